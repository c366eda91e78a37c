import { settings } from './settings.js';

/** Whether this browser can call somebody who looks elsewhere; many do so only on safe addresses. */
export const canNotify = (): boolean => 'Notification' in globalThis && isSecureContext;

/** Asks the visitor's browser for leave to call them; whether it is given. */
export const askToNotify = async (): Promise<boolean> => (await Notification.requestPermission()) === 'granted';

/**
 * Calls somebody who looks elsewhere back to this page, where they have wished for it. A later call about the same page
 * takes the place of the one before.
 */
export async function notify(title: string, body: string): Promise<void> {
  if (!settings.get().notify || !document.hidden || !canNotify() || Notification.permission !== 'granted') return;
  const about = { body, tag: location.pathname, icon: '/icon-192.png' };
  // On phones only what works behind a page may call; elsewhere a page may have nothing of the kind.
  const behind = await navigator.serviceWorker?.getRegistration();
  if (behind !== undefined) return behind.showNotification(title, about);
  const call = new Notification(title, about);
  call.onclick = () => {
    focus();
    call.close();
  };
}

import { useEffect, useRef } from 'preact/hooks';

/** Keys that work anywhere on the page but in what uses them itself. */
export function useKeys(keys: { readonly [key: string]: () => void }): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const act = latest.current[event.key];
      if (act === undefined || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      if (document.querySelector('dialog[open]') !== null) return;
      const { target } = event;
      const own = target instanceof Element ? target.closest(event.key === ' ' ? 'button, a, select' : 'select') : null;
      if (own !== null) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}

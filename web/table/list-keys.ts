import { useLayoutEffect, useRef } from 'preact/hooks';

/** A list of answers by keyboard: its numbers, and arrows from one to the next. */

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;

/** Hears keys wherever nobody writes and no sheet lies open; `act` says whether one meant something. */
function usePresses(act: (key: string) => boolean): void {
  const acts = useRef(act);
  acts.current = act;
  // Before it is painted: who presses as soon as they see the question must be heard.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target)) return;
      if (document.querySelector('dialog[open]') !== null) return;
      if (acts.current(event.key)) event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}

/** The keys 1 to 9 give the answer of that number; `act` says whether there is one. */
export const useDigits = (act: (nth: number) => boolean): void =>
  usePresses((key) => /^[1-9]$/.test(key) && act(Number(key) - 1));

/** The key of a question mark opens what helps. */
export const useHelp = (open: () => void): void =>
  usePresses((key) => {
    if (key === '?') open();
    return key === '?';
  });

/** Arrows go from one answer to the next. */
export function walk(event: KeyboardEvent, list: HTMLElement | null): void {
  const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
  if (step === undefined) return;
  const buttons = [...(list?.querySelectorAll<HTMLButtonElement>('button.opt') ?? [])];
  const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
  event.preventDefault();
  buttons[(at + step + buttons.length) % buttons.length]?.focus();
}

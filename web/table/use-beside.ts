import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';

/** Where a thing lies on the screen. */
export type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/** So far from the thing, and from the edges of the screen (pixels). */
const GAP = 12;

/**
 * Says where a note lies beside a thing: to its right or left, else above or below it, where there is room. Its style takes it from there, or has
 * a place of its own for it. `about` says when it is another one.
 */
export function useBeside<E extends HTMLElement = HTMLElement>(box: Box, about: string) {
  const note = useRef<E>(null);
  useLayoutEffect(() => {
    const { current } = note;
    if (current === null) return;
    const { width, height } = current.getBoundingClientRect();
    const right = box.right + GAP + width <= innerWidth - GAP;
    const left = right ? box.right + GAP : box.left - GAP - width;
    const fits = left >= GAP;
    const above = box.top - GAP - height >= GAP || box.top > innerHeight - box.bottom;
    const outside = above ? box.top - GAP - height : box.bottom + GAP;
    const top = fits ? (box.top + box.bottom - height) / 2 : outside;
    const within = (at: number, size: number, all: number) => Math.max(GAP, Math.min(all - size - GAP, at));
    const x = fits ? left : within((box.left + box.right - width) / 2, width, innerWidth);
    current.style.setProperty('--beside-x', `${x}px`);
    current.style.setProperty('--beside-y', `${within(top, height, innerHeight)}px`);
  }, [box, about]);
  return note;
}

/** A touch elsewhere or Escape puts away a note that is held open. */
export function usePutAway(held: boolean, note: { readonly current: HTMLElement | null }, close: () => void): void {
  const latest = useRef(close);
  latest.current = close;
  useEffect(() => {
    if (!held) return;
    const elsewhere = ({ target }: Event) => {
      if (target instanceof Node && note.current?.contains(target) === false) latest.current();
    };
    const pressed = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') latest.current();
    };
    addEventListener('pointerdown', elsewhere);
    addEventListener('keydown', pressed);
    return () => {
      removeEventListener('pointerdown', elsewhere);
      removeEventListener('keydown', pressed);
    };
  }, [held]);
}

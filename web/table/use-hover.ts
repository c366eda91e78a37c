import { useEffect, useRef } from 'preact/hooks';

/** So long (milliseconds) a mouse rests on a card before it is shown large. */
const REST = 250;

/** Tells on which card of a box a mouse rests, and when it leaves it. */
export function useHover(box: { readonly current: HTMLElement | null }, rest: (card: Element | null) => void): void {
  const latest = useRef(rest);
  latest.current = rest;
  useEffect(() => {
    const { current } = box;
    if (current === null) return;
    let over: Element | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const leave = () => {
      clearTimeout(timer);
      if (over !== null) latest.current(null);
      over = null;
    };
    const enter = ({ target, pointerType, buttons }: PointerEvent) => {
      const card = target instanceof Element ? target.closest('[data-card]') : null;
      if (card === over && buttons === 0) return;
      leave();
      if (card === null || pointerType !== 'mouse' || buttons !== 0) return;
      over = card;
      timer = setTimeout(() => latest.current(card), REST);
    };
    const ends = new AbortController();
    const { signal } = ends;
    current.addEventListener('pointerover', enter, { signal });
    current.addEventListener('pointerleave', leave, { signal });
    current.addEventListener('pointerdown', leave, { signal });
    return () => {
      clearTimeout(timer);
      ends.abort();
    };
  }, []);
}

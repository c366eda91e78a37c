import { useEffect, useRef } from 'preact/hooks';
import type { Box } from './use-beside.js';

/** A number that somebody wants to know more of. */
export interface Asked {
  readonly number: string;
  readonly box: Box;
}

const STEPS: { readonly [key: string]: number } = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Tells which number of a box was touched; arrows go from one number of a group to the next. */
export function useNumbers(box: { readonly current: HTMLElement | null }, touched: (asked: Asked) => void): void {
  const latest = useRef(touched);
  latest.current = touched;
  useEffect(() => {
    const { current } = box;
    if (current === null) return;
    const found = ({ target }: Event) =>
      target instanceof Element ? target.closest<HTMLElement>('[data-number]') : null;
    const click = (event: Event) => {
      const number = found(event);
      if (number === null || event.defaultPrevented) return;
      // It may lie in something else that can be touched.
      event.stopPropagation();
      latest.current({ number: number.dataset.number!, box: number.getBoundingClientRect() });
    };
    const press = (event: KeyboardEvent) => {
      const [number, step] = [found(event), STEPS[event.key]];
      const group = number?.closest('[data-numbers]');
      if (number === null || step === undefined || !group) return;
      const all = [...group.querySelectorAll<HTMLElement>('[data-number]')];
      event.preventDefault();
      all[(all.indexOf(number) + step + all.length) % all.length]?.focus();
    };
    const ends = new AbortController();
    const { signal } = ends;
    current.addEventListener('click', click, { capture: true, signal });
    current.addEventListener('keydown', press, { signal });
    return () => ends.abort();
  }, []);
}

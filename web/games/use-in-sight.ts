import { useEffect } from 'preact/hooks';
import { useResized } from './use-resized.js';

/**
 * Where a strip of cards is wider than the screen, one that may be chosen, or is chosen already, is in sight whenever something
 * else may be, and when the strip has another size.
 */
export function useInSight(strip: { readonly current: HTMLElement | null }, asked: unknown): void {
  const show = () => {
    const box = strip.current;
    const cards = [...(box?.querySelectorAll('.may') ?? []), ...(box?.querySelectorAll('.is-selected') ?? [])];
    const [first, ...others] = cards.map((card) => card.getBoundingClientRect());
    if (box === null || first === undefined) return;
    const { left, right } = box.getBoundingClientRect();
    const cut = (card: DOMRect) => card.left < left || card.right > right;
    if ([first, ...others].every(cut)) box.scrollLeft += first.left < left ? first.left - left : first.right - right;
  };
  useEffect(show, [asked]);
  useResized(strip, show);
}

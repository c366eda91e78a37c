import { useEffect } from 'preact/hooks';

/** Where a strip of cards is wider than the screen, one that may be chosen, or is chosen already, is in sight whenever something else is asked. */
export function useInSight(strip: { readonly current: HTMLElement | null }, asked: unknown): void {
  useEffect(() => {
    const box = strip.current;
    const card = (box?.querySelector('.may') ?? box?.querySelector('.is-selected'))?.getBoundingClientRect();
    if (box === null || card === undefined) return;
    const { left, right } = box.getBoundingClientRect();
    box.scrollLeft += card.left < left ? card.left - left : Math.max(0, card.right - right);
  }, [asked]);
}

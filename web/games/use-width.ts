import { useEffect, useRef } from 'preact/hooks';

/** Tells that a box has become wider or narrower. */
export function useWidth(box: { readonly current: Element | null }, changed: () => void): void {
  const latest = useRef(changed);
  latest.current = changed;
  useEffect(() => {
    const { current } = box;
    if (current === null) return;
    let width = current.clientWidth;
    const watch = new ResizeObserver(() => {
      if (current.clientWidth === width) return;
      width = current.clientWidth;
      latest.current();
    });
    watch.observe(current);
    return () => watch.disconnect();
  }, []);
}

import { useEffect, useRef } from 'preact/hooks';

/** Tells that a box has another size, and whether it has another width. */
export function useResized(box: { readonly current: Element | null }, changed: (wide: boolean) => void): void {
  const latest = useRef(changed);
  latest.current = changed;
  useEffect(() => {
    const { current } = box;
    if (current === null) return;
    let { clientWidth: width, clientHeight: height } = current;
    const watch = new ResizeObserver(() => {
      const wide = current.clientWidth !== width;
      if (!wide && current.clientHeight === height) return;
      ({ clientWidth: width, clientHeight: height } = current);
      latest.current(wide);
    });
    watch.observe(current);
    return () => watch.disconnect();
  }, []);
}

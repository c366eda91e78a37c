import { useEffect, useRef } from 'preact/hooks';

/** Citations and references inside the box open the rule here, and not the rulebook in place of the table. */
export function useCitations(open: (rule: string) => void) {
  const box = useRef<HTMLDivElement>(null);
  const latest = useRef(open);
  latest.current = open;
  useEffect(() => {
    const { current } = box;
    const cited = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLElement>('a.cite, a.ref') : null;
      const rule = link?.dataset.rule;
      if (rule === undefined || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      latest.current(rule);
    };
    current?.addEventListener('click', cited);
    return () => current?.removeEventListener('click', cited);
  }, []);
  return box;
}

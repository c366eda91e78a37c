import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';

/** Where the last touch of the page was, and by which key the last answer was given. */
let last: { readonly x: number; readonly y: number } | null = null;

interface Guard {
  /** The answer that wants a second touch, once it was touched. */
  readonly sure: string | null;
  /** Whether a touch counts: not the first one of an answer that gives something up where the last touch was. */
  allows(key: string): boolean;
}

/**
 * Keeps a double click from giving something up: an answer that does, and lies where the last touch was, wants a second
 * touch. `asked` names the question; `gives` the answers that give something up.
 */
export function useGuard(
  asked: string,
  list: { readonly current: HTMLElement | null },
  gives: (key: string) => boolean,
): Guard {
  const guarded = useRef<ReadonlySet<string>>(new Set());
  const [sure, be] = useState<string | null>(null);
  useEffect(() => {
    const note = ({ clientX, clientY }: PointerEvent) => {
      last = { x: clientX, y: clientY };
    };
    addEventListener('pointerdown', note, { capture: true });
    return () => removeEventListener('pointerdown', note, { capture: true });
  }, []);
  useLayoutEffect(() => {
    be(null);
    guarded.current = new Set();
    if (last === null) return; // nothing was touched yet, and to ask where everything lies takes time
    const at = last;
    const under = [...(list.current?.querySelectorAll<HTMLElement>('[data-key]') ?? [])].filter((button) => {
      const { left, right, top, bottom } = button.getBoundingClientRect();
      return at.x >= left && at.x <= right && at.y >= top && at.y <= bottom;
    });
    guarded.current = new Set(
      under.flatMap(({ dataset }) => (dataset.key !== undefined && gives(dataset.key) ? [dataset.key] : [])),
    );
  }, [asked]);
  return {
    sure,
    allows(key) {
      if (!guarded.current.has(key) || sure === key) return true;
      be(key);
      return false;
    },
  };
}

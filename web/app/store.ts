import { useEffect, useState } from 'preact/hooks';

/** A value that parts of the page watch. */
export interface Store<T> {
  get(): T;
  set(next: T): void;
  subscribe(changed: () => void): () => void;
}

export function store<T>(first: T): Store<T> {
  let value = first;
  const watchers = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const changed of [...watchers]) changed();
    },
    subscribe(changed) {
      watchers.add(changed);
      return () => void watchers.delete(changed);
    },
  };
}

/** The value of a store, drawn again when it changes. */
export function useStore<T>(of: Pick<Store<T>, 'get' | 'subscribe'>): T {
  const [, draw] = useState(0);
  const value = of.get();
  useEffect(() => {
    const again = () => draw((n) => n + 1);
    const stop = of.subscribe(again);
    // It may have changed between the drawing and now, while nobody watched; some stores notice only when one does.
    if (!Object.is(value, of.get())) again();
    return stop;
  }, [of]);
  return value;
}

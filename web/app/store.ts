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
  useEffect(() => of.subscribe(() => draw((n) => n + 1)), [of]);
  return of.get();
}

import { useEffect, useState } from 'preact/hooks';

/** A part of the page that is loaded when somebody wants it. */
export function useLater<T>(load: () => Promise<T>): T | 'failed' | null {
  const [part, set] = useState<T | 'failed' | null>(null);
  useEffect(
    () =>
      void load().then(
        (loaded) => set(() => loaded),
        () => set('failed'),
      ),
    [],
  );
  return part;
}

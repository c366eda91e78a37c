import { useEffect, useState } from 'preact/hooks';

/** False while something is drawn for the first time, true from the frame after: what is dear then comes in two steps. */
export function useDrawn(): boolean {
  const [drawn, set] = useState(false);
  useEffect(() => set(true), []);
  return drawn;
}

import type { FunctionComponent, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/** The tale of the night comes when the night is over: until then no table carries it. */
export function End(): JSX.Element | null {
  const [loaded, show] = useState<{ readonly Tale: FunctionComponent } | null>(null);
  useEffect(() => {
    void import('./tale.js').then(show);
  }, []);
  return loaded === null ? null : <loaded.Tale />;
}

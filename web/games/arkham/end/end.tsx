import type { FunctionComponent, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../../../app/parts.js';
import { say } from '../../../text/words.js';
import { useSeen } from '../seen.js';

/** The tale of the night comes when the night is over: until then no table carries it. Without the network it may not come. */
export function End(): JSX.Element | null {
  const { words } = useSeen();
  const [loaded, show] = useState<{ readonly Tale: FunctionComponent } | 'failed' | null>(null);
  useEffect(() => {
    import('./tale.js').then(show, () => show('failed'));
  }, []);
  if (loaded === null) return null;
  if (loaded !== 'failed') return <loaded.Tale />;
  // Browsers remember that a module did not come: only the page anew asks for it again.
  return (
    <p class="ar-untold" role="alert">
      <span>{words('end.missing')}</span>
      <button type="button" class="btn btn--small" onClick={() => location.reload()}>
        <Icon id="replay" />
        {say('offline.retry')}
      </button>
    </p>
  );
}

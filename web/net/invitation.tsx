import { useRef, useState } from 'preact/hooks';
import { Icon } from '../app/parts.js';
import { say } from '../text/words.js';

interface InvitationProps {
  readonly id: string;
  readonly token: string;
  /** The game has begun: whoever comes now can only watch. */
  readonly watch?: boolean;
}

/** The link that lets others in: to be copied, or handed to whatever the device shares by. */
export function Invitation({ id, token, watch = false }: InvitationProps) {
  const field = useRef<HTMLInputElement>(null);
  const [copied, tell] = useState(false);
  // What follows the # never reaches a server's log.
  const address = `${location.origin}/table/${id}#invite=${encodeURIComponent(token)}`;
  const copy = async () => {
    field.current?.select();
    // The clipboard is there on secure addresses only; elsewhere the text is marked, ready to be copied.
    await navigator.clipboard?.writeText(address).then(
      () => tell(true),
      () => undefined,
    );
  };
  const share = () =>
    navigator.share({ title: 'Tabula Obscura', text: say('gather.share.text'), url: address }).catch(() => undefined); // thought better of it
  return (
    <section class="tray form invitation">
      <h2 class="caps">{say('gather.link')}</h2>
      <p>{say(watch ? 'gather.link.watch' : 'gather.link.about')}</p>
      <div class="invitation__row">
        <input ref={field} class="field" readOnly value={address} aria-label={say('gather.link')} />
        <button type="button" class="btn" onClick={() => void copy()}>
          <Icon id={copied ? 'check' : 'link'} />
          <span aria-live="polite">{say(copied ? 'gather.copied' : 'gather.copy')}</span>
        </button>
        {typeof navigator.share === 'function' && (
          <button type="button" class="btn" onClick={() => void share()}>
            <Icon id="share" />
            {say('gather.share')}
          </button>
        )}
      </div>
    </section>
  );
}

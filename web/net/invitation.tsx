import { useRef, useState } from 'preact/hooks';
import { desk } from '../app/desk.js';
import { Icon } from '../app/parts.js';
import { refusalWords } from '../app/refusals.js';
import type { Refusal } from '../table/source.js';
import { say } from '../text/words.js';
import { QrCode } from './qr/code.js';

interface InvitationProps {
  readonly id: string;
  readonly token: string;
  /** The game has begun: whoever comes now can only watch. */
  readonly watch?: boolean;
  /** Makes a new one, for the host. */
  readonly renew?: (() => Promise<Refusal | null>) | undefined;
}

/** The link that lets others in: to be copied, handed to whatever the device shares by, or held before a camera. */
export function Invitation({ id, token, watch = false, renew }: InvitationProps) {
  const field = useRef<HTMLInputElement>(null);
  const [done, tell] = useState(false);
  const [coded, code] = useState(!watch && desk.get());
  // What follows the # never reaches a server's log.
  const address = `${location.origin}/table/${id}#invite=${encodeURIComponent(token)}`;
  const copy = async () => {
    field.current?.select();
    tell(await copied(address));
  };
  const [said, announce] = useState('');
  const anew = async () => {
    const refusal = await renew?.();
    tell(false);
    announce(refusal === null ? say('gather.renewed') : refusalWords(refusal?.code ?? ''));
  };
  const share = () =>
    navigator
      .share({ title: 'Tabula Obscura', text: say('gather.share.text'), url: address })
      // Who thought better of it has shared nothing; a device that cannot share can still copy.
      .catch((error: unknown) => (error instanceof DOMException && error.name === 'AbortError' ? undefined : copy()));
  return (
    <section class="tray form invitation">
      <h2 class="caps">{say('gather.link')}</h2>
      <p>{say(watch ? 'gather.link.watch' : 'gather.link.about')}</p>
      <div class="invitation__row">
        <input ref={field} class="field" readOnly value={address} aria-label={say('gather.link')} />
        <button type="button" class="btn" onClick={() => void copy()}>
          <Icon id={done ? 'check' : 'link'} />
          <span aria-live="polite">{say(done ? 'gather.copied' : 'gather.copy')}</span>
        </button>
        {typeof navigator.share === 'function' && (
          <button type="button" class="btn" onClick={() => void share()}>
            <Icon id="share" />
            {say('gather.share')}
          </button>
        )}
        <button type="button" class="btn btn--quiet" aria-expanded={coded} onClick={() => code(!coded)}>
          <Icon id="qr" />
          {say('gather.qr')}
        </button>
        {renew !== undefined && (
          <button type="button" class="btn btn--quiet" onClick={() => void anew()}>
            <Icon id="loop" />
            {say('gather.renew')}
          </button>
        )}
      </div>
      {said !== '' && <p role="status">{said}</p>}
      {coded && (
        <figure class="invitation__code">
          <QrCode text={address} label={say('gather.qr')} />
          <figcaption>{say('gather.qr.about')}</figcaption>
        </figure>
      )}
    </section>
  );
}

/** Copies a text; where it cannot, the marked one is ready to be copied by hand. */
async function copied(text: string): Promise<boolean> {
  try {
    // The clipboard is there on secure addresses only; elsewhere there is still the old way, for what is marked.
    if (navigator.clipboard === undefined) return document.execCommand('copy');
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

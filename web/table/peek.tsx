import type { Voice } from '@tabula/kit/voice.js';
import { Cite, Icon } from '../app/parts.js';
import { settings } from '../app/settings.js';
import type { Face } from '../games/face.js';
import { say } from '../text/words.js';
import type { TableNow, Why } from './source.js';
import { type Box, useBeside, usePutAway } from './use-beside.js';

/** A card that is looked at beside where it lies: in passing, or held open with why it cannot be used. */
export interface Peeked {
  readonly card: string;
  /** Where it lies on the screen. */
  readonly box: Box;
  /** It stays until it is put away. */
  readonly held: boolean;
  /** Set where it was touched, and nothing can be done with it. */
  readonly why?: Why;
}

interface PeekProps {
  readonly peeked: Peeked;
  readonly now: TableNow;
  readonly face: Face;
  readonly voice: Voice;
  readonly close: () => void;
}

/** A card large, beside the one it shows: the table stays as bright as it is. */
export function Peek({ peeked, now, face, voice, close }: PeekProps) {
  const { card, box, why, held } = peeked;
  const note = useBeside(box, card);
  usePutAway(held, note, close);
  return (
    <>
      <i class="peek__ring" style={ringOf(box)} />
      <section
        ref={note}
        class={`peek${held ? ' is-pinned' : ''}`}
        {...(held ? { role: 'dialog', 'aria-label': voice.card(card)?.name ?? '' } : { inert: true })}
      >
        <face.CardSheet card={card} options={now.options} language={settings.get().language} now={now} />
        {held && (
          <div class="peek__why">
            {why?.reasons.map((reason) => (
              <p class="reason" key={`${reason.key}/${reason.rule}`}>
                {voice.say(reason)} <Cite rule={reason.rule} />
              </p>
            ))}
            {why?.reasons.length === 0 && <p class="reason">{say('why.nothing')}</p>}
            <button type="button" class="iconbtn" aria-label={say('close')} onClick={close}>
              <Icon id="close" />
            </button>
          </div>
        )}
      </section>
    </>
  );
}

const ringOf = ({ left, top, right, bottom }: Box) => ({
  left: `${left}px`,
  top: `${top}px`,
  width: `${right - left - 4}px`,
  height: `${bottom - top - 4}px`,
});

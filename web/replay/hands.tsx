import type { Voice } from '@tabula/kit/voice.js';
import { Sigil } from '../app/parts.js';
import type { HandSeen } from '../games/face.js';
import { say } from '../text/words.js';

interface HandsProps {
  readonly hands: readonly HandSeen[];
  readonly voice: Voice;
  readonly see: (card: string) => void;
}

/** What everybody held, when the game is over and nobody hides anything. */
export function Hands({ hands, voice, see }: HandsProps) {
  return (
    <section class="hands" aria-label={say('replay.hands')}>
      {hands.map(({ seat, cards }) => (
        <p key={seat}>
          <Sigil seat={seat} />
          <b class="vh">{voice.name({ seat })}</b>
          {cards.length === 0 && <span>{say('replay.hands.none')}</span>}
          {cards.map((card, at) => (
            <button key={`${card}/${at}`} type="button" class="chip" onClick={() => see(card)}>
              {voice.name({ card })}
            </button>
          ))}
        </p>
      ))}
    </section>
  );
}

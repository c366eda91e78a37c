import type { Level } from '@tabula/bots/bot.js';
import type { Entry } from '../games/entry.js';
import { say } from '../text/words.js';
import { Sigil } from './parts.js';
import { Pills } from './pills.js';

/** Who is to take a seat: somebody who is invited, or a bot. */
export type Taker = 'person' | Level;

const TAKERS: readonly Taker[] = ['person', 'easy', 'normal', 'hard'];

interface NewSeatsProps {
  readonly game: Entry;
  /** What the visitor is called. */
  readonly own: string;
  /** Everybody but the visitor. */
  readonly takers: readonly Taker[];
  readonly set: (takers: readonly Taker[]) => void;
}

/** How many play, and who on which seat. Where one may play alone, the game itself is the opponent. */
export function NewSeats({ game, own, takers, set }: NewSeatsProps) {
  const counts = Array.from({ length: game.players.max - game.players.min + 1 }, (_, at) => game.players.min + at);
  const resize = (count: number) => set(Array.from({ length: count - 1 }, (_, at) => takers[at] ?? 'person'));
  return (
    <div class="part">
      <Pills
        label={say('lobby.players')}
        values={counts}
        value={takers.length + 1}
        set={resize}
        name={(count) => String(count)}
      />
      <ol class="new-seats">
        <li>
          <Sigil seat={0} />
          <b>{own}</b>
          <small>{say('seat.you')}</small>
        </li>
        {takers.map((taker, at) => (
          <li key={at}>
            <Sigil seat={at + 1} />
            <Pills
              label={say('name.seat', { number: at + 2 })}
              values={TAKERS}
              value={taker}
              set={(next) => set(takers.map((entry, other) => (other === at ? next : entry)))}
              name={(entry) => say(`taker.${entry}`)}
            />
          </li>
        ))}
      </ol>
      <p class="flavour">{say(takers.length === 0 ? 'invite.alone.about' : 'invite.seats.about')}</p>
    </div>
  );
}

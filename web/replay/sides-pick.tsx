import { say } from '../text/words.js';
import type { Past, Side } from './past.js';

interface SidesProps {
  readonly past: Past;
  readonly look: (side: Side) => void;
}

/** Whose eyes to look with: on one screen everybody's, when the game is over all at once. */
export function Sides({ past, look }: SidesProps) {
  return (
    <label class="replay__speed">
      <span class="vh">{say('replay.side')}</span>
      <select
        value={String(past.side)}
        onChange={({ currentTarget }) => look(past.sides.find((side) => String(side) === currentTarget.value) ?? null)}
      >
        {past.sides.map((side) => (
          <option key={side} value={String(side)}>
            {side === 'all' ? say('replay.side.all') : (past.sitters[side ?? -1]?.name ?? say('replay.side.none'))}
          </option>
        ))}
      </select>
    </label>
  );
}

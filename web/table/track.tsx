import type { Where } from '../games/face.js';
import { say } from '../text/words.js';

/** Where a game is: the round of how many, and the phases of a round with the one it is in. */
export function Track({ where }: { readonly where: Where | null }) {
  if (where === null || where.round === 0) return null;
  const { round, rounds, phase, phases, at } = where;
  return (
    <div class="table__where">
      <p>
        {rounds === null ? say('table.round', { round }) : say('table.round.of', { round, rounds })}{' '}
        <b class="track__now">{phase}</b>
      </p>
      <ol class="track" aria-hidden="true">
        {phases.map((name, nth) => (
          <li key={name} class={nth === at ? 'is-now' : nth < at ? 'is-past' : ''}>
            <span>{name}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

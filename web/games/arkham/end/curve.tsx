import type { JSX } from 'preact';
import { useSeen } from '../seen.js';
import type { Standing } from './night.js';

const [WIDTH, HEIGHT, MARGIN, BELOW] = [300, 64, 10, 3];
/** Of more rounds some are not counted below the curve: the last one always is. */
const MOST_ROUNDS = 12;

/** Doom against clues, round by round: one curve for all. */
export function Curve({ rounds }: { readonly rounds: readonly Standing[] }): JSX.Element {
  const { words } = useSeen();
  const most = Math.max(1, ...rounds.flatMap(({ doom, clues }) => [doom, clues]));
  const x = (at: number) => MARGIN + (at * (WIDTH - 2 * MARGIN)) / (rounds.length - 1);
  const y = (count: number) => HEIGHT - BELOW - (count * (HEIGHT - MARGIN - BELOW)) / most;
  const line = (of: 'doom' | 'clues') =>
    rounds.map((standing, at) => `${at === 0 ? 'M' : 'L'}${x(at).toFixed(1)} ${y(standing[of]).toFixed(1)}`).join('');
  const last = rounds.at(-1)!;
  const every = Math.ceil(rounds.length / MOST_ROUNDS);
  return (
    <div class="ar-curve">
      <p class="caps">{words('end.curve')}</p>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={words('end.curve')}>
        <path class="ar-curve__base" d={`M${MARGIN} ${HEIGHT - BELOW}H${WIDTH - MARGIN}`} />
        <path class="ar-curve__doom" d={line('doom')} />
        <path class="ar-curve__clues" d={line('clues')} />
      </svg>
      <ol class="ar-curve__rounds num" aria-hidden="true">
        {rounds.map(({ round }, at) => (
          <li key={round}>{(rounds.length - 1 - at) % every === 0 && round}</li>
        ))}
      </ol>
      <p class="ar-curve__key">
        <i class="is-doom" />
        {words('end.curve.doom', { count: last.doom })} <i class="is-clues" />
        {words('end.curve.clues', { count: last.clues })}
      </p>
    </div>
  );
}

import { useEffect, useRef } from 'preact/hooks';
import { Cite, Icon } from '../app/parts.js';
import type { Way } from './composer.js';
import { useDigits, walk } from './list-keys.js';
import { showGhosts } from './numbers.js';

interface WaysProps {
  readonly ways: readonly Way[];
  /** The rule that asks: it is cited above. */
  readonly asks: string;
  readonly busy: boolean;
  readonly take: (way: Way) => void;
}

/** Longer texts (characters) have the whole width of the panel. */
const SHORT = 60;

/** What can be done with what is chosen; what is forbidden keeps its place and tells why. */
export function Ways({ ways, asks, busy, take }: WaysProps) {
  const list = useRef<HTMLUListElement>(null);
  // A number is the answer that shows it: what is forbidden has none, and a sheet with its reason does not open by chance.
  const numbered = ways.filter(({ forbidden }) => forbidden === undefined);
  const numberOf = (way: Way): number => numbered.indexOf(way) + 1;
  useDigits((nth) => {
    const way = numbered[nth];
    if (way !== undefined) take(way);
    return way !== undefined;
  });
  // What was pointed at may be gone with the list.
  useEffect(() => () => showGhosts(), [ways]);
  const beside = ways.length > 2 && ways.every(({ hint }) => hint.length <= SHORT);
  return (
    <ul
      ref={list}
      class={`opts${beside ? ' opts--many' : ''}`}
      aria-labelledby="prompt"
      aria-busy={busy}
      onKeyDown={(event) => walk(event, list.current)}
    >
      {ways.map((way) => (
        <li key={way.id}>
          <button
            type="button"
            class={`opt${way.forbidden === undefined ? '' : ' is-forbidden'}`}
            data-way={way.id}
            onPointerEnter={() => showGhosts(way.ghosts)}
            onPointerLeave={() => showGhosts()}
            onFocus={() => showGhosts(way.ghosts)}
            onBlur={() => showGhosts()}
            onClick={() => take(way)}
          >
            <span class="opt__ico">
              <Icon id={way.icon} />
            </span>
            <span class="opt__t">
              {way.label}
              {way.hint !== '' && <small>{way.hint}</small>}
            </span>
            {numberOf(way) > 0 && numberOf(way) <= 9 && (
              <span class="kbd" aria-hidden="true">
                {numberOf(way)}
              </span>
            )}
          </button>
          {way.rule !== asks && <Cite rule={way.rule} short />}
        </li>
      ))}
    </ul>
  );
}

import { useRef } from 'preact/hooks';
import { Cite, Icon } from '../app/parts.js';
import type { Way } from './composer.js';
import { useDigits, walk } from './list-keys.js';

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
  useDigits((nth) => {
    const way = ways[nth];
    if (way !== undefined) take(way);
    return way !== undefined;
  });
  const beside = ways.length > 2 && ways.every(({ hint }) => hint.length <= SHORT);
  return (
    <ul
      ref={list}
      class={`opts${beside ? ' opts--many' : ''}`}
      aria-labelledby="prompt"
      aria-busy={busy}
      onKeyDown={(event) => walk(event, list.current)}
    >
      {ways.map((way, at) => (
        <li key={way.id}>
          <button
            type="button"
            class={`opt${way.forbidden === undefined ? '' : ' is-forbidden'}`}
            data-way={way.id}
            onClick={() => take(way)}
          >
            <span class="opt__ico">
              <Icon id={way.icon} />
            </span>
            <span class="opt__t">
              {way.label}
              {way.hint !== '' && <small>{way.hint}</small>}
            </span>
            {at < 9 && way.forbidden === undefined && (
              <span class="kbd" aria-hidden="true">
                {at + 1}
              </span>
            )}
          </button>
          {way.rule !== asks && <Cite rule={way.rule} short />}
        </li>
      ))}
    </ul>
  );
}

import { Icon } from '../app/parts.js';

/** Some units of a gauge that come from one thing. */
interface Part {
  readonly count: number;
  /** What stands on it: a symbol for each unit, or one sign for all of them. */
  readonly icon?: string;
  readonly sign?: string;
}

/** Parts of one kind, with their colour and what they are. */
interface Source {
  readonly tone: string;
  readonly label: string;
  readonly parts: readonly Part[];
}

/** How far something reaches, unit by unit, against what has to be exceeded. */
export interface Gauge {
  readonly title: string;
  readonly limit: number;
  /** "more than 5". */
  readonly over: string;
  readonly seat: number;
  readonly sources: readonly Source[];
  /** The lines of the forecast that say the same in words. */
  readonly says: readonly string[];
}

const countOf = (parts: readonly Part[]): number => parts.reduce((sum, { count }) => sum + count, 0);

/** A bar that is read at a glance; who hears the page is told the same in a sentence. */
export function GaugeBar({ title, limit, over, seat, sources }: Gauge) {
  const reach = countOf(sources.flatMap(({ parts }) => parts));
  const cells = Math.max(reach, limit) + 1;
  const enough = reach > limit;
  return (
    <div class="gauge" aria-hidden="true" data-seat={seat + 1} style={{ '--n': cells, '--at': limit }}>
      <p class="caps">{title}</p>
      <div class="gauge__bar">
        {sources.flatMap(({ tone, parts }, source) =>
          parts.flatMap(({ count, icon, sign }, part) =>
            sign === undefined ? (
              Array.from({ length: count }, (_, at) => (
                <i key={`${source}/${part}/${at}`} style={{ '--tone': tone }}>
                  {icon !== undefined && <Icon id={icon} />}
                </i>
              ))
            ) : (
              <i key={`${source}/${part}`} style={{ '--tone': tone, '--count': count }}>
                {sign}
              </i>
            ),
          ),
        )}
        {Array.from({ length: cells - reach }, (_, at) => (
          <i key={at} class="is-empty" />
        ))}
        <b class="gauge__limit">
          <span>{over}</span>
        </b>
      </div>
      <p class="gauge__sources">
        {sources.map(({ tone, label }) => (
          <span key={label}>
            <i style={{ '--tone': tone }} />
            {label}
          </span>
        ))}
        <b class={enough ? 'num is-enough' : 'num'}>
          {reach} {enough ? '>' : '≤'} {limit}
        </b>
      </p>
    </div>
  );
}

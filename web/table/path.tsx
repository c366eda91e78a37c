import type { Voice } from '@tabula/kit/voice.js';
import { useMemo, useState } from 'preact/hooks';
import { Sigil } from '../app/parts.js';
import type { Counted, Face, Series, Step } from '../games/face.js';
import { type Address, type Past, replayAddress } from '../replay/past.js';
import { say } from '../text/words.js';
import { changes, type Rounds, roundsOf } from './path-plan.js';
import { withMinus } from './signed.js';

interface PathProps {
  readonly past: Past;
  readonly face: Face;
  readonly voice: Voice;
  readonly series: readonly Series[];
  readonly at: Address;
}

/** The round in which a story begins: 0 before the first one, another where a game went on from a position. */
const firstRound = ({ moments }: Past, face: Face, voice: Voice): number =>
  face.where(moments[0]?.board, voice)?.round ?? 0;

/** The way to victory as a picture: a line for each player, through the rounds. */
export function Path({ past, face, voice, series, at }: PathProps) {
  const [chosen, choose] = useState(series[0]!);
  const steps = useMemo(() => face.steps(past, voice), [past, face, voice]);
  const rounds = useMemo(() => roundsOf(past, face, firstRound(past, face, voice)), [past, face, voice]);
  return (
    <figure class="path">
      <figcaption>
        <span class="caps">{say('end.path')}</span>
        <fieldset class="lv">
          <legend class="vh">{say('end.path.of')}</legend>
          {series.map((entry) => (
            <button key={entry.id} type="button" aria-pressed={entry.id === chosen.id} onClick={() => choose(entry)}>
              {entry.label}
            </button>
          ))}
        </fieldset>
      </figcaption>
      <Picture past={past} series={chosen} rounds={rounds} steps={chosen === series[0] ? steps : []} />
      <Numbers past={past} voice={voice} series={chosen} rounds={rounds} />
      {chosen === series[0] && (
        <ol class="path__steps">
          {steps.map((step) => (
            <li key={`${step.seat}/${step.at}/${step.label}`}>
              <a href={replayAddress(at, step.at)}>
                <Sigil seat={step.seat} />
                <span>{step.label}</span>
                <span class="num">
                  {say('table.round', { round: rounds.of(step.at) })} · {withMinus(chosen.says(step.total))}
                </span>
              </a>
            </li>
          ))}
        </ol>
      )}
    </figure>
  );
}

/** On a phone the picture is as wide as the screen: then it is drawn narrower, not smaller. */
const wide = (): boolean => innerWidth >= 700;
const LEFT = 30;
const RIGHT = 20;
const HEIGHT = 230;
const TOP = 16;
const BOTTOM = 34;

interface PictureProps {
  readonly past: Past;
  readonly series: Series;
  readonly rounds: Rounds;
  readonly steps: readonly Step[];
}

function Picture({ past, series, rounds, steps }: PictureProps) {
  const counts = useMemo(() => past.moments.map(({ board }) => series.of(board)), [past, series]);
  const goal = series.goal(past.sitters.length);
  const most = Math.max(1, goal ?? 0, ...counts.flat());
  const width = wide() ? 640 : 360;
  const x = (place: number) => LEFT + (place / rounds.count) * (width - LEFT - RIGHT);
  const y = (count: number) => TOP + (1 - count / most) * (HEIGHT - TOP - BOTTOM);
  return (
    <svg viewBox={`0 0 ${width} ${HEIGHT}`} role="img" aria-label={`${say('end.path')}: ${series.label}`}>
      {Array.from({ length: rounds.count }, (_, at) => (
        <g key={at}>
          <line class="path__grid" x1={x(at)} x2={x(at)} y1={TOP} y2={HEIGHT - BOTTOM} />
          <text class="path__label" x={x(at + 0.5)} y={HEIGHT - 12} text-anchor="middle">
            {rounds.count > (wide() ? 7 : 4) ? at + rounds.first : say('table.round', { round: at + rounds.first })}
          </text>
        </g>
      ))}
      {goal !== null && <line class="path__goal" x1={LEFT} x2={width - 8} y1={y(goal)} y2={y(goal)} />}
      {[goal ?? most, 0].map((count) => (
        <text key={count} class="path__label" x={LEFT - 8} y={y(count) + 4} text-anchor="end">
          {count}
        </text>
      ))}
      {(counts[0] ?? []).map((_, seat) => (
        <Line
          key={seat}
          seat={seat}
          points={changes(
            counts.map((entry) => entry[seat] ?? 0),
            rounds.place,
          )}
          counted={series.counted?.[seat]}
          marks={steps
            .filter((step) => (series.counted === undefined ? step.seat === seat : seat === 0))
            .map(({ at, total }) => [rounds.place(at), total] as const)}
          end={rounds.count}
          x={x}
          y={y}
        />
      ))}
    </svg>
  );
}

interface LineProps {
  readonly seat: number;
  /** What the line counts, if it is no player's. */
  readonly counted: Counted | undefined;
  readonly points: readonly (readonly [number, number])[];
  readonly marks: readonly (readonly [number, number])[];
  readonly end: number;
  readonly x: (place: number) => number;
  readonly y: (count: number) => number;
}

function Line({ seat, counted, points, marks, end, x, y }: LineProps) {
  // Players with as many would hide one another: each line lies a little beside its place.
  const dy = (seat - 1) * 2.5;
  let last = points[0]?.[1] ?? 0;
  let line = `M${x(0)} ${y(last) + dy}`;
  for (const [place, count] of points) {
    line += `L${x(place)} ${y(last) + dy}L${x(place)} ${y(count) + dy}`;
    last = count;
  }
  line += `L${x(end)} ${y(last) + dy}`;
  const sign = counted?.icon ?? `seat-${seat + 1}`;
  return (
    <g
      data-seat={counted === undefined ? seat + 1 : undefined}
      style={counted === undefined ? undefined : { '--seat': counted.tone }}
      class="path__player"
    >
      <path d={line} />
      {marks.map(([place, count]) => (
        <use
          key={`${place}/${count}`}
          href={`#${sign}`}
          x={x(place) - 7}
          y={y(count) - 7 + dy}
          width="14"
          height="14"
        />
      ))}
      <use href={`#${sign}`} x={x(end) - 2} y={y(last) - 8 + dy} width="16" height="16" />
    </g>
  );
}

interface NumbersProps {
  readonly past: Past;
  readonly voice: Voice;
  readonly series: Series;
  readonly rounds: Rounds;
}

/**
 * The same as numbers at the end of each round, for those who do not see the picture. What keeps them out of sight is around
 * the table: of a table itself Firefox clips the rows, but not the caption.
 */
function Numbers({ past, voice, series, rounds }: NumbersProps) {
  const ends = Array.from({ length: rounds.count }, (_, round) =>
    past.moments.findLastIndex((_moment, at) => rounds.of(at) === round + rounds.first),
  );
  return (
    <div class="vh">
      <table>
        <caption>{series.label}</caption>
        <thead>
          <tr>
            <td />
            {series.of(past.moments[0]?.board).map((_, seat) => (
              <th key={seat} scope="col">
                {series.counted?.[seat]?.label ?? voice.name({ seat })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ends.map((moment, round) => (
            <tr key={moment}>
              <th scope="row">{say('table.round', { round: round + rounds.first })}</th>
              {series.of(past.moments[moment]?.board).map((count, seat) => (
                <td key={seat}>{count}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

import type { ComponentChildren } from 'preact';
import { Sheet, Sigil } from '../app/parts.js';
import type { Face, Step, Voice } from '../games/face.js';
import { say } from '../text/words.js';
import type { TableNow } from './source.js';

interface EndProps {
  readonly now: TableNow;
  readonly face: Face;
  readonly voice: Voice;
  readonly after: ComponentChildren;
  readonly close: () => void;
}

/** The end of a game: who stands where, and how it came to that. */
export function End({ now, face, voice, after, close }: EndProps) {
  const { result } = now;
  if (result === null) return null;
  const scores = face.score(now.board);
  const { goal, steps } = face.path(now.story, now.sitters.length, voice);
  const rounds = face.where(now.board, voice)?.round ?? 1;
  return (
    <Sheet title={say('end')} kind="wide" close={close}>
      <p class="end__how">{voice.result(result, now.board)}</p>
      <ol class="ranking">
        {result.places.map((seats, place) =>
          seats.map((seat) => (
            <li key={seat} class={place === 0 ? 'ranking__row is-winner' : 'ranking__row'} data-seat={seat + 1}>
              <b class="ranking__place num">{place + 1}</b>
              <Sigil seat={seat} />
              <span class="ranking__name">{now.sitters[seat]?.name}</span>
              <span class="ranking__score">{say('end.titles', { count: scores[seat] ?? 0 })}</span>
            </li>
          )),
        )}
      </ol>
      {steps.length > 0 && <Path now={now} goal={goal} steps={steps} rounds={rounds} />}
      <div class="sheet__acts">{after}</div>
    </Sheet>
  );
}

interface PathProps {
  readonly now: TableNow;
  readonly goal: number;
  readonly steps: readonly Step[];
  readonly rounds: number;
}

const WIDTH = 640;
const HEIGHT = 230;
const LEFT = 30;
const TOP = 16;
const BOTTOM = 34;

/** The way to victory as a picture: a line for each player that rises with every Title. */
function Path({ now, goal, steps, rounds }: PathProps) {
  const most = Math.max(goal, ...steps.map(({ total }) => total));
  const x = (at: number) => LEFT + (at / rounds) * (WIDTH - LEFT - 20);
  const y = (total: number) => TOP + (1 - total / most) * (HEIGHT - TOP - BOTTOM);
  // Cards won in one round stand beside one another in the order they were won.
  const placed = steps.map((step) => {
    const same = steps.filter(({ round }) => round === step.round);
    return { ...step, at: step.round - 1 + (same.indexOf(step) + 1) / (same.length + 1) };
  });
  return (
    <figure class="path">
      <figcaption class="caps">{say('end.path')}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={say('end.path')}>
        {Array.from({ length: rounds }, (_, at) => (
          <g key={at}>
            <line class="path__grid" x1={x(at)} x2={x(at)} y1={TOP} y2={HEIGHT - BOTTOM} />
            <text class="path__label" x={x(at + 0.5)} y={HEIGHT - 12} text-anchor="middle">
              {say('table.round', { round: at + 1 })}
            </text>
          </g>
        ))}
        <line class="path__goal" x1={LEFT} x2={WIDTH - 8} y1={y(goal)} y2={y(goal)} />
        <text class="path__label" x={LEFT - 8} y={y(goal) + 4} text-anchor="end">
          {goal}
        </text>
        <text class="path__label" x={LEFT - 8} y={y(0) + 4} text-anchor="end">
          0
        </text>
        {now.sitters.map(({ seat }) => (
          <PathOf
            key={seat}
            seat={seat}
            steps={placed.filter((step) => step.seat === seat)}
            rounds={rounds}
            x={x}
            y={y}
          />
        ))}
      </svg>
      <ol class="path__steps">
        {placed.map((step) => (
          <li key={`${step.seat}/${step.at}/${step.label}`}>
            <Sigil seat={step.seat} />
            <span>{step.label}</span>
            <span class="num">{say('end.step', { round: step.round, total: step.total })}</span>
          </li>
        ))}
      </ol>
    </figure>
  );
}

interface PathOfProps {
  readonly seat: number;
  readonly steps: readonly (Step & { readonly at: number })[];
  readonly rounds: number;
  readonly x: (at: number) => number;
  readonly y: (total: number) => number;
}

function PathOf({ seat, steps, rounds, x, y }: PathOfProps) {
  // Players with as many Titles would hide one another: each line lies a little beside its place.
  const dy = (seat - 1) * 2.5;
  let total = 0;
  let line = `M${x(0)} ${y(0) + dy}`;
  for (const step of steps) {
    line += `L${x(step.at)} ${y(total) + dy}L${x(step.at)} ${y(step.total) + dy}`;
    total = step.total;
  }
  line += `L${x(rounds)} ${y(total) + dy}`;
  return (
    <g data-seat={seat + 1} class="path__player">
      <path d={line} />
      {steps.map((step) => (
        <use
          key={`${step.at}/${step.label}`}
          href={`#seat-${seat + 1}`}
          x={x(step.at) - 7}
          y={y(step.total) - 7 + dy}
          width="14"
          height="14"
        />
      ))}
      <use href={`#seat-${seat + 1}`} x={x(rounds) - 2} y={y(total) - 8 + dy} width="16" height="16" />
    </g>
  );
}

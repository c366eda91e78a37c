import { Icon } from '../app/parts.js';
import { say } from '../text/words.js';
import { type Mark, roomy } from './marks.js';

interface TimelineProps {
  readonly at: number;
  readonly last: number;
  readonly marks: readonly Mark[];
  /** What happened at this moment. */
  readonly text: string;
  readonly to: (moment: number) => void;
}

/** The whole game as a line: dragged, or walked by keys; rounds and what happens in them stand above it. */
export function Timeline({ at, last, marks, text, to }: TimelineProps) {
  const wide = roomy(marks, last);
  const place = (moment: number) => `${(last === 0 ? 0 : moment / last) * 100}%`;
  return (
    <div class="timeline">
      <div class="timeline__marks" aria-hidden="true">
        {marks.map((mark) => {
          const name = `timeline__mark${mark.great ? ' is-great' : ''}${mark.at <= at ? ' is-past' : ''}`;
          const key = `${mark.at}/${mark.label}`;
          if (!wide.has(mark)) return <i key={key} class={name} style={{ left: place(mark.at) }} />;
          return (
            <button
              key={key}
              type="button"
              tabIndex={-1}
              class={name}
              style={{ left: place(mark.at) }}
              title={mark.label}
              onClick={() => to(mark.at)}
            >
              {mark.great ? mark.round : <Icon id={mark.icon} />}
            </button>
          );
        })}
      </div>
      <input
        type="range"
        min={0}
        max={last}
        value={at}
        style={{ '--done': place(at) }}
        aria-label={say('replay.line')}
        aria-valuetext={say('replay.step', { step: at + 1, all: last + 1 }) + (text === '' ? '' : `: ${text}`)}
        onInput={(event) => to(Number(event.currentTarget.value))}
      />
      <p class="timeline__step num" aria-hidden="true">
        {say('replay.step', { step: at + 1, all: last + 1 })}
      </p>
    </div>
  );
}

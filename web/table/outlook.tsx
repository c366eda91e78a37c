import type { Forecast, Prospect } from '@tabula/kit/forecast.js';
import type { Voice } from '@tabula/kit/voice.js';
import { Cite } from '../app/parts.js';
import { store, useStore } from '../app/store.js';
import { type Gauge, GaugeBar } from './gauge.js';
import { type Box, useBeside } from './use-beside.js';

/** Among more answers than these each has one line, among fewer two: all of them are to be seen at once. */
const MANY = 4;
export const roomAmong = (answers: number): number => (answers > MANY ? 1 : 2);

/** The lines that an answer shows itself: what is certain, as far as there is room. All of them are told beside it. */
export const briefOf = ({ lines }: Forecast, room: number): readonly Prospect[] =>
  lines.filter(({ given }) => given === undefined).slice(0, room);

/** Whether it depends on others what becomes of an answer: whoever cannot point at it reads it before giving it. */
export const isWeighty = ({ lines }: Forecast): boolean => lines.some(({ given }) => given !== undefined);

const SIGNS = { gain: '+', cost: '−', plain: '·', vain: '∅' } as const;

interface LineProps {
  readonly line: Prospect;
  readonly voice: Voice;
  /** Said in its place where there is little room. */
  readonly brief?: string | null;
}

export const Line = ({ line, voice, brief = null }: LineProps) => (
  <small class={`fc is-${line.is}`}>
    <i aria-hidden="true">{SIGNS[line.is]}</i> {brief ?? voice.say(line)}
  </small>
);

interface OutlookProps {
  readonly forecast: Forecast;
  readonly voice: Voice;
  readonly gauge: Gauge | null;
}

/** All that an answer leads to, by condition. */
export function Outlook({ forecast, voice, gauge }: OutlookProps) {
  const groups: { readonly given: string | null; readonly lines: Prospect[] }[] = [];
  for (const line of forecast.lines) {
    const given = line.given === undefined ? null : voice.say(line.given);
    const last = groups.at(-1);
    if (last !== undefined && last.given === given) last.lines.push(line);
    else groups.push({ given, lines: [line] });
  }
  return (
    <>
      {groups.map(({ given, lines }) => (
        <div key={given ?? ''}>
          {given !== null && <p class="caps">{given}</p>}
          <ul>
            {lines.map((line) => {
              const gauged = gauge?.says.includes(line.key) === true && given === null;
              return (
                <li key={`${line.key}/${JSON.stringify(line.params)}`} class={gauged ? 'is-gauged' : undefined}>
                  {gauged && <GaugeBar {...gauge} />}
                  <Line line={line} voice={voice} /> <Cite rule={line.rule} short />
                </li>
              );
            })}
          </ul>
        </div>
      ))}
    </>
  );
}

/** An answer that somebody points at. */
export interface Pointed {
  readonly title: string;
  readonly forecast: Forecast;
  readonly gauge: Gauge | null;
  /** Where the answer stands. */
  readonly box: Box;
}

/** The answer of which all is told beside it; null while nobody points at one that has more to say. */
export const pointedAt = store<Pointed | null>(null);

/** What the note is called, for the answer that it describes. */
export const NOTE = 'outlook';

/** All that the answer leads to that somebody points at, beside it. */
export function PointedOutlook({ voice }: { readonly voice: Voice }) {
  const pointed = useStore(pointedAt);
  return pointed === null ? null : <Note {...pointed} voice={voice} />;
}

function Note({ title, forecast, gauge, voice, box }: Pointed & { readonly voice: Voice }) {
  const note = useBeside<HTMLElement>(box, title);
  return (
    <section ref={note} class="outlook" id={NOTE} aria-label={title}>
      <p class="title">{title}</p>
      <Outlook forecast={forecast} voice={voice} gauge={gauge} />
    </section>
  );
}

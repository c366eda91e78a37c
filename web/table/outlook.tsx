import type { Forecast, Prospect } from '@tabula/kit/forecast.js';
import type { Voice } from '@tabula/kit/voice.js';
import { Cite } from '../app/parts.js';
import { type Box, useBeside } from './use-beside.js';

/** As many lines stand in an answer itself; all of them beside it. */
const FEW = 2;

/** The lines that an answer shows itself: what is certain, as far as there is room. */
export const briefOf = ({ lines }: Forecast): readonly Prospect[] =>
  lines.filter(({ given }) => given === undefined).slice(0, FEW);

/** Whether there is more to say of an answer than it shows itself. */
export const hasMore = (forecast: Forecast): boolean => briefOf(forecast).length < forecast.lines.length;

/** Whether it depends on others what becomes of an answer: whoever cannot point at it reads it before giving it. */
export const isWeighty = ({ lines }: Forecast): boolean => lines.some(({ given }) => given !== undefined);

const SIGNS = { gain: '+', cost: '−', plain: '·', vain: '∅' } as const;

interface LineProps {
  readonly line: Prospect;
  readonly voice: Voice;
}

export const Line = ({ line, voice }: LineProps) => (
  <small class={`fc is-${line.is}`}>
    <i aria-hidden="true">{SIGNS[line.is]}</i> {voice.say(line)}
  </small>
);

/** All that an answer leads to, by condition. */
export function Outlook({ forecast, voice }: { readonly forecast: Forecast; readonly voice: Voice }) {
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
        <section key={given ?? ''}>
          {given !== null && <h3 class="caps">{given}</h3>}
          <ul>
            {lines.map((line) => (
              <li key={`${line.key}/${JSON.stringify(line.params)}`}>
                <Line line={line} voice={voice} /> <Cite rule={line.rule} short />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

interface NoteProps {
  readonly title: string;
  readonly forecast: Forecast;
  readonly voice: Voice;
  /** Where the answer stands. */
  readonly box: Box;
}

/** All that an answer leads to, beside it, as long as somebody points at it. */
export function OutlookNote({ title, forecast, voice, box }: NoteProps) {
  const note = useBeside(box, title);
  return (
    <section ref={note} class="outlook" inert>
      <h2 class="title">{title}</h2>
      <Outlook forecast={forecast} voice={voice} />
    </section>
  );
}

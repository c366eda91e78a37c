import { type Result, winnersOf } from '@tabula/kernel/chance.js';
import type { Voice } from '@tabula/kit/voice.js';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { Cite, Dialog, Icon, Sigil } from '../app/parts.js';
import { settings } from '../app/settings.js';
import type { Face, Score } from '../games/face.js';
import { type Address, loadPast, type Past, replayAddress } from '../replay/past.js';
import { say } from '../text/words.js';
import { Path } from './path.js';
import { ownSeat, ranksOf } from './ranks.js';
import { signed, withMinus } from './signed.js';
import type { TableNow } from './source.js';
import { spokenAt } from './source.js';

interface EndProps {
  readonly now: TableNow;
  readonly face: Face;
  readonly voice: Voice;
  readonly at: Address;
  readonly after: ComponentChildren;
  readonly close: () => void;
}

/** The end of a game: who stands where, what decided it, and how it came to that. */
export function End({ now, face, voice, at, after, close }: EndProps) {
  const { result } = now;
  const past = usePast(at);
  const { language } = settings.get();
  const series = useMemo(() => face.series(language, spokenAt(now)), [face, language, now.game]);
  if (result === null) return null;
  const [wins] = series;
  const scores = wins?.of(now.board) ?? [];
  return (
    <Dialog title={say('end')} kind="wide" close={close}>
      <Verdict now={now} result={result} voice={voice} />
      <ol class={result.won === undefined ? 'ranking' : 'ranking ranking--joined'}>
        {ranksOf(result, now).map(({ seat, place, won }) => (
          <li key={seat} class={won ? 'ranking__row is-winner' : 'ranking__row'} data-seat={seat + 1}>
            {place !== null && <b class="ranking__place num">{place}</b>}
            <Sigil seat={seat} />
            <span class="ranking__name">
              {voice.name({ seat })}
              {seat === ownSeat(now) && <small>{say('seat.you')}</small>}
            </span>
            {wins?.counted === undefined && (
              <span class="ranking__score">{withMinus(wins?.says(scores[seat] ?? 0) ?? '')}</span>
            )}
          </li>
        ))}
      </ol>
      {now.hints !== undefined && <p class="flavour">{say('hint.used', { count: now.hints })}</p>}
      {face.score !== undefined && <Scores score={face.score(now.board, result, voice, language)} voice={voice} />}
      <div class="sheet__acts">
        {after}
        {past !== 'missing' && (
          <a class="btn" href={replayAddress(at)}>
            <Icon id="replay" />
            {say('replay')}
          </a>
        )}
      </div>
      {past === null && <p role="status">{say('end.counting')}</p>}
      {past !== null && past !== 'missing' && (
        <>
          <TurningPoints past={past} face={face} at={at} />
          <Path past={past} face={face} voice={voice} series={series} at={at} />
        </>
      )}
    </Dialog>
  );
}

interface VerdictProps {
  readonly now: TableNow;
  readonly result: Result;
  readonly voice: Voice;
}

/** How it ended: large for who has won, and for all who played together. */
function Verdict({ now, result, voice }: VerdictProps) {
  const you = ownSeat(now);
  const how = voice.result(result, now.board, you);
  if (result.won === undefined)
    return <p class={you !== null && winnersOf(result).includes(you) ? 'end__you' : 'end__how'}>{how}</p>;
  return (
    <>
      <p class={result.won ? 'end__you' : 'end__you end__you--lost'}>{say(result.won ? 'end.won' : 'end.lost')}</p>
      <p class="end__how">{how}</p>
    </>
  );
}

interface ScoresProps {
  readonly score: Score;
  readonly voice: Voice;
}

/** What the counts come from, and what decided between equals. */
function Scores({ score, voice }: ScoresProps) {
  return (
    <div class="scores">
      <table>
        <thead>
          <tr>
            <td />
            {score.rows.map(({ seat }) => (
              <th key={seat} scope="col">
                <Sigil seat={seat} />
                <span class="vh">{voice.name({ seat })}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {score.sources.map((source, at) => (
            <tr key={source}>
              <th scope="row">{source}</th>
              {score.rows.map(({ seat, counts }) => (
                <td key={seat} class="num">
                  {signed(counts[at]!)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {score.notes.length > 0 && (
        <ul class="scores__notes">
          {score.notes.map(({ text, rule, met }) => (
            <li key={text} class={met === undefined ? '' : met ? 'is-met' : 'is-missed'}>
              {met !== undefined && <Icon id={met ? 'check' : 'close'} />}
              {met !== undefined && <span class="vh">{say(met ? 'end.met' : 'end.missed')}: </span>}
              <span>
                {text} <Cite rule={rule} short />
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The past of a table: null while it is read, 'missing' if it cannot be told. */
function usePast(at: Address): Past | 'missing' | null {
  const [past, set] = useState<Past | 'missing' | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    void loadPast(at, { progress: () => undefined, signal: leaving.signal }).then((found) => {
      if (!leaving.signal.aborted) set(found ?? 'missing');
    });
    return () => leaving.abort();
  }, [at.place, at.id]);
  return past;
}

interface TurningPointsProps {
  readonly past: Past;
  readonly face: Face;
  readonly at: Address;
}

/** What decided it; each line leads to its moment. */
function TurningPoints({ past, face, at }: TurningPointsProps) {
  const points = face.turningPoints(past, settings.get().language);
  if (points.length === 0) return null;
  return (
    <section class="turns">
      <h3 class="caps">{say('end.turns')}</h3>
      <ol>
        {points.map((turn) => (
          <li key={`${turn.at}/${turn.text}`}>
            <a href={replayAddress(at, turn.at)}>
              <Sigil seat={turn.seat} />
              <span>{turn.text}</span>
              <Icon id="chev" />
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
}

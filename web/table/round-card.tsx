import type { Event } from '@tabula/kernel/chance.js';
import type { Voice } from '@tabula/kit/voice.js';
import { useMemo } from 'preact/hooks';
import { Cite, Dialog, Icon, Sigil } from '../app/parts.js';
import { change, settings } from '../app/settings.js';
import { useStore } from '../app/store.js';
import type { Face } from '../games/face.js';
import { say } from '../text/words.js';
import { idIn, seatIn } from './event.js';
import { leadSaid } from './lead.js';
import { roundOver } from './round.js';
import { withMinus } from './signed.js';
import { spokenAt, type TableNow, type TableSource } from './source.js';

interface RoundCardProps {
  readonly now: TableNow;
  readonly source: TableSource;
  readonly face: Face;
  readonly voice: Voice;
  readonly close: () => void;
}

/** Between two rounds: who took what, how it stands now, and what is new. It stays until it is touched. */
export function RoundCard({ now, source, face, voice, close }: RoundCardProps) {
  const { rounds, language } = useStore(settings);
  const over = useMemo(
    () => roundOver(now.story, face.passage, (seq) => source.steps?.(seq) ?? null),
    [now.story, face, source],
  );
  const events = over?.events ?? [];
  const of = (kind: string) => events.filter((event) => face.summed(event) === kind);
  const round = (face.where(now.board, voice)?.round ?? 1) - 1;
  const fresh = of('new').flatMap(({ params }) =>
    Object.values(params).flatMap((param) => (typeof param === 'object' && param !== null ? [param.card] : [])),
  );
  const [took, changed] = [of('took'), of('changed')];
  const ribbons = (card: unknown) =>
    typeof card === 'string' ? (face.ribbons?.(card, language, spokenAt(now)) ?? []) : [];
  return (
    <Dialog title={say('round.over', { round })} kind="wide" close={close}>
      <div class="round">
        <Said now={now} face={face} voice={voice} round={round} />
        {took.length > 0 && (
          <section class="round__took">
            <h3 class="caps">{say('round.took')}</h3>
            <ul>
              {took.map((event, at) => (
                <Took key={at} event={event} voice={voice} ribbons={ribbons(idIn(event, 'card', 'card'))} />
              ))}
            </ul>
          </section>
        )}
        <section class="round__stands">
          <h3 class="caps">{say('round.stands')}</h3>
          <Standing now={now} face={face} voice={voice} before={over?.before ?? null} first={over?.first === true} />
        </section>
        {changed.length > 0 && (
          <section class="round__changed">
            <h3 class="caps">{say('round.changed')}</h3>
            <ul>
              {changed.map((event, at) => (
                <li key={at}>
                  {seatIn(event) === null ? <Icon id="log" /> : <Sigil seat={seatIn(event)!} />}
                  <span>
                    {voice.say(event)} <Cite rule={event.rule} short />
                  </span>
                </li>
              ))}
            </ul>
          </section>
        )}
        {fresh.length > 0 && (
          <section class="round__new">
            <h3 class="caps">{say('round.new')}</h3>
            <ul>
              {fresh.map((card) => {
                const words = typeof card === 'string' ? voice.card(card) : null;
                return words === null ? null : (
                  <li key={String(card)} class="round__paper">
                    <small>{words.kind}</small>
                    <b>{words.name}</b>
                    {ribbons(card).map((title) => (
                      <em key={title}>{title}</em>
                    ))}
                    <span>{words.text.join(' ')}</span>
                  </li>
                );
              })}
            </ul>
          </section>
        )}
        <footer class="round__foot">
          <label class="round__always">
            <input
              type="checkbox"
              checked={rounds}
              onChange={({ currentTarget }) => change({ rounds: currentTarget.checked })}
            />
            {say('round.always')}
          </label>
          <button type="button" class="btn btn--main" onClick={close}>
            {say('round.go', { round: round + 1 })}
          </button>
        </footer>
      </div>
    </Dialog>
  );
}

interface SaidProps extends Pick<RoundCardProps, 'now' | 'face' | 'voice'> {
  /** The round that is over. */
  readonly round: number;
}

/** All of it in a sentence: who is ahead, and how much is still to come. */
function Said({ now, face, voice, round }: SaidProps) {
  const rounds = face.where(now.board, voice)?.rounds ?? null;
  const left = rounds === null ? '' : say('round.left', { left: rounds - round });
  return <p class="round__said">{[leadSaid(now, face, voice) ?? '', left].filter(Boolean).join(' ')}</p>;
}

interface TookProps {
  readonly event: Event;
  readonly voice: Voice;
  readonly ribbons: readonly string[];
}

/** Something that was won, on paper, and whose it is now. */
function Took({ event, voice, ribbons }: TookProps) {
  const [seat, card] = [seatIn(event), idIn(event, 'card', 'card')];
  const words = typeof card === 'string' ? voice.card(card) : null;
  return (
    <li class="round__prize" data-seat={seat === null ? undefined : seat + 1}>
      {words !== null && (
        <div class="round__paper">
          <b>{words.name}</b>
          {ribbons.map((title) => (
            <em key={title}>{title}</em>
          ))}
          {ribbons.length === 0 && <span>{words.text.join(' ')}</span>}
        </div>
      )}
      <p>
        {seat !== null && <Sigil seat={seat} />}
        <span>
          {words === null || seat === null ? voice.say(event) : <b>{voice.name({ seat })}</b>}{' '}
          <Cite rule={event.rule} short />
        </span>
      </p>
    </li>
  );
}

interface StandingProps extends Pick<RoundCardProps, 'now' | 'face' | 'voice'> {
  readonly before: unknown;
  readonly first: boolean;
}

/** How far everybody is on the way to victory, and how far this round has brought them. */
function Standing({ now, face, voice, before, first }: StandingProps) {
  const { language } = settings.get();
  const [series] = face.series(language, spokenAt(now));
  if (series === undefined) return null;
  const counts = series.of(now.board);
  const was = before !== null ? series.of(before) : first ? counts.map(() => 0) : counts;
  const goal = series.goal(counts.length) ?? Math.max(1, ...counts);
  return (
    <ul class="round__rows">
      {counts.map((count, seat) => {
        const more = count - (was[seat] ?? count);
        const joined = series.counted?.[seat];
        return (
          <li
            key={seat}
            data-seat={joined === undefined ? seat + 1 : undefined}
            style={joined === undefined ? undefined : { '--seat': joined.tone }}
            class={joined === undefined && seat === now.you ? 'is-you' : ''}
          >
            {joined === undefined ? <Sigil seat={seat} /> : <Icon id={joined.icon} />}
            <b class="round__name">{joined?.label ?? voice.name({ seat })}</b>
            <span class="round__bar" aria-hidden="true">
              {Array.from({ length: Math.max(goal, count) }, (_, at) => (
                <i key={at} class={at >= count ? '' : at >= count - more ? 'is-new' : 'is-had'} />
              ))}
            </span>
            <span class="round__count">
              {withMinus(series.says(count))}
              {more !== 0 && <em class="num">{more > 0 ? ` +${more}` : ` −${-more}`}</em>}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

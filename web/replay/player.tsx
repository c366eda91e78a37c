import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Icon } from '../app/parts.js';
import { moves, settings } from '../app/settings.js';
import { useStore } from '../app/store.js';
import type { Face } from '../games/face.js';
import { Brand, StoryButton } from '../table/bar.js';
import { useCitations } from '../table/citations.js';
import { Live } from '../table/live.js';
import { type Reading, ReadingSheet } from '../table/overs.js';
import { spokenAt } from '../table/source.js';
import { Spot } from '../table/spot.js';
import { BeatLines, Story } from '../table/story.js';
import { Track } from '../table/track.js';
import { say } from '../text/words.js';
import { GoOn } from './go-on.js';
import { Hands } from './hands.js';
import { marksOf, nextMark } from './marks.js';
import { type Address, cuesAt, type Past, type Side, tableAt } from './past.js';
import { Sides } from './sides-pick.js';
import { Timeline } from './timeline.js';
import { useKeys } from './use-keys.js';

interface PlayerProps {
  readonly past: Past;
  readonly face: Face;
  readonly address: Address;
  /** The moment to begin with, as an address names it. */
  readonly first: string;
  readonly look: (side: Side) => void;
}

const SPEEDS = [0.5, 1, 2, 4] as const;
/** A decision of which nothing is shown takes so long at the usual speed, in milliseconds. */
const BEAT = 1400;

/** Where in the game: after which decision, or on the way to its end. */
interface Place {
  readonly at: number;
  /** Which of its moments; the last is how it ended. */
  readonly step: number;
}

const END = Number.POSITIVE_INFINITY;

/** "8" is the end of a decision, "8.2" a moment on the way to it. */
function placeOf(address: string, last: number): Place {
  const [at = '', step] = address.split('.');
  return { at: Math.max(0, Math.min(last, Number(at) || 0)), step: step === undefined ? END : Number(step) || 0 };
}

/** A past game on the table: every step, forth and back, by hand or by itself. */
export function Player({ past, face, address, first, look }: PlayerProps) {
  const { language } = useStore(settings);
  const last = past.moments.length - 1;
  const [place, jump] = useState(() => placeOf(first, last));
  const { at } = place;
  const [playing, play] = useState(false);
  const [speed, hurry] = useState<number>(1);
  const [over, setOver] = useState<Reading | null>(null);
  const voice = useMemo(() => face.voice(language, spokenAt(past)), [face, language, past]);
  const marks = useMemo(() => marksOf(past, face, voice), [past, face, voice]);
  const cues = useMemo(() => cuesAt(past, at, face.moment), [past, at, face]);
  const step = Math.max(0, Math.min(cues.length - 1, place.step));
  const ended = step >= cues.length - 1;
  const cue = cues[step] ?? null;
  const now = useMemo(() => tableAt(past, at, cue), [past, at, cue]);
  const before = useRef(at);
  const near = Math.abs(before.current - at) <= 1;
  before.current = at;

  const to = (moment: number, step = END) => jump({ at: Math.max(0, Math.min(last, moment)), step });
  const byHand = (moment: number, step = END) => {
    play(false);
    to(moment, step);
  };
  /** The next moment, or the one before: also of another decision. */
  const onward = () => (ended ? to(at + 1, at < last ? 0 : END) : to(at, step + 1));
  const moment = (forth: boolean) => {
    play(false);
    if (forth) onward();
    else if (step > 0) to(at, step - 1);
    else to(at - 1);
  };
  useEffect(() => {
    if (!playing) return;
    if (at >= last && ended) return play(false);
    const timer = setTimeout(onward, (cue?.ms ?? BEAT) / speed);
    return () => clearTimeout(timer);
  }, [playing, at, step, speed]);
  // The address names the moment, so that it can be kept or sent; going back leaves the replay at once.
  useEffect(() => history.replaceState(null, '', ended ? `#${at}` : `#${at}.${step}`), [at, step, ended]);
  const toggle = () => {
    if (!playing && at >= last && ended) to(0);
    play(!playing);
  };
  const mark = (forth: boolean) => byHand(nextMark(marks, at, forth, last));
  useKeys({
    ArrowLeft: () => moment(false),
    ArrowRight: () => moment(true),
    ArrowUp: () => byHand(at - 1),
    ArrowDown: () => byHand(at + 1),
    PageUp: () => mark(false),
    PageDown: () => mark(true),
    Home: () => byHand(0),
    End: () => byHand(last),
    ' ': toggle,
  });
  const box = useCitations((rule) => setOver({ is: 'rule', rule }));
  const where = face.where(now.board, voice);
  const beat = cue === null ? now.story[at]! : { ...cue.beat, events: cue.events };
  const hands = past.side === 'all' ? face.hands(now.board) : [];
  const { Board } = face;
  const kept = useMemo(() => address, [address.place, address.id]);
  return (
    <div class="table replay" ref={box} data-game={past.game}>
      <header class="bar table__bar">
        <Brand game={past.game} />
        <span class="replay__sign">{say('replay')}</span>
        <Track where={where} />
        <span class="table__gap" />
        {past.sides.length > 1 && <Sides past={past} look={look} />}
        <a class="btn btn--small" href={`/${address.place}/${address.id}`}>
          {say('replay.table')}
        </a>
        <StoryButton open={() => setOver({ is: 'story' })} />
      </header>
      <main class="table__board" id="main">
        <Spot
          cue={cue}
          motion={moves() && near}
          text={cue?.moment.flies === undefined ? '' : voice.name(cue.moment.flies.text)}
        />
        <Board
          now={now}
          at={kept}
          cue={cue}
          may={() => false}
          chosen={() => false}
          touch={(ref) => {
            if (typeof ref.card === 'string') setOver({ is: 'card', card: ref.card });
            else setOver({ is: 'why', refused: { title: voice.name(ref), note: say('replay.still') } });
          }}
          zoom={(card) => setOver({ is: 'card', card })}
          say={voice.say}
          name={voice.name}
          language={language}
          motion={moves() && near}
          replayed
        />
      </main>
      <aside class="table__side">
        <section class="ask replay__panel" aria-label={say('replay')}>
          <ol class="log replay__beat">
            <BeatLines beat={beat} face={face} voice={voice} />
            {beat.events.length === 0 && <li class="beat">{say('replay.begins')}</li>}
          </ol>
          <Timeline at={at} last={last} marks={marks} text={beat.events.map(voice.say).join(' ')} to={byHand} />
          <div class="replay__keys">
            <button
              type="button"
              class="iconbtn is-back"
              aria-label={say('replay.passage.back')}
              onClick={() => mark(false)}
            >
              <Icon id="skip" />
            </button>
            <button
              type="button"
              class="iconbtn is-back"
              aria-label={say('replay.back')}
              title={say('replay.back')}
              onClick={() => byHand(at - 1)}
            >
              <Icon id="step" />
            </button>
            <button
              type="button"
              class="iconbtn is-back"
              aria-label={say('replay.moment.back')}
              title={say('replay.moment.back')}
              onClick={() => moment(false)}
            >
              <Icon id="chev" />
            </button>
            <button type="button" class="btn btn--main replay__play" onClick={toggle}>
              <Icon id={playing ? 'pause' : 'play'} />
              <span class="vh">{say(playing ? 'replay.pause' : 'replay.play')}</span>
            </button>
            <button
              type="button"
              class="iconbtn"
              aria-label={say('replay.moment.forth')}
              title={say('replay.moment.forth')}
              onClick={() => moment(true)}
            >
              <Icon id="chev" />
            </button>
            <button
              type="button"
              class="iconbtn"
              aria-label={say('replay.forth')}
              title={say('replay.forth')}
              onClick={() => byHand(at + 1)}
            >
              <Icon id="step" />
            </button>
            <button type="button" class="iconbtn" aria-label={say('replay.passage.forth')} onClick={() => mark(true)}>
              <Icon id="skip" />
            </button>
            <label class="replay__speed">
              <span class="vh">{say('replay.speed')}</span>
              <select value={String(speed)} onChange={(event) => hurry(Number(event.currentTarget.value))}>
                {SPEEDS.map((entry) => (
                  <option key={entry} value={String(entry)}>
                    {say('replay.times', { speed: String(entry).replace('0.5', '½') })}
                  </option>
                ))}
              </select>
            </label>
          </div>
          {hands.length > 0 && <Hands hands={hands} voice={voice} see={(card) => setOver({ is: 'card', card })} />}
          <GoOn past={past} at={ended ? at : at - 1} hold={() => play(false)} />
        </section>
        <section class="tray logbox">
          <header>
            <h2 class="caps">{say('story')}</h2>
          </header>
          <Story story={now.story} face={face} voice={voice} />
        </section>
      </aside>
      <Live text={beat.events.slice(-4).map(voice.say).join(' ')} />
      {over !== null && (
        <ReadingSheet
          key={over.is}
          over={over}
          now={now}
          face={face}
          voice={voice}
          open={setOver}
          close={() => setOver(null)}
        />
      )}
    </div>
  );
}

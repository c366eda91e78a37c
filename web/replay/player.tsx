import type { Viewer } from '@tabula/kernel/shape.js';
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
import { BeatLines, Story } from '../table/story.js';
import { say } from '../text/words.js';
import { GoOn } from './go-on.js';
import { marksOf, nextMark } from './marks.js';
import { type Address, type Past, tableAt } from './past.js';
import { Timeline } from './timeline.js';

interface PlayerProps {
  readonly past: Past;
  readonly face: Face;
  readonly address: Address;
  /** The moment to begin with. */
  readonly first: number;
  readonly look: (side: Viewer) => void;
}

const SPEEDS = [0.5, 1, 2, 4] as const;
/** A step at the usual speed, in milliseconds. */
const BEAT = 1400;
/** So many times longer is a step with much to see. */
const LONG = 3;

/** A past game on the table: every step, forth and back, by hand or by itself. */
export function Player({ past, face, address, first, look }: PlayerProps) {
  const { language } = useStore(settings);
  const last = past.moments.length - 1;
  const [at, jump] = useState(Math.max(0, Math.min(last, first)));
  const [playing, play] = useState(false);
  const [speed, hurry] = useState<number>(1);
  const [over, setOver] = useState<Reading | null>(null);
  const voice = useMemo(() => face.voice(language, spokenAt(past)), [face, language, past]);
  const marks = useMemo(() => marksOf(past, face, voice), [past, face, voice]);
  const now = useMemo(() => tableAt(past, at), [past, at]);
  const before = useRef(at);
  const near = Math.abs(before.current - at) <= 1;
  before.current = at;

  const to = (moment: number) => jump(Math.max(0, Math.min(last, moment)));
  const byHand = (moment: number) => {
    play(false);
    to(moment);
  };
  useEffect(() => {
    if (!playing) return;
    if (at >= last) return play(false);
    const long = past.moments[at]?.events.some((event) => face.lingers?.(event) === true);
    const timer = setTimeout(() => to(at + 1), (long === true ? LONG * BEAT : BEAT) / speed);
    return () => clearTimeout(timer);
  }, [playing, at, speed]);
  // The address names the moment, so that it can be kept or sent; going back leaves the replay at once.
  useEffect(() => history.replaceState(null, '', `#${at}`), [at]);
  const toggle = () => {
    if (!playing && at >= last) to(0);
    play(!playing);
  };
  const mark = (forth: boolean) => byHand(nextMark(marks, at, forth, last));
  useKeys({
    ArrowLeft: () => byHand(at - 1),
    ArrowRight: () => byHand(at + 1),
    PageUp: () => mark(false),
    PageDown: () => mark(true),
    Home: () => byHand(0),
    End: () => byHand(last),
    ' ': toggle,
  });
  const box = useCitations((rule) => setOver({ is: 'rule', rule }));
  const where = face.where(now.board, voice);
  const beat = now.story[at]!;
  const { Board } = face;
  return (
    <div class="table replay" ref={box} data-game={past.game}>
      <header class="bar table__bar">
        <Brand game={past.game} />
        <p class="table__where">
          <span class="replay__sign">{say('replay')}</span>
          {where !== null && where.round > 0 && (
            <>
              {say('table.round', { round: where.round })} <b>{where.phase}</b>
            </>
          )}
        </p>
        <span class="table__gap" />
        {past.sides.length > 1 && <Sides past={past} look={look} />}
        <a class="btn btn--small" href={`/${address.place}/${address.id}`}>
          {say('replay.table')}
        </a>
        <StoryButton open={() => setOver({ is: 'story' })} />
      </header>
      <main class="table__board" id="main">
        <Board
          now={now}
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
            <BeatLines beat={beat} face={face} voice={voice} isNew={false} />
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
              onClick={() => byHand(at - 1)}
            >
              <Icon id="step" />
            </button>
            <button type="button" class="btn btn--main replay__play" onClick={toggle}>
              <Icon id={playing ? 'pause' : 'play'} />
              <span class="vh">{say(playing ? 'replay.pause' : 'replay.play')}</span>
            </button>
            <button type="button" class="iconbtn" aria-label={say('replay.forth')} onClick={() => byHand(at + 1)}>
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
          <GoOn past={past} at={at} />
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

interface SidesProps {
  readonly past: Past;
  readonly look: (side: Viewer) => void;
}

/** On one screen: whose eyes to look with. */
function Sides({ past, look }: SidesProps) {
  return (
    <label class="replay__speed">
      <span class="vh">{say('replay.side')}</span>
      <select value={String(past.you)} onChange={(event) => look(Number(event.currentTarget.value))}>
        {past.sides.map((side) => (
          <option key={side} value={String(side)}>
            {past.sitters[side ?? 0]?.name}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Keys that work anywhere on the page but in what uses them itself. */
function useKeys(keys: { readonly [key: string]: () => void }): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const act = latest.current[event.key];
      if (act === undefined || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      if (document.querySelector('dialog[open]') !== null) return;
      const { target } = event;
      const own = target instanceof Element ? target.closest(event.key === ' ' ? 'button, a, select' : 'select') : null;
      if (own !== null) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}

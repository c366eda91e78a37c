import type { Event } from '@tabula/kernel/chance.js';
import { refersTo } from '@tabula/kernel/chance.js';
import type { Seat } from '@tabula/kernel/json.js';
import type { Voice } from '@tabula/kit/voice.js';
import { Component, type ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { useDrawn } from '../app/drawn.js';
import { Cite, Sigil, scrolls } from '../app/parts.js';
import { settings } from '../app/settings.js';
import { still } from '../app/still.js';
import type { Face } from '../games/face.js';
import { say, type Words } from '../text/words.js';
import type { Cue } from './cues.js';
import { seatIn } from './event.js';
import { decisionsSince } from './since.js';
import type { Beat } from './source.js';

interface StoryProps {
  readonly story: readonly Beat[];
  readonly face: Face;
  readonly voice: Voice;
  readonly most?: number;
  /** Whose eyes these are: what happened since their own last decision is new to them. */
  readonly you?: Seat | null;
  /** The words of the interface: with others it is told again. */
  readonly words?: Words | null;
}

/** How many of the last decisions are told beside the table; the rest is a touch away. */
const RECENT = 40;

/** So near to its end (pixels) a story counts as read to the end. */
const NEAR = 48;

/** What a reader does to scroll: a wheel, a finger, a key, the bar. */
const HANDS = ['wheel', 'touchmove', 'keydown', 'pointerdown'];

/** What happened, as a story: whose doing, in words, with the rule at its end. */
export const Story = still(({ story, face, voice, most = RECENT, you = null }: StoryProps) => {
  const last = story.at(-1)?.seq ?? 0;
  const news = decisionsSince(story, you);
  const box = useEnd(last);
  // The board comes first.
  const shown = useDrawn() ? story.slice(-most) : [];
  return (
    <div class="story" ref={box} role="log" aria-live="off" aria-label={say('story')}>
      <ol class="log">
        {shown.map((beat) => (
          <BeatLines key={beat.seq} beat={beat} face={face} voice={voice} newFrom={newFrom(beat, news, you)} />
        ))}
      </ol>
    </div>
  );
});

/** From which of its lines on a decision is new to somebody: all of another's, what came of their own. */
function newFrom({ seq, seat }: Beat, news: readonly Beat[], you: Seat | null): number {
  if (seq === 0 || seq < (news[0]?.seq ?? 0)) return NONE;
  return seat !== null && seat === you ? 1 : 0;
}

const NONE = Number.POSITIVE_INFINITY;

/** A box that shows its end, also when it grows or shrinks or the text in it does; who has scrolled up is left there. */
function useEnd(last: number) {
  const box = useRef<HTMLDivElement>(null);
  const follows = useRef(true);
  const down = () => {
    if (follows.current) box.current?.scrollTo(0, box.current.scrollHeight);
  };
  useEffect(() => {
    const { current } = box;
    if (current === null) return;
    scrolls(current);
    // Lines that come and go, and boxes that change, scroll too: only a hand on the story means that somebody reads.
    let hand = false;
    const touched = () => {
      hand = true;
    };
    const scrolled = () => {
      const near = current.scrollHeight - current.scrollTop - current.clientHeight < NEAR;
      if (near) hand = false;
      follows.current = near || (follows.current && !hand);
    };
    const sizes = new ResizeObserver(down);
    for (const part of [current, ...current.children]) sizes.observe(part);
    const ends = new AbortController();
    const { signal } = ends;
    current.addEventListener('scroll', scrolled, { passive: true, signal });
    for (const kind of HANDS) current.addEventListener(kind, touched, { passive: true, signal });
    return () => {
      sizes.disconnect();
      ends.abort();
    };
  }, []);
  // Lines that come may be as high as those that go, so that no size changes.
  useEffect(() => {
    const later = requestAnimationFrame(down); // to ask for the height now would lay the page out twice
    return () => cancelAnimationFrame(later);
  }, [last]);
  return box;
}

interface BeatProps {
  readonly beat: Beat;
  readonly face: Face;
  readonly voice: Voice;
  /** Its lines are new from this one on. */
  readonly newFrom?: number;
}

/** A beat does not change once it is told: it is drawn again only for another voice, or when it is no longer the last. */
export class BeatLines extends Component<BeatProps> {
  override shouldComponentUpdate(next: BeatProps): boolean {
    const { beat, voice, newFrom } = this.props;
    return next.beat !== beat || next.voice !== voice || next.newFrom !== newFrom;
  }
  override render() {
    return beatLines(this.props);
  }
}

function beatLines({ beat, face, voice, newFrom = NONE }: BeatProps) {
  return (
    <>
      {actsOf(beat.events, face).map((line, at) => {
        const [event] = line;
        if (event === undefined) return null;
        if (face.passage(event) !== null)
          return (
            <li class="beat" key={at}>
              {voice.say(event)}
            </li>
          );
        const seat = seatIn(event);
        return (
          <li class={at >= newFrom ? 'is-new' : ''} key={at}>
            {seat === null || isTally(line, face) ? (
              <span class="log__rule" aria-hidden="true" />
            ) : (
              <Sigil seat={seat} />
            )}
            <Act line={line} face={face} voice={voice} />
          </li>
        );
      })}
    </>
  );
}

/** Counts of the same thing for several players stand in one line. */
const isTally = (line: readonly Event[], face: Face): boolean => line.length > 1 && face.tally(line[0]!) !== null;

/** The events of a decision, act by act: what belongs together is one line, and counts of the same thing are. */
function actsOf(events: readonly Event[], face: Face): readonly (readonly Event[])[] {
  const acts: Event[][] = [];
  let before: string | undefined;
  for (const event of events) {
    const act = acts.at(-1);
    const about = face.tally(event)?.about;
    const same = about !== undefined && act !== undefined && refersTo(face.tally(act[0]!)?.about ?? {}, about);
    const moment = face.moment(event, null);
    const belongs = about === undefined && act !== undefined && face.tally(act[0]!) === null;
    if (same || (belongs && (moment === null || moment.id === before))) act.push(event);
    else acts.push([event]);
    if (moment !== null) before = moment.id;
  }
  return acts;
}

/** An act in one line, which opens if there is more to it. */
function Act({ line, face, voice }: TallyProps) {
  const [event, ...more] = line;
  if (event === undefined) return null;
  if (more.length === 0 || isTally(line, face))
    return (
      <span>
        {more.length > 0 ? <Tally line={line} face={face} voice={voice} /> : withNames(event, voice)}{' '}
        <Cite rule={event.rule} short />
      </span>
    );
  const whole = face.act?.(line, voice, settings.get().language) ?? null;
  if (whole !== null)
    return (
      <span>
        {emphasised(whole, line, voice)} <Cite rule={event.rule} short />
      </span>
    );
  return (
    <details class="act">
      <summary>
        {withNames(event, voice)} <small>{say('story.more', { count: more.length })}</small>
      </summary>
      {line.map((part, at) => (
        <p key={at}>
          {withNames(part, voice)} <Cite rule={part.rule} short />
        </p>
      ))}
    </details>
  );
}

interface TallyProps {
  readonly line: readonly Event[];
  readonly face: Face;
  readonly voice: Voice;
}

function Tally({ line, face, voice }: TallyProps) {
  const counts = line.flatMap((event) => face.tally(event) ?? []);
  return (
    <>
      <b>{voice.name(counts[0]?.about ?? {})}</b>
      {counts.map(({ seat, count }) => (
        <span key={seat} class="log__count" title={voice.name({ seat })}>
          <Sigil seat={seat} />
          <span class="vh">{voice.name({ seat })}</span>
          {count}
        </span>
      ))}
    </>
  );
}

/** The sentence of an event. */
const withNames = (event: Event, voice: Voice): ComponentChildren[] => emphasised(voice.say(event), [event], voice);

/** A sentence with the names of players and cards in bold. */
function emphasised(text: string, about: readonly Event[], voice: Voice): ComponentChildren[] {
  const names = about
    .flatMap(({ params }) => Object.values(params))
    .filter((param) => typeof param === 'object' && param !== null && ('card' in param || 'seat' in param))
    .map((param) => voice.name(param as { readonly [kind: string]: string }))
    .filter((name) => name !== '');
  if (names.length === 0) return [text];
  const pattern = new RegExp(`(${names.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})`);
  return text.split(pattern).map((part, at) => (names.includes(part) ? <b key={at}>{part}</b> : part));
}

/** What is still being counted on the board is not told beside it. */
export function toldOf(story: readonly Beat[], cue: Cue | null): readonly Beat[] {
  if (cue?.moment.quiet !== true) return story;
  const events = cue.beat.events.slice(0, -cue.events.length);
  return [...story.slice(0, -1), { ...cue.beat, events }];
}

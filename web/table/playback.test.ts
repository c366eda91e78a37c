import type { Event } from '@tabula/kernel/chance.js';
import type { Question } from '@tabula/kernel/question.js';
import { describe, expect, it } from 'vitest';
import type { MomentOf } from './cues.js';
import { playback } from './playback.js';
import type { Beat, TableNow } from './source.js';

const event = (key: string, seat = 1): Event => ({ key, params: { seat: { seat } }, rule: '' });
/** What begins with "with" belongs to what came before it; what begins with "own" goes by. */
const momentOf: MomentOf = ({ key, params }) =>
  key.startsWith('with')
    ? null
    : {
        id: key,
        stays: key === 'stays',
        ms: key.startsWith('own') ? 0 : 1000,
        where: [],
        seat: Number((params.seat as { seat: number }).seat),
        about: [],
      };

const QUESTION: Question = {
  seat: 0,
  id: 'assignment/choice',
  kind: 'one',
  prompt: { key: '', params: {} },
  rule: '',
  min: 1,
  max: 1,
  cosmetic: false,
  options: [],
};

/** A table on which things happen, and a clock that stands still until it is turned. */
function laid({ pace = 1 as number | null, deadline = null as number | null } = {}) {
  let story: readonly Beat[] = [{ seq: 0, seat: null, events: [event('begin')] }];
  const at = (more: Partial<TableNow>): TableNow => ({
    game: 'elekt',
    options: {},
    you: 0,
    sitters: [],
    version: story.length,
    board: `after ${story.length - 1}`,
    waiting: [],
    question: null,
    result: null,
    story,
    chat: [],
    link: 'online',
    canUndo: false,
    curtain: 0,
    ...more,
  });
  let now = at({ question: QUESTION });
  let time = 0;
  let wish = pace;
  const due: { at: number; work: () => void }[] = [];
  const watchers = new Set<() => void>();
  const source = {
    now: () => now,
    subscribe(changed: () => void) {
      watchers.add(changed);
      return () => void watchers.delete(changed);
    },
    steps: (seq: number) =>
      story.find((beat) => beat.seq === seq)?.events.map((_, step) => `at ${seq}.${step}`) ?? null,
    deadline: () => deadline,
  };
  const later = (work: () => void, ms: number) => {
    const entry = { at: time + ms, work };
    due.push(entry);
    return () => void due.splice(0, due.length, ...due.filter((other) => other !== entry));
  };
  const play = playback(source, { momentOf, pace: () => wish, stays: () => true, time: { now: () => time, later } });
  play.subscribe(() => {});
  const tell = (next: TableNow) => {
    now = next;
    for (const changed of watchers) changed();
  };
  return {
    play,
    board: () => play.get().now.board,
    asked: () => play.get().now.question !== null,
    /** Somebody decides, and this happens. */
    happens(keys: readonly string[], more: Partial<TableNow> = {}, seat = 1) {
      story = [...story, { seq: story.length, seat, events: keys.map((key) => event(key)) }];
      tell(at(more));
    },
    becomes: (more: Partial<TableNow>) => tell(at(more)),
    undo() {
      story = story.slice(0, -1);
      tell(at({ question: QUESTION }));
    },
    speed(next: number | null) {
      wish = next;
      play.look();
    },
    wait(ms: number) {
      for (const end = time + ms; ; ) {
        const [next] = due.sort((a, b) => a.at - b.at);
        if (next === undefined || next.at > end) {
          time = end;
          return;
        }
        due.shift();
        time = next.at;
        next.work();
      }
    },
  };
}

describe('what happens between two decisions', () => {
  it('is shown in order, each moment with the board as it stood at it, and the question comes last', () => {
    const t = laid();
    t.happens(['own', 'count', 'with count', 'won'], { question: QUESTION }, 0);
    expect([t.board(), t.asked()]).toEqual(['at 1.2', false]);
    t.wait(1249);
    expect(t.board()).toBe('at 1.2');
    t.wait(1);
    expect([t.board(), t.asked()]).toEqual(['at 1.3', false]);
    t.wait(1000);
    expect([t.board(), t.asked()]).toEqual(['after 1', true]);
  });

  it('tells of nothing that comes later', () => {
    const t = laid();
    t.happens(['one', 'two'], { result: { places: [[0]], reason: '' } });
    const { now } = t.play.get();
    expect(now.story.at(-1)?.events.map(({ key }) => key)).toEqual(['one']);
    expect(now.result).toBeNull();
    t.play.skip();
    expect(t.play.get().now.result).not.toBeNull();
  });

  it('goes on with what others do meanwhile, in the same run', () => {
    const t = laid();
    t.happens(['one']);
    t.happens(['two'], { question: QUESTION });
    expect([t.board(), t.play.get().cues.length]).toEqual(['at 1.0', 2]);
    t.wait(1000);
    expect(t.board()).toBe('at 2.0');
    t.wait(1000);
    expect([t.board(), t.asked(), t.play.get().cues.length]).toEqual(['after 2', true, 0]);
  });

  it('keeps the run while nobody is asked here, and begins a new one with the next decision', () => {
    const t = laid();
    t.happens(['one']);
    t.wait(1000);
    expect([t.board(), t.play.get().cues.length]).toEqual(['after 1', 1]);
    t.happens(['two'], { question: QUESTION });
    expect([t.board(), t.play.get().at, t.play.get().cues.length]).toEqual(['at 2.0', 2, 2]);
    t.wait(1000);
    t.happens(['three'], {}, 0);
    expect(t.play.get().cues.length).toBe(1);
  });

  it('is held, gone through by hand, and skipped', () => {
    const t = laid();
    t.happens(['one', 'two', 'three'], { question: QUESTION });
    t.play.pause();
    t.wait(60_000);
    expect([t.board(), t.play.get().paused]).toEqual(['at 1.0', true]);
    t.play.next();
    expect([t.board(), t.play.get().paused]).toEqual(['at 1.1', true]);
    t.play.go();
    t.wait(1000);
    expect(t.board()).toBe('at 1.2');
    t.play.skip();
    expect([t.board(), t.asked(), t.play.get().cue]).toEqual(['after 1', true, null]);
  });

  it('takes as long as is wished for, and is not shown at all where nobody wishes for it', () => {
    const slow = laid({ pace: 2 });
    slow.happens(['one'], { question: QUESTION });
    slow.wait(1999);
    expect(slow.asked()).toBe(false);
    slow.wait(1);
    expect(slow.asked()).toBe(true);
    const off = laid({ pace: null });
    off.happens(['one'], { question: QUESTION });
    expect([off.board(), off.asked()]).toEqual(['after 1', true]);
    const turnedOff = laid();
    turnedOff.happens(['one', 'two'], { question: QUESTION });
    turnedOff.speed(null);
    expect([turnedOff.board(), turnedOff.asked()]).toEqual(['after 1', true]);
  });

  it('goes by faster for those it does not concern when there is much of it', () => {
    const t = laid();
    t.happens(Array.from({ length: 13 }, (_, at) => `event ${at}`));
    t.wait(500);
    expect(t.board()).toBe('at 1.1');
  });

  it('never holds back a question for which there is little time', () => {
    const late = laid({ deadline: 19_000 });
    late.happens(['one'], { question: QUESTION });
    expect(late.asked()).toBe(true);
    const soon = laid({ deadline: 20_400 });
    soon.happens(['one', 'two'], { question: QUESTION });
    expect(soon.asked()).toBe(false);
    soon.play.pause();
    soon.wait(400);
    expect(soon.asked()).toBe(true);
  });

  it('ends with an undo, and with other eyes', () => {
    const t = laid();
    t.happens(['one', 'two']);
    t.undo();
    expect([t.board(), t.asked(), t.play.get().cue]).toEqual(['after 0', true, null]);
    t.happens(['one', 'two']);
    t.becomes({ you: null, curtain: null });
    expect([t.board(), t.play.get().cue]).toEqual(['after 1', null]);
  });

  it('is shown to whoever lifts the curtain, from their own last decision on', () => {
    const t = laid();
    t.becomes({ link: 'here', you: null, curtain: null });
    t.happens(['own deed', 'its end'], { link: 'here', you: null, curtain: null }, 0);
    t.happens(['one'], { link: 'here', you: null, curtain: null });
    t.becomes({ link: 'here', question: QUESTION });
    expect(t.play.get().cues.map(({ moment }) => moment.id)).toEqual(['its end', 'one']);
    expect([t.board(), t.asked()]).toEqual(['at 1.1', false]);
  });

  it('is shown again to who comes back, held, forth and back', () => {
    const t = laid({ pace: null });
    t.happens(['one', 'two']);
    t.happens(['three'], { question: QUESTION });
    t.speed(1);
    t.play.recall(1);
    expect([t.board(), t.asked(), t.play.get().missed, t.play.get().paused]).toEqual(['at 1.0', false, true, true]);
    t.play.back();
    expect(t.board()).toBe('at 1.0');
    t.play.next();
    t.play.next();
    expect(t.board()).toBe('at 2.0');
    t.play.back();
    expect(t.board()).toBe('at 1.1');
    t.wait(60_000);
    expect(t.board()).toBe('at 1.1');
    t.play.to(2);
    expect([t.board(), t.play.get().missed]).toEqual(['at 2.0', true]);
    t.play.to(7);
    expect(t.board()).toBe('at 2.0');
    t.play.to(1);
    expect(t.board()).toBe('at 1.0');
    t.play.skip();
    expect([t.board(), t.asked(), t.play.get().missed]).toEqual(['after 2', true, false]);
  });

  it('waits at what is summed up until it is touched, where that is wished for', () => {
    const t = laid();
    t.happens(['stays', 'two']);
    t.wait(60_000);
    expect(t.board()).toBe('at 1.0');
    t.play.next();
    expect(t.board()).toBe('at 1.1');
  });

  it('lets talk through and stays where it is', () => {
    const t = laid();
    t.happens(['one', 'two']);
    t.becomes({ chat: [{ name: 'Ilse', text: 'hello', at: 0 }] });
    expect([t.board(), t.play.get().now.chat.length]).toEqual(['at 1.0', 1]);
    t.wait(1000);
    expect(t.board()).toBe('at 1.1');
  });

  it('is read out once, moment by moment', () => {
    const t = laid();
    t.happens(['one', 'two'], { question: QUESTION });
    const told = () => t.play.get().told.map(({ key }) => key);
    expect(told()).toEqual(['one']);
    t.wait(1000);
    expect(told()).toEqual(['two']);
    t.wait(1000);
    expect(told()).toEqual(['two']);
  });
});

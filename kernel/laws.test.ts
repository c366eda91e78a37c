import { describe, expect, it, vi } from 'vitest';
import { conclude, tell } from './chance.js';
import { type Game, message } from './game.js';
import { onlyAsked, replays, undoRedo } from './laws/history.js';
import { differ } from './laws/position.js';
import { cloned, options } from './laws/state.js';
import { tellsNothing } from './laws/trials.js';
import { brokenLaws, checkLaws, type LawName } from './laws.js';
import { seeded } from './rng.js';
import { type AnyStep, ask, done, goto, type Rule } from './rule.js';
import { asked, decide, open, type Table } from './table.js';
import { auction, game, harm, rule, type Tiny, type TinyView, tiny, turn } from './testing/tiny.js';

vi.setConfig({ testTimeout: 30_000 }); // random play on a busy machine

const variant = (...rules: Rule[]): Game<Tiny, TinyView> => ({
  ...tiny,
  rules: new Map([...tiny.rules, ...rules.map((entry) => [entry.name, entry] as const)]),
});

/** Another step in place of one of a rule. */
function changed(
  from: Rule,
  step: string,
  run: (original: () => ReturnType<AnyStep>, c: never) => ReturnType<AnyStep>,
): Rule {
  const old = from.declared[step] as AnyStep;
  return rule(from.name)({ ...from.declared, [step]: (c: never) => run(() => old(c), c) } as never);
}

interface Inside {
  s: Tiny;
  v: { seat: number; card: string; at: number; amount: number; left: number };
}
const lawsOf = (broken: Game<Tiny, TinyView>, more: object = {}) =>
  checkLaws(broken, { games: 8, seed: 'broken', players: [2, 3], sample: 1000, ...more }).failures;

/** Dear laws are looked at everywhere when one of them is to fail. */
const DEAR: readonly LawName[] = ['plain', 'clone', 'views', 'non-interference', 'loads'];

function breaks(law: LawName, about: RegExp, broken: Game<Tiny, TinyView>, more: object = {}): void {
  const failures = lawsOf(broken, { sample: DEAR.includes(law) ? 1 : 1000, ...more });
  expect(failures.map((failure) => failure.law)).toContain(law);
  expect(failures.find((failure) => failure.law === law)!.message).toMatch(about);
}

describe('the laws hold on a sound game', () => {
  it('with people only', () => {
    const report = checkLaws(tiny, { games: 24, seed: 'tiny', players: [2, 3, 4], sample: 4 });
    expect(report.failures).toEqual([]);
    expect(report.games).toBe(24);
    for (const id of ['auction/bid', 'shield/use', 'turn/card', 'turn/to'])
      expect(report.choices[id]).toBeGreaterThan(0);
    expect(Object.values(report.choices).reduce((sum, count) => sum + count)).toBe(report.decisions);
    expect(Object.keys(report.usedCards)).toHaveLength(12);
  });

  it('with an automaton at the table', () => {
    const options = { automaton: true };
    const report = checkLaws(tiny, { games: 10, seed: 'automaton', players: [2, 3], options, sample: 3 });
    expect(report.failures).toEqual([]);
  });

  it('the same games for the same seed, told as they are played', () => {
    const told: number[] = [];
    const play = () => checkLaws(tiny, { games: 3, seed: 7, players: 2, onProgress: ({ games }) => told.push(games) });
    expect(play()).toEqual(play());
    expect(told).toEqual([1, 2, 3, 1, 2, 3]);
  });
});

describe('the laws find', () => {
  it('parts of the state that are shared', () => {
    const shares = changed(turn, 'next', (go, c: Inside) => {
      (c.v as { memory?: unknown }).memory = c.s.known;
      return go();
    });
    breaks('plain', /one and the same object/, variant(shares));
  });

  it('what is not plain data', () => {
    const dates = changed(turn, 'next', (go, c: Inside) => {
      (c.v as { at?: unknown }).at = new Set([1]);
      return go();
    });
    breaks('plain', /an object of a class/, variant(dates));
  });

  it('rules that remember something outside the state', () => {
    let calls = 0;
    const impure = changed(harm, 'harm', (go, c: Inside) => {
      c.v.amount += calls++ % 2;
      return go();
    });
    breaks('json', /saving and loading leads elsewhere/, variant(impure));
  });

  it('a question that changes the board', () => {
    const restless = changed(turn, 'play', (go, c: Inside) => {
      c.s.seats[c.v.seat]!.wounds++;
      return go();
    });
    breaks('again', /asking again changes the state at .*wounds/, variant(restless));
  });

  it('a game that nobody plays', () => {
    breaks('alive', /nobody is asked/, variant(changed(game, 'end', () => done())));
  });

  it('a seat that is asked and does not exist', () => {
    breaks('alive', /seat 7 is asked/, variant(changed(turn, 'play', () => ask(7, 'card', ['peek', 'pass']))));
  });

  it('two options of one key', () => {
    const twice = changed(turn, 'play', (_go, c: Inside) => ask(c.v.seat, 'card', ['pass', 'pass']));
    breaks('options', /offers pass twice/, variant(twice));
  });

  it('an option without a rule', () => {
    const look = () => ({ label: message('x'), refs: [], rule: '' });
    breaks('options', /cites no rule/, { ...tiny, look });
  });

  it('a lost card', () => {
    const loses = changed(turn, 'act', (go, c: Inside) => {
      const result = go();
      c.s.discard.pop();
      return result;
    });
    breaks('conservation', /is in 0 places/, variant(loses));
  });

  it('a broken invariant', () => {
    const mints = changed(auction, 'pay', (go, c: Inside) => {
      const result = go();
      c.s.seats[0]!.coins += 9;
      return result;
    });
    breaks('invariants', /coins: somebody has more/, variant(mints));
  });

  it('a state that would not load', () => {
    const heals = changed(harm, 'harm', (_go, c: Inside) => {
      c.s.seats[c.v.at]!.wounds = -1;
    });
    breaks('loads', /wounds: expected a number 0 to 99, found -1/, variant(heals));
  });

  it('endless rules, and an endless game', () => {
    breaks('terminates', /ran 20000 steps/, variant(changed(auction, 'bid', () => goto('bid'))));
    const endless = changed(game, 'round', (_go, c: Inside) => {
      c.v.left = c.s.seats.length;
      c.s.round = 1;
    });
    const idle = rule('auction')({ bid: () => done() });
    breaks('terminates', /not over after 60 decisions/, variant(endless, idle), { maxDecisions: 60 });
  });

  it('rules that throw', () => {
    const throws = changed(harm, 'harm', () => {
      throw new TypeError('of undefined');
    });
    breaks('rules', /of undefined/, variant(throws));
  });

  it('a view that shows too much', () => {
    const view: typeof tiny.shape.view = (s, viewer, owner) => ({
      ...tiny.shape.view(s, viewer, owner),
      deck: { count: s.deck.indexOf('c3') },
    });
    breaks('views', /what is sent differs/, { ...tiny, shape: { ...tiny.shape, view } });
  });

  it('an option that shows too much', () => {
    const look: typeof tiny.look = (s, { seat }, _frame, choice) => ({
      label: message('choice', { it: String(choice), top: s.deck[0] ?? '', seat }),
      refs: [],
    });
    breaks('views', /what is sent differs/, { ...tiny, look });
  });

  it('an invariant that hidden cards may break', () => {
    const broken = (s: Tiny) => (s.seats[1]!.hand.includes('c5') ? 'c5 is cursed' : null);
    breaks('views', /a resampled state is broken: .*c5 is cursed/, { ...tiny, invariants: [{ id: 'curse', broken }] });
  });

  it('hidden cards that are dealt twice', () => {
    const resampled = (s: Tiny) => void s.deck.push(s.deck[0]!);
    breaks('views', /a resampled state is broken: card "c\d+": is in 2 places/, { ...tiny, resample: resampled });
  });

  it('a reason that tells too much', () => {
    const why: typeof tiny.why = (s) => [{ key: 'why.not', params: { top: s.deck[0] ?? '' }, rule: 'play' }];
    breaks('views', /what is sent differs/, { ...tiny, why });
  });

  it('a question that depends on what others hold', () => {
    const afraid = changed(turn, 'play', (go, c: Inside) => {
      const next = c.s.seats[(c.v.seat + 1) % c.s.seats.length]!;
      if (!next.hand.includes('c5')) return go();
      c.v.card = 'pass';
    });
    breaks('views', /nobody would have been asked here|what is sent differs/, variant(afraid));
  });

  it('an event that tells too much', () => {
    const gossip = changed(turn, 'next', (go, c: never) => {
      tell(c, 'gossip', { of: (c as Inside).s.deck[0] ?? '' });
      return go();
    });
    breaks('non-interference', /what is told differs/, variant(gossip));
    expect(tellsNothing(variant(gossip), { trials: 2000, seed: 'x' })).toMatch(/seat \d: .*what is told differs/);
  });

  it('as often as is asked for, and for no decision more', () => {
    const told: number[] = [];
    expect(tellsNothing(tiny, { trials: 5, seed: 'few', onProgress: (done) => told.push(done) })).toBeNull();
    expect([told.at(-1)! >= 5, (told.at(-2) ?? 0) < 5]).toEqual([true, true]);
  });

  it('a board that shows too much on the way, though not in the end', () => {
    const flashes = changed(turn, 'next', (go, c: never) => {
      const { s } = c as Inside;
      const { round } = s;
      s.round = s.deck.indexOf('c3') + 1;
      tell(c, 'flash');
      s.round = round;
      return go();
    });
    const about = /what is seen on the way differs/;
    breaks('non-interference', about, variant(flashes));
    expect(tellsNothing(variant(flashes), { trials: 2000, seed: 'x' })).toMatch(about);
  });

  it('data that is the same but for the order of its keys', () => {
    const why: typeof tiny.why = (s) => {
      const params = s.deck[0]! < 'c4' ? { one: 1, two: 2 } : { two: 2, one: 1 };
      return [{ key: 'why.not', params, rule: 'play' }];
    };
    breaks('views', /what is sent differs/, { ...tiny, why });
  });

  it('questions whose timing tells too much', () => {
    const skips = changed(turn, 'next', (go, c: Inside) => (c.s.seats[c.v.seat]!.hand.includes('c2') ? done() : go()));
    breaks('non-interference', /what is (told|sent) differs/, variant(skips));
  });

  it('a result that leaves somebody out', () => {
    const forgets = changed(game, 'end', (_go, c: never) => conclude(c, { places: [[0]], reason: 'x' }));
    breaks('result', /is not one of this game/, variant(forgets));
  });

  it('a game that does not begin', () => {
    expect(lawsOf(tiny, { players: 9 })[0]).toMatchObject({ law: 'rules', decision: 0 });
  });

  it('no more than anybody reads', () => {
    const throws = changed(turn, 'play', () => {
      throw new Error('x');
    });
    const report = checkLaws(variant(throws), { games: 100, seed: 1, players: 2 });
    expect(report.failures).toHaveLength(20);
  });
});

describe('two values that differ', () => {
  const list = (at: number) => Array.from({ length: 100 }, (_, i) => (i === 50 ? at : 7));

  it('are shown where they do, and not as a whole', () => {
    const said = differ('the list', list(1), list(2))!;
    expect(said.startsWith('the list differs: …')).toBe(true);
    expect(said.length).toBeLessThan(220);
    expect(said).toContain(',1,7');
    expect(said).toContain(',2,7');
  });

  it('are the same bytes where nothing but what is not written differs', () => {
    expect(differ('x', { a: 1, b: undefined }, { a: 1 })).toBeNull();
    expect(differ('x', [1], { 0: 1 })).not.toBeNull();
    expect(differ('x', { a: 1, b: 2 }, { b: 2, a: 1 })).not.toBeNull();
    expect(differ('x', null, {})).not.toBeNull();
  });
});

describe('a single law', () => {
  const played = (decisions: number): Table<Tiny, TinyView> => {
    const opened = open(tiny, { seats: 2, seed: 'law' });
    if (!opened.ok) throw new Error(opened.error.message);
    const { table } = opened;
    for (let i = 0; i < decisions; i++) {
      const [ask] = asked(table)!.asks;
      decide(table, ask!.seat, [String(ask!.choices[0])]);
    }
    return table;
  };
  const at = (table: Table<Tiny, TinyView>) => ({ table, now: asked(table), rng: seeded(1) });

  it('holds at a table of a test', () => {
    expect(brokenLaws(played(5), seeded(1))).toEqual([]);
  });

  it('finds what a clone would not keep', () => {
    const table = played(3);
    expect(cloned(at(table))).toBeNull();
    let reads = 0;
    Object.defineProperty(table.state.board, 'round', { enumerable: true, get: () => reads++ });
    expect(cloned(at(table))).toMatch(/^\/board\/round/);
  });

  it('finds questions that are not declared, have no words, or are windows that some are not asked at', () => {
    const said = (more: Partial<Game<Tiny, TinyView>>, ...rules: Rule[]) =>
      options(at({ ...played(0), game: { ...variant(...rules), ...more } }));
    const declined = (declines: string) => ({ questions: { 'turn/card': { rule: 'turn', into: 'card', declines } } });
    const sometimes = changed(turn, 'play', (_go, c: Inside) => ask(c.v.seat, 'card', ['peek', 'pass']));
    expect(said({})).toBeNull();
    expect(said({ questions: {} })).toBe('turn/card is not declared');
    expect(said({ prompt: () => message('') })).toBe('turn/card has no prompt or cites no rule');
    expect(said(declined('pass'))).toBeNull();
    const unfair = 'turn/card is a window that is not always put, or cannot be declined';
    expect([said(declined('no')), said(declined('pass'), sometimes)]).toEqual([unfair, unfair]);
  });

  it('finds a refused answer that changes the state', () => {
    const restless = changed(turn, 'play', (go, c: Inside) => {
      c.s.seats[c.v.seat]!.wounds++;
      return go();
    });
    expect(onlyAsked(at(played(0)))).toBeNull();
    expect(onlyAsked(at({ ...played(0), game: variant(restless) }))).toBe(
      'a refused answer of seat -1 changed the state',
    );
  });

  it('finds that somebody else may answer', () => {
    const table = played(3);
    expect(onlyAsked({ ...at(table), now: null })).toMatch(/got the error illegal, not not-asked/);
  });

  it('looks at seats that do not exist, on both sides', () => {
    for (const seat of [-1, 2]) {
      const table = played(0);
      const stranger = variant(changed(turn, 'play', () => ask(seat, 'card', ['peek', 'pass'])));
      expect(onlyAsked({ ...at({ ...table, game: stranger }), now: null })).toMatch(
        new RegExp(`seat ${seat} got the error illegal, not not-asked`),
      );
    }
  });

  it('finds an undo that takes back something else', () => {
    const table = played(3);
    const elsewhere = structuredClone(table.past[3]!);
    elsewhere.board.round = 2;
    // Undo is given another past than the law knows of.
    const past = Object.assign([...table.past], { slice: () => [...table.past.slice(0, 3), elsewhere] });
    expect(undoRedo(at({ ...table, past }))).toMatch(/undo did not lead back: \/board\/round/);
  });

  it('of every kind is among those that are named', () => {
    const named = (breaks: (table: Table<Tiny, TinyView>) => void) => {
      const table = played(3);
      table.state = structuredClone(table.state);
      breaks(table);
      return brokenLaws(table, seeded(1)).map((text) => text.split(':')[0]);
    };
    expect(named(({ state }) => void state.board.deck.pop())).toContain('conservation');
    expect(named((table) => Object.assign(table.state.board, { known: table.state.stack[0]!.v }))).toContain('plain');
    expect(named(({ state }) => void Object.assign(state.board.seats[0]!, { wounds: -1 }))).toContain('loads');
  });

  it('finds an undo that does not lead back', () => {
    const table = played(3);
    expect(undoRedo(at(table))).toBeNull();
    table.past[3] = structuredClone(table.past[3]!);
    table.past[3].board.round = 2;
    expect(undoRedo(at(table))).toMatch(/leads elsewhere/);
  });

  it('finds a record that leads elsewhere', () => {
    const table = played(3);
    expect(replays(at(table))).toBeNull();
    table.state.board.round = 3;
    expect(replays(at(table))).toMatch(/the record leads elsewhere: \/board\/round/);
    table.log.pop();
    expect(replays(at(table))).toMatch(/the record leads elsewhere/);
  });
});

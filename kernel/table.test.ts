import { describe, expect, it } from 'vitest';
import type { Game } from './game.js';
import { askOf, keyOf } from './question.js';
import { below, seeded } from './rng.js';
import { view } from './sight.js';
import {
  asked,
  decide,
  eventsFor,
  type GameRecord,
  load,
  open,
  questions,
  recordOf,
  replay,
  type Start,
  script,
  type Table,
  undo,
  why,
} from './table.js';
import { type Tiny, type TinyView, tiny } from './testing/tiny.js';

function begun(start: Partial<Start> = {}): Table<Tiny, TinyView> {
  const opened = open(tiny, { seats: 2, seed: 'table', ...start });
  if (!opened.ok) throw new Error(opened.error.message);
  return opened.table;
}

/** Plays random decisions: so many, or to the end. */
function played(decisions = Number.POSITIVE_INFINITY, seed = 'play'): Table<Tiny, TinyView> {
  const table = begun({ seats: 3 });
  const rng = seeded(seed);
  for (let i = 0; i < decisions; i++) {
    const now = asked(table);
    if (now === null) break;
    const ask = now.asks[below(rng, now.asks.length)]!;
    decide(table, ask.seat, [keyOf(ask.choices[below(rng, ask.choices.length)]!)]);
  }
  return table;
}

/** A key that the asked seat may give. */
const someKey = (table: Table<Tiny, TinyView>, seat: number, wanted?: string): string[] => {
  const keys = askOf(asked(table), seat)!.choices.map(keyOf);
  return [wanted !== undefined && keys.includes(wanted) ? wanted : keys[0]!];
};

describe('opening', () => {
  it('plays up to the first question', () => {
    const table = begun();
    expect(table.log).toHaveLength(1);
    expect(table.log[0]).toMatchObject({ seat: null, keys: [], reveals: true });
    expect(questions(table).map(({ seat, id }) => [seat, id])).toEqual([[1, 'turn/card']]);
    expect(begun().state).toEqual(table.state);
    expect(begun({ seed: 'other' }).state).not.toEqual(table.state);
  });

  it.each<[string, Partial<Start>, string, string]>([
    ['too many', { seats: 5 }, 'players', 'tiny is for 2 to 4 players, not 5'],
    ['half a player', { seats: 2.5 }, 'players', 'tiny is for 2 to 4 players, not 2.5'],
    ['no number', { seats: '2' as never }, 'players', 'tiny is for 2 to 4 players, not "2"'],
    ['no seed', { seed: Number.NaN }, 'seed', 'a seed is a text or a number'],
    ['a wrong seed', { seed: {} as never }, 'seed', 'a seed is a text or a number'],
    ['an unknown option', { options: { speed: 1 } }, 'option', "tiny has no option 'speed'; it has: automaton"],
    [
      'a borrowed option',
      { options: { constructor: 1 } as never },
      'option',
      "tiny has no option 'constructor'; it has: automaton",
    ],
    ['a wrong option', { options: { automaton: 1 } }, 'option', "option 'automaton' cannot be 1"],
    ['no script', { script: 'x' as never }, 'script', 'a script is a list of numbers and of lists of card ids'],
    ['a script that does not fit', { script: [3] }, 'script', 'a shuffle was due, the script says 3'],
  ])('is refused with %s', (_what, start, code, message) => {
    const refused = open(tiny, { seats: 2, seed: 1, ...start });
    expect(refused.ok ? null : refused.error.code).toBe(code);
    expect(refused.ok ? null : refused.error.message).toContain(message);
  });

  it('follows a script', () => {
    const deck = ['c5', 'c4', 'c3', 'c2'];
    const table = begun({ script: [deck] });
    expect(table.state.board.seats.map(({ hand }) => hand)).toEqual([
      ['c5', 'c3'],
      ['c4', 'c2', expect.any(String)],
    ]);
  });
});

describe('a decision', () => {
  it('moves the table on and is logged', () => {
    const table = begun();
    const before = table.state;
    const [key] = someKey(table, 1);
    const decided = decide(table, 1, [key!]);
    expect(decided.ok && decided.entry).toBe(table.log[1]);
    expect(table.log[1]).toMatchObject({ seat: 1, keys: [key], reveals: true });
    expect(table.past[1]).toBe(before);
    expect(table.state).not.toBe(before);
  });

  it('that is refused leaves no trace', () => {
    const table = begun();
    const { state } = table;
    const bytes = JSON.stringify(table);
    for (const [seat, keys, code] of [
      [0, ['pass'], 'not-asked'],
      [9, ['pass'], 'not-asked'],
      [-1, ['pass'], 'not-asked'],
      [1, ['c99'], 'illegal'],
      [1, [], 'illegal'],
      [1, ['pass', 'peek'], 'illegal'],
      [1, ['pass', 'pass'], 'illegal'],
      [1, ['__proto__'], 'illegal'],
    ] as const) {
      const refused = decide(table, seat, keys);
      expect(refused.ok ? null : refused.error.code).toBe(code);
    }
    expect(table.state).toBe(state);
    expect(JSON.stringify(table)).toBe(bytes);
  });

  it('names the rule of the question, and whom we wait for', () => {
    const table = begun();
    expect(decide(table, 1, ['x'])).toMatchObject({ error: { rule: 'play' } });
    expect(decide(table, 0, ['x'])).toMatchObject({
      error: { message: expect.stringContaining('waiting for seat 1') },
    });
  });

  it('is not possible when the game is over', () => {
    const table = played();
    expect(table.state.result).not.toBeNull();
    expect(questions(table)).toEqual([]);
    expect(decide(table, 0, ['pass'])).toMatchObject({ error: { code: 'over' } });
  });

  it('whose rules are broken throws, and the table stays as it was', () => {
    const broken: Game<Tiny, TinyView> = {
      ...tiny,
      rules: { ...tiny.rules, strike: { ...tiny.rules.strike!, steps: {} } },
    };
    const table = { ...begun({ script: [['c5', 'c4', 'c3', 'c2', 'c6']] }), game: broken };
    const { state } = table;
    const bytes = JSON.stringify(state);
    expect(() => decide(table, 1, ['c2'])).toThrow('no step strike in rule strike');
    expect(table.state).toBe(state);
    expect(JSON.stringify(state)).toBe(bytes);
    expect(table.log).toHaveLength(1);
  });
});

describe('the events of a decision', () => {
  it('show a card to those who see it where it lies', () => {
    const table = begun();
    const entry = table.log[0]!;
    const drawn = (viewer: number | null) =>
      eventsFor(entry, viewer)
        .filter(({ key, params }) => key === 'drew' && JSON.stringify(params.seat) === '{"seat":1}')
        .map(({ params }) => (params.card as { card: string | null }).card);
    expect(drawn(1)).toEqual(table.state.board.seats[1]!.hand);
    expect(drawn(0)).toEqual([null, null, null]);
    expect(drawn(null)).toEqual([null, null, null]);
  });
});

describe('a script', () => {
  it('fixes the next outcomes, one after another', () => {
    const table = begun({ script: [['c5', 'c4', 'c3', 'c2', 'c6']] });
    expect(script(table, [4])).toEqual({ ok: true });
    decide(table, 1, ['c2']);
    expect(table.state.board.seats[0]!.wounds).toBe(4);
    expect(table.state.script).toEqual([]);
    expect(table.log[1]!.fates).toEqual([4]);
  });

  it('that is none is refused', () => {
    const table = begun();
    for (const wrong of [null, 'x', 3, {}, [1.5], [[1]], ['a'], [Number.NaN], [{}]])
      expect(script(table, wrong)).toMatchObject({ ok: false, error: { code: 'script' } });
    expect(table.state.script).toEqual([]);
  });

  it('that does not fit stops the decision, until it is taken away', () => {
    const table = begun({ script: [['c5', 'c4', 'c3', 'c2', 'c6']] });
    script(table, [['c1']]);
    const { state } = table;
    expect(decide(table, 1, ['c2'])).toMatchObject({ ok: false, error: { code: 'script' } });
    expect(table.state).toBe(state);
    script(table, []);
    expect(decide(table, 1, ['c2']).ok).toBe(true);
  });
});

describe('undo', () => {
  it('is free as far as nobody learned anything', () => {
    const table = begun({ options: {} });
    decide(table, 1, ['pass']);
    decide(table, 0, ['pass']);
    const before = table.state;
    expect(asked(table)!.asks).toHaveLength(2);
    decide(table, 0, ['1']);
    expect(table.log.at(-1)!.reveals).toBe(false);
    expect(undo(table)).toEqual({ ok: true, length: 3 });
    expect(table.state).toEqual(before);
    expect(undo(table)).toEqual({ ok: true, length: 2 });
    // By the decision before that a card was drawn.
    expect(undo(table)).toMatchObject({ ok: false, error: { code: 'undo-reveals' } });
    expect(table.log).toHaveLength(2);
  });

  it('is not free after the last sealed answer, though it is no card', () => {
    const table = begun();
    for (const [seat, key] of [
      [1, 'pass'],
      [0, 'pass'],
      [0, '1'],
      [1, '2'],
    ] as const)
      decide(table, seat, [key]);
    expect(table.log.at(-1)).toMatchObject({ reveals: true });
    expect(undo(table)).toMatchObject({ error: { code: 'undo-reveals' } });
  });

  it('goes further by force, but never brings back the same chance', () => {
    const table = played(6);
    const { rng } = table.state;
    const early = table.past[2]!;
    expect(undo(table, 2, true)).toEqual({ ok: true, length: 2 });
    expect(table.state).toEqual({ ...early, rng });
    expect(table.log).toHaveLength(2);
    expect(table.past).toHaveLength(2);
  });

  it.each([0, -1, 7, 99, 1.5, Number.NaN])('cannot go to %d', (to) => {
    const table = played(6);
    expect(undo(table, to)).toMatchObject({ ok: false, error: { code: 'nothing-to-undo' } });
  });

  it('says what was learned, and by whom', () => {
    const table = begun({ script: [['c5', 'c4', 'c3', 'c2', 'c6', 'c7']] });
    decide(table, 1, ['peek']);
    // Seat 1 looked at the next card, seat 0 drew it, and both saw a card of seat 0's stock.
    expect(table.log.at(-1)!.learned).toMatchObject({ c7: 0b11 });
    expect(table.log.at(-1)!.secrets).toBe(0);
  });
});

describe('a record', () => {
  it('plays the same game again, without a generator', () => {
    const table = played();
    const record: GameRecord = JSON.parse(JSON.stringify(recordOf(table)));
    const replayed = replay(tiny, record);
    if (!replayed.ok) throw new Error(replayed.error.message);
    expect({ ...replayed.table.state, rng: null }).toEqual({ ...table.state, rng: null });
    expect(replayed.table.log).toEqual(table.log);
  });

  const tampered: [string, (record: { -readonly [K in keyof GameRecord]: GameRecord[K] }) => void, string][] = [
    ['of another game', (record) => void Object.assign(record, { game: 'chess' }), 'this is a record of chess'],
    [
      'of another version',
      (record) => void Object.assign(record, { version: 2 }),
      'this is a record of tiny version 2',
    ],
    ['without entries', (record) => void Object.assign(record, { entries: [] }), 'does not begin with the beginning'],
    [
      'without its beginning',
      (record) => void (record.entries as unknown[]).shift(),
      'does not begin with the beginning',
    ],
    ['with another key', (record) => edit(record, 3, { keys: ['c99'] }), "entry 3 does not fit: 'c99'"],
    ['with another seat', (record) => edit(record, 3, { seat: 7 }), 'entry 3 does not fit: seat 7 is not asked'],
    ['with a second beginning', (record) => edit(record, 3, { seat: null }), 'entry 3 names no seat'],
    [
      'with more chance',
      (record) => edit(record, 1, { fates: [...record.entries[1]!.fates, 3] }),
      'entry 1 records more or less chance',
    ],
    [
      'with less chance',
      (record) => edit(record, 0, { fates: record.entries[0]!.fates.slice(1) }),
      'a shuffle was due|card|chance|order',
    ],
    ['with nonsense for chance', (record) => edit(record, 1, { fates: 'x' }), 'entry 1 does not fit: a script is'],
    ['with too many players', (record) => void Object.assign(record, { seats: 9 }), 'tiny is for 2 to 4 players'],
  ];
  function edit(record: GameRecord, at: number, change: object): void {
    Object.assign(record.entries[at]!, change);
  }

  it.each(tampered)('%s is refused', (_what, tamper, message) => {
    const record = JSON.parse(JSON.stringify(recordOf(played(8))));
    tamper(record);
    const refused = replay(tiny, record);
    expect(refused.ok ? 'played' : refused.error.message).toMatch(new RegExp(message));
  });
});

describe('a saved game', () => {
  it('is loaded and goes on alike', () => {
    const table = played(5);
    const loaded = load(tiny, JSON.parse(JSON.stringify(table.state)));
    if (!loaded.ok) throw new Error(loaded.error.message);
    expect(loaded.table.state).toEqual(table.state);
    for (const at of [table, loaded.table]) {
      const { seat } = asked(at)!.asks[0]!;
      decide(at, seat, someKey(at, seat));
    }
    expect(loaded.table.state).toEqual(table.state);
    expect(view(tiny, loaded.table.state, 0)).toEqual(view(tiny, table.state, 0));
  });

  it('on which the rules break later refuses the decision and stays as it was', () => {
    const loaded = load(tiny, JSON.parse(JSON.stringify(begun({ script: [['c5', 'c4', 'c3', 'c2', 'c6']] }).state)));
    if (!loaded.ok) throw new Error(loaded.error.message);
    const table = {
      ...loaded.table,
      game: { ...tiny, rules: { ...tiny.rules, strike: { ...tiny.rules.strike!, steps: {} } } },
    };
    const { state } = table;
    expect(decide(table, 1, ['c2'])).toMatchObject({
      error: { code: 'invalid-state', details: ['game > turn > strike'] },
    });
    expect(table.state).toBe(state);
  });

  it('that cannot be played is refused with all that is wrong', () => {
    const state = { ...played(5).state, version: 9, game: 'x' };
    const refused = load(tiny, state);
    expect(refused).toMatchObject({ ok: false, error: { code: 'invalid-state' } });
    expect(refused.ok ? [] : refused.error.details).toEqual([
      '/game: expected "tiny", found "x"',
      '/version: expected 1, found 9',
    ]);
  });
});

describe('why', () => {
  it('says what is possible with a thing, and asks the game for the rest', () => {
    const reasons = [{ key: 'no', params: {}, rule: 'X-1' }];
    const game: Game<Tiny, TinyView> = {
      ...tiny,
      why: (_s, seat, _ref, now) => (seat === 0 && now === null ? reasons : []),
    };
    const table = { ...begun(), game };
    const [card] = table.state.board.seats[1]!.hand;
    expect(why(table, 1, { card: card! }).possible.map(({ key }) => key)).toEqual([card]);
    expect(why(table, 1, { card: 'c99' }).possible).toEqual([]);
    expect(why(table, 0, { card: card! })).toEqual({ possible: [], reasons });
  });
});

import { describe, expect, it } from 'vitest';
import type { Game } from './game.js';
import { EVERYBODY } from './places.js';
import { decide, eventsFor, open, questions, type Start, script, why } from './table.js';
import { type Tiny, type TinyView, tiny } from './testing/tiny.js';
import { begun, played, someKey } from './testing/tiny-table.js';

describe('opening', () => {
  it('plays up to the first question', () => {
    const table = begun();
    expect(table.log).toHaveLength(1);
    expect(table.log[0]).toMatchObject({ seat: null, keys: [], reveals: true, secrets: EVERYBODY });
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
    ['a script of another game', { script: [['c1', 'E05']] }, 'script', 'a script names cards of this game, not "E05"'],
    ['a script that does not fit', { script: [3] }, 'script', 'a shuffle was due, the script says 3'],
  ])('is refused with %s', (_what, start, code, message) => {
    const refused = open(tiny, { seats: 2, seed: 1, ...start });
    expect(refused.ok ? null : refused.error.code).toBe(code);
    expect(refused.ok ? null : refused.error.message).toContain(message);
  });

  it('is refused with options that each are allowed, but not together', () => {
    const clash = ({ automaton }: Record<string, unknown>) => (automaton === true ? 'not today' : null);
    const picky = { ...tiny, clash };
    expect(open(picky, { seats: 2, seed: 1 }).ok).toBe(true);
    const refused = open(picky, { seats: 2, seed: 1, options: { automaton: true } });
    expect(refused).toMatchObject({ ok: false, error: { code: 'option', message: 'not today' } });
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
      rules: new Map([...tiny.rules, ['strike', { ...tiny.rules.get('strike')!, steps: new Map() }]]),
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

  it('goes on where the last one ends', () => {
    const table = begun();
    script(table, [4, ['c1', 'c2']]);
    script(table, [5]);
    expect(table.state.script).toEqual([4, ['c1', 'c2'], 5]);
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

import { describe, expect, it } from 'vitest';
import { type GameRecord, recordOf, replay } from './record.js';
import { view } from './sight.js';
import { asked, decide, load, undo } from './table.js';
import { tiny } from './testing/tiny.js';
import { begun, played, someKey } from './testing/tiny-table.js';

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
      game: {
        ...tiny,
        rules: new Map([...tiny.rules, ['strike', { ...tiny.rules.get('strike')!, steps: new Map() }]]),
      },
    };
    const { state } = table;
    expect(decide(table, 1, ['c2'])).toMatchObject({
      error: { code: 'invalid-state', details: ['game > turn > strike'] },
    });
    expect(table.state).toBe(state);
  });

  it('from before a game had an option has its default', () => {
    const { state } = begun();
    const loaded = load(tiny, { ...JSON.parse(JSON.stringify(state)), options: {} });
    expect(loaded.ok && loaded.table.state.options).toEqual({ automaton: false });
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

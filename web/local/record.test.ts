import { elekt } from '@tabula/elekt/elekt.js';
import type { Game } from '@tabula/kernel/game.js';
import { clone } from '@tabula/kernel/json.js';
import { decide, open, questions, type Table } from '@tabula/kernel/table.js';
import { describe, expect, it } from 'vitest';
import { begunFrom, recordIn, retell, stateAfter, tableOf } from './record.js';

const game = elekt as Game;

/** A game of two, played for so many decisions by whoever always takes the first option. */
function played(decisions: number, table: Table = opened()): Table {
  for (let i = 0; i < decisions; i++) {
    const [question] = questions(table);
    if (question === undefined) break;
    decide(table, question.seat, [question.options[0]!.key]);
  }
  return table;
}

function opened(): Table {
  const begun = open(game, { seats: 2, seed: 'tale', options: { pack: 'base' } });
  if (!begun.ok) throw new Error(begun.error.message);
  return begun.table;
}

describe('the tale of a table', () => {
  it('leads to the same place again, by the same states', async () => {
    const table = played(12);
    const told = await retell(game, clone(recordIn(table)!));
    expect(told?.state.board).toEqual(table.state.board);
    for (let at = 0; at < table.log.length; at++)
      expect(stateAfter(told!, at).board).toEqual(stateAfter(table, at).board);
  });

  it('may begin with a position that was laid out', async () => {
    const middle = played(9);
    const table = played(6, begunFrom(game, clone(middle.state)));
    const tale = recordIn(table)!;
    expect(tale.from).toEqual(middle.state);
    const told = await retell(game, clone(tale));
    expect(told?.log).toHaveLength(7);
    expect(told?.state.board).toEqual(table.state.board);
  });

  it('is not told where its beginning is not known', () => {
    expect(recordIn({ game, state: opened().state, log: [], past: [] })).toBe(null);
  });

  it('ends where the rules do not fit it any more', async () => {
    const tale = recordIn(played(5))!;
    const entries = tale.entries.map((entry, at) => (at === 3 ? { ...entry, keys: ['no such thing'] } : entry));
    expect(await retell(game, { ...tale, entries })).toBe(null);
    expect(await retell(game, { ...tale, version: tale.version + 1 })).toBe(null);
  });

  it('is not told to the end when nobody wants it any more', async () => {
    const leaving = new AbortController();
    const tale = recordIn(played(60))!;
    const telling = retell(game, tale, { progress: () => leaving.abort(), signal: leaving.signal });
    const told = await telling;
    // On a quick machine it may all be told in one breath.
    expect(leaving.signal.aborted ? told : null).toBe(null);
  });
});

describe('a table that was kept', () => {
  const kept = (table: Table) => clone({ record: recordIn(table), state: table.state });

  it('has its story again, and chance goes on where it was', async () => {
    const table = played(20);
    const again = await tableOf(game, kept(table));
    expect(again?.log).toEqual(table.log);
    expect(again?.state).toEqual(table.state);
    expect(played(5, again!).state).toEqual(played(5, table).state);
  });

  it('goes on from its state alone if the record leads elsewhere, or there is none', async () => {
    const table = played(20);
    const { state } = kept(table);
    for (const record of [null, kept(played(8)).record]) {
      const again = await tableOf(game, { record, state });
      expect(again?.state.board).toEqual(table.state.board);
      expect(again?.log).toEqual([]);
    }
  });

  it('is not opened if the rules cannot go on with it', async () => {
    const { record, state } = kept(played(8));
    expect(await tableOf(game, { record: null, state: { ...state, board: {} } })).toBeNull();
    const torn = { ...state, rng: [] as number[] as typeof state.rng };
    expect(await tableOf(game, { record, state: torn })).toBeNull();
  });
});

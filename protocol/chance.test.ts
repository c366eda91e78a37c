import { open } from '@tabula/kernel/table.js';
import { describe, expect, it } from 'vitest';
import { chanceAt, readProof, seedOf, verify } from './chance.js';
import { gameIds, titleOf } from './games.js';
import { keyedGame } from './testing/keyed-game.js';

describe.each(gameIds())('chance of %s', (id) => {
  const { game } = titleOf(id)!;

  it('follows from its key, also where something was taken back, and from no other', () => {
    const proof = readProof(JSON.parse(JSON.stringify(keyedGame(id, 'one'))));
    const verdict = verify(game, proof!);
    expect(verdict).toMatchObject({ ok: true, decisions: proof!.entries.length });
    expect(verdict.ok && verdict.shuffles + verdict.dice).toBeGreaterThan(1);
    expect(proof!.entries.some(({ at }, i) => at !== i + 1)).toBe(true);
    const other = { ...proof!, luck: ['two', null] };
    expect(verify(game, other)).toMatchObject({ ok: false, problem: 'chance' });
  });

  it('has an order: no two decisions are of one version, and none is of one before', () => {
    const { entries, ...proof } = readProof(JSON.parse(JSON.stringify(keyedGame(id, 'one'))))!;
    const renumbered = (by: number) =>
      entries.map((entry, i) => (i === 2 ? { ...entry, at: entries[1]!.at + by } : entry));
    for (const by of [0, -1])
      expect(verify(game, { ...proof, entries: renumbered(by) })).toMatchObject({ ok: false, problem: 'order', at: 2 });
  });

  it('leaves nothing of the key in what a bot is given', () => {
    const begun = open(game, { seats: 2, seed: 's', source: chanceAt(seedOf('t', 'cd'.repeat(32), []), 1) });
    expect(begun.ok && JSON.stringify(begun.table.state)).not.toMatch(/(cd){8}/);
  });
});

import { bytesOf, fromHex, hmac, sha256, toHex } from '@tabula/kernel/sha256.js';
import { keyedSource } from '@tabula/kernel/source.js';
import { open } from '@tabula/kernel/table.js';
import { describe, expect, it } from 'vitest';
import { type ChanceProof, chanceAt, digestOf, KEY_BYTES, readProof, seedOf, silenceAt, verify } from './chance.js';
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

it('chance follows from its key as docs/protocol.md says, so that others can check it', () => {
  const key = 'ab'.repeat(KEY_BYTES);
  expect(key).toHaveLength(64);
  expect(digestOf('t1', key)).toBe(toHex(sha256(bytesOf(`tabula chance 1|key|t1|${key}`))));
  const seed = seedOf('t1', key, ['one', null, 'two']);
  expect(seed).toEqual(hmac(fromHex(key)!)(bytesOf('tabula chance 1|seed|t1|one||two')));
  const drawn = (source: { below(n: number): number }) => [1, 2, 3].map(() => source.below(2 ** 32));
  expect(drawn(chanceAt(seed, 7))).toEqual(drawn(keyedSource(seed, 'tabula chance 1|7')));
  expect(drawn(silenceAt(seed, 7, 2))).toEqual(drawn(keyedSource(seed, 'tabula chance 1|silence|7|2')));
});

describe('a proof', () => {
  const { game } = titleOf('elekt')!;
  const proof: ChanceProof = keyedGame('elekt', 'one');
  const [first, second, ...rest] = proof.entries as [Entry, Entry, ...Entry[]];
  type Entry = ChanceProof['entries'][number];

  it.each<[string, Partial<ChanceProof>, object]>([
    ['of another key', { key: 'cd'.repeat(32) }, { problem: 'digest', at: null }],
    ['of another table', { table: 'other' }, { problem: 'digest', at: null }],
    ['of another game', { game: 'arkham' }, { problem: 'rules', at: null }],
    ['of other rules', { version: game.version + 1 }, { problem: 'rules', at: null }],
    ['without a beginning', { entries: [] }, { problem: 'order', at: 0 }],
    ['that somebody begins', { entries: [{ ...first, seat: 0 }] }, { problem: 'order', at: 0 }],
    ['for too many seats', { seats: 9 }, { problem: 'rules', at: 0 }],
    ['with other options', { options: { pack: 'none' } }, { problem: 'rules', at: 0 }],
    ['of a deck that lay otherwise', { entries: [{ ...first, fates: [] }] }, { problem: 'chance', at: 0 }],
    ['of a beginning later on', { entries: [first, { ...second, seat: null }] }, { problem: 'order', at: 1 }],
    ['of what nobody could answer', { entries: [first, { ...second, keys: ['x'] }] }, { problem: 'rules', at: 1 }],
    ['of chance nobody needed', { entries: [first, { ...second, fates: [1] }, ...rest] }, { problem: 'chance', at: 1 }],
  ])('%s is found out, and where', (_what, changes, verdict) => {
    expect(verify(game, { ...proof, ...changes })).toEqual({ ok: false, ...verdict });
  });

  it('that holds says how much was shuffled and thrown', () => {
    const { game: withDice } = titleOf('arkham')!;
    const thrown = keyedGame('arkham', 'one');
    const fates = thrown.entries.flatMap((entry) => entry.fates);
    const shuffles = fates.filter((fate) => Array.isArray(fate)).length;
    expect(verify(withDice, thrown)).toEqual({
      ...{ ok: true, decisions: thrown.entries.length },
      ...{ shuffles, dice: fates.length - shuffles },
    });
    expect(shuffles).not.toBe(fates.length - shuffles);
  });

  const letters = (count: number) => 'x'.repeat(count);
  it.each<[string, object, boolean]>([
    ['a table of 200 letters', { table: letters(200) }, true],
    ['a table of 201', { table: letters(201) }, false],
    ['a table of two words', { table: 'two words' }, false],
    ['a key that is too short', { key: 'a'.repeat(63) }, false],
    ['a key that is too long', { key: 'a'.repeat(65) }, false],
    ['a key in capitals', { key: 'A'.repeat(64) }, false],
    ['luck of 64 letters', { luck: [letters(64)] }, true],
    ['luck of 65', { luck: [letters(65)] }, false],
    ['luck of no letter', { luck: [''] }, false],
    ['luck with a bar in it', { luck: ['a|b'] }, false],
    ['eight seats', { luck: new Array(8).fill(null) }, true],
    ['nine', { luck: new Array(9).fill(null) }, false],
    ['no seats at all', { seats: 0 }, true],
    ['fewer than none', { seats: -1 }, false],
    ['half a version', { version: 1.5 }, false],
    ['options of every kind', { options: { a: 'b', c: 1.5, d: false, e: null } }, true],
    ['options within options', { options: { a: {} } }, false],
    ['cards and dice', { entries: [{ at: 0, seat: 0, keys: ['k'], fates: [2, ['c']] }] }, true],
    ['keys that are numbers', { entries: [{ at: 0, seat: 0, keys: [1], fates: [] }] }, false],
    ['chance of another kind', { entries: [{ at: 0, seat: 0, keys: [], fates: ['c'] }] }, false],
    ['a decision without a number', { entries: [{ seat: 0, keys: [], fates: [] }] }, false],
    ['no digest', { digest: undefined }, false],
    ['no game', { game: undefined }, false],
  ])('with %s is read only if it can be one', (_what, changes, good) => {
    const value = { ...proof, entries: [], ...changes };
    expect(readProof(value)).toEqual(good ? value : null);
  });
});

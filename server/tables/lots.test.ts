import { createHash, createHmac } from 'node:crypto';
import { seeded } from '@tabula/kernel/rng.js';
import { hmac, sha256, toHex } from '@tabula/kernel/sha256.js';
import { chanceAt, digestOf, seedOf, silenceAt } from '@tabula/protocol/chance.js';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { newKey, newLots, silenceFor } from './lots.js';

it('digests are those of another implementation, for any bytes', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), fc.uint8Array({ maxLength: 150 }), (bytes, key) => {
      expect(toHex(sha256(bytes))).toBe(createHash('sha256').update(bytes).digest('hex'));
      expect(toHex(hmac(key)(bytes))).toBe(createHmac('sha256', key).update(bytes).digest('hex'));
    }),
    { numRuns: 300 },
  );
});

it('chance is what docs/protocol.md says, worked out by another implementation', () => {
  const key = newKey();
  expect(key).toMatch(/^[0-9a-f]{64}$/);
  const told = createHash('sha256').update(`tabula chance 1|key|T-1|${key}`).digest('hex');
  expect(digestOf('T-1', key)).toBe(told);
  const seed = createHmac('sha256', Buffer.from(key, 'hex')).update('tabula chance 1|seed|T-1|one||three').digest();
  expect(toHex(seedOf('T-1', key, ['one', null, 'three']))).toBe(seed.toString('hex'));
  const words = [0, 1, 2].flatMap((count) => {
    const block = createHmac('sha256', seed).update(`tabula chance 1|7|${count}`).digest();
    return Array.from({ length: 8 }, (_, i) => block.readUInt32BE(i * 4));
  });
  const { below } = chanceAt(seed, 7);
  expect(words.map(() => below(2 ** 32))).toEqual(words);
});

it('what is decided for who says nothing follows from the key, the decision and the seat, and moves nothing', () => {
  const many = 2 ** 32;
  const lots = { ...newLots('T-1', newKey()), drawn: ['one', null] };
  const rng = seeded('old table');
  const said = (version: number, seat: number) => silenceFor('T-1', lots, version, seat, rng).below(many);
  const seed = seedOf('T-1', lots.key, lots.drawn);
  const block = createHmac('sha256', seed).update('tabula chance 1|silence|7|1|0').digest();
  expect(silenceAt(seed, 7, 1).below(many)).toBe(block.readUInt32BE(0));
  expect([said(7, 1), said(7, 1)]).toEqual([block.readUInt32BE(0), block.readUInt32BE(0)]);
  expect(new Set([said(7, 1), said(7, 0), said(8, 1), chanceAt(seed, 7).below(many)]).size).toBe(4);
  const old = () => silenceFor('T-1', null, 7, 1, rng).below(many);
  expect(old()).toBe(old()); // a table from before keys: its generator is looked at, and stays where it is
});

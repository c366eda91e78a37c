import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shuffleFrom } from './rng.js';
import { bytesOf, fromHex, hmac, sha256, toHex } from './sha256.js';
import { keyedSource } from './source.js';

describe('digests', () => {
  it('are those of SHA-256 and HMAC for any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), fc.uint8Array({ maxLength: 150 }), (bytes, key) => {
        expect(toHex(sha256(bytes))).toBe(createHash('sha256').update(bytes).digest('hex'));
        expect(toHex(hmac(key)(bytes))).toBe(createHmac('sha256', key).update(bytes).digest('hex'));
      }),
      { numRuns: 300 },
    );
  });
  it('take plain characters only, and hexadecimal texts only', () => {
    expect(() => bytesOf('ł')).toThrow(RangeError);
    expect(fromHex('00ff')).toEqual(Uint8Array.of(0, 255));
    for (const text of ['0', 'xy', '0F']) expect(fromHex(text)).toBeNull();
  });
});

describe('chance from a key', () => {
  const seed = sha256(bytesOf('a key'));

  it('is the words of HMAC in counter mode, first to last', () => {
    const { below } = keyedSource(seed, 'place');
    const words = [0, 1, 2].flatMap((count) => {
      const block = createHmac('sha256', seed).update(`place|${count}`).digest();
      return Array.from({ length: 8 }, (_, i) => block.readUInt32BE(i * 4));
    });
    expect(words.map(() => below(2 ** 32))).toEqual(words);
  });
  it('is the same for the same key and place, and no other', () => {
    const drawn = (key: Uint8Array, place: string) => {
      const { below } = keyedSource(key, place);
      return Array.from({ length: 20 }, () => below(1_000));
    };
    expect(drawn(seed, '7')).toEqual(drawn(seed, '7'));
    expect(drawn(seed, '7')).not.toEqual(drawn(seed, '8'));
    expect(drawn(seed, '7')).not.toEqual(drawn(sha256(seed), '7'));
  });
  it('makes every order of a pile equally likely', () => {
    const source = keyedSource(seed, 'orders');
    const counts = new Map<string, number>();
    for (let i = 0; i < 24_000; i++) {
      const order = shuffleFrom(source, ['a', 'b', 'c', 'd']).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    // Of 24 orders each is met about 1,000 times: the sum of squares stays below what chance passes once in ten thousand.
    const spread = [...counts.values()].reduce((sum, count) => sum + (count - 1_000) ** 2 / 1_000, 0);
    expect(counts.size).toBe(24);
    expect(spread).toBeLessThan(58.6);
  });
  it('has no number that is likelier because words do not divide evenly', () => {
    const { below } = keyedSource(seed, 'fair');
    const n = 3 * 2 ** 30; // a quarter of all words is left over: without care, low numbers would come twice as often
    const low = Array.from({ length: 4_000 }, () => below(n)).filter((drawn) => drawn < 2 ** 30).length;
    expect(Math.abs(low - 4_000 / 3)).toBeLessThan(150);
  });
});

import { describe, expect, it } from 'vitest';
import { shuffleFrom } from './rng.js';
import { bytesOf, fromHex, hmac, sha256, toHex } from './sha256.js';
import { keyedSource } from './source.js';

describe('digests', () => {
  it('are those of the standards', () => {
    const digest = (text: string) => toHex(sha256(bytesOf(text)));
    expect(digest('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
    expect(digest('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
    expect(digest('abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq')).toBe(
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    );
    const keyed = hmac(bytesOf('Jefe'))(bytesOf('what do ya want for nothing?'));
    expect(toHex(keyed)).toBe('5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843');
  });
  it('are keyed by what is as long as a block, shorter or longer', () => {
    const keyed = (length: number) => toHex(hmac(bytesOf('k'.repeat(length)))(bytesOf('abc'))).slice(0, 16);
    expect([63, 64, 65].map(keyed)).toEqual(['23670528b6b8c55d', 'ae0c0e4a2340cf50', 'ed378e5dfa30dc98']);
  });
  it('take plain characters only, and hexadecimal texts only', () => {
    expect(() => bytesOf('\u0142')).toThrow(RangeError);
    expect(fromHex('00ff')).toEqual(Uint8Array.of(0, 255));
    for (const text of ['0', 'xy', '0F']) expect(fromHex(text)).toBeNull();
  });
});

describe('chance from a key', () => {
  const seed = sha256(bytesOf('a key'));

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

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fairQueue } from './fair-queue.js';

const of = (account: string, table = 't') => ({ account, table });

describe('a fair queue', () => {
  it('gives each account its turn, and each table of an account', () => {
    const queue = fairQueue<string>();
    for (const item of ['a1', 'a2', 'a3']) queue.push(of('hog', 'a'), item);
    queue.push(of('hog', 'b'), 'b1');
    queue.push(of('guest'), 'g1');
    queue.push(of('guest'), 'g2');
    expect(queue.drain()).toEqual(['a1', 'g1', 'b1', 'g2', 'a2', 'a3']);
    expect(queue.size).toBe(0);
    expect(queue.shift()).toBeUndefined();
  });

  it('knows how much is ahead of an account: its own, and one of each other', () => {
    const queue = fairQueue<number>();
    expect(queue.aheadOf('guest')).toBe(0);
    for (let i = 0; i < 49; i++) queue.push(of('hog', `t${i}`), i);
    expect(queue.aheadOf('guest')).toBe(1);
    expect(queue.aheadOf('hog')).toBe(49);
    queue.push(of('guest'), 0);
    expect(queue.aheadOf('guest')).toBe(2);
    queue.shift();
    expect(queue.aheadOf('hog')).toBe(49);
  });

  it('lets nobody wait for more than one of each other account, whoever pushes what', () => {
    const pushes = fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c'), fc.constantFrom('t', 'u')), { maxLength: 40 });
    fc.assert(
      fc.property(pushes, (all) => {
        const queue = fairQueue<readonly [account: string, table: string, at: number]>();
        for (const [at, [account, table]] of all.entries()) queue.push({ account, table }, [account, table, at]);
        const taken = queue.drain();
        expect([...taken].sort((one, two) => one[2] - two[2]).map(([, , at]) => at)).toEqual([...all.keys()]);
        taken.forEach(([account, table, at], i) => {
          const later = taken.slice(i + 1);
          // Of one table in the order of asking.
          for (const [whose, where, other] of later)
            if (whose === account && where === table) expect(other).toBeGreaterThan(at);
          // Between two of one account everybody who waits has had a turn.
          const next = later.findIndex(([whose]) => whose === account);
          const waits = new Set(later.slice(next).map(([whose]) => whose));
          waits.delete(account);
          const between = new Set(later.slice(0, Math.max(0, next)).map(([whose]) => whose));
          if (next >= 0) for (const whose of waits) expect(between).toContain(whose);
        });
      }),
    );
  });
});

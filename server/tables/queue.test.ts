import { expect, it } from 'vitest';
import { type Asker, oneAtATime } from './queue.js';

const from = (id: string, household: string | null = null): Asker => ({ account: { id }, household });

it('one at a time, in order, past a failure; too many are refused at once', async () => {
  const run = oneAtATime({ most: 3, each: 3, near: 3 });
  const done: string[] = [];
  let running = 0;
  const work = (name: string, fails = false) =>
    run(from('ada'), async () => {
      expect(++running).toBe(1);
      await new Promise<void>((resolve) => setImmediate(resolve));
      running--;
      done.push(name);
      if (fails) throw new Error(name);
      return name;
    });
  const all = [work('a'), work('b', true), work('c')];
  expect(() => work('d')).toThrow('wait a little');
  expect(await Promise.allSettled(all)).toMatchObject([{ value: 'a' }, { status: 'rejected' }, { value: 'c' }]);
  expect(done).toEqual(['a', 'b', 'c']);
  expect(await work('e')).toBe('e');
});

it('what an account has waiting still counts when one of it is done', async () => {
  const run = oneAtATime({ most: 9, each: 2, near: 9 });
  let release: () => void = () => {};
  const first = run(from('ada'), async () => {});
  const second = run(from('ada'), () => new Promise<void>((resolve) => (release = resolve)));
  await first;
  await new Promise<void>((resolve) => setImmediate(resolve));
  const third = run(from('ada'), async () => {});
  expect(() => run(from('ada'), async () => {})).toThrow('wait a little');
  release();
  await Promise.all([second, third]);
});

it('one account does not fill the queue alone', async () => {
  const run = oneAtATime({ most: 3, each: 2, near: 3 });
  const work = (account: string) => run(from(account), async () => account);
  const all = [work('ada'), work('ada')];
  expect(() => work('ada')).toThrow('wait a little');
  expect(await Promise.all([...all, work('bob')])).toEqual(['ada', 'ada', 'bob']);
  expect(await work('ada')).toBe('ada');
});

it('nor does one address with many guests; those behind a proxy are no address', async () => {
  const run = oneAtATime({ most: 9, each: 2, near: 3 });
  const work = (id: string, household: string | null) => run(from(id, household), async () => id);
  const all = [work('ada', 'here'), work('bob', 'here'), work('cleo', 'here')];
  expect(() => work('dan', 'here')).toThrow('wait a little');
  all.push(work('eve', 'elsewhere'), ...['f', 'g', 'h', 'i'].map((id) => work(id, null)));
  expect(await Promise.all(all)).toHaveLength(8);
  expect(await work('dan', 'here')).toBe('dan');
});

import { expect, it } from 'vitest';
import { oneAtATime } from './queue.js';

it('one at a time, in order, past a failure; too many are refused at once', async () => {
  const run = oneAtATime(3, 3);
  const done: string[] = [];
  let running = 0;
  const work = (name: string, fails = false) =>
    run('ada', async () => {
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
  const run = oneAtATime(9, 2);
  let release: () => void = () => {};
  const first = run('ada', async () => {});
  const second = run('ada', () => new Promise<void>((resolve) => (release = resolve)));
  await first;
  await new Promise<void>((resolve) => setImmediate(resolve));
  const third = run('ada', async () => {});
  expect(() => run('ada', async () => {})).toThrow('wait a little');
  release();
  await Promise.all([second, third]);
});

it('one account does not fill the queue alone', async () => {
  const run = oneAtATime(3, 2);
  const work = (account: string) => run(account, async () => account);
  const all = [work('ada'), work('ada')];
  expect(() => work('ada')).toThrow('wait a little');
  expect(await Promise.all([...all, work('bob')])).toEqual(['ada', 'ada', 'bob']);
  expect(await work('ada')).toBe('ada');
});

import type { Question } from '@tabula/kernel/question.js';
import { expect, test } from 'vitest';
import type { Said } from './composer.js';
import { perform } from './perform.js';
import type { TableNow, TableSource } from './source.js';

/** Of 'cards@1' seat 1 is asked, of 'cards' seat 0. */
const question = (asked: string): Question => ({
  seat: Number(asked.split('@')[1] ?? 0),
  id: asked.split('@')[0]!,
  kind: 'one',
  prompt: { key: asked, params: {} },
  rule: '',
  min: 1,
  max: 1,
  cosmetic: false,
  options: [],
});

/** A table that asks one question after the other; it says that it has moved only after an answer was accepted. */
function asking(ids: readonly (string | null)[], refuses = -1) {
  let at = 0;
  const given: string[] = [];
  const hears = new Set<() => void>();
  const source: Pick<TableSource, 'now' | 'subscribe' | 'answer'> = {
    now: () => ({ version: at, question: ids[at] == null ? null : question(ids[at]!) }) as TableNow,
    subscribe(changed) {
      hears.add(changed);
      return () => hears.delete(changed);
    },
    async answer(keys) {
      if (given.length === refuses) return { code: 'illegal', message: '' };
      given.push(`${ids[at]}: ${keys.join()}`);
      queueMicrotask(() => {
        at++;
        for (const hear of hears) hear();
      });
      return null;
    },
  };
  return { source: source as TableSource, given };
}

const say = (id: string, keys: readonly string[] | null = [id]): Said => ({ question: id, keys: () => keys });

test('answers are given one after the other, each when its question is asked', async () => {
  const { source, given } = asking(['deed', 'cards', 'city', 'deed']);
  expect(await perform(source, [say('deed', ['place']), say('cards', ['a', 'b']), say('city', ['rome'])])).toBeNull();
  expect(given).toEqual(['deed: place', 'cards: a,b', 'city: rome']);
});

test('a question that the rules did not ask is passed over', async () => {
  const { source, given } = asking(['deed', 'plan', null]);
  await perform(source, [say('deed'), say('support'), say('plan')]);
  expect(given).toEqual(['deed: deed', 'plan: plan']);
});

test('at a question that nothing was said for, the player goes on', async () => {
  const { source, given } = asking(['deed', 'reveal', 'cards']);
  await perform(source, [say('deed'), say('cards')]);
  expect(given).toEqual(['deed: deed']);
});

test('what does not fit the question that was asked is left to the player', async () => {
  const { source, given } = asking(['deed', 'cards']);
  await perform(source, [say('deed'), say('cards', null)]);
  expect(given).toEqual(['deed: deed']);
});

test('after a refusal nothing more is said', async () => {
  const { source, given } = asking(['deed', 'cards', 'city'], 1);
  expect(await perform(source, [say('deed'), say('cards'), say('city')])).toMatchObject({ code: 'illegal' });
  expect(given).toEqual(['deed: deed']);
});

test('what one player has said is not the answer of the next at the same screen', async () => {
  const { source, given } = asking(['deed', 'cards@1']);
  await perform(source, [say('deed'), say('cards')]);
  expect(given).toEqual(['deed: deed']);
});

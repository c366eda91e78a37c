import { asked } from '@tabula/kernel/table.js';
import { answer, opened, until } from '@tabula/kernel/testing/new-game.js';
import { titleOf } from '@tabula/protocol/games.js';
import { expect, it } from 'vitest';
import { counselAt } from './counsel.js';
import type { Who } from './saves.js';

const person = (name: string): Who => ({ name, kind: 'person' });
const bot = (name: string): Who => ({ name, kind: 'bot', level: 'normal' });

/** A night in Arkham at the first decision of all; the first seat leads. */
function night() {
  const table = opened(titleOf('arkham')!.game, { seats: 3, seed: 'counsel' });
  for (const { seat } of asked(table)!.asks) answer(table, seat, '0');
  until(table, 'action-phase/next');
  return table;
}

const thinker = (keys: readonly string[]) => ({ think: async () => keys });

it('companions say what they are for, once, while it is asked', async () => {
  const counsel = counselAt(night(), [person('Ada'), bot('One'), bot('Two')], thinker(['2']));
  expect(counsel.now(1)).toMatchObject({ question: { id: 'action-phase/next', seat: 0 }, for: {} });
  expect(await counsel.ask(1)).toBe(true);
  expect(counsel.now(1)?.for).toEqual({ 1: ['2'], 2: ['2'] });
  expect(await counsel.ask(1)).toBe(false);
  // The game has gone on before they had thought.
  const late = counsel.ask(2);
  expect(counsel.now(3)?.for).toEqual({});
  expect(await late).toBe(false);
});

it('nobody is asked for counsel by a bot, nor where there are people only', () => {
  expect(counselAt(night(), [bot('One'), person('Ada'), bot('Two')], thinker(['2'])).now(1)).toBeNull();
  expect(counselAt(night(), [person('Ada'), person('Bob'), person('Cyd')], thinker(['2'])).now(1)).toBeNull();
});

it('a companion who cannot think is for nothing', async () => {
  const broken = { think: () => Promise.reject(new Error('no')) };
  const counsel = counselAt(night(), [person('Ada'), bot('One'), bot('Two')], broken);
  counsel.now(1);
  expect(await counsel.ask(1)).toBe(false);
  expect(counsel.now(1)?.for).toEqual({});
});

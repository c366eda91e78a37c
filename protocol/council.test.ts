import type { Game } from '@tabula/kernel/game.js';
import type { Question } from '@tabula/kernel/question.js';
import { advance } from '@tabula/kernel/run.js';
import { newState } from '@tabula/kernel/table.js';
import { expect, it } from 'vitest';
import { favoured, groupsAsk, seatsFor } from './council.js';
import { TITLES } from './titles.js';

it('all decide together only what the game says they do, where all see the same and more than one plays', () => {
  const arkham = TITLES.find(({ game }) => game.id === 'arkham')!.game;
  const { alike: _alike, ...others } = arkham;
  const opened = (seats: number) => {
    const made = newState(arkham, { seats, seed: 'council' });
    if (!made.ok) throw new Error(made.error.message);
    const asked = advance(arkham, made.state)!;
    return { state: made.state, asked: { ...asked, asks: asked.asks.slice(0, 1) } };
  };
  const decides = (changes: Partial<Game>, seats = 2): boolean => {
    const { state, asked } = opened(seats);
    return groupsAsk({ ...others, ...changes }, state, asked) !== null;
  };
  const isGroups = () => true;
  expect(decides({ alike: true, isGroups })).toBe(true);
  expect(decides({ alike: true, isGroups: () => false })).toBe(false);
  expect(decides({ isGroups })).toBe(false);
  expect(decides({ alike: true, isGroups }, 1)).toBe(false);
  const { state, asked } = opened(2);
  const [ask] = asked.asks as [(typeof asked.asks)[number]];
  expect(groupsAsk(arkham, state, null)).toBeNull();
  expect(groupsAsk({ ...arkham, isGroups }, state, { ...asked, asks: [] })).toBeNull();
  expect(groupsAsk({ ...arkham, isGroups }, state, { ...asked, asks: [ask, ask] })).toBeNull();
  const told: unknown[] = [];
  const remembers: NonNullable<Game['isGroups']> = (...given) => told.push(...given) > 0;
  expect(groupsAsk({ ...arkham, isGroups: remembers }, state, asked)).toBe(ask);
  expect(told).toEqual([state.board, ask, asked.frame]);
});

it('what most are for is favoured, and of several that have as many what stands first in the question', () => {
  const question = { options: ['a', 'b', 'c'].map((key) => ({ key })) } as unknown as Question;
  const of = (...wishes: string[]) =>
    favoured(
      question,
      wishes.map((key) => [key]),
    )?.[0] ?? null;
  expect(of()).toBeNull();
  expect(of('c', 'b', 'b')).toBe('b');
  expect(of('c', 'b')).toBe('b');
  expect(of('b', 'c', 'a', 'c')).toBe('c');
  expect(of('c', 'a', 'c', 'a')).toBe('a');
});

it('those who are for several things are of one mind only if they are for the same', () => {
  const question = { options: ['a', 'b', 'c'].map((key) => ({ key })) } as unknown as Question;
  expect(favoured(question, [['a', 'b'], ['c'], ['a', 'c'], ['c']])).toEqual(['c']);
  expect(favoured(question, [['a'], ['b', 'c'], ['b', 'c']])).toEqual(['b', 'c']);
  expect(favoured(question, [['ab'], ['c'], ['a', 'b'], ['c']])).toEqual(['c']);
});

it('the seats that are for an option come in their order', () => {
  const wishes = { 2: ['a'], 0: ['b', 'a'], 1: ['c'] };
  expect(seatsFor(wishes, 'a')).toEqual([0, 2]);
  expect(seatsFor(wishes, 'd')).toEqual([]);
});

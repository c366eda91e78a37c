import type { CultsView } from '@tabula/cults/board.js';
import type { Question } from '@tabula/kernel/question.js';
import { expect, test } from 'vitest';
import { paidFor } from './paid-for.js';

const view = { turn: { district: 'uptown' } } as CultsView;
const asked = (id: string, items: string) => ({ id, prompt: { key: 'ask', params: { items } } }) as unknown as Question;

test('what a payment is for is told in the district where it is paid, and nowhere else', () => {
  const cards = asked('payment/spend', 'G1 A4');
  expect(paidFor(cards, view, 'uptown')).toEqual({ stacks: ['G1', 'A4'], place: false, ritual: false });
  expect(paidFor(cards, view, 'downtown')).toEqual({ stacks: [], place: false, ritual: false });
  expect(paidFor(asked('payment/spend', 'place'), view, 'uptown').place).toBe(true);
  expect(paidFor(asked('payment/spend', 'ritual:2'), view, 'uptown')).toEqual({
    stacks: [],
    place: false,
    ritual: true,
  });
  expect(paidFor(asked('turn/choice', 'place'), view, 'uptown').place).toBe(false);
  expect(paidFor(null, view, 'uptown').stacks).toEqual([]);
});

import { ask } from '@tabula/kernel/rule.js';
import { describe, expect, it } from 'vitest';
import { offers, offersSome, otherQuestion } from './why.js';

describe('what an open question offers', () => {
  const asked = { ask: ask(0, 'card', ['K1', ['K2', 3], 'stop']) };

  it('is a thing itself, or one that is named among others', () => {
    for (const id of ['K1', 'K2', 3]) expect(offers(asked, id)).toBe(true);
    for (const id of ['K', 'K3', '3', 1]) expect(offers(asked, id)).toBe(false);
  });

  it('is found by what it is like', () => {
    expect(offersSome(asked, (part) => typeof part === 'number')).toBe(true);
    expect(offersSome(asked, (part) => typeof part === 'boolean')).toBe(false);
  });
});

it('the reason that something else is asked cites the step that asks', () => {
  const frame = { rule: 'payment', at: 'T-1.2', v: {}, into: '' };
  expect(otherQuestion({ frame })).toEqual({ key: 'why.other-question', params: {}, rule: 'T-1.2' });
});

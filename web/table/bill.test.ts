import type { Ref } from '@tabula/kernel/chance.js';
import type { Option, Question } from '@tabula/kernel/question.js';
import { describe, expect, it } from 'vitest';
import { addable, type Bill, billed, mayAdd, settled, suggested, sumOf } from './bill.js';

const card = (id: string): Ref => ({ card: id });
const adept: Ref = { token: 'adept' };
const option = (key: string, refs: readonly Ref[]): Option => ({ key, refs, rule: '', label: { key, params: {} } });
const question: Question = {
  seat: 0,
  id: 'payment/spend',
  kind: 'one',
  prompt: { key: '', params: {} },
  rule: '',
  min: 1,
  max: 1,
  cosmetic: false,
  options: [
    option('a', [card('N.1'), card('N.2')]),
    option('b', [card('N.1'), adept]),
    option('c', [adept, adept]),
    option('stop', []),
  ],
};
const bill: Bill = {
  need: 2,
  lines: [],
  given: 0,
  missing: String,
  confirm: '',
  worth: () => 1,
  alike: (ref) => ('card' in ref ? String(ref.card).split('.')[0]! : String(ref.token)),
  fits: ({ key }) => key !== 'stop',
};

describe('a bill', () => {
  it('is settled by exactly one of its sets, whichever copies are taken', () => {
    expect(settled(question, bill, [])).toBeNull();
    expect(settled(question, bill, [card('N.2')])).toBeNull();
    expect(settled(question, bill, [card('N.2'), adept])?.key).toBe('b');
    expect(settled(question, bill, [card('N.3'), card('N.2')])?.key).toBe('a');
  });

  it('takes only what leads to a set', () => {
    expect(mayAdd(question, bill, [adept], adept)).toBe(true);
    expect(mayAdd(question, bill, [adept, adept], adept)).toBe(false);
    expect(mayAdd(question, bill, [adept, adept], card('N.1'))).toBe(false);
    expect(mayAdd(question, bill, [], { token: 'freak' })).toBe(false);
  });

  it('gives back what is touched again, tokens when no more can be added', () => {
    expect(billed(question, bill, [], card('N.1'))).toEqual([card('N.1')]);
    expect(billed(question, bill, [card('N.1')], card('N.1'))).toEqual([]);
    expect(billed(question, bill, [adept], adept)).toEqual([adept, adept]);
    expect(billed(question, bill, [adept, adept], adept)).toEqual([]);
    expect(billed(question, bill, [], { token: 'thug' })).toBeNull();
  });

  it('suggests what wastes least, and of that what is missed least', () => {
    const missed = (ref: Ref) => ('card' in ref ? 1 : 2);
    expect(suggested(question, bill)).toBeNull();
    expect(suggested(question, { ...bill, missed })?.key).toBe('a');
    expect(suggested(question, { ...bill, missed: (ref) => -missed(ref) })?.key).toBe('c');
    const worth = (ref: Ref) => ('card' in ref ? 2 : 1);
    expect(suggested(question, { ...bill, missed, worth })?.key).toBe('c');
    expect(suggested({ ...question, options: [option('stop', [])] }, { ...bill, missed })).toBeNull();
  });

  it('says what is there and what may come', () => {
    expect(sumOf(bill, [adept, card('N.1')])).toBe(2);
    expect(addable(question, bill, [adept])).toEqual([card('N.1'), adept]);
  });
});

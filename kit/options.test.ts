import { describe, expect, it } from 'vitest';
import { STOP } from './acting.js';
import { optionMaker } from './options.js';

const { option, orStop } = optionMaker<'T-1' | 'T-2'>({ mentioned: ['owner'] });
const take = orStop('option.none', (card: string) => option('option.take', { card: { card } }), 'T-2');

describe('the look of an option', () => {
  it('points at what its label names, but for what is only mentioned', () => {
    const params = { card: { card: 'K1' }, owner: { seat: 1 }, cost: 2 };
    expect(option('option.take', params)).toEqual({ label: { key: 'option.take', params }, refs: [{ card: 'K1' }] });
    expect(optionMaker().option('option.take', params).refs).toEqual([{ card: 'K1' }, { seat: 1 }]);
  });

  it('has the rule and the references that it is given', () => {
    const look = option('option.take', { card: { card: 'K1' } }, 'T-1', [{ stack: 'K' }]);
    expect(look).toMatchObject({ refs: [{ stack: 'K' }], rule: 'T-1' });
    expect(option('option.take')).not.toHaveProperty('rule');
  });

  it('is that of stopping if that is the choice', () => {
    expect(take(STOP, null)).toEqual({ label: { key: 'option.none', params: {} }, refs: [], rule: 'T-2' });
    expect(take('K1', null)).toEqual(option('option.take', { card: { card: 'K1' } }));
  });
});

import { speak } from '@tabula/cults/text/speak.js';
import type { Message } from '@tabula/kernel/chance.js';
import { expect, test } from 'vitest';
import { cultsHint } from './hint.js';

const voice = speak('en');
const hint = (key: string, params: Message['params'] = {}) =>
  cultsHint({ key: '', rule: '', refs: [], label: { key, params } }, voice, 'en');

test('an answer says what it leads to where its own words do not', () => {
  expect(hint('option.plan', { district: { district: 'uptown' }, plan: { plan: 'growth' } })).toBe('Acquire cards');
  expect(hint('option.die', { nth: 1, face: { face: 'terror' } })).toBe('gives 1\u00a0freak');
  expect(hint('option.die', { nth: 1, face: { face: 'blank' } })).toBe('gives nothing');
  expect(hint('option.use', { card: { card: 'G1.0' } })).toBe(voice.card('G1')!.text.join(' '));
  expect(hint('option.district', { district: { district: 'uptown' } })).toBeNull();
});

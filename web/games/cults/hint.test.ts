import { speak } from '@tabula/cults/text/speak.js';
import type { Message } from '@tabula/kernel/chance.js';
import { expect, test } from 'vitest';
import { cultsHint } from './hint.js';

const voice = speak('en');
const hint = (key: string, params: Message['params'] = {}) =>
  cultsHint({ key: '', rule: '', refs: [], label: { key, params } }, voice);

test('an answer that uses a card shows what the card says', () => {
  expect(hint('option.use', { card: { card: 'G1.0' } })).toBe(voice.card('G1')!.text.join(' '));
  expect(hint('option.destroy', { card: { card: 'G1.0' } })).toBeNull();
  expect(hint('option.district', { district: { district: 'uptown' } })).toBeNull();
});

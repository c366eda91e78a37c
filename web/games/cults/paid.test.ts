import { speak } from '@tabula/cults/text/speak.js';
import type { Event } from '@tabula/kernel/chance.js';
import { expect, it } from 'vitest';
import { cultsPaid } from './paid.js';

const seat = { seat: 1 };
const spent = (card: string): Event => ({
  key: 'event.spent-card',
  params: { seat, card: { card } },
  rule: 'CULT-16.4',
});
const adepts = (count: number): Event => ({
  key: 'event.spent-tokens',
  params: { seat, token: { token: 'adept' }, count },
  rule: 'CULT-16.4',
});
const told = (language: 'en' | 'pl' | 'de', ...act: Event[]) =>
  cultsPaid(act, speak(language, { name: (at) => ['Ada', 'Orlok'][at] }), language);

it('CULT-16.4: a payment is told in one line, with all that was paid', () => {
  const act = [spent('S1.1'), adepts(2)];
  expect(told('en', ...act)).toMatch(/^Orlok pays with .+, 2\sadepts\.$/);
  expect(told('pl', ...act)).toMatch(/^Orlok płaci: .+, 2\sWtajemnicz\S+\.$/);
  expect(told('de', ...act)).toMatch(/^Orlok zahlt mit .+, 2\sAdept\S+\.$/);
});

it('equal cards are counted', () => {
  const name = speak('en').name({ card: 'S1.1' });
  expect(told('en', spent('S1.1'), spent('S1.2'))).toBe(`Orlok pays with ${name} ×2.`);
});

it('what is told in one line anyway, and what is no payment, is told as it is', () => {
  expect(told('en', spent('S1.1'))).toBeNull();
  expect(told('en', spent('S1.1'), { key: 'event.acquired', params: { seat }, rule: 'CULT-8.1' })).toBeNull();
});

import { speak } from '@tabula/elekt/text/speak.js';
import type { Event } from '@tabula/kernel/chance.js';
import { unbound } from '@tabula/words/bind.js';
import { expect, test } from 'vitest';
import { chronicle, storyLines } from './story.js';
import { elektWords } from './words.js';

const teller = (language: 'en' | 'pl' | 'de' = 'en', width = 80) => ({
  voice: speak(language, { name: (seat) => ['Anna', 'Morrow'][seat] }),
  ...{ words: elektWords(language), width },
});

const power = { attribute: { attribute: 'power' }, zone: { zone: 'court' } };
const violence = { attribute: { attribute: 'violence' }, zone: { zone: 'court' } };
const event = (key: string, params: Event['params'], rule = 'ELEK-6.13'): Event => ({
  key: `event.${key}`,
  params,
  rule,
});
const count = (seat: number, amount: number, about: Event['params']) =>
  event('count', { seat: { seat }, count: amount, ...about }, 'ELEK-6.7');

test('a confrontation is one line: what was counted, and what came of it', () => {
  const won = (about: Event['params'], seat: number) => event('won-confrontation', { seat: { seat }, ...about });
  const cards = { seat: { seat: 0 }, card: { card: 'M01' }, zone: { zone: 'court' } };
  const told = (...events: Event[]) => storyLines(events, teller('en', 100));
  expect(told(count(0, 0, violence), count(1, 2, violence), won(violence, 1))).toEqual([
    '│   Violence   Anna 0 · Morrow 2  Morrow wins ELEK-6.13',
  ]);
  expect(told(count(0, 2, violence), count(1, 2, violence), event('tied', violence, 'ELEK-6.12'))).toEqual([
    '│   Violence   Anna 2 · Morrow 2  a tie, nobody wins ELEK-6.12',
  ]);
  expect(told(count(0, 0, violence), count(1, 0, violence), event('no-winner', violence))).toEqual([
    '│   Violence   Anna 0 · Morrow 0  nobody wins ELEK-6.13',
  ]);
  expect(told(count(0, 1, power), count(1, 1, power), event('won-card', cards, 'ELEK-10.6'))[0]).toMatch(
    /^│ {3}Power {6}Anna 1 · Morrow 1 {2}a tie, Anna wins .* ◆+ ELEK-10\.6$/,
  );
  // What decided a tie follows the line it decided.
  const broken = told(
    count(0, 1, power),
    count(1, 1, power),
    event('tie-highest', { seat: { seat: 0 }, ...power }, 'ELEK-10.3'),
    event('won-card', cards, 'ELEK-10.6'),
  );
  expect(broken[0]).toMatch(/a tie, Anna wins .* ELEK-10\.6$/);
  expect(broken.slice(1).join(' ')).toMatch(/goes to Anna, .* ELEK-10\.3$/);
});

test('counts whose outcome is still open, and other events, are told as they come', () => {
  const lines = storyLines(
    [
      event('round', { round: 2 }),
      count(0, 1, violence),
      count(1, 1, violence),
      event('passed', { seat: { seat: 1 } }),
    ],
    teller(),
  );
  expect(lines.map(unbound)).toEqual([
    '│ Round 2 begins. ELEK-6.13',
    '│   Violence   Anna 1 · Morrow 1 ELEK-6.7',
    '│ Morrow passes and assigns no more units this round. ELEK-6.13',
  ]);
  expect(storyLines([], teller())).toEqual([]);
  expect(storyLines([count(0, 1, violence)], teller())).toHaveLength(1);
});

test('long lines are broken, and go on indented', () => {
  const told = storyLines([event('passed', { seat: { seat: 1 } })], teller('de', 40));
  expect(told.length).toBeGreaterThan(1);
  expect(told[1]).toMatch(/^│ {3}\S/);
  for (const line of told) expect(line.length).toBeLessThanOrEqual(40);
});

test('the chronicle has a line for each player: which card in which round, and from whom', () => {
  const won = (seat: number, card: string) =>
    event('won-card', { seat: { seat }, card: { card }, zone: { zone: 'court' } });
  const lines = chronicle(
    [
      ...[event('round', { round: 1 }), won(0, 'P01'), event('round', { round: 3 }), won(0, 'P02')],
      event('forged', { seat: { seat: 0 }, from: { seat: 1 }, card: { card: 'P03' } }),
    ],
    2,
    teller(),
  );
  expect(lines.join('\n')).toMatch(
    /^Who won what, and when\n {2}Anna {4}R1 .* · R3 .* · R3 .* \(← Morrow\)\n {2}Morrow {2}–$/,
  );
});

import { questions } from '@tabula/kernel/table.js';
import { unbound } from '@tabula/words/bind.js';
import type { Language } from '@tabula/words/language.js';
import { expect } from 'vitest';
import { commit, dominate } from '../testing/fight.js';
import { rule } from '../testing/rule.js';
import { table } from '../testing/table.js';
import { speak } from './speak.js';

rule('CULT-21.73', 'the use of G1 is read as the card and what it is paid with, and nothing twice', () => {
  const t = dominate(
    table({ players: 2 })
      .ritual(0, 'uptown', 3)
      .ritual(1, 'uptown', 1)
      .hand(1, ['G1', 'S1', 'S2', 'S3', 'S5'])
      .tokens(1, { adept: 1 }),
    0,
    'uptown',
  );
  commit(t, 0);
  commit(t, 1, ['G1.0', 'S5.1-0']);
  const [question] = questions(t.kernel);
  const read = (language: Language) => speak(language, {}, { strict: true }).question(question!).options.map(unbound);
  expect(read('en')).toEqual([
    'Use Night Stalker; pay with: 1 adept',
    'Use Night Stalker; pay with: Scribe',
    'Use Night Stalker; pay with: Novice',
    'Use no more abilities',
  ]);
  expect(read('pl')[0]).toMatch(/^Użyj: [^;]+; zapłać: 1 /);
});

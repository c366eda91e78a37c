import { view } from '@tabula/kernel/sight.js';
import { questions } from '@tabula/kernel/table.js';
import { opened } from '@tabula/kernel/testing/new-game.js';
import { unbound } from '@tabula/words/bind.js';
import type { Language } from '@tabula/words/language.js';
import { expect } from 'vitest';
import { cults } from '../cults.js';
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

rule('CULT-15.6', 'the winner who looks is told so', () => {
  const { board } = view(cults, opened(cults, { seats: 3, seed: 'end' }).state, null);
  const names = ['Ada', 'Bruno', 'Celia'];
  const told = (language: Language, reason: string, ...places: (readonly number[])[]) => {
    const voice = speak(language, { players: 3, name: (seat) => names[seat] }, { strict: true });
    return unbound(voice.result({ places, reason }, board, 1));
  };
  expect(told('en', 'points', [0], [1, 2])).toBe('Ada wins with the most victory points.');
  expect(told('en', 'points', [1], [0, 2])).toBe('You win with the most victory points.');
  expect(told('de', 'points', [0, 1, 2])).toBe('Du teilst dir den Sieg mit Ada und Celia.');
  expect(told('pl', 'points', [0, 1], [2])).toBe('Wygrywasz, a razem z tobą Ada.');
  expect(told('pl', 'goal', [1])).toBe('Osiągasz cel i wygrywasz.');
});

import { unbound } from '@tabula/words/bind.js';
import { LANGUAGES, type Language } from '@tabula/words/language.js';
import { describe, expect, it } from 'vitest';
import { CITY } from '../content/base/city.js';
import { DISTRICT_CARDS } from '../content/base/district.js';
import { GOALS } from '../content/base/goals.js';
import { PROLOGUES } from '../content/base/prologues.js';
import { STARTING } from '../content/base/starting.js';
import { DISORGANISATION } from '../content/cards.js';
import { cardText, kindText } from './cards.js';
import { speak } from './speak.js';

const ALL = [...STARTING, ...DISTRICT_CARDS, DISORGANISATION, ...CITY, ...PROLOGUES, ...GOALS];

describe('card texts', () => {
  it.each(LANGUAGES)('every card reads whole sentences in %s', (language) => {
    for (const card of ALL) {
      for (const sentence of cardText(card, language)) expect(sentence, card.id).toMatch(/^[\p{L}\d].*[.]$/u);
      expect(kindText(card, language)).not.toBe('');
    }
  });

  it('CULT-1.26 CULT-1.27 name the keyword, and what the declaration of the card says', () => {
    const read = (id: string, language: Language = 'en') => unbound(speak(language).card(id)!.text.join(' '));
    expect(read('S4')).toBe(
      'Confrontation: instead of using its symbols destroy this card; add 2 thugs from the pool to this confrontation.',
    );
    expect(read('G8.3', 'pl')).toBe('Konfrontacja: jeśli nie wygrasz, po zakończeniu Konfrontacji zyskujesz 2 Zbirów.');
    expect(read('G5', 'de')).toBe('Konfrontation: Wenn du gewinnst, erhältst du nach dem Aufräumen 1 Freak.');
    expect(read('C15')).toBe('The investigators of all districts advance by one space.');
    expect(read('P1')).toMatch(/^Sanity 3.* Sanity 4/); // from low to high, whichever district comes first
    expect(read('O5', 'pl')).toContain('w dzielnicy Northside');
    expect(speak('en').card('X9')).toBeNull();
  });

  it('CULT-21.69 speak of the NPC only where there may be one', () => {
    const read = (players?: number) =>
      LANGUAGES.map((language) =>
        /NPC|NSC/.test(
          speak(language, players === undefined ? {} : { players })
            .card('C8')!
            .text.join(' '),
        ),
      );
    expect([read(), read(1), read(2)]).toEqual([
      [true, true, true],
      [true, true, true],
      [false, false, false],
    ]);
  });

  it('a roll is told without the faces that did not come', () => {
    const told = (key: string, faces: readonly number[], language: Language) => {
      const [attack = 0, power = 0, terror = 0, blank = 0] = faces;
      const params = { seat: { seat: 0 }, count: 2, attack, power, terror, blank };
      return unbound(speak(language, { name: () => 'Ada' }).say({ key, params }));
    };
    const rolled = (attack: number, power: number, terror: number, blank: number, language: Language = 'en') =>
      told('event.rolled', [attack, power, terror, blank], language);
    expect(told('event.rerolled', [0, 2, 3, 0], 'en')).toBe('Ada rolls 2 dice again: 2 power, 3 terror.');
    expect(told('event.rerolled', [0, 0, 0, 5], 'pl')).toBe('Ada przerzuca 2 kości: Zły Los 5.');
    expect(rolled(0, 0, 0, 5)).toBe('Ada rolls: 5 blank.');
    expect(rolled(0, 0, 4, 1)).toBe('Ada rolls: 4 terror, 1 blank.');
    expect(rolled(0, 2, 3, 0)).toBe('Ada rolls: 2 power, 3 terror.');
    expect(rolled(2, 0, 0, 3, 'pl')).toBe('Ada rzuca: Atak 2, Zły Los 3.');
    expect(rolled(1, 1, 2, 1, 'de')).toBe('Ada würfelt: Angriff 1, Macht 1, Schrecken 2, leer 1.');
  });
});

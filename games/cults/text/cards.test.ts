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
    expect(read('O5', 'pl')).toContain('w dzielnicy Northside');
    expect(speak('en').card('X9')).toBeNull();
  });
});

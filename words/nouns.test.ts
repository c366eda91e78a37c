import { describe, expect, it } from 'vitest';
import { speaker } from './format.js';
import { english, german, polish, uncounted } from './nouns.js';
import { type Counted, counted, nounOf } from './terms.js';

const after = (noun: Counted, language: string, form: string, numbers: readonly number[]) =>
  numbers.map((count) => {
    const forms = counted(noun, count, language);
    return `${count} ${forms[form]}`;
  });

describe('counted nouns', () => {
  it('have an article and a plural in English', () => {
    expect(after(english('Ember'), 'en', 'nom', [0, 1, 2])).toEqual(['0 Embers', '1 Ember', '2 Embers']);
    expect(english('Ember').one.art).toBe('an Ember');
    expect(english('ally', 'allies').other.nom).toBe('allies');
  });

  it('follow the Polish numerals, by case', () => {
    const token = polish(
      'm',
      'żeton|żetonu|żetonowi|żeton|żetonem|żetonie',
      'żetony|żetonów|żetonom|żetony|żetonami|żetonach',
      { adjective: 'dowoln', after: 'Atrybutu' },
    );
    expect(after(token, 'pl', 'acc', [1, 2, 5, 22])).toEqual([
      '1 dowolny żeton Atrybutu',
      '2 dowolne żetony Atrybutu',
      '5 dowolnych żetonów Atrybutu',
      '22 dowolne żetony Atrybutu',
    ]);
    expect(after(token, 'pl', 'gen', [1, 2, 5])).toEqual([
      '1 dowolnego żetonu Atrybutu',
      '2 dowolnych żetonów Atrybutu',
      '5 dowolnych żetonów Atrybutu',
    ]);
    expect(after(token, 'pl', 'ins', [2, 5, 1.5])).toEqual([
      '2 dowolnymi żetonami Atrybutu',
      '5 dowolnymi żetonami Atrybutu',
      '1.5 dowolnego żetonu Atrybutu',
    ]);
  });

  it('soften Polish endings after k and g', () => {
    const token = polish('m', 'żeton|żetonu|||żetonem|', 'żetony|żetonów||żetony||', { adjective: 'niebiesk' });
    expect(after(token, 'pl', 'nom', [1, 2, 5])).toEqual([
      '1 niebieski żeton',
      '2 niebieskie żetony',
      '5 niebieskich żetonów',
    ]);
    expect(after(token, 'pl', 'ins', [1])).toEqual(['1 niebieskim żetonem']);
  });

  it('count Polish men by the genitive', () => {
    const thug = polish('mp', 'Zbir|Zbira|Zbirowi|Zbira|Zbirem|Zbirze', 'Zbirzy|Zbirów|Zbirom|Zbirów|Zbirami|Zbirach');
    expect(after(thug, 'pl', 'acc', [1, 2, 5])).toEqual(['1 Zbira', '2 Zbirów', '5 Zbirów']);
    expect(after(thug, 'pl', 'nom', [1, 3])).toEqual(['1 Zbir', '3 Zbirów']);
    expect(after(thug, 'pl', 'dat', [3])).toEqual(['3 Zbirom']);
  });

  it('can be many, without a number', () => {
    const terms = {
      pl: { thing: { thug: polish('mp', 'Zbir|||||', 'Zbirzy|Zbirów||||') } },
      en: { thing: { thug: english('thug') } },
    };
    const said = (['pl', 'en'] as const).map((language) =>
      speaker({ k: '… {what_many}' }, language, (kind, id) => nounOf(terms[language], kind, String(id)))({
        key: 'k',
        params: { what: { thing: 'thug' } },
      }),
    );
    expect(said).toEqual(['… Zbirów', '… thugs']);
  });

  it('have German cases, and adjectives that show them', () => {
    const token = german('m', 'Marker|Markers|Marker|Marker', 'Marker', { adjective: 'beliebig' });
    expect(after(token, 'de', 'acc', [1, 2])).toEqual(['1 beliebigen Marker', '2 beliebige Marker']);
    expect(after(token, 'de', 'dat', [1, 2])).toEqual(['1 beliebigem Marker', '2 beliebigen Markern']);
    expect(after(german('f', 'Karte', 'Karten'), 'de', 'dat', [1, 2])).toEqual(['1 Karte', '2 Karten']);
    expect(after(uncounted('Glut'), 'de', 'acc', [1, 2])).toEqual(['1 Glut', '2 Glut']);
  });
});

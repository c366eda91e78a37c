import { describe, expect, it } from 'vitest';
import { speaker } from './format.js';
import { ifSo, inARow, next, otherwise, payTo, unless } from './frame/frame.js';
import { grammars } from './grammar/grammars.js';
import type { Language } from './language.js';
import { english, german, polish, uncounted } from './nouns.js';
import { and, by, or, type Phrase, phrase } from './phrase.js';
import { merged } from './row.js';
import { sentence } from './sentence.js';
import { type Nouns, nounOf } from './terms.js';

const catalogs = {
  en: {
    'do.gain': '[gain] {things}',
    'do.pay': '[pay] {things}',
    'do.discard': '[discard] {things_count, plural, one {card} other {cards}} {things}',
    'part.number': '{n}',
    'part.as-many': 'as many cards as you own',
    'note.told': 'Told: {clause_start}',
  },
  pl: {
    'do.gain': '[zyskujesz] {things_acc}',
    'do.pay': '[zapłać] {things_acc}',
    'do.discard': '[odrzuć] {things_count, plural, one {kartę} few {karty} many {karty} other {karty}} {things}',
    'part.number': '{n}',
    'part.as-many': 'tyle kart, ile masz,',
    'note.told': 'Powiedziano: {clause}',
  },
  de: {
    'do.gain': '[erhältst] {things_acc}',
    'do.pay': '[bezahle] {things_acc}',
    'do.discard': '[wirf] {things_count, plural, one {Karte} other {die Karten}} {things} [ab]',
    'part.number': '{n}',
    'part.as-many': 'so viele Karten, wie du besitzt,',
    'note.told': 'Gesagt: {clause_start}',
  },
};

const nouns: { readonly [L in Language]: Nouns } = {
  en: { thing: { spell: english('spell'), money: english('$#', '$#') }, who: { any: { nom: 'anybody' } } },
  pl: {
    thing: {
      spell: polish('n', 'zaklęcie|||zaklęcie||', 'zaklęcia|zaklęć||zaklęcia||'),
      money: polish('m', '# $|||# $||', '# $|# $||# $||'),
    },
    who: { any: { nom: 'ktokolwiek' } },
  },
  de: {
    thing: { spell: german('m', 'Zauber', 'Zauber'), money: uncounted('# $') },
    who: { any: { nom: 'jeder' } },
  },
};

function says(one: Phrase): string[] {
  return (['en', 'pl', 'de'] as const).map((language) => {
    const terms = (kind: string, id: unknown) => nounOf(nouns[language], kind, String(id));
    const say = speaker(catalogs[language], language, terms, { strict: true, grammar: grammars[language] });
    return sentence(say(one), language);
  });
}

const gain = (thing: string, count: number) => phrase('do.gain', { things: and({ thing, count }) });
const pay = (count: number) => phrase('do.pay', { things: and({ thing: 'money', count }) });
const discard = (...numbers: number[]) =>
  phrase('do.discard', { things: and(...numbers.map((n) => phrase('part.number', { n }))) });

describe('rows', () => {
  it('say once what neighbours have in common', () => {
    const [one, two, ...none] = merged([gain('money', 3), gain('spell', 2), discard(1), discard(2)]);
    expect(none).toEqual([]);
    expect(says(one!)).toEqual([
      'Gain $3 and 2 spells.',
      'Zyskujesz 3 $ i 2 zaklęcia.',
      'Du erhältst 3 $ und 2 Zauber.',
    ]);
    expect(says(two!)).toEqual(['Discard cards 1 and 2.', 'Odrzuć karty 1 i 2.', 'Wirf die Karten 1 und 2 ab.']);
    expect(says(discard(7))).toEqual(['Discard card 7.', 'Odrzuć kartę 7.', 'Wirf Karte 7 ab.']);
  });

  it('keep apart what differs in anything else', () => {
    const others = by({ who: 'any' }, gain('spell', 1));
    expect(merged([gain('money', 1), others, discard(1), gain('money', 1)])).toHaveLength(4);
    expect(merged([gain('spell', 1), gain('money', 1)], 'or')).toEqual([
      phrase('do.gain', { things: or({ thing: 'spell', count: 1 }, { thing: 'money', count: 1 }) }),
    ]);
  });

  it('within rows are told from them', () => {
    expect(says(inARow(and(pay(1), gain('money', 3), discard(1, 2))))).toEqual([
      'Pay $1, gain $3, and discard cards 1 and 2.',
      'Płacisz 1 $, zyskujesz 3 $ oraz odrzucasz karty 1 i 2.',
      'Du bezahlst 1 $, erhältst 3 $ und wirfst die Karten 1 und 2 ab.',
    ]);
    expect(says(next(and(discard(1), gain('spell', 1))))).toEqual([
      'Then discard card 1 and gain 1 spell.',
      'Następnie odrzucasz kartę 1 i zyskujesz 1 zaklęcie.',
      'Danach wirfst du Karte 1 ab und erhältst 1 Zauber.',
    ]);
  });
});

describe('prices', () => {
  it('are paid to get something, by the reader or by others', () => {
    expect(says(payTo(pay(1), discard(2)))).toEqual([
      'You may pay $1 to discard card 2.',
      'Możesz zapłacić 1 $, aby odrzucić kartę 2.',
      'Du darfst 1 $ bezahlen, um Karte 2 abzuwerfen.',
    ]);
    expect(says(by({ who: 'any' }, payTo(pay(1), gain('spell', 1))))).toEqual([
      'Anybody may pay $1 to gain 1 spell.',
      'Ktokolwiek może zapłacić 1 $, aby zyskać 1 zaklęcie.',
      'Jeder darf 1 $ bezahlen, um 1 Zauber zu erhalten.',
    ]);
  });

  it('keep something from happening', () => {
    expect(says(ifSo(unless(pay(1), discard(2))))).toEqual([
      'If you do, discard card 2 unless you pay $1.',
      'Jeśli to zrobisz, odrzuć kartę 2, chyba że zapłacisz 1 $.',
      'Wenn du das tust, wirf Karte 2 ab, es sei denn, du bezahlst 1 $.',
    ]);
    expect(says(otherwise(gain('spell', 1)))[2]).toBe('Sonst erhältst du 1 Zauber.');
  });
});

describe('commas and capitals', () => {
  it('close a clause within a sentence, and go with its end', () => {
    const all = phrase('do.gain', { things: and(phrase('part.as-many')) });
    expect(says(all)).toEqual([
      'Gain as many cards as you own.',
      'Zyskujesz tyle kart, ile masz.',
      'Du erhältst so viele Karten, wie du besitzt.',
    ]);
    expect(says(inARow(and(all, gain('spell', 1))))[2]).toBe(
      'Du erhältst so viele Karten, wie du besitzt, und erhältst 1 Zauber.',
    );
  });

  it('begin a sentence within a message', () => {
    expect(says(phrase('note.told', { clause: gain('spell', 1) }))).toEqual([
      'Told: Gain 1 spell.',
      'Powiedziano: zyskujesz 1 zaklęcie.',
      'Gesagt: Du erhältst 1 Zauber.',
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import { catalogProblems, type Known } from './catalogs.js';
import { type Catalog, speaker } from './format.js';
import { during, given, may, next, whenever } from './frame/frame.js';
import { grammars } from './grammar/grammars.js';
import { english, german, polish } from './nouns.js';
import { and, by, or, type Phrase, phrase } from './phrase.js';
import { sentence } from './sentence.js';
import { type Nouns, nounOf } from './terms.js';

type Language = keyof typeof grammars;

const catalogs: { readonly [L in Language]: Catalog } = {
  en: {
    'do.draw': '[draw] {count_card}',
    'do.discard': '[discard] {card} from {person, select, third {their} other {your}} hand',
    'do.own': '[own] a {unit}',
    'do.lie': '[lie] here',
    'do.gain': '[gain] {count_unit}',
    'note.plain': 'no verb',
  },
  pl: {
    'do.draw': '[dobierz] {count_card_acc}',
    'do.discard': '[odrzuć] {card_acc} z ręki',
    'do.own': '[masz] {unit_acc}',
    'do.lie': '[jesteś] tutaj',
    'do.gain': '[weź] {count_unit_acc}',
    'note.plain': 'bez czasownika',
  },
  de: {
    'do.draw': '[ziehe] {count_card_acc}',
    'do.discard': '[wirf] {card_acc} aus der Hand [ab]',
    'do.own': '[besitzt] {unit_acc}',
    'do.lie': '[liegst] hier',
    'do.gain': '[erhältst] {count_unit_acc}',
    'note.plain': 'kein Verb',
  },
};

const nouns: { readonly [L in Language]: Nouns } = {
  en: {
    noun: { card: english('card') },
    card: { this: { nom: 'this card' } },
    unit: { cultist: english('Cultist') },
    who: { each: { nom: 'each player' }, it: { nom: 'it' } },
  },
  pl: {
    noun: { card: polish('f', 'karta|karty|karcie|kartę|kartą|karcie', 'karty|kart|kartom|karty|kartami|kartach') },
    card: { this: { nom: 'ta karta', acc: 'tę kartę' } },
    unit: {
      cultist: polish(
        'mp',
        'Kultysta|Kultysty|Kultyście|Kultystę|Kultystą|Kultyście',
        'Kultyści|Kultystów|Kultystom|Kultystów|Kultystami|Kultystach',
      ),
    },
    who: { each: { nom: 'każdy gracz' }, it: { nom: '' } },
  },
  de: {
    noun: { card: german('f', 'Karte', 'Karten') },
    card: { this: { nom: 'diese Karte', acc: 'diese Karte' } },
    unit: { cultist: german('m', 'Kultist|Kultisten|Kultisten|Kultisten', 'Kultisten') },
    who: { each: { nom: 'jeder Spieler' }, it: { nom: 'sie' } },
  },
};

const terms = (language: Language) => (kind: string, id: unknown) => nounOf(nouns[language], kind, String(id));

function says(one: Phrase): string[] {
  return (['en', 'pl', 'de'] as const).map((language) =>
    sentence(
      speaker(catalogs[language], language, terms(language), { strict: true, grammar: grammars[language] })(one),
      language,
    ),
  );
}

const draw = (count: number) => phrase('do.draw', { count });
const discard = phrase('do.discard', { card: { card: 'this' } });
const gain = (count: number) => phrase('do.gain', { count, unit: { unit: 'cultist' } });
const own = phrase('do.own', { unit: { unit: 'cultist' } });
const each = { who: 'each' };

describe('clauses', () => {
  it('are orders on their own, with counted nouns in the case they need', () => {
    expect(says(draw(2))).toEqual(['Draw 2 cards.', 'Dobierz 2 karty.', 'Ziehe 2 Karten.']);
    expect(says(draw(5))).toEqual(['Draw 5 cards.', 'Dobierz 5 kart.', 'Ziehe 5 Karten.']);
    expect(says(gain(3))).toEqual(['Gain 3 Cultists.', 'Weź 3 Kultystów.', 'Du erhältst 3 Kultisten.']);
  });

  it('follow "may" in the infinitive; German verbs come together again', () => {
    expect(says(may(discard))).toEqual([
      'You may discard this card from your hand.',
      'Możesz odrzucić tę kartę z ręki.',
      'Du darfst diese Karte aus der Hand abwerfen.',
    ]);
  });

  it('are said of others', () => {
    expect(says(by(each, discard))).toEqual([
      'Each player discards this card from their hand.',
      'Każdy gracz odrzuca tę kartę z ręki.',
      'Jeder Spieler wirft diese Karte aus der Hand ab.',
    ]);
    expect(says(by(each, may(discard)))).toEqual([
      'Each player may discard this card from their hand.',
      'Każdy gracz może odrzucić tę kartę z ręki.',
      'Jeder Spieler darf diese Karte aus der Hand abwerfen.',
    ]);
  });

  it('come after a condition, in the order of words of their language', () => {
    expect(says(given(own, may(discard)))).toEqual([
      'If you own a Cultist, you may discard this card from your hand.',
      'Jeśli masz Kultystę, możesz odrzucić tę kartę z ręki.',
      'Wenn du Kultisten besitzt, darfst du diese Karte aus der Hand abwerfen.',
    ]);
    expect(says(whenever(discard, gain(1)))).toEqual([
      'When you discard this card from your hand, gain 1 Cultist.',
      'Gdy odrzucisz tę kartę z ręki, weź 1 Kultystę.',
      'Wenn du diese Karte aus der Hand abwirfst, erhältst du 1 Kultisten.',
    ]);
    expect(says(during(by({ card: 'this' }, phrase('do.lie')), by({ who: 'it' }, gain(1))))).toEqual([
      'While this card lies here, it gains 1 Cultist.',
      'Dopóki ta karta jest tutaj, bierze 1 Kultystę.',
      'Solange diese Karte hier liegt, erhält sie 1 Kultisten.',
    ]);
  });

  it('come later in a text, with a condition or without', () => {
    expect(says(next(discard))).toEqual([
      'Then discard this card from your hand.',
      'Następnie odrzuć tę kartę z ręki.',
      'Wirf dann diese Karte aus der Hand ab.',
    ]);
    expect(says(next(may(draw(1))))).toEqual([
      'Then you may draw 1 card.',
      'Następnie możesz dobrać 1 kartę.',
      'Danach darfst du 1 Karte ziehen.',
    ]);
    expect(says(next(given(own, draw(1))))).toEqual([
      'Then, if you own a Cultist, draw 1 card.',
      'Następnie, jeśli masz Kultystę, dobierz 1 kartę.',
      'Wenn du Kultisten besitzt, ziehe danach 1 Karte.',
    ]);
    expect(says(next(given(own, may(draw(1)))))[2]).toBe('Wenn du Kultisten besitzt, darfst du danach 1 Karte ziehen.');
  });

  it('stand in a row, in one mood, and name their subject once', () => {
    expect(says(may(and(draw(1), gain(2), discard)))).toEqual([
      'You may draw 1 card, gain 2 Cultists and discard this card from your hand.',
      'Możesz dobrać 1 kartę, wziąć 2 Kultystów i odrzucić tę kartę z ręki.',
      'Du darfst 1 Karte ziehen, 2 Kultisten erhalten und diese Karte aus der Hand abwerfen.',
    ]);
    expect(says(given(own, and(gain(2), discard)))).toEqual([
      'If you own a Cultist, gain 2 Cultists and discard this card from your hand.',
      'Jeśli masz Kultystę, weź 2 Kultystów i odrzuć tę kartę z ręki.',
      'Wenn du Kultisten besitzt, erhältst du 2 Kultisten und wirfst diese Karte aus der Hand ab.',
    ]);
    expect(says(given(and(own, by({ card: 'this' }, phrase('do.lie'))), draw(1)))).toEqual([
      'If you own a Cultist and this card lies here, draw 1 card.',
      'Jeśli masz Kultystę i ta karta jest tutaj, dobierz 1 kartę.',
      'Wenn du Kultisten besitzt und diese Karte hier liegt, ziehe 1 Karte.',
    ]);
    expect(says(may(or(draw(1), discard)))[2]).toBe('Du darfst 1 Karte ziehen oder diese Karte aus der Hand abwerfen.');
  });

  it('must have the form that is asked for', () => {
    const say = speaker(catalogs.en, 'en', terms('en'), { strict: true, grammar: grammars.en });
    expect(() => say(may(phrase('note.plain')))).toThrow("no form 'inf' of 'note.plain' in 'en'");
    expect(() => say(phrase('do.draw', { count: 1, who: { who: 'nobody' } }))).toThrow('no word for who nobody');
    const kind = speaker(catalogs.en, 'en', terms('en'), { grammar: grammars.en });
    expect(kind(may(phrase('note.plain')))).toBe('[frame.may]');
    expect(() => grammars.de.inflect('[wirf] etwas [weg]', 'main', 'you')).toThrow("no German verb 'wirf weg'");
    expect(() => grammars.pl.inflect('[wrzuć] coś', 'main', 'you')).toThrow("no Polish verb 'wrzuć'");
    expect(() => grammars.en.inflect('[thorw] it', 'main', 'you')).toThrow("no English verb 'thorw'");
  });

  it('put two verbs of one text in the same form', () => {
    expect(grammars.de.inflect('[nimm] sie auf die Hand [] und [wirf] sie [ab].', 'zu', 'you')).toBe(
      'sie auf die Hand zu nehmen und sie abzuwerfen.',
    );
    expect(grammars.en.inflect('[take] it and [discard] it', 'sub', 'third')).toBe('{who} takes it and discards it');
  });
});

describe('the frame and the laws of composed catalogs', () => {
  const known = (clauses: readonly string[]) =>
    Object.fromEntries(
      (['en', 'pl', 'de'] as const).map((language): [string, Known] => [
        language,
        { grammar: grammars[language], nouns: nouns[language], clauses },
      ]),
    );

  it('find nothing wrong with the frame, nor with these catalogs', () => {
    const frames = Object.fromEntries(Object.entries(grammars).map(([language, { frame }]) => [language, frame]));
    expect(catalogProblems(frames, known([]))).toEqual([]);
    expect(catalogProblems(catalogs, known(['do']))).toEqual([]);
  });

  it('name a clause without a verb, a verb nobody knows, a form nothing has', () => {
    const broken = {
      pl: {
        'do.a': 'nic',
        'do.b': '[nic]',
        'do.c': '[weź] {unit_voc}',
        'do.d': '[weź] {count_card_abl}',
        'do.e': '[weź] {x_foo}',
      },
    };
    expect(catalogProblems(broken, known(['do']))).toEqual([
      'pl/do.a: is a clause without a verb',
      "pl/do.b: no Polish verb 'nic'",
      "pl/do.c: unit cultist has no form 'voc'",
      "pl/do.d: card has no form 'abl'",
      "pl/do.e: no noun has a form 'foo'",
    ]);
  });
});

describe('sentence', () => {
  it('begins with a capital and ends with a stop, once', () => {
    expect(sentence('żar gaśnie', 'pl')).toBe('Żar gaśnie.');
    expect(sentence('„örtlich“ (hier.)', 'de')).toBe('„Örtlich“ (hier.)');
    expect(sentence('2 cards: draw!', 'en')).toBe('2 cards: draw!');
  });
});

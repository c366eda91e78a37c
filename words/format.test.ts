import { describe, expect, it } from 'vitest';
import { catalogProblems, parametersOf } from './catalogs.js';
import { type Catalog, type Message, speaker } from './format.js';
import type { Terms } from './terms.js';

const zones: Terms = (kind, id) => {
  if (kind === 'zone' && id === 'court') return { nom: 'Strefa Dworu', gen: 'Strefy Dworu', loc: 'Strefie Dworu' };
  if (kind === 'card' && id === 'E01') return 'Fałszerz historii';
  return kind === 'seat' ? 'anna' : undefined;
};

const pl: Catalog = {
  tokens: '{count, plural, one {# żeton} few {# żetony} many {# żetonów} other {# żetonu}}',
  forms: '{zone}, do {zone_gen}, w {zone_loc}',
  drew: '{seat} dobiera {card_acc}.',
  shown: '{card} leży w {zone_loc}.',
  asks: '{seat_id, select, 0 {Zaczynasz} other {Czekasz}}',
  may: '{may, select, true {możesz} none {nikt} other {musisz}}',
  plain: 'Zwykły <tekst>',
  broken: '{count, plural, one {#}',
};

const say = (key: string, params: Message['params'] = {}) => speaker(pl, 'pl', zones)({ key, params });
const strictly = (key: string, params: Message['params'] = {}) =>
  speaker(pl, 'pl', zones, { strict: true })({ key, params });

describe('speaker', () => {
  it('uses the Polish plurals one, few and many', () => {
    const words = [0, 1, 2, 4, 5, 12, 21, 22, 25].map((count) => say('tokens', { count }));
    expect(words).toEqual([
      '0 żetonów',
      '1 żeton',
      '2 żetony',
      '4 żetony',
      '5 żetonów',
      '12 żetonów',
      '21 żetonów',
      '22 żetony',
      '25 żetonów',
    ]);
  });

  it('puts a reference in the form the message asks for', () => {
    expect(say('forms', { zone: { zone: 'court' } })).toBe('Strefa Dworu, do Strefy Dworu, w Strefie Dworu');
  });

  it('never declines a name, nor changes its letters', () => {
    expect(say('drew', { seat: { seat: 0 }, card: { card: 'E01' } })).toBe('anna dobiera Fałszerz historii.');
  });

  it('says of a hidden card that it is a card, in the right form', () => {
    expect(say('drew', { seat: { seat: 0 }, card: { card: null } })).toBe('anna dobiera kartę.');
    expect(say('shown', { card: { card: null }, zone: { zone: 'court' } })).toBe('Karta leży w Strefie Dworu.');
    const told = ['en', 'de'].map((language) =>
      speaker({ k: 'x {card}' }, language)({ key: 'k', params: { card: { card: null } } }),
    );
    expect(told).toEqual(['x a card', 'x eine Karte']);
  });

  it('selects by ids, truth and null', () => {
    expect(say('asks', { seat: { seat: 0 } })).toBe('Zaczynasz');
    expect(say('asks', { seat: { seat: 1 } })).toBe('Czekasz');
    expect([true, false, null].map((may) => say('may', { may }))).toEqual(['możesz', 'musisz', 'nikt']);
  });

  it('leaves angle brackets alone', () => {
    expect(say('plain')).toBe('Zwykły <tekst>');
  });

  it('compiles a message once', () => {
    let read = 0;
    const counted: Catalog = {
      get k() {
        read++;
        return 'Hej';
      },
    };
    const speak = speaker(counted, 'pl');
    expect([speak({ key: 'k', params: {} }), speak({ key: 'k', params: {} })]).toEqual(['Hej', 'Hej']);
    expect(read).toBe(1);
  });

  it('shows a key it does not know, or throws when it is strict', () => {
    expect(say('nothing')).toBe('[nothing]');
    expect(say('constructor')).toBe('[constructor]');
    expect(say('broken', { count: 1 })).toBe('[broken]');
    expect(() => strictly('nothing')).toThrow("no message 'nothing' in 'pl'");
    expect(() => strictly('broken', { count: 1 })).toThrow();
  });

  it('shows what a message misses, or throws when it is strict', () => {
    expect(say('drew', { card: { card: 'E01' } })).toBe("[no parameter 'seat'] dobiera Fałszerz historii.");
    expect(say('shown', { card: { card: 'E99' }, zone: 'court' })).toContain('[no word for card E99]');
    expect(() => strictly('drew', { card: { card: 'E01' } })).toThrow("no parameter 'seat'");
    expect(() => strictly('forms', { zone: { zone: 'attic' } })).toThrow('no word for zone attic');
    const nominative = speaker({ k: '{zone_ins}' }, 'pl', zones);
    expect(nominative({ key: 'k', params: { zone: { zone: 'court' } } })).toBe('Strefa Dworu');
    const strict = speaker({ k: '{zone_ins}' }, 'pl', zones, { strict: true });
    expect(() => strict({ key: 'k', params: { zone: { zone: 'court' } } })).toThrow("no form 'ins'");
  });
});

describe('catalogProblems', () => {
  it('counts forms of one reference as one parameter', () => {
    expect(parametersOf('{zone_gen} {zone} {n, plural, other {# {card_acc}}}', 'pl')).toEqual(['card', 'n', 'zone']);
  });

  it('finds nothing in catalogs that agree', () => {
    expect(catalogProblems({ en: { k: 'In {zone}' }, pl: { k: 'W {zone_loc}' } })).toEqual([]);
  });

  it('names what is missing, malformed or different', () => {
    const problems = catalogProblems({
      en: { a: '{n, plural, one {#} other {#}}', b: 'x', c: '{zone}', d: '' },
      pl: { a: '{n, plural, one {#} few {#} other {#}}', c: '{seat}', d: '{' },
    });
    expect(problems).toHaveLength(5);
    expect(problems.slice(0, 3)).toEqual([
      'pl/a: no plural n: many',
      'pl/b: is missing',
      'pl/c: names [seat], where en names [zone]',
    ]);
  });
});

import type { Language } from '@tabula/words/language.js';
import { describe, expect, it } from 'vitest';
import { base } from '../content/base.js';
import { ATTRIBUTES, UNIT_TYPES, ZONES } from '../content/behaviour.js';
import { cardIdOf, cardName, type Named, termsOf, titleNames } from './names.js';

const cards: readonly (Named & { readonly id: string })[] = [...base.units, ...base.missions];
const card = (id: string) => cards.find((one) => one.id === id);
const terms = (language: Language) => termsOf(language, { card, seat: (seat) => (seat === 1 ? 'Olek' : undefined) });

describe('names', () => {
  it('are those of the card, also for a copy of a Basic unit', () => {
    expect(cardIdOf('B1.3')).toBe('B1');
    expect(['B1', 'B1.3', 'E01'].map((id) => terms('de')('card', id))).toEqual([
      'Akolyth',
      'Akolyth',
      'Geschichtsfälscher',
    ]);
    expect(cardName(card('M01')!, 'pl')).toBe('Mechaniczny Staldorg');
    expect(terms('pl')('card', 'E99')).toBeUndefined();
  });

  it('leave a hidden card to the formatter', () => {
    expect(terms('pl')('card', null)).toBeUndefined();
  });

  it('of Titles count from 0', () => {
    expect(titleNames(card('M01')!, 'en')).toEqual(['Bane of the Staldorg', 'Lord of Storms']);
    expect(titleNames(card('B1')!, 'en')).toEqual([]);
    expect(terms('en')('title', 'M01.1')).toBe('Lord of Storms');
  });

  it('of seats are given, or the number', () => {
    expect(terms('en')('seat', 1)).toBe('Olek');
    expect((['en', 'pl', 'de'] as const).map((language) => terms(language)('seat', 0))).toEqual([
      { nom: 'Seat 1' },
      expect.objectContaining({ nom: 'Gracz 1', gen: 'Gracza 1', ins: 'Graczem 1' }),
      expect.objectContaining({ nom: 'Spieler 1', dat: 'Spieler 1' }),
    ]);
  });
});

describe('terms', () => {
  const nominatives = (kind: string, ids: readonly string[], language: Language) =>
    ids.map((id) => {
      const term = terms(language)(kind, id);
      return typeof term === 'object' ? term.nom : term;
    });

  it('are those of the glossary', () => {
    expect(nominatives('attribute', ATTRIBUTES, 'en')).toEqual(['Occultism', 'Cunning', 'Violence', 'Power']);
    expect(nominatives('attribute', ATTRIBUTES, 'pl')).toEqual(['Okultyzm', 'Podstęp', 'Przemoc', 'Władza']);
    expect(nominatives('attribute', ATTRIBUTES, 'de')).toEqual(['Okkultismus', 'List', 'Gewalt', 'Macht']);
    expect(nominatives('zone', ZONES, 'en')).toEqual(['Mission Zone', 'Influence Zone', 'Court Zone']);
    expect(nominatives('zone', ZONES, 'pl')).toEqual(['Strefa Misji', 'Strefa Wpływów', 'Strefa Dworu']);
    expect(nominatives('zone', ZONES, 'de')).toEqual(['Missionszone', 'Einflusszone', 'Hofzone']);
    expect(nominatives('type', UNIT_TYPES, 'pl')).toEqual(['Upiór', 'Kultysta']);
    expect(nominatives('type', UNIT_TYPES, 'de')).toEqual(['Gespenst', 'Kultist']);
    expect(nominatives('phase', ['recruitment', 'end'], 'pl')).toEqual(['Faza rekrutacji', 'Faza zakończenia rundy']);
    expect(nominatives('direction', ['counter-clockwise'], 'de')).toEqual(['gegen den Uhrzeigersinn']);
  });

  it('know nothing else', () => {
    expect(terms('en')('zone', 'attic')).toBeUndefined();
    expect(terms('en')('constructor', 'name')).toBeUndefined();
    expect(terms('en')('zone', 3)).toBeUndefined();
  });
});

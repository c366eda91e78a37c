import { type ElektView, newUnit } from '@tabula/elekt/board.js';
import { elekt } from '@tabula/elekt/elekt.js';
import { speak } from '@tabula/elekt/text/speak.js';
import { type View, view } from '@tabula/kernel/sight.js';
import { decide, open, questions } from '@tabula/kernel/table.js';
import type { Language } from '@tabula/words/language.js';
import { expect, test } from 'vitest';
import { widthOf } from '../../paint.js';
import { cardLines, type ElektDrawing, tableBoard } from './table.js';
import { elektWords } from './words.js';
import { letter, tally } from './zones.js';

/** A game of three in the middle of its first assignments. */
function begun() {
  const opened = open(elekt, { seats: 3, seed: 'screen' });
  if (!opened.ok) throw new Error(opened.error.message);
  for (let i = 0; i < 9; i++) {
    const [question] = questions(opened.table);
    decide(opened.table, question!.seat, [question!.options[0]!.key]);
  }
  return opened.table;
}
const table = begun();
const seenBy = (seat: number | null): View<ElektView> => view(elekt, table.state, seat);

const NAMES = ['Anna', 'Morrow', 'Vesper'];
const screenOf = (over: Partial<ElektDrawing> = {}, language: Language = 'en'): ElektDrawing => ({
  ...{ view: seenBy(0), voice: speak(language, { name: (seat) => NAMES[seat] }), width: 80 },
  ...{ about: () => '', words: elektWords(language), explain: () => true },
  ...over,
});

/** A view with units in the Court Zone: owner, card, Power tokens. */
function court(...units: readonly (readonly [owner: number, card: string, power: number])[]): View<ElektView> {
  const seen = seenBy(0);
  const laid = units.map(([owner, card, power]) => {
    const unit = newUnit(card, owner);
    return { ...unit, tokens: { ...unit.tokens, power } };
  });
  return { ...seen, board: { ...seen.board, zones: { ...seen.board.zones, court: { card: null, units: laid } } } };
}

const tableLines = (drawing: ElektDrawing): string[] => tableBoard(drawing).flat(2);

test('attributes have as few letters as tell them apart', () => {
  const letters = (language: Language) =>
    (['occultism', 'cunning', 'violence', 'power'] as const).map((kind) => letter(screenOf({}, language).voice, kind));
  expect(letters('en')).toEqual(['O', 'C', 'V', 'P']);
  expect(letters('de')).toEqual(['O', 'L', 'G', 'M']);
  expect(letters('pl')).toEqual(['Ok', 'Po', 'Pr', 'Wł']);
});

test('counts are those of the rules; who leads and who is tied is marked', () => {
  const shown = screenOf({ view: court([0, 'B1.0', 0], [1, 'B1.1', 1], [1, 'B4.1', 0], [2, 'B4.2', 2]) });
  expect(tally(shown, 'court', 0)).toBe('O1= C0  V0  P1 ');
  expect(tally(shown, 'court', 1)).toBe('O1= C0  V2= P2=');
  expect(tally(shown, 'court', 2)).toBe('O0  C0  V2= P2=');
  const alone = screenOf({ view: court([2, 'B2.2', 0]) });
  expect(tally(alone, 'court', 2)).toBe('O0  C2▲ V0  P0▲'); // Power is won with nothing, the others are not
  expect(tableLines(alone)).toContain('  Vesper  O0  C2▲ V0  P0▲ Nameless C2');
});

test.for([40, 80, 100, 132])('nothing is wider than %i columns, in any language', (width) => {
  for (const language of ['en', 'pl', 'de'] as const)
    for (const explain of [() => true, () => false])
      for (const line of tableLines(screenOf({ width, explain }, language)))
        expect(widthOf(line), line).toBeLessThanOrEqual(width);
});

test('texts stand beside the cards that are to be explained, and only there', () => {
  const [full, brief] = [tableLines(screenOf()).join(' '), tableLines(screenOf({ explain: () => false })).join(' ')];
  const { voice: english, view: seen } = screenOf();
  const zoneCard = seen.board.zones.mission.card!;
  const [word] = english.card(zoneCard)!.text[0]!.split(' ').slice(-1);
  expect(full).toContain(word);
  expect(brief.length).toBeLessThan(full.length / 1.5);
  expect(brief).toContain(english.card(zoneCard)!.name);
  expect(cardLines(screenOf(), 'B3')).toEqual(['  Dignitary P2  Basic unit, Cultist']);
});

test('a view shows the own hand only, a spectator none', () => {
  const handOf = (seat: number) => table.state.board.seats[seat]!.hand.map((card) => screenOf().voice.card(card)!.name);
  const elite = (seat: number) =>
    handOf(seat).filter((name) => !['Acolyte', 'Nameless', 'Dignitary', 'Assassin'].includes(name));
  for (const viewer of [0, 1, 2, null]) {
    const text = tableLines(screenOf({ view: seenBy(viewer) })).join('\n');
    for (const seat of [0, 1, 2])
      for (const name of elite(seat)) expect(text.includes(name), `${name} for ${viewer}`).toBe(seat === viewer);
    expect(text.includes('Your hand')).toBe(viewer !== null);
  }
});

import { expect, test } from 'vitest';
import { base } from './base/pack.js';
import type { CultCard } from './behaviour.js';

// The facts of every card against the content of the specification; what the cards do is tested beside them.

const [specification] = Object.values(
  import.meta.glob(['../../../docs/rules/cults.md'], { query: '?raw', import: 'default', eager: true }),
);

/** The cells of the rows of the first table below a line, without its two head lines. */
function rows(above: string): string[][] {
  const below = String(specification).split(`\n${above}`)[1]!;
  const lines = below.slice(below.indexOf('\n|') + 1).split('\n');
  return lines.slice(2, lines.indexOf('')).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

const names = ({ name }: CultCard): string => `${name.en} / ${name.pl} / ${name.de}`;
const symbols = ({ attack, power, terror }: CultCard): string[] => [attack, power, terror].map(String);
/** Which step an ability belongs to: the word before its colon. */
const time = ({ ability }: CultCard): string => ability?.when ?? '–';
const timeIn = (text: string): string => text.replace(/^\*/, '').split(':')[0]!.toLowerCase();

test('CULT-1.26 the cards to begin with: names, copies, symbols and when they can be used, as in the manifest', () => {
  const cards = base.starting.map((card) => [
    card.id,
    names(card),
    String(card.copies),
    ...symbols(card),
    time(card),
    String(card.cost),
  ]);
  const manifest = rows('Starting deck, the same for all colours:').map((cells) => [
    ...cells.slice(0, 6),
    timeIn(cells[6]!),
    '0',
  ]);
  expect(cards).toEqual(manifest);
});

test('CULT-1.27 the cards of the districts: names, kind, cost, symbols and when they can be used, as in the manifest', () => {
  const cards = base.cards.map((card) => [
    card.id,
    names(card),
    card.type,
    String(card.cost),
    ...symbols(card),
    time(card),
    String(card.copies),
  ]);
  const manifest = rows('District cards, 6 copies each').map((cells) => [...cells.slice(0, 7), timeIn(cells[7]!), '6']);
  expect(cards).toEqual(manifest);
});

test('CULT-4.6 the city cards: names and whose investigator advances, as in the manifest', () => {
  const cards = base.city.map(({ id, name, advances }) => [id, `${name.en} / ${name.pl} / ${name.de}`, advances]);
  const manifest = rows('City cards (advance').map(([id, called, , advance]) => {
    const all = base.city.find((card) => card.id === id)!.advances;
    const districts = advance === 'all four' ? (all.length === 4 ? all : []) : [advance!.toLowerCase()];
    return [id, called, advance === '–' ? [] : districts];
  });
  expect(cards).toEqual(manifest);
});

test('CULT-2.20 the prologues: the sanity of the districts, as in the manifest', () => {
  const cards = base.prologues.map(({ id, sanity: { northside, downtown, uptown, rivertown } }) => {
    return [id, ...[northside, downtown, uptown, rivertown].map(String)];
  });
  expect(cards).toEqual(rows('Prologue cards:').map(([id, ...cells]) => [id!.replace('*', ''), ...cells.slice(0, 4)]));
});

test('CULT-19.14 the goals: their difficulty, as in the manifest', () => {
  const cards = base.goals.map(({ id, difficulty }) => [id, String(difficulty)]);
  expect(cards).toEqual(rows('Goal cards (all').map(([id, difficulty]) => [id!.replace('*', ''), difficulty]));
});

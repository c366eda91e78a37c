import { expect, test } from 'vitest';
import { dealtToCities, pointLimit } from '../board.js';
import { rule } from '../testing/rule.js';
import { table } from '../testing/table.js';
import { variant } from '../testing/variant.js';
import { base } from './base/pack.js';
import { CITIES, type POINTS, SYMBOLS } from './behaviour.js';
import type { GameCard } from './cards.js';

// The facts of every card against the content manifest of the specification, and its constraints. What the cards do is
// tested beside verbs/ and rules/.

const [specification] = Object.values(
  import.meta.glob(['../../../docs/rules/emerald.md'], { query: '?raw', import: 'default', eager: true }),
) as string[];

/** The cells of the rows of the table below a line, without its two head lines. */
function rows(heading: string): string[][] {
  const below = specification!.split(heading)[1]!;
  return below
    .slice(below.indexOf('\n|') + 1)
    .split('\n\n')[0]!
    .trimEnd()
    .split('\n')
    .slice(2)
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
}

const LETTERS: Readonly<Record<(typeof SYMBOLS)[number], string>> = {
  place: 'P',
  claim: 'C',
  retrieve: 'R',
  move: 'M',
  assassinate: 'A',
  restorationist: 'RT',
  loyalist: 'LT',
};
const left = (symbols: GameCard['symbols']): string[] =>
  SYMBOLS.filter((symbol) => (symbols[symbol] ?? 0) > 0).map((symbol) => `${LETTERS[symbol]}${symbols[symbol]}`);
const KINDS: Readonly<Record<(typeof POINTS)[number], string>> = {
  neutral: 'N',
  loyalist: 'L',
  restorationist: 'S',
  kill: '',
};

const right = ({ bombs, points, madness }: GameCard): string[] => [
  ...(bombs === undefined ? [] : [`b${bombs}`]),
  ...(points === undefined ? [] : [`${KINDS[points.kind]}${points.amount}`]),
  ...(madness === true ? ['madness'] : []),
];

const HEADINGS = { action: 'action', free: 'free action', advantage: 'advantage', block: 'block' } as const;
const heading = ({ texts = [] }: GameCard): string =>
  texts
    .map(({ heading: of, once }) => `${once === true ? 'one-use ' : ''}${HEADINGS[of]}`)
    .map((text) => text[0]!.toUpperCase() + text.slice(1))
    .join('; ');

const listed = (cell: string): string[] => (cell === '' ? [] : cell.split(', ').sort());

test('CM-1 EMER-18.6 EMER-18.61 EMER-20.64 the 66 game cards are as in the manifest: copies, symbols, headings', () => {
  const cards = [...base.cards].sort((a, b) => (a.id < b.id ? -1 : 1));
  const found = cards.map((card) => [
    ...[card.id, card.name.en, String(card.copies), left(card.symbols).sort(), right(card).sort()],
    ...[card.recruits?.toString() ?? '', card.killField?.toString() ?? '', heading(card)],
  ]);
  const manifest = rows('**Game cards (66)**').map(([id, name, copies, symbols, more, recruit, field, text]) => [
    ...[id, name, copies, listed(symbols!), listed(more!), recruit, field, text],
  ]);
  expect(found).toEqual(manifest);
  expect(cards).toHaveLength(47);
});

test('the starting cards are as in the manifest', () => {
  const found = base.starting.map(({ id, name, symbols, bombs }) => [
    ...[id, name.en, [...left(symbols), ...(bombs === undefined ? [] : [`b${bombs}`])].sort()],
  ]);
  const manifest = rows('**Starting deck, the same for every player**').flatMap(([ids, name, symbols]) =>
    ids!.split(', ').map((id) => [id, name, listed(symbols!)]),
  );
  expect(found).toEqual(manifest);
});

test('CM-4 cities and royals are as in the manifest, within the bounds', () => {
  const plain = (cell: string) => cell.replace(/ \(rulebook.*\)/, '');
  const found = CITIES.map((city) => {
    const card = base.cities.find((each) => each.city === city)!;
    const royal = base.royals.find((each) => each.city === city)!;
    expect(royal.bombsNeeded - royal.worth).toBe(1);
    return [
      ...[card.name.en, String(card.bombsNeeded), left(card.symbols).sort(), `N${card.points.amount}`],
      ...[royal.name.en, String(royal.bombsNeeded), String(royal.worth)],
    ];
  });
  const manifest = rows('**Cities and royals**').map(([name, bombs, symbols, points, royal, needed, worth]) => [
    ...[plain(name!), plain(bombs!), listed(symbols!), points, plain(royal!), plain(needed!), plain(worth!)],
  ]);
  expect(found).toEqual(manifest);
});

test('the names are those of the glossary, in three languages', () => {
  const glossary = new Map<string, readonly [string, string]>();
  for (const [en, pl, de] of rows('## Glossary')) {
    const names = [en!, pl!, de!].map((cell) => cell.split(', '));
    for (const [at, name] of names[0]!.entries()) glossary.set(name, [names[1]![at] ?? '', names[2]![at] ?? '']);
  }
  for (const { name } of [...base.cards, ...base.starting, ...base.cities, ...base.royals])
    expect([name.en, glossary.get(name.en)]).toEqual([name.en, [name.pl, name.de]]);
});

/** A sum over all copies of the game cards. */
const total = (of: (card: GameCard) => number | undefined): number =>
  base.cards.reduce((sum, card) => sum + card.copies * (of(card) ?? 0), 0);
const points = (kind: string) => total((card) => (card.points?.kind === kind ? card.points.amount : 0));

test('CM-8 CM-9 the sums of the manifest: markers and points of both factions balance', () => {
  const symbols = Object.fromEntries(SYMBOLS.map((symbol) => [symbol, total((card) => card.symbols[symbol])]));
  expect(symbols).toEqual({
    ...{ place: 31, claim: 8, retrieve: 10, move: 15, assassinate: 11, restorationist: 12, loyalist: 12 },
  });
  expect([points('neutral'), points('loyalist'), points('restorationist')]).toEqual([5, 5, 5]);
  expect([
    total(({ bombs }) => bombs),
    total(({ recruits }) => recruits),
    total(({ madness }) => (madness ? 1 : 0)),
  ]).toEqual([...[17, 19, 7]]);
  expect([total(({ killField }) => (killField ? 1 : 0)), total(({ killField }) => killField)]).toEqual([7, 20]);
  expect(total(({ texts }) => (texts === undefined ? 0 : 1))).toBe(33);
  const inCities = (symbol: 'loyalist' | 'restorationist') =>
    base.cities.reduce((sum, card) => sum + (card.symbols[symbol] ?? 0), 0);
  expect(inCities('loyalist')).toBe(inCities('restorationist'));
});

test('CM-1 CM-2 CM-3 cards needed and left over, and the limits of points, for each number of players', () => {
  expect([2, 3, 4, 5].map((players) => 9 * dealtToCities(players))).toEqual([27, 27, 36, 45]);
  expect([2, 3, 4, 5].map(pointLimit)).toEqual([28, 24, 22, 20]);
  expect(total(() => 1) + base.cities.length + base.royals.length).toBe(66 + 9 + 9);
});

rule('EMER-20.80', 'CM-5 some cards are there once, Fenians at least twice', () => {
  const copies = (name: string) => base.cards.find((card) => card.name.en === name)!.copies;
  for (const name of ['Zombies', 'Vampires', 'Sherlock Holmes', 'Change of Heart', 'Leopold Society', 'Cthulhu'])
    expect(copies(name)).toBe(1);
  expect(copies('Fenians')).toBeGreaterThanOrEqual(2);
});

test('CM-6 CM-7 CM-10 CM-11 CM-12 the other constraints of the set', () => {
  const card = (name: string) => base.cards.find((each) => each.name.en === name)!;
  for (const { name, recruits } of base.cards) if (recruits === 2) expect(name.en).toBe('Pyotr Rachkovsky');
  expect(base.cards.filter(({ symbols }) => (symbols.claim ?? 0) > 1 || (symbols.assassinate ?? 0) > 1)).toEqual([]);
  for (const name of ['Zombies', 'Vampires']) expect(card(name).points!.amount).toBeGreaterThan(0);
  const starting = (symbol: 'place' | 'claim' | 'retrieve' | 'move') =>
    base.starting.reduce((sum, { symbols }) => sum + (symbols[symbol] ?? 0), 0);
  expect([starting('claim'), starting('place'), starting('retrieve'), starting('move')]).toEqual([3, 9, 6, 3]);
  expect(base.starting.some(({ symbols }) => symbols.place === 2)).toBe(true);
  expect(base.starting.filter(({ bombs }) => bombs !== undefined)).toHaveLength(1);
  expect(total(({ symbols }) => symbols.assassinate)).toBeGreaterThanOrEqual(9);
  expect(card('Hired Assassin').killField).toBeUndefined();
  const best = base.cities.map(({ points: { amount } }) => amount).sort((a, b) => b - a);
  expect(best.slice(0, 3).reduce((sum, n) => sum + n)).toBeGreaterThanOrEqual(8);
});

rule(['EMER-18.10', 'EMER-18.13', 'EMER-18.32'], 'CM-13 numbers are data: a card with others plays by them', () => {
  const pack = variant('other-numbers', {
    G10: { texts: [{ heading: 'advantage', once: true, does: [{ do: 'bombs', count: 5 }] }] },
    G32: { points: { kind: 'restorationist', amount: 4 } },
  });
  // Infernal Machine brings 3 bombs; with another number it reaches the royal of London alone.
  const bombs = (id: string) =>
    table({ pack: id }).hand(0, ['G36', 'G10.0']).agents(0, { london: 1 }).royal('london').turn();
  expect(bombs('base').seat(0).options).not.toContain('assassinate');
  const t = bombs(pack);
  t.seat(0).does('assassinate').picks('G36:london:royal').isAsked('assassinate/support', ['text:G10.0']);
  const claims = (id: string) => {
    const u = table({ pack: id }).hand(0, ['ST03']).cubes(0, { rome: 1 }).stack('rome', ['G32', 'G38.0']).turn();
    u.seat(0).does('claim').picks('ST03.0:rome');
    return u.ledger(0);
  };
  expect([claims('base'), claims(pack)]).toEqual([['restorationist 1'], ['restorationist 4']]);
});

rule(
  ['EMER-18.10', 'EMER-18.13', 'EMER-20.30'],
  'Infernal Machine brings three bombs, Fenians double the own agents',
  () => {
    const t = table()
      .hand(0, ['G36', 'G10.0', 'G13.0'])
      .agents(0, { rome: 2 })
      .agents(1, { rome: 1 })
      .royal('rome')
      .turn();
    t.seat(0).does('assassinate').picks('G36:rome:royal').isAsked('assassinate/support', ['text:G10.0', 'text:G13.0']);
    t.script(6).seat(0).picks('text:G13.0');
    expect(t.told('supports-by-text')[0]!.params).toMatchObject({ card: { card: 'G13.0' }, count: 2 });
    expect(t.placeOf(0, 'G13.0')).toBe('removed');
  },
);

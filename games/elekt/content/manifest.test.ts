import { expect, test } from 'vitest';
import { base } from './base.js';
import { ATTRIBUTES, type Symbols } from './behaviour.js';

// The facts of every card against the Content manifest of the specification; what the cards do is tested beside them.

const [specification] = Object.values(
  import.meta.glob(['../../../docs/rules/elekt.md'], { query: '?raw', import: 'default', eager: true }),
);

/** The cells of the rows of a table below a heading, without its two head lines. */
function rows(heading: string): string[][] {
  const below = specification!.split(`### ${heading}`)[1]!.split('\n### ')[0]!.split('\n---')[0]!;
  const lines = below.split('\n').filter((line) => line.startsWith('|'));
  return lines.slice(2).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

const SHORT = { occultism: 'OCC', cunning: 'CUN', violence: 'VIO', power: 'POW' };
const symbols = (printed: Symbols): string =>
  ATTRIBUTES.filter((kind) => (printed[kind] ?? 0) > 0)
    .map((kind) => `${SHORT[kind]} ${printed[kind]}`)
    .join(', ');

test.each([
  ['Basic units', true],
  ['Elite units', false],
])('%s: id, names, type, attributes and kind of ability as in the manifest', (heading, basic) => {
  const cards = base.units
    .filter((unit) => unit.basic === basic)
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .map(({ id, name, type, symbols: printed, instant, permanent }) => {
      const kind = instant !== undefined ? `instant-${instant.cost}` : permanent !== undefined ? 'permanent' : 'none';
      return [id, name.en, name.pl, name.de, type, symbols(printed), kind];
    });
  const manifest = rows(heading).map(([id, en, pl, de, type, attributes, kind]) => {
    return [id, en, pl, de, type!.toLowerCase(), attributes, kind];
  });
  expect(cards).toEqual(manifest);
});

test.each([
  ['Missions', base.missions],
  ['Influences', base.influences],
])('%s: id, names and number of Titles as in the manifest', (heading, found) => {
  const cards = found.map(({ id, name, titles }) => [id, name.en, name.pl, name.de, String(titles.length)]);
  expect(cards).toEqual(rows(heading).map((cells) => cells.slice(0, 5)));
});

test('Privileges: id and names as in the manifest', () => {
  const cards = base.privileges.map(({ id, name }) => [id, name.en, name.pl, name.de]);
  expect(cards).toEqual(rows('Privileges').map((cells) => cells.slice(0, 4)));
});

test('ELEK-1.18 ELEK-15.39 ELEK-15.40: the 42 Titles and the cards they are printed on, as in the manifest', () => {
  const cards = [...base.missions, ...base.influences].flatMap(({ id, titles }) =>
    titles.map((title) => [id, title.en, title.pl, title.de]),
  );
  expect(cards).toHaveLength(42);
  expect(cards).toEqual(rows('Titles'));
});

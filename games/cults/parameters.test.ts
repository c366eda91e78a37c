import type { OptionSpec } from '@tabula/kernel/game.js';
import { describe, expect, test } from 'vitest';
import { OPTIONS } from './table-options.js';

// The table of parameters in the rulebook says what may be chosen at a table, in every language.

const books: Record<string, string> = import.meta.glob(
  ['../../docs/rules/cults.md', '../../docs/rules/pl/cults.md', '../../docs/rules/de/cults.md'],
  { query: '?raw', import: 'default', eager: true },
);

const RANGE = /^(\d+)–(\d+)/;

/** The rows that may be chosen, by the rules they cite: translations name the parameters in their own words. */
function chosen(book: string): Map<string, { values: string; standard: string }> {
  const table = book.split('\n## ')[2]!.split('\n---')[0]!;
  const rows = table.split('\n').filter((line) => line.startsWith('| '));
  return new Map(
    rows.map((row) => {
      const [, name, values, standard, rules] = row.split('|').map((cell) => cell.trim());
      return [rules!, { name, values: values!, standard: standard! }];
    }),
  );
}

const english = chosen(books['../../docs/rules/cults.md']!);

/** The rules that the English table gives for an option. */
function rulesOf(option: string): string {
  const book = books['../../docs/rules/cults.md']!;
  const row = book.split('\n').find((line) => line.startsWith(`| \`${option}\``));
  if (row === undefined) throw new Error(`no row for ${option}`);
  return row.split('|')[4]!.trim();
}

const ranged = Object.entries(OPTIONS).filter(([, spec]) => spec.type === 'integer');
const named = ['districtLayout', 'influenceCondition', 'edition', 'goal'];

describe.each(Object.entries(books))('%s', (_path, book) => {
  const rows = chosen(book);

  test.each(ranged)('CULT-2.1 %s: from the least to the most, and what is usual', (option, spec: OptionSpec) => {
    const { values, standard } = rows.get(rulesOf(option))!;
    expect(RANGE.exec(values)?.slice(1).map(Number)).toEqual([spec.minimum, spec.maximum]);
    expect(standard).toBe(`**${spec.default}**`);
  });

  test('CULT-2.1 no other row has a range', () => {
    const rules = ranged.map(([option]) => rulesOf(option));
    expect([...rows].filter(([, { values }]) => RANGE.test(values)).map(([cites]) => cites)).toEqual(
      [...english.keys()].filter((cites) => rules.includes(cites)),
    );
  });
});

test.each(named)('CULT-2.1 %s: its values are those of the option', (option) => {
  const { values, standard } = english.get(rulesOf(option))!;
  const spec = OPTIONS[option]!;
  const said = [...values.matchAll(/`(\w+)`/g)].map(([, value]) => value);
  const all = spec.enum ?? [];
  // The goal cards are a range of ids.
  expect(said).toEqual(option === 'goal' ? [all[0], all[1], all.at(-1)] : all);
  expect(standard).toBe(`**\`${spec.default}\`**`);
});

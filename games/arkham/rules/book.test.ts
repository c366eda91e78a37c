import { expect } from 'vitest';
import { rule } from '../testing/rule.js';

// 6.1: repairs of the source text, as they stand in the book itself and in its translations.

const books = Object.values(
  import.meta.glob(['../../../docs/rules/arkham.md', '../../../docs/rules/{pl,de}/arkham.md'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
) as string[];

/** What each book says of a rule. */
const said = (id: string): string[] =>
  books.map((book) => book.split('\n').find((line) => line.startsWith(`- **${id}**`)) ?? '');

rule('ARK-R.2', 'wrong references are mended in every language', () => {
  expect(books).toHaveLength(3);
  const mended = {
    'ARK-422.1': ['494.4', '403.4'],
    'ARK-424.2': ['413', '408'],
    'ARK-426.1': ['472.2', '494.2'],
    'ARK-480.2': ['415.7', '444.7'],
    'ARK-440.11': ['414', '413.10'],
    'ARK-460.11': ['414', '413.10'],
  };
  for (const [id, [right, wrong]] of Object.entries(mended))
    for (const line of said(id)) expect([id, line.includes(right!), line.includes(wrong!)]).toEqual([id, true, false]);
});

rule('ARK-R.4', 'the lists of a scenario are on the back of its sheet', () => {
  const back = [/\bback\b/i, /rewers|tyl|odwr/i, /rückseite/i];
  for (const line of said('ARK-464.4')) expect([line, back.some((word) => word.test(line))]).toEqual([line, true]);
});

rule('ARK-R.8', 'the ten paragraphs on clues have their numbers in order', () => {
  for (const book of books) {
    const numbers = [...book.matchAll(/^- \*\*ARK-478\.(\d+)\*\*/gm)].map((found) => Number(found[1]));
    expect(numbers).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  }
  // Cited elsewhere with these subjects.
  expect(said('ARK-478.3')[0]).toMatch(/spawn a clue/);
  expect(said('ARK-478.5')[0]).toMatch(/gain 1 clue from that neighbourhood/);
  expect(said('ARK-478.7')[0]).toMatch(/research.*reroll/);
});

rule('ARK-R.10', 'letters that were lost are there', () => {
  for (const id of ['202.2g', '111.3a', '400.1e', '411.3a', '411.3e', '458.8h', '484.4a', '484.4b', '484.4c'])
    expect([id, ...said(`ARK-${id}`).map((line) => line.length > 20)]).toEqual([id, true, true, true]);
});

import { expect, test } from 'vitest';
import { base } from './base.js';

const books: Record<string, string> = import.meta.glob(['../../../docs/rules/elekt.md'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const book = Object.values(books)[0]!;
const cards = [...base.missions, ...base.influences, ...base.privileges, ...base.units];

test('ELEK-15.1 ELEK-15.40 every ruling on a single card is on the sheet of that card', () => {
  const missing: string[] = [];
  const found = [...book.matchAll(/^- \*\*(ELEK-15\.\d+)\*\* (.*)$/gm)];
  for (const [, rule, text] of found) {
    const card = cards.find(({ id, name }) => text!.startsWith(name.en) || text!.includes(`\`${id}\``));
    if (!card?.rules?.some((it) => it === rule)) missing.push(`${rule} is not on ${card?.name.en}`);
  }
  expect(found.length).toBeGreaterThanOrEqual(40);
  expect(missing).toEqual([]);
});

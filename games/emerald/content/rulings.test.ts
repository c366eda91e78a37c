import { expect, test } from 'vitest';
import { base } from './base/pack.js';

const books: Record<string, string> = import.meta.glob(['../../../docs/rules/emerald.md'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const book = Object.values(books)[0]!;
/** The rulings on single cards and on those that meet; the last of the chapter is a list of them all. */
const rulings = [...book.matchAll(/^- \*\*(EMER-18\.(?:\d|[1-5]\d|60))\*\* (.*)$/gm)];

/** The card that a ruling speaks of: the one it names first, or what Sherlock Holmes is against. */
function subjectOf(ruling: string) {
  const text = ruling
    .replace('Sherlock against a zombie', 'Zombies')
    .replace('Sherlock against', '')
    .replace(/\(.*?\)/g, '');
  const places = base.cards.map((card) => ({ card, at: text.indexOf(card.name.en.replace(' Holmes', '')) }));
  return places.filter(({ at }) => at >= 0).sort((one, other) => one.at - other.at)[0]?.card;
}

/** Rulings that speak of no single card. */
const GENERAL = ['EMER-18.34', 'EMER-18.40', 'EMER-18.41', 'EMER-18.59'];

test('EMER-18.1 EMER-18.60 every ruling is on the sheet of the card that it speaks of', () => {
  const missing = rulings.flatMap(([, rule, text]) => {
    const card = subjectOf(text!);
    return card === undefined || card.rules?.some((it) => it === rule) ? [] : [`${rule} is not on ${card.name.en}`];
  });
  expect(rulings).toHaveLength(60);
  expect(rulings.filter(([, , text]) => subjectOf(text!) === undefined).map(([, rule]) => rule)).toEqual(GENERAL);
  expect(missing).toEqual([]);
});

import { IDENTITY_KINDS } from '@tabula/emerald/board.js';
import { packOf } from '@tabula/emerald/content/packs.js';
import { expect, test } from 'vitest';
import { emblemOf } from './emblem.js';

test('every card has an emblem of its own, and copies share theirs', () => {
  const index = packOf('base');
  const { cards, starting, cities, royals } = index.pack;
  const kinds = [...cards, ...starting, ...cities, ...royals];
  const names = new Map(kinds.map(({ id, name }) => [id, name.en]));
  const drawn = [...kinds.map(({ id }) => id), ...IDENTITY_KINDS].map((id) => [id, emblemOf(index, id)] as const);
  expect(drawn.filter(([, emblem]) => emblem === 'em-card-back')).toEqual([]);
  const looks = new Map<string, Set<string>>();
  for (const [id, emblem] of drawn) looks.set(emblem, (looks.get(emblem) ?? new Set()).add(names.get(id) ?? id));
  expect([...looks].filter(([, bearers]) => bearers.size > 1)).toEqual([]);
});

test('a card of another pack that nobody has drawn shows its back', () => {
  expect(emblemOf(packOf('base'), 'X99')).toBe('em-card-back');
});

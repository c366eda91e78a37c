import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { entry as arkham } from '../games/arkham/entry.js';
import { chaptersOf, shortPrefix } from './book.js';
import { partsOf, withNames } from './parts.js';

const rulesIn = (text: string, prefix?: string) =>
  partsOf(text, prefix).flatMap((part) => (part.is === 'rule' ? [part.rule] : []));

test('rules are found by their ids in every book, by their numbers in books that name them so', () => {
  expect(rulesIn('As in ELEK-9.4, and CULT-19.20.')).toEqual(['ELEK-9.4', 'CULT-19.20']);
  expect(rulesIn('Once (9.4, 9.5).')).toEqual([]);
  expect(rulesIn('Once (9.4, 9.5).', 'EMER')).toEqual(['EMER-9.4', 'EMER-9.5']);
  expect(rulesIn('The group decides (403). [R.14, R.20]', 'ARK')).toEqual(['ARK-403', 'ARK-R.14', 'ARK-R.20']);
  expect(rulesIn('As in R.14 and ARK-110.6a (458.3c).', 'ARK')).toEqual(['ARK-R.14', 'ARK-110.6a', 'ARK-458.3c']);
  expect(rulesIn('Place 3 (3 of them), 100 in all.', 'ARK')).toEqual([]);
});

test('what stands between marks is marked', () => {
  expect(partsOf('**Bold**, *slanted* and `plain`', undefined).map(({ is, text }) => [is, text])).toEqual([
    ['bold', 'Bold'],
    ['text', ', '],
    ['italics', 'slanted'],
    ['text', ' and '],
    ['code', 'plain'],
  ]);
});

test('every rule that the book of Arkham names is in it', () => {
  const text = readFileSync(new URL('../../docs/rules/arkham.md', import.meta.url), 'utf8');
  const blocks = chaptersOf(text).flatMap((chapter) => chapter.blocks);
  const there = new Set(blocks.flatMap((block) => (block.is === 'rule' ? [block.id] : [])));
  const named = blocks.flatMap((block) =>
    block.is === 'rule' ? rulesIn(block.text, shortPrefix(arkham)).map((rule) => `${block.id} names ${rule}`) : [],
  );
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter((line) => !there.has(line.split(' names ')[1]!))).toEqual([]);
});

test('cards are read by their names, and what is no card stays as it is', () => {
  const names: { readonly [id: string]: string } = { E02: 'Guard' };
  expect(withNames('In order (`E02`), then `POW` and `E99`.', (id) => names[id])).toBe(
    'In order (*Guard*), then `POW` and `E99`.',
  );
});

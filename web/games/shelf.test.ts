import { readFileSync } from 'node:fs';
import { TITLES } from '@tabula/protocol/titles.js';
import { expect, test } from 'vitest';
import list from '../../games/list.json' with { type: 'json' };
import { RULES } from '../local/games.js';
import { ENTRIES } from './all.js';
import { gameOfRule } from './shelf.js';

test('the shelf holds every game of the list, in its order', () => {
  expect(ENTRIES.map(({ id }) => id)).toEqual([...list.games, ...list.planned]);
});

test('the page says of a game what its rules say: its name and its players', () => {
  const played = ENTRIES.filter(({ id }) => list.games.includes(id));
  expect(played.map(({ id, name, players }) => ({ id, name, players }))).toEqual(
    TITLES.map(({ game: { id, players }, name }) => ({ id, name, players })),
  );
});

test('the lobby offers a table of those games whose rules and whose face the page has, and of no other', () => {
  const offered = ENTRIES.filter(({ play }) => play !== undefined).map(({ id }) => id);
  expect(offered).toEqual(Object.keys(RULES));
  expect(list.games).toEqual(expect.arrayContaining(offered));
});

test.each(ENTRIES)('the rules of $id begin as the page thinks', ({ id, rules: { prefix } }) => {
  const book = readFileSync(new URL(`../../docs/rules/${id}.md`, import.meta.url), 'utf8');
  expect(/^[-*|]\s*\*\*([A-Z]+)-/m.exec(book)?.[1]).toBe(prefix);
  expect(gameOfRule(`${prefix}-1.1`)?.id).toBe(id);
});

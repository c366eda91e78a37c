import { readFileSync } from 'node:fs';
import { MYTHOS } from '@tabula/arkham/cards.js';
import { core } from '@tabula/arkham/content/core.js';
import { SKILLS } from '@tabula/arkham/language/values.js';
import { ACTIONS } from '@tabula/arkham/words.js';
import { expect, test } from 'vitest';
import { emblemOf, faceOf, iconOf } from './emblem.js';

const symbolsIn = (file: string): Set<string> => {
  const svg = readFileSync(new URL(file, import.meta.url), 'utf8');
  return new Set([...svg.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id!));
};
const common = symbolsIn('sprite.svg');
const ofScenario = new Map(
  core.scenarios.map(({ id }) => [id, symbolsIn(`monsters/${id.slice(id.indexOf('/') + 1)}.svg`)]),
);
const drawn = new Set([common, ...ofScenario.values()].flatMap((symbols) => [...symbols]));

test('every card that lies on the table has a symbol', () => {
  const { monsters, epics, items, allies, spells, specials, starting, conditions, pacts, headlines } = core;
  const owned = [...items, ...allies, ...spells, ...specials, ...starting, ...conditions, ...pacts];
  const cards = [...monsters, ...epics, ...owned, ...headlines, ...core.events, ...core.anomalies];
  expect([...cards.map(({ id }) => id), 'archive/24'].map(emblemOf).filter((id) => !drawn.has(id))).toEqual([]);
});

test('a table of a scenario has the symbols of all its monsters, and those of no other scenario alone', () => {
  for (const { id, monsters, setAside, startingMonsters, archive } of core.scenarios) {
    const kinds = [...Object.keys(monsters), ...Object.keys(setAside), ...Object.values(startingMonsters)];
    const epics = core.epics.filter(({ card }) => archive.includes(card));
    const needs = [...kinds, ...epics.map(({ id }) => id)].map(emblemOf);
    const own = ofScenario.get(id)!;
    expect(needs.filter((symbol) => !common.has(symbol) && !own.has(symbol))).toEqual([]);
    expect([...own].filter((symbol) => !needs.includes(symbol) || common.has(symbol))).toEqual([]);
  }
});

test('copies and sides of a card share its symbol', () => {
  expect(emblemOf('monster/robed-figure.2')).toBe('ar-robed-figure');
  expect(emblemOf('condition/blessed/back.1')).toBe('ar-blessed');
});

test('skills, tokens and deeds have symbols, too', () => {
  const things = [
    ...SKILLS.map((skill) => ({ skill })),
    ...MYTHOS.map((token) => ({ token })),
    ...ACTIONS.map((deed) => ({ deed })),
    ...['money', 'clues', 'remnants'].map((stock) => ({ stock })),
    { deed: '0@item/first-aid-kit' },
  ];
  expect(things.map(iconOf).filter((id) => id === null || !drawn.has(id))).toEqual([]);
  expect(iconOf({ space: 3 })).toBeNull();
});

test('an epic monster looks like itself, not like a card of the archive', () => {
  const known = core.epics.map(({ id, card }) => [emblemOf(id), emblemOf(`archive/${card}`)]);
  for (const [own, lying] of known) expect(lying).toBe(own);
});

test('every investigator has a face', () => {
  const faces = readFileSync(new URL('faces.svg', import.meta.url), 'utf8');
  for (const { id } of core.investigators) expect(faces).toContain(`id="${faceOf(id)}"`);
  // An answer about one of them shows it, and what a scenario does is read in the codex.
  expect(iconOf({ card: core.investigators[0]!.id })).toBe(faceOf(core.investigators[0]!.id));
  for (const { id } of core.scenarios) expect(drawn).toContain(iconOf({ card: id }));
});

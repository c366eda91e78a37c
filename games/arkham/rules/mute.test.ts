import { expect } from 'vitest';
import { core } from '../content/core.js';
import { packFrom } from '../core.js';
import { CORE, coreTable } from '../testing/core-table.js';
import { rule } from '../testing/rule.js';
import { says } from '../testing/says.js';
import { table } from '../testing/table.js';
import { headline } from './mythos.js';
import { test } from './test.js';

// What is printed and has no effect does not reach the rules: they could not heed it.

const keysOf = (all: readonly object[]): string[] => [...new Set(all.flatMap((one) => Object.keys(one)))].sort();
const SAYS = ['abilities', 'enters', 'standing'];

rule('ARK-415.2a', 'name and occupation of an investigator are not among what the rules know', () => {
  const known = ['chooses', 'focusLimit', 'health', 'id', 'money', 'sanity', 'skills', 'starts'];
  expect(keysOf(CORE.investigators)).toEqual([...known, ...SAYS].sort());
});

rule(['ARK-415.3b', 'ARK-428.2'], 'each has one class or two, and with any others would play the same', () => {
  for (const { classes } of core.investigators) {
    expect(classes.length === 1 || classes.length === 2).toBe(true);
    expect(new Set(classes).size).toBe(classes.length);
  }
  const others = core.investigators.map((one) => ({ ...one, classes: ['rogue'] as const }));
  expect(packFrom(CORE.id, { ...core, investigators: others })).toEqual(CORE);
});

rule('ARK-413.4', 'title and artwork of an asset are not among what the rules know', () => {
  const figures = ['back', 'copies', 'hands', 'health', 'horror', 'id', 'pile', 'sanity', 'traits', 'type', 'value'];
  expect(keysOf(CORE.assets).filter((key) => ![...figures, ...SAYS].includes(key))).toEqual([]);
});

rule('ARK-413.5', 'the type of an asset does nothing itself: an item and a talent with one text do the same', () => {
  const dice = (card: string) => {
    const t = table().asset(0, card).script(1, 1, 1, 1, 1);
    t.run(test, { seat: 0, skill: 'observation', modifier: 0, occasion: 'other', monster: '' });
    return t.told('rolled')[0]!.params.faces;
  };
  expect(dice('item/lens')).toBe(dice('starting/observation'));
});

rule(
  ['ARK-436.1a', 'ARK-436.1b', 'ARK-436.1c'],
  'title, story and type of a headline are not known to the rules',
  () => {
    expect(keysOf(CORE.headlines).filter((key) => !['id', 'rumour', ...SAYS].includes(key))).toEqual([]);
  },
);

rule('ARK-436.1d', 'what a headline says is done, all of it', () => {
  const t = table().with(0, { money: 2 }).with(1, { money: 2 });
  t.s.headlines.sort((a, b) => Number(a === 'headline/2') - Number(b === 'headline/2')); // each loses $1
  t.run(headline, { seat: 1 });
  expect([t.player(0).money, t.player(1).money]).toEqual([1, 1]);
});

rule('ARK-464.3a', 'title and artwork of a scenario sheet are not known to the rules', () => {
  const map = ['added', 'neighbourhoods', 'start', 'startingDoom', 'startingMarkers', 'startingMonsters', 'streets'];
  const cards = ['anomalies', 'archive', 'codex', 'cup', 'events', 'id', 'monsters', 'setAside'];
  expect(keysOf(CORE.scenarios).filter((key) => ![...map, ...cards, ...SAYS].includes(key))).toEqual([]);
});

rule('ARK-458.8a', 'the name of a monster does nothing; a text may call it by its name', () => {
  const t = coreTable({ scenario: 'umordhoth' });
  says(t, [{ do: 'spawn-set-aside', monster: 'monster/wolf-man-drew', where: 'graveyard' }]);
  expect(t.beast('wolf-man-drew')!.space).toBe(t.at('graveyard'));
  expect(keysOf(CORE.monsters).filter((key) => /name|title/.test(key))).toEqual([]);
});

rule('ARK-458.8b', 'the type of a monster does nothing; a text may ask for its traits', () => {
  const t = table().on(0, 'mid-a').on(1, 'mid-a');
  t.s.monsterDeck.sort((a, b) => Number(a.includes('lurker')) - Number(b.includes('lurker'))); // cultists far from the bottom
  says(t, [{ do: 'spawn-first', trait: 'cultist', count: 1, where: 'adjacent-street' }]);
  for (let asked = t.seat(0).question; asked !== undefined; asked = t.seat(0).question)
    t.seat(0).picks(t.seat(0).options[0]!);
  expect(t.board.monsters.map(({ card }) => card.replace(/\..*/, ''))).toEqual(['monster/lurker']);
});

/** Every string in something. */
const stringsIn = (part: unknown): string[] =>
  typeof part === 'string'
    ? [part]
    : typeof part === 'object' && part !== null
      ? Object.entries(part).flatMap(([key, value]) => [key, ...stringsIn(value)])
      : [];

rule('ARK-400.3b', 'no sentence reaches the rules: what they are given is names and numbers alone', () => {
  const strings = stringsIn(CORE);
  expect(strings.length).toBeGreaterThan(1000);
  expect(strings.filter((one) => /\s/.test(one))).toEqual([]);
});

import { expect, it } from 'vitest';
import { figuresOf } from '../testing/figures.js';
import { noted } from '../testing/notation.js';
import { core } from './core.js';
import { encountersOf } from './pack.js';

// The facts of the cards as they were collected apart from the declarations, a line for each, against what is declared.

const facts = import.meta.glob(['../testing/facts/*.txt'], { query: '?raw', import: 'default', eager: true });
const collected = (name: string): string[] =>
  (facts[`../testing/facts/${name}.txt`] as string).trimEnd().split('\n').sort();

it('every encounter of a deck brings what the facts say: skills, dice, prices, gains and harm', () => {
  const decks = encountersOf(core).filter(({ id }) => !id.startsWith('archive/'));
  expect(decks.map(({ id, encounter }) => `${id}: ${noted(encounter.does)}`).sort()).toEqual(collected('encounters'));
  expect(decks).toHaveLength((64 + 8 + 96 + 36) * 3);
});

it('cards and sheets have the printed figures of the facts, and scenarios their map, cup, monsters and doom', () => {
  expect(figuresOf(core).sort()).toEqual(collected('figures'));
});

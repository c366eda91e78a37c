import { neighbourhoodDeck } from '../decks.js';
import {
  aClue,
  aDelay,
  anywhere,
  aPact,
  aRemnant,
  BLESSED,
  DELAYED,
  damage,
  horror,
  money,
  pay,
  REMNANT,
  remnants,
  SPELL,
  sanity,
  severalSpells,
  special,
  TOME,
  test,
} from '../write.js';

/** Miskatonic University: what can happen there. */
export const miskatonicUniversity = neighbourhoodDeck('miskatonic-university', [
  {
    observatory: [test('lore', [REMNANT])],
    'orne-library': [test('lore', [SPELL])],
    'science-building': [money(2), { do: 'focus', skill: 'every', overLimit: true }],
  },
  {
    observatory: [test('observation', [anywhere(1)], [DELAYED])],
    'orne-library': [test('will', [SPELL, special('rare-books-access')])],
    'science-building': [pay(aRemnant, BLESSED)],
  },
  {
    observatory: [test('observation', [REMNANT], [sanity(1)])],
    'orne-library': [pay(aPact, severalSpells(3), remnants(2), TOME)],
    'science-building': [money(2), test('strength', null, [damage(2)])],
  },
  {
    observatory: [test('lore', [BLESSED], [horror(1)])],
    'orne-library': [test('will', [SPELL], [horror(1)])],
    'science-building': [{ do: 'pay', cost: [aClue, aRemnant], does: [money(3)] }],
  },
  {
    observatory: [pay(aPact, anywhere(3), REMNANT)],
    'orne-library': [test('lore', [SPELL], [horror(1)])],
    'science-building': [pay(aRemnant, money(3))],
  },
  {
    observatory: [test('lore', [anywhere(1)], [horror(1)])],
    'orne-library': [pay(aDelay, BLESSED)],
    'science-building': [pay(aRemnant, money(3))],
  },
  {
    observatory: [test('observation', [REMNANT])],
    'orne-library': [test('lore', [SPELL])],
    'science-building': [money(2), test('will', [special('ezra-graves')], [horror(1)])],
  },
  {
    observatory: [special('astrolabe')],
    'orne-library': [SPELL, test('will', null, [horror(2)])],
    'science-building': [pay(aRemnant, money(3))],
  },
]);

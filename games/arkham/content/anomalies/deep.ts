import { anomalyDeck } from '../decks.js';
import {
  aDelay,
  aPact,
  aRemnant,
  CURSED,
  damage,
  dollars,
  hard,
  here,
  horror,
  hurt,
  nearby,
  pay,
  REMNANT,
  test,
} from '../write.js';

/** Nightmare Breach: by the doom in one’s space. */
export const deepAnomalies = anomalyDeck('deep', [
  {
    '0-1': [pay(dollars(2), nearby(1))],
    '2': [test('will', [here(1)], [horror(1)])],
    '3+': [hard(-2, test('lore', [here(3), REMNANT], [CURSED]))],
  },
  {
    '0-1': [test('lore', [nearby(1)], [damage(1)])],
    '2': [damage(2), here(2), REMNANT],
    '3+': [hard(-1, test('will', [here(2), REMNANT], [CURSED]))],
  },
  {
    '0-1': [test('lore', [nearby(1)], [horror(1)])],
    '2': [hard(-1, test('will', [here(2), REMNANT], [horror(2)]))],
    '3+': [pay(aPact, here(3), REMNANT)],
  },
  {
    '0-1': [test('will', [nearby(1)], [damage(1)])],
    '2': [test('lore', [here(1)], [horror(1)])],
    '3+': [hard(-2, test('lore', [here(3), REMNANT], [damage(2)]))],
  },
  {
    '0-1': [test('will', [nearby(1)], [horror(1)])],
    '2': [hard(-1, test('lore', [here(2), REMNANT], [hurt(1, 1)]))],
    '3+': [hard(-1, test('will', [here(2), REMNANT], [horror(3)]))],
  },
  {
    '0': [test('lore', [nearby(1)], [damage(2)])],
    '1-2': [horror(2), here(2), REMNANT],
    '3+': [hard(-2, test('will', [here(3), REMNANT], [horror(2)]))],
  },
  {
    '0': [test('will', [nearby(1)], [hurt(1, 1)])],
    '1-2': [test('lore', [here(1)])],
    '3+': [hard(-1, test('lore', [here(2), REMNANT], [damage(3)]))],
  },
  {
    '0': [test('lore', [nearby(1)], [CURSED])],
    '1': [test('will', [here(1)])],
    '2+': [pay(aDelay, here(2), REMNANT)],
  },
  {
    '0': [test('will', [nearby(1)], [hurt(1, 1)])],
    '1': [pay(aRemnant, here(1))],
    '2+': [hard(-1, test('lore', [here(2), REMNANT], [hurt(1, 1)]))],
  },
  {
    '0': [test('lore', [nearby(1)], [horror(2)])],
    '1': [test('will', [here(1)], [horror(1)])],
    '2+': [hard(-2, test('lore', [here(3), REMNANT], [damage(2)]))],
  },
  {
    '0': [test('will', [nearby(1)], [damage(2)])],
    '1': [test('lore', [here(1)])],
    '2+': [hard(-1, test('will', [here(2), REMNANT], [hurt(1, 1)]))],
  },
  {
    '0': [test('lore', [nearby(1)], [horror(2)])],
    '1': [test('will', [here(1)], [horror(1)])],
    '2+': [hard(-2, test('will', [here(3), REMNANT], [horror(2)]))],
  },
]);

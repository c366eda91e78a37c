import { neighbourhoodDeck } from '../decks.js';
import {
  ALLY,
  aClue,
  aDelay,
  aRemnant,
  BLESSED,
  buyAny,
  buyHalf,
  COMMON,
  CURIO,
  choose,
  damage,
  dollars,
  horror,
  money,
  orPay,
  pay,
  SPAWN_CLUE,
  SPELL,
  special,
  test,
} from '../write.js';

/** Northside: what can happen there. */
export const northside = neighbourhoodDeck('northside', [
  {
    'arkham-advertiser': [{ do: 'pay', cost: [aClue, aRemnant], does: [money(3)] }],
    'curiositie-shoppe': [orPay(dollars(3), test('lore', [special('wooden-homunculus')]))],
    'train-station': [test('influence', [special('abandoned-luggage')])],
  },
  {
    'arkham-advertiser': [orPay(aRemnant, test('observation', [money(3)]))],
    'curiositie-shoppe': [buyAny('curio')],
    'train-station': [test('will', [ALLY], [damage(2)])],
  },
  {
    'arkham-advertiser': [special('reporting-gig')],
    'curiositie-shoppe': [pay(dollars(3), BLESSED)],
    'train-station': [pay(aDelay, ALLY)],
  },
  {
    'arkham-advertiser': [money(2), orPay(aRemnant, test('influence', [money(2)]))],
    'curiositie-shoppe': [buyAny('curio')],
    'train-station': [choose([{ do: 'buy', trait: 'common', count: 1 }], [test('will', [COMMON])])],
  },
  {
    'arkham-advertiser': [pay(aRemnant, money(3))],
    'curiositie-shoppe': [buyAny('curio'), test('lore', [SPELL])],
    'train-station': [test('will', [BLESSED])],
  },
  {
    'arkham-advertiser': [pay(aRemnant, BLESSED)],
    'curiositie-shoppe': [buyHalf('curio')],
    'train-station': [test('influence', [ALLY])],
  },
  {
    'arkham-advertiser': [SPAWN_CLUE, orPay(aRemnant, test('influence', [money(3)]))],
    'curiositie-shoppe': [test('will', [CURIO], [horror(1)])],
    'train-station': { does: [choose([{ do: 'retire' }], [ALLY])], rules: ['ARK-R.169'] },
  },
  {
    'arkham-advertiser': [orPay(aRemnant, test('lore', [money(3)]))],
    'curiositie-shoppe': [buyAny('curio')],
    'train-station': [test('influence', [COMMON])],
  },
]);

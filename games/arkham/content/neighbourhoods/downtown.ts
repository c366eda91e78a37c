import { neighbourhoodDeck } from '../decks.js';
import {
  ALLY,
  BLESSED,
  buyAny,
  buyHalf,
  COMMON,
  CURIO,
  damage,
  dollars,
  FOCUS_TWICE_OVER_LIMIT,
  horror,
  lose,
  money,
  orPay,
  ownSanity,
  pay,
  sanity,
  special,
  test,
} from '../write.js';

/** Downtown: what can happen there. */
export const downtown = neighbourhoodDeck('downtown', [
  {
    'arkham-asylum': [ownSanity(2), test('observation', [special('daniel-chesterfield')])],
    'independence-square': [special('ace-of-rods')],
    'la-bella-luna': [
      {
        do: 'roll',
        dice: 2,
        totals: [
          { of: [7, 11], does: [money(5)] },
          { of: [2, 3, 12], does: [lose(3)] },
        ],
      },
    ],
  },
  {
    'arkham-asylum': [pay(dollars(1), sanity(3))],
    'independence-square': [test('will', [CURIO], [horror(1)])],
    'la-bella-luna': [damage(2), ALLY],
  },
  {
    'arkham-asylum': [pay(dollars(1), sanity(3))],
    'independence-square': [buyAny('common')],
    'la-bella-luna': [test('influence', [money(3)], [damage(1)])],
  },
  {
    'arkham-asylum': [pay(dollars(1), FOCUS_TWICE_OVER_LIMIT)],
    'independence-square': [test('will', [COMMON], [horror(1)])],
    'la-bella-luna': [test('observation', [money(3)], [damage(2)])],
  },
  {
    'arkham-asylum': [sanity(2), orPay(dollars(1), test('influence', [sanity(2)]))],
    'independence-square': [buyHalf('curio')],
    'la-bella-luna': [money(3), test('observation', null, [damage(2)])],
  },
  {
    'arkham-asylum': [pay(dollars(1), sanity(3))],
    'independence-square': [pay(dollars(1), special('the-moon'))],
    'la-bella-luna': [test('influence', [money(3), BLESSED], [lose(2)])],
  },
  {
    'arkham-asylum': [pay(dollars(2), ownSanity(3), BLESSED)],
    'independence-square': [buyHalf('common')],
    'la-bella-luna': [test('influence', [money(3)], [damage(2)])],
  },
  {
    'arkham-asylum': [sanity(2), pay(dollars(1), sanity(2))],
    'independence-square': [test('will', [BLESSED], [horror(1)])],
    'la-bella-luna': [special('clover-club-member'), test('influence', [money(3)])],
  },
]);

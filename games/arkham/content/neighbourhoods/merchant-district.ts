import { neighbourhoodDeck } from '../decks.js';
import {
  aDelay,
  aPact,
  aRemnant,
  BLESSED,
  both,
  COMMON,
  CURIO,
  DELAYED,
  damage,
  dollars,
  FOCUS,
  FOCUS_TWICE,
  FOCUS_TWICE_OVER_LIMIT,
  health,
  horror,
  money,
  orPay,
  ownSanity,
  PER_SUCCESS,
  pay,
  REMNANT,
  sanity,
  special,
  test,
} from '../write.js';

/** Merchant District: what can happen there. */
export const merchantDistrict = neighbourhoodDeck('merchant-district', [
  {
    'river-docks': [{ do: 'pay', cost: [dollars(3), aRemnant], does: [BLESSED] }],
    'tick-tock-club': [pay(dollars(1), both(2, 2))],
    'unvisited-isle': [test('lore', [REMNANT], [horror(1)])],
  },
  {
    'river-docks': [pay(aDelay, COMMON)],
    'tick-tock-club': [test('observation', [health(3)], [pay(dollars(1), health(3))])],
    'unvisited-isle': [test('will', [BLESSED], [horror(1)])],
  },
  {
    'river-docks': [{ do: 'may', does: [{ do: 'sell', what: 'remnant', price: 2 }] }],
    'tick-tock-club': [pay(dollars(1), both(2, 2))],
    'unvisited-isle': [pay(aPact, CURIO, FOCUS_TWICE_OVER_LIMIT)],
  },
  {
    'river-docks': [
      { do: 'test', skill: 'strength', result: [{ do: 'money', gain: PER_SUCCESS }] },
      special('stevedore'),
    ],
    'tick-tock-club': [sanity(2), pay(dollars(1), ownSanity(2), { do: 'discard-focus', count: 1 })],
    'unvisited-isle': [orPay(aRemnant, test('lore', [CURIO]))],
  },
  {
    'river-docks': [orPay(aRemnant, test('strength', [COMMON], [damage(2)]))],
    'tick-tock-club': [both(1, 1), pay(dollars(2), BLESSED)],
    'unvisited-isle': [test('will', [REMNANT], [horror(2)])],
  },
  {
    'river-docks': [{ do: 'test', skill: 'strength', result: [{ do: 'money', gain: PER_SUCCESS }] }, COMMON],
    'tick-tock-club': [test('influence', [money(2), special('performer')], [money(1)])],
    'unvisited-isle': [REMNANT, test('lore', [FOCUS_TWICE], [horror(2)])],
  },
  {
    'river-docks': [pay(aRemnant, money(3))],
    'tick-tock-club': [pay(dollars(1), ownSanity(3), FOCUS)],
    'unvisited-isle': [test('will', [CURIO], [horror(1), DELAYED])],
  },
  {
    'river-docks': [{ do: 'pay', cost: [dollars(3), aRemnant], does: [COMMON] }],
    'tick-tock-club': [health(3), orPay(dollars(1), test('influence', null, [damage(2)]))],
    'unvisited-isle': [CURIO, test('will', null, [DELAYED])],
  },
]);

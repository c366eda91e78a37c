import { neighbourhoodDeck } from '../decks.js';
import {
  aClue,
  aRemnant,
  BLESSED,
  buyHalf,
  COMMON,
  commonFrom,
  commonUpTo,
  DELAYED,
  damage,
  dollars,
  health,
  orPay,
  pay,
  SPAWN_CLUE,
  sanity,
  special,
  test,
} from '../write.js';

/** Easttown: what can happen there. */
export const easttown = neighbourhoodDeck('easttown', [
  {
    'hibb-s-roadhouse': [sanity(2)],
    'police-station': [orPay(aRemnant, test('influence', [special('deputy-of-arkham'), special('service-piece')]))],
    'velma-s-diner': [health(2), buyHalf('common')],
  },
  {
    'hibb-s-roadhouse': [buyHalf('common')],
    'police-station': [commonUpTo(3)],
    'velma-s-diner': [health(2), test('influence', [special('server-at-velma-s')])],
  },
  {
    'hibb-s-roadhouse': [pay(dollars(1), sanity(2), special('stray-dog'))],
    'police-station': [orPay(aClue, test('observation', [commonFrom(4)]))],
    'velma-s-diner': [pay(dollars(1), health(3))],
  },
  {
    'hibb-s-roadhouse': [pay(dollars(1), sanity(3))],
    'police-station': [test('observation', [BLESSED], [DELAYED])],
    'velma-s-diner': [pay(dollars(1), health(3))],
  },
  {
    'hibb-s-roadhouse': [orPay(dollars(1), test('strength', [sanity(3)], [damage(1)]))],
    'police-station': [test('influence', [COMMON])],
    'velma-s-diner': [orPay(dollars(1), test('observation', [BLESSED]))],
  },
  {
    'hibb-s-roadhouse': [sanity(2), pay(dollars(1), BLESSED)],
    'police-station': [commonUpTo(3)],
    'velma-s-diner': [health(2), pay(dollars(1), health(2))],
  },
  {
    'hibb-s-roadhouse': [pay(dollars(1), sanity(3))],
    'police-station': [test('influence', [commonFrom(4)])],
    'velma-s-diner': [pay(dollars(1), health(3))],
  },
  {
    'hibb-s-roadhouse': [sanity(2), pay(dollars(1), sanity(2))],
    'police-station': [SPAWN_CLUE, test('observation', [COMMON], [DELAYED])],
    'velma-s-diner': [pay(dollars(1), health(3))],
  },
]);

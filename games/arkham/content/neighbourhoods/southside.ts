import { neighbourhoodDeck } from '../decks.js';
import {
  ALLY,
  aPact,
  aRemnant,
  BLESSED,
  CURIO,
  DELAYED,
  dollars,
  FOCUS,
  health,
  orPay,
  ownHealth,
  ownSanity,
  pay,
  SPAWN_CLUE,
  sanity,
  special,
  test,
} from '../write.js';

/** Southside: what can happen there. */
export const southside = neighbourhoodDeck('southside', [
  {
    'historical-society': [pay(aRemnant, { do: 'suffer', horror: 1, direct: true }, special('innsmouth-look'))],
    'ma-s-boarding-house': [health(2), { do: 'move-to', where: 'adjacent-street' }, DELAYED],
    'south-church': [pay(dollars(1), sanity(3))],
  },
  {
    'historical-society': [orPay(aRemnant, test('influence', [ALLY]))],
    'ma-s-boarding-house': [health(2), pay(dollars(1), health(2))],
    'south-church': [ownSanity(2), BLESSED],
  },
  {
    'historical-society': [CURIO],
    'ma-s-boarding-house': [pay(dollars(1), health(3))],
    'south-church': [pay(aPact, special('dark-blessing'))],
  },
  {
    'historical-society': [test('influence', [CURIO])],
    'ma-s-boarding-house': [pay(dollars(1), health(3)), special('hunting-dog')],
    'south-church': [sanity(2)],
  },
  {
    'historical-society': [BLESSED, pay(aRemnant, ALLY)],
    'ma-s-boarding-house': [health(2), pay(dollars(1), health(2))],
    'south-church': [pay(dollars(1), sanity(3))],
  },
  {
    'historical-society': [test('influence', [ALLY])],
    'ma-s-boarding-house': [
      orPay(dollars(3), test('influence', [ALLY], [{ do: 'move-to', where: 'adjacent-street' }])),
    ],
    'south-church': [pay(dollars(1), sanity(3))],
  },
  {
    'historical-society': [pay(aRemnant, CURIO, SPAWN_CLUE)],
    'ma-s-boarding-house': [pay(dollars(1), health(3))],
    'south-church': [ownSanity(4), DELAYED, test('will', [FOCUS])],
  },
  {
    'historical-society': [orPay(dollars(3), test('influence', [CURIO]))],
    'ma-s-boarding-house': [pay(dollars(2), ownHealth(3), BLESSED)],
    'south-church': [pay(dollars(1), sanity(3))],
  },
]);

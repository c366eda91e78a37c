import { neighbourhoodDeck } from '../decks.js';
import {
  aClue,
  aDelay,
  aRemnant,
  BLESSED,
  buyAny,
  buyHalf,
  CURIO,
  CURSED,
  choose,
  damage,
  dollars,
  horror,
  mayMove,
  money,
  nearby,
  orPay,
  pay,
  REMNANT,
  SPELL,
  sanity,
  special,
  test,
} from '../write.js';

/** Rivertown: what can happen there. */
export const rivertown = neighbourhoodDeck('rivertown', [
  {
    'black-cave': [test('lore', [SPELL], [horror(1)])],
    'general-store': [buyAny('common')],
    graveyard: [BLESSED],
  },
  {
    'black-cave': [SPELL, test('will', null, [damage(2)])],
    'general-store': [orPay(dollars(1), test('influence', [special('stray-cat')]))],
    graveyard: [test('strength', [REMNANT], [damage(1)])],
  },
  {
    'black-cave': [SPELL, test('will', [nearby(1)], [CURSED])],
    'general-store': [buyAny('common'), mayMove(3)],
    graveyard: [test('strength', [money(3)], [horror(1)])],
  },
  {
    'black-cave': [test('lore', [special('contraband-whiskey')])],
    'general-store': [buyAny('common')],
    graveyard: [orPay(aDelay, test('strength', [REMNANT, money(3)]))],
  },
  {
    'black-cave': [test('will', [CURIO], [horror(1)])],
    'general-store': [BLESSED, buyHalf('common')],
    graveyard: [test('will', [money(3)], [horror(2)])],
  },
  {
    'black-cave': [pay(aDelay, BLESSED)],
    'general-store': [buyAny('common')],
    graveyard: [test('will', [money(3)], [horror(1)])],
  },
  {
    'black-cave': [orPay(aRemnant, test('will', [SPELL]))],
    'general-store': [buyAny('common')],
    graveyard: [test('will', [REMNANT], [horror(1)])],
  },
  {
    'black-cave': [orPay(aClue, test('lore', [CURIO]))],
    'general-store': [buyHalf('common')],
    graveyard: [choose([special('gravedigger')], [sanity(1)])],
  },
]);

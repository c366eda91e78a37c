import { event, eventDeck } from '../decks.js';
import {
  ALLY,
  aDelay,
  aRemnant,
  both,
  buyAny,
  buyHalf,
  buyOne,
  CLUE,
  COMMON,
  CURIO,
  dollars,
  health,
  horror,
  ifBought,
  money,
  orPay,
  ownSanity,
  PER_SUCCESS,
  pay,
  REMNANT,
  SPELL,
  sanity,
  test,
} from '../write.js';

/** Events of Approach of Azathoth. */
export const azathothEvents = eventDeck('azathoth', [
  event('easttown', ['hibb-s-roadhouse'], {
    'hibb-s-roadhouse': [sanity(2), test('observation', [CLUE])],
    'police-station': [test('observation', [CLUE])],
    'velma-s-diner': [health(2), pay(dollars(1), health(2), CLUE)],
  }),
  event('rivertown', ['black-cave'], {
    'black-cave': [test('lore', [SPELL, CLUE])],
    'general-store': [CLUE, buyAny('common')],
    graveyard: [test('strength', [money(3), CLUE])],
  }),
  event('rivertown', ['graveyard'], {
    'black-cave': [CLUE, test('lore', [SPELL])],
    'general-store': [buyAny('common'), ifBought(CLUE)],
    graveyard: [orPay(aDelay, test('strength', [money(3), CLUE]))],
  }),
  event('easttown', ['velma-s-diner'], {
    'hibb-s-roadhouse': [pay(dollars(1), sanity(3), CLUE)],
    'police-station': [orPay(aRemnant, test('influence', [COMMON, CLUE]))],
    'velma-s-diner': [CLUE, pay(dollars(1), health(3))],
  }),
  event('downtown', ['independence-square'], {
    'arkham-asylum': [sanity(2), test('observation', [CLUE])],
    'independence-square': [CLUE, test('will', [CURIO])],
    'la-bella-luna': [test('influence', [money(3), CLUE])],
  }),
  event('northside', ['curiositie-shoppe'], {
    'arkham-advertiser': [money(2), test('observation', [CLUE])],
    'curiositie-shoppe': [CLUE, buyAny('curio')],
    'train-station': [ALLY, test('influence', [CLUE])],
  }),
  event('easttown', ['velma-s-diner'], {
    'hibb-s-roadhouse': [pay(dollars(1), sanity(3)), test('observation', [CLUE])],
    'police-station': [test('observation', [COMMON, CLUE])],
    'velma-s-diner': { does: [CLUE, pay(dollars(5), health(3))], rules: ['ARK-R.176'] },
  }),
  event('merchant-district', ['unvisited-isle'], {
    'river-docks': [pay(aRemnant, money(3), CLUE)],
    'tick-tock-club': [CLUE, pay(dollars(1), sanity(3))],
    'unvisited-isle': [test('will', [CURIO, CLUE])],
  }),
  event('northside', ['arkham-advertiser'], {
    'arkham-advertiser': [CLUE, pay(aRemnant, money(3))],
    'curiositie-shoppe': [buyAny('curio'), test('lore', [CLUE])],
    'train-station': [test('influence', [ALLY, CLUE])],
  }),
  event('merchant-district', ['unvisited-isle'], {
    'river-docks': [CLUE, pay(aRemnant, money(3))],
    'tick-tock-club': [orPay(dollars(1), test('influence', [sanity(3), CLUE]))],
    'unvisited-isle': [pay(aDelay, CLUE, REMNANT)],
  }),
  event('downtown', ['la-bella-luna'], {
    'arkham-asylum': [pay(dollars(1), sanity(3), CLUE)],
    'independence-square': [CLUE, buyOne('common')],
    'la-bella-luna': [money(2), test('observation', [CLUE])],
  }),
  event('merchant-district', ['tick-tock-club'], {
    'river-docks': [COMMON, test('observation', [CLUE])],
    'tick-tock-club': [both(1, 1), test('lore', [CLUE])],
    'unvisited-isle': [CLUE, test('will', [CURIO])],
  }),
  event('northside', ['curiositie-shoppe'], {
    'arkham-advertiser': [pay(aRemnant, money(3), CLUE)],
    'curiositie-shoppe': [buyHalf('curio'), ifBought(CLUE)],
    'train-station': [CLUE, test('influence', [ALLY])],
  }),
  event('merchant-district', ['river-docks'], {
    'river-docks': [CLUE, pay(aRemnant, money(3))],
    'tick-tock-club': [pay(dollars(1), health(3)), test('observation', [CLUE])],
    'unvisited-isle': [test('lore', [CURIO, CLUE], [horror(1)])],
  }),
  event('northside', ['train-station'], {
    'arkham-advertiser': [pay(aDelay, CLUE, money(3))],
    'curiositie-shoppe': [CLUE, buyAny('curio')],
    'train-station': [test('influence', [CLUE, ALLY])],
  }),
  event('downtown', ['la-bella-luna'], {
    'arkham-asylum': [CLUE, pay(dollars(1), sanity(3))],
    'independence-square': [buyAny('curio'), test('observation', [CLUE])],
    'la-bella-luna': [test('observation', [money(3), CLUE])],
  }),
  event('northside', ['train-station'], {
    'arkham-advertiser': [CLUE, pay(aRemnant, money(3))],
    'curiositie-shoppe': [buyAny('curio'), ifBought(CLUE)],
    'train-station': [test('influence', [ALLY, CLUE])],
  }),
  event('rivertown', ['black-cave'], {
    'black-cave': [test('will', [CLUE]), pay(aDelay, SPELL)],
    'general-store': [buyAny('common'), ifBought(CLUE)],
    graveyard: [CLUE, { do: 'test', skill: 'strength', result: [{ do: 'money', gain: PER_SUCCESS }] }],
  }),
  event('easttown', ['hibb-s-roadhouse'], {
    'hibb-s-roadhouse': [CLUE, pay(dollars(1), sanity(3))],
    'police-station': [CLUE, orPay(aRemnant, test('influence', [COMMON]))],
    'velma-s-diner': [pay(dollars(1), health(3)), test('observation', [CLUE])],
  }),
  event('merchant-district', ['tick-tock-club'], {
    'river-docks': [pay(aRemnant, COMMON, CLUE)],
    'tick-tock-club': [pay(dollars(1), both(2, 2), CLUE)],
    'unvisited-isle': [CLUE, test('will', [CURIO])],
  }),
  event('rivertown', ['graveyard'], {
    'black-cave': [SPELL, test('will', [CLUE])],
    'general-store': [CLUE, buyAny('common')],
    graveyard: [money(2), test('will', [CLUE])],
  }),
  event('merchant-district', ['river-docks'], {
    'river-docks': [orPay(aRemnant, test('lore', [CLUE, money(3)]))],
    'tick-tock-club': [CLUE, pay(dollars(1), health(3))],
    'unvisited-isle': [CURIO, test('lore', [CLUE])],
  }),
  event('downtown', ['independence-square'], {
    'arkham-asylum': [pay(dollars(1), ownSanity(2), CLUE)],
    'independence-square': [pay(dollars(1), CURIO, CLUE)],
    'la-bella-luna': [CLUE, test('observation', [money(3)])],
  }),
  event('northside', ['arkham-advertiser'], {
    'arkham-advertiser': [pay(aRemnant, money(3), CLUE)],
    'curiositie-shoppe': [buyAny('curio'), test('observation', [CLUE])],
    'train-station': [CLUE, test('influence', [ALLY])],
  }),
]);

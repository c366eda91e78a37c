import { event, eventDeck } from '../decks.js';
import {
  ALLY,
  anywhere,
  aRemnant,
  both,
  buyAny,
  buyHalf,
  buyOne,
  CLUE,
  COMMON,
  CURIO,
  CURSED,
  DELAYED,
  damage,
  dollars,
  health,
  horror,
  ifBought,
  money,
  pay,
  REMNANT,
  SPAWN_CLUE,
  SPELL,
  sanity,
  test,
} from '../write.js';

/** Events of Echoes of the Deep. */
export const deepEvents = eventDeck('deep', [
  event('downtown', ['arkham-asylum'], {
    'arkham-asylum': [sanity(2), test('observation', [CLUE])],
    'independence-square': [CLUE, buyOne('curio')],
    'la-bella-luna': [money(2), test('influence', [CLUE])],
  }),
  event('downtown', ['arkham-asylum'], {
    'arkham-asylum': [pay(dollars(1), sanity(3), CLUE)],
    'independence-square': [CURIO, test('will', [CLUE], [horror(2)])],
    'la-bella-luna': [CLUE, test('observation', [money(3)])],
  }),
  event('downtown', ['independence-square'], {
    'arkham-asylum': [CLUE, pay(dollars(1), sanity(3))],
    'independence-square': [test('will', [COMMON, CLUE], [horror(1)])],
    'la-bella-luna': [test('observation', [money(3), CLUE], [damage(2)])],
  }),
  event('downtown', ['independence-square'], {
    'arkham-asylum': [pay(dollars(1), sanity(2), CLUE)],
    'independence-square': [buyOne('common'), ifBought(CLUE)],
    'la-bella-luna': [CLUE, test('influence', [money(3)])],
  }),
  event('merchant-district', ['river-docks', 'river-docks'], {
    'river-docks': [test('observation', [money(3), CLUE])],
    'tick-tock-club': [pay(dollars(1), sanity(3), CLUE)],
    'unvisited-isle': [CLUE, test('lore', [REMNANT])],
  }),
  event('merchant-district', ['river-docks'], {
    'river-docks': [pay(aRemnant, money(3), CLUE)],
    'tick-tock-club': [pay(dollars(1), sanity(2), CLUE)],
    'unvisited-isle': [CLUE, test('will', [CURIO], [CURSED])],
  }),
  event('merchant-district', ['river-docks', 'unvisited-isle'], {
    'river-docks': [money(2), pay(aRemnant, CLUE)],
    'tick-tock-club': [CLUE, pay(dollars(1), both(2, 2))],
    'unvisited-isle': [REMNANT, test('will', [CLUE])],
  }),
  event('merchant-district', ['unvisited-isle'], {
    'river-docks': [CLUE, pay(aRemnant, COMMON)],
    'tick-tock-club': [pay(dollars(1), health(3)), test('observation', [CLUE])],
    'unvisited-isle': [test('lore', [CURIO, CLUE], [horror(2)])],
  }),
  event('merchant-district', ['unvisited-isle'], {
    'river-docks': [pay(aRemnant, COMMON, CLUE)],
    'tick-tock-club': [CLUE, pay(dollars(1), sanity(3))],
    'unvisited-isle': [test('will', [REMNANT, CLUE], [damage(1)])],
  }),
  event('merchant-district', ['unvisited-isle'], {
    'river-docks': [CLUE, pay(aRemnant, money(3))],
    'tick-tock-club': [sanity(2), test('observation', [CLUE])],
    'unvisited-isle': [test('will', [REMNANT, CLUE], [DELAYED])],
  }),
  event('miskatonic-university', ['observatory'], {
    observatory: [test('lore', [REMNANT, CLUE], [DELAYED])],
    'orne-library': [test('lore', [SPELL, CLUE], [horror(1)])],
    'science-building': [CLUE, pay(aRemnant, money(3))],
  }),
  event('miskatonic-university', ['observatory', 'science-building'], {
    observatory: [test('observation', [CLUE, anywhere(1)])],
    'orne-library': [CLUE, test('lore', [SPELL])],
    'science-building': [money(2), test('observation', [CLUE])],
  }),
  event('miskatonic-university', ['science-building'], {
    observatory: [anywhere(1), test('observation', [CLUE, SPAWN_CLUE])],
    'orne-library': [CLUE, test('lore', [SPELL])],
    'science-building': [pay(aRemnant, money(3), CLUE)],
  }),
  event('miskatonic-university', ['orne-library'], {
    observatory: [CLUE, test('observation', [REMNANT])],
    'orne-library': [SPELL, test('observation', [CLUE])],
    'science-building': [pay(aRemnant, money(3), CLUE)],
  }),
  event('miskatonic-university', ['orne-library'], {
    observatory: [CLUE, test('lore', [anywhere(1)])],
    'orne-library': [test('lore', [SPELL, CLUE])],
    'science-building': [pay(aRemnant, money(3), CLUE)],
  }),
  event('northside', ['arkham-advertiser'], {
    'arkham-advertiser': [pay(aRemnant, money(3), CLUE)],
    'curiositie-shoppe': [CLUE, buyAny('curio')],
    'train-station': [ALLY, test('observation', [CLUE])],
  }),
  event('northside', ['curiositie-shoppe', 'curiositie-shoppe'], {
    'arkham-advertiser': [CLUE, pay(aRemnant, money(3))],
    'curiositie-shoppe': [CURIO, test('observation', [CLUE])],
    'train-station': [test('influence', [ALLY, CLUE], [horror(2)])],
  }),
  event('northside', ['train-station'], {
    'arkham-advertiser': [money(2), test('observation', [CLUE])],
    'curiositie-shoppe': [buyHalf('curio'), ifBought(CLUE)],
    'train-station': [CLUE, test('will', [COMMON])],
  }),
  event('northside', ['train-station'], {
    'arkham-advertiser': [pay(aRemnant, money(3), CLUE)],
    'curiositie-shoppe': [buyHalf('curio'), ifBought(CLUE)],
    'train-station': [CLUE, test('influence', [COMMON])],
  }),
  event('rivertown', ['black-cave'], {
    'black-cave': [test('lore', [SPELL, CLUE], [horror(2)])],
    'general-store': [CLUE, buyAny('common')],
    graveyard: [test('strength', [REMNANT, CLUE], [horror(1)])],
  }),
  event('rivertown', ['black-cave'], {
    'black-cave': [test('will', [SPELL, CLUE], [damage(1)])],
    'general-store': [COMMON, test('observation', [CLUE])],
    graveyard: [CLUE, test('strength', [REMNANT])],
  }),
  event('rivertown', ['black-cave'], {
    'black-cave': [CLUE, test('will', [SPELL], [horror(1)])],
    'general-store': [buyHalf('common'), ifBought(CLUE)],
    graveyard: [money(2), test('observation', [CLUE])],
  }),
  event('rivertown', ['general-store', 'general-store'], {
    'black-cave': [CURIO, test('observation', [CLUE])],
    'general-store': [CLUE, buyAny('common')],
    graveyard: [test('will', [money(3), CLUE])],
  }),
  event('rivertown', ['general-store'], {
    'black-cave': [test('lore', [CURIO, CLUE], [horror(1)])],
    'general-store': [buyHalf('common'), ifBought(CLUE)],
    graveyard: [CLUE, test('will', [money(3)])],
  }),
]);

import { event, eventDeck } from '../decks.js';
import {
  ALLY,
  aRemnant,
  buyAny,
  buyHalf,
  buyOne,
  buySpells,
  CLUE,
  COMMON,
  CURIO,
  CURSED,
  commonUpTo,
  DELAYED,
  damage,
  dollars,
  health,
  horror,
  hurt,
  ifBought,
  money,
  pay,
  REMNANT,
  SPELL,
  sanity,
  test,
} from '../write.js';

/** Events of Feast for Umôrdhoth. */
export const umordhothEvents = eventDeck('umordhoth', [
  event('downtown', ['arkham-asylum'], {
    'arkham-asylum': [CLUE, pay(dollars(1), sanity(3))],
    'independence-square': [CURIO, test('will', [CLUE], [damage(1)])],
    'la-bella-luna': [test('influence', [money(3), CLUE], [damage(1)])],
  }),
  event('downtown', ['arkham-asylum'], {
    'arkham-asylum': [sanity(2), test('observation', [CLUE])],
    'independence-square': [CLUE, buyOne('common')],
    'la-bella-luna': [money(2), test('observation', [CLUE], [damage(2)])],
  }),
  event('downtown', ['independence-square'], {
    'arkham-asylum': [pay(dollars(1), sanity(3), CLUE)],
    'independence-square': [buyAny('common'), test('observation', [CLUE])],
    'la-bella-luna': [CLUE, test('influence', [money(3)], [CURSED])],
  }),
  event('downtown', ['independence-square'], {
    'arkham-asylum': [pay(dollars(1), sanity(3)), CLUE],
    'independence-square': [test('will', [CURIO, CLUE], [damage(1)])],
    'la-bella-luna': [test('observation', [money(3), CLUE], [CURSED])],
  }),
  event('easttown', ['hibb-s-roadhouse'], {
    'hibb-s-roadhouse': [CLUE, pay(dollars(1), sanity(3))],
    'police-station': [test('observation', [COMMON, CLUE], [DELAYED])],
    'velma-s-diner': [health(2), test('observation', [CLUE])],
  }),
  event('easttown', ['hibb-s-roadhouse'], {
    'hibb-s-roadhouse': [pay(dollars(1), sanity(3), CLUE)],
    'police-station': [CLUE, test('influence', [COMMON], [horror(1)])],
    'velma-s-diner': [pay(dollars(1), health(3)), test('observation', [CLUE], [CURSED])],
  }),
  event('easttown', ['hibb-s-roadhouse', 'police-station'], {
    'hibb-s-roadhouse': [sanity(2), test('observation', [CLUE], [DELAYED])],
    'police-station': [commonUpTo(3), test('observation', [CLUE], [CURSED])],
    'velma-s-diner': [CLUE, pay(dollars(1), health(3))],
  }),
  event('easttown', ['police-station'], {
    'hibb-s-roadhouse': [pay(dollars(1), sanity(3)), CLUE],
    'police-station': [test('influence', [COMMON, CLUE], [horror(1)])],
    'velma-s-diner': [pay(dollars(1), health(3), CLUE)],
  }),
  event('rivertown', ['black-cave'], {
    'black-cave': [CLUE, test('lore', [SPELL], [damage(2)])],
    'general-store': [COMMON, test('observation', [CLUE], [horror(1)])],
    graveyard: [test('strength', [money(3), CLUE], [damage(2)])],
  }),
  event('rivertown', ['black-cave'], {
    'black-cave': [test('will', [SPELL, CLUE], [horror(1)])],
    'general-store': [CLUE, buyAny('common')],
    graveyard: [money(2), test('will', [CLUE], [horror(1)])],
  }),
  event('rivertown', ['general-store'], {
    'black-cave': [test('lore', [SPELL, CLUE], [horror(2)])],
    'general-store': [buyHalf('common'), ifBought(CLUE)],
    graveyard: [CLUE, test('strength', [money(3)], [DELAYED])],
  }),
  event('rivertown', ['general-store', 'graveyard'], {
    'black-cave': [CLUE, test('will', [CURIO], [CURSED])],
    'general-store': [pay(dollars(3), commonUpTo(4), CLUE)],
    graveyard: [test('will', [money(3), CLUE], [horror(1)])],
  }),
  event('rivertown', ['graveyard'], {
    'black-cave': [CURIO, test('lore', [CLUE])],
    'general-store': [buyAny('common'), CLUE],
    graveyard: [test('strength', [REMNANT, CLUE], [damage(1)])],
  }),
  event('rivertown', ['graveyard'], {
    'black-cave': [test('will', [CURIO, CLUE], [horror(1)])],
    'general-store': [buyAny('common'), test('observation', [CLUE])],
    graveyard: [CLUE, test('will', [REMNANT], [horror(1)])],
  }),
  event('southside', ['historical-society'], {
    'historical-society': [CLUE, test('influence', [CURIO], [horror(1)])],
    'ma-s-boarding-house': [health(2), test('observation', [CLUE], [horror(1)])],
    'south-church': [pay(dollars(1), sanity(3)), test('observation', [CLUE], [DELAYED])],
  }),
  event('southside', ['historical-society', 'ma-s-boarding-house'], {
    'historical-society': [pay(aRemnant, CURIO, CLUE)],
    'ma-s-boarding-house': [CLUE, pay(dollars(1), health(3))],
    'south-church': [pay(dollars(1), sanity(3), CLUE)],
  }),
  event('southside', ['ma-s-boarding-house'], {
    'historical-society': [ALLY, pay(aRemnant, CLUE)],
    'ma-s-boarding-house': [pay(dollars(1), health(3), CLUE)],
    'south-church': [CLUE, pay(dollars(1), sanity(3))],
  }),
  event('southside', ['ma-s-boarding-house'], {
    'historical-society': [test('influence', [ALLY, CLUE], [horror(1)])],
    'ma-s-boarding-house': [pay(dollars(1), health(3)), CLUE],
    'south-church': [sanity(2), test('observation', [CLUE], [DELAYED])],
  }),
  event('uptown', ['hangman-s-hill'], {
    'hangman-s-hill': [CLUE, test('strength', [COMMON], [DELAYED])],
    'st-mary-s-hospital': [health(2), test('observation', [CLUE])],
    'ye-olde-magick-shoppe': [pay(dollars(3), SPELL, CLUE)],
  }),
  event('uptown', ['hangman-s-hill'], {
    'hangman-s-hill': [test('will', [COMMON, CLUE], [damage(2)])],
    'st-mary-s-hospital': [CLUE, pay(dollars(1), health(3))],
    'ye-olde-magick-shoppe': [buySpells(3), test('influence', [CLUE])],
  }),
  event('uptown', ['hangman-s-hill', 'ye-olde-magick-shoppe'], {
    'hangman-s-hill': [COMMON, test('strength', [CLUE], [hurt(1, 1)])],
    'st-mary-s-hospital': [pay(dollars(1), health(3), CLUE)],
    'ye-olde-magick-shoppe': [CLUE, buySpells(3)],
  }),
  event('uptown', ['ye-olde-magick-shoppe'], {
    'hangman-s-hill': [CLUE, test('will', [REMNANT], [horror(2)])],
    'st-mary-s-hospital': [pay(dollars(1), health(3)), test('observation', [CLUE])],
    'ye-olde-magick-shoppe': [SPELL, test('observation', [CLUE], [CURSED])],
  }),
  event('uptown', ['st-mary-s-hospital'], {
    'hangman-s-hill': [test('strength', [REMNANT, CLUE], [damage(1)])],
    'st-mary-s-hospital': [pay(dollars(1), health(3)), CLUE],
    'ye-olde-magick-shoppe': [pay(dollars(3), SPELL, CLUE)],
  }),
  event('uptown', ['st-mary-s-hospital'], {
    'hangman-s-hill': [REMNANT, test('will', [CLUE], [horror(2)])],
    'st-mary-s-hospital': [pay(dollars(1), health(3), CLUE)],
    'ye-olde-magick-shoppe': [CLUE, buySpells(4)],
  }),
]);

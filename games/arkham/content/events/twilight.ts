import { event, eventDeck } from '../decks.js';
import {
  ALLY,
  aDelay,
  anywhere,
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
  FOCUS_TWICE_OVER_LIMIT,
  health,
  horror,
  hurt,
  ifBought,
  money,
  orPay,
  ownHealth,
  pay,
  REMNANT,
  remove,
  SPAWN_CLUE,
  SPELL,
  sanity,
  test,
} from '../write.js';

/** Events of Veil of Twilight. */
export const twilightEvents = eventDeck('twilight', [
  event('miskatonic-university', ['observatory'], {
    observatory: [test('observation', [CLUE, anywhere(1)])],
    'orne-library': [test('influence', [SPELL, CLUE], [horror(1), DELAYED])],
    'science-building': [CLUE, pay(aRemnant, money(3))],
  }),
  event('miskatonic-university', ['observatory'], {
    observatory: [pay(aDelay, CLUE, SPAWN_CLUE)],
    'orne-library': [CLUE, test('observation', [SPELL], [CURSED])],
    'science-building': [pay(aDelay, CLUE, FOCUS_TWICE_OVER_LIMIT)],
  }),
  event('miskatonic-university', ['orne-library', 'orne-library'], {
    observatory: [remove(1, 'up-to-2-different-spaces'), test('observation', [CLUE])],
    'orne-library': [SPELL, CLUE, horror(1)],
    'science-building': [money(2), test('observation', [CLUE], [horror(1)])],
  }),
  event('miskatonic-university', ['orne-library'], {
    observatory: [pay(dollars(2), CLUE, REMNANT)],
    'orne-library': [SPELL, test('observation', [CLUE])],
    'science-building': [pay(aRemnant, money(3)), test('observation', [CLUE])],
  }),
  event('miskatonic-university', ['science-building'], {
    observatory: [CLUE, test('lore', [REMNANT])],
    'orne-library': [test('lore', [SPELL, CLUE], [CURSED])],
    'science-building': [pay(aRemnant, money(3), CLUE)],
  }),
  event('northside', ['arkham-advertiser'], {
    'arkham-advertiser': [money(2), test('observation', [CLUE])],
    'curiositie-shoppe': [buyAny('curio'), ifBought(CLUE)],
    'train-station': [CLUE, test('influence', [ALLY], [horror(1)])],
  }),
  event('northside', ['arkham-advertiser'], {
    'arkham-advertiser': [pay(aRemnant, money(3), CLUE)],
    'curiositie-shoppe': [buyHalf('curio'), ifBought(CLUE)],
    'train-station': [CLUE, test('will', [COMMON])],
  }),
  event('northside', ['curiositie-shoppe', 'curiositie-shoppe'], {
    'arkham-advertiser': [CLUE, pay(aRemnant, money(3))],
    'curiositie-shoppe': [CLUE, buyAny('curio')],
    'train-station': [COMMON, test('influence', [CLUE])],
  }),
  event('northside', ['curiositie-shoppe'], {
    'arkham-advertiser': [CLUE, pay(aRemnant, money(3))],
    'curiositie-shoppe': [test('observation', [CLUE]), CURIO],
    'train-station': [test('influence', [ALLY, CLUE], [hurt(1, 1)])],
  }),
  event('northside', ['train-station'], {
    'arkham-advertiser': [pay(aRemnant, money(3), CLUE)],
    'curiositie-shoppe': [buyHalf('curio'), ifBought(CLUE)],
    'train-station': [test('will', [COMMON, CLUE])],
  }),
  event('northside', ['train-station'], {
    'arkham-advertiser': [pay(aRemnant, money(3), CLUE)],
    'curiositie-shoppe': [CLUE, buyOne('curio')],
    'train-station': [orPay(aDelay, test('will', [ALLY, CLUE]))],
  }),
  event('rivertown', ['black-cave', 'black-cave'], {
    'black-cave': [test('lore', [SPELL, CLUE], [horror(2)])],
    'general-store': [buyAny('common'), ifBought(CLUE)],
    graveyard: [CLUE, test('strength', [REMNANT])],
  }),
  event('rivertown', ['black-cave'], {
    'black-cave': [CLUE, test('will', [SPELL])],
    'general-store': [buyHalf('common'), ifBought(CLUE)],
    graveyard: [test('strength', [money(3), CLUE])],
  }),
  event('rivertown', ['black-cave'], {
    'black-cave': [SPELL, test('lore', [CLUE])],
    'general-store': [CLUE, buyAny('common')],
    graveyard: [CLUE, test('will', [money(3)])],
  }),
  event('rivertown', ['graveyard'], {
    'black-cave': [test('will', [REMNANT, CLUE])],
    'general-store': [commonUpTo(3), test('observation', [CLUE])],
    graveyard: [test('strength', [money(3), CLUE])],
  }),
  event('rivertown', ['graveyard'], {
    'black-cave': [CLUE, test('lore', [CURIO])],
    'general-store': [buyOne('common'), ifBought(CLUE)],
    graveyard: [REMNANT, test('will', [CLUE], [horror(1)])],
  }),
  event('southside', ['historical-society'], {
    'historical-society': [test('influence', [CLUE, CURIO], [damage(2)])],
    'ma-s-boarding-house': [pay(dollars(1), ownHealth(3), CLUE)],
    'south-church': [pay(dollars(1), sanity(3), CLUE)],
  }),
  event('southside', ['historical-society'], {
    'historical-society': [pay(aRemnant, CURIO, CLUE)],
    'ma-s-boarding-house': [health(2), test('observation', [CLUE])],
    'south-church': [CLUE, pay(dollars(1), sanity(3))],
  }),
  event('southside', ['ma-s-boarding-house'], {
    'historical-society': [CLUE, test('influence', [ALLY])],
    'ma-s-boarding-house': [CLUE, pay(dollars(1), health(3))],
    'south-church': [sanity(2), test('observation', [CLUE])],
  }),
  event('southside', ['ma-s-boarding-house'], {
    'historical-society': [ALLY, pay(aRemnant, CLUE)],
    'ma-s-boarding-house': [pay(dollars(1), health(3)), CLUE],
    'south-church': [pay(dollars(1), sanity(3), CLUE)],
  }),
  event('uptown', ['hangman-s-hill'], {
    'hangman-s-hill': [test('strength', [COMMON, CLUE], [damage(2)])],
    'st-mary-s-hospital': [pay(dollars(1), health(3), CLUE)],
    'ye-olde-magick-shoppe': [CLUE, buySpells(3)],
  }),
  event('uptown', ['hangman-s-hill'], {
    'hangman-s-hill': [CLUE, test('will', [COMMON], [horror(1)])],
    'st-mary-s-hospital': [pay(dollars(1), health(3), CLUE)],
    'ye-olde-magick-shoppe': {
      does: [SPELL, test('observation', [CLUE])],
      names: 'carl-sanford',
      rules: ['ARK-R.150'],
    },
  }),
  event('uptown', ['ye-olde-magick-shoppe', 'ye-olde-magick-shoppe'], {
    'hangman-s-hill': [test('strength', [REMNANT, CLUE])],
    'st-mary-s-hospital': [CLUE, pay(dollars(1), health(3))],
    'ye-olde-magick-shoppe': {
      does: [buySpells(1, 1), ifBought(CLUE)],
      names: 'carl-sanford',
      rules: ['ARK-R.150', 'ARK-R.185'],
    },
  }),
  event('uptown', ['ye-olde-magick-shoppe'], {
    'hangman-s-hill': [REMNANT, test('will', [CLUE])],
    'st-mary-s-hospital': [health(2), test('observation', [CLUE])],
    'ye-olde-magick-shoppe': [CLUE, buySpells(3)],
  }),
]);

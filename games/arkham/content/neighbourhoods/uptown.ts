import { neighbourhoodDeck } from '../decks.js';
import {
  aClue,
  aRemnant,
  BLESSED,
  buySpells,
  COMMON,
  CURSED,
  damage,
  dollars,
  health,
  horror,
  orPay,
  pay,
  REMNANT,
  SPELL,
  special,
  test,
} from '../write.js';

/** Uptown: what can happen there. */
export const uptown = neighbourhoodDeck('uptown', [
  {
    'hangman-s-hill': [test('will', [special('dayana-esperence'), REMNANT])],
    'st-mary-s-hospital': [health(2), pay(dollars(1), health(2))],
    'ye-olde-magick-shoppe': [{ do: 'buy-spells', reveal: 3, count: 1, half: true }],
  },
  {
    'hangman-s-hill': [test('strength', [REMNANT])],
    'st-mary-s-hospital': [orPay(dollars(1), test('influence', [health(3)]))],
    'ye-olde-magick-shoppe': [pay(dollars(3), BLESSED)],
  },
  {
    'hangman-s-hill': [test('will', [SPELL, REMNANT], [CURSED])],
    'st-mary-s-hospital': [health(2), orPay(dollars(1), test('influence', [health(2)]))],
    'ye-olde-magick-shoppe': [special('black-cat'), orPay(dollars(2), test('lore', [SPELL]))],
  },
  {
    'hangman-s-hill': [orPay(dollars(3), test('strength', [COMMON], [damage(1)]))],
    'st-mary-s-hospital': [health(2), { do: 'pay', cost: [aClue, aRemnant], does: [{ do: 'sheet-clue', count: 1 }] }],
    'ye-olde-magick-shoppe': [buySpells(4)],
  },
  {
    'hangman-s-hill': [test('will', [COMMON, REMNANT], [horror(1)])],
    'st-mary-s-hospital': [pay(dollars(1), health(3))],
    'ye-olde-magick-shoppe': [{ do: 'focus', skill: 'lore', overLimit: true }, buySpells(3, 1)],
  },
  {
    'hangman-s-hill': [COMMON, test('will', [REMNANT])],
    'st-mary-s-hospital': [pay(dollars(2), BLESSED)],
    'ye-olde-magick-shoppe': [buySpells(4)],
  },
  {
    'hangman-s-hill': [test('strength', [COMMON], [damage(2)])],
    'st-mary-s-hospital': [pay(dollars(1), health(3))],
    'ye-olde-magick-shoppe': [buySpells(3)],
  },
  {
    'hangman-s-hill': [pay({ pay: 'focus', count: 1 }, BLESSED)],
    'st-mary-s-hospital': [pay(dollars(2), special('mysterious-serum'))],
    'ye-olde-magick-shoppe': [SPELL, test('will', null, [horror(2)])],
  },
]);

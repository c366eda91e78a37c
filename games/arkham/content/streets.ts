import { streetDeck } from './decks.js';
import {
  ALLY,
  aDelay,
  both,
  buyHalf,
  COMMON,
  CURIO,
  CURSED,
  choose,
  DELAYED,
  dollars,
  FOCUS,
  health,
  lose,
  mayMove,
  money,
  ownHealth,
  ownSanity,
  pay,
  REMNANT,
  SPAWN_CLUE,
  SPELL,
  sanity,
  test,
  unless,
} from './write.js';

/** What can happen on the streets, by their type. */
export const streets = streetDeck([
  {
    residential: [buyHalf('common')],
    bridge: [pay(aDelay, sanity(2))],
    scenic: [test('will', [sanity(3)])],
  },
  {
    residential: [pay(aDelay, CURIO)],
    bridge: [choose([money(1), ownHealth(1), ownSanity(1)], [COMMON])],
    scenic: [both(1, 1)],
  },
  {
    residential: [test('influence', [money(2)], [lose(2)])],
    bridge: [test('influence', [COMMON])],
    scenic: [test('observation', [money(2)])],
  },
  {
    residential: [money(1)],
    bridge: [buyHalf('common')],
    scenic: [test('strength', [ALLY])],
  },
  {
    residential: [sanity(1), FOCUS],
    bridge: [test('observation', [REMNANT])],
    scenic: [health(2)],
  },
  {
    residential: [
      test(
        'observation',
        [{ do: 'may', does: [{ do: 'move', upTo: 2, ignoring: 'monsters' }] }],
        [{ do: 'spawn', where: 'your-space', state: 'exhausted' }],
      ),
    ],
    bridge: [test('observation', [SPAWN_CLUE])],
    scenic: [test('lore', [sanity(2)])],
  },
  {
    residential: [test('observation', [COMMON], [DELAYED])],
    bridge: [pay(dollars(1), health(3))],
    scenic: [mayMove(1)],
  },
  {
    residential: [test('lore', [SPELL])],
    bridge: [money(2)],
    scenic: [{ do: 'may', does: [ownHealth(2), unless(dollars(1), CURSED)] }],
  },
]);

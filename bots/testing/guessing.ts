import { conclude } from '@tabula/kernel/chance.js';
import { record } from '@tabula/kernel/fields.js';
import { type Game, interruptIndex, message, ruleIndex } from '@tabula/kernel/game.js';
import { pile } from '@tabula/kernel/places.js';
import { ask, askAll, done, ruleMaker } from '@tabula/kernel/rule.js';
import { type BoardOf, perSeat, type ViewOf } from '@tabula/kernel/shape.js';

/**
 * The first player says where the other has to lay a card, and then names one: if it is the one that was laid, the game is
 * won. Where it lies open to all it always is, also if both have decided at once; where it lies face down, one time out of
 * three.
 */
const CARDS = ['x', 'y', 'z'];

export function guessing(laid: 'open' | 'open at once' | 'face down') {
  const shape = record({
    players: perSeat(
      record({ hand: pile('card', 'owner'), laid: pile('card', laid === 'face down' ? 'owner' : 'all') }),
    ),
  });
  type Guessing = BoardOf<typeof shape>;
  const { rule } = ruleMaker<Guessing, string>();
  interface Locals {
    side: 'left' | 'right';
    both: Record<number, string>;
    card: string;
    guess: string;
  }
  const root = rule<Record<never, never>, Locals>('guessing')({
    side: ({ s }) =>
      laid === 'open at once'
        ? askAll('both', [ask(0, 'side', ['left', 'right']), ask(1, 'card', s.players[1]!.hand)])
        : ask(0, 'side', ['left', 'right']),
    lay: ({ s, v }) => {
      if (laid !== 'open at once') return ask(1, 'card', s.players[1]!.hand);
      v.card = v.both[1]!;
    },
    name: ({ s, v }) => {
      const { hand, laid } = s.players[1]!;
      laid.push(...hand.splice(hand.indexOf(v.card), 1));
      v.card = ''; // what is written here can be read by all
      return ask(0, 'guess', CARDS);
    },
    over: (c) => {
      const winner = c.s.players[1]!.laid[0] === c.v.guess ? 0 : 1;
      conclude(c, { places: [[winner], [1 - winner]], reason: 'guess' });
      return done();
    },
  });
  const game: Game<Guessing, ViewOf<typeof shape>> = {
    id: 'guessing',
    version: 1,
    players: { min: 2, max: 2 },
    options: {},
    shape,
    setup: () => ({
      players: [
        { hand: [], laid: [] },
        { hand: [...CARDS], laid: [] },
      ],
    }),
    root,
    rules: ruleIndex([root]),
    interrupts: interruptIndex([]),
    prompt: () => message('guessing.ask'),
    look: () => ({ label: message('guessing.option'), refs: [] }),
    why: () => [],
    box: () => ({ card: CARDS }),
    loose: () => ({}),
    invariants: [],
    sense: { evaluate: () => 0.5, weigh() {}, settled: () => false },
  };
  return game;
}

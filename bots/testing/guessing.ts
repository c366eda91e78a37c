import { conclude } from '@tabula/kernel/chance.js';
import { record } from '@tabula/kernel/fields.js';
import { type Game, interruptIndex, message, ruleIndex } from '@tabula/kernel/game.js';
import type { Seat } from '@tabula/kernel/json.js';
import { pile } from '@tabula/kernel/places.js';
import { ask, askAll, askSome, done, ruleMaker } from '@tabula/kernel/rule.js';
import { type BoardOf, perSeat, type ViewOf } from '@tabula/kernel/shape.js';

/**
 * One player says where the other has to lay a card, and then names one: if it is the one that was laid, the game is
 * won. Where it lies open to all it always is, also if both have decided at once; where it lies face down, one time out of
 * three.
 */
const CARDS = ['x', 'y', 'z'];

/** How the card is named that is laid: alone, with how it lies, or as the one of a list that says so too. */
const NAMED = {
  alone: (by: Seat, hand: readonly string[]) => ask(by, 'card', hand),
  'with how it lies': (by: Seat, hand: readonly string[]) =>
    ask(
      by,
      'lies',
      hand.map((card) => ['flat', card] as const),
    ),
  'in a list': (by: Seat, hand: readonly string[]) =>
    askSome(
      by,
      'list',
      hand.map((card) => ['flat', card] as const),
      1,
      1,
    ),
};

export function guessing(
  laid: 'open' | 'open at once' | 'face down',
  named: keyof typeof NAMED = 'alone',
  guesser: Seat = 0,
) {
  const other = 1 - guesser;
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
    lies: readonly [string, string];
    list: readonly (readonly [string, string])[];
    guess: string;
  }
  const root = rule<Record<never, never>, Locals>('guessing')({
    side: ({ s }) =>
      laid === 'open at once'
        ? askAll('both', [ask(guesser, 'side', ['left', 'right']), ask(other, 'card', s.players[other]!.hand)])
        : ask(guesser, 'side', ['left', 'right']),
    lay: ({ s, v }) => {
      if (laid !== 'open at once') return NAMED[named](other, s.players[other]!.hand);
      v.card = v.both[other]!;
    },
    name: ({ s, v }) => {
      const { hand, laid } = s.players[other]!;
      const card = { alone: () => v.card, 'with how it lies': () => v.lies[1], 'in a list': () => v.list[0]![1] }[
        named
      ]();
      laid.push(...hand.splice(hand.indexOf(card), 1));
      // what is written here can be read by all
      v.card = '';
      v.lies = ['', ''];
      v.list = [];
      return ask(guesser, 'guess', CARDS);
    },
    over: (c) => {
      const winner = c.s.players[other]!.laid[0] === c.v.guess ? guesser : other;
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
      players: [0, 1].map((seat) => ({ hand: seat === other ? [...CARDS] : [], laid: [] })),
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

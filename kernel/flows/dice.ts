import { conclude, roll, tell } from '../chance.js';
import { record } from '../fields.js';
import type { Seat } from '../json.js';
import { ask, askAmount, askYesNo, call, cancel, done, exit, goto, ruleMaker } from '../rule.js';
import { type BoardOf, flag, int, list, perSeat } from '../shape.js';
import { smallGame } from '../testing/game.js';

/**
 * A test with dice: extra dice are bought before the roll, dice are rerolled and successes added after it. Who fails is
 * harmed, point by point, oneself or one's ally; armour prevents, a ward turns harm into dread. Whoever is defeated
 * leaves the encounter at once, wherever it is: what would have come later does not come.
 */
const shape = record({
  seats: perSeat(
    record({
      health: int(0, 9),
      dread: int(0, 9),
      clues: int(0, 9),
      focus: int(0, 9),
      ally: int(0, 9),
      armour: flag,
      ward: flag,
      defeated: flag,
    }),
  ),
  /** The dice of the test that is made. */
  dice: list(int(1, 6), 20),
});
type Board = BoardOf<typeof shape>;
type Step = 'extra' | 'roll' | 'reroll' | 'add' | 'harm' | 'assign' | 'armour' | 'ward' | 'defeat' | 'reward' | 'turns';

const { rule, interrupt } = ruleMaker<Board, Step>();
const SUCCESS = 5;

/** Rolls, and says how many successes there were. */
const test = rule<{ seat: Seat; dice: number }, { extra: number; reroll: number | 'no'; add: boolean }, number>('test')(
  {
    extra: ({ s, v }) => askAmount(v.seat, 'extra', 0, s.seats[v.seat]!.clues),
    roll: (c) => {
      const { s, v } = c;
      s.seats[v.seat]!.clues -= v.extra;
      s.dice = Array.from({ length: v.dice + v.extra }, () => roll(c, 6));
      tell(c, 'rolled', { dice: s.dice.join(' ') });
    },
    reroll: ({ s, v }) => {
      if (s.seats[v.seat]!.focus === 0 || s.dice.length === 0) return goto('add');
      return ask(v.seat, 'reroll', [...s.dice.keys(), 'no']);
    },
    'reroll one': (c) => {
      const { s, v } = c;
      if (v.reroll === 'no') return;
      s.seats[v.seat]!.focus--;
      s.dice[v.reroll] = roll(c, 6);
      return goto('reroll');
    },
    add: ({ s, v }) => (s.seats[v.seat]!.focus > 0 ? askYesNo(v.seat, 'add') : goto('add up')),
    'add paid': ({ s, v }) => {
      if (v.add) s.seats[v.seat]!.focus--;
    },
    'add up': ({ s, v }) => {
      const successes = s.dice.filter((face) => face >= SUCCESS).length + (v.add ? 1 : 0);
      s.dice = [];
      return done(successes);
    },
  },
);

/** So much harm at once; each point of it goes to somebody. */
const harm = rule<{ seat: Seat; amount: number }, { to: 'self' | 'ally' }>('harm')({
  harm: ({ v }) => (v.amount === 0 ? done() : undefined),
  assign: ({ s, v }) => ask(v.seat, 'to', s.seats[v.seat]!.ally > 0 ? ['self', 'ally'] : ['self']),
  'assign one': ({ v }) => {
    v.amount--;
    return call(wound, { seat: v.seat, to: v.to });
  },
  'assign next': goto('harm'),
});

/** One point of harm. */
const wound = rule<{ seat: Seat; to: 'self' | 'ally' }>('wound')({
  harm: ({ s, v }) => {
    const mine = s.seats[v.seat]!;
    if (v.to === 'ally') mine.ally--;
    else mine.health--;
    return v.to === 'self' && mine.health === 0 ? call(defeat, { seat: v.seat }) : done();
  },
});

const defeat = rule<{ seat: Seat }>('defeat')({
  defeat: (c) => {
    c.s.seats[c.v.seat]!.defeated = true;
    c.s.dice = [];
    tell(c, 'defeated', { seat: { seat: c.v.seat } });
    return exit('encounter');
  },
});

/** Prevention: armour takes two points of any harm. */
const armour = interrupt<{ seat: Seat; amount: number }>(
  'armour',
  harm,
)({
  when: 'before',
  priority: 1,
  sources: (s, outer) => (s.seats[outer.seat]!.armour ? ['armour'] : []),
  steps: {
    armour: ({ outer }) => {
      outer.amount = Math.max(0, outer.amount - 2);
    },
  },
});

/** Replacement: a ward may turn one wound of its bearer into dread. */
const ward = interrupt<{ seat: Seat; to: 'self' | 'ally' }, { use: boolean }>(
  'ward',
  wound,
)({
  when: 'before',
  priority: 1,
  sources: (s, outer) => (s.seats[outer.seat]!.ward && outer.to === 'self' ? ['ward'] : []),
  steps: {
    ward: ({ outer }) => askYesNo(outer.seat, 'use'),
    'ward used': ({ s, v, outer }) => {
      if (!v.use) return done();
      const mine = s.seats[outer.seat]!;
      mine.ward = false;
      mine.dread++;
      return cancel();
    },
  },
});

/** A longer effect: a test, harm for failing it, and a reward for whoever is still there. */
const encounter = rule<{ seat: Seat }, { successes: number }>('encounter')({
  roll: ({ v }) => call(test, { seat: v.seat, dice: 2 }, 'successes'),
  harm: ({ v }) => call(harm, { seat: v.seat, amount: Math.max(0, 4 - v.successes) }),
  reward: ({ s, v }) => {
    s.seats[v.seat]!.clues++;
  },
});

const game = rule<Record<never, never>, { next: number }>('game')({
  turns: ({ v }) => {
    v.next = 0;
  },
  'turns next': ({ s, v }) => (v.next < s.seats.length ? call(encounter, { seat: v.next++ }) : goto('turns end')),
  'turns again': goto('turns next'),
  'turns end': (c) => conclude(c, { places: [[...c.s.seats.keys()]], reason: 'end' }),
});

export const testing = smallGame({
  id: 'dice',
  seats: [1, 2],
  shape,
  setup: (seats) => ({
    seats: Array.from({ length: seats }, () => ({
      health: 3,
      dread: 0,
      clues: 1,
      focus: 2,
      ally: 1,
      armour: false,
      ward: false,
      defeated: false,
    })),
    dice: [],
  }),
  play: [game, encounter, test, harm, wound, defeat],
  reacts: [armour, ward],
  invariants: [
    {
      id: 'defeat',
      broken: (s) => (s.seats.some((one) => one.defeated !== (one.health === 0)) ? 'defeat is missed' : null),
    },
  ],
});

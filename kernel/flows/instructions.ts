import { conclude, roll, tell } from '../chance.js';
import { record } from '../fields.js';
import { amounts, type Verb, type Verbs } from '../instructions.js';
import type { Seat } from '../json.js';
import { pile } from '../places.js';
import { ask, askYesNo, call, done, exit, goto, ruleMaker } from '../rule.js';
import { runner } from '../runner.js';
import { type BoardOf, int, list, perSeat, text } from '../shape.js';
import { smallGame } from '../testing/game.js';
import { type Of, PAGES, type PageVerb, type Words } from './pages.js';

/**
 * Pages of a book that say what to do, as data: pay and get, choose, go through things one by one, roll and go on by
 * the result, strike "that monster". Rules carry the verbs out; the runner carries out the pages.
 */
const shape = record({
  seats: perSeat(
    record({
      coins: int(0, 99),
      relics: int(0, 99),
      wounds: int(0, 99),
      hound: int(0, 2),
      hand: pile('card', 'owner'),
    }),
  ),
  monsters: list(record({ name: text, health: int(1, 9) }), 9),
  pages: list(text, 20),
  buried: pile('card', 'all'),
});
export type Board = BoardOf<typeof shape>;
type Step = 'text' | 'may' | 'choose' | 'each' | 'pick' | 'pay' | 'more' | 'test' | 'harm' | 'bury' | 'read' | 'end';
type Player = Board['seats'][number];

const { rule } = ruleMaker<Board, Step>();
const isCurse = (card: string) => card.startsWith('curse');
const SUCCESS = 5;

/** Rolls; a coin buys all dice once more. The result is the number of successes. */
const test = rule<{ seat: Seat; dice: number }, { faces: number[]; again: boolean }, number>('test')({
  test: (c) => {
    c.v.faces = Array.from({ length: c.v.dice }, () => roll(c, 6));
    tell(c, 'rolled', { faces: c.v.faces.join(' ') });
  },
  'test again': ({ s, v }) => (s.seats[v.seat]!.coins > 0 ? askYesNo(v.seat, 'again') : goto('test count')),
  'test paid': (c) => {
    if (!c.v.again) return;
    c.s.seats[c.v.seat]!.coins--;
    return goto('test');
  },
  'test count': ({ v }) => done(v.faces.filter((face) => face >= SUCCESS).length),
});

/** Wounds, one by one, for the player or the hound at their side. */
const harm = rule<{ seat: Seat; count: number }, { to: 'self' | 'hound' }>('harm')({
  harm: ({ v }) => (v.count === 0 ? done() : undefined),
  'harm to': ({ s, v }) => ask(v.seat, 'to', s.seats[v.seat]!.hound > 0 ? ['self', 'hound'] : ['self']),
  'harm one': ({ s, v }) => {
    const mine = s.seats[v.seat]!;
    v.count--;
    if (v.to === 'hound') mine.hound--;
    else mine.wounds++;
    return goto('harm');
  },
});

/** A curse out of the hand, unless there is none: a hand is a secret, so it is asked all the same. */
const bury = rule<{ seat: Seat }, { card: string }>('bury')({
  bury: ({ s, v }) => {
    const { hand } = s.seats[v.seat]!;
    if (hand.length === 0) return done();
    const curses = hand.filter(isCurse);
    return ask(v.seat, 'card', curses.length === 0 ? ['none'] : curses, { always: true });
  },
  'bury card': (c) => {
    if (c.v.card === 'none') return;
    lay(c.s, c.s.seats[c.v.seat]!, c.v.card);
    tell(c, 'buried', { seat: { seat: c.v.seat }, card: { card: c.v.card } });
  },
});

function lay(s: Board, player: Player, card: string): void {
  player.hand.splice(player.hand.indexOf(card), 1);
  s.buried.push(card);
}

const holdsCurse = (player: Player, eyes: 'own' | 'all') =>
  eyes === 'all' ? player.hand.length > 0 : player.hand.some(isCurse);

const amount = amounts<Board, Words>(counted);
const rolling = { possible: () => true } as const;
const tested: Verb<Board, Of<'test'>, number> = {
  ...rolling,
  does: (c, { dice }) => call(test, { seat: c.v.seat, dice }, 'result'),
  after: (c, _it, successes) => {
    c.v.bound.successes = successes;
    return [successes > 0 ? 'pass' : 'fail'];
  },
};
const graded: Verb<Board, Of<'grade'>, number> = {
  ...rolling,
  does: (c, { dice }) => call(test, { seat: c.v.seat, dice }, 'result'),
  after: (_c, { grades }, successes) => ['grades', Math.min(successes, grades.length - 1)],
};

const verbs: Verbs<Board, PageVerb> = {
  gain: {
    possible: (s, { count }, about) => amount(s, count, about) > 0,
    does: ({ s, v }, { what, count }) => {
      s.seats[v.seat]![what] += amount(s, count, v);
    },
  },
  suffer: {
    possible: (s, { count }, about) => amount(s, count, about) > 0,
    does: ({ s, v }, { count }) => call(harm, { seat: v.seat, count: amount(s, count, v) }),
  },
  strike: {
    possible: (s, { what }, { bound }) => s.monsters.some(({ name }) => name === bound[what]),
    does: (c, { what, count }) => {
      const { s, v } = c;
      const prey = s.monsters.find(({ name }) => name === v.bound[what]);
      if (prey === undefined) return;
      const left = prey.health - amount(s, count, v);
      if (left > 0) prey.health = left;
      else {
        s.monsters.splice(s.monsters.indexOf(prey), 1);
        v.bound.slain = prey.name;
        tell(c, 'slain', { monster: prey.name });
      }
    },
  },
  roll: {
    ...rolling,
    does: (c, { as }) => {
      c.v.bound[as] = roll(c, 6);
    },
  },
  bury: {
    possible: (s, _it, { seat, eyes }) => holdsCurse(s.seats[seat]!, eyes),
    does: ({ v }) => call(bury, { seat: v.seat }),
  },
  test: tested,
  grade: graded,
  flee: { possible: () => true, does: () => exit('reading') },
};

export const pages = runner<Board, Step, Words>({
  cites: { run: 'text', may: 'may', choose: 'choose', each: 'each', pick: 'pick', pay: 'pay', 'as-many-as': 'more' },
  verbs,
  text: (_s, of) => PAGES[of],
  holds: (s, when, about) =>
    'found' in when ? about.bound[when.found] !== undefined : counted(s, when.of, about) >= when.least,
  among: (s, group, { seat }) => {
    if (group === 'monsters') return s.monsters.map(({ name }) => name);
    return [...s.seats.keys()].filter((at) => group === 'players' || at !== seat);
  },
  count: counted,
  payable: (s, cost, { seat, eyes }) =>
    cost.pay === 'curse' ? holdsCurse(s.seats[seat]!, eyes) : s.seats[seat]![cost.pay] >= cost.count,
  pays: ({ s, v }, cost) => {
    if (cost.pay === 'curse') return call(bury, { seat: v.seat });
    s.seats[v.seat]![cost.pay] -= cost.count;
  },
});

function counted(
  s: Board,
  what: Words['count'],
  { seat, bound }: { seat: Seat; bound: Record<string, unknown> },
): number {
  if (what === 'coins') return s.seats[seat]!.coins;
  if (what === 'monsters') return s.monsters.length;
  return typeof bound[what] === 'number' ? bound[what] : 0;
}

/** One page, from its first word to its last; who flees leaves it. */
const reading = rule<{ seat: Seat; page: string }>('reading')({
  read: ({ v }) => call(pages.run, { of: v.page, path: [], seat: v.seat, bound: {} }),
});

const game = rule<Record<never, never>, { turn: number; page: string }>('game')({
  read: ({ v }) => {
    v.turn = 0;
  },
  'read which': ({ s, v }) => {
    if (s.pages.length === 0) return goto('end');
    return ask(v.turn % s.seats.length, 'page', s.pages, { always: true });
  },
  'read it': ({ s, v }) => {
    s.pages.splice(s.pages.indexOf(v.page), 1);
    return call(reading, { seat: v.turn++ % s.seats.length, page: v.page });
  },
  'read next': goto('read which'),
  end: (c) => conclude(c, { places: [[...c.s.seats.keys()]], reason: 'end' }),
});

const CARDS = ['curse.0', 'curse.1', 'psalm.0', 'psalm.1', 'psalm.2', 'curse.2'];

export const book = smallGame({
  id: 'instructions',
  seats: [1, 3],
  shape,
  setup: (seats) => ({
    seats: Array.from({ length: seats }, (_, at) => ({
      coins: 3,
      relics: 0,
      wounds: 0,
      hound: 1,
      hand: [CARDS[at]!, CARDS[at + 3]!],
    })),
    monsters: [
      { name: 'ghoul', health: 2 },
      { name: 'wolf', health: 1 },
    ],
    pages: Object.keys(PAGES),
    buried: [],
  }),
  play: [game, reading, test, harm, bury, ...pages.rules],
  box: (s) => ({ card: s.seats.flatMap((_, at) => [CARDS[at]!, CARDS[at + 3]!]) }),
});

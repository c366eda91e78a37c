import { roll, tell } from '../../chance.js';
import type { Here, Running, Verb, Verbs } from '../../instructions.js';
import type { Json, Seat } from '../../json.js';
import { pieceOf } from '../../listeners.js';
import { ask, type Context, call, done } from '../../rule.js';
import { runner } from '../../runner.js';
import { CANCELLED, windows } from '../../windows.js';
import {
  type Board,
  type CardAbility,
  type CardVerb,
  kindOf,
  type Moments,
  rule,
  type Step,
  type Words,
} from './board.js';
import { CARDS, LISTENERS, PAGES, SPELLS } from './cards.js';
import {
  bless,
  discard,
  disengage,
  enter,
  gain,
  monsterOf,
  placeDoom,
  rollOnly,
  spawn,
  suffer,
  test,
  wound,
} from './rules.js';

/** What the verbs of the cards do, who may act at a window, and how. */

type Of<K extends CardVerb['do']> = Extract<CardVerb, { readonly do: K }>;
type Doing = Context<Board, Running>;

const ALWAYS = () => true;
const numberIn = (bound: Here['bound'], name: string): number | null =>
  typeof bound[name] === 'number' ? bound[name] : null;
const facesIn = (bound: Here['bound']): readonly number[] => (bound.faces ?? []) as readonly number[];

/** One of the dice that lie there, of the tester's choice, once more. */
const rerollOne = rule<{ seat: Seat; faces: number[] }, { die: number }, number[]>('reroll')({
  'test which': ({ v }) => ask(v.seat, 'die', [...v.faces.keys()]),
  test: (c) => {
    c.v.faces[c.v.die] = roll(c, 6);
  },
  'test done': (c) => {
    const { faces } = c.v;
    tell(c, 'rolled', { faces: faces.join(' ') });
    return done(faces);
  },
});

const reroll: Verb<Board, Of<'reroll'>, number[] | null> = {
  possible: (_s, _it, { bound }) => facesIn(bound).length > 0,
  does: (c: Doing, { dice }) => {
    const faces = facesIn(c.v.bound);
    if (dice === 'one') return call(rerollOne, { seat: c.v.seat, faces: [...faces] }, 'result');
    c.v.bound.faces = faces.map(() => roll(c, 6));
  },
  after: ({ v }, _it, faces) => {
    if (faces !== null) v.bound.faces = faces;
    return undefined;
  },
};

const tested: Verb<Board, Of<'test'>, number> = {
  possible: ALWAYS,
  does: ({ v }, { kind, dice }) => call(test, { seat: v.seat, kind, dice }, 'result'),
  after: ({ v }, _it, successes) => {
    v.bound.successes = successes;
    return [successes > 0 ? 'pass' : 'fail'];
  },
};

const engagedWith = (s: Board, seat: Seat) => s.monsters.find((monster) => monster.with === seat);

const verbs: Verbs<Board, CardVerb> = {
  gain: { possible: ALWAYS, does: ({ v }, { what, count }) => call(gain, { seat: v.seat, what, count }) },
  suffer: {
    possible: ALWAYS,
    does: ({ v }, { damage = 0, horror = 0 }) => call(suffer, { seat: v.seat, damage, horror, by: 'text' }),
  },
  change: {
    possible: (_s, { what, by }, { bound }) => (numberIn(bound, what) ?? 0) + Math.min(by, 0) >= (by < 0 ? by + 1 : 0),
    does: ({ v }, { what, by }) => {
      v.bound[what] = Math.max(0, (numberIn(v.bound, what) ?? 0) + by);
    },
  },
  set: {
    possible: (_s, { what, to }, { bound }) => bound[what] !== to,
    does: ({ v }, { what, to }) => {
      v.bound[what] = to;
    },
  },
  'take-over': {
    possible: (_s, _it, { seat, bound }) => bound.seat !== seat,
    does: ({ v }) => {
      v.bound.seat = v.seat;
    },
  },
  cancel: {
    possible: ALWAYS,
    does: ({ v }) => {
      v.bound[CANCELLED] = true;
    },
  },
  'turn-horror': {
    possible: (_s, _it, { bound }) => (numberIn(bound, 'horror') ?? 0) > 0,
    does: ({ v }) => {
      v.bound.damage = (numberIn(v.bound, 'damage') ?? 0) + (numberIn(v.bound, 'horror') ?? 0);
      v.bound.horror = 0;
    },
  },
  reroll,
  raise: {
    possible: (_s, _it, { bound }) => facesIn(bound).some((face) => face < 6),
    does: ({ v }) => {
      v.bound.faces = facesIn(v.bound).map((face) => Math.min(6, face + 1));
    },
  },
  test: tested,
  roll: { possible: ALWAYS, does: ({ v }, { dice }) => call(rollOnly, { seat: v.seat, dice }) },
  wound: {
    possible: (s, { what }, { bound }) => monsterOf(s, bound[what]) !== undefined,
    does: ({ v }, { what, count }) =>
      call(wound, { seat: v.seat, monster: String(v.bound[what]), count, attack: false }),
  },
  disengage: {
    possible: (s, _it, { seat }) => engagedWith(s, seat) !== undefined,
    does: ({ s, v }) => call(disengage, { seat: v.seat, monster: engagedWith(s, v.seat)!.card, how: 'card' }),
  },
  doom: { possible: ALWAYS, does: (_c, { where, count }) => call(placeDoom, { space: where, count }) },
  bless: {
    possible: (s, _it, { seat }) => !s.seats[seat]!.blessed,
    does: ({ v }) => call(bless, { seat: v.seat }),
  },
  'discard-this': { possible: ALWAYS, does: ({ v }) => call(discard, { seat: v.seat, card: v.of }) },
  enter: {
    possible: (s, { card }) => s.archive.includes(card),
    does: (_c, { card }) => call(enter, { card }),
  },
  spawn: {
    possible: (s, { monster }) => s.archive.includes(monster),
    does: (_c, { monster }) => call(spawn, { monster }),
  },
};

const counted = (s: Board, what: Words['count'], { seat, bound }: Here): number =>
  what === 'successes' ? (numberIn(bound, what) ?? 0) : s.seats[seat]![what];

export const texts = runner<Board, Step, Words>({
  cites: { run: 'text', may: 'text', choose: 'text', each: 'text', pick: 'text', pay: 'text', 'as-many-as': 'text' },
  verbs,
  text: (_s, of) => PAGES[of] ?? CARDS[kindOf(of)],
  holds: (s, when, { bound }) =>
    'doom' in when ? s.doom.docks + s.doom.church >= when.doom : (numberIn(bound, when.found) ?? 0) >= when.least,
  among: (s, group, { seat }) => {
    if (group === 'investigators') return [...s.seats.keys()];
    return s.monsters.filter(({ space }) => space === s.seats[seat]!.space).map(({ card }) => card);
  },
  count: counted,
  payable: (s, cost, { of, seat }) =>
    cost.pay === 'this'
      ? s.seats[seat]!.assets.some(({ card }) => card === of)
      : s.seats[seat]![cost.pay] >= cost.count,
  pays: ({ s, v }, cost) => {
    if (cost.pay === 'this') return call(discard, { seat: v.seat, card: v.of });
    s.seats[v.seat]![cost.pay] -= cost.count;
  },
});

/** Whose piece it is; null for what lies on the table. */
function ownerOf(s: Board, piece: string): Seat | null {
  const owner = s.seats.findIndex(
    ({ assets, hand }) => assets.some(({ card }) => card === piece) || hand.includes(piece),
  );
  return owner < 0 ? null : owner;
}

type Carried = { readonly [name: string]: Json };

/** Whether what happens is what an ability of a seat waits for. */
function concerns(s: Board, { whose, when }: CardAbility, owner: Seat | null, carries: Carried): boolean {
  for (const name in when) if (carries[name] !== when[name]) return false;
  if (whose === 'any') return true;
  if (owner === null || typeof carries.seat !== 'number') return false;
  if (whose === 'own') return owner === carries.seat;
  return owner !== carries.seat && (whose === 'others' || s.seats[owner]!.space === s.seats[carries.seat]!.space);
}

export const moments = windows<Board, Step, Words, Moments, CardAbility>(texts, {
  cites: { window: 'text', first: 'text', use: 'text' },
  cancellable: {
    declared: true,
    'would-suffer': true,
    'would-mark': true,
    'would-engage': true,
    striking: true,
    'would-encounter': true,
    'would-place-doom': true,
    'would-bless': true,
    'would-discard': true,
    'would-enter': true,
  },
  listeners: () => LISTENERS,
  pieces: (s, { carries }) => {
    const open = [...s.codex, ...s.seats.flatMap(({ assets }) => assets.map(({ card }) => card))];
    const hidden = s.seats.flatMap(({ hand }) => hand);
    // What has just left play is asked only for what it says about itself.
    const gone = 'monster' in carries ? [carries.monster] : [];
    if ('card' in carries && ownerOf(s, carries.card) === null && !s.codex.includes(carries.card))
      gone.push(carries.card);
    return [
      ...open.map((piece) => ({ piece, hidden: false })),
      ...hidden.map((piece) => ({ piece, hidden: true })),
      ...gone.map((piece) => ({ piece, hidden: false })),
    ];
  },
  card: (_s, piece) => kindOf(piece),
  actor: (s, ability, id, { carries }, piece) => {
    if (s.used.some((use) => use.id === id)) return null;
    const about: Carried = carries;
    const seat = typeof about.seat === 'number' ? about.seat : s.turn;
    const isThis = about.card === piece || about.monster === piece;
    if (ability.whose === 'this') return isThis && concerns(s, { ...ability, whose: 'any' }, null, about) ? seat : null;
    const owner = ownerOf(s, piece);
    return concerns(s, ability, owner, about) ? (owner ?? seat) : null;
  },
  uses: (c, { limit }, id, seat) => {
    const { s } = c;
    const piece = pieceOf(id);
    if (limit !== undefined) s.used.push({ id, until: limit });
    const { hand } = s.seats[seat]!;
    if (hand.includes(piece)) s.spent.push(...hand.splice(hand.indexOf(piece), 1));
    tell(c, 'uses', { seat: { seat }, card: { card: piece } });
  },
  seats: (s) => s.seats.map((_, at) => (s.turn + at) % s.seats.length),
  entitled: (s) => s.turn,
  mayHold: (s, seat, { window, carries }) =>
    s.seats[seat]!.hand.length > 0 &&
    SPELLS.some((kind) =>
      CARDS[kind]!.abilities.some((ability) => ability.at === window && concerns(s, ability, seat, carries)),
    ),
});

export const TEXT_RULES = [...texts.rules, ...moments.rules, rerollOne] as const;

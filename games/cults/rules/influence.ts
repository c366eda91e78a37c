import { tell } from '@tabula/kernel/chance.js';
import type { Seat } from '@tabula/kernel/json.js';
import { ask, call, done, goto } from '@tabula/kernel/rule.js';
import { ALWAYS, STOP } from '@tabula/kit/acting.js';
import type { CardId, Cults } from '../board.js';
import type { District, Level } from '../content/behaviour.js';
import { optionsOf } from '../table-options.js';
import { cardsWith, show } from './abilities.js';
import { destroyDiscarded, distinct, draw, shedDisorganisation } from './cards.js';
import { freeSpaces, putRitual, ritualsElsewhere, type Standing, takeRitual } from './districts.js';
import { rule } from './kit.js';
import { mayHold } from './windows.js';

type Order = 'move' | 'extra';

/** Section 10: an own ritual moves here and rises; a card is drawn or destroyed. At least one of the two (CULT-10.10). */
export const influence = rule<{ seat: Seat; district: District }, { first: Order; moved: boolean; extra: boolean }>(
  'influence',
)({
  'CULT-10.10': ({ v }) => {
    v.first = 'move';
    v.extra = false;
  },
  'CULT-20.8': ({ s, v }) => {
    const free = optionsOf(s).influenceExtraTiming === 'beforeOrAfter';
    if (free && canMoveIn(s, v.seat, v.district) && canDraw(s, v.seat)) return ask(v.seat, 'first', ['move', 'extra']);
  },
  'CULT-20.8 before': ({ v }) =>
    v.first === 'extra' ? call(drawOrDestroy, { seat: v.seat, must: false }, 'extra') : undefined,
  'CULT-10.3': ({ s, v }) => {
    const must = v.first === 'extra' ? !v.extra : !canDraw(s, v.seat);
    return call(moveIn, { seat: v.seat, district: v.district, must }, 'moved');
  },
  'CULT-10.8': ({ v }) =>
    v.first === 'move' ? call(drawOrDestroy, { seat: v.seat, must: !v.moved }, 'extra') : undefined,
});

/** One own ritual from another district in play, free of charge; whether one was moved. */
export const moveIn = rule<
  { seat: Seat; district: District; must: boolean },
  { ritual: Standing | typeof STOP },
  boolean
>('move-in')({
  'CULT-10.3': ({ s, v }) => {
    if (!canMoveIn(s, v.seat, v.district)) return done(false);
    const rituals: (Standing | typeof STOP)[] = ritualsElsewhere(s, v.district, v.seat);
    if (!v.must) rituals.push(STOP);
    return ask(v.seat, 'ritual', rituals);
  },
  'CULT-10.5': (c) => {
    const { seat, district, ritual } = c.v;
    if (ritual === STOP) return done(false);
    const [from, level] = ritual;
    takeRitual(c.s, from, seat, level);
    const risen = risenLevel(c.s, seat, level);
    putRitual(c.s, district, seat, risen);
    const where = { from: { district: from }, district: { district } };
    tell(
      c,
      'event.moved',
      { seat: { seat }, ...where, ...rise(level, risen) },
      risen === level ? 'CULT-10.6' : undefined,
    );
    return done(true);
  },
});

/** From which level to which, and whether that is a rise. */
export const rise = (level: Level, risen: Level) => ({
  level: { level },
  risen: { level: risen },
  rises: risen !== level,
});

/** What lies open of the supplies (CULT-18.14). */
type Supplies = { readonly seats: readonly { readonly rituals: readonly number[] }[] };

/** CULT-10.6, CULT-10.7: the next level, if the supply has a marker of it. */
export function risenLevel(s: Supplies, seat: Seat, level: Level): Level {
  const next = (level + 1) as Level;
  return level < 3 && s.seats[seat]!.rituals[next - 1]! > 0 ? next : level;
}

const DRAW: 'draw' = 'draw';
/** DP-20: draw, destroy this card of the discard pile, show this card of the hand for its ability. */
type Extra = typeof DRAW | readonly ['destroy' | 'show', CardId];

/**
 * CULT-10.8: a card is drawn or one of the discard pile destroyed; with an ability both, in either order (CULT-21.74,
 * CULT-21.75). Whether anything was done.
 */
export const drawOrDestroy = rule<
  { seat: Seat; must: boolean },
  { drawn: boolean; destroyed: boolean; both: boolean; extra: Extra | typeof STOP },
  boolean
>('draw-or-destroy')({
  'CULT-10.8': ({ v }) => {
    v.drawn = false;
    v.destroyed = false;
    v.both = false;
  },
  'CULT-10.11': ({ s, v }) => {
    const acted = v.drawn || v.destroyed;
    const more = isDrawable(s, v.seat, v) || isDestroyable(s, v.seat, v);
    if (!more || (acted && !v.both && !mayHold(s, v.seat, 'influence', s.seats[v.seat]!.locked))) return done(acted);
    const extras: (Extra | typeof STOP)[] = extrasOf(s, v.seat, v);
    if (acted || !v.must) extras.push(STOP);
    return ask(v.seat, 'extra', extras, ALWAYS);
  },
  'CULT-10.13': (c) => {
    const { seat, extra, drawn, destroyed } = c.v;
    if (extra === STOP) return done(drawn || destroyed);
    if (extra !== DRAW) return;
    c.v.drawn = true;
    draw(c, seat, 1);
    tell(c, 'event.drew-card', { seat: { seat }, card: { card: c.s.seats[seat]!.hand.at(-1)! } });
    shedDisorganisation(c, seat); // CULT-21.22
    return goto('CULT-10.11');
  },
  'CULT-21.74': (c) => {
    const { extra } = c.v;
    if (extra === STOP || extra === DRAW) return goto('CULT-10.11');
    const [does, card] = extra;
    if (does === 'show') {
      c.v.both = true;
      show(c, c.v.seat, card);
    } else {
      c.v.destroyed = true;
      destroyDiscarded(c, c.v.seat, card);
    }
    return goto('CULT-10.11');
  },
});

interface Progress {
  readonly drawn: boolean;
  readonly destroyed: boolean;
  readonly both: boolean;
}

const isDrawable = (s: Cults, seat: Seat, { drawn }: Progress): boolean => !drawn && canDraw(s, seat);
const isDestroyable = (s: Cults, seat: Seat, { destroyed }: Progress): boolean =>
  !destroyed && s.seats[seat]!.discard.length > 0;

/** What may still be done in the draw-or-destroy step, in which something is left to do. */
function extrasOf(s: Cults, seat: Seat, v: Progress): Extra[] {
  const extras: Extra[] = [];
  if (v.both || !(v.drawn || v.destroyed)) {
    if (isDrawable(s, seat, v)) extras.push(DRAW);
    if (isDestroyable(s, seat, v)) for (const card of distinct(s.seats[seat]!.discard)) extras.push(['destroy', card]);
  }
  if (!v.both) for (const card of cardsWith(s, seat, 'influence')) extras.push(['show', card]);
  return extras;
}

/** CULT-21.24: whether there is a card to draw; if there is none, there is none to destroy either. */
const canDraw = (s: Cults, seat: Seat): boolean => {
  const { deck, discard } = s.seats[seat]!;
  return deck.length > 0 || discard.length > 0;
};

/** CULT-10.3, CULT-1.5: whether an own ritual elsewhere could come to a free space here. */
const canMoveIn = (s: Cults, seat: Seat, at: District): boolean =>
  freeSpaces(s, at) > 0 && ritualsElsewhere(s, at, seat).length > 0;

/** CULT-10.1, CULT-21.39: the free space is needed for the whole plan, or for the move alone. */
export const mayInfluence = (s: Cults, at: District): boolean =>
  freeSpaces(s, at) > 0 || optionsOf(s).influenceCondition === 'moveOnly';

/** CULT-21.31: whether some part of influence can be carried out. */
export const canInfluence = (s: Cults, seat: Seat, at: District): boolean => canDraw(s, seat) || canMoveIn(s, seat, at);

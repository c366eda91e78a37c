import { tell } from '@tabula/kernel/chance.js';
import type { Seat } from '@tabula/kernel/json.js';
import { ask, call, done, goto } from '@tabula/kernel/rule.js';
import { STOP, type Stop } from '@tabula/kit/acting.js';
import type { Arkham } from '../board.js';
import type { CardId } from '../cards.js';
import { tableFor } from '../packs.js';
import { checked, disengage, moveTo as moved, says } from './calls.js';
import { rule } from './kit.js';
import { engagedWith, has, ignores, inPlay, isClosed, isHeld, isReady } from './look.js';
import { takeUp } from './pool.js';
import { beginCast, endCast, insteadBy, waysOf } from './spell.js';

/** ARK-455, ARK-406: how investigators move. */

export const FREE_STEPS = 2; // ARK-406.2
export const PAID_STEPS = 2;

/** Where an investigator could step (ARK-463.2); closed spaces cannot be entered (ARK-R.140). */
export const stepsFrom = (s: Arkham, space: number): number[] =>
  (tableFor(s).neighbours[space] ?? []).filter((next) => !isClosed(s, next));

/** Somebody waits there who would hold who comes (ARK-406.3). */
const isStopped = (s: Arkham, seat: Seat, space: number): boolean =>
  s.monsters.some(
    (monster) =>
      monster.space === space &&
      isReady(monster) &&
      !has(s, monster.card, 'elusive') &&
      !has(s, monster.card, 'watcher') &&
      !ignores(s, monster.card, seat),
  );

/** ARK-406.2: the spaces that one can come to with one action after so many steps of it, and what that costs. */
export function reachOf(s: Arkham, seat: Seat, taken: number): ReadonlyMap<number, number> {
  const { space, money } = s.seats[seat]!;
  const free = Math.max(0, FREE_STEPS - taken);
  const most = free + Math.min(money, PAID_STEPS, FREE_STEPS + PAID_STEPS - taken);
  const found = new Map([[space, 0]]);
  let rim = [space];
  for (let step = 1; step <= most; step++) {
    const next = rim.filter((at) => at === space || !isStopped(s, seat, at)).flatMap((at) => stepsFrom(s, at));
    rim = [...new Set(next)].filter((at) => !found.has(at));
    for (const at of rim) found.set(at, Math.max(0, step - free));
  }
  found.delete(space);
  return found;
}

/** ARK-455.3, ARK-455.4: to another space, wherever it is. */
export const moveTo = rule<{ seat: Seat; space: number; ignoring: boolean }>('move-to')({
  // ARK-R.54: what holds the investigator stays behind; ARK-441.4: watchers come along.
  'ARK-R.54': ({ s, v }) => {
    if (!inPlay(s, v.seat) || s.seats[v.seat]!.space === v.space) return done();
    const left = engagedWith(s, v.seat).find(({ card }) => !has(s, card, 'watcher'));
    return left === undefined
      ? goto('ARK-455.3')
      : disengage({ seat: v.seat, monster: left.card, how: 'move', exhaust: false });
  },
  'ARK-R.54 again': goto('ARK-R.54'),
  'ARK-455.3': (c) => {
    const { s, v } = c;
    s.seats[v.seat]!.space = v.space;
    s.apart = s.apart.filter(({ seat }) => seat !== v.seat); // ARK-R.50: who comes back is engaged at once
    tell(c, 'event.moved', { seat: { seat: v.seat }, space: { space: v.space } });
  },
  'ARK-441.4': ({ s, v }) => {
    for (const watcher of engagedWith(s, v.seat)) watcher.space = v.space;
  },
  // A massive one leaves behind whom else it watched.
  'ARK-R.53': ({ s, v }) => {
    for (const { card, with: seats } of engagedWith(s, v.seat)) {
      const left = seats.find((seat) => s.seats[seat]!.space !== v.space);
      if (left !== undefined) return disengage({ seat: left, monster: card, how: 'move', exhaust: false });
    }
    return v.ignoring ? done() : goto('ARK-R.135');
  },
  'ARK-R.53 again': goto('ARK-R.53'),
  'ARK-R.135': () => checked(),
});

/** ARK-406.2: step by step, as long as one likes and nothing stops one. */
export const moveAction = rule<{ seat: Seat }, { way: CardId | Stop; taken: number; to: number | Stop }>('move')({
  // ARK-R.123: a card may replace the action.
  'ARK-R.123': ({ s, v }) => ask<'way', CardId | Stop>(v.seat, 'way', [...waysOf(s, v.seat, 'move'), STOP]),
  'ARK-R.125': ({ s, v }) => {
    if (v.way === STOP) return goto('ARK-406.2');
    takeUp(s, v.seat, v.way);
    if (insteadBy(s, v.way, 'move')!.cast) return call(beginCast, { seat: v.seat, card: v.way });
  },
  'ARK-R.123 instead': ({ s, v }) => {
    const card = v.way as CardId;
    return inPlay(s, v.seat)
      ? says({ of: card, path: insteadBy(s, card, 'move')!.path, seat: v.seat, bound: {} })
      : undefined;
  },
  'ARK-489.7': ({ s, v }) => {
    const card = v.way as CardId;
    return s.casting.some((cast) => cast.card === card) ? call(endCast, { card }) : done();
  },
  'ARK-R.123 done': () => done(),
  'ARK-406.2': ({ v }) => {
    v.taken = 0;
  },
  'ARK-R.30': ({ s, v }) => {
    const one = s.seats[v.seat]!;
    const paid = v.taken >= FREE_STEPS;
    if (!inPlay(s, v.seat) || (v.taken > 0 && isHeld(s, v.seat))) return done(); // ARK-406.3
    if (v.taken === FREE_STEPS + PAID_STEPS || (paid && one.money === 0)) return done();
    const steps = stepsFrom(s, one.space);
    return ask<'to', number | Stop>(v.seat, 'to', v.taken === 0 ? steps : [...steps, STOP]);
  },
  'ARK-455.3': ({ s, v }) => {
    if (v.to === STOP) return done();
    if (v.taken >= FREE_STEPS) s.seats[v.seat]!.money--;
    v.taken++;
    return moved({ seat: v.seat, space: v.to, ignoring: false });
  },
  'ARK-R.30 again': goto('ARK-R.30'),
});

export const MOVE_RULES = [moveTo, moveAction] as const;

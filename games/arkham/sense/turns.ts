import type { Seat } from '@tabula/kernel/json.js';
import { type AbilityId, pieceOf } from '@tabula/kernel/listeners.js';
import type { Arkham } from '../board.js';
import { abilityOf } from '../moments.js';
import { pieceOfSide, sideOf } from '../packs.js';
import { assetOf, engagedWith, monsterCard } from '../rules/look.js';
import type { Action } from '../words.js';
import { atLeast, bestDice } from './chances.js';
import { FIGURES } from './figures.js';
import {
  attackWorth,
  bestDeed,
  bestJourney,
  blowAt,
  type Deed,
  focusWorth,
  gatherWorth,
  type Outlook,
  type Plan,
  planAt,
  wardWorth,
} from './plans.js';
import { textWorth } from './texts.js';
import { harmCost, monsterWorth, threatOf } from './worth.js';

/** A whole turn: what each action of it is worth with what may follow, and what one does whom monsters hold. */

/** What brings more comes first, of two things that could be done in any order. */
const URGENT = 1.05;

/** The whole turn as it looks now. */
export function turnPlan(o: Outlook): Plan {
  const { space } = o.s.seats[o.seat]!;
  if (o.held) return heldPlan(o, space);
  const here = planAt(o, space, o.left);
  if (o.performed.includes('move') || o.left <= 0) return here;
  const there = bestJourney(o, space, o.left - 1);
  const then = o.left > 1 ? bestJourney(o, space, 0) : null;
  const first = bestDeed(o, space, '');
  const deedThenGo = then === null ? Number.NEGATIVE_INFINITY : first.worth + then.worth;
  if (deedThenGo > here.worth && (there === null || deedThenGo > there.worth))
    return { at: space, deed: first.deed, worth: deedThenGo };
  return there !== null && there.worth > here.worth ? there : here;
}

/** Who is held fights or gets away, whatever is better. */
function heldPlan(o: Outlook, at: number): Plan {
  const [fight, flee] = (['attack', 'evade'] as const).map((action) =>
    o.performed.includes(action) ? Number.NEGATIVE_INFINITY : whileHeld(o, action, o.left),
  ) as [number, number];
  const foe = engagedWith(o.s, o.seat)[0]!;
  if (Math.max(fight, flee) === Number.NEGATIVE_INFINITY) return { at, deed: { do: 'focus' }, worth: 0 };
  return fight > flee
    ? { at, deed: { do: 'attack', monster: foe.card }, worth: fight }
    : { at, deed: { do: 'evade' }, worth: flee };
}

/** What each action of a turn is worth, with what may follow it. */
export function actionWorth(o: Outlook, action: Action): number {
  const { s, seat, left } = o;
  const { space } = s.seats[seat]!;
  if (o.held) return whileHeld(o, action, left);
  const on = (worth: number, without: Deed['do']) => {
    const spare = left > 1 ? o.spare + planAt(o, space, 0).worth : Number.NEGATIVE_INFINITY;
    const rest = Math.max(spare, planAt(o, space, left - 1, without).worth);
    const go = left < 2 || o.performed.includes('move') ? null : bestJourney(o, space, left - 2);
    return URGENT * worth + Math.max(rest, go?.worth ?? rest);
  };
  switch (action) {
    case 'ward':
      return on(wardWorth(o, space), 'ward');
    case 'research':
      return on(o.research, 'research');
    case 'gather':
      return on(gatherWorth(o), 'gather');
    case 'focus':
      return on(focusWorth(o), 'focus');
    case 'attack':
      return on(
        Math.max(...s.monsters.filter((one) => one.space === space).map((one) => attackWorth(o, one))),
        'attack',
      );
    case 'evade':
      return whileHeld(o, 'evade', left);
    case 'move':
      return bestJourney(o, space, left - 1)?.worth ?? 0;
    case 'trade':
      return Number.NEGATIVE_INFINITY; // a deal that nobody needs would be called off, and tried again for ever
  }
}

/** What a turn is worth to somebody who has got away, with so many actions left. */
function freeWorth(o: Outlook, left: number, evaded: boolean): number {
  const { space } = o.s.seats[o.seat]!;
  const free: Outlook = { ...o, held: false, past: engagedWith(o.s, o.seat) };
  const stay = planAt(free, space, left).worth - (evaded ? caughtAgain(free, space) : 0);
  if (left < 1 || o.performed.includes('move')) return stay;
  return Math.max(stay, bestJourney(free, space, left - 1)?.worth ?? stay);
}

/** What is evaded is ready again before anybody is met (ARK-202.4b): who stays there is held, though not attacked. */
const caughtAgain = (o: Outlook, space: number): number => Math.max(0, o.encounters[space]!) + FIGURES.held;

/** What an action of somebody is worth whom monsters hold: to fight, to get away with the action free (ARK-408.2), to wait. */
function whileHeld(o: Outlook, action: Action, left: number, done: readonly Action[] = []): number {
  const { s, seat } = o;
  const engaged = engagedWith(s, seat);
  const now = [...done, action];
  const next = (): number => {
    let best = -engaged.reduce((sum, monster) => sum + threatOf(s, monster, seat), 0);
    if (left > 1)
      for (const other of ['attack', 'evade'] as const)
        if (!now.includes(other) && !o.performed.includes(other))
          best = Math.max(best, whileHeld(o, other, left - 1, now));
    return best;
  };
  switch (action) {
    case 'attack': {
      const foe = engaged.reduce((first, one) => (monsterWorth(s, one) > monsterWorth(s, first) ? one : first));
      const { worth: gains, kills } = blowAt(o, foe);
      return gains + (engaged.length === 1 ? kills * freeWorth(o, left - 1, false) + (1 - kills) * next() : next());
    }
    case 'evade': {
      const modifier = Math.min(...engaged.map(({ card }) => monsterCard(s, card).evade));
      const away = atLeast(bestDice(s, seat, 'evade', modifier), o.die, engaged.length);
      return away * freeWorth(o, left, true) + (1 - away) * next();
    }
    case 'focus':
      return focusWorth(o) + next();
    default:
      return -5;
  }
}

/** What an action of a card is worth. */
export function abilityWorth(o: Outlook, id: string): number {
  const { space } = o.s.seats[o.seat]!;
  return cardWorth(o, id) + planAt(o, space, o.left - 1).worth;
}

/** What the action of a card brings by itself. */
export function cardWorth(o: Outlook, id: string): number {
  const isCodex = o.s.codex.some(({ card, back }) => id.endsWith(`@${sideOf(card, back)}`));
  return useWorth(o.s, o.seat, id) * (isCodex ? FIGURES.errand : 0.8) - 0.05;
}

/** What it brings to use an ability, less the horror of a spell (ARK-489.7). */
export function useWorth(s: Arkham, seat: Seat, id: string): number {
  const ability = abilityOf(s, id);
  if (ability === undefined) return 0;
  const worth = textWorth(s, seat, ability.does);
  if (ability.cast !== true) return worth;
  const { horror = 0 } = assetOf(s, pieceOfSide(pieceOf(id as AbilityId)));
  return worth - harmCost(s, seat, 0, horror);
}

import type { Seat } from '@tabula/kernel/json.js';
import { ACTIONS_A_TURN, type Arkham, type MonsterInPlay } from '../board.js';
import type { CardId } from '../cards.js';
import { isThere } from '../moments.js';
import { sideOf, tableFor, UNREACHABLE } from '../packs.js';
import { focusLimit, focusTokens, has, healthOf, isClosed, isHeld, monsterCard } from '../rules/look.js';
import { texts } from '../texts.js';
import type { Action, CardAbility } from '../words.js';
import { atLeast, bestDice, diceFor, dieOf, useful } from './chances.js';
import { type Danger, dangerTo } from './dangers.js';
import { encounterWorth } from './encounters.js';
import { FIGURES } from './figures.js';
import { hasClues, textWorth } from './texts.js';
import { monsterWorth, reliefOf, threatOf } from './worth.js';

/**
 * What an investigator makes of a turn: where to go, and what to do there. A plan looks as far as the encounter of this
 * round, and half a step further. Its worth is what it brings to the team.
 */

/** What is done at a place. */
export type Deed =
  | { readonly do: 'ward' | 'research' | 'gather' | 'focus' | 'rest' }
  | { readonly do: 'attack'; readonly monster: CardId }
  | { readonly do: 'evade' }
  | { readonly do: 'card'; readonly id: string; readonly card: CardId };

export interface Plan {
  readonly at: number;
  readonly deed: Deed;
  readonly worth: number;
}

/** All that a plan is made of, counted once for a question. */
export interface Outlook {
  readonly s: Arkham;
  readonly seat: Seat;
  readonly die: number;
  readonly lore: number;
  readonly left: number;
  readonly performed: readonly string[];
  readonly held: boolean;
  /** Monsters that are looked at as if they were got rid of. */
  readonly past: readonly MonsterInPlay[];
  readonly research: number;
  readonly encounters: readonly number[];
  readonly danger: Danger;
  /** What an action of one's own cards would bring, as another action beside the usual ones. */
  readonly spare: number;
  /** What could be made of the next turn from each space. */
  readonly later: readonly number[];
}

const FREE_STEPS = 2;
const STEPS = 4;
export function outlookOf(s: Arkham, seat: Seat, left = ACTIONS_A_TURN - s.seats[seat]!.actions): Outlook {
  const one = s.seats[seat]!;
  const die = dieOf(s, seat);
  const o = {
    s,
    seat,
    die,
    lore: diceFor(s, seat, 'lore', 'ward'),
    left,
    performed: one.performed,
    held: isHeld(s, seat),
    past: [],
    research:
      one.clues === 0 || hasClues(s)
        ? 0
        : FIGURES.researched * useful(diceFor(s, seat, 'observation', 'research'), die, one.clues),
    encounters: tableFor(s).spaces.map((_, space) => encounterWorth(s, seat, space)),
    danger: dangerTo(s, seat),
    spare: 0,
    later: [],
  };
  return { ...o, later: laterFrom(o) };
}

/** The best of what could be done anywhere, less the longer the way there is. */
function laterFrom(o: Outlook): number[] {
  const { distance } = tableFor(o.s);
  const spots = o.encounters.map((met, space) => {
    const guard = guardAt(o, space);
    const deed = workAt(o, space);
    return guard === undefined ? deed + Math.max(0, met) : blowAt(o, guard).worth + 0.4 * deed;
  });
  return spots.map((_, from) => {
    let best = 0;
    for (let to = 0; to < spots.length; to++) {
      const turns = Math.max(0, Math.ceil(distance[from]![to]! / FREE_STEPS) - 1);
      const worth = spots[to]! * FIGURES.further ** turns;
      if (worth > best) best = worth;
    }
    return FIGURES.later * best;
  });
}

/** What a place alone is good for: what is done there and nowhere else. */
function workAt(o: Outlook, space: number): number {
  let best = Math.max(wardWorth(o, space), codexDeed(o, space)?.worth ?? 0);
  for (const monster of o.s.monsters)
    if (monster.space === space && has(o.s, monster.card, 'elusive')) best = Math.max(best, attackWorth(o, monster));
  return best;
}

/** A monster that would hold whoever comes there. */
export const guardOf = (
  s: Arkham,
  space: number,
  seat: Seat,
  past: readonly MonsterInPlay[] = [],
): MonsterInPlay | undefined =>
  s.monsters.find(
    (monster) =>
      monster.space === space &&
      !monster.exhausted &&
      !past.includes(monster) &&
      (monster.with.includes(seat) ||
        (monster.with.length === 0 && !monsterCard(s, monster.card).keywords.includes('elusive'))),
  );
const guardAt = ({ s, seat, past }: Outlook, space: number) => guardOf(s, space, seat, past);

/** What it brings to attack a monster, and how likely it is defeated. */
export function blowAt(
  { s, seat, die }: Outlook,
  monster: MonsterInPlay,
): { readonly worth: number; readonly kills: number } {
  const { attack } = monsterCard(s, monster.card);
  const left = healthOf(s, monster.card) - monster.damage;
  const dice = bestDice(s, seat, 'attack', attack);
  const kills = atLeast(dice, die, left);
  return { worth: monsterWorth(s, monster) * (0.6 * (useful(dice, die, left) / left) + 0.4 * kills), kills };
}

/** The same with what it costs to be held by it afterwards. */
export function attackWorth(o: Outlook, monster: MonsterInPlay): number {
  const { worth, kills } = blowAt(o, monster);
  return monster.exhausted ? worth : worth - (1 - kills) * threatOf(o.s, monster, o.seat);
}

/** What it brings to ward a space: the first doom that goes may be worth more than the next, or less. */
export function wardWorth({ s, die, lore }: Outlook, space: number): number {
  const doom = s.doom[space] ?? 0;
  if (doom === 0) return 0;
  let worth = 0;
  let before = 0;
  for (let n = 1; n <= doom; n++) {
    const relief = reliefOf(s, space, n) + (n >= 2 ? FIGURES.remnant : 0);
    worth += atLeast(lore, die, n) * (relief - before);
    before = relief;
  }
  return worth;
}

/** What a focus token, or money, is good for when there is nothing better to do. */
export const focusWorth = ({ s, seat }: Outlook): number =>
  focusTokens(s, seat) < focusLimit(s, seat) ? FIGURES.focus : 0.02;
export const gatherWorth = ({ s, seat }: Outlook): number => (s.seats[seat]!.money < 3 ? FIGURES.gather : 0.03);

/** Actions that codex cards offer at a space, with what they bring; only what could be paid now. */
function codexDeed({ s, seat }: Outlook, space: number): { id: string; card: CardId; worth: number } | null {
  let best: { id: string; card: CardId; worth: number } | null = null;
  for (const { card, back } of s.codex) {
    const side = sideOf(card, back);
    const abilities = tableFor(s).listeners.abilities.get(side) ?? [];
    for (const [at, ability] of abilities.entries()) {
      if (ability.at !== 'action' || !isOffered(s, seat, ability, side, space)) continue;
      const worth = FIGURES.errand * textWorth(s, seat, ability.does);
      if (best === null || worth > best.worth) best = { id: `${at}@${side}`, card, worth };
    }
  }
  return best;
}

function isOffered(s: Arkham, seat: Seat, ability: CardAbility, side: CardId, space: number): boolean {
  if (ability.space !== undefined && !isThere(s, ability.space, space)) return false;
  if (ability.does[0]?.do === 'reveal-marker') return s.facedown.some((marker) => marker.space === space);
  return texts.possible(s, ability.does, { of: side, seat, bound: {}, eyes: 'own' });
}

/** The best that can be done at a space with one action, besides moving. */
export function bestDeed(
  o: Outlook,
  space: number,
  without: Deed['do'] | '',
): { readonly deed: Deed; readonly worth: number } {
  const may = (action: Action) => action !== without && !o.performed.includes(action);
  let deed: Deed = { do: 'rest' };
  let worth = 0;
  const consider = (next: Deed, brings: number) => {
    if (brings <= worth) return;
    deed = next;
    worth = brings;
  };
  const guard = guardAt(o, space);
  if (guard !== undefined) {
    if (may('attack')) consider({ do: 'attack', monster: guard.card }, blowAt(o, guard).worth);
    if (may('focus')) consider({ do: 'focus' }, focusWorth(o) * 0.5);
    return { deed, worth };
  }
  if (may('ward')) consider({ do: 'ward' }, wardWorth(o, space));
  if (may('research')) consider({ do: 'research' }, o.research);
  if (may('focus')) consider({ do: 'focus' }, focusWorth(o));
  if (may('gather')) consider({ do: 'gather' }, gatherWorth(o));
  if (may('attack'))
    for (const monster of o.s.monsters)
      if (monster.space === space) consider({ do: 'attack', monster: monster.card }, attackWorth(o, monster));
  const codex = codexDeed(o, space);
  if (codex !== null && !o.performed.includes(codex.id))
    consider({ do: 'card', id: codex.id, card: codex.card }, codex.worth);
  return { deed, worth };
}

/** What it is worth to end the turn at a space: who is caught there meets nobody else. */
function stayWorth(o: Outlook, space: number): number {
  const guard = guardAt(o, space);
  if (guard !== undefined) return FIGURES.later * Math.max(0, blowAt(o, guard).worth) - threatOf(o.s, guard, o.seat);
  const met = o.encounters[space]!;
  const caught = o.held ? 0 : o.danger.cost[space]!;
  return (met > 0 ? met * o.danger.free[space]! : met) - FIGURES.caution * caught + o.later[space]!;
}

/** What a turn that goes on at a space with so many actions is worth, and what is done first. */
export function planAt(o: Outlook, space: number, left: number, without: Deed['do'] | '' = ''): Plan {
  if (left <= 0) return { at: space, deed: { do: 'rest' }, worth: stayWorth(o, space) };
  const guard = guardAt(o, space);
  if (guard !== undefined && without !== 'attack' && !o.performed.includes('attack')) {
    const { worth, kills } = blowAt(o, guard);
    const then = planAt({ ...o, past: [...o.past, guard] }, space, left - 1, 'attack').worth;
    const deed: Deed = { do: 'attack', monster: guard.card };
    return { at: space, deed, worth: worth + kills * then + (1 - kills) * stayWorth(o, space) };
  }
  const first = bestDeed(o, space, without);
  const second = left > 1 ? bestDeed(o, space, first.deed.do).worth : 0;
  return { at: space, deed: first.deed, worth: first.worth + second + stayWorth(o, space) };
}

/** How many steps it takes to each space: a monster that would hold one ends the way. */
export function stepsFrom(o: Outlook, from: number): number[] {
  const { s } = o;
  const { neighbours } = tableFor(s);
  const steps = neighbours.map(() => UNREACHABLE);
  steps[from] = 0;
  const queue = [from];
  for (let at = 0; at < queue.length; at++) {
    const here = queue[at]!;
    if (steps[here] === STEPS || (here !== from && guardAt(o, here) !== undefined)) continue;
    for (const next of neighbours[here]!)
      if (steps[next] === UNREACHABLE && !isClosed(s, next)) {
        steps[next] = steps[here]! + 1;
        queue.push(next);
      }
  }
  return steps;
}

/** What the steps of a move cost, or null if they are too many. */
export function costOf({ s, seat }: Outlook, steps: number, taken: number): number | null {
  const paid = Math.max(0, taken + steps - FREE_STEPS) - Math.max(0, taken - FREE_STEPS);
  return taken + steps > STEPS || paid > s.seats[seat]!.money ? null : paid * FIGURES.step;
}

/** The best place to go from a space, if so many steps of the move were made already. */
export function bestJourney(o: Outlook, from: number, left: number, taken = 0): Plan | null {
  let best: Plan | null = null;
  const { spaces } = tableFor(o.s);
  const steps = stepsFrom(o, from);
  for (let to = 0; to < spaces.length; to++) {
    if (to === from && taken === 0) continue;
    const cost = costOf(o, steps[to]!, taken);
    if (cost === null) continue;
    const there = planAt(o, to, left);
    const worth = there.worth - cost;
    if (best === null || worth > best.worth) best = { ...there, worth };
  }
  return best;
}

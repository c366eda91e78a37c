import type { Course, Frame } from '@tabula/kernel/game.js';
import type { Seat } from '@tabula/kernel/json.js';
import { questionId } from '@tabula/kernel/questions.js';
import type { Ask, Choice } from '@tabula/kernel/rule.js';
import { STOP, type Stop } from '@tabula/kit/acting.js';
import { ACTIONS_A_TURN, type Arkham } from '../board.js';
import { tableFor } from '../packs.js';
import type { Deed } from '../rules/turn.js';
import type { Action } from '../words.js';
import {
  attackWorth,
  costOf,
  focusWorth,
  gatherWorth,
  type Outlook,
  outlookOf,
  planAt,
  stepsFrom,
  wardWorth,
} from './plans.js';
import { cardWorth } from './turns.js';

/**
 * What somebody could make of a turn, as a whole: some deeds, and a place to go. A step or a deed by itself tells little: what
 * it was good for shows where the turn ends.
 */
interface Turn {
  readonly deeds: readonly Deed[];
  /** Where to; null to stay. */
  readonly to: number | null;
  /** How good it looks: what looks best is tried. */
  readonly worth: number;
}

/** How many turns are tried, and how many of them begin alike. */
const MOST = 15;
const ALIKE = 2;
/** To get away with something still to be done is worth about this. */
const AWAY = 0.5;
/** One who has to get rid of somebody first may not come to go. */
const UNSURE = 0.3;

/** What somebody who is asked for a deed or a step could make of what is left of the turn. */
export function coursesOf(s: Arkham, ask: Ask, frame: Frame): readonly Course<Arkham>[] {
  switch (questionId(ask, frame)) {
    case 'turn/deed':
      return likeliest(turnsOf(s, ask)).map((turn) => courseOf(ask.seat, turn));
    case 'move/to':
      return likeliest(waysOn(s, ask, (frame.v as { taken: number }).taken)).map((turn) => courseOf(ask.seat, turn));
    default:
      return [];
  }
}

/** The best of them, but not many that begin with the same deed or lead to the same place. */
function likeliest(turns: Turn[]): Turn[] {
  const begun = new Map<string, number>();
  const found: Turn[] = [];
  for (const turn of turns.sort((a, b) => b.worth - a.worth)) {
    const beginning = `${turn.deeds[0]} ${turn.to}`;
    const count = begun.get(beginning) ?? 0;
    begun.set(beginning, count + 1);
    if (count < ALIKE) found.push(turn);
    if (found.length === MOST) break;
  }
  return found;
}

function turnsOf(s: Arkham, ask: Ask): Turn[] {
  const { seat } = ask;
  const o = outlookOf(s, seat, Math.max(1, ACTIONS_A_TURN - s.seats[seat]!.actions));
  const { space: here } = s.seats[seat]!;
  const offered = (ask.choices as readonly Deed[]).filter((deed) => deed !== STOP && deed !== 'trade');
  const deeds = offered.filter((deed) => deed !== 'move');
  const turns: Turn[] = [];
  const add = (worth: number, to: number | null, ...deeds: Deed[]) => turns.push({ deeds, to, worth });
  const stay = planAt(o, here, 0).worth;
  if (o.left === 1) for (const deed of deeds) add(deedWorth(o, deed, here) + stay, null, deed);
  else
    for (const one of deeds)
      for (const two of deeds)
        if (one !== two) add(deedWorth(o, one, here) + deedWorth(o, two, here) + stay, null, one, two);
  for (const [to, cost] of journeysOf(o, here, 0)) {
    const end = planAt(o, to, 0).worth - cost;
    if (o.held) {
      for (const deed of deeds)
        if (deed === 'attack' || deed === 'evade') add(deedWorth(o, deed, here) + end - UNSURE, to, deed, 'move');
      continue;
    }
    if (!offered.includes('move')) continue;
    add(planAt(o, to, o.left - 1).worth - cost, to, 'move');
    if (o.left === 1) continue;
    for (const deed of deeds) add(deedWorth(o, deed, here) + end, to, deed, 'move');
    for (const deed of deedsAt(o, to)) add(deedWorth(o, deed, to) + end, to, 'move', deed);
  }
  return turns;
}

/** What could be done at the end of a way. */
const deedsAt = ({ s, seat, performed }: Outlook, space: number): Action[] => {
  const deeds: Action[] = ['focus', 'gather'];
  if (s.doom[space]! > 0) deeds.push('ward');
  if (s.seats[seat]!.clues > 0) deeds.push('research');
  if (s.monsters.some((monster) => monster.space === space)) deeds.push('attack');
  return deeds.filter((deed) => !performed.includes(deed));
};

/** Where a move that has begun could end. */
function waysOn(s: Arkham, ask: Ask, taken: number): Turn[] {
  const { seat } = ask;
  const o = outlookOf(s, seat);
  const left = o.left - 1;
  const { space: here } = s.seats[seat]!;
  const ways = journeysOf(o, here, taken).map(([to, cost]): Turn => {
    return { deeds: [], to, worth: planAt(o, to, left).worth - cost };
  });
  return ask.choices.includes(STOP) ? [...ways, { deeds: [], to: here, worth: planAt(o, here, left).worth }] : ways;
}

/** The places in reach, and what the way there costs. */
function journeysOf(o: Outlook, from: number, taken: number): (readonly [to: number, cost: number])[] {
  const free: Outlook = { ...o, past: o.held ? o.s.monsters.filter((one) => one.with.includes(o.seat)) : o.past };
  return stepsFrom(free, from).flatMap((steps, to) => {
    const cost = to === from ? null : costOf(o, steps, taken);
    return cost === null ? [] : [[to, cost] as const];
  });
}

function deedWorth(o: Outlook, deed: Deed, space: number): number {
  switch (deed) {
    case 'ward':
      return wardWorth(o, space);
    case 'research':
      return o.research;
    case 'focus':
      return focusWorth(o);
    case 'gather':
      return gatherWorth(o);
    case 'evade':
      return AWAY;
    case 'attack':
      return Math.max(...o.s.monsters.filter((one) => one.space === space).map((one) => attackWorth(o, one)));
    default:
      return cardWorth(o, deed);
  }
}

/** The turn as it is taken: deed after deed as long as they are offered, and step by step where it leads. */
const courseOf =
  (seat: Seat, { deeds, to }: Turn): Course<Arkham> =>
  () => {
    let next = 0;
    return (s, ask, frame) => {
      if (ask.seat !== seat) return null;
      switch (questionId(ask, frame)) {
        case 'turn/deed': {
          const deed = deeds[next++];
          if (deed !== undefined && ask.choices.includes(deed)) return deed;
          next = deeds.length;
          return null;
        }
        case 'move/to':
          return to === null ? null : stepTowards(s, ask, to);
        default:
          return null;
      }
    };
  };

/** The next step of the way, or to stay where it is reached or no step comes nearer; null if that cannot be. */
function stepTowards(s: Arkham, { seat, choices }: Ask, to: number): Choice | null {
  const { distance } = tableFor(s);
  let best: number | Stop | null = choices.includes(STOP) ? STOP : null;
  let least = distance[s.seats[seat]!.space]![to]!;
  for (const step of choices as readonly (number | Stop)[])
    if (step !== STOP && distance[step]![to]! < least) {
      best = step;
      least = distance[step]![to]!;
    }
  return best;
}

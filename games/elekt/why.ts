import type { Game, Reason } from '@tabula/kernel/game.js';
import type { Seat } from '@tabula/kernel/json.js';
import { type OpenQuestion, openQuestion } from '@tabula/kernel/questions.js';
import { offers, otherQuestion, reasonMaker } from '@tabula/kit/why.js';
import { ASSIGNMENTS, type Elekt, EMBER_LIMIT } from './board.js';
import { ATTRIBUTES, type Attribute, type PrivilegePower, ZONES, type Zone } from './content/behaviour.js';
import { QUESTIONS } from './questions.js';
import type { RuleId } from './rule-ids.js';
import { assignmentCost, finished } from './rules/assignment.js';
import {
  countUnits,
  privilegeCard,
  privilegePower,
  standing,
  unitCard,
  unitIn,
  zoneCard,
  zonePower,
} from './rules/cards.js';
import { hasRoom, limitOf, tokensAllowed } from './rules/keywords.js';
import { movesAllowed } from './rules/moving.js';
import { savable, saveCost } from './rules/violence.js';
import { effectVerb } from './verbs/effects.js';

/** Why a thing cannot be used now. Nothing here depends on what the asking seat may not see. */

const because = reasonMaker<RuleId>();

type Asked = OpenQuestion<Elekt, typeof QUESTIONS>;

export const why: Game<Elekt>['why'] = (s, seat, ref, open) => {
  const asked = open === null ? null : openQuestion(QUESTIONS, s, open.ask, open.frame);
  const { card, zone, attribute } = ref;
  if (typeof card === 'string') return whyCard(s, seat, card, asked);
  if (isZone(zone)) return whyZone(s, seat, zone, asked);
  if (isAttribute(attribute)) return whyToken(s, seat, attribute, asked);
  return asked === null ? [notAsked(s, seat)] : [];
};

const isZone = (x: unknown): x is Zone => ZONES.includes(x as Zone);
const isAttribute = (x: unknown): x is Attribute => ATTRIBUTES.includes(x as Attribute);

/** Nobody asks this seat anything: its turn is over, or not there yet. */
function notAsked(s: Elekt, seat: Seat): Reason {
  if (s.winner !== null) return because('ELEK-12.5', 'why.game-over');
  if (s.phase !== 'assignment') return because('ELEK-3.6', 'why.not-your-decision');
  const { passed } = s.seats[seat]!;
  if (passed) return because('ELEK-5.4', 'why.passed');
  if (finished(s, seat)) return because('ELEK-5.5', 'why.all-assignments-made', { count: s.seats[seat]!.assigned });
  return because('ELEK-5.2', 'why.not-your-turn');
}

function whyCard(s: Elekt, seat: Seat, id: string, asked: Asked | null): Reason[] {
  const { hand, drawn } = s.seats[seat]!;
  if (hand.includes(id)) return whyInHand(s, seat, id, asked);
  if (drawn.includes(id)) return [];
  const stands = standing(s, id);
  if (stands !== null) return whyInZone(s, seat, id, stands.zone, asked);
  if (asked !== null && offers(asked, id)) return [];
  if (s.discard.includes(id)) return [because('ELEK-13.11', 'why.discarded', { unit: { card: id } })];
  const onBoard = ZONES.find((zone) => s.zones[zone].card === id);
  if (onBoard === 'court') return [because('ELEK-13.19', 'why.privilege-on-board')];
  if (onBoard !== undefined) return [because('ELEK-10.1', 'why.win-power-first', { zone: { zone: onBoard } })];
  if (s.seats[seat]!.privileges.includes(id)) return whyOwnPrivilege(s, seat, id, asked);
  if (isWon(s, id)) return [whyWon(s, id, asked)];
  if (isGone(s, id)) return [because('ELEK-14.2', 'why.out-of-game')];
  if (s.seats.some(({ shown }) => shown.includes(id))) return [because('ELEK-2.15', 'why.shown-for-scepter')];
  // Decks, other hands and cards that are not in the game look the same from here.
  return [because('ELEK-16.3', 'why.not-in-sight')];
}

const isWon = (s: Elekt, id: string): boolean =>
  s.seats.some(({ missions, influences, privileges }) => [...missions, ...influences, ...privileges].includes(id));

const isGone = ({ gone }: Elekt, id: string): boolean =>
  [...gone.missions, ...gone.influences, ...gone.privileges].includes(id);

/** An own Privilege works by itself or asks; nothing can be done with it in between. */
function whyOwnPrivilege(s: Elekt, seat: Seat, id: string, asked: Asked | null): Reason[] {
  const { sealUsed, pactUsed } = s.seats[seat]!;
  const does = (is: PrivilegePower['is']) => privilegeCard(s, id).powers.some((power) => power.is === is);
  if (does('free-save') && asked?.id === 'annihilate/save' && asked.choices.includes('pact')) return [];
  if ((does('seal-ties') && sealUsed) || (does('free-save') && pactUsed))
    return [because('ELEK-13.32', 'why.privilege-used')];
  return [because('ELEK-13.20', 'why.privilege-waits')];
}

/** A won card stays where it is; only a Forger may take it, and not every card. */
function whyWon(s: Elekt, id: string, asked: Asked | null): Reason {
  const forging = asked?.id === 'cunning/choice' ? asked.choices.find((choice) => choice[0] === 'forge') : undefined;
  const wanted = forging === undefined ? undefined : zoneCard(s, forging[2]!).titles.length;
  const titles = zoneCard(s, id)?.titles.length;
  if (wanted === undefined || titles === undefined || titles === wanted) return because('ELEK-10.6', 'why.won-card');
  return because('ELEK-17.63', 'why.forge-titles', { count: wanted });
}

function whyInHand(s: Elekt, seat: Seat, id: string, asked: Asked | null): Reason[] {
  if (asked === null) return [notAsked(s, seat)];
  if (asked.id === 'assignment/choice') return ZONES.flatMap((zone) => whyNotHere(s, seat, id, zone));
  if (asked.id === 'place-basic/choice' && !unitCard(s, id).basic)
    return [because('ELEK-14.13', 'why.only-basic', { unit: { card: id } })];
  return offers(asked, id) ? [] : [otherQuestion(asked)];
}

/** What keeps a unit in hand from being assigned to a Zone. */
function whyNotHere(s: Elekt, seat: Seat, id: string, zone: Zone): Reason[] {
  if (!hasRoom(s, zone, seat)) return [zoneFull(s, zone)];
  const cost = assignmentCost(s, seat, id, zone);
  if (cost > s.seats[seat]!.embers)
    return [because('ELEK-17.91', 'why.assignment-price', { unit: { card: id }, zone: { zone }, cost })];
  return [];
}

function zoneFull(s: Elekt, zone: Zone): Reason {
  const limit = limitOf(s, zone);
  return because(s.seats.length === 2 ? 'ELEK-5.7' : 'ELEK-5.8', 'why.zone-full', { zone: { zone }, limit });
}

function whyInZone(s: Elekt, seat: Seat, id: string, zone: Zone, asked: Asked | null): Reason[] {
  const unit = unitIn(s, zone, id)!;
  const reasons: Reason[] = [];
  if (unit.off) reasons.push(because('ELEK-13.31', 'why.switched-off', { unit: { card: id } }));
  const usesNow = asked?.id === 'instant-ability/use' && asked.v.unit === id;
  if (unit.owner === seat && !usesNow) reasons.push(...whyNotInstant(s, seat, id, zone));
  // Where a unit cannot be saved its owner is never asked (ELEK-17.37); so this is said as long as it lies there.
  if (unit.owner === seat && !savable(s, zone, unit))
    reasons.push(because('ELEK-9.14', 'why.unsavable', { unit: { card: id } }));
  if (asked === null) return reasons.length > 0 ? reasons : [notAsked(s, seat)];
  return [...reasons, ...whyNotChosen(s, seat, id, zone, asked)];
}

/** Why the instant ability of a unit cannot be used now: it could not even after an assignment, or that is over. */
function whyNotInstant(s: Elekt, seat: Seat, id: string, zone: Zone): Reason[] {
  const parts = unitCard(s, id).instant?.does;
  if (parts === undefined) return [];
  const unit = { card: id };
  const about = { seat, unit: id, zone, embers: EMBER_LIMIT, eyes: 'own' } as const;
  if (parts.some((part) => effectVerb(part).possible(s, part, about)))
    return [because('ELEK-13.4', 'why.instant-only-when-assigned', { unit })];
  const forbidden = parts.some(({ do: does }) => does === 'attach' || does === 'mirror') && !tokensAllowed(s, zone);
  const nothing = because('ELEK-13.29', 'why.instant-no-effect', { unit });
  return forbidden ? [because('ELEK-13.27', 'why.no-tokens', { zone: { zone } }), nothing] : [nothing];
}

/** Why a unit in a Zone is not among the options of the question that is open. */
function whyNotChosen(s: Elekt, seat: Seat, id: string, zone: Zone, asked: Asked): Reason[] {
  if (offers(asked, id)) return [];
  const unit = unitIn(s, zone, id)!;
  const elsewhere = (here: Zone, rule: RuleId) => because(rule, 'why.only-this-zone', { zone: { zone: here } });
  const otherUnit = because('ELEK-13.13', 'why.other-unit', { unit: { card: id } });
  switch (asked.id) {
    case 'instant-ability/use':
      if (asked.v.unit !== id) return [otherQuestion(asked)];
      return asked.choices.includes(true)
        ? []
        : [because('ELEK-13.29', 'why.would-do-nothing', { unit: { card: id } })];
    case 'annihilate/save':
      if (asked.v.unit !== id) return [otherQuestion(asked)];
      return asked.choices.includes('pact') ? [] : whySaveTooDear(s, zone, id, asked.v);
    case 'cunning/choice':
      if (unit.owner !== seat) return [because('ELEK-8.3', 'why.swap-own-only')];
      for (const at of [zone, asked.v.zone]) if (!movesAllowed(s, at)) return [noMoves(at)];
      return [because('ELEK-8.4', 'why.swap-needs-two')];
    case 'violence/victim':
      if (zone !== asked.v.zone) return [elsewhere(asked.v.zone, 'ELEK-9.1')];
      return [because('ELEK-17.38', 'why.already-hit', { unit: { card: id } })];
    case 'stay/keep':
      return asked.v.saved === id ? [] : [otherQuestion(asked)];
    case 'redirect/pick':
      return [because('ELEK-15.6', 'why.guard-own-only')];
    case 'move-other/choice':
    case 'passage/choice':
      if (unit.owner !== seat) return [because('ELEK-14.9', 'why.move-own-only')];
      if (asked.id === 'move-other/choice' && asked.v.unit === id) return [otherUnit];
      if (!movesAllowed(s, zone)) return [noMoves(zone)];
      return ZONES.filter((to) => to !== zone).flatMap((to) => whyNotTo(s, seat, to));
    case 'switch-off/choice':
      if (zone !== asked.v.zone) return [elsewhere(asked.v.zone, 'ELEK-13.10')];
      return [because('ELEK-17.62', 'why.no-permanent-ability', { unit: { card: id } })];
    case 'occultism/token':
    case 'extra-token/token':
      return [elsewhere(asked.v.zone, 'ELEK-7.1')];
    case 'remove-one-token/choice':
    case 'remove-all-tokens/choice':
    case 'mirror/choice':
      if (zone !== asked.v.zone) return [elsewhere(asked.v.zone, 'ELEK-13.10')];
      if (asked.v.unit === id && asked.id !== 'remove-all-tokens/choice') return [otherUnit];
      return [because('ELEK-17.86', 'why.would-do-nothing', { unit: { card: id } })];
    case 'take-unit/choice':
    case 'annihilate-other/choice':
      return [zone === asked.v.zone ? otherUnit : elsewhere(asked.v.zone, 'ELEK-13.10')];
    case 'setup/direction':
    case 'recruit/keep':
    case 'assignment/choice':
    case 'attach-tokens/choice':
    case 'take-ember/choice':
    case 'place-basic/choice':
    case 'discard-units/unit':
    case 'after-assignment/token':
    case 'confrontation/pay':
    case 'after-winning/choice':
    case 'round-end/scepter':
    case 'harvest/choice':
    case 'game/herald':
      return [otherQuestion(asked)];
  }
}

const noMoves = (zone: Zone): Reason => because('ELEK-13.27', 'why.no-moves', { zone: { zone } });

/** What keeps a unit from being moved to a Zone. */
function whyNotTo(s: Elekt, seat: Seat, to: Zone): Reason[] {
  if (!movesAllowed(s, to)) return [noMoves(to)];
  return hasRoom(s, to, seat) ? [] : [zoneFull(s, to)];
}

function whySaveTooDear(s: Elekt, zone: Zone, id: string, by: { by: Seat; violence: boolean }): Reason[] {
  const unit = unitIn(s, zone, id)!;
  const cost = saveCost(s, zone, unit, by);
  const short = cost > s.seats[unit.owner]!.embers;
  return short ? [because('ELEK-9.9', 'why.save-price', { unit: { card: id }, cost })] : [];
}

/** The Zone that the open question is about, if it is about one. */
const zoneOf = ({ v }: Asked): Zone | null => ('zone' in v ? v.zone : null);

function whyZone(s: Elekt, seat: Seat, zone: Zone, asked: Asked | null): Reason[] {
  if (asked === null) return [notAsked(s, seat)];
  switch (asked.id) {
    case 'assignment/choice':
      return whyNoAssignmentTo(s, seat, zone);
    case 'move-other/choice':
    case 'passage/choice':
      return whyNotTo(s, seat, zone);
    case 'place-basic/choice':
      return zone === asked.v.zone
        ? []
        : [because('ELEK-13.10', 'why.only-this-zone', { zone: { zone: asked.v.zone } })];
    case 'cunning/choice':
      return whyNoSwapWith(s, seat, zone, asked.v.zone);
    default:
      return zone === zoneOf(asked) ? [] : [otherQuestion(asked)];
  }
}

/** What keeps the winner of Cunning from swapping with a unit in another Zone. */
function whyNoSwapWith(s: Elekt, seat: Seat, zone: Zone, here: Zone): Reason[] {
  if (zone === here) return [];
  for (const at of [zone, here]) if (!movesAllowed(s, at)) return [noMoves(at)];
  return countUnits(s, zone, seat) > 0 ? [] : [because('ELEK-8.4', 'why.no-unit-to-swap', { zone: { zone } })];
}

/** What keeps a player from assigning any unit, or Basic units, to a Zone. */
function whyNoAssignmentTo(s: Elekt, seat: Seat, zone: Zone): Reason[] {
  const { hand, embers, assigned } = s.seats[seat]!;
  if (hand.length === 0) return [because('ELEK-5.18', 'why.empty-hand')];
  if (!hasRoom(s, zone, seat)) return [zoneFull(s, zone)];
  const extra = assigned >= ASSIGNMENTS ? (privilegePower(s, seat, 'extra-assignment')?.price ?? 0) : 0;
  if (extra > embers) return [because('ELEK-17.91', 'why.sixth-price', { cost: extra })];
  const toll = zonePower(s, zone, 'assign-cost')?.amount ?? 0;
  return toll > 0 && toll + extra > embers
    ? [because('ELEK-17.91', 'why.basic-toll', { zone: { zone }, cost: toll + extra })]
    : [];
}

function whyToken(s: Elekt, seat: Seat, attribute: Attribute, asked: Asked | null): Reason[] {
  if (asked !== null && offers(asked, attribute)) return [];
  if (s.pool[attribute] === 0) return [because('ELEK-7.5', 'why.pool-empty', { attribute: { attribute } })];
  if (asked === null) return [notAsked(s, seat)];
  const zone = zoneOf(asked);
  if (zone !== null && !tokensAllowed(s, zone)) return [because('ELEK-13.27', 'why.no-tokens', { zone: { zone } })];
  if (asked.id === 'occultism/token') return [because('ELEK-7.4', 'why.same-token', { attribute: { attribute } })];
  if ('before' in asked.v && asked.v.before === attribute)
    return [because('ELEK-13.30', 'why.same-token', { attribute: { attribute } })];
  return [otherQuestion(asked)];
}

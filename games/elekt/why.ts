import type { Ref } from '@tabula/kernel/chance.js';
import type { Frame, Reason } from '@tabula/kernel/game.js';
import type { Seat } from '@tabula/kernel/json.js';
import { type Ask, cited } from '@tabula/kernel/rule.js';
import type { Elekt } from './board.js';
import { ATTRIBUTES, type Attribute, ZONES, type Zone } from './content/behaviour.js';
import { assignmentCost, finished } from './rules/assignment.js';
import { powerOf, standing, unitCard, unitIn, zonePower } from './rules/cards.js';
import { countUnits } from './rules/cards.js';
import { hasRoom, limitOf, movesAllowed, tokensAllowed } from './rules/keywords.js';
import { savable, saveCost } from './rules/violence.js';
import type { RuleId } from './rule-ids.js';

/** Why a thing cannot be used now. Nothing here depends on what the asking seat may not see. */

type Params = Reason['params'];
const because = (rule: RuleId, key: string, params: Params = {}): Reason => ({ key, params, rule });

type Asked = { readonly ask: Ask; readonly frame: Frame };

export function why(s: Elekt, seat: Seat, ref: Ref, asked: Asked | null): Reason[] {
  const { card, zone, attribute } = ref;
  if (typeof card === 'string') return whyCard(s, seat, card, asked);
  if (isZone(zone)) return whyZone(s, seat, zone, asked);
  if (isAttribute(attribute)) return whyToken(s, attribute, asked);
  return asked === null ? [notAsked(s, seat)] : [];
}

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
  if (s.discard.includes(id)) return [because('ELEK-13.11', 'why.discarded', { unit: { card: id } })];
  const onBoard = ZONES.find((zone) => s.zones[zone].card === id);
  if (onBoard === 'court') return [because('ELEK-13.19', 'why.privilege-on-board')];
  if (onBoard !== undefined) return [because('ELEK-10.1', 'why.win-power-first', { zone: { zone: onBoard } })];
  if (isWon(s, id)) return [because('ELEK-10.6', 'why.won-card')];
  // Decks, other hands and cards that are not in the game look the same from here.
  return [because('ELEK-16.3', 'why.not-in-sight')];
}

const isWon = (s: Elekt, id: string): boolean =>
  s.seats.some(({ missions, influences, privileges }) => [...missions, ...influences, ...privileges].includes(id));

function whyInHand(s: Elekt, seat: Seat, id: string, asked: Asked | null): Reason[] {
  if (asked === null) return [notAsked(s, seat)];
  if (asked.frame.rule === 'assignment') return ZONES.flatMap((zone) => whyNotHere(s, seat, id, zone));
  if (asked.frame.rule === 'place-basic' && !unitCard(s, id).basic)
    return [because('ELEK-14.13', 'why.only-basic', { unit: { card: id } })];
  const offered = asked.ask.choices.some((choice) => (Array.isArray(choice) ? choice.includes(id) : choice === id));
  return offered ? [] : [otherQuestion(asked)];
}

const otherQuestion = ({ frame }: Asked): Reason => ({ key: 'why.other-question', params: {}, rule: cited(frame.at) });

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
  const usesNow = asked?.frame.rule === 'instant-ability' && asked.frame.v['unit'] === id;
  if (unit.owner === seat && unitCard(s, id).instant !== undefined && !usesNow)
    reasons.push(because('ELEK-13.4', 'why.instant-only-when-assigned', { unit: { card: id } }));
  if (asked === null) return reasons.length > 0 ? reasons : [notAsked(s, seat)];
  return [...reasons, ...whyNotChosen(s, seat, id, zone, asked)];
}

/** Why a unit in a Zone is not among the options of the question that is open. */
function whyNotChosen(s: Elekt, seat: Seat, id: string, zone: Zone, asked: Asked): Reason[] {
  const { frame, ask } = asked;
  if (ask.choices.some((choice) => (Array.isArray(choice) ? choice.includes(id) : choice === id))) return [];
  const unit = unitIn(s, zone, id)!;
  const here = frame.v['zone'];
  switch (frame.rule) {
    case 'annihilate':
      return frame.v['unit'] === id ? whyNotSaved(s, zone, id, frame) : [otherQuestion(asked)];
    case 'cunning':
      if (unit.owner !== seat) return [because('ELEK-8.3', 'why.swap-own-only')];
      if (!movesAllowed(s, zone)) return [because('ELEK-13.27', 'why.no-moves', { zone: { zone } })];
      return [because('ELEK-8.4', 'why.swap-needs-two')];
    case 'violence':
      if (zone !== here) return [because('ELEK-9.1', 'why.only-this-zone', { zone: { zone: here as string } })];
      return [because('ELEK-17.38', 'why.already-hit', { unit: { card: id } })];
    case 'redirect':
      return [because('ELEK-15.6', 'why.guard-own-only')];
    case 'move-other':
    case 'passage':
      if (unit.owner !== seat) return [because('ELEK-14.9', 'why.move-own-only')];
      return movesAllowed(s, zone)
        ? ZONES.filter((to) => to !== zone && !hasRoom(s, to, seat)).map((to) => zoneFull(s, to))
        : [because('ELEK-13.27', 'why.no-moves', { zone: { zone } })];
    case 'switch-off':
      return [because('ELEK-17.62', 'why.no-permanent-ability', { unit: { card: id } })];
    case 'occultism':
    case 'extra-token':
      return zone === here ? [] : [because('ELEK-7.1', 'why.only-this-zone', { zone: { zone: here as string } })];
    case 'remove-one-token':
    case 'remove-all-tokens':
    case 'mirror':
      if (zone === here) return [because('ELEK-17.86', 'why.would-do-nothing', { unit: { card: id } })];
      return [because('ELEK-13.10', 'why.only-this-zone', { zone: { zone: here as string } })];
    case 'take-unit':
    case 'annihilate-other':
      if (zone !== here) return [because('ELEK-13.10', 'why.only-this-zone', { zone: { zone: here as string } })];
      return [because('ELEK-13.13', 'why.other-unit', { unit: { card: id } })];
    default:
      return [otherQuestion(asked)];
  }
}

function whyNotSaved(s: Elekt, zone: Zone, id: string, frame: Frame): Reason[] {
  const unit = unitIn(s, zone, id)!;
  if (!savable(s, zone, unit)) return [because('ELEK-9.14', 'why.unsavable', { unit: { card: id } })];
  const cost = saveCost(s, zone, unit, frame.v as unknown as { by: Seat; violence: boolean });
  const short = cost > s.seats[unit.owner]!.embers;
  return short ? [because('ELEK-9.9', 'why.save-price', { unit: { card: id }, cost })] : [];
}

function whyZone(s: Elekt, seat: Seat, zone: Zone, asked: Asked | null): Reason[] {
  if (asked === null) return [notAsked(s, seat)];
  const places = ['assignment', 'move-other', 'passage', 'place-basic'].includes(asked.frame.rule);
  if (!places) return [];
  const reasons: Reason[] = hasRoom(s, zone, seat) ? [] : [zoneFull(s, zone)];
  const toll = zonePower(s, zone, 'assign-cost');
  if (asked.frame.rule === 'assignment' && toll !== undefined && toll.amount > s.seats[seat]!.embers)
    reasons.push(because('ELEK-17.91', 'why.basic-toll', { zone: { zone }, cost: toll.amount }));
  if (asked.frame.rule !== 'assignment' && !movesAllowed(s, zone))
    reasons.push(because('ELEK-13.27', 'why.no-moves', { zone: { zone } }));
  return reasons;
}

function whyToken(s: Elekt, attribute: Attribute, asked: Asked | null): Reason[] {
  if (s.pool[attribute] === 0) return [because('ELEK-7.5', 'why.pool-empty', { attribute: { attribute } })];
  const zone = asked?.frame.v['zone'];
  if (isZone(zone) && !tokensAllowed(s, zone)) return [because('ELEK-13.27', 'why.no-tokens', { zone: { zone } })];
  const used = asked?.frame.rule === 'occultism' ? (asked.frame.v['used'] as Attribute[]) : [];
  const differs = !used.includes(attribute) || (isZone(zone) && mayRepeat(s, zone, asked!.ask.seat));
  return differs ? [] : [because('ELEK-7.4', 'why.same-token', { attribute: { attribute } })];
}

const mayRepeat = (s: Elekt, zone: Zone, seat: Seat): boolean =>
  countUnits(s, zone, seat) > 0 &&
  s.zones[zone].units.some((unit) => unit.owner === seat && powerOf(s, unit, 'same-tokens') !== undefined);

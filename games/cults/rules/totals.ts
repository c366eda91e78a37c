import type { Seat } from '@tabula/kernel/json.js';
import { type CardId, type CultsView, NPC } from '../board.js';
import type { District } from '../content/behaviour.js';
import { cardOf } from '../content/cards.js';

/** What lies open of a confrontation: a board has it, and so has the view of anybody. */
export interface FightSight {
  readonly districts: CultsView['districts'];
  readonly seats: readonly {
    readonly revealed: readonly CardId[];
    readonly brawlers: number;
    readonly weakened: number;
  }[];
  readonly npc: { readonly revealed: readonly CardId[] } | null;
  readonly fight: CultsView['fight'];
  readonly dice: CultsView['dice'];
  readonly roller: Seat | null;
}

/** CULT-11.21, CULT-19.50: the attack total of one side, and what it is made of. */
export interface Total {
  readonly seat: Seat;
  /** Attack symbols on its cards. */
  readonly cards: number;
  /** Its own thugs, and those that abilities have added from the pool. */
  readonly thugs: number;
  readonly added: number;
  /** The levels of its rituals in the district. */
  readonly rituals: number;
  /** The attack faces of the NPC's dice. */
  readonly dice: number;
  /** By how much others reduce it when totals are compared (CULT-21.73). */
  readonly reduction: number;
  readonly total: number;
}

/** The totals of the sides that have revealed so far, in the order of their reveals. */
export function totalsOf(s: FightSight): Total[] {
  return s.fight === null ? [] : s.fight.revealed.map((seat) => totalOf(s, s.fight!.district, seat));
}

function totalOf(s: FightSight, district: District, seat: Seat): Total {
  const { revealed, brawlers, weakened } = s.seats[seat]!;
  const cards = attackOn(revealed) + (s.npc !== null && seat === NPC ? attackOn(s.npc.revealed) : 0);
  const added = addedThugs(s, seat);
  let rituals = 0;
  for (const ritual of s.districts[district].rituals) if (ritual.owner === seat) rituals += ritual.level;
  const dice = s.roller === seat ? s.dice.filter((face) => face === 'attack').length : 0;
  return {
    seat,
    cards,
    thugs: brawlers - added,
    added,
    rituals,
    dice,
    reduction: weakened,
    total: Math.max(0, cards + brawlers + rituals + dice - weakened),
  };
}

function attackOn(cards: readonly CardId[]): number {
  let attack = 0;
  for (const card of cards) attack += cardOf(card).attack;
  return attack;
}

function addedThugs(s: FightSight, seat: Seat): number {
  let added = 0;
  for (const use of s.fight!.used) {
    const { ability } = cardOf(use.card);
    if (use.seat === seat && ability?.when === 'confrontation' && ability.does === 'add-thugs') added += ability.count;
  }
  return added;
}

import { mapOf, record } from '@tabula/kernel/fields.js';
import { knowledge } from '@tabula/kernel/knowledge.js';
import { ownPile, pile } from '@tabula/kernel/places.js';
import {
  type BoardOf,
  card,
  flag,
  int,
  list,
  nullable,
  oneOf,
  perSeat,
  seat,
  secret,
  startsAs,
  text,
  type ViewOf,
} from '@tabula/kernel/shape.js';
import { DISTRICTS, FACES, PLANS, RITUALS } from './content/behaviour.js';
import { isDisorganisation, packOf, startingCards } from './content/cards.js';
import { DOMINATION_MARKERS, optionsOf, PLACES, PLAN_MARKERS, STACK } from './table-options.js';

export const PHASES = ['setup', 'city', 'mobilisation', 'recruitment', 'planning', 'action', 'hiding', 'end'] as const;

const MANY = 999;
const count = int(0, MANY);

/** A stack of identical district cards: which card, and how many are left (CULT-2.12). */
const stack = record({ kind: card, left: int(0, STACK) });

/** CULT-1.29: its level is its attack and its terror. */
const ritual = record({ owner: seat, level: oneOf(1, 2, 3) });

/** CULT-1.2: the spaces of a district; all of it lies open (CULT-18.13). */
const district = record({
  /** False for a district out of the game (CULT-1.19). */
  open: startsAs(flag, () => true),
  /** The value printed on the sanity token. */
  sanity: int(0, 9),
  /** Investigators that have arrived. */
  investigators: count,
  /** Advances until the investigator on the track arrives (CULT-17.1). */
  track: int(0, 9),
  guardian: nullable(stack),
  action: nullable(stack),
  /** From the bottom to the top (CULT-6.5). */
  plans: list(seat, 16),
  /** In order of their coming. */
  rituals: list(ritual, 5),
  places: list(seat, 4),
  domination: list(seat, 5),
});

/** The automaton of the solo game, besides what lies on its seat. */
const npc = record({
  deck: ownPile('cult', 'none'),
  /** Taken by influence, until the next confrontation (CULT-19.31). */
  aside: ownPile('cult', 'none'),
  discard: pile('cult', 'all'),
  revealed: pile('cult', 'all'),
  thugs: count,
  /** What its die showed last. */
  die: nullable(int(1, 4)),
});

/** Everything on the table, and who may see it (section 18). */
export const shape = record({
  /** The parameters of this table: table-options.ts reads them. */
  house: text,
  round: int(0, 10),
  phase: oneOf(...PHASES),
  /** CULT-1.25, CULT-3.6: the first cultist. */
  first: seat,
  seats: perSeat(
    record({
      /** CULT-18.3, CULT-18.4: its owner knows what is in it, not in which order. */
      deck: ownPile('cult', 'owner-set'),
      hand: ownPile('cult', 'owner', isDisorganisation), // CULT-18.1, CULT-21.22
      discard: ownPile('cult', 'owner', isDisorganisation), // CULT-18.5; these come there openly (CULT-18.6)
      /** Laid face down in a confrontation (CULT-11.13), and lying open there after the reveal. */
      committed: ownPile('cult', 'owner', isDisorganisation),
      revealed: pile('cult', 'all'),
      /** CULT-18.8: tokens behind the screen. */
      thug: secret(count),
      adept: secret(count),
      freak: secret(count),
      /** Thugs in the closed hand (CULT-11.13, CULT-18.11), and those that fight openly. */
      gang: secret(count),
      brawlers: count,
      /** By how much others' abilities reduce the final total (CULT-21.73). */
      weakened: count,
      /** Acquired cards that cannot be used yet (CULT-8.8, CULT-20.33): they are known to lie in hand. */
      locked: list(card),
      /** CULT-18.14: the own supply. Rituals by level. */
      rituals: startsAs(list(int(0, 2), 3), () => [...RITUALS]),
      places: startsAs(int(0, PLACES), () => PLACES),
      domination: startsAs(int(0, DOMINATION_MARKERS), () => DOMINATION_MARKERS),
      plans: startsAs(int(0, PLAN_MARKERS), () => PLAN_MARKERS),
      /** CULT-7.8: the markers on the plan board. */
      used: mapOf([...PLANS, 'bluff'], int(0, PLAN_MARKERS)),
    }),
  ),
  districts: mapOf(DISTRICTS, district),
  /** Stacks that are not placed: in the draft the choice, afterwards the box (CULT-2.17). */
  stacks: list(card),
  city: pile('city', 'none'),
  /** The city card in force (CULT-4.5). */
  event: nullable(card),
  pastEvents: pile('city', 'all'), // CULT-18.17
  prologues: pile('prologue', 'none'),
  prologue: nullable(card),
  goals: pile('goal', 'none'),
  goal: nullable(card),
  /** CULT-16.16, CULT-18.17: destroyed cards lie in the box, open to all. */
  destroyed: pile('cult', 'all'),
  /** How many disorganisation cards have come into the game so far. */
  disorganised: count,
  /** The recruitment dice as they lie, whose they are, and the rerolls left (CULT-18.10). */
  dice: list(oneOf(...FACES), 5),
  roller: nullable(seat),
  rerolls: int(0, 9),
  /** The plan that is being carried out (CULT-7.13). */
  turn: nullable(record({ seat, district: oneOf(...DISTRICTS), plan: oneOf(...PLANS, 'bluff') })),
  /** The confrontation in progress: its participants in the order of their reveals (CULT-11.12). */
  fight: nullable(
    record({
      district: oneOf(...DISTRICTS),
      sides: list(seat, 4),
      /** Those who have committed, and those who have revealed. */
      committed: list(seat, 4),
      revealed: list(seat, 4),
      /** The cards whose abilities were used, in that order, and by whom (CULT-16.22). */
      used: list(record({ seat, card })),
    }),
  ),
  /** The automaton of the solo game (CULT-18.21); its markers lie on seat 1. */
  npc: nullable(npc),
  known: knowledge,
});

export type Cults = BoardOf<typeof shape>;
export type CultsView = ViewOf<typeof shape>;
export type SeatBoard = Cults['seats'][number];
export type DistrictBoard = BoardOf<typeof district>;
export type CardId = string;

/** The seat of the NPC in the solo game (section 19). */
export const NPC = 1;

/** The box, before the first rule of setup runs. */
export function newBoard(house: string): Cults {
  const { players, solo, pack } = optionsOf({ house });
  const { cards, city, prologues, goals } = packOf(pack);
  const ids = (cards: readonly { readonly id: string }[]) => cards.map(({ id }) => id);
  const s = shape.fresh(solo ? players + 1 : players);
  s.house = house;
  for (let at = 0; at < players; at++) s.seats[at]!.deck = startingCards(pack, at);
  s.stacks = ids(cards);
  s.city = ids(city);
  s.prologues = ids(prologues);
  if (!solo) return s;
  s.goals = ids(goals);
  s.npc = npc.fresh(0);
  s.npc.deck = startingCards(pack, NPC);
  return s;
}

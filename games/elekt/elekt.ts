import { type Game, interruptIndex, ruleIndex } from '@tabula/kernel/game.js';
import type { Seat } from '@tabula/kernel/json.js';
import { type Elekt, type ElektView, newBoard, shape } from './board.js';
import { ZONES } from './content/behaviour.js';
import { packIds, packOf } from './content/packs.js';
import { invariants } from './invariants.js';
import { QUESTIONS } from './questions.js';
import { withoutDirections } from './renew.js';
import { allInterrupts, allRules } from './rules/all.js';
import { game } from './rules/game.js';
import { sense } from './sense/sense.js';
import { cardIdOf } from './text/names.js';
import { cites, look, prompt } from './text/questions.js';
import { why } from './why.js';

/** Elekt: pretenders to a throne assign units to three Zones and fight for Titles. For 2 to 4 players. */
export const elekt: Game<Elekt, ElektView> = {
  id: 'elekt',
  version: 1,
  players: { min: 2, max: 4 }, // ELEK-1.1
  options: {
    get pack() {
      return { type: 'string', default: 'base', enum: packIds(), title: 'The set of cards to play with' } as const;
    },
  },
  shape,
  setup: (seats, options) => newBoard(seats, options.pack as string),
  root: game,
  rules: ruleIndex(allRules, allInterrupts),
  interrupts: interruptIndex(allInterrupts),
  questions: QUESTIONS,
  prompt,
  look,
  cites,
  why,
  box: (s) => {
    const { pack } = packOf(s.pack);
    const ids = (cards: readonly { readonly id: string }[]) => cards.map((card) => card.id);
    const units = pack.units.flatMap((card) =>
      card.basic ? s.seats.map((_, seat) => `${card.id}.${seat}`) : [card.id],
    );
    return {
      unit: units,
      mission: ids(pack.missions),
      influence: ids(pack.influences),
      privilege: ids(pack.privileges),
    };
  },
  loose: (s) => {
    const up = (zone: 'mission' | 'influence' | 'court') => {
      const { card } = s.zones[zone];
      return card === null ? [] : [card];
    };
    return {
      unit: ZONES.flatMap((zone) => s.zones[zone].units.map((unit) => unit.card)),
      mission: up('mission'),
      influence: up('influence'),
      privilege: up('court'),
    };
  },
  invariants,
  locals: {
    seats: ['seat', 'winner', 'by', 'order', 'owners', 'tied', 'asked'],
    handed: ['seat', 'unit', 'zone', 'winner'],
    anew: { annihilate: ['unit'], 'discard-units': ['unit'] }, // the victim, and the unit that goes
  },
  sense,
  renew: (players, decisions) => (players === 2 ? withoutDirections(decisions) : decisions),
  taken: ({ key, params }) => {
    if (!TAKING.includes(key)) return null;
    const { seat } = params.seat as { seat: Seat };
    const { card } = (params.unit ?? params.card) as { card: string };
    return { seat, card: cardIdOf(card) };
  },
  rounds: (s) => s.round,
};

/** Events by which a player comes to own a card. */
const TAKING: readonly string[] = [
  'event.kept',
  'event.redrew',
  'event.took-unit',
  'event.recovered',
  'event.won-card',
];

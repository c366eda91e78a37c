import { type Game, interruptIndex, ruleIndex } from '@tabula/kernel/game.js';
import type { Seat } from '@tabula/kernel/json.js';
import { below, type Rng } from '@tabula/kernel/rng.js';
import { type Cults, type CultsView, newBoard, shape } from './board.js';
import { DISTRICTS } from './content/behaviour.js';
import { DISORGANISATION, kindOf, packOf, startingCards } from './content/cards.js';
import { invariants } from './invariants.js';
import { notes } from './notes.js';
import { QUESTIONS } from './questions.js';
import { allRules } from './rules/all.js';
import { game } from './rules/game.js';
import { sense } from './sense/sense.js';
import { OPTIONS, optionsKey, optionsOf, STACK } from './table-options.js';
import { look, prompt } from './text/questions.js';
import { why } from './why.js';

/** Cthulhu: Rise of the Cults. Cult leaders fight for Arkham; for 2 to 4 players, or one against the NPC. */
export const cults: Game<Cults, CultsView> = {
  id: 'cults',
  version: 1,
  players: { min: 1, max: 4 }, // CULT-2.1
  options: OPTIONS,
  shape,
  setup: (players, options) => newBoard(optionsKey(players, options)),
  automata: (players) => (players === 1 ? ['player', 'automaton'] : new Array(players).fill('player')),
  root: game,
  rules: ruleIndex(allRules),
  interrupts: interruptIndex<Cults>([]),
  questions: QUESTIONS,
  prompt,
  look,
  why,
  resample: dealThugs,
  hands: ({ seats }) => seats.map(({ hand }) => hand), // CULT-18.15
  box: (s) => {
    const { pack } = optionsOf(s);
    const { city, prologues, goals } = packOf(pack);
    const ids = (cards: readonly { readonly id: string }[]) => cards.map(({ id }) => id);
    return {
      cult: [...s.seats.flatMap((_, seat) => startingCards(pack, seat)), ...acquired(s), ...disorganisation(s)],
      city: ids(city),
      prologue: ids(prologues),
      goal: s.npc === null ? [] : ids(goals),
    };
  },
  loose: (s) => ({ city: lying(s.event), prologue: lying(s.prologue), goal: lying(s.goal) }),
  isCard: (s, id) => canComeIn(s, id),
  invariants,
  locals: {
    seats: ['seat', 'winner', 'order'],
    handed: ['seat', 'district'],
    anew: { commitment: ['seat'], showing: ['seat'], afterwards: ['seat'] }, // one side after the other
  },
  sense,
  taken: ({ key, params }) => {
    if (key !== 'event.acquired') return null;
    const { seat } = params.seat as { seat: Seat };
    const { card } = params.card as { card: string };
    return { seat, card: kindOf(card) };
  },
  rounds: (s) => s.round,
  notes,
};

/** A copy of a district card that somebody may acquire, or a disorganisation card that somebody may get. */
function canComeIn(s: Cults, id: string): boolean {
  const [kind, copy] = [kindOf(id), Number(id.slice(id.indexOf('.') + 1))];
  if (id !== `${kind}.${copy}` || !Number.isInteger(copy) || copy < 0) return false;
  return (
    kind === DISORGANISATION.id || (copy < STACK && packOf(optionsOf(s).pack).cards.some((card) => card.id === kind))
  );
}

const lying = (card: string | null): string[] => (card === null ? [] : [card]);

/** The copies that have left the stacks of the districts, by their numbers. */
const acquired = (s: Cults): string[] =>
  DISTRICTS.flatMap((id) => [s.districts[id].guardian, s.districts[id].action]).flatMap((stack) =>
    stack === null ? [] : Array.from({ length: STACK - stack.left }, (_, copy) => `${stack.kind}.${copy}`),
  );

const disorganisation = (s: Cults): string[] =>
  Array.from({ length: s.disorganised }, (_, copy) => `${DISORGANISATION.id}.${copy}`);

/**
 * CULT-18.9, CULT-18.12: tokens come and go openly, so that an attentive player knows what lies behind a screen; only how
 * many thugs are in a closed hand nobody else knows.
 */
function dealThugs(s: Cults, viewer: Seat, rng: Rng): void {
  if (s.fight === null) return;
  const { committed, revealed } = s.fight;
  for (const seat of committed) {
    if (seat === viewer || revealed.includes(seat)) continue;
    const player = s.seats[seat]!;
    const thugs = player.thug + player.gang;
    player.gang = below(rng, thugs + 1);
    player.thug = thugs - player.gang;
  }
}

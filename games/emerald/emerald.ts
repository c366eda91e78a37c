import { type Game, interruptIndex, ruleIndex } from '@tabula/kernel/game.js';
import { type Emerald, type EmeraldView, IDENTITIES, newBoard, shape } from './board.js';
import { CITIES } from './content/behaviour.js';
import { copiesOf, packIds, packOf } from './content/packs.js';
import { invariants } from './invariants.js';
import { notes, taken } from './notes.js';
import { QUESTIONS } from './questions.js';
import { allRules } from './rules/all.js';
import { game } from './rules/game.js';
import { dealIdentities } from './sense/belief.js';
import { sense } from './sense/sense.js';
import { look, prompt } from './text/questions.js';
import { why } from './why.js';

/** A Study in Emerald: secret allegiances in nine cities. For 2 to 5 players. */
export const emerald: Game<Emerald, EmeraldView> = {
  id: 'emerald',
  version: 1,
  players: { min: 2, max: 5 }, // EMER-1.1
  options: {
    get pack() {
      return { type: 'string', default: 'base', enum: packIds(), title: 'The set of cards to play with' } as const;
    },
  },
  shape,
  setup: (players, options) => newBoard(players, options.pack as string),
  root: game,
  rules: ruleIndex(allRules),
  interrupts: interruptIndex([]),
  questions: QUESTIONS,
  hopeless: (s, { seat }) => s.seats[seat]!.hand.length === 0, // the number of cards is no secret
  prompt,
  look,
  why,
  resample: dealIdentities,
  box: (s) => {
    const { cards, starting } = packOf(s.pack).pack;
    return {
      card: [
        ...cards.flatMap(copiesOf),
        ...CITIES.flatMap((city) => [`city-${city}`, `royal-${city}`]),
        ...s.seats.flatMap((_, seat) => starting.map(({ id }) => `${id}.${seat}`)),
      ],
      identity: IDENTITIES,
    };
  },
  loose: () => ({}),
  invariants,
  locals: {
    seats: ['seat', 'by', 'owner', 'order', 'due'],
    handed: ['seat', 'card'],
    anew: { 'block-window': ['seat'], reveals: ['seat'], reveal: ['seat'] }, // whoever is attacked, or has to reveal
  },
  sense,
  taken,
  rounds: (s) => s.round,
  notes,
};

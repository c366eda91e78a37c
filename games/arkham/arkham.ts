import { type Game, interruptIndex, ruleIndex } from '@tabula/kernel/game.js';
import { type Rng, shuffleInPlace } from '@tabula/kernel/rng.js';
import { type Arkham, type ArkhamView, loose, newBoard, shape, TILES } from './board.js';
import { invariants } from './invariants.js';
import { packIds, scenarioIds, tableFor } from './packs.js';
import { QUESTIONS } from './questions.js';
import { allRules } from './rules/all.js';
import { INTERRUPTS } from './rules/cast.js';
import { tileOfEvent } from './rules/doom.js';
import { game } from './rules/game.js';
import { look, prompt } from './text/questions.js';

/** ARK-R.99: which event lies in a neighbourhood deck is as unknown as which lies in the event deck. */
function resample(s: Arkham, rng: Rng, pinned: ReadonlySet<string> | undefined): void {
  const { events } = tableFor(s);
  for (const tile of TILES) {
    const places: { readonly pile: string[]; readonly at: number }[] = [];
    for (const pile of [s.nextEvent, s.events, s.tiles[tile].deck])
      pile.forEach((card, at) => {
        if (events[card] !== undefined && tileOfEvent(s, card) === tile && pinned?.has(card) !== true)
          places.push({ pile, at });
      });
    const cards = shuffleInPlace(
      rng,
      places.map(({ pile, at }) => pile[at]!),
    );
    places.forEach(({ pile, at }, i) => {
      pile[at] = cards[i]!;
    });
  }
}

/** Arkham Horror, third edition: all play together against what comes out of the dark. For 1 to 6 players. */
export const arkham: Game<Arkham, ArkhamView> = {
  id: 'arkham',
  version: 1,
  players: { min: 1, max: 6 },
  together: true,
  options: {
    get pack() {
      return { type: 'string', default: packIds()[0] ?? '', enum: packIds(), title: 'The set of cards' } as const;
    },
    get scenario() {
      return {
        type: 'string',
        default: scenarioIds()[0] ?? '',
        enum: scenarioIds(),
        title: 'The scenario (ARK-101.1)',
      } as const;
    },
  },
  shape,
  setup: (players, options) => newBoard(players, options.pack as string, options.scenario as string),
  root: game,
  rules: ruleIndex(allRules, INTERRUPTS),
  interrupts: interruptIndex(INTERRUPTS),
  questions: QUESTIONS,
  prompt,
  look,
  why: () => [],
  resample: (s, _seat, rng, pinned) => resample(s, rng, pinned),
  box: (s) => ({ card: tableFor(s).box }),
  loose: (s) => ({ card: loose(s) }),
  invariants,
  locals: { seats: [], handed: [], anew: {} },
  sense: {
    evaluate: () => 0.5,
    weigh: (_s, _ask, _frame, weights) => {
      weights.fill(1);
    },
    settled: (s, since) => s.round > since.round,
  },
  rounds: (s) => s.round,
};

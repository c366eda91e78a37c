import type { Message } from '@tabula/kernel/chance.js';
import { cardProblems, invariantProblems } from '@tabula/kernel/check.js';
import type { State } from '@tabula/kernel/game.js';
import { keysOf } from '@tabula/kernel/question.js';
import { below, type Rng, seeded } from '@tabula/kernel/rng.js';
import type { Ask, Choice } from '@tabula/kernel/rule.js';
import { advance, settle } from '@tabula/kernel/run.js';
import { randomAnswer } from '@tabula/kernel/sight.js';
import { laidState } from '@tabula/kernel/testing/table-at-test.js';
import { LANGUAGES } from '@tabula/words/language.js';
import { arkham } from '../arkham.js';
import { type Arkham, newBoard } from '../board.js';
import { kindOf, pieceOfSide } from '../packs.js';
import '../text/every-language.js';
import { speak } from '../text/speak.js';
import { allThings, cardOf, seenEvent, seenStanding, type Thing, watchedGame } from './every-text.js';
import { layWanted } from './lay-wanted.js';

/** Play in which everything of the core pack happens: trial after trial, each from a position where something is wanted. */

const MOST_DECISIONS = 60;
const SEATS = [1, 2, 3, 4, 6];

/** What happened, and what did not. */
export interface Played {
  readonly trials: number;
  readonly decisions: number;
  readonly all: number;
  readonly missing: readonly Thing[];
}

/** An answer by chance; of several, one that names a card of which something is wanted. */
function answerTo(ask: Ask, wanted: ReadonlySet<string>, rng: Rng): Choice | readonly Choice[] {
  let answer = randomAnswer(ask, rng);
  for (let tries = 0; tries < 4; tries++) {
    const keys = keysOf(ask, answer).join(' ');
    if (keys.split(/[ :@]/).some((part) => wanted.has(pieceOfSide(kindOf(part))))) return answer;
    if (below(rng, 2) === 0) return answer;
    answer = randomAnswer(ask, rng);
  }
  return answer;
}

function soundOr(state: State<Arkham>, when: string): void {
  const problems: string[] = [];
  arkham.shape.check(state.board, '', { seats: state.seats.length, problems });
  if (problems.length === 0) cardProblems(arkham, state.board, problems);
  if (problems.length === 0) invariantProblems(arkham, state, problems);
  if (problems.length > 0) throw new Error(`${when}: ${problems.join('; ')}`);
}

/** Whether what is told can be said in every language, once for each event and what its parameters are: throws where a word is missing. */
function sayer(): (key: string, params: Message['params']) => void {
  const voices = LANGUAGES.map((language) => speak(language, {}, { strict: true }));
  const said = new Set<string>();
  return (key, params) => {
    const kinds = Object.entries(params).map(([name, value]) => [
      name,
      typeof value === 'object' && value !== null && Object.keys(value),
    ]);
    const one = JSON.stringify([key, kinds]);
    if (said.has(one)) return;
    said.add(one);
    for (const voice of voices) voice.say({ key, params });
  };
}

/** Plays until everything has happened, or so many trials are over. */
export function playWanted(seed: string, trials: number): Played {
  const all = allThings();
  const missing = new Set(all.keys());
  const sees = (one: Thing) => {
    missing.delete(one);
  };
  const game = watchedGame(sees);
  const say = sayer();
  const scenarios = [...new Set([...all.values()].flat())];
  let decisions = 0;
  let trial = 0;
  for (; trial < trials && missing.size > 0; trial++) {
    const name = `${seed}/${trial}`;
    const rng = seeded(name);
    const scenario = scenarios[trial % scenarios.length]!;
    const here = [...missing].filter((one) => all.get(one)!.includes(scenario));
    if (here.length === 0) continue;
    const seats = SEATS[below(rng, SEATS.length)]!;
    const board = newBoard(seats, 'core', scenario);
    const state = laidState(game, board, seats, { pack: 'core', scenario });
    state.rng = seeded(`chance ${name}`);
    state.stack = layWanted(board, here, rng);
    const wanted = new Set(here.map((one) => pieceOfSide(cardOf(one))));
    const sink = {
      event: (key: string, params: Parameters<typeof seenEvent>[1]) => {
        say(key, params);
        seenEvent(key, params, sees);
      },
      fate: () => {},
      auto: () => {},
      reveal: () => {},
    };
    try {
      soundOr(state, 'laid');
      for (let n = 0; n < MOST_DECISIONS; n++, decisions++) {
        const asked = advance(game, state, sink);
        if (asked === null) break;
        seenStanding(state, sees);
        const ask = asked.asks[below(rng, asked.asks.length)]!;
        settle(game, asked, ask, answerTo(ask, wanted, rng));
      }
      if (advance(game, state, sink) !== null) soundOr(state, 'played');
    } catch (error) {
      throw new Error(`${name}, ${scenario} with ${seats}: ${error instanceof Error ? error.message : error}`, {
        cause: error,
      });
    }
  }
  return { trials: trial, decisions, all: all.size, missing: [...missing] };
}

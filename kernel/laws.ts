import { Defect, messageOf } from './errors.js';
import type { Game } from './game.js';
import { clone, difference, type Json } from './json.js';
import { onlyAsked, replays, result, undoRedo } from './laws/history.js';
import { type Law, type Position, textsIn } from './laws/position.js';
import { nonInterference, views } from './laws/sight.js';
import { again, alive, cloned, conservation, invariants, loads, options, plain } from './laws/state.js';
import { keysOf } from './question.js';
import { below, type Rng, seeded } from './rng.js';
import { advance, settle } from './run.js';
import { randomAnswer } from './sight.js';
import { asked, decide, type Entry, open, type Table } from './table.js';

/** Cheap laws hold at every decision … */
const ALWAYS = { alive, again, options, conservation, invariants } as const;
/** … dear ones are looked at now and then … */
const SAMPLED = {
  plain,
  clone: cloned,
  views,
  'non-interference': nonInterference,
  'only-asked': onlyAsked,
  undo: undoRedo,
} as const;
/** … the dearest now and again … */
const RARE = { loads } as const;
/** … and some when the game is over. */
const AT_THE_END = { result, replay: replays, 'only-asked': onlyAsked } as const;

/** The laws by name; 'json', 'terminates' and 'rules' (they throw) belong to the play itself. */
export type LawName =
  | keyof typeof ALWAYS
  | keyof typeof SAMPLED
  | keyof typeof RARE
  | keyof typeof AT_THE_END
  | 'json'
  | 'terminates'
  | 'rules';

/** A law that did not hold, and how to get there again. */
export interface LawFailure {
  readonly law: LawName;
  readonly seed: string;
  readonly players: number;
  readonly decision: number;
  readonly message: string;
}

/** What random play of a game showed. */
export interface LawReport {
  games: number;
  decisions: number;
  readonly failures: LawFailure[];
  /** How often a card was named by a choice or an event. */
  readonly usedCards: Record<string, number>;
  /** How often each question was answered. */
  readonly choices: Record<string, number>;
}

/** How much to play, and how closely to look. */
export interface LawOptions {
  readonly games: number;
  readonly seed: string | number;
  /** How many sit at the table; a list is gone through game by game. */
  readonly players: number | readonly number[];
  readonly options?: Record<string, Json>;
  /** The dear laws are checked at one decision in this many. */
  readonly sample?: number;
  /** A game that is not over by then is taken to be endless. */
  readonly maxDecisions?: number;
  readonly onProgress?: (report: LawReport) => void;
}

/** More failures than anybody reads; no further games are played then. */
const MOST_FAILURES = 20;

/** Plays random games and checks the laws that every game has to keep. */
export function checkLaws<B, V>(game: Game<B, V>, options: LawOptions): LawReport {
  const report: LawReport = { games: 0, decisions: 0, failures: [], usedCards: {}, choices: {} };
  const players = [options.players].flat();
  for (let i = 0; i < options.games && report.failures.length < MOST_FAILURES; i++) {
    playOne(game, options, `${options.seed}/${i}`, players[i % players.length]!, report);
    report.games++;
    options.onProgress?.(report);
  }
  return report;
}

/** What every law has to say about a table at a decision: for tests that come to positions of their own. */
export function brokenLaws<B, V>(table: Table<B, V>, rng: Rng): string[] {
  const position: Position<B, V> = { table, now: asked(table), rng };
  const broken = [ALWAYS, SAMPLED, RARE].map((laws) => firstBroken(laws, position));
  return broken.flatMap((found) => (found === null ? [] : [found.join(': ')]));
}

/** One random game under the eyes of the laws; it ends with the first law that is broken. */
function playOne<B, V>(game: Game<B, V>, options: LawOptions, seed: string, players: number, report: LawReport): void {
  const { sample = 10, maxDecisions = 5000 } = options;
  let decision = 0;
  const fail = (law: LawName, message: string) => report.failures.push({ law, seed, players, decision, message });
  const rng = seeded(`laws ${seed}`);
  const luck = seeded(`choices ${seed}`); // of its own, so that a game does not depend on how closely it is watched
  try {
    const opened = open(game, { seats: players, seed, options: options.options ?? {} });
    if (!opened.ok) return void fail('rules', `the game does not begin: ${opened.error.message}`);
    const { table } = opened;
    const cards = new Set(Object.values(game.box(table.state.board)).flat());
    let twin = table.state;
    for (; ; decision++) {
      const position: Position<B, V> = { table, now: asked(table), rng };
      const broken =
        firstBroken(ALWAYS, position) ??
        (below(rng, sample) === 0 ? firstBroken(SAMPLED, position) : null) ??
        (below(rng, 5 * sample) === 0 ? firstBroken(RARE, position) : null);
      if (broken !== null) return void fail(...broken);
      if (position.now === null) break;
      if (decision >= maxDecisions) return void fail('terminates', `not over after ${maxDecisions} decisions`);
      // One of two twins is saved and loaded at every decision.
      twin = JSON.parse(JSON.stringify(twin));
      const found = decideBoth(position, twin, luck, report, cards);
      if (found !== null) return void fail('json', `saving and loading leads elsewhere: ${found}`);
      report.decisions++;
    }
    const broken = firstBroken(AT_THE_END, { table, now: null, rng });
    if (broken !== null) fail(...broken);
  } catch (error) {
    const fuel = error instanceof Defect && error.code === 'fuel';
    fail(fuel ? 'terminates' : 'rules', messageOf(error));
  }
}

type Broken = readonly [law: LawName, message: string];

function firstBroken<B, V>(laws: { readonly [N in LawName]?: Law }, position: Position<B, V>): Broken | null {
  for (const [name, law] of Object.entries(laws)) {
    const message = law(position);
    if (message !== null) return [name as LawName, message];
  }
  return null;
}

/** Makes the same random decision at the table and on its twin; where they differ afterwards, or null. */
function decideBoth<B, V>(
  { table, now }: Position<B, V>,
  twin: Table<B, V>['state'],
  luck: Rng,
  report: LawReport,
  cards: ReadonlySet<string>,
): string | null {
  const ask = now!.asks[below(luck, now!.asks.length)]!;
  const answer = randomAnswer(ask, luck);
  const id = `${now!.frame.rule}/${ask.into}`;
  report.choices[id] = (report.choices[id] ?? 0) + 1;
  const decided = decide(table, ask.seat, keysOf(ask, answer));
  if (!decided.ok) throw new Defect(`a legal answer was refused: ${decided.error.message}`);
  const other = difference(decided.asked, asked(table));
  if (other !== null) throw new Defect(`asked again, another question is found: ${other}`);
  for (const text of [...textsIn(answer as Json), ...cardsTold(decided.entry)])
    if (cards.has(text)) report.usedCards[text] = (report.usedCards[text] ?? 0) + 1;
  const there = advance(table.game, twin);
  const same = there?.asks.find((entry) => entry.seat === ask.seat);
  if (there === null || same === undefined) return `seat ${ask.seat} is not asked`;
  settle(table.game, there, same, clone(answer));
  advance(table.game, twin);
  return difference(table.state, twin);
}

const cardsTold = (entry: Entry): string[] => entry.events.flatMap((event) => textsIn(event.params as Json));

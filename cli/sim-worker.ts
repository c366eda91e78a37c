import { parentPort } from 'node:worker_threads';
import { match, type Played, type Player, type Series } from '@tabula/bots/arena.js';
import type { Level } from '@tabula/bots/bot.js';
import { decide } from '@tabula/bots/levels.js';
import { type Sink, winnersOf } from '@tabula/kernel/chance.js';
import type { State } from '@tabula/kernel/game.js';
import type { Json } from '@tabula/kernel/json.js';
import { checkLaws, type LawReport } from '@tabula/kernel/laws.js';
import { askOf, keysOf } from '@tabula/kernel/question.js';
import { seeded } from '@tabula/kernel/rng.js';
import { advance } from '@tabula/kernel/run.js';
import { randomAnswer } from '@tabula/kernel/sight.js';
import { gameCalled, loadPack } from './games.js';
import type { GameFacts } from './sim-stats.js';

/** A part of a simulation: games from one number to another. */
export interface Part {
  readonly kind: 'games' | 'laws';
  readonly game: string;
  readonly players: readonly Level[];
  readonly seed: string;
  readonly from: number;
  readonly to: number;
  readonly budget: { ms?: number; iterations?: number };
  /** Every game has a deal of its own. */
  readonly fresh: boolean;
  readonly pack: string | null;
  readonly options: Record<string, Json>;
  /** Questions that are answered at random, so that everything is met. */
  readonly random: readonly string[];
}

export type PartReply =
  | { readonly kind: 'game'; readonly facts: GameFacts }
  | { readonly kind: 'laws'; readonly report: LawReport }
  | { readonly kind: 'done' }
  | { readonly kind: 'failed'; readonly message: string };

const port = parentPort!;
const post = (reply: PartReply) => port.postMessage(reply);

port.on('message', (part: Part) => {
  try {
    if (part.kind === 'games') playPart(part);
    else lawPart(part);
    post({ kind: 'done' });
  } catch (error) {
    post({ kind: 'failed', message: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
});

function optionsOf({ game, pack, options }: Part): Record<string, Json> {
  return pack === null ? options : { ...options, pack: loadPack(game, pack) };
}

function playPart(part: Part): void {
  const game = gameCalled(part.game);
  let taken: [number, string][] = [];
  const sink: Sink = {
    event(key, params) {
      const found = game.taken?.({ key, params });
      if (found !== null && found !== undefined) taken.push([found.seat, found.card]);
    },
    fate: () => {},
    auto: () => {},
    reveal: () => {},
  };
  const series: Series<unknown> = {
    players: part.random.length === 0 ? part.players : part.players.map((level) => atTimesRandom(level, part)),
    seed: part.seed,
    from: part.from,
    to: part.to,
    budget: part.budget,
    fresh: part.fresh,
    options: optionsOf(part),
    sink: () => sink,
    watch(played: Played, state: State) {
      post({
        kind: 'game',
        facts: {
          game: played.game,
          seats: played.seats,
          winners: winnersOf(played.result),
          together: played.result.won !== undefined,
          reason: played.result.reason,
          decisions: played.decisions,
          rounds: game.rounds?.(state.board) ?? 0,
          taken,
          notes: game.notes?.(state.board) ?? [],
          ms: played.efforts.map((effort) => effort.ms),
          thought: played.efforts.map((effort) => effort.decisions),
        },
      });
      taken = [];
    },
  };
  match(game, series);
}

/** A bot that leaves some questions to chance. */
function atTimesRandom(level: Level, { random, budget }: Part): Player<unknown> {
  return {
    name: level,
    decide(seen, seed) {
      const rng = seeded(`random/${seed}`);
      const asked = advance(seen.game, seen.sample(rng))!;
      const ask = askOf(asked, seen.seat)!;
      if (!random.includes(`${asked.frame.rule}/${ask.into}`)) return decide(seen, { ...budget, level, seed });
      return { keys: keysOf(ask, randomAnswer(ask, rng)), iterations: 0, ms: 0, thoughts: [] };
    },
  };
}

function lawPart(part: Part): void {
  const game = gameCalled(part.game);
  const options = optionsOf(part);
  for (let i = part.from; i < part.to; i++) {
    const seed = `${part.seed}/${i}`;
    post({ kind: 'laws', report: checkLaws(game, { games: 1, seed, players: part.players.length, options }) });
  }
}

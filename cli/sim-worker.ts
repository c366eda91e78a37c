import { parentPort } from 'node:worker_threads';
import { match, type Played, type Series } from '@tabula/bots/arena.js';
import type { Level } from '@tabula/bots/bot.js';
import type { Sink } from '@tabula/kernel/chance.js';
import type { State } from '@tabula/kernel/game.js';
import { checkLaws, type LawReport } from '@tabula/kernel/laws.js';
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
  readonly pack: string | null;
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

function optionsOf(part: Part): Record<string, string> {
  return part.pack === null ? {} : { pack: loadPack(part.pack) };
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
    players: part.players,
    seed: part.seed,
    from: part.from,
    to: part.to,
    budget: part.budget,
    options: optionsOf(part),
    sink: () => sink,
    watch(played: Played, state: State) {
      post({
        kind: 'game',
        facts: {
          game: played.game,
          seats: played.seats,
          winners: played.result.places[0]!,
          reason: played.result.reason,
          decisions: played.decisions,
          rounds: game.rounds?.(state.board) ?? 0,
          taken,
          ms: played.efforts.map((effort) => effort.ms),
          thought: played.efforts.map((effort) => effort.decisions),
        },
      });
      taken = [];
    },
  };
  match(game, series);
}

function lawPart(part: Part): void {
  const game = gameCalled(part.game);
  const options = optionsOf(part);
  for (let i = part.from; i < part.to; i++) {
    const seed = `${part.seed}/${i}`;
    post({ kind: 'laws', report: checkLaws(game, { games: 1, seed, players: part.players.length, options }) });
  }
}

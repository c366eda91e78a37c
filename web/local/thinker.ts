import { type Decision, type Level, observe, type Thought } from '@tabula/bots/bot.js';
import type { Reply, Request } from '@tabula/bots/worker.js';
import type { Game, State } from '@tabula/kernel/game.js';
import type { Seat } from '@tabula/kernel/json.js';
import { newSeed } from './chance.js';

/** How long a hard bot may think about one decision, and about what it would advise. */
const MS = 900;
const ADVICE_MS = 2400;
/** A worker that says nothing for so much longer is taken for dead. */
const PATIENCE = 12_000;

/** Bots that think beside the page, so that it never stops. */
export interface Thinker {
  think(game: Game, state: State, seat: Seat, level: Level): Promise<readonly string[]>;
  /** What a hard bot would answer, best first; one answer without games where there is nothing to weigh up. */
  advise(game: Game, state: State, seat: Seat): Promise<readonly Thought[]>;
  close(): void;
}

export function createThinker(): Thinker {
  let worker: Worker | null = null;
  let count = 0;
  const open = new Map<number, { resolve: (decision: Decision) => void; reject: (error: Error) => void }>();

  const drop = (why: string) => {
    worker?.terminate();
    worker = null;
    for (const { reject } of open.values()) reject(new Error(why));
    open.clear();
  };

  function start(): Worker {
    const fresh = new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' });
    fresh.onmessage = ({ data }: MessageEvent<Reply>) => {
      const waiting = open.get(data.id as number);
      open.delete(data.id as number);
      if (data.ok) waiting?.resolve(data.decision);
      else waiting?.reject(new Error(data.error.message));
    };
    fresh.onerror = (event) => drop(event.message);
    return fresh;
  }

  const decide = (game: Game, state: State, seat: Seat, level: Level, ms: number): Promise<Decision> =>
    new Promise((resolve, reject) => {
      worker ??= start();
      const id = ++count;
      const seed = newSeed();
      const timer = setTimeout(() => drop('the bot does not answer'), ms + PATIENCE);
      open.set(id, {
        resolve: (decision) => {
          clearTimeout(timer);
          resolve(decision);
        },
        reject: (error) => {
          clearTimeout(timer);
          reject(error);
        },
      });
      const request: Request = {
        id,
        game: game.id,
        observation: observe(game, state, seat, seed),
        task: { level, seed, ms },
      };
      worker.postMessage(request);
    });

  return {
    think: async (game, state, seat, level) => (await decide(game, state, seat, level, MS)).keys,
    async advise(game, state, seat) {
      const { keys, thoughts } = await decide(game, state, seat, 'hard', ADVICE_MS);
      return thoughts.length > 0 ? thoughts : [{ keys, visits: 0, value: 0 }];
    },
    close: () => drop('closed'),
  };
}

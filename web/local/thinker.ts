import type { Level } from '@tabula/bots/bot.js';
import { observe } from '@tabula/bots/bot.js';
import type { Reply, Request } from '@tabula/bots/worker.js';
import type { Game, State } from '@tabula/kernel/game.js';
import type { Seat } from '@tabula/kernel/json.js';
import { newSeed } from './chance.js';

/** How long a hard bot may think about one decision. */
const MS = 900;
/** A worker that says nothing for so much longer is taken for dead. */
const PATIENCE = 12_000;

/** Bots that think beside the page, so that it never stops. */
export interface Thinker {
  think(game: Game, state: State, seat: Seat, level: Level): Promise<readonly string[]>;
  close(): void;
}

export function createThinker(): Thinker {
  let worker: Worker | null = null;
  let count = 0;
  const open = new Map<number, { resolve: (keys: readonly string[]) => void; reject: (error: Error) => void }>();

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
      if (data.ok) waiting?.resolve(data.decision.keys);
      else waiting?.reject(new Error(data.error.message));
    };
    fresh.onerror = (event) => drop(event.message);
    return fresh;
  }

  return {
    think: (game, state, seat, level) =>
      new Promise((resolve, reject) => {
        worker ??= start();
        const id = ++count;
        const seed = newSeed();
        const timer = setTimeout(() => drop('the bot does not answer'), MS + PATIENCE);
        open.set(id, {
          resolve: (keys) => {
            clearTimeout(timer);
            resolve(keys);
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
          task: { level, seed, ms: MS },
        };
        worker.postMessage(request);
      }),
    close: () => drop('closed'),
  };
}

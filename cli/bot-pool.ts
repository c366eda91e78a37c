import { Worker } from 'node:worker_threads';
import { type Decision, observe, type Task } from '@tabula/bots/bot.js';
import type { Reply } from '@tabula/bots/worker.js';
import type { Game, State } from '@tabula/kernel/game.js';
import type { Seat } from '@tabula/kernel/json.js';

/** A thread in which bots think, so that the terminal stays alive meanwhile. */
export interface BotThread {
  think<B>(game: Game<B, unknown>, state: State<B>, seat: Seat, task: Omit<Task, 'now'>): Promise<Decision>;
  close(): Promise<void>;
}

/** A thread for bots; it has to know the pack that is played, too. */
export function botThread(game: string, pack: string | null): BotThread {
  const worker = new Worker(new URL('./bot-worker.js', import.meta.url), { workerData: { game, pack } });
  worker.unref();
  let count = 0;
  return {
    think: (game, state, seat, task) =>
      new Promise((resolve, reject) => {
        const id = ++count;
        const settle = (reply: Reply) => {
          if (reply.id !== id) return;
          worker.off('message', settle);
          worker.off('error', reject);
          if (reply.ok) resolve(reply.decision);
          else reject(new Error(reply.error.message));
        };
        worker.ref();
        worker.on('message', settle);
        worker.once('error', reject);
        worker.postMessage({ id, game: game.id, observation: observe(game, state, seat, task.seed), task });
      }).finally(() => worker.unref()) as Promise<Decision>,
    close: async () => {
      await worker.terminate();
    },
  };
}

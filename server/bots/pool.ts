import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { observe } from '@tabula/bots/bot.js';
import type { Reply, Request } from '@tabula/bots/worker.js';
import type { Bots, BotTask, Log } from '../tables/env.js';
import { fairQueue } from './fair-queue.js';
import { answersAfter } from './pace.js';

export interface PoolOptions {
  readonly log: Log;
  /** The compiled worker. */
  readonly worker?: URL;
  /** Threads; one core is left to the server. */
  readonly size?: number;
  /** Thinking time for one decision in milliseconds, if no others wait. */
  readonly ms?: number;
  /** How much longer than its budget a worker may take before it is taken for dead. */
  readonly patience?: number;
  /** How often a decision is asked again after a worker died over it. */
  readonly tries?: number;
}

/** The thinking time that is left to everybody, however many wait. */
const LEAST = 50;

interface Job {
  readonly whose: BotTask;
  readonly request: Request;
  readonly resolve: (keys: readonly string[]) => void;
  readonly reject: (error: Error) => void;
  tries: number;
}

/** One thread, and what it thinks about. */
interface Thread {
  readonly worker: Worker;
  job: Job | null;
  timer: NodeJS.Timeout | null;
  /** When it began, and how long it may think. */
  began: number;
  budget: number;
}

/** Threads in which bots think. One that crashes or hangs is replaced, and its decision asked again. */
export function botPool(options: PoolOptions): Bots & { readonly replaced: number } {
  const { log, ms = 1_000, patience = 5_000, tries = 3 } = options;
  const url = options.worker ?? new URL('./bot-worker.js', import.meta.url);
  const size = options.size ?? Math.max(1, availableParallelism() - 1);
  const threads = new Set<Thread>();
  const waiting = fairQueue<Job>();
  /** Answers that wait for their time. */
  const held = new Map<Job, NodeJS.Timeout>();
  let closed = false;
  let count = 0;
  let replaced = 0;

  const start = (): Thread => {
    // Without the flags of this process: a test runs from sources, the thread is compiled.
    const worker = new Worker(url, { execArgv: [] });
    worker.unref();
    const thread: Thread = { worker, job: null, timer: null, began: 0, budget: 0 };
    worker.on('message', (reply: Reply) => finish(thread, reply));
    worker.on('error', (error) => lose(thread, error.message));
    worker.on('exit', (code) => lose(thread, `the thread ended with code ${code}`));
    threads.add(thread);
    return thread;
  };

  const release = (thread: Thread): Job | null => {
    const { job } = thread;
    thread.job = null;
    if (thread.timer !== null) clearTimeout(thread.timer);
    thread.timer = null;
    return job;
  };

  const finish = (thread: Thread, reply: Reply): void => {
    if (thread.job === null || reply.id !== thread.job.request.id) return;
    const { began, budget } = thread;
    const job = release(thread)!;
    if (reply.ok) hold(job, reply.decision.keys, began, budget);
    else job.reject(new Error(reply.error.message));
    next();
  };

  /** Answers at a time that tells nothing of the cards. */
  const hold = (job: Job, keys: readonly string[], began: number, budget: number): void => {
    const due = began + answersAfter(job.whose.level, performance.now() - began, budget);
    const wait = (): void => {
      const left = due - performance.now();
      if (left > 0) {
        held.set(job, setTimeout(wait, Math.ceil(left))); // a timer may go off a little early
        return;
      }
      held.delete(job);
      job.resolve(keys);
    };
    wait();
  };

  const lose = (thread: Thread, why: string): void => {
    if (!threads.delete(thread)) return;
    void thread.worker.terminate();
    const job = release(thread);
    if (closed) {
      job?.reject(new Error('the bots have stopped'));
      return;
    }
    replaced++;
    log.warn({ why }, 'a bot thread was replaced');
    if (job !== null) {
      job.tries++;
      if (job.tries < tries) waiting.push(job.whose, job);
      else job.reject(new Error(`no thread survived this decision: ${why}`));
    }
    next();
  };

  const next = (): void => {
    while (waiting.size > 0 && !closed) {
      const idle = [...threads].find(({ job }) => job === null) ?? (threads.size < size ? start() : undefined);
      if (idle === undefined) return;
      const job = waiting.shift()!;
      idle.job = job;
      idle.began = performance.now();
      // While others wait all think shorter, and most those of whom there are many: who plays at one table hardly notices.
      const budget = Math.max(Math.min(ms, LEAST), ms / (1 + waiting.aheadOf(job.whose.account) / size));
      idle.budget = budget;
      const { task } = job.request;
      idle.timer = setTimeout(() => lose(idle, 'the thread took too long'), ms + patience);
      idle.timer.unref();
      idle.worker.postMessage({ ...job.request, task: { ...task, ms: budget } } satisfies Request);
    }
  };

  return {
    get replaced() {
      return replaced;
    },
    get waiting() {
      return waiting.size;
    },
    think: (game, state, seat, task) =>
      new Promise((resolve, reject) => {
        if (closed) return reject(new Error('the bots have stopped'));
        count++;
        const request: Request = {
          id: count,
          game: game.id,
          observation: observe(game, state, seat, task.seed),
          task: { level: task.level, seed: task.seed, ms },
        };
        waiting.push(task, { whose: task, request, resolve, reject, tries: 0 });
        next();
      }),
    async close() {
      closed = true;
      for (const timer of held.values()) clearTimeout(timer);
      for (const job of [...waiting.drain(), ...held.keys()]) job.reject(new Error('the bots have stopped'));
      held.clear();
      await Promise.all([...threads].map(({ worker }) => worker.terminate()));
    },
  };
}

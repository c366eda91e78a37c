import { messageOf } from '@tabula/kernel/errors.js';
import { Elsewhere } from '../nodes/owners.js';
import { FAR } from './flags.js';
import { isOldSave } from './refusal.js';
import type { Registry } from './registry.js';
import type { Due } from './store.js';

/** Tables that are looked up at once. */
const PAGE = 200;
/** Decisions that may wait for a bot before more tables with bots are taken up: each waits in memory. */
const BOTS = 200;
const PATIENCE = 50;

/**
 * Takes up the tables on which a flag falls soon or a bot has to move, the most urgent first. After a restart that may be
 * all there are: between any two of them everybody else has a turn.
 */
export function createSweep({ env, loaded, find }: Registry): () => Promise<void> {
  /** Tables whose games cannot go on here: to try once is enough. */
  const knownOld = new Set<string>();

  const takeUp = async (id: string): Promise<void> => {
    const table = loaded(id);
    if (table !== null) {
      table.wake();
      return;
    }
    if (knownOld.has(id)) return;
    await find(id).catch((error: unknown) => {
      if (error instanceof Elsewhere) return; // another node was quicker
      if (isOldSave(error)) knownOld.add(id);
      env.log.error({ table: id, error: messageOf(error) }, 'cannot be loaded');
    });
    await new Promise<void>((resolve) => setImmediate(resolve));
  };

  return async () => {
    const by = env.clock.steady() + FAR;
    for (let last: Due | undefined; ; ) {
      const page = await env.store.due(by, PAGE, last);
      for (const { id } of page) {
        while (env.bots.waiting >= BOTS && !env.stopping())
          await new Promise<void>((resolve) => void env.clock.after(PATIENCE, resolve));
        if (env.stopping()) return;
        await takeUp(id);
      }
      if (page.length < PAGE) return;
      last = page.at(-1);
    }
  };
}

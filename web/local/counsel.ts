import type { Seat } from '@tabula/kernel/json.js';
import { questions, type Table, asked as whatIsAsked } from '@tabula/kernel/table.js';
import { type CouncilInfo, groupsAsk } from '@tabula/protocol/council.js';
import type { Who } from './saves.js';
import type { Thinker } from './thinker.js';

/** What companions are for, where a person of this screen answers for all. */
export interface Counsel {
  /** The decision of all that is open, with what was proposed so far. */
  now(version: number): CouncilInfo | null;
  /** Asks the companions, once for each version; true if they have said something new that is still asked. */
  ask(version: number): Promise<boolean>;
}

/** They see the same and go by the same advice: one thought is that of all of them. */
export function counselAt(table: Table, who: readonly Who[], thinker: Pick<Thinker, 'think'>): Counsel {
  const bots = who.flatMap(({ kind }, seat) => (kind === 'bot' ? [seat] : []));
  let said: { readonly version: number; readonly keys: readonly string[] } | null = null;
  let asking = -1;
  let latest = -1;

  const answering = (): Seat | null => {
    const seat = bots.length === 0 ? undefined : groupsAsk(table.game, table.state, whatIsAsked(table))?.seat;
    return seat !== undefined && who[seat]?.kind === 'person' ? seat : null;
  };
  return {
    now(version) {
      latest = version;
      const seat = answering();
      const question = seat === null ? undefined : questions(table).find((open) => open.seat === seat);
      if (question === undefined) return null;
      const keys = said?.version === version ? said.keys : null;
      return { question, for: keys === null ? {} : Object.fromEntries(bots.map((bot) => [bot, keys])) };
    },
    async ask(version) {
      const seat = answering();
      if (seat === null || asking === version) return false;
      asking = version;
      const keys = await thinker.think(table.game, table.state, seat, 'normal').catch(() => null);
      if (keys === null || latest !== version) return false;
      said = { version, keys };
      return true;
    },
  };
}

import type { Game, State } from '@tabula/kernel/game.js';
import type { Seat } from '@tabula/kernel/json.js';
import type { Question } from '@tabula/kernel/question.js';
import type { Ask } from '@tabula/kernel/rule.js';
import type { Asked } from '@tabula/kernel/run.js';

/** A decision that all make together while it is open: one answers for all, the others may propose what. */
export interface CouncilInfo {
  /** As the one who answers sees it. */
  readonly question: Question;
  /** What each seat proposes, as keys of the question; those who have proposed nothing are missing. */
  readonly for: Wishes;
}

export type Wishes = { readonly [seat: string]: readonly string[] };

/** The open question, if all decide it together. Only where all see the same: else it might tell what one seat holds. */
export function groupsAsk(game: Game, { board, seats }: State, asked: Asked | null): Ask | null {
  const ask = asked?.asks[0];
  if (asked === null || ask === undefined || asked.asks.length > 1 || seats.length < 2) return null;
  return game.alike === true && game.isGroups?.(board, ask, asked.frame) === true ? ask : null;
}

/** What most are for; of several that have as many, what stands first in the question. Null if nobody has proposed anything. */
export function favoured({ options }: Question, wishes: Iterable<readonly string[]>): readonly string[] | null {
  const rank = (keys: readonly string[]): number => options.findIndex(({ key }) => key === keys[0]);
  const counts = new Map<string, { readonly keys: readonly string[]; count: number }>();
  for (const keys of wishes) {
    const known = counts.get(keys.join('\n')) ?? { keys, count: 0 };
    known.count++;
    counts.set(keys.join('\n'), known);
  }
  const [first] = [...counts.values()].sort((a, b) => b.count - a.count || rank(a.keys) - rank(b.keys));
  return first?.keys ?? null;
}

/** The seats that are for this option, in their order. */
export const seatsFor = (wishes: Wishes, key: string): Seat[] =>
  Object.entries(wishes).flatMap(([seat, keys]) => (keys.includes(key) ? [Number(seat)] : []));

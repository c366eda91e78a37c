import { below, seeded } from '@tabula/kernel/rng.js';

/** One match of the load: two players, one decision in flight. */
export interface Match {
  readonly index: number;
  /** The decisions that were sent and that the other player has not seen yet. */
  readonly open: { readonly player: number; readonly seq: number; readonly at: number }[];
  due: number;
}

/** What all clients share: the clock of their matches and the counts. */
export interface Load {
  readonly port: number;
  readonly game: string;
  /** A whole number below n. */
  random(n: number): number;
  /** Calls when it is time for the next decision of a match: at once while the server warms up. */
  pace(match: Match, decide: () => void): void;
  sent(match: Match, player: number, seq: number): void;
  received(match: Match, player: number, seq: number): void;
  bytes(count: number): void;
  error(what: string): void;
  newGame(): void;
  readonly stopping: boolean;
  /** Requests that have no answer yet. */
  unanswered: number;
}

/** The two players of one match, connected: `begin` lets them play, and nobody before all are there. */
export interface Joined {
  begin(): Promise<void>;
  leave(): void;
}
export type Join = (load: Load, match: Match) => Promise<Joined>;

/** The counts of a load. Latency: until the player who did not decide has a state later than the one decided on. */
export function newLoad(port: number, game: string, paceMs: number) {
  const rng = seeded('load');
  const counts = { latencies: [] as number[], bytes: 0, games: 0, errors: 0, firstError: '', lastAt: 0 };
  const state = { warming: true, measuring: false, stopping: false, holding: false };
  const held: (() => void)[] = [];
  const load: Load = {
    port,
    game,
    random: (n) => below(rng, n),
    unanswered: 0,
    get stopping() {
      return state.stopping;
    },
    pace(match, decide) {
      if (state.stopping) return;
      if (state.holding) {
        held.push(decide);
        return;
      }
      if (paceMs === 0 || state.warming) return decide();
      const now = performance.now();
      match.due = match.due === 0 ? now + below(rng, paceMs) : Math.max(now, match.due + paceMs);
      setTimeout(() => {
        if (!state.stopping) decide();
      }, match.due - now);
    },
    sent: (match, player, seq) => void match.open.push({ player, seq, at: performance.now() }),
    received(match, player, seq) {
      counts.lastAt = performance.now();
      let kept = 0;
      for (const entry of match.open)
        if (entry.player !== player && seq > entry.seq) {
          if (state.measuring) counts.latencies.push(counts.lastAt - entry.at);
        } else match.open[kept++] = entry;
      match.open.length = kept;
    },
    bytes(count) {
      if (state.measuring) counts.bytes += count;
    },
    error(what) {
      counts.errors++;
      if (counts.firstError === '') counts.firstError = what;
    },
    newGame() {
      counts.games++;
    },
  };
  /** What was held is decided now. */
  const goOn = () => {
    state.holding = false;
    for (const decide of held.splice(0)) decide();
  };
  return { load, counts, state, goOn };
}

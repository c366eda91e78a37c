/** On which sessions somebody has shown lately that it is them: a device left open must not be enough for everything. */
export interface Proofs {
  /** By the session's digest. */
  note(session: string): Promise<void>;
  isFresh(session: string): Promise<boolean>;
}

const MOST = 10_000;
export const PROOF_MS = 600_000;

/** In the memory of the one process that serves: whoever is asked again after a restart loses nothing. */
export function createProofs(now: () => number): Proofs {
  const until = new Map<string, number>();
  /** Proofs end in the order they were given in. */
  const sweep = () => {
    for (const [session, end] of until) {
      if (end > now() && until.size < MOST) return;
      until.delete(session);
    }
  };
  return {
    async note(session) {
      until.delete(session);
      sweep();
      until.set(session, now() + PROOF_MS);
    },
    isFresh: async (session) => (until.get(session) ?? 0) > now(),
  };
}

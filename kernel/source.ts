import { bytesOf, hmac } from './sha256.js';

/** Where chance comes from. A search and a simulation have the fast generator of the state; a server has this. */
export interface Source {
  /** A whole number from 0 to n - 1, each as likely; it may depend on the step that needs it. */
  below(n: number, step?: string): number;
}

const WORDS = 2 ** 32;

/** Chance that follows from a secret and a place alone: HMAC-SHA-256 in counter mode, words from first to last. */
export function keyedSource(seed: Uint8Array, place: string): Source {
  let block: DataView | null = null;
  let count = 0;
  let at = 0;
  let keyed: ReturnType<typeof hmac> | null = null; // most decisions need no chance
  const next = (): number => {
    if (block === null || at === block.byteLength) {
      keyed ??= hmac(seed);
      block = new DataView(keyed(bytesOf(`${place}|${count++}`)).buffer);
      at = 0;
    }
    at += 4;
    return block.getUint32(at - 4);
  };
  return {
    below(n) {
      const fair = WORDS - (WORDS % n); // what is left over would make low numbers likelier
      for (;;) {
        const word = next();
        if (word < fair) return word % n;
      }
    },
  };
}

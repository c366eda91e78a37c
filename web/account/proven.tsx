import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { Account } from '../net/session.js';
import { Proof } from './proof.js';
import type { Outcome } from './said.js';

interface Proven {
  /** Does something; where it needs a proof that it is oneself, that is asked for first and the thing is done after it. */
  readonly act: (work: () => Promise<Outcome>) => Promise<void>;
  /** The question for the proof, while something waits for it. */
  readonly proof: ComponentChildren;
}

/** For what an account does only shortly after its owner has shown who it is. */
export function useProven(account: Account, tell: (outcome: Outcome) => void): Proven {
  const [waiting, hold] = useState<(() => Promise<Outcome>) | null>(null);
  const act = async (work: () => Promise<Outcome>) => {
    const came = await work();
    const mustProve = came !== null && 'code' in came && came.code === 'prove-first';
    hold(() => (mustProve ? work : null));
    tell(mustProve ? null : came);
  };
  return { act, proof: waiting !== null && <Proof account={account} proven={() => void act(waiting)} /> };
}

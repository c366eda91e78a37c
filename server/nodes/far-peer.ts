import type { Account } from '../people/accounts.js';
import type { Peer } from '../tables/env.js';

/** A connection that somebody has with another node: tables know it as any other. */
export class FarPeer implements Peer {
  gone = false;
  readonly watching = new Set<string>();
  /** What it has asked and was not answered. */
  open = 0;

  constructor(
    public account: Account,
    readonly household: string | null,
    private readonly push: (text: string) => void,
  ) {}

  send(text: string): void {
    if (!this.gone) this.push(text);
  }
}

import { type Item, type Message, type Spoken, writeMessage } from './messages.js';

/** Puts a text on its way; the second is called if nobody listens there. */
type Send = (text: string, nobody: () => void) => void;

/**
 * One way from this node to another, and what has come from there. Everything has a number in its own direction, so that
 * what got lost is noticed by what follows; while there is anything to lose, something follows each second.
 */
export class Line {
  /** When something came last. */
  heardAt: number;
  private sent = 0;
  private received = 0;
  private waiting: Spoken[] = [];
  /** Called if what waits reaches nobody. */
  private unheard: (() => void)[] = [];

  constructor(
    private readonly send: Send,
    private readonly now: () => number,
  ) {
    this.heardAt = now();
  }

  /** Says something when this turn ends; true if it is the first in this turn. */
  put(item: Item, text: string, nobody?: () => void): boolean {
    const last = this.waiting.at(-1);
    if (nobody !== undefined) this.unheard.push(nobody);
    // One text to many sockets of a node goes there once.
    if (item.kind === 'push' && last?.item.kind === 'push' && last.text === text) {
      const peers = [...last.item.peers, ...item.peers];
      this.waiting[this.waiting.length - 1] = { item: { kind: 'push', peers }, text };
      return false;
    }
    return this.waiting.push({ item, text }) === 1;
  }

  get isWaiting(): boolean {
    return this.waiting.length > 0;
  }

  /** Sends what waits, or a sign of life. */
  flush(nobody?: () => void): void {
    const spoken = this.waiting;
    const unheard = nobody === undefined ? this.unheard : [nobody, ...this.unheard];
    this.waiting = [];
    this.unheard = [];
    this.sent++;
    this.send(writeMessage({ number: this.sent, spoken }), () => {
      for (const call of unheard) call();
    });
  }

  /** Notes what has come; false if something before it got lost. */
  take({ number }: Pick<Message, 'number'>): boolean {
    this.heardAt = this.now();
    const isNext = number === this.received + 1;
    this.received = number;
    return isNext;
  }
}

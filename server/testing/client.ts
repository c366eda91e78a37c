import type { Seat } from '@tabula/kernel/json.js';
import type { Question } from '@tabula/kernel/question.js';
import { below, type Rng, seeded } from '@tabula/kernel/rng.js';
import type { CouncilInfo } from '@tabula/protocol/council.js';
import type {
  ChatLine,
  FullGame,
  SocketPush,
  SocketReply,
  TableInfo,
  UpdatePush,
  WatchReply,
} from '@tabula/protocol/pushes.js';
import { openQuestion, type Sheet, sheetSum, turnSheet } from '@tabula/protocol/sheet.js';
import { Line, type LineOptions } from './line.js';

export interface ClientOptions extends LineOptions {
  readonly seed: string | number;
}

/** An answer as it was sent. */
interface Sent {
  readonly idem: string;
  readonly version: number;
  readonly keys: readonly string[];
}

/** An answer that was acknowledged: it has to be there for good, under this number. */
export interface Acknowledged extends Sent {
  readonly table: string;
  readonly seq: number;
}

/** What is refused with these is granted a little later. */
const PASSING = new Set(['unreachable', 'storage', 'stopping']);
const AGAIN = 100;

/** A player with a real socket: follows a table, checks every sum, answers at random, survives cuts. */
export class Client extends Line {
  /** What went wrong between the two sides; a test wants all of it empty. */
  readonly divergences: string[] = [];
  readonly acknowledged: Acknowledged[] = [];
  /** Milliseconds until each of them was acknowledged, since it was sent the last time. */
  readonly took: number[] = [];
  readonly refused: { readonly sent: Sent; readonly code: string }[] = [];
  readonly chat: ChatLine[] = [];
  table: string | null = null;
  you: Seat | null = null;
  info: TableInfo | null = null;
  sheet: Sheet | null = null;
  /** The decision that all make together, while there is one. */
  council: CouncilInfo | null = null;
  seq = 0;
  version = 0;
  /** The server has told where the game stands, on this connection. */
  synced = false;
  /** Answer every question at random as soon as it is there. */
  playing = false;
  /** How many more answers to give. */
  answersLeft = Number.POSITIVE_INFINITY;

  readonly #rng: Rng;
  #nextIdem = 1;
  #unanswered: Sent | null = null;
  /** The first version whose question has no answer yet: no question is answered twice. */
  #answerFrom = 0;
  /** Counts the connections and the tables, so that a late answer to `watch` is not taken for the present one. */
  #watch = 0;

  constructor(options: ClientOptions) {
    super(options);
    this.#rng = seeded(options.seed);
    this.onPush = (push) => this.#pushed(push);
    this.onClose = () => {
      this.synced = false;
      this.#watch++;
    };
  }

  get over(): boolean {
    return this.sheet !== null && this.sheet.view.result !== null;
  }

  /** A question is open and will be answered. */
  get eager(): boolean {
    return this.answersLeft > 0 && this.question() !== null;
  }

  /** Nothing is on its way that this client knows of. */
  get quiet(): boolean {
    return this.connected && this.synced && this.#unanswered === null && this.open === 0;
  }

  question(): Question | null {
    return this.sheet === null ? null : openQuestion(this.sheet);
  }

  /** Follows a table from now on, through every cut. */
  async follow(table: string, invite?: string): Promise<void> {
    this.table = table;
    this.sheet = null;
    this.seq = 0;
    this.version = 0;
    this.#answerFrom = 0;
    this.#unanswered = null;
    await this.#look(invite === undefined ? {} : { invite });
  }

  override describe(): string {
    const { table, you, seq, version, connected, synced, sheet } = this;
    const { asked = null, view = null } = sheet ?? {};
    return JSON.stringify({ table, you, seq, version, connected, synced, asked, waiting: view?.waiting });
  }

  /** Answers the open question with these keys, or with random legal ones. */
  answer(keys?: readonly string[]): void {
    const question = this.question();
    if (question === null || this.#unanswered !== null) return;
    this.#answerFrom = this.version + 1;
    this.#unanswered = {
      idem: `${this.name}-${this.#nextIdem++}`,
      version: this.version,
      keys: keys ?? this.randomKeys(question),
    };
    this.#send();
  }

  randomKeys({ options, min, max }: Question): string[] {
    const most = Math.min(max, options.length);
    const count = min + below(this.#rng, most - min + 1);
    const keys = options.map(({ key }) => key);
    while (keys.length > count) keys.splice(below(this.#rng, keys.length), 1);
    return keys;
  }

  /** Answers the open question, if there is one and it plays. */
  resume(): void {
    if (!this.playing || !this.synced || this.answersLeft <= 0 || this.version < this.#answerFrom) return;
    if (this.#unanswered !== null || this.question() === null) return;
    this.answersLeft--;
    this.answer();
  }

  #pushed(push: SocketPush): void {
    if (push.push === 'hello') {
      if (this.table !== null) void this.#look(this.sheet === null ? {} : { since: this.seq });
    } else if (push.table !== this.table) return;
    else if (push.push === 'table') this.info = push.info;
    else if (push.push === 'council') this.council = push.council;
    else if (push.push === 'reset') void this.#look({});
    else if (push.push === 'chat') this.#heard(push);
    else if (push.push === 'update' && this.synced) this.#turn(push);
  }

  #turn(update: UpdatePush): void {
    const next = this.sheet === null ? null : turnSheet(this.sheet, update);
    if (update.seq <= this.seq) this.#diverged(`update ${update.seq} came twice`);
    else if (next === null || sheetSum(next) !== update.checksum)
      this.#diverged(`the sum of update ${update.seq} is wrong`);
    else {
      this.sheet = next;
      this.seq = update.seq;
      this.version = update.version;
      this.council = update.council ?? null;
      this.resume();
    }
  }

  #heard({ seq, at, seat, name, who, text }: ChatLine): void {
    if (this.chat.some((line) => line.seq === seq)) return;
    this.chat.push({ seq, at, seat, name, who, text });
    if (this.synced && seq > this.seq) this.seq = seq;
  }

  #diverged(what: string): void {
    this.divergences.push(`${this.name}: ${what}`);
    void this.#look({});
  }

  #look(fields: Record<string, unknown>): Promise<void> {
    this.synced = false;
    const watch = ++this.#watch;
    return new Promise((resolve) => {
      this.ask<WatchReply>('watch', { table: this.table, ...fields }, (reply) => {
        if (reply !== null && watch === this.#watch) this.#watched(reply);
        resolve();
      });
    });
  }

  #watched(reply: SocketReply<WatchReply>): void {
    if (!reply.ok && PASSING.has(reply.error.code)) {
      setTimeout(() => void this.#look({}), AGAIN);
      return;
    }
    if (!reply.ok) {
      this.divergences.push(`${this.name}: watch: ${reply.error.code}`);
      return;
    }
    this.info = reply.info;
    this.you = reply.you;
    this.council = reply.council ?? null;
    for (const line of reply.chat) this.#heard(line);
    this.seq = reply.seq;
    this.version = reply.version;
    this.synced = true;
    if (reply.game !== undefined) this.#take(reply.game);
    else if (this.sheet !== null && reply.checksum !== sheetSum(this.sheet)) {
      this.#diverged('nothing happened while away, but the sums differ');
      return;
    }
    if (this.#unanswered !== null) this.#send();
    this.resume();
  }

  #take({ view, question, asked, checksum }: FullGame): void {
    this.sheet = { view, question, asked };
    if (sheetSum(this.sheet) !== checksum) this.divergences.push(`${this.name}: the sum of the full view is wrong`);
  }

  /** Sends the open answer, perhaps not for the first time: the key makes a repeat harmless. */
  #send(): void {
    const sent = this.#unanswered!;
    const { idem, version, keys } = sent;
    const { table } = this;
    const began = performance.now();
    this.ask('answer', { table, idem, version, keys }, (reply) => {
      if (reply === null || this.#unanswered !== sent) return; // repeated after the next watch
      this.#unanswered = null;
      if (reply.ok) {
        this.acknowledged.push({ ...sent, table: table!, seq: reply.seq as number });
        this.took.push(performance.now() - began);
        this.#answerFrom = reply.version as number;
      } else {
        this.refused.push({ sent, code: reply.error.code });
        this.#answerFrom = 0; // something else came first: the question may still be open
      }
      this.resume();
    });
  }
}

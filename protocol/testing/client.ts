import { below, type Rng, seeded, shuffleInPlace } from '@tabula/kernel/rng.js';
import { type Session, session } from '../session.js';

interface Told {
  readonly key: string;
  readonly params: Record<string, unknown>;
  readonly text: string;
}

interface OptionTold {
  readonly key: string;
  readonly label: Told;
  readonly rule: string;
  readonly refs: readonly Record<string, unknown>[];
}

interface QuestionTold {
  readonly seat: number;
  readonly id: string;
  readonly kind: string;
  readonly prompt: Told;
  readonly rule: string;
  readonly min: number;
  readonly max: number;
  readonly cosmetic: boolean;
  readonly options: readonly OptionTold[];
}

type EventTold = Told & { readonly rule: string };

/** Any answer, as a client that has read docs/protocol.md knows it. */
export interface Reply {
  readonly id: string | number | null;
  readonly ok: boolean;
  readonly error: {
    readonly code: string;
    readonly message: string;
    readonly rule?: string;
    readonly details?: string[];
  };
  readonly match: string;
  readonly version: number;
  readonly over: boolean;
  readonly seed: string | number;
  readonly questions: readonly QuestionTold[];
  readonly events: readonly EventTold[];
  readonly possible: readonly OptionTold[];
  readonly reasons: readonly EventTold[];
  readonly forecasts: readonly {
    readonly key: string;
    readonly lines: readonly (EventTold & { readonly is: string })[];
    readonly ghosts: readonly { readonly number: string; readonly value: number }[];
  }[];
  readonly intents: readonly { readonly seat: number; readonly intent: Told }[];
  readonly state: Record<string, unknown> & { board: Record<string, unknown>; stack: unknown[] };
  readonly view: Record<string, unknown> & { board: Record<string, unknown> };
  readonly log: Record<string, unknown> & { entries: { seat: number | null; keys: string[]; fates: unknown[] }[] };
  readonly entries: readonly { seat: number | null; keys: string[] | null; events: EventTold[]; forced: unknown[] }[];
  readonly result: { readonly places: number[][]; readonly reason: string } | null;
  readonly keys: string[];
  readonly [field: string]: unknown;
}

/** A client of a session that sends requests as objects. */
export class Client {
  readonly session: Session;
  private sent = 0;

  constructor(to: Session = session()) {
    this.session = to;
  }

  /** Sends a command; the answer, whatever it is. */
  ask(command: string, fields: object = {}): Reply {
    const id = ++this.sent;
    const reply = JSON.parse(this.session.handle(JSON.stringify({ id, command, ...fields }))) as Reply;
    if (reply.id !== id) throw new Error(`the answer to ${id} is for ${reply.id}`);
    return reply;
  }

  /** Sends a command that has to succeed. */
  must(command: string, fields: object = {}): Reply {
    const reply = this.ask(command, fields);
    if (!reply.ok) throw new Error(`${command}: ${reply.error.code}: ${reply.error.message}`);
    return reply;
  }

  /** Sends a command that has to fail, and returns the code. */
  code(command: string, fields: object = {}): string {
    const reply = this.ask(command, fields);
    if (reply.ok) throw new Error(`${command} was not refused`);
    return reply.error.code;
  }

  begin(seats = 2, seed: string | number = 'test'): string {
    return this.must('new', { game: 'elekt', seats, seed }).match;
  }

  /** Answers one open question at random; false when the game is over. Knows nothing but what it is asked. */
  step(match: string, rng: Rng): boolean {
    const { over, questions } = this.must('questions', { match });
    if (over) return false;
    const question = questions[below(rng, questions.length)]!;
    this.must('answer', { match, seat: question.seat, keys: anyKeys(question, rng) });
    return true;
  }

  /** Plays on at random, to the end or for some decisions; how many there were. */
  play(match: string, seed: string | number, most = 5000): number {
    const rng = seeded(seed);
    let decisions = 0;
    while (decisions < most && this.step(match, rng)) decisions++;
    return decisions;
  }

  /** Plays on at random until a question of that id is open, and returns it. */
  until(match: string, id: string, seed: string | number = 0): QuestionTold {
    const rng = seeded(seed);
    for (;;) {
      const found = this.must('questions', { match }).questions.find((question) => question.id === id);
      if (found !== undefined) return found;
      if (!this.step(match, rng)) throw new Error(`${id} was never asked`);
    }
  }
}

/** A key of the first question of Elekt for three or four players (ELEK-17.94). */
export const DIRECTION = 'clockwise';

/** A match at its first question, who is asked it, and who is not. */
export function atStart(seats = 3) {
  const client = new Client();
  const match = client.begin(seats);
  const { seat } = client.must('questions', { match }).questions[0]!;
  return { client, match, seat, other: (seat + 1) % seats };
}

function anyKeys({ options, min, max }: QuestionTold, rng: Rng): string[] {
  const keys = options.map((option) => option.key);
  return shuffleInPlace(rng, keys).slice(0, min + below(rng, Math.min(max, keys.length) - min + 1));
}

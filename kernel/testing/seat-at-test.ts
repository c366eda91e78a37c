import type { Seat } from '../json.js';
import type { Question } from '../question.js';
import { decide, type Table } from '../table.js';

/** What a seat needs of the table it sits at. */
interface Sight<B, V> {
  readonly questions: readonly Question[];
  readonly kernel: Table<B, V>;
}

/** One seat's side of the table under test. */
export class SeatAtTest<B, V> {
  private readonly table: Sight<B, V>;
  private readonly seat: Seat;
  private readonly answer: (keys: readonly string[]) => unknown;

  constructor(table: Sight<B, V>, seat: Seat, answer: (keys: readonly string[]) => unknown) {
    this.table = table;
    this.seat = seat;
    this.answer = answer;
  }

  /** The question this seat has now, if any. */
  get question(): Question | undefined {
    return this.table.questions.find((question) => question.seat === this.seat);
  }

  get options(): string[] {
    return (this.question?.options ?? []).map((option) => option.key);
  }

  /** Fails unless this seat is asked exactly this; with keys, exactly these options in any order. */
  isAsked(id: string, keys?: readonly string[]): this {
    const asked = this.table.questions.map((question) => `seat ${question.seat}: ${question.id}`);
    if (this.question?.id !== id)
      throw new Error(`seat ${this.seat} is not asked ${id}; open: ${asked.join(', ') || 'nothing'}`);
    if (keys !== undefined) {
      const [want, have] = [[...keys].sort().join(' '), this.options.sort().join(' ')];
      if (want !== have) throw new Error(`${id}: expected options\n  ${want}\nfound\n  ${have}`);
    }
    return this;
  }

  isNotAsked(): this {
    if (this.question !== undefined) throw new Error(`seat ${this.seat} is asked ${this.question.id}`);
    return this;
  }

  /** Answers; fails if it is not legal. A question for several takes several keys, or none. */
  picks(...keys: string[]): this {
    this.answer(keys);
    return this;
  }

  /** The code and rule with which an illegal answer is refused; fails if it is legal. */
  refused(...keys: string[]): { code: string; rule: string | undefined } {
    const outcome = decide({ ...this.table.kernel, log: [], past: [] }, this.seat, keys);
    if (outcome.ok) throw new Error(`'${keys.join(' ')}' was accepted`);
    return { code: outcome.error.code, rule: outcome.error.rule };
  }
}

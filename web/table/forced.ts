import type { Question } from '@tabula/kernel/question.js';

/** So long (milliseconds) one sees what is asked before it is answered by itself. */
const AFTER = 2400;

/** The one answer that a question leaves; null where there is anything to choose. */
export function onlyAnswer({ min, max, options }: Pick<Question, 'min' | 'max' | 'options'>): string | null {
  const [option] = options;
  return option !== undefined && options.length === 1 && min === 1 && max === 1 ? option.key : null;
}

/** The table as far as it matters here. */
export interface Asked {
  /** Which question this is: the same text as long as nobody has answered it. */
  readonly asked: string;
  readonly question: Question | null;
  /** How many decisions the story tells. */
  readonly told: number;
  /** Nothing keeps us from answering: no sheet is open, no answer is under way, the table is connected. */
  readonly free: boolean;
}

/** Answers questions that leave no choice, a moment after they were asked. */
export interface Forced {
  see(moment: Asked): void;
  /** Somebody touched the page: this question is theirs. */
  stop(): void;
  /** Forgets everything. */
  close(): void;
}

interface ForcedOptions {
  readonly answer: (key: string) => void;
  /** In how many milliseconds an answer will be given; null when none will. */
  readonly counting: (ms: number | null) => void;
  /** The time of the browser; tests have their own. */
  readonly later?: (work: () => void, ms: number) => () => void;
}

const browserLater = (work: () => void, ms: number): (() => void) => {
  const timer = setTimeout(work, ms);
  return () => clearTimeout(timer);
};

export function createForced({ answer, counting, later = browserLater }: ForcedOptions): Forced {
  let asked = '';
  let told = 0;
  let stopped = false;
  let cancel: (() => void) | null = null;

  function hold(): void {
    if (cancel === null) return;
    cancel();
    cancel = null;
    counting(null);
  }

  return {
    see(moment) {
      if (moment.asked !== asked) {
        hold();
        asked = moment.asked;
        // Who has gone back wants to look, or to go further back: it must not be answered away from them.
        stopped = moment.told < told;
      }
      ({ told } = moment);
      const only = moment.question === null ? null : onlyAnswer(moment.question);
      if (only === null || stopped || !moment.free) return hold();
      if (cancel !== null) return;
      cancel = later(() => {
        hold();
        stopped = true;
        answer(only);
      }, AFTER);
      counting(AFTER);
    },
    stop() {
      if (cancel === null) return;
      stopped = true;
      hold();
    },
    close: hold,
  };
}

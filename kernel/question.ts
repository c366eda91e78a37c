import type { Message, Ref } from './chance.js';
import { fault, type Outcome } from './errors.js';
import type { Game, State } from './game.js';
import type { Seat } from './json.js';
import { type Ask, type Choice, cited, type QuestionKind } from './rule.js';
import { type Asked, takesOne } from './run.js';

/** An option as a player sees it. */
export interface Option {
  /** Stable: the same choice has the same key in every question. */
  readonly key: string;
  readonly label: Message;
  readonly rule: string;
  readonly refs: readonly Ref[];
}

/** A question as a player sees it. */
export interface Question {
  readonly seat: Seat;
  /** Which question this is, in the words of the rules: 'violence/victim'. */
  readonly id: string;
  readonly kind: QuestionKind;
  readonly prompt: Message;
  readonly rule: string;
  readonly min: number;
  readonly max: number;
  readonly cosmetic: boolean;
  readonly options: readonly Option[];
}

/** The stable key of a choice. */
export function keyOf(choice: Choice): string {
  return Array.isArray(choice) ? choice.join(':') : String(choice);
}

/** The keys by which an answer is given. */
export const keysOf = (ask: Ask, answer: Choice | readonly Choice[]): string[] =>
  takesOne(ask) ? [keyOf(answer as Choice)] : (answer as readonly Choice[]).map(keyOf);

/** The question as it is shown to its seat. */
export function present<B>(game: Game<B, unknown>, state: State<B>, asked: Asked, ask: Ask): Question {
  const { frame } = asked;
  const rule = game.cites?.(state.board, ask, frame) ?? cited(frame.at);
  return {
    seat: ask.seat,
    id: `${frame.rule}/${ask.into}`,
    kind: ask.kind,
    prompt: game.prompt(state.board, ask, frame),
    rule,
    min: ask.min,
    max: ask.max,
    cosmetic: ask.cosmetic,
    options: ask.choices.map((choice) => {
      const look = game.look(state.board, ask, frame, choice);
      return { key: keyOf(choice), label: look.label, rule: look.rule ?? rule, refs: look.refs };
    }),
  };
}

/** The open question of a seat, if it has one. */
export function askOf(asked: Asked | null, seat: Seat | null): Ask | null {
  return asked?.asks.find((ask) => ask.seat === seat) ?? null;
}

/** Turns keys into the answer they stand for, or says what is wrong with them. */
export function answerFor(
  ask: Ask,
  rule: string,
  keys: readonly string[],
): Outcome<{ answer: Choice | readonly Choice[] }> {
  const chosen: Choice[] = [];
  for (const key of keys) {
    const choice = ask.choices.find((entry) => keyOf(entry) === key);
    if (choice === undefined) {
      const offered = ask.choices.map(keyOf);
      const some = offered.length > 12 ? [...offered.slice(0, 12), '…'] : offered;
      const given = key.length > 40 ? `${key.slice(0, 40)}…` : key;
      return fault('illegal', `'${given}' is not among the options: ${some.join(', ')}`, { rule });
    }
    if (chosen.includes(choice)) return fault('illegal', `'${key}' was given twice`, { rule });
    chosen.push(choice);
  }
  if (chosen.length < ask.min || chosen.length > ask.max) {
    const wanted = ask.min === ask.max ? `${ask.min}` : `${ask.min} to ${ask.max}`;
    return fault('illegal', `${chosen.length} options were given, ${wanted} are needed`, { rule });
  }
  return { ok: true, answer: takesOne(ask) ? chosen[0]! : chosen };
}

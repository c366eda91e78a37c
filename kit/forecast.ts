import type { Message } from '@tabula/kernel/chance.js';
import type { Seat } from '@tabula/kernel/json.js';
import type { Option, Question } from '@tabula/kernel/question.js';
import type { ChoiceOf, Questions } from '@tabula/kernel/questions.js';

/** One thing that an answer brings, costs, makes so, or does not do at all. */
export interface Prospect extends Message {
  readonly is: 'gain' | 'cost' | 'plain' | 'vain';
  readonly rule: string;
  /** Under which condition, where it is not certain; lines of one condition follow each other. */
  readonly given?: Message;
}

/** A number of the table as an answer would make it. Its name is that of a sum. */
export interface Ghost {
  readonly number: string;
  readonly value: number;
}

/** What an answer leads to, as far as its player can know. */
export interface Forecast {
  readonly lines: readonly Prospect[];
  readonly ghosts: readonly Ghost[];
  /** Whose thing it is about, where answers about own and foreign things stand side by side. */
  readonly whose?: Seat;
}

/** What somebody looks at who wants to know what an answer leads to: their view of the board, and the question. */
export interface Foreseeing<View> {
  readonly view: View;
  readonly seat: Seat;
  readonly question: Question;
  readonly option: Option;
}

type Text<T> = T extends string ? T : T extends number | boolean ? `${T}` : string;
/** A choice as its key says it: the parts between the colons. */
export type KeyOf<T> = T extends readonly unknown[]
  ? { readonly [I in keyof T]: Text<T[I]> }
  : T extends unknown
    ? readonly [Text<T>]
    : never;

/**
 * Forecasts by question, next to its words and weights; where there is nothing to foresee there is none. They are made of
 * a view and of what the player is asked: they cannot know more than the player does.
 */
export type ForecastsOf<View, Q extends Questions> = {
  readonly [Id in keyof Q]?: (choice: KeyOf<ChoiceOf<Q[Id]>>, about: Foreseeing<View>) => Forecast | null;
};

/** What the options of a question lead to: each is found out when it is asked for. */
export type Foresee = (view: unknown, question: Question, option: Option) => Forecast | null;

type AnyForecast<View> = (choice: readonly string[], about: Foreseeing<View>) => Forecast | null;

/** The forecasts of a game, from those of its questions. */
export function foreseer<View, Q extends Questions>(forecasts: ForecastsOf<View, Q>): Foresee {
  const by: { readonly [id: string]: unknown } = forecasts;
  return (view, question, option) => {
    // The key of an option says the choice of its question: that is what the types of the forecasts rest on.
    const forecast = (Object.hasOwn(by, question.id) ? by[question.id] : undefined) as AnyForecast<View> | undefined;
    const about = { view: view as View, seat: question.seat, question, option };
    return forecast?.(option.key.split(':'), about) ?? null;
  };
}

/** The lines of a forecast that cite the rules of a game. */
export function prospectMaker<RuleId extends string>() {
  return (is: Prospect['is'], rule: RuleId, key: string, params: Message['params'] = {}, given?: Message): Prospect =>
    given === undefined ? { is, rule, key, params } : { is, rule, key, params, given };
}

/** What is gained comes before what it costs, and both before what is merely so; conditions come last. */
export function inOrder(lines: readonly Prospect[]): Prospect[] {
  const rank = { vain: 0, gain: 1, cost: 2, plain: 3 };
  const certain = lines.filter(({ given }) => given === undefined).sort((a, b) => rank[a.is] - rank[b.is]);
  return [...certain, ...lines.filter(({ given }) => given !== undefined)];
}

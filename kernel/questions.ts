import type { Message } from './chance.js';
import { type Frame, type Game, message, type OptionLook, type Sense } from './game.js';
import type { Seat } from './json.js';
import type { Ask, Choice } from './rule.js';
import type { Source } from './source.js';

/**
 * A question, declared once: which rule asks it, and which local takes the answer. From that follow the types of the
 * rule's locals and of the choices, for all that hangs on a question: its words, the look of its options, their weights,
 * and why something is not among them.
 */
export interface Question<V = unknown, T = unknown> {
  readonly rule: string;
  readonly into: string;
  /**
   * A window: somebody may act out of turn, or decline by this choice. It is put whatever they hold, and nobody else may
   * learn from it what that is.
   */
  readonly declines?: T;
  /** Never set: carry the types of the rule's locals and of one choice. */
  readonly locals?: V;
  readonly choice?: T;
}

/** The questions of a game by id: the name of the rule, a slash, and the local that takes the answer. */
export type Questions = { readonly [id: string]: Question };

/** The type of the locals of the rule that asks a question. */
export type LocalsOf<Q> = Q extends Question<infer V, infer _T> ? V : never;
/** The type of one choice of a question. */
export type ChoiceOf<Q> = Q extends Question<infer _V, infer T> ? T : never;

/** A rule, or whatever else has a name and locals. */
interface Named<V> {
  readonly name: string;
  readonly locals?: V;
}

/** A question whose answer is one choice. */
export const question = <V, K extends keyof V & string>(rule: Named<V>, into: K): Question<V, V[K]> => ({
  rule: rule.name,
  into,
});

/** A question at a window, and how it is declined. */
export const questionAtWindow = <V, K extends keyof V & string>(
  rule: Named<V>,
  into: K,
  declines: V[K],
): Question<V, V[K]> => ({ rule: rule.name, into, declines });

/** The choice by which a question is declined; undefined where it is no window. */
export const declining = ({ questions }: Pick<Game, 'questions'>, ask: Ask, frame: Frame): Choice | undefined =>
  questions?.[questionId(ask, frame)]?.declines as Choice | undefined;

/** Whether anybody is ever asked out of turn in a game. */
export const hasWindows = ({ questions = {} }: Pick<Game, 'questions'>): boolean =>
  Object.values(questions).some(({ declines }) => declines !== undefined);

/** A question whose answer is a list of choices. */
export const questionOfSome = <V, K extends keyof V & string>(
  rule: Named<V>,
  into: K,
): Question<V, V[K] extends readonly (infer T)[] ? T : never> => ({ rule: rule.name, into });

/** The id that a question has in saves, in the protocol and on the page. */
export const questionId = (ask: Ask, frame: Frame): string => `${frame.rule}/${ask.into}`;

/** Collects the questions of a game. One that stands under another's name is a defect of the game. */
export function questionBook<const Q extends Questions>(declared: Q): Q {
  for (const [id, { rule, into }] of Object.entries(declared))
    if (id !== `${rule}/${into}`) throw new Error(`the question ${rule}/${into} is declared as ${id}`);
  return declared;
}

/** A question as it is put to somebody now. */
export interface Asking<B, V = unknown, T = unknown> {
  readonly s: B;
  readonly v: V;
  readonly seat: Seat;
  readonly choices: readonly T[];
  /** Of an interrupt's question: the piece it comes from. */
  readonly me: string;
}

/** The open question with its id: after a look at the id, locals and choices have their types. */
export type OpenQuestion<B, Q extends Questions> = {
  [Id in keyof Q & string]: Asking<B, LocalsOf<Q[Id]>, ChoiceOf<Q[Id]>> & {
    readonly id: Id;
    readonly ask: Ask;
    readonly frame: Frame;
  };
}[keyof Q & string];

/** The open question of a game, by its declaration. */
export function openQuestion<B, Q extends Questions>(declared: Q, s: B, ask: Ask, frame: Frame): OpenQuestion<B, Q> {
  const id = declaredId(declared, ask, frame);
  // The one place where what lies in a frame gets the type that its rule declared for it.
  return { id, s, ask, frame, v: frame.v, seat: ask.seat, choices: ask.choices, me: frame.me ?? '' } as OpenQuestion<
    B,
    Q
  >;
}

function declaredId<Q extends Questions>(declared: Q, ask: Ask, frame: Frame): keyof Q & string {
  const id = questionId(ask, frame);
  if (!Object.hasOwn(declared, id)) throw new Error(`the question ${id} is not declared`);
  return id;
}

/** How one question reads. */
export interface QuestionWords<B, V, T> {
  /** What the prompt says besides its own words, which have the key `ask.` and the id. */
  readonly about?: (asking: Asking<B, V, T>) => Message['params'];
  readonly option: (choice: T, asking: Asking<B, V, T>) => OptionLook;
  /** The rule by which it is put, if it is not the one of its step. */
  readonly cites?: (asking: Asking<B, V, T>) => string | undefined;
}

/** The words of all questions: one that is forgotten does not compile. */
export type WordsOf<B, Q extends Questions> = {
  readonly [Id in keyof Q]: QuestionWords<B, LocalsOf<Q[Id]>, ChoiceOf<Q[Id]>>;
};

type AnyWords<B> = { readonly [id: string]: QuestionWords<B, unknown, Choice> };

const asking = <B>(s: B, ask: Ask, frame: Frame): Asking<B, unknown, Choice> => ({
  s,
  v: frame.v,
  seat: ask.seat,
  choices: ask.choices,
  me: frame.me ?? '',
});

/** Prompts and options of a game from the words of its questions. */
export function worded<B, Q extends Questions>(
  declared: Q,
  words: WordsOf<B, Q>,
): Required<Pick<Game<B>, 'prompt' | 'look' | 'cites'>> {
  const by = words as unknown as AnyWords<B>;
  return {
    prompt(s, ask, frame) {
      const id = declaredId(declared, ask, frame);
      return message(`ask.${id}`, by[id]!.about?.(asking(s, ask, frame)) ?? {});
    },
    cites: (s, ask, frame) => by[declaredId(declared, ask, frame)]!.cites?.(asking(s, ask, frame)),
    look: (s, ask, frame, choice) => by[declaredId(declared, ask, frame)]!.option(choice, asking(s, ask, frame)),
  };
}

/**
 * What is answered for somebody whose time is up: one of the choices, of questions for which it is neither to decline nor
 * the first choice; perhaps any of them, by the chance of the table.
 */
export type DefaultsOf<B, Q extends Questions> = {
  readonly [Id in keyof Q]?: (
    asking: Asking<B, LocalsOf<Q[Id]>, ChoiceOf<Q[Id]>>,
    chance: Source,
  ) => ChoiceOf<Q[Id]> | undefined;
};

/** Any of the choices, each as likely. */
export const anyOf = <T>({ choices }: { readonly choices: readonly T[] }, chance: Source): T | undefined =>
  choices[chance.below(choices.length)];

/** The answers of a game for those whose time is up. */
export function defaulted<B, Q extends Questions>(defaults: DefaultsOf<B, Q>): NonNullable<Game<B>['otherwise']> {
  const by = defaults as {
    readonly [id: string]: ((about: Asking<B, unknown, Choice>, chance: Source) => Choice | undefined) | undefined;
  };
  return (s, ask, frame, chance) => by[questionId(ask, frame)]?.(asking(s, ask, frame), chance);
}

/** Questions that all decide together: always, or as they are put. */
export type GroupsOf<B, Q extends Questions> = {
  readonly [Id in keyof Q]?: true | ((asking: Asking<B, LocalsOf<Q[Id]>, ChoiceOf<Q[Id]>>) => boolean);
};

/** Which questions of a game all decide together. */
export function grouped<B, Q extends Questions>(groups: GroupsOf<B, Q>): NonNullable<Game<B>['isGroups']> {
  const by = groups as {
    readonly [id: string]: true | ((about: Asking<B, unknown, Choice>) => boolean) | undefined;
  };
  return (s, ask, frame) => {
    const is = by[questionId(ask, frame)] ?? false;
    return typeof is === 'boolean' ? is : is(asking(s, ask, frame));
  };
}

/** Writes a weight for each choice. Bots call it all the time, so nothing is built for it. */
export type Weigher<B, V, T> = (s: B, choices: readonly T[], weights: number[], seat: Seat, v: V) => void;

/** The weights of all questions; where no choice is better than another, `even` says so. */
export type WeightsOf<B, Q extends Questions> = {
  readonly [Id in keyof Q]: Weigher<B, LocalsOf<Q[Id]>, ChoiceOf<Q[Id]>>;
};

/** No choice is better than another. */
export const even = (_s: unknown, _choices: unknown, weights: number[]): void => {
  weights.fill(1);
};

/** Gives each choice the weight that a function says. */
export const each =
  <B, V, T>(weight: (s: B, choice: T, seat: Seat, v: V) => number): Weigher<B, V, T> =>
  (s, choices, weights, seat, v) => {
    for (let i = 0; i < weights.length; i++) weights[i] = weight(s, choices[i]!, seat, v);
  };

/** What a game knows of its choices, from the weights of its questions. */
export function weighed<B, Q extends Questions>(weights: WeightsOf<B, Q>): Sense<B>['weigh'] {
  const by = weights as unknown as { readonly [id: string]: Weigher<B, unknown, Choice> };
  return (s, ask, frame, into) => {
    const weigher = by[questionId(ask, frame)] ?? even; // the kernel itself asks in which order things happen
    weigher(s, ask.choices, into, ask.seat, frame.v);
  };
}

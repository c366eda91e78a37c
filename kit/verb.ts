import { type record, tagged } from '@tabula/kernel/fields.js';
import type { ViewOf } from '@tabula/kernel/shape.js';
import type { Phrase } from '@tabula/words/phrase.js';

/**
 * Verbs: what cards can do. A verb is one declaration. Its fields are shapes, from which the type of its instructions
 * and their check follow; beside them stand what carries it out, what a card says that has it, and what it is worth. A
 * language is a record of verbs: an instruction is told by the field that names its verb (`{ do: 'draw', count: 2 }`).
 */
export type Fields = Parameters<typeof record>[0];

/** What an instruction holds besides the name of its verb. */
export type Held<F extends Fields> = ViewOf<ReturnType<typeof record<F>>>;

/**
 * The parts that every verb has. It is what an instruction holds; Does is what carries it out in this language: a rule
 * that the runner calls, or the function that the rules ask; At is what its worth depends on.
 */
export interface Verb<It, Does, At = void> {
  readonly does: Does;
  /** What a card says that has it. */
  says(it: It): Phrase;
  /** What it is worth to a bot, by the measure of its language. */
  worth(it: It, at: At): number;
}

/** The parts of a verb that is carried out at once: it is offered only if it would do something. */
export interface Deed<S, It, About, Does, At = void> extends Verb<It, Does, At> {
  possible(s: S, it: It, about: About): boolean;
}

/** A verb with its fields; Parts are all that it says besides. */
export type Declared<F extends Fields, Parts> = Parts & { readonly fields: F };

/** A language: its verbs by name. */
type Language = { readonly [name: string]: { readonly fields: Fields } };
type FieldsIn<L extends Language> = { readonly [N in keyof L]: L[N]['fields'] };

/** The instructions of a language: one of its verbs, named by a field, with what that verb holds. */
export type Instruction<Tag extends string, L extends Language> = ViewOf<ReturnType<typeof tagged<Tag, FieldsIn<L>>>>;

/** The shape of the instructions of a language, by which content is checked. */
export function instruction<const Tag extends string, L extends Language>(
  tag: Tag,
  verbs: L,
): ReturnType<typeof tagged<Tag, FieldsIn<L>>> {
  return tagged(
    tag,
    Object.fromEntries(Object.entries(verbs).map(([name, { fields }]) => [name, fields])) as FieldsIn<L>,
  );
}

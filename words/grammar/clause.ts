/**
 * A clause is written in a catalog as an instruction, with its verb in brackets: `[draw] {cards}`, `[dobierz] {cards_acc}`,
 * `[wirf] {cards_acc} [ab]`. The dictionary of the language knows the other forms of the verb, its grammar the order of
 * words. In German the second pair of brackets is where the rest of the verb stands; an empty pair, or none for the end.
 *
 * What a message may ask of a clause:
 * - `main`: as a sentence of its own, an instruction where the verb is one ("draw a card", "you may draw a card")
 * - `inv`: after something that stands before it ("if you win, …"; German turns subject and verb round)
 * - `next`, `later`: the same with "then" in it, in a sentence of its own or after something
 * - `ind`: told and not ordered ("you draw a card"); `indinv` and `indnext` as above
 * - `sub`: after "if", "while", "unless"; `inf`: after "may", "to", "instead of"; `zu`: German after "um", "statt"
 * - `gap`, `indgap`, `subgap`: the later parts of a row that share their subject with the first
 */
export const CLAUSE_FORMS = [
  'main',
  'inv',
  'next',
  'later',
  'ind',
  'indinv',
  'indnext',
  'sub',
  'inf',
  'zu',
  'gap',
  'indgap',
  'subgap',
] as const;
export type ClauseForm = (typeof CLAUSE_FORMS)[number];
export const isClauseForm = (form: string): form is ClauseForm => (CLAUSE_FORMS as readonly string[]).includes(form);

/** Who does it: the reader, or whoever the parameter `who` names. */
export type Person = 'you' | 'third';

/** How the verb of a clause is written: as an order, or as something that is told of the reader. */
export type Mood = 'order' | 'told';

export interface Grammar {
  /** Which locale joins a row of things, and how its last two are joined if one of them is a row itself. */
  readonly lists: string;
  readonly and: string;
  readonly andRow: string;
  mood(text: string): Mood | null;
  /** The text of a clause with its verbs in a form. Throws for a verb that the dictionary does not have. */
  inflect(text: string, form: ClauseForm, person: Person): string;
}

/** What stands in the place of a verb in brackets, and where the rest of it goes. */
export interface Inflected {
  readonly front: string;
  readonly end: string;
}

interface Slot {
  readonly head: string;
  readonly tail: string;
}

/** The verbs of a text in brackets, each with what stands in the brackets that close it. */
function* slots(text: string, splits: boolean): Generator<Slot & { readonly parts: readonly string[] }> {
  const pieces = text.split(/\[([^\]]*)\]/);
  let before = pieces[0]!;
  for (let at = 1; at < pieces.length; at += 2) {
    const head = pieces[at]!;
    const closed = splits && at + 2 < pieces.length;
    const tail = closed ? pieces[at + 2]! : '';
    yield { head, tail, parts: [before, pieces[at + 1]!] };
    before = closed ? pieces[at + 3]! : '';
    if (closed) at += 2;
  }
  if (before !== '') yield { head: '', tail: '', parts: [before, ''] };
}

export const hasVerb = (text: string): boolean => text.includes('[');

/** The first verb of a text, as it is written there. */
export function firstVerb(text: string, splits: boolean): Slot | null {
  const first = slots(text, splits).next().value;
  return first === undefined || first.head === '' ? null : first;
}

/** Writes the verbs of a text anew. `splits`: the language has verbs of two parts. */
export function withVerbs(text: string, splits: boolean, inflect: (slot: Slot, first: boolean) => Inflected): string {
  let out = '';
  let first = true;
  for (const { head, tail, parts } of slots(text, splits)) {
    const { front, end } = head === '' ? { front: '', end: '' } : inflect({ head, tail }, first);
    out += `${parts[0]}${front}${parts[1]} ${end}`;
    first = false;
  }
  return tidy(out);
}

/** A text without the gaps that words leave which are not said, and without a comma where another sign stands. */
export const tidy = (text: string): string =>
  text
    .replace(/ {2,}/g, ' ')
    .replace(/ (?=[,.;:)])/g, '')
    .replace(/,(?=[,.;:])/g, '')
    .trim();

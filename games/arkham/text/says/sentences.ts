import type { Ref } from '@tabula/words/format.js';
import { inARow, next } from '@tabula/words/frame/frame.js';
import { and, by, isJoined, isPhrase, type Joined, type Part, type Phrase } from '@tabula/words/phrase.js';
import { merged } from '@tabula/words/row.js';
import type { Instructions } from '../../language/instructions.js';

/** What an instruction says: a clause that can stand beside others in a sentence, or sentences of its own. */
export type Said = Phrase | readonly Sentence[];

/** Says instructions in order. */
export type Telling = (instructions: Instructions) => Sentence[];

export interface Sentence {
  readonly clause: Phrase | Joined;
  /** It belongs to one of several options, each in a line of its own. */
  readonly option?: 'first' | 'more';
}

export const alone = (clause: Phrase | Joined): Sentence => ({ clause });

const isClause = (said: Said): said is Phrase => 'key' in said;

/** Several clauses as one, or the only one there is. */
export function row(clauses: readonly Phrase[]): Phrase | Joined {
  const said = merged(clauses);
  return said.length === 1 ? said[0]! : and(...said);
}

export const wrapped = (clause: Phrase | Joined): Phrase => ('join' in clause ? inARow(clause) : clause);

/** The clauses that what is said consists of; null if it is more than clauses. */
export const clausesOf = (said: readonly Said[]): readonly Phrase[] | null => (said.every(isClause) ? said : null);

/** What is said in order: clauses that follow one another share a sentence, and what comes after them comes "then". */
export function inOrder(said: readonly Said[]): Sentence[] {
  const out: Sentence[] = [];
  let run: Phrase[] = [];
  let afterRun = false;
  const close = () => {
    if (run.length > 0) out.push(alone(row(run)));
    afterRun = run.length > 0;
    run = [];
  };
  for (const one of said) {
    if (isClause(one)) {
      run.push(one);
      continue;
    }
    close();
    const [first, ...others] = one;
    const follows = afterRun && first !== undefined && startsAfresh(first);
    out.push(...(follows ? [alone(next(first.clause)), ...others] : one));
  }
  close();
  return out;
}

/** Orders come "then"; what may be done, or is on a condition, needs no such word. */
const startsAfresh = ({ clause }: Sentence): boolean => 'key' in clause && clause.key.startsWith('do.');

/** The first sentence within another one ("if you pass, …"), the others after it. */
export function within(sentences: readonly Sentence[], around: (clause: Phrase | Joined) => Phrase): Sentence[] {
  const [first, ...others] = sentences;
  return first === undefined ? [] : [alone(around(first.clause)), ...others];
}

/** What is one's own becomes that of somebody else. */
const OTHERS: { readonly [kind: string]: { readonly [id: string]: string } } = {
  space: { 'your-space': 'own-space' },
  counted: { 'doom-in-your-space': 'doom-in-own-space' },
};

const theirs = (part: Part): Part => {
  if (typeof part !== 'object' || part === null) return part;
  if (isPhrase(part)) return { ...part, params: mapped(part.params) };
  if (isJoined(part)) return { ...part, of: part.of.map((one) => theirs(one) as Phrase | Ref) };
  return Object.fromEntries(Object.entries(part).map(([kind, id]) => [kind, OTHERS[kind]?.[String(id)] ?? id]));
};
const mapped = (params: Phrase['params']) =>
  Object.fromEntries(Object.entries(params).map(([name, part]) => [name, theirs(part)]));

/** The same said of somebody else. */
export const saidOfOther = (who: string, clause: Phrase | Joined): Phrase =>
  by({ who }, theirs(wrapped(clause)) as Phrase);

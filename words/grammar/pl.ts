import { type ClauseForm, firstVerb, type Grammar, type Inflected, type Person, withVerbs } from './clause.js';
import { POLISH_VERBS } from './pl-verbs.js';

interface Verb {
  readonly order: string | null;
  readonly inf: string;
  /** After "jeśli": what will be done, once. */
  readonly sub: string;
  /** What is being done. */
  readonly told: string;
  readonly thirdSub: string;
  readonly third: string;
}

/** "Dobierasz" of the reader is "dobiera" of everybody else. */
const other = (you: string) => (you === 'jesteś' ? 'jest' : you.replace(/sz$/, ''));

const VERBS = new Map<string, Verb>(
  POLISH_VERBS.map((line) => {
    const [order, inf, sub, told] = line.split(' ') as [string, string, string, string];
    const verb = { order: order === '-' ? null : order, inf, sub, told, thirdSub: other(sub), third: other(told) };
    return [verb.order ?? told, verb];
  }),
);

function inflect(head: string, form: ClauseForm, person: Person, first: boolean): string {
  const verb = VERBS.get(head);
  if (verb === undefined) throw new Error(`no Polish verb '${head}'`);
  if (form === 'inf' || form === 'zu') return verb.inf;
  const alone = !first || form.endsWith('gap');
  const subject = person === 'third' && !alone ? '{who} ' : '';
  const then = first && (form === 'next' || form === 'later' || form === 'indnext') ? 'następnie ' : '';
  const third = person === 'third';
  if (form.startsWith('sub')) return `${subject}${third ? verb.thirdSub : verb.sub}`;
  if (third) return `${then}${subject}${verb.third}`;
  return `${then}${form.startsWith('ind') ? verb.told : (verb.order ?? verb.told)}`;
}

export const polish: Grammar = {
  lists: 'pl',
  and: ' i ',
  andRow: ' oraz ',
  mood: (text) => {
    const head = firstVerb(text, false)?.head;
    return head === undefined ? null : VERBS.get(head)?.order === null ? 'told' : 'order';
  },
  inflect: (text, form, person) =>
    withVerbs(text, false, ({ head }, first): Inflected => ({ front: inflect(head, form, person, first), end: '' })),
};

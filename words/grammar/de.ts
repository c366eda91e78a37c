import { type ClauseForm, firstVerb, type Grammar, type Inflected, type Person, withVerbs } from './clause.js';
import { GERMAN_VERBS } from './de-verbs.js';

interface Verb {
  readonly order: string | null;
  readonly inf: string;
  readonly you: string;
  readonly third: string;
  /** The part of a separable verb that goes to the end: "ab" of "abwerfen". */
  readonly apart: string;
}

const VERBS = new Map<string, Verb>(
  GERMAN_VERBS.map((line) => {
    const [order, inf, you, third, apart = ''] = line.split(' ') as [string, string, string, string, string?];
    const verb = { order: order === '-' ? null : order, inf, you, third, apart };
    return [`${verb.order ?? you} ${apart}`, verb];
  }),
);

function inflect(head: string, tail: string, form: ClauseForm, person: Person, first: boolean): Inflected {
  const verb = VERBS.get(`${head} ${tail}`);
  if (verb === undefined) throw new Error(`no German verb '${`${head} ${tail}`.trim()}'`);
  const { order, inf, apart } = verb;
  const finite = person === 'third' ? verb.third : verb.you;
  const subject = person === 'third' ? '{who}' : 'du';
  if (form === 'inf') return { front: '', end: apart + inf };
  if (form === 'zu') return { front: '', end: apart === '' ? `zu ${inf}` : `${apart}zu${inf}` };
  if (form === 'sub' && first) return { front: subject, end: apart + finite };
  if (form.startsWith('sub')) return { front: '', end: apart + finite };
  const orders = person === 'you' && order !== null && !form.startsWith('ind');
  if (!first || form.endsWith('gap')) return { front: orders ? order : finite, end: apart };
  if (orders)
    return { front: form === 'next' ? `${order} dann` : form === 'later' ? `${order} danach` : order, end: apart };
  if (form === 'main' || form === 'ind') return { front: `${subject} ${finite}`, end: apart };
  if (form === 'next' || form === 'indnext') return { front: `danach ${finite} ${subject}`, end: apart };
  return { front: `${finite} ${subject}${form === 'later' ? ' danach' : ''}`, end: apart };
}

export const german: Grammar = {
  lists: 'de',
  and: ' und ',
  andRow: ' und ',
  mood: (text) => {
    const verb = firstVerb(text, true);
    return verb === null ? null : VERBS.get(`${verb.head} ${verb.tail}`)?.order === null ? 'told' : 'order';
  },
  inflect: (text, form, person) =>
    withVerbs(text, true, ({ head, tail }, first) => inflect(head, tail, form, person, first)),
};

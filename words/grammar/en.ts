import { type ClauseForm, firstVerb, type Grammar, type Inflected, type Person, withVerbs } from './clause.js';

/** Verbs that give no order, by the form for "you": infinitive and third person. */
const TOLD: { readonly [you: string]: readonly [inf: string, third: string] } = {
  are: ['be', 'is'],
  cannot: ['be unable to', 'cannot'],
  may: ['be allowed to', 'may'],
  must: ['have to', 'must'],
  would: ['be about to', 'would'],
};
/** Verbs of instructions: listed, so that a slip of the pen is found. */
const ORDERS = new Set([
  ...['accept', 'add', 'annihilate', 'attach', 'attack', 'become', 'buy', 'cast', 'choose', 'claim', 'damage'],
  ...['deal', 'defeat', 'destroy', 'discard', 'disengage', 'do', 'draw', 'end', 'evade', 'exchange'],
  ...['exhaust', 'fail', 'flip', 'focus', 'gain', 'have', 'ignore', 'increase', 'kill', 'let', 'lie', 'look'],
  ...['lose', 'make', 'mend', 'move', 'own', 'pass', 'pay', 'perform', 'place', 'prevent', 'put', 'receive'],
  ...['recover', 'refill', 'remove', 'replace', 'reroll', 'research', 'resolve', 'retire', 'return', 'reveal'],
  ...['roll', 'save', 'sell', 'set', 'show', 'shuffle', 'spawn', 'spend', 'suffer', 'support', 'swap', 'take'],
  ...['test', 'win'],
]);
const IRREGULAR: { readonly [verb: string]: string } = { have: 'has' };

const third = (verb: string): string => {
  const irregular = IRREGULAR[verb];
  if (irregular !== undefined) return irregular;
  if (/(?:s|x|z|ch|sh|o)$/.test(verb)) return `${verb}es`;
  return /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`;
};

function inflect(verb: string, form: ClauseForm, person: Person): string {
  const told = Object.hasOwn(TOLD, verb) ? TOLD[verb] : undefined;
  if (told === undefined && !ORDERS.has(verb)) throw new Error(`no English verb '${verb}'`);
  if (form === 'inf' || form === 'zu') return told?.[0] ?? verb;
  const alone = form === 'gap' || form === 'indgap' || form === 'subgap';
  const finite = person === 'third' ? (told?.[1] ?? third(verb)) : verb;
  const order = told === undefined && (form === 'main' || form === 'inv' || form === 'next' || form === 'later');
  const subject = alone ? '' : person === 'third' ? '{who} ' : order ? '' : 'you ';
  const then = form === 'next' || form === 'later' || form === 'indnext' ? 'then ' : '';
  return `${then}${subject}${finite}`;
}

export const english: Grammar = {
  lists: 'en-GB',
  and: ' and ',
  andRow: ', and ',
  mood: (text) => {
    const verb = firstVerb(text, false);
    return verb === null ? null : Object.hasOwn(TOLD, verb.head) ? 'told' : 'order';
  },
  inflect: (text, form, person) =>
    withVerbs(
      text,
      false,
      ({ head }, first): Inflected => ({ front: inflect(head, first ? form : later(form), person), end: '' }),
    ),
};

/** A second verb of one clause has the subject of the first. */
const later = (form: ClauseForm): ClauseForm => {
  if (form === 'inf' || form === 'zu') return form;
  return form === 'sub' || form === 'subgap' ? 'subgap' : form.startsWith('ind') ? 'indgap' : 'gap';
};

import { IntlMessageFormat } from 'intl-messageformat';
import type { Catalog } from './format.js';
import { type ClauseForm, type Grammar, hasVerb, type Person } from './grammar/clause.js';

export interface Compiled {
  readonly format: Pick<IntlMessageFormat, 'format'>;
  /** The arguments the message names: `count`, `zone_loc`, `seat_id`, … */
  readonly names: readonly string[];
  /** The argument the message begins with. */
  readonly opening: string | null;
  /** Whether it has verbs in brackets, and so is a clause. */
  readonly verbs: boolean;
  /** Whether it is the same in every form that it can be asked for. */
  readonly formless: boolean;
}

export type Elements = ReturnType<IntlMessageFormat['getAst']>;
type Element = Elements[number];

const LITERAL = 0;
const POUND = 7;

/** Parses a message; `<` and `>` are plain characters. Throws if it is malformed. */
export const parse = (text: string, language: string): IntlMessageFormat =>
  new IntlMessageFormat(text, language, undefined, { ignoreTag: true });

/** Visits every part of a message that is not plain text, the branches of plurals and selects included. */
export function walk(elements: Elements, visit: (name: string, element: Element) => void): void {
  for (const element of elements) {
    if (element.type === LITERAL || element.type === POUND) continue;
    visit(element.value, element);
    if ('options' in element) for (const branch of Object.values(element.options)) walk(branch.value, visit);
  }
}

/** What a message can ask besides its parameters: in which form it is said, and of whom. */
export const OWN_NAMES: readonly string[] = ['form', 'person'];
/** The form in which a part is said as the message itself is. */
export const SAME = 'same';
/** The form of a noun in an unknown large number: after "any number of", "dowolna liczba", "beliebig viele". */
export const MANY = 'many';
/** How many there are in a row, for `plural`. */
export const COUNT = 'count';
/** The form of a part that begins a sentence within the message. */
export const START = 'start';

/** The parameter an argument is about: `zone` for `zone_loc`, `price` for `price_ember_acc`. */
export function parameterOf(name: string): string {
  const cut = name.indexOf('_');
  return cut > 0 ? name.slice(0, cut) : name;
}

/** Most messages name nothing: they need no parser, and people wait for the first page. */
const PLAIN = /^[^{}[\]']*$/;

function compile(text: string, language: string, verbs: boolean): Compiled {
  if (PLAIN.test(text)) return { format: { format: () => text }, names: [], opening: null, verbs, formless: !verbs };
  const format = parse(text, language);
  const elements = format.getAst();
  const names = new Set<string>();
  walk(elements, (name) => names.add(name));
  const first = elements[0];
  const opening = first !== undefined && first.type !== LITERAL && first.type !== POUND ? first.value : null;
  const asks = [...names].some((name) => name === 'form' || name.endsWith(`_${SAME}`));
  return { format, names: [...names], opening, verbs, formless: !verbs && !asks };
}

/** What was compiled of each catalog: whoever speaks from it, for whichever table, has it done once. */
const compiledBy = new WeakMap<Catalog, Map<string, Compiled>>();

/**
 * A message of a catalog, ready to be said in a form; undefined if there is none. Of a language that has a grammar, the
 * verbs in brackets are put into that form.
 */
export function compiled(
  catalog: Catalog,
  language: string,
  key: string,
  clause?: { readonly grammar: Grammar; readonly form: ClauseForm; readonly person: Person },
): Compiled | undefined {
  const known = compiledBy.get(catalog) ?? new Map<string, Compiled>();
  compiledBy.set(catalog, known);
  const name = clause === undefined ? `${language} ${key}` : `${language} ${clause.form} ${clause.person} ${key}`;
  const found = known.get(name);
  if (found !== undefined) return found;
  const text = Object.hasOwn(catalog, key) ? catalog[key] : undefined;
  if (text === undefined) return undefined;
  const verbs = clause !== undefined && hasVerb(text);
  const written = verbs ? clause.grammar.inflect(text, clause.form, clause.person) : text;
  const made = compile(written, language, verbs);
  known.set(name, made);
  return made;
}

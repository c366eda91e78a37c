import { IntlMessageFormat } from 'intl-messageformat';
import { hiddenCard } from './hidden.js';

export type Scalar = string | number | boolean | null;

/** Something to say: a key of a catalog and its parameters, scalars or references such as { card: 'E01' }. */
export interface Message {
  readonly key: string;
  readonly params: { readonly [name: string]: Scalar | { readonly [kind: string]: Scalar } };
}

/** The messages of one language, in ICU syntax. */
export type Catalog = { readonly [key: string]: string };

/** A noun in its grammatical forms; which there are depends on the language. `nom` is the plain one. */
export type Forms = { readonly nom: string; readonly [form: string]: string };

/** The nouns of a game in one language, by kind and name. */
export interface Nouns {
  readonly [kind: string]: { readonly [id: string]: Forms };
}

/** A noun with its forms; kind and name may come from anywhere. */
export function nounOf(nouns: Nouns, kind: string, id: string): Forms | undefined {
  const ofKind = Object.hasOwn(nouns, kind) ? nouns[kind] : undefined;
  return ofKind !== undefined && Object.hasOwn(ofKind, id) ? ofKind[id] : undefined;
}

/** How a reference reads: a name that is never declined, or a noun with its forms. */
export type Term = string | Forms;
export type Terms = (kind: string, id: Scalar) => Term | undefined;

export type Say = (message: Message) => string;

interface Compiled {
  readonly format: Pick<IntlMessageFormat, 'format'>;
  /** The arguments the message names: `count`, `zone_loc`, `seat_id`, … */
  readonly names: readonly string[];
  /** The argument the message begins with. */
  readonly opening: string | null;
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

/** The parameter an argument is about: `zone` for `zone_loc`. */
export function parameterOf(name: string): string {
  const cut = name.lastIndexOf('_');
  return cut > 0 ? name.slice(0, cut) : name;
}

/** Most messages name nothing: they need no parser, and people wait for the first page. */
const PLAIN = /^[^{}']*$/;

function compile(text: string, language: string): Compiled {
  if (PLAIN.test(text)) return { format: { format: () => text }, names: [], opening: null };
  const format = parse(text, language);
  const elements = format.getAst();
  const names = new Set<string>();
  walk(elements, (name) => names.add(name));
  const first = elements[0];
  const opening = first !== undefined && first.type !== LITERAL && first.type !== POUND ? first.value : null;
  return { format, names: [...names], opening };
}

/** What was compiled of each catalog: whoever speaks from it, for whichever table, has it done once. */
const compiledBy = new WeakMap<Catalog, Map<string, Map<string, Compiled>>>();

function compiledOf(catalog: Catalog, language: string): Map<string, Compiled> {
  const languages = compiledBy.get(catalog) ?? new Map<string, Map<string, Compiled>>();
  compiledBy.set(catalog, languages);
  const compiled = languages.get(language) ?? new Map<string, Compiled>();
  languages.set(language, compiled);
  return compiled;
}

/**
 * Says the messages of a catalog in its language. Each is compiled when it is first said. An argument `{zone}` is the
 * parameter of that name, for a reference its nominative; `{zone_loc}` is another form of it, and `{zone_id}` what it
 * refers to, for `select`. People always get a text: an unknown key reads `[key]`. With `strict`, for checks, all that
 * is unknown or missing throws.
 */
export function speaker(
  catalog: Catalog,
  language: string,
  terms: Terms = () => undefined,
  { strict = false }: { readonly strict?: boolean } = {},
): Say {
  const compiled = compiledOf(catalog, language);

  function find(key: string): Compiled {
    let found = compiled.get(key);
    if (found === undefined) {
      const text = Object.hasOwn(catalog, key) ? catalog[key] : undefined;
      if (text === undefined) throw new Error(`no message '${key}' in '${language}'`);
      found = compile(text, language);
      compiled.set(key, found);
    }
    return found;
  }

  function missing(what: string): string {
    if (strict) throw new Error(`${what} in '${language}'`);
    return `[${what}]`;
  }

  function refer(kind: string, id: Scalar, form: string, opening: boolean): string {
    if (form === 'id') return id === null ? 'none' : String(id);
    const term = terms(kind, id) ?? (kind === 'card' && id === null ? hiddenCard(language) : undefined);
    if (term === undefined) return missing(`no word for ${kind} ${String(id)}`);
    if (typeof term === 'string') return term;
    const word = Object.hasOwn(term, form) ? term[form] : undefined;
    if (word === undefined && strict) missing(`no form '${form}' of ${kind} ${String(id)}`);
    return opening ? capital(word ?? term.nom, language) : (word ?? term.nom);
  }

  function argument(name: string, params: Message['params'], opening: boolean): string | number {
    const whole = Object.hasOwn(params, name);
    const parameter = whole ? name : parameterOf(name);
    const value = Object.hasOwn(params, parameter) ? params[parameter] : undefined;
    if (value === undefined) return missing(`no parameter '${name}'`);
    if (typeof value === 'object' && value !== null) {
      const [kind, id] = Object.entries(value)[0] ?? ['nothing', null];
      return refer(kind, id, whole ? 'nom' : name.slice(parameter.length + 1), opening);
    }
    if (!whole) return missing(`no parameter '${name}'`);
    if (typeof value === 'number') return value;
    return value === null ? 'none' : String(value);
  }

  return ({ key, params }) => {
    try {
      const { format, names, opening } = find(key);
      const values: Record<string, string | number> = {};
      for (const name of names) values[name] = argument(name, params, name === opening);
      return String(format.format(values));
    } catch (error) {
      if (strict) throw error;
      return `[${key}]`;
    }
  };
}

const capital = (word: string, language: string) => word.slice(0, 1).toLocaleUpperCase(language) + word.slice(1);

import { COUNT, type Compiled, compiled, MANY, OWN_NAMES, parameterOf, SAME, START } from './compile.js';
import { type ClauseForm, type Grammar, isClauseForm, type Person, tidy } from './grammar/clause.js';
import { hiddenCard } from './hidden.js';
import { isJoined, isPhrase, type Joined, type Params, type Part, type Phrase } from './phrase.js';
import { counted, single, type Terms } from './terms.js';

export type Scalar = string | number | boolean | null;

/** Something in the world of a game: { card: 'E01' }, { zone: 'court' }, { seat: 0 }. */
export type Ref = { readonly [kind: string]: Scalar };

/** Something to say: a key of a catalog and its parameters, scalars or references. */
export interface Message {
  readonly key: string;
  readonly params: { readonly [name: string]: Scalar | Ref };
}

/** The messages of one language, in ICU syntax. */
export type Catalog = { readonly [key: string]: string };

export type Say = (message: Phrase) => string;

interface Speaking {
  /** For checks: all that is unknown or missing throws. */
  readonly strict?: boolean;
  /** For texts that are composed: how the language inflects verbs and joins rows, and the sentences of all languages. */
  readonly grammar?: Grammar & { readonly frame: Catalog };
}

/**
 * Says the messages of a catalog in its language. Each is compiled when it is first said. An argument `{zone}` is the
 * parameter of that name, for a reference its nominative; `{zone_loc}` is another form of it, and `{zone_id}` what it
 * refers to, for `select`; `{zone_many}` is the noun after "any number of". `{price_ember_acc}` counts Embers: the number, and the noun of that name (or the reference
 * that the parameter `ember` is) as it is after that number. A message in a message is said in the form that is asked
 * for: `{clause_inf}`. People always get a text: an unknown key reads `[key]`. With `strict` it throws.
 */
export function speaker(
  catalog: Catalog,
  language: string,
  terms: Terms = () => undefined,
  { strict = false, grammar }: Speaking = {},
): Say {
  /** A message in a form of a clause; or, if it is no clause, in the case that is asked of the nouns in it. */
  function find({ key, params }: Phrase, form: string): Compiled {
    const clause = grammar && { grammar, form: isClauseForm(form) ? form : 'main', person: personOf(params) };
    const found =
      compiled(catalog, language, key, clause) ?? (grammar && compiled(grammar.frame, language, key, clause));
    if (found === undefined) throw new Error(`no message '${key}' in '${language}'`);
    const fits = isClauseForm(form) ? !found.formless || FREE.has(form) : !found.verbs;
    if (!fits) throw new Error(`no form '${form}' of '${key}' in '${language}'`);
    return found;
  }

  function missing(what: string): string {
    if (strict) throw new Error(`${what} in '${language}'`);
    return `[${what}]`;
  }

  /** A reference in a form, counted by a number or by its own: { remnant: 'any', count: 2 }. */
  function refer(ref: Ref, form: string, count = countOf(ref)): string {
    const [kind, id] = Object.entries(ref)[0] ?? ['nothing', null];
    if (form === 'id') return id === null ? 'none' : String(id);
    const term = terms(kind, id) ?? (kind === 'card' && id === null ? hiddenCard(language) : undefined);
    if (term === undefined) return missing(`no word for ${kind} ${String(id)}`);
    if (typeof term === 'string') return count === null ? term : numbered(count, term);
    if (form === MANY) return counted(term, 5, language).nom;
    const forms = count === null ? single(term) : counted(term, count, language);
    const word = Object.hasOwn(forms, form) ? forms[form] : undefined;
    const said = word ?? (strict ? missing(`no form '${form}' of ${kind} ${String(id)}`) : forms.nom);
    return count === null ? said : numbered(count, said);
  }

  /** A number of things: what is counted is a parameter, or a noun that every text of the game can name. */
  function count(value: number, what: string, params: Params): string {
    const [noun = '', form = 'nom'] = what.split('_');
    const given = Object.hasOwn(params, noun) ? params[noun] : undefined;
    const ref = typeof given === 'object' && given !== null && !isPhrase(given) && !isJoined(given) ? given : { noun };
    return refer(ref, form, value);
  }

  /** The parts of a row: those that share their subject with the first do not say it again, and all are of one mood. */
  function join({ join, of }: Joined, form: string): string {
    const clauses = of.every(isPhrase) && isClauseForm(form) ? of : null;
    const moods = new Set(clauses?.map(moodOf));
    const told = moods.has('order') && moods.has('told');
    const parts = of.map((part, at) => {
      if (!isPhrase(part)) return refer(part, form);
      const shared = at > 0 && sameSubject(part, clauses?.[0]);
      return tell(part, shared ? (GAPS[inMood(form, told)] ?? form) : inMood(form, told));
    });
    if (grammar !== undefined && clauses !== null && join === 'and' && parts.some((part) => part.includes(grammar.and)))
      return `${parts.slice(0, -1).join(', ')}${grammar.andRow}${parts.at(-1)}`;
    const style = join === 'and' ? 'conjunction' : 'disjunction';
    return new Intl.ListFormat(grammar?.lists ?? language, { type: style }).format(parts);
  }

  function moodOf({ key }: Phrase): string | null {
    const text = catalog[key] ?? grammar?.frame[key];
    return text === undefined ? null : (grammar?.mood(text) ?? null);
  }

  function argument(name: string, params: Params, form: string): string | number {
    if (OWN_NAMES.includes(name)) return name === 'form' ? form : personOf(params);
    const whole = Object.hasOwn(params, name);
    const parameter = whole ? name : parameterOf(name);
    const value = Object.hasOwn(params, parameter) ? params[parameter] : undefined;
    if (value === undefined) return missing(`no parameter '${name}'`);
    const asked = whole ? '' : name.slice(parameter.length + 1);
    if (typeof value === 'object' && value !== null)
      return asked === COUNT && isJoined(value) ? value.of.length : part(value, asked, form);
    if (typeof value === 'number' && asked !== '') return count(value, asked, params);
    if (!whole) return missing(`no parameter '${name}'`);
    if (typeof value === 'number') return value;
    return value === null ? 'none' : String(value);
  }

  function part(value: Exclude<Part, Scalar>, asked: string, form: string): string {
    const wanted = asked === SAME ? form : asked;
    if (asked === START) return capital(part(value, '', form), language);
    if (isPhrase(value)) return tell(value, wanted === '' ? 'main' : wanted);
    if (isJoined(value)) return join(value, wanted === '' ? (value.of.every(isPhrase) ? 'main' : 'nom') : wanted);
    return refer(value, wanted === '' ? 'nom' : wanted);
  }

  /** A message in a form; `opens` if it begins a sentence, and nouns with it. */
  function tell(message: Phrase, form: string, opens = false): string {
    const { format, names, opening } = find(message, form);
    const values: Record<string, string | number> = {};
    for (const name of names) {
      const said = message.params[parameterOf(name)];
      if (typeof said === 'object' && said !== null && (isPhrase(said) || isJoined(said)))
        // A branch that is not taken may ask for a form that the part does not have.
        Object.defineProperty(values, name, { get: () => argument(name, message.params, form) });
      else values[name] = argument(name, message.params, form);
    }
    if (opens && opening !== null && !opening.endsWith('_id') && isNoun(message.params[parameterOf(opening)]))
      values[opening] = capital(String(values[opening]), language);
    return String(format.format(values));
  }

  /** Names keep their letters; a noun that a sentence begins with gets a capital. */
  function isNoun(value: Part | undefined): boolean {
    if (typeof value !== 'object' || value === null || isPhrase(value) || isJoined(value)) return false;
    const [kind, id] = Object.entries(value)[0] ?? ['nothing', null];
    return typeof (terms(kind, id) ?? (id === null ? hiddenCard(language) : '')) === 'object';
  }

  return (message) => {
    try {
      const text = tell(message, 'main', true);
      return grammar === undefined ? text : tidy(text);
    } catch (error) {
      if (strict) throw error;
      return `[${message.key}]`;
    }
  };
}

/** What is no clause, or is written as it stands after something, can be said on its own and in a row. */
const FREE: ReadonlySet<ClauseForm> = new Set(['main', 'inv', 'gap']);

const personOf = (params: Params): Person => (Object.hasOwn(params, 'who') ? 'third' : 'you');

const countOf = (ref: Ref): number | null => (typeof ref.count === 'number' ? ref.count : null);

/** "2 cards"; a word may say itself where its number stands: "$#". */
const numbered = (count: number, word: string): string =>
  word.includes('#') ? word.replace('#', String(count)) : `${count} ${word}`;

const GAPS: { readonly [form: string]: ClauseForm } = {
  main: 'gap',
  inv: 'gap',
  next: 'gap',
  later: 'gap',
  ind: 'indgap',
  indnext: 'indgap',
  indinv: 'indgap',
  sub: 'subgap',
};
const TOLD: { readonly [form: string]: ClauseForm } = {
  main: 'ind',
  inv: 'indinv',
  next: 'indnext',
  gap: 'indgap',
};
const inMood = (form: string, told: boolean): string => (told ? (TOLD[form] ?? form) : form);

function sameSubject(one: Phrase, first: Phrase | undefined): boolean {
  return first !== undefined && JSON.stringify(one.params.who) === JSON.stringify(first.params.who);
}

const capital = (word: string, language: string) => word.slice(0, 1).toLocaleUpperCase(language) + word.slice(1);

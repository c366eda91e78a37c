import { COUNT, MANY, OWN_NAMES, parameterOf, parse, SAME, START, walk } from './compile.js';
import type { Catalog } from './format.js';
import { CLAUSE_FORMS, type Grammar, hasVerb, isClauseForm } from './grammar/clause.js';
import { isCounted, type Nouns, type Term } from './terms.js';

/** The parameters a message needs, forms of the same reference counted once. */
export function parametersOf(text: string, language: string): string[] {
  const names = new Set<string>();
  walk(parse(text, language).getAst(), (name) => {
    if (!OWN_NAMES.includes(name)) names.add(parameterOf(name));
  });
  // Who does it may stand in any clause: it takes the place of the reader.
  names.delete('who');
  return [...names].sort();
}

/** The plural branches the language needs and the message does not have. */
function missingPlurals(text: string, language: string): string[] {
  const needed = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const missing: string[] = [];
  walk(parse(text, language).getAst(), (name, element) => {
    if (!('pluralType' in element)) return;
    for (const category of needed) if (!Object.hasOwn(element.options, category)) missing.push(`${name}: ${category}`);
  });
  return missing;
}

/** What is known of a language besides its messages, so that forms can be checked. */
export interface Known {
  readonly grammar: Grammar;
  readonly nouns: Nouns;
  /** The first words of the keys of clauses: such a message can be said in every form. */
  readonly clauses: readonly string[];
}

/** What can be asked of parts of any kind. */
const OF_ANY: ReadonlySet<string> = new Set(['id', SAME, START, COUNT, MANY]);

const formsOf = (term: Term): string[] => {
  if (typeof term === 'string') return [];
  if (!isCounted(term)) return Object.keys(term);
  return Object.keys(term.one).filter((form) => Object.values(term).every((forms) => Object.hasOwn(forms, form)));
};

/** The forms that a message asks of its parameters and that nothing can give. */
function missingForms(text: string, language: string, { nouns }: Known): string[] {
  const missing: string[] = [];
  const lacking = (kind: string, form: string): string[] =>
    Object.entries(nouns[kind] ?? {}).flatMap(([id, term]) =>
      typeof term === 'string' || formsOf(term).includes(form) || (isCounted(term) && Object.hasOwn(term.one, form))
        ? []
        : [`${kind} ${id} has no form '${form}'`],
    );
  const anywhere = new Set(
    Object.values(nouns).flatMap((kind) =>
      Object.values(kind).flatMap((term) =>
        typeof term === 'string' ? [] : Object.keys(isCounted(term) ? term.one : term),
      ),
    ),
  );
  walk(parse(text, language).getAst(), (name) => {
    const [parameter = '', asked, form = 'nom'] = name.split('_');
    if (asked === undefined || OF_ANY.has(asked) || isClauseForm(asked)) return;
    const noun = nouns.noun?.[asked];
    if (noun !== undefined) {
      if (typeof noun !== 'string' && !formsOf(noun).includes(form)) missing.push(`${asked} has no form '${form}'`);
    } else if (Object.hasOwn(nouns, asked)) missing.push(...lacking(asked, form));
    else if (Object.hasOwn(nouns, parameter)) missing.push(...lacking(parameter, asked));
    else if (!anywhere.has(asked)) missing.push(`no noun has a form '${asked}'`);
  });
  return missing;
}

/** What is wrong with the verbs of a message. */
function verbProblems(key: string, text: string, language: string, { grammar, clauses }: Known): string[] {
  const clause = clauses.includes(key.split('.', 1)[0]!);
  if (!hasVerb(text)) return clause && !/\bform\b|_same\b/.test(text) ? ['is a clause without a verb'] : [];
  const problems = new Set<string>();
  for (const form of CLAUSE_FORMS)
    for (const person of ['you', 'third'] as const)
      try {
        parse(grammar.inflect(text, form, person), language);
      } catch (error) {
        problems.add(error instanceof Error ? error.message : String(error));
      }
  return [...problems];
}

function problemsOf(key: string, text: string, language: string, known: Known | undefined): string[] {
  const plain = text.replace(/\[[^\]]*\]/g, '');
  return [
    ...missingPlurals(plain, language).map((branch) => `no plural ${branch}`),
    ...(known === undefined
      ? []
      : [...verbProblems(key, text, language, known), ...missingForms(plain, language, known)]),
  ];
}

/** Everything that is wrong with catalogs that should say the same in several languages. */
export function catalogProblems(
  catalogs: { readonly [language: string]: Catalog },
  known: { readonly [language: string]: Known } = {},
): string[] {
  const problems: string[] = [];
  const keys = new Set(Object.values(catalogs).flatMap((catalog) => Object.keys(catalog)));
  for (const key of keys) {
    const said: [string, string][] = [];
    for (const [language, catalog] of Object.entries(catalogs)) {
      const text = Object.hasOwn(catalog, key) ? catalog[key] : undefined;
      if (text === undefined) problems.push(`${language}/${key}: is missing`);
      else if (text.trim() === '') problems.push(`${language}/${key}: is empty`);
      else
        try {
          said.push([language, parametersOf(text, language).join(' ')]);
          for (const problem of problemsOf(key, text, language, known[language]))
            problems.push(`${language}/${key}: ${problem}`);
        } catch (error) {
          problems.push(`${language}/${key}: does not parse: ${String(error)}`);
        }
    }
    const [first, ...others] = said;
    for (const [language, names] of others)
      if (names !== first?.[1])
        problems.push(`${language}/${key}: names [${names}], where ${first?.[0]} names [${first?.[1]}]`);
  }
  return problems;
}

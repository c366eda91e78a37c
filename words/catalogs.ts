import { type Catalog, parameterOf, parse, walk } from './format.js';

/** The parameters a message needs, forms of the same reference counted once. */
export function parametersOf(text: string, language: string): string[] {
  const names = new Set<string>();
  walk(parse(text, language).getAst(), (name) => names.add(parameterOf(name)));
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

/** Everything that is wrong with catalogs that should say the same in several languages. */
export function catalogProblems(catalogs: { readonly [language: string]: Catalog }): string[] {
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
          for (const branch of missingPlurals(text, language)) problems.push(`${language}/${key}: no plural ${branch}`);
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

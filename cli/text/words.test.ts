import { parameterOf, parse, walk } from '@tabula/words/compile.js';
import { expect, test } from 'vitest';
import arkhamDe from '../screens/arkham/text/de.json' with { type: 'json' };
import arkhamEn from '../screens/arkham/text/en.json' with { type: 'json' };
import arkhamPl from '../screens/arkham/text/pl.json' with { type: 'json' };
import cultsDe from '../screens/cults/text/de.json' with { type: 'json' };
import cultsEn from '../screens/cults/text/en.json' with { type: 'json' };
import cultsPl from '../screens/cults/text/pl.json' with { type: 'json' };
import elektDe from '../screens/elekt/text/de.json' with { type: 'json' };
import elektEn from '../screens/elekt/text/en.json' with { type: 'json' };
import elektPl from '../screens/elekt/text/pl.json' with { type: 'json' };
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import pl from './pl.json' with { type: 'json' };

type Catalog = Readonly<Record<string, string>>;

const argumentsOf = (text: string, language: string): string[] => {
  const names = new Set<string>();
  walk(parse(text, language).getAst(), (name) => names.add(parameterOf(name)));
  return [...names].sort();
};

const CATALOGS: readonly (readonly [what: string, language: string, english: Catalog, other: Catalog])[] = [
  ['the terminal', 'pl', en, pl],
  ['the terminal', 'de', en, de],
  ['Elekt', 'pl', elektEn, elektPl],
  ['Elekt', 'de', elektEn, elektDe],
  ['Rise of the Cults', 'pl', cultsEn, cultsPl],
  ['Rise of the Cults', 'de', cultsEn, cultsDe],
  ['Arkham Horror', 'pl', arkhamEn, arkhamPl],
  ['Arkham Horror', 'de', arkhamEn, arkhamDe],
];

test.for(CATALOGS)(
  '%s says in %s everything that it says in English, about the same things',
  ([, language, english, other]) => {
    expect(Object.keys(other).sort()).toEqual(Object.keys(english).sort());
    for (const [key, text] of Object.entries(english))
      expect(argumentsOf(other[key]!, language), key).toEqual(argumentsOf(text, 'en'));
  },
);

test('help fits into 80 columns', () => {
  const texts = [en, pl, de].map(({ help }) => help);
  const screens = [elektEn, elektPl, elektDe, cultsEn, cultsPl, cultsDe, arkhamEn, arkhamPl, arkhamDe];
  const signs = screens.map((catalog) => catalog.signs);
  for (const text of [...texts, ...signs])
    for (const line of text.split('\n')) expect([...line].length, line).toBeLessThanOrEqual(80);
});

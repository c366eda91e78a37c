import { parse, walk } from '@tabula/words/format.js';
import { expect, test } from 'vitest';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import pl from './pl.json' with { type: 'json' };

const argumentsOf = (text: string, language: string): string[] => {
  const names = new Set<string>();
  walk(parse(text, language).getAst(), (name) => names.add(name));
  return [...names].sort();
};

test.for([
  ['pl', pl],
  ['de', de],
] as const)('%s says everything that English says, about the same things', ([language, catalog]) => {
  expect(Object.keys(catalog).sort()).toEqual(Object.keys(en).sort());
  for (const [key, text] of Object.entries(en)) {
    const other = catalog[key as keyof typeof en];
    expect(argumentsOf(other, language), key).toEqual(argumentsOf(text, 'en'));
  }
});

test('help fits into 80 columns', () => {
  for (const { help } of [en, pl, de])
    for (const line of help.split('\n')) expect([...line].length, line).toBeLessThanOrEqual(80);
});

import { afterAll, expect, test, vi } from 'vitest';
import { EMERALD_ANSWERS, Folder } from './testing/run.js';

vi.setConfig({ testTimeout: 120_000 });
const folder = new Folder();
afterAll(() => folder.remove());

const game = (...more: string[]) => ['play', 'emerald', '--seed', 'whole', ...more];
/** Enough for the first turns. */
const SOME = EMERALD_ANSWERS.slice(0, 60);

const ENGLISH =
  /is not among|is not an option|options? (was|were) given|\b(Player|wins|Round|Limbo is|agents|cubes?|stack)\b/;

interface Saved {
  readonly state: { readonly result: { readonly places: unknown[] } | null };
  readonly record: { readonly entries: readonly { readonly seat: number | null }[] };
}
const saved = (file: string): Saved => JSON.parse(folder.read(file));
/** How often the person has decided something in a saved game. */
const decisions = (file: string): number => saved(file).record.entries.filter(({ seat }) => seat === 0).length;

test.concurrent.for([
  ['en', game('--bots', 'normal'), ['wins with', 'Loyalist']],
  ['pl', game('--bots', 'easy,normal'), ['Lojali', 'Restauracjoni']],
  ['de', game('--bots', 'easy,normal,normal,easy'), ['Loyalist', 'Restaurationist']],
] as const)('a whole game in %s, to the end', async ([lang, args, words]) => {
  const save = folder.file(`${lang}.json`);
  const { code, out, err } = await folder.tabula([...args, '--lang', lang, '--save', save], { input: EMERALD_ANSWERS });
  expect({ code, err }).toEqual({ code: 0, err: '' });
  for (const word of words) expect(out).toContain(word);
  expect(out).toContain(`tabula replay ${save}`);
  expect(out).not.toMatch(/undefined|\[object|NaN|\[[a-z]+[ .-]|\[no /);
  expect(out).not.toContain('\u001b'); // no colours where there is no terminal
  if (lang !== 'en') expect(out).not.toMatch(ENGLISH);
  const lines = out.split('\n').filter((line) => !line.includes(save));
  expect(lines.filter((line) => [...line].length > 100)).toEqual([]);
  expect(saved(`${lang}.json`).state.result).not.toBeNull();
});

test('the same seed and the same answers make the same game', async () => {
  const [one, two] = await Promise.all(
    ['first.json', 'other.json'].map((file) =>
      folder.tabula(game('--bots', 'easy,normal', '--save', file), { input: SOME }),
    ),
  );
  expect(one!.code).toBe(0);
  expect(one!.out.replaceAll('first.json', 'other.json')).toBe(two!.out);
});

test('every command answers, and none of them changes the game', async () => {
  const commands = [
    ...['help', '?', '? rome', '?1', '? nothing at all', 'card sherlock', 'card nobody', 'rule EMER-10.12'],
    ...['rule 99.99', 'table', 'log 1', '', 'undo', 'foo', '1 2', '0', 'save'],
  ];
  const { code, out } = await folder.tabula(game('--bots', 'easy', '--save', folder.file('commands.json')), {
    input: `${commands.join('\n')}\nquit\n`,
  });
  expect(code).toBe(0);
  for (const said of [
    'Nothing here is called “nothing at all”',
    'Sherlock Holmes',
    'Nothing here is called “nobody”',
    'EMER-10.12',
    'There is no rule “99.99”',
    'There is nothing to take back.',
    '“foo” is not an option or a command.',
    'Choose one option.',
    'tabula play --resume',
  ])
    expect(out).toContain(said);
  expect(decisions('commands.json')).toBe(0);
});

test('a game goes on where it was left', async () => {
  const save = folder.file('left.json');
  const left = await folder.tabula(game('--bots', 'easy,normal', '--save', save), { input: SOME });
  expect(left.code).toBe(0);
  const before = decisions('left.json');
  expect(before).toBeGreaterThan(5);
  const on = await folder.tabula(['play', '--resume', save, '--lang', 'pl'], { input: SOME });
  expect(on.out).toMatch(/^Gra toczy się dalej\./);
  expect(decisions('left.json')).toBeGreaterThan(before);
});

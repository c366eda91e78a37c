import { afterAll, expect, test, vi } from 'vitest';
import { ARKHAM_ANSWERS, Folder } from './testing/run.js';

vi.setConfig({ testTimeout: 240_000 });
const folder = new Folder();
afterAll(() => folder.remove());

const game = (...more: string[]) => ['play', 'arkham', '--seed', 'whole', ...more];
const SOME = ARKHAM_ANSWERS.slice(0, 400);

const ENGLISH =
  /is not among|is not an option|options? (was|were) given|\b(Round|doom|clues?|damage|horror|spawns|moves)\b/;

interface Saved {
  readonly state: { readonly result: { readonly won: boolean } | null };
  readonly record: { readonly entries: readonly { readonly seat: number | null }[] };
  readonly seats: readonly string[];
}
const saved = (file: string): Saved => JSON.parse(folder.read(file));
const decisions = (file: string): number => saved(file).record.entries.filter(({ seat }) => seat === 0).length;

test.for([
  ['en', game('--solo', '--own', '2'), ['The investigators', 'The game is lost.', 'Codex']],
  [
    'pl',
    game('--bots', 'easy', '--set', 'scenario=scenario/umordhoth'),
    ['Badacze', 'Kodeks', 'Zagłada'.toLowerCase()],
  ],
  ['de', game('--solo', '--set', 'scenario=scenario/deep'), ['Die Ermittler', 'Kodex', 'Verderben']],
] as const)('a whole game in %s, to the end', async ([lang, args, words]) => {
  const save = folder.file(`${lang}.json`);
  const { code, out, err } = await folder.tabula([...args, '--lang', lang, '--save', save], { input: ARKHAM_ANSWERS });
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

test('one person may play several investigators, and goes on with all of them', async () => {
  const save = folder.file('three.json');
  const begun = await folder.tabula(game('--solo', '--own', '3', '--name', 'Ada', '--lang', 'en', '--save', save), {
    input: SOME,
  });
  expect(begun.code).toBe(0);
  expect(saved('three.json').seats).toEqual(['you', 'you', 'you']);
  for (const name of ['Ada 1', 'Ada 2', 'Ada 3'])
    expect(begun.out).toContain(`${name}: Which investigator do you play?`);
  const before = decisions('three.json');
  const on = await folder.tabula(['play', '--resume', save, '--lang', 'pl'], { input: SOME });
  expect(on.out).toMatch(/^Gra toczy się dalej\./);
  expect(decisions('three.json')).toBeGreaterThan(before);
  const alone = await folder.tabula(['play', 'elekt', '--own', '2', '--save', folder.file('no.json')]);
  expect(alone.err).toContain('in elekt everybody plays one seat');
});

test('ARK-R.14: what the group decides is put to the person, too, where a bot leads', async () => {
  // Both wish for the bot, so it leads; the person proposes all the same.
  const { out } = await folder.tabula(
    game('--bots', 'normal,normal', '--lang', 'en', '--save', folder.file('led.json')),
    {
      input: `2\n${SOME}`,
    },
  );
  const led = /(\w+) leads the investigation/.exec(out)![1]!;
  if (led === 'Player') expect(out).not.toContain('asks what you propose');
  else expect(out).toContain(`${led} asks what you propose: Whose turn is next?`);
});

test('every command answers, and none of them changes the game', async () => {
  const save = folder.file('commands.json');
  const setUp = '1\n1\n1\n';
  const commands = [
    'help',
    '?',
    '? move',
    '?1',
    '? nothing at all',
    'card knife',
    'card nobody',
    'rule ARK-471.5a',
    'table',
    'log 1',
    'foo',
  ];
  const { code, out } = await folder.tabula(game('--solo', '--lang', 'en', '--save', save), {
    input: `${setUp}${commands.join('\n')}\nquit\n`,
  });
  expect(code).toBe(0);
  for (const said of [
    'Nothing here is called “nothing at all”',
    'Knife',
    'Nothing here is called “nobody”',
    'ARK-471.5a',
    '“foo” is not an option or a command.',
    '% to pass',
    'tabula play --resume',
  ])
    expect(out).toContain(said);
});

import { writeFileSync } from 'node:fs';
import { afterAll, expect, test, vi } from 'vitest';
import { CULTS_ANSWERS, Folder } from './testing/run.js';

vi.setConfig({ testTimeout: 120_000 });
const folder = new Folder();
afterAll(() => folder.remove());

const game = (...more: string[]) => ['play', 'cults', '--seed', 'whole', ...more];
const solo = (...more: string[]) => game('--solo', '--set', 'goal=O3,districtLayout=recommended', ...more);
/** Enough for the first round. */
const SOME = CULTS_ANSWERS.slice(0, 160);

const ENGLISH =
  /is not among|is not an option|options? (was|were) given|\b(Player|wins|Round|Sanity|investigator|power|hand|supply|Goal)\b/;

interface Saved {
  readonly seats: readonly string[];
  readonly state: { readonly options: Record<string, unknown>; readonly result: { readonly places: unknown[] } | null };
  readonly record: { readonly entries: readonly { readonly seat: number | null }[] };
}
const saved = (file: string): Saved => JSON.parse(folder.read(file));
/** How often the person has decided something in a saved game. */
const decisions = (file: string): number => saved(file).record.entries.filter(({ seat }) => seat === 0).length;

test.concurrent.for([
  ['en', game('--bots', 'easy'), ['Round 6/6', 'with the most victory points', 'Who marked which district, and when']],
  [
    'pl',
    game('--bots', 'easy,normal,easy', '--set', 'edition=PL,rounds=7'),
    ['Runda 7/7', 'Zwycięstwa', 'Kto i kiedy'],
  ],
  ['de', solo(), ['Runde 6/6', 'Ziel: Klare Überlegenheit', 'Wer wann welchen Stadtteil markiert hat']],
] as const)('a whole game in %s, to the end', async ([lang, args, words]) => {
  const save = folder.file(`${lang}.json`);
  const { code, out, err } = await folder.tabula([...args, '--lang', lang, '--save', save], { input: CULTS_ANSWERS });
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

test('a solo game is told again with its NPC', async () => {
  const { code, out } = await folder.tabula(['replay', folder.file('de.json'), '--lang', 'de']);
  expect(code).toBe(0);
  expect(out).toMatch(/NSC gründet eine Kultstätte in Uptown/);
  expect(out).not.toContain('Spieler 2');
});

test('every command answers, and none of them changes the game', async () => {
  const commands = [
    ...['help', '?', '? uptown', '?1', '? nothing at all', 'card proph', 'card nobody', 'rule CULT-9.4', 'rule 99.99'],
    ...['table', 'log 1', '', 'undo', 'foo', 'down', 'all', '1 2', '0', 'save'],
  ];
  const { code, out } = await folder.tabula(solo('--save', folder.file('commands.json')), {
    input: `${commands.join('\n')}\nquit\n`,
  });
  expect(code).toBe(0);
  for (const said of [
    '① to ④ are the players',
    'Nothing here is called “nothing at all”',
    'Prophet T2  Starting card',
    'Nothing here is called “nobody”',
    'CULT-9.4',
    'There is no rule “99.99”',
    'There is nothing to take back.',
    '“foo” is not an option or a command.',
    '> down\n  3.  Downtown\n>',
    'Choose one option.',
    '“0” is not an option or a command.',
    'tabula play --resume',
  ])
    expect(out).toContain(said);
  expect(decisions('commands.json')).toBe(0);
  expect(saved('commands.json').seats).toEqual(['you', 'automaton']);
});

test('nothing is an answer where it is allowed, and a decision is taken back', async () => {
  const input = '1\n0\nundo\nundo!\nquit\n';
  const { out } = await folder.tabula(solo('--save', folder.file('undo.json')), { input });
  expect(out).toMatch(/ {2}0\. {2}None\n> 0\n/);
  expect(out).toContain('Taken back.');
});

test('a game goes on where it was left, with the options it was begun with', async () => {
  const save = folder.file('left.json');
  const args = game('--bots', 'easy,normal', '--set', 'rounds=8', '--save', save);
  const left = await folder.tabula(args, { input: SOME });
  expect(left.code).toBe(0);
  expect(left.out).toContain('through 8 rounds');
  const before = decisions('left.json');
  expect(before).toBeGreaterThan(5);
  const on = await folder.tabula(['play', '--resume', save, '--lang', 'pl'], { input: SOME });
  expect(on.out).toMatch(/^Gra toczy się dalej\./);
  expect(on.out).toMatch(/Runda \d\/8/);
  expect(decisions('left.json')).toBeGreaterThan(before);
});

test('a save that gives the seat of the NPC to a bot is refused', async () => {
  await folder.tabula(solo('--save', folder.file('npc.json')), { input: '' });
  writeFileSync(folder.file('npc.json'), JSON.stringify({ ...saved('npc.json'), seats: ['you', 'easy'] }));
  const { code, err } = await folder.tabula(['play', '--resume', folder.file('npc.json')], { input: '' });
  expect(code).toBe(1);
  expect(err).toContain('does not say who sits where');
});

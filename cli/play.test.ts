import { afterAll, expect, test, vi } from 'vitest';
import { ANSWERS, Folder } from './testing/run.js';

vi.setConfig({ testTimeout: 120_000 });
const folder = new Folder();
afterAll(() => folder.remove());

const game = (...more: string[]) => ['play', 'elekt', '--bots', 'easy', '--seed', 'whole', ...more];

/** Enough for a part of the first round. */
const SOME = ANSWERS.slice(0, 150);

const ENGLISH =
  /is not among|is not an option|options? (was|were) given|\b(Court Zone|Player|wins|assigns|Round|Hand: \d+ card)\b/;

/** How often the person has decided something in a saved game. */
const decisions = (file: string): number =>
  JSON.parse(folder.read(file)).record.entries.filter((entry: { seat: number | null }) => entry.seat === 0).length;

test.concurrent.for([
  ['en', 'wins with', 'Who won what'],
  ['pl', 'Tytuł', 'Kto i kiedy zdobył karty'],
  ['de', 'Titel', 'Wer wann was gewonnen hat'],
] as const)('a whole game in %s, to the end', async ([lang, ...words]) => {
  const save = folder.file(`${lang}.json`);
  const { code, out, err } = await folder.tabula(game('--lang', lang, '--save', save), { input: ANSWERS });
  expect({ code, err }).toEqual({ code: 0, err: '' });
  for (const word of words) expect(out).toContain(word);
  expect(out).toContain(`tabula replay ${save}`);
  expect(out).not.toMatch(/undefined|\[object|NaN|\[[a-z]+[.-]|\[no /);
  expect(out).not.toContain('\u001b'); // no colours where there is no terminal
  if (lang !== 'en') expect(out).not.toMatch(ENGLISH);
  const table = out.slice(0, out.indexOf('\n> '));
  for (const line of table.split('\n')) expect([...line].length, line).toBeLessThanOrEqual(100);
  expect(JSON.parse(folder.read(`${lang}.json`)).state.result.places).toHaveLength(2);
});

test('the same seed and the same answers make the same game', async () => {
  const args = (file: string) => game('--bots', 'easy,normal', '--save', file);
  const [one, two] = await Promise.all(
    ['first.json', 'other.json'].map((file) => folder.tabula(args(file), { input: SOME })),
  );
  expect(one!.code).toBe(0);
  expect(one!.out.replaceAll('first.json', 'other.json')).toBe(two!.out);
});

test('every command answers, and none of them changes the game', async () => {
  const commands = [
    ...['help', '?', '? court', '?1', '? nothing at all', 'card dign', 'card nobody', 'rule ELEK-9.4', 'rule 9.4'],
    ...['rule 99.99', 'table', 'log', 'log 1', '', 'undo', 'undo!', 'foo', '1 2', '1,1,1,2', 'save'],
  ];
  const { code, out } = await folder.tabula(game('--save', folder.file('commands.json')), {
    input: `${commands.join('\n')}\nquit\n`,
  });
  expect(code).toBe(0);
  for (const said of [
    'save and leave; so do Ctrl-C and Ctrl-D',
    'Court Zone',
    'Nothing here is called “nothing at all”',
    'Dignitary P2  Basic unit, Cultist',
    'Nothing here is called “nobody”',
    'ELEK-9.4 The owner of an annihilated unit may save it.',
    'There is no rule “99.99”',
    'There is nothing to take back.',
    '“foo” is not an option or a command.',
    'Choose one option.',
    'tabula play --resume',
  ])
    expect(out).toContain(said);
  expect(decisions('commands.json')).toBe(0);
});

test('a decision is taken back, but not freely once somebody has learned something', async () => {
  const input = '1\nundo\nundo!\nquit\n';
  const { out } = await folder.tabula(game('--save', folder.file('undo.json')), { input });
  expect(out).toContain('Somebody has learned something');
  expect(out).toContain('Taken back.');
  expect(decisions('undo.json')).toBe(0);
});

test.for([
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
] as const)('%s leaves a saved game, and it goes on', async ([signal, exit]) => {
  let sent = false;
  const save = folder.file(`${signal} now.json`);
  const left = await folder.tabula(game('--save', save), {
    seen: (out, child) => {
      if (sent || !out.endsWith('> ')) return;
      sent = true;
      child.kill(signal);
    },
  });
  expect(left).toMatchObject({ code: exit, err: '' });
  expect(left.out).toContain(`tabula play --resume '${save}'\n`);
  if (signal !== 'SIGINT') return;
  const on = await folder.tabula(['play', '--resume', save], { input: SOME });
  expect(on.code).toBe(0);
  expect(on.out).toMatch(/^The game goes on\./);
  expect(on.out).toContain('Round 1/6');
  expect(on.out).toContain('assignment 3 of 5');
});

test('SIGINT while a bot thinks leaves a saved game, and impatience does no harm', async () => {
  let sent = false;
  const save = folder.file('thinking.json');
  const args = ['play', 'elekt', '--bots', 'hard', '--ms', '60000', '--seed', 'whole', '--save', save];
  const left = await folder.tabula(args, {
    seen: (out, child) => {
      if (sent || !out.includes('receives the Scepter')) return;
      sent = true;
      for (const ms of [200, 201, 205]) setTimeout(() => child.kill('SIGINT'), ms);
    },
  });
  expect(left.code).toBe(130);
  expect(left.out).not.toContain('\n> '); // nothing was asked yet
  expect(left.out.match(/tabula play --resume/g)).toHaveLength(1);
  expect(JSON.parse(folder.read('thinking.json')).state.result).toBeNull();
});

test('the end of the input saves and leaves', async () => {
  const { code, out } = await folder.tabula(['play', 'elekt', '--lang', 'de', '--name', 'Anna B'], { input: '' });
  expect(code).toBe(0);
  expect(out).toContain('Anna B');
  expect(out).toMatch(/tabula play --resume \S+elekt\.json --name 'Anna B' --lang de\n/);
});

test('games at the same time are kept in files of their own, and no file is written over', async () => {
  const before = new Set(folder.saves());
  await folder.tabula(game(), { input: '' });
  await folder.tabula(game(), { input: '' });
  expect(folder.saves().filter((name) => !before.has(name))).toHaveLength(2);
  const { code, err } = await folder.tabula(game('--save', folder.file('data/saves/elekt.json')));
  expect(code).toBe(1);
  expect(err).toContain('is there already');
});

test('a folder that cannot be written to is told at once, and again at the end', async () => {
  const { code, out, err } = await folder.tabula(game('--save', folder.file('en.json/elekt.json')), { input: '' });
  expect(code).toBe(1);
  expect(out).toContain('elekt.json cannot be written');
  expect(err).toContain('elekt.json cannot be written');
});

test.for([
  [['play', 'elekt', '--solo'], 'elekt cannot be played alone'],
  [['play', 'cults', '--solo', '--bots', 'easy'], '--solo is a game without bots'],
  [['play', 'cults', '--set', 'goal=O1'], "the option 'goal' is for --solo"],
  [['play', 'cults', '--set', 'rounds=99'], "option 'rounds' cannot be 99"],
  [['play', 'cults', '--set', 'colour=red'], 'it has: pack, rounds, districtLayout, goal, edition'],
  [['play', 'cults', '--set', 'rounds'], "--set is NAME=VALUE, not 'rounds'"],
  [['play', '--resume', 'x.json', '--set', 'rounds=8'], '--set is for a new game'],
] as const)('%j is refused', async ([args, message]) => {
  const { code, err } = await folder.tabula(args);
  expect(code).toBe(2);
  expect(err).toContain(message);
});

import { elekt } from '@tabula/elekt/elekt.js';
import { speak } from '@tabula/elekt/text/speak.js';
import type { Option, Question } from '@tabula/kernel/question.js';
import { decide, open, questions } from '@tabula/kernel/table.js';
import type { Voice } from '@tabula/kit/voice.js';
import { unbound } from '@tabula/words/bind.js';
import type { Language } from '@tabula/words/language.js';
import { expect, test } from 'vitest';
import { keysIn, menuOf as layMenu, linesWith } from './menu.js';
import { widthOf } from './paint.js';
import { cliWords } from './text/words.js';

const voice = (language: Language) => speak(language, { name: (seat) => ['Anna', 'Morrow'][seat] });
const english = voice('en');
const menuOf = (question: Question, spoken: Voice, width: number, paired: string[] = []) =>
  layMenu(question, { voice: spoken, paired }, cliWords('en'), width);

/** A question with pairs of things, as the rules would ask it. */
function asking(id: string, options: readonly Option[]): Question {
  const prompt = { key: `ask.${id}`, params: {} };
  return { seat: 0, id, kind: 'one', prompt, rule: 'ELEK-5.3', min: 1, max: 1, cosmetic: false, options };
}

const assign = (card: string, zone: string, cost = 0): Option => ({
  key: `${card}:${zone}`,
  label: { key: 'option.assign', params: { unit: { card }, zone: { zone }, cost } },
  rule: 'ELEK-5.3',
  refs: [{ card }, { zone }],
});
const attach = (attribute: string, card: string, owner: number): Option => ({
  key: `${attribute}:${card}`,
  label: {
    key: 'option.attach',
    params: { attribute: { attribute }, unit: { card }, own: owner === 0, owner: { seat: owner } },
  },
  rule: 'ELEK-7.1',
  refs: [{ attribute }, { card }, { seat: owner }],
});
const pass: Option = { key: 'pass', label: { key: 'option.pass', params: {} }, rule: 'ELEK-5.17', refs: [] };

test('a unit has a row, and a Zone the same letter in each, full or not', () => {
  const options = [assign('B1.0', 'mission'), assign('B1.0', 'court', 1), assign('B3.0', 'court'), pass];
  const { items, lines } = menuOf(asking('assignment/choice', options), english, 80);
  expect(lines.map(unbound)).toEqual([
    '  1.  Acolyte    1a Mission Zone  1b Court Zone (1 Ember)',
    '  2.  Dignitary                   2b Court Zone',
    '  3.  Pass ELEK-5.17',
  ]);
  expect(items.map(({ name, option }) => [name, option.key])).toEqual([
    ['1a', 'B1.0:mission'],
    ['1b', 'B1.0:court'],
    ['2b', 'B3.0:court'],
    ['3', 'pass'],
  ]);
});

test('units of the same name are told apart by their owners', () => {
  const options = ['occultism', 'power'].flatMap((kind) => [attach(kind, 'B1.0', 0), attach(kind, 'B1.1', 1)]);
  const { lines } = menuOf(asking('occultism/token', options), english, 80);
  expect(lines[0]).toBe('  1.  Occultism  1a Acolyte (own)  1b Acolyte (Morrow)');
});

test('a grid that is too wide is turned, and what is too wide either way is wrapped', () => {
  const cards = ['B1.0', 'B2.0', 'E10', 'E02', 'E05', 'B3.1'];
  const options = ['occultism', 'cunning', 'violence', 'power'].flatMap((kind) =>
    cards.map((card, i) => attach(kind, card, i % 2)),
  );
  const question = asking('occultism/token', options);
  const turned = menuOf(question, english, 90);
  expect(turned.lines).toHaveLength(cards.length);
  expect(turned.lines[0]).toMatch(
    /^ {2}1\. {2}Acolyte \(own\) +1a Occultism {2}1b Cunning {2}1c Violence {2}1d Power$/,
  );
  for (const width of [40, 60, 90, 132]) {
    const { items, lines } = menuOf(question, english, width);
    expect(new Set(items.map(({ name }) => name)).size).toBe(options.length);
    expect(new Set(items.map(({ option }) => option.key)).size).toBe(options.length);
    for (const line of lines) expect(widthOf(line), line).toBeLessThanOrEqual(width);
    for (const { name } of items) expect(lines.join('\n')).toContain(`${name} `);
  }
});

test('every menu of a whole game names each option once, in every language', () => {
  const opened = open(elekt, { seats: 3, seed: 'menus' });
  if (!opened.ok) throw new Error(opened.error.message);
  const { table } = opened;
  const voices = (['en', 'pl', 'de'] as const).map(voice);
  for (let i = 0; ; i++) {
    const [question] = questions(table);
    if (question === undefined) break;
    for (const spoken of voices) {
      const { items, lines } = menuOf(question, spoken, 80);
      expect(items.map(({ option }) => option.key).sort()).toEqual(question.options.map(({ key }) => key).sort());
      expect(new Set(items.map(({ name }) => name)).size).toBe(items.length);
      expect(new Set(lines).size).toBe(lines.length);
      for (const line of lines) expect(widthOf(line), line).toBeLessThanOrEqual(80);
    }
    decide(table, question.seat, [question.options[(i * 5) % question.options.length]!.key]);
  }
});

test('options that do not read as pairs are a grid where the game says so', () => {
  const options = [assign('B1.0', 'mission'), assign('B1.0', 'court'), assign('B3.0', 'court')].map((option) => ({
    ...option,
    label: { key: 'option.pass', params: {} },
  }));
  const { lines } = menuOf(asking('assignment/choice', options), english, 80, ['assignment/choice']);
  expect(lines.map(unbound)).toEqual([
    '  1.  Acolyte    1a Mission Zone  1b Court Zone',
    '  2.  Dignitary                   2b Court Zone',
  ]);
});

test('two options in one place of a grid are listed instead', () => {
  const options = [assign('B1.0', 'court'), assign('B1.0', 'court', 1), assign('B1.0', 'mission')];
  const { items } = menuOf(asking('assignment/choice', options), english, 80);
  expect(items.map(({ name }) => name)).toEqual(['1', '2', '3']);
});

const CARDS = [
  'B1',
  'B2',
  'B3',
  'B4',
  'E01',
  'E02',
  'E03',
  'E04',
  'E05',
  'E06',
  'E07',
  'E08',
  'E09',
  'E10',
  'E11',
  'E12',
];
const many = asking(
  'violence/victim',
  CARDS.map((card) => ({ ...assign(card, 'court'), refs: [{ card }] })),
);

test('a long list begins with a few of its options, all of them have a name, and words find them', () => {
  const menu = menuOf(many, english, 80);
  expect(menu.items).toHaveLength(16);
  expect(menu.lines).toHaveLength(16);
  expect(menu.brief).toHaveLength(14);
  expect(menu.brief.slice(0, 12)).toEqual(menu.lines.slice(0, 12));
  expect(unbound(menu.brief.slice(12).join(' '))).toContain('and 4 more');
  expect(linesWith('dign court', menu, 80)).toEqual(['  3.  Dignitary → Court Zone']);
  expect(linesWith('court', menu, 80)).toHaveLength(16);
  expect(linesWith('court -dign', menu, 80)).toHaveLength(15);
  expect(linesWith('nothing', menu, 80)).toEqual([]);
});

test('where nothing may be chosen there is a line for it, and an amount is called by itself', () => {
  const options = [assign('B1.0', 'court'), pass];
  const { lines, brief } = menuOf({ ...asking('violence/victim', options), min: 0, max: 2 }, english, 80);
  expect(lines.at(-1)).toBe('  0.  None');
  expect(brief).toEqual(lines);
  const amounts = ['0', '1', '2'].map((key) => ({ ...pass, key }));
  const counted = menuOf({ ...asking('some/amount', amounts), kind: 'amount' }, english, 80);
  expect(counted.items.map(({ name }) => name)).toEqual(['0', '1', '2']);
});

test('options are named by what stands before them or by their keys, each once; another word is found', () => {
  const options = [assign('B1.0', 'mission'), assign('B1.0', 'court'), assign('B3.0', 'court'), pass];
  const menu = menuOf(asking('assignment/choice', options), english, 80);
  expect(keysIn('1B, 3 pass', menu)).toEqual(['B1.0:court', 'pass']);
  expect(keysIn('1a acolyte 9', menu)).toBe('acolyte');
});

import { questions } from '@tabula/kernel/table.js';
import { forecastLaws } from '@tabula/kit/testing/forecast-laws.js';
import { LANGUAGES } from '@tabula/words/language.js';
import { expect } from 'vitest';
import { arkham } from './arkham.js';
import { foresee } from './forecasts.js';
import { SKILLS } from './language/values.js';
import { encounter } from './rules/encounter.js';
import { sumOf } from './sums.js';
import { coreTable } from './testing/core-table.js';
import { numbersOf } from './testing/numbers.js';
import { rule } from './testing/rule.js';
import { type TestTable, table } from './testing/table.js';
import './text/every-language.js';
import { speak } from './text/speak.js';

forecastLaws({
  game: arkham,
  foresee,
  sumOf,
  voices: (options) => LANGUAGES.map((language) => speak(language, { options }, { strict: true })),
  numbers: numbersOf,
  tables: [
    { seats: 1, options: { pack: 'core', scenario: 'scenario/azathoth' } },
    { seats: 3, options: { pack: 'core', scenario: 'scenario/deep' } },
  ],
});

/** What an answer of a seat is said to lead to, by its key. */
function lines(t: TestTable, key: string) {
  const [question] = questions(t.kernel);
  const option = question!.options.find((one) => one.key === key)!;
  return foresee(t.view(question!.seat).board, question!, option)?.lines ?? [];
}
const odds = (t: TestTable, key: string) => lines(t, key).find((line) => line.key === 'odds.pass')?.params;

rule(
  ['ARK-471.2a', 'ARK-471.2b', 'ARK-471.5b'],
  'the dice of an action, where they come from, and how likely it is passed',
  () => {
    const t = table({ players: 1 }).focus(0, 'lore').turn();
    const skill = arkham && t.board.seats[0]!.focus.length;
    expect(skill).toBe(SKILLS.length);
    const sum = sumOf(t.view(0).board, 'pool/0/lore/ward')!;
    const dice = sum.total;
    expect(sum.lines.map(({ key, amount }) => [key, amount])).toEqual([
      ['sum.skill', dice - 1],
      ['sum.focus', 1],
    ]);
    expect(odds(t, 'ward')).toEqual({
      dice,
      percent: Math.round(100 * (1 - (2 / 3) ** dice)),
      expected: Math.round((dice / 3) * 10) / 10,
    });
    expect(odds(t, 'gather')).toBeUndefined();
  },
);

rule(
  ['ARK-471.4a', 'ARK-R.79'],
  'what a token changes: a die that is no success may become one, a success can only be lost',
  () => {
    const t = table({ players: 1 }).with(0, { clues: 1 }).turn();
    const { total } = sumOf(t.view(0).board, 'pool/0/observation/research')!;
    t.kernel.state.script.push(...Array.from({ length: total }, (_, die) => (die === 0 ? 6 : 2)));
    t.seat(0).does('research').isAsked('test/change');
    const change = (key: string) => lines(t, key).find((line) => line.key === 'odds.change');
    expect(change('clue:2')).toMatchObject({ is: 'gain', params: { now: 1, expected: 1.3, percent: 100 } });
    expect(change('clue:6')).toMatchObject({ is: 'vain', params: { now: 1, expected: 0.3, percent: 33 } });
    expect(lines(t, 'stop').map(({ params }) => params)).toEqual([{ successes: 1 }]);
  },
);

rule(
  ['ARK-466.9', 'ARK-471.2b'],
  'a choice that asks for a test is offered with its chances, and with nothing of what comes of it',
  () => {
    const t = coreTable({ players: 1 }).on(0, 'train-station');
    const { deck } = t.s.tiles[0];
    deck.push(...deck.splice(deck.indexOf('encounter/northside/4'), 1));
    t.run(encounter, { seat: 0 });
    t.seat(0).isAsked('choose/option');
    const [buys, tests] = questions(t.kernel)[0]!.options.map(({ key }) => lines(t, key));
    expect(buys).toEqual([]);
    const { total } = sumOf(t.view(0).board, 'pool/0/will/encounter')!;
    expect(tests!.find(({ key }) => key === 'odds.pass')?.params).toMatchObject({ dice: total });
    expect(tests!.every(({ key }) => key.startsWith('odds.'))).toBe(true);
  },
);

rule(['ARK-404.2', 'ARK-406.2', 'ARK-409.2', 'ARK-409.4'], 'actions without a test say how far and how much', () => {
  const keys = (t: TestTable, key: string) => lines(t, key).map((line) => [line.key, line.params]);
  const poor = table({ players: 1 }).turn();
  poor.board.seats[0]!.money = 0;
  expect(keys(poor, 'move')).toEqual([['odds.move', { steps: 2 }]]);
  expect(keys(poor, 'gather')).toEqual([['odds.gather', { count: 1 }]]);
  expect(keys(poor, 'focus')).toEqual([['odds.focus', {}]]);
  poor.board.seats[0]!.money = 1;
  expect(keys(poor, 'move')[1]).toEqual(['odds.move-paid', { more: 1 }]);
  const full = table({ players: 1 });
  for (const skill of SKILLS) full.focus(0, skill);
  full.board.seats[0]!.focus[0] = 0;
  expect(keys(full.turn(), 'focus')[0]![0]).toBe('odds.focus-full');
});

rule(
  ['ARK-403.2', 'ARK-405.2'],
  'a ward without doom in the space and research without a clue say first that they bring nothing',
  () => {
    const first = (t: TestTable, key: string) => [lines(t, key)[0]!.key, lines(t, key)[0]!.is];
    const t = table({ players: 1 }).turn();
    const { space } = t.board.seats[0]!;
    t.board.doom[space] = 0;
    t.board.seats[0]!.clues = 0;
    expect([first(t, 'ward'), first(t, 'research')]).toEqual([
      ['odds.no-doom', 'vain'],
      ['odds.no-clue', 'vain'],
    ]);
    t.board.doom[space] = 1;
    t.board.seats[0]!.clues = 1;
    expect([first(t, 'ward'), first(t, 'research')]).toEqual([
      ['odds.pass', 'plain'],
      ['odds.pass', 'plain'],
    ]);
  },
);

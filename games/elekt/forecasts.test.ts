import { forecastLaws } from '@tabula/kit/testing/forecast-laws.js';
import { unbound } from '@tabula/words/bind.js';
import { LANGUAGES } from '@tabula/words/language.js';
import { expect, test } from 'vitest';
import { contestOf } from './contest.js';
import { elekt } from './elekt.js';
import { fateOf, foresee } from './forecasts.js';
import { openBoard } from './open-board.js';
import { sumOf } from './sums.js';
import { numbersOf } from './testing/numbers.js';
import { rule } from './testing/rule.js';
import { table } from './testing/table.js';
import { speak } from './text/speak.js';

forecastLaws({
  game: elekt,
  foresee,
  sumOf,
  voices: () => LANGUAGES.map((language) => speak(language, {}, { strict: true })),
  numbers: numbersOf,
  tables: [{ seats: 2 }, { seats: 4 }],
});

/** What an answer of a seat is said to lead to. */
function forecast(t: ReturnType<typeof table>, seat: number, key: string) {
  const question = t.seat(seat).question!;
  const option = question.options.find((entry) => entry.key === key)!;
  return foresee(t.view(seat).board, question, option)!;
}

const said = (t: ReturnType<typeof table>, seat: number, key: string) =>
  forecast(t, seat, key).lines.map((line) => `${line.is}: ${unbound(speak('en').say(line))} (${line.rule})`);

rule('ELEK-9.5', 'whether a unit can be saved is said first, whatever else is gained by annihilating it', () => {
  const t = table({ seats: 3 })
    .zone('mission', { 0: ['B4.0', 'B1.0'], 1: ['E26'] })
    .tokens('B4.0', { violence: 3 })
    .embers(1, 1)
    .confront('mission', 'violence');
  expect(forecast(t, 0, 'E26').lines.map(({ is, rule }) => [is, rule])).toEqual([
    ['plain', 'ELEK-9.5'],
    ['gain', 'ELEK-10.1'],
  ]);
});

rule(['ELEK-9.5', 'ELEK-9.6', 'ELEK-9.9'], 'who may be annihilated: whose it is, and what saving it would cost', () => {
  const t = table({ seats: 3 })
    .zone('court', { 0: ['B4.0'], 1: ['E26', 'B3.1'], 2: ['E05'] })
    .tokens('B4.0', { violence: 3 })
    .embers(1, 1)
    .embers(2, 0)
    .confront('court', 'violence');
  expect(forecast(t, 0, 'E26').whose).toBe(1);
  expect(said(t, 0, 'E26')).toContain('plain: Seat 2 can save it for 1 Ember, has 1 (ELEK-9.5)');
  expect(said(t, 0, 'B3.1')).toContain('plain: Seat 2 can save it free of charge (ELEK-9.6)');
  expect(said(t, 0, 'E05')).toContain('plain: Seat 3 cannot save it: costs 1 Ember, has 0 (ELEK-9.9)');
  expect(forecast(t, 0, 'B4.0').whose).toBe(0);
  expect(said(t, 0, 'B4.0')).toContain('plain: You can save it free of charge (ELEK-9.6)');
  // The same is said of any unit of others that somebody looks at.
  const fate = (card: string) => fateOf(t.view(0).board, 0, card).map(({ rule }) => rule);
  expect([fate('E26'), fate('B3.1'), fate('E05'), fate('B4.0')]).toEqual([
    ['ELEK-9.5'],
    ['ELEK-9.6'],
    ['ELEK-9.9'],
    [],
  ]);
  t.seat(0).picks('E26');
  expect(said(t, 1, 'save')).toEqual(
    expect.arrayContaining([
      'gain: Returns to your hand; its tokens go to the pool (ELEK-9.7)',
      'cost: Costs 1 Ember, you keep 0 (ELEK-14.6)',
    ]),
  );
  expect(forecast(t, 1, 'let-go').lines).toContainEqual(expect.objectContaining({ is: 'cost', rule: 'ELEK-9.8' }));
});

rule(['ELEK-9.14', 'ELEK-15.5'], 'a card that forbids saving, and a Guard that redirects, are foreseen', () => {
  const bells = table()
    .mission('M08')
    .zone('mission', { 0: ['B4.0'], 1: ['B3.1'] })
    .confront('mission', 'violence');
  expect(forecast(bells, 0, 'B3.1').lines.map(({ rule }) => rule)).toContain('ELEK-9.14');
  const guard = table()
    .zone('mission', { 0: ['B4.0'], 1: ['B3.1', 'E02'] })
    .confront('mission', 'violence');
  expect(forecast(guard, 0, 'B3.1').lines.map(({ rule }) => rule)).toContain('ELEK-15.5');
});

test.each(['B1.0', 'B2.0', 'B3.0', 'B4.0'])('what the placement of %s does to the counts comes true', (unit) => {
  const t = table()
    .zone('court', { 0: ['E05'], 1: ['B3.1'] })
    .assign(0);
  const { ghosts } = forecast(t, 0, `${unit}:court`);
  expect(ghosts.length).toBeGreaterThan(0);
  t.seat(0).picks(`${unit}:court`);
  const { board } = t.view(0);
  for (const { number, value } of ghosts) expect([number, sumOf(board, number)?.total]).toEqual([number, value]);
});

rule(['ELEK-10.1', 'ELEK-10.3'], 'a placement that would take the card says so, a tie by court position too', () => {
  const t = table()
    .zone('court', { 1: ['B4.1'] })
    .hand(0, ['B4.0', 'B3.0'])
    .assign(0);
  const { zones } = openBoard(t.view(0).board);
  const tie = forecast(t, 0, 'B4.0:court').lines.find(({ key }) => key === 'forecast.take')!;
  expect(tie).toMatchObject({ is: 'gain', rule: 'ELEK-10.3', params: { card: { card: zones.court.card } } });
  expect(tie.params.own).toBe(tie.params.other);
  expect(contestOf(openBoard(t.view(0).board), 'court', 'power')).toMatchObject({ winner: 1, tied: false });
});

rule('ELEK-5.4', 'to pass says how many assignments go unused', () => {
  const t = table().assign(0);
  expect(said(t, 0, 'pass')).toEqual(['cost: No more units this round: 5 assignments go unused (ELEK-5.4)']);
});

rule('ELEK-6.9', 'a token where nothing more is counted leads to nothing', () => {
  const t = table()
    .zone('mission', { 0: ['B1.0'], 1: ['B3.1'] })
    .confront('mission', 'occultism');
  const lines = said(t, 0, 'occultism:B1.0');
  expect(lines).toEqual([]);
  expect(forecast(t, 0, 'occultism:B1.0').ghosts).toContainEqual({ number: 'count/mission/0/occultism', value: 2 });
  expect(said(t, 0, 'power:B1.0').join()).toContain('Power');
});

rule(
  ['ELEK-8.2', 'ELEK-6.11'],
  'where a swap changes two Zones each line says of which it speaks, else none does',
  () => {
    const t = table()
      .zone('mission', { 0: ['B2.0'], 1: ['B1.1'] })
      .zone('court', { 0: ['B3.0'], 1: ['B4.1'] })
      .confront('mission', 'cunning');
    const wheres = (at: typeof t, key: string) =>
      forecast(at, 0, key).lines.flatMap(({ params: { where, zone } }) => (zone === undefined ? [] : [where]));
    const swapped = wheres(t, 'swap:B2.0:B3.0');
    expect(swapped.length).toBeGreaterThan(1);
    expect(new Set(swapped)).toEqual(new Set([true]));
    const placed = table()
      .zone('court', { 1: ['B4.1'] })
      .assign(0);
    const alone = wheres(placed, 'B4.0:court');
    expect(alone.length).toBeGreaterThan(0);
    expect(new Set(alone)).toEqual(new Set([false]));
  },
);

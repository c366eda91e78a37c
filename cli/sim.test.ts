import { afterAll, expect, test, vi } from 'vitest';
import { type GameFacts, shareOf, summarize } from './sim-stats.js';
import { summaryTable } from './sim-table.js';
import { Folder, type Ran } from './testing/run.js';

vi.setConfig({ testTimeout: 120_000 });
const folder = new Folder();
afterAll(() => folder.remove());

test('a share has the interval of Wilson', () => {
  // Brown, Cai, DasGupta (2001) and any calculator: 95 %, without continuity correction.
  const known = [
    [0, 10, 0, 0.2775],
    [10, 10, 0.7225, 1],
    [5, 10, 0.2366, 0.7634],
    [50, 100, 0.4038, 0.5962],
    [1, 100, 0.0018, 0.0545],
    [130, 200, 0.5816, 0.7127],
  ] as const;
  for (const [wins, games, low, high] of known) {
    const share = shareOf(wins, games);
    expect(share).toMatchObject({ wins, games, rate: wins / games });
    expect(share.low).toBeCloseTo(low, 3);
    expect(share.high).toBeCloseTo(high, 3);
  }
  expect(shareOf(0, 0)).toEqual({ wins: 0, games: 0, rate: 0, low: 0, high: 1 });
});

test('facts of games are added up: by seat, by player, by card', () => {
  const facts = (game: number, seats: number[], winners: number[], taken: [number, string][]): GameFacts => ({
    ...{ game, seats, winners, together: false, taken, reason: game === 2 ? 'last-privilege' : 'titles' },
    ...{ decisions: 10 * (game + 1), rounds: 3 + (game % 2), ms: [10, 30], thought: [5, 6] },
    notes: [
      { section: 'Won by order', name: '1', seat: 0 },
      { section: 'Won by order', name: '2', seat: 1 },
      { section: 'Points', name: 'markers', amount: game },
    ],
  });
  const games = [
    facts(0, [0, 1], [0], [[0, 'M01']]),
    facts(
      1,
      [1, 0],
      [0],
      [
        [0, 'M01'],
        [1, 'E01'],
      ],
    ),
    facts(2, [0, 1], [0, 1], [[1, 'M01']]),
  ];
  const summary = summarize(games, { game: 'elekt', players: ['hard', 'easy'], seed: 's', seconds: 1 });
  expect(summary.bySeat.map(({ wins }) => wins)).toEqual([2.5, 0.5]);
  expect(summary.byPlayer.map(({ wins, level }) => [level, wins])).toEqual([
    ['hard', 1.5],
    ['easy', 1.5],
  ]);
  expect(summary.byPlayer.map(({ msPerDecision }) => msPerDecision)).toEqual([2, 5]);
  expect(summary.reasons).toEqual({ titles: 2, 'last-privilege': 1 });
  expect(summary.rounds).toEqual({ 3: 2, 4: 1 });
  expect(summary.decisions).toEqual({ mean: 20, min: 10, max: 30 });
  expect(summary.cards.map(({ card, taken, won }) => [card, taken, won.wins])).toEqual([
    ['M01', 3, 2.5],
    ['E01', 1, 0],
  ]);
  // Sections that the game itself asks for: shares of the seats named, or averages.
  expect(summary.sections).toEqual([
    {
      title: 'Won by order',
      rows: [
        { name: '1', won: shareOf(2.5, 3), mean: 2.5 / 3 },
        { name: '2', won: shareOf(0.5, 3), mean: 0.5 / 3 },
      ],
    },
    { title: 'Points', rows: [{ name: 'markers', won: null, mean: 1 }] },
  ]);
});

test('who plays together wins together: the share of the team, and a whole game for each of them', () => {
  const facts = (game: number, winners: number[]): GameFacts => ({
    ...{ game, seats: [0, 1], winners, together: true, taken: [[0, 'A1']], reason: 'x', decisions: 9, rounds: 6 },
    ...{ notes: [{ section: 'Role', name: 'nun', seat: 1 }], ms: [1, 1], thought: [1, 1] },
  });
  const games = [facts(0, [0, 1]), facts(1, []), facts(2, []), facts(3, [])];
  const summary = summarize(games, { game: 'x', players: ['easy', 'easy'], seed: 's', seconds: 1 });
  expect(summary.team).toEqual(shareOf(1, 4));
  expect(summary.bySeat).toEqual([shareOf(1, 4), shareOf(1, 4)]);
  expect(summary.cards.map(({ won }) => won)).toEqual([shareOf(1, 4)]);
  expect(summary.sections[0]?.rows[0]?.won).toEqual(shareOf(1, 4));
  const table = summaryTable(summary, (id) => id);
  expect(table).toContain('Won together');
  expect(table).not.toContain('Won from seat');
});

test('a game that an automaton has won counts for no player', () => {
  const lost: GameFacts = {
    ...{ game: 0, seats: [0], winners: [1], together: false, taken: [], reason: 'goal', decisions: 9, rounds: 6 },
    ...{ notes: [{ section: 'Goal', name: 'O1', seat: 0 }], ms: [1], thought: [1] },
  };
  const { bySeat, byPlayer, sections } = summarize([lost], { game: 'cults', players: ['easy'], seed: 's', seconds: 1 });
  expect([bySeat.length, bySeat[0]!.wins, byPlayer[0]!.wins]).toEqual([1, 0, 0]);
  expect(sections[0]!.rows[0]!.won).toEqual(shareOf(0, 1));
});

/** The figures without what depends on the clock. */
function figures({ code, out }: Ran): unknown {
  expect(code).toBe(0);
  return JSON.parse(out, (key, value) => (['seconds', 'msPerDecision'].includes(key) ? null : value));
}

test('a simulation is the same again, on one thread and on two, and for a number of iterations', async () => {
  const sim = ['sim', '--game', 'elekt', '--games', '4', '--bots', 'hard,easy', '--iterations', '2', '--json'];
  const [one, two] = await Promise.all([
    folder.tabula([...sim, '--workers', '1']),
    folder.tabula([...sim, '--workers', '2']),
  ]);
  expect(figures(one)).toEqual(figures(two));
  expect(figures(one)).toMatchObject({ game: 'elekt', players: ['hard', 'easy'], seed: '1', games: 4 });
  const { bySeat, byPlayer, cards } = JSON.parse(one.out);
  for (const shares of [bySeat, byPlayer])
    expect(shares.reduce((sum: number, { wins }: { wins: number }) => sum + wins, 0)).toBe(4);
  expect(cards.length).toBeGreaterThan(10);
  expect(one.err).toMatch(/^games .*4\/4 in .*hard \d+ % {2}easy \d+ %\n$/m);
});

test('the table is readable, the report stands on its own, and the laws hold', async () => {
  const sim = ['sim', '--game', 'elekt', '--bots', 'easy', '--workers', '1'];
  const [table, laws, unwritable] = await Promise.all([
    folder.tabula([...sim, '--players', '3', '--games', '6', '--html', 'report.html', '--lang', 'de']),
    folder.tabula([...sim, '--games', '2', '--laws']),
    folder.tabula([...sim, '--games', '2', '--html', '/dev/null/report.html']),
  ]);
  expect(table.code).toBe(0);
  expect(table.out).toMatch(/^elekt, 3 players, 6 games in .* s/);
  for (const head of ['Won from seat', 'Length', 'Cards: taken']) expect(table.out).toContain(head);
  expect(table.out).not.toMatch(/undefined|NaN|Infinity/);
  expect(table.err).toContain('Report: report.html');
  const report = folder.read('report.html');
  expect(report).toMatch(/^<!doctype html><html lang="en">/);
  expect(report).toContain('<svg');
  expect(report).not.toMatch(/<script|<link|<img|https?:|url\(|@import|\bon[a-z]+=|undefined|NaN|Infinity/);
  expect(laws).toMatchObject({ code: 0, out: expect.stringMatching(/^2 games, \d+ decisions: every law holds\n$/) });
  expect(unwritable).toMatchObject({ code: 1, out: '' });
  expect(unwritable.err).toMatch(/report\.html cannot be written/);
});

test('options of the table, questions left to chance, and the sections of the game itself', async () => {
  const sim = [
    'sim',
    '--game',
    'cults',
    '--players',
    '1',
    '--bots',
    'easy',
    '--games',
    '2',
    '--workers',
    '1',
    '--json',
  ];
  const [set, unknown] = await Promise.all([
    folder.tabula([...sim, '--set', 'goal=O3,rounds=7', '--random', 'layout/stack,planning/district']),
    folder.tabula([...sim, '--set', 'moons=2']),
  ]);
  const { rounds, sections, bySeat } = JSON.parse(set.out);
  expect(rounds).toEqual({ 7: 2 });
  expect(bySeat).toHaveLength(1);
  expect(sections[0]).toMatchObject({
    title: 'Won against the NPC, by goal',
    rows: [{ name: 'O3', won: { games: 2 } }],
  });
  expect(unknown).toMatchObject({ code: 2, err: expect.stringContaining("cults has no option 'moons'") });
});

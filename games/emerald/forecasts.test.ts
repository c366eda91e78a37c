import { forecastLaws } from '@tabula/kit/testing/forecast-laws.js';
import { unbound } from '@tabula/words/bind.js';
import { LANGUAGES } from '@tabula/words/language.js';
import { expect } from 'vitest';
import { emerald } from './emerald.js';
import { foresee } from './forecasts.js';
import { sumOf } from './sums.js';
import { numbersOf } from './testing/numbers.js';
import { rule } from './testing/rule.js';
import { type TestTable, table } from './testing/table.js';
import { speak } from './text/speak.js';

forecastLaws({
  game: emerald,
  foresee,
  sumOf,
  voices: () => LANGUAGES.map((language) => speak(language, {}, { strict: true })),
  numbers: numbersOf,
  tables: [{ seats: 2 }, { seats: 5 }],
});

function forecast(t: TestTable, seat: number, key: string) {
  const question = t.seat(seat).question!;
  const option = question.options.find((entry) => entry.key === key)!;
  return foresee(t.view(seat).board, question, option)!;
}

/** What an answer is said to lead to, in English, with its condition, its sign and its rule. */
function said(t: TestTable, seat: number, key: string): string[] {
  const voice = speak('en');
  return forecast(t, seat, key).lines.map(
    ({ given, ...line }) =>
      `${given === undefined ? '' : `${voice.say(given)} – `}${line.is}: ${unbound(voice.say(line))} (${line.rule})`,
  );
}

rule(['EMER-5.4', 'EMER-5.7'], 'no more cubes can be placed than are in one’s own pool', () => {
  const placed = (own: number, other: number) => {
    const t = table().hand(0, ['ST01', 'ST02', 'ST05']).cubePool(0, own).cubePool(1, other).turn();
    return forecast(t, 0, 'place').lines.map(({ key, params }) => [key, params.count]);
  };
  const most = Number(placed(9, 0)[0]![1]);
  expect(most).toBeGreaterThan(1);
  expect(placed(1, 9)).toEqual([['forecast.may-place', 1]]);
});

rule(
  ['EMER-10.11', 'EMER-10.16', 'EMER-10.19', 'EMER-10.27', 'EMER-15.1'],
  'before an agent is killed: bombs, the block, points, cubes, the last agent',
  () => {
    const t = table()
      .hand(0, ['G34', 'G38', 'ST10', 'ST01'])
      .agents(0, { paris: 2 })
      .onlyAgents(1, { paris: 1 })
      .cubes(0, { paris: 1 })
      .turn();
    expect(said(t, 0, 'assassinate')).toEqual(['gain: An agent of Tuesday in Paris, 4 bombs (EMER-10.6)']);
    t.seat(0).does('assassinate');
    expect(said(t, 0, 'G34.0:paris:1')).toEqual([
      expect.stringMatching(/^cost: .* is not drawn again: it stays in your display \(EMER-10\.13\)$/),
      'plain: Takes 4 bombs, 2 from your agents (EMER-10.11)',
      'plain: Tuesday may block it (EMER-10.16)',
      'If it is not blocked – cost: Your cube there goes to Limbo (EMER-10.27)',
      'If it is not blocked – gain: Points 0 → 3 (EMER-16.2)',
      'If it is not blocked – plain: Tuesday has no agent left and has to reveal (EMER-15.1)',
    ]);
    expect(forecast(t, 0, 'G34.0:paris:1').whose).toBe(1);
  },
);

rule(
  ['EMER-10.22', 'EMER-10.24', 'EMER-10.25', 'EMER-14.2', 'EMER-15.1'],
  'before a royal is killed: its points, and what the die may cost',
  () => {
    const t = table()
      .hand(0, ['G06', 'G38', 'ST10', 'ST01'])
      .agents(0, { paris: 2 })
      .royal('paris')
      .sanity(0, 1)
      .turn();
    t.seat(0).does('assassinate');
    expect(said(t, 0, 'G06.0:paris:royal')).toEqual([
      'gain: Points 0 → 4 (EMER-16.2)',
      'cost: Hired Assassin is not drawn again: it stays in your display (EMER-10.13)',
      'plain: Takes 5 bombs, 2 from your agents (EMER-10.11)',
      'plain: You roll the die for your sanity (EMER-14.2)',
      'If the die shows madness, one time in two – cost: You lose a sanity token, your last (EMER-14.2)',
      'If the die shows madness, one time in two – cost: An agent in Paris returns to your pool (EMER-10.25)',
      'If the die shows madness, one time in two – cost: You have to reveal your identity (EMER-15.1)',
    ]);
  },
);

rule(
  ['EMER-6.10', 'EMER-6.11', 'EMER-6.12', 'EMER-6.17'],
  'a claim says what it brings and which cubes go where',
  () => {
    const t = table().stack('rome', ['G27']).hand(0, ['ST03']).cubes(0, { rome: 2 }).cubes(1, { rome: 1 }).turn();
    expect(said(t, 0, 'claim')).toEqual(['gain: Vampires in Rome: 1 point (EMER-6.2)']);
    t.seat(0).does('claim');
    const lines = said(t, 0, 'ST03.0:rome');
    expect(lines).toEqual(
      expect.arrayContaining([
        'gain: Vampires joins your cards (EMER-6.10)',
        'gain: Points 0 → 1 (EMER-16.2)',
        'cost: Your 2 cubes there go to Limbo (EMER-6.11)',
        'plain: Tuesday gets 1 cube back (EMER-6.12)',
      ]),
    );
    expect(forecast(t, 0, 'ST03.0:rome').ghosts).toEqual(
      expect.arrayContaining([
        { number: 'points/0', value: 1 },
        { number: 'pieces/rome/0', value: 0 },
        { number: 'pieces/rome/1', value: 0 },
      ]),
    );
  },
);

rule(['EMER-6.3', 'EMER-6.4', 'EMER-6.5'], 'a city says whether one would have the majority there', () => {
  const t = table().hand(0, ['ST01']).agents(0, { rome: 1 }).agents(1, { rome: 2, cairo: 1 }).turn();
  t.seat(0).does('place');
  const [cards] = t.seat(0).question!.options;
  t.seat(0).picks(cards!.key);
  expect(said(t, 0, 'rome')).toEqual(['plain: Nobody has the majority in Rome, 2:2 (EMER-6.5)']);
  expect(forecast(t, 0, 'rome').ghosts).toEqual([{ number: 'pieces/rome/0', value: 2 }]);
  expect(said(t, 0, 'berlin')[0]).toBe('gain: Majority in Berlin, 1:0 (EMER-6.3)');
});

rule(['EMER-16.11', 'EMER-17.12'], 'a marker says what the tracks give everybody, and who would keep it', () => {
  const t = table().hand(0, ['G40']).markers({ loyalist: 1 }).turn();
  t.seat(0).does('markers');
  const [only] = t.seat(0).question!.options;
  expect(said(t, 0, only!.key)).toEqual(['plain: At the end only the Restorationists keep that (EMER-17.12)']);
  const more = table().hand(0, ['G41']).markers({ loyalist: 8 }).turn();
  more.seat(0).does('markers').picks('stop');
  const [last] = more.seat(0).question!.options;
  expect(said(more, 0, last!.key)).toEqual([
    'plain: The tracks give everybody 10 instead of 8 (EMER-16.11)',
    'plain: The end of a track ends the game (EMER-17.2)',
  ]);
});

rule(['EMER-18.26', 'EMER-10.17', 'EMER-10.27'], 'who may block reads what is saved and what is lost', () => {
  const t = table()
    .hand(0, ['G34', 'G38', 'ST10'])
    .hand(1, ['G26'])
    .agents(0, { paris: 3 })
    .agents(1, { paris: 1 })
    .cubes(1, { paris: 1 })
    .turn();
  t.seat(0).does('assassinate').picks('G34.0:paris:1');
  const [support] = t.seat(0).question!.options;
  t.seat(0).picks(support!.key);
  expect(said(t, 1, 'G26')).toEqual([
    'gain: Your agent stays (EMER-18.26)',
    'gain: You draw 1 card (EMER-3.17)',
    'cost: Sherlock Holmes goes to your discard pile (EMER-3.16)',
    'plain: The cards of Monday are spent all the same (EMER-10.17)',
  ]);
  expect(said(t, 1, 'stop')).toEqual([
    'cost: You lose 1 agent in Paris (EMER-18.26)',
    'cost: Monday: points 0 → 3 (EMER-16.2)',
    'plain: Your cube there returns to your pool (EMER-10.27)',
  ]);
});

rule('EMER-18.37', 'an agent that is sent home is one piece less in its city', () => {
  const t = table().hand(0, ['G30']).agents(1, { rome: 2 }).zombies({ rome: 1 }).turn();
  t.seat(0).does('act:G30').isAsked('raise-dead/target');
  expect(forecast(t, 0, 'rome:1')).toMatchObject({ whose: 1, ghosts: [{ number: 'pieces/rome/1', value: 1 }] });
});

rule(['EMER-16.2', 'EMER-16.3', 'EMER-10.8'], 'a number says what it is made of, to everybody', () => {
  const t = table()
    .points(0, 3, 'kill', 'G34', 1)
    .markers({ loyalist: 2 })
    .agents(0, { paris: 2 })
    .cubes(0, { paris: 1 })
    .turn();
  const watched = t.view(null).board;
  const voice = speak('en');
  const told = (number: string) => {
    const { title, lines, total, notes } = sumOf(watched, number)!;
    const parts = lines.map((line) => `${line.amount} ${unbound(voice.say(line))}`);
    return [voice.say(title), ...parts, total, ...notes.map((note) => unbound(voice.say(note)))];
  };
  expect(told('points/0')).toEqual([
    'Points of Monday',
    expect.stringMatching(/^3 .*, kill point$/),
    '2 Tracks, the same for everybody',
    5,
    '28 points end the game: 23 to go',
    'How much of it counts is known when identities are revealed',
  ]);
  expect(told('pieces/paris/0')).toEqual([
    'Pieces of Monday in Paris',
    '2 Agents',
    '1 Influence',
    3,
    'Monday has the majority',
  ]);
  expect(told('bombs/paris/agent')).toEqual([
    'Bombs for an agent in Paris',
    '4 Printed at the city',
    4,
    'Monday has 2 by agents there: 2 by cards',
  ]);
  expect(sumOf(watched, 'bombs/paris/royal')).toBeNull();
});

rule(['EMER-10.2', 'EMER-10.8'], 'who leads in a city by influence alone has no agent there to attack with', () => {
  const notes = (agents: number, number: string) => {
    const t = table().onlyAgents(0, { cairo: 1, paris: agents }).cubes(0, { paris: 2 }).turn();
    return sumOf(t.view(null).board, number)!.notes.map((note) => note.rule);
  };
  expect(notes(0, 'pieces/paris/0')).toEqual(['EMER-6.3']);
  expect(notes(0, 'bombs/paris/agent')).toEqual(['EMER-10.2']);
  expect(notes(1, 'bombs/paris/agent')).toEqual(['EMER-10.8']);
});

rule(
  ['EMER-18.21', 'EMER-6.3'],
  'before one cube of two goes to Limbo: who then has the majority, and by how much',
  () => {
    const t = table().hand(0, ['G21']).cubes(0, { rome: 2 }).cubes(1, { rome: 2 }).turn();
    t.seat(0).does('act:G21');
    expect(said(t, 0, 'rome:1')).toEqual(['gain: Majority in Rome, 2:1 (EMER-6.3)']);
  },
);

rule(
  ['EMER-14.2', 'EMER-15.1'],
  'before somebody is frightened: whose token it is, how many are left, and whether it is the last',
  () => {
    const t = table({ players: 4 })
      .hand(0, ['G22'])
      .sanity(1, 1)
      .sanity(2, 2)
      .identity(3, 'loyalist')
      .revealed(3)
      .sanity(3, 1)
      .turn();
    t.seat(0).does('act:G22');
    const foreseen = ['1', '2', '3'].map((key) => forecast(t, 0, key));
    expect(foreseen.map(({ whose }) => whose)).toEqual([1, 2, 3]);
    expect(
      foreseen.map(({ lines }) => lines.map(({ key, params }) => [key, params.seat, params.left, params.of])),
    ).toEqual([
      [['forecast.frightens-last', { seat: 1 }, 0, 3]],
      [['forecast.frightens', { seat: 2 }, 1, 3]],
      [['forecast.frightens', { seat: 3 }, 0, 3]],
    ]);
  },
);

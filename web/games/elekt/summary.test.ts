import { elekt } from '@tabula/elekt/elekt.js';
import type { Game } from '@tabula/kernel/game.js';
import { below, seeded } from '@tabula/kernel/rng.js';
import { view } from '@tabula/kernel/sight.js';
import { decide, eventsFor, open, questions } from '@tabula/kernel/table.js';
import { describe, expect, it } from 'vitest';
import type { Past } from '../../replay/past.js';
import { elektSeries, elektSteps, elektTurningPoints } from './summary.js';

const game = elekt as Game;

/** A whole game by chance, as seat 0 saw it. */
function chanceGame(seats: number, seed: string): Past {
  const begun = open(game, { seats, seed, options: { pack: 'base' } });
  if (!begun.ok) throw new Error(begun.error.message);
  const { table } = begun;
  const rng = seeded(seed);
  const moments: Past['moments'][number][] = [];
  const note = () => {
    const { seat } = table.log.at(-1)!;
    const { board, waiting, result } = view(game, table.state, 0);
    moments.push({ seat, events: eventsFor(table.log.at(-1)!, 0), board, waiting, result });
  };
  note();
  for (let [question] = questions(table); question !== undefined; [question] = questions(table)) {
    decide(table, question.seat, [question.options[below(rng, question.options.length)]!.key]);
    note();
  }
  const sitters = Array.from({ length: seats }, (_, seat) => ({
    seat,
    name: `Seat${seat}`,
    kind: 'bot' as const,
    connected: true,
  }));
  return {
    game: 'elekt',
    options: {},
    you: 0,
    sitters,
    moments,
    side: 0,
    sides: [0],
    steps: () => null,
    exact: true,
    position: async () => null,
  };
}

const name = (ref: object) => JSON.stringify(ref);

describe.each([
  [2, 'a'],
  [3, 'b'],
  [4, 'c'],
] as const)('the summary of a game of %i', (seats, seed) => {
  const past = chanceGame(seats, seed);
  const [titles] = elektSeries('en');
  const last = past.moments.at(-1)!;

  it('follows the Titles of everybody, step by step', () => {
    const steps = elektSteps(past, name);
    expect(steps.length).toBeGreaterThan(1);
    // One decision may win two cards: then the second step is what the table shows.
    const seen = steps.filter(
      (step, n) => !steps.slice(n + 1).some(({ at, seat }) => at === step.at && seat === step.seat),
    );
    for (const { at, seat, total } of seen) expect(total).toBe(titles!.of(past.moments[at]!.board)[seat]);
  });

  it.each(['en', 'pl', 'de'] as const)('says in %s what decided it, in order', (language) => {
    const turns = elektTurningPoints(past, language);
    expect(turns.map(({ at }) => at)).toEqual(turns.map(({ at }) => at).sort((a, b) => a - b));
    if (last.result?.reason === 'titles') {
      expect(turns.length).toBeGreaterThan(0);
      expect(turns.at(-1)!.seat).toBe(last.result.places[0]![0]);
    }
    for (const { text } of turns) expect(text).not.toMatch(/[[\]{}]/);
  });

  it('decides nothing before the end', () => {
    expect(elektTurningPoints({ ...past, moments: past.moments.slice(0, 5) }, 'en')).toEqual([]);
  });
});

describe('what is counted', () => {
  it('is said in words', () => {
    const says = elektSeries('pl').map((series) =>
      [1, 2, 5].map((count) => series.says(count).replaceAll('\u00a0', ' ')),
    );
    expect(says[0]).toEqual(['1 Tytuł', '2 Tytuły', '5 Tytułów']);
    expect(says[1]).toEqual(['1 Jednostka', '2 Jednostki', '5 Jednostek']);
  });
});

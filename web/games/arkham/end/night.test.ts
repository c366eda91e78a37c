import { arkham } from '@tabula/arkham/arkham.js';
import type { Arkham } from '@tabula/arkham/board.js';
import type { Game } from '@tabula/kernel/game.js';
import { seeded } from '@tabula/kernel/rng.js';
import { view } from '@tabula/kernel/sight.js';
import { eventsFor } from '@tabula/kernel/table.js';
import { opened } from '@tabula/kernel/testing/new-game.js';
import { randomDecision } from '@tabula/kernel/testing/states.js';
import { describe, expect, it } from 'vitest';
import type { PastEntry } from '../../../replay/past.js';
import { fateOf, nightOf, opening } from './night.js';
import { linesOf } from './picture.js';

/** A night played at random, as its past is kept. */
function played(scenario: string): { readonly moments: readonly PastEntry[]; readonly last: Arkham } {
  const game = arkham as Game;
  const table = opened(game, { seats: 3, seed: scenario, options: { scenario } });
  const moments: PastEntry[] = [];
  const rng = seeded(scenario);
  const keep = () => {
    const entry = table.log.at(-1)!;
    const { board, result } = view(game, table.state, 0);
    moments.push({ seat: entry.seat, events: eventsFor(entry, 0), board, waiting: [], result });
  };
  do keep();
  while (randomDecision(table, rng));
  keep();
  return { moments, last: table.state.board as Arkham };
}

describe.each(['scenario/azathoth', 'scenario/umordhoth', 'scenario/twilight', 'scenario/deep'])(
  'a night of %s',
  (scenario) => {
    const { moments, last } = played(scenario);
    const { beats, rounds, deeds } = nightOf(moments);

    it('has at most five beats, in their order, and more than one kind', () => {
      expect(beats.length).toBeGreaterThan(2);
      expect(beats.length).toBeLessThanOrEqual(5);
      expect(beats.map(({ round }) => round)).toEqual(beats.map(({ round }) => round).toSorted((a, b) => a - b));
      expect(new Set(beats.map(({ event }) => event.key)).size).toBeGreaterThan(1);
    });

    it('counts every round, and ends with what lies on sheet and codex', () => {
      expect(rounds.map(({ round }) => round)).toEqual(rounds.map((_, nth) => nth + 1));
      const { sheet, codex } = last;
      expect(rounds.at(-1)).toEqual({
        round: last.round,
        doom: codex.reduce((sum, { doom }) => sum + doom, sheet.doom),
        clues: codex.reduce((sum, { clues }) => sum + clues, sheet.clues),
      });
      expect(deeds.length).toBe(3);
    });
  },
);

it('what becomes of somebody follows from how they stand', () => {
  const well = { sheet: 'investigator/rex-murphy', assets: [], damage: 0, horror: 0, money: 0 };
  expect(fateOf({ ...well, sheet: null }, true)).toBe('gone');
  expect(fateOf(well, false)).toBe('taken');
  expect(fateOf(well, true)).toBe('home');
  expect(fateOf({ ...well, money: 6 }, true)).toBe('rich');
  expect(fateOf({ ...well, horror: 4 }, true)).toBe('shaken');
  expect(fateOf({ ...well, damage: 4, horror: 4 }, true)).toBe('hurt');
  const assets = [{ card: 'condition/cursed.1', damage: 0, horror: 0, back: false }];
  expect(fateOf({ ...well, damage: 4, assets }, true)).toBe('cursed');
});

it('a tale is told by its first sentence, and a text is broken where it fits', () => {
  expect(opening('It stirs. Nobody looks.')).toBe('It stirs.');
  expect(opening('Who is there? Nobody.')).toBe('Who is there?');
  expect(opening('no end')).toBe('no end');
  expect(linesOf('one two three', (line) => line.length <= 7)).toEqual(['one two', 'three']);
});

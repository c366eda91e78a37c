import type { Course } from '@tabula/kernel/game.js';
import { keyOf } from '@tabula/kernel/question.js';
import { advance, settle } from '@tabula/kernel/run.js';
import { describe, expect, test } from 'vitest';
import type { Arkham } from '../board.js';
import { core } from '../content/core.js';
import { coreTable } from '../testing/core-table.js';
import { type TestTable, table } from '../testing/table.js';
import { coursesOf } from './courses.js';
import { FITTED } from './fitted.js';
import { chanceToWin } from './standing.js';

/** What somebody could make of the open question, each taken on a copy as far as it answers: what was answered, and where it ended. */
function taken(t: TestTable): { readonly answers: string[]; readonly at: number }[] {
  const asked = advance(t.kernel.game, t.kernel.state)!;
  const { seat } = asked.asks[0]!;
  return coursesOf(t.board, asked.asks[0]!, asked.frame).map((course) => {
    const copy = structuredClone(t.kernel.state);
    return { answers: follow(t, copy, course), at: copy.board.seats[seat]!.space };
  });
}

function follow(t: TestTable, state: TestTable['kernel']['state'], course: Course<Arkham>): string[] {
  const next = course();
  const answers: string[] = [];
  for (let asked = advance(t.kernel.game, state); asked !== null; asked = advance(t.kernel.game, state)) {
    const ask = asked.asks[0]!;
    const answer = next(state.board, ask, asked.frame);
    if (answer === null) break;
    expect(ask.choices.map(keyOf)).toContain(keyOf(answer));
    answers.push(keyOf(answer));
    settle(t.kernel.game, asked, ask, answer);
  }
  return answers;
}

describe('a turn is thought of as a whole', () => {
  test('with deeds here, on the way, and at its end', () => {
    const t = table().doom({ 'north-b': 2, 'mid-a': 2 }).with(1, { clues: 1 }).turn(1);
    const turns = taken(t);
    const begun = (...answers: string[]) => turns.some((turn) => answers.every((one, at) => turn.answers[at] === one));
    expect(begun('ward')).toBe(true);
    expect(turns.some(({ answers }) => answers[0] === 'move' && answers.at(-1) === 'stop')).toBe(true);
    expect(new Set(turns.map(({ at }) => at)).size).toBeGreaterThan(2);
    expect(turns.length).toBeLessThanOrEqual(15);
    expect(begun('stop') || begun('trade')).toBe(false);
  });

  test('and several begin with the same deed', () => {
    const { board, kernel } = table().doom({ 'north-b': 2 }).turn(1);
    const asked = advance(kernel.game, kernel.state)!;
    const first = coursesOf(board, asked.asks[0]!, asked.frame).map((course) => {
      return keyOf(course()(board, asked.asks[0]!, asked.frame)!);
    });
    expect(first.length).toBeGreaterThan(5);
    expect(first.filter((key) => key === 'ward').length).toBeGreaterThan(1);
  });

  test('of a move that has begun: each leads to another place, and one may stay where that is offered', () => {
    const t = table().turn(1);
    t.seat(1).does('move');
    const ways = taken(t);
    expect(new Set(ways.map(({ at }) => at)).size).toBe(ways.length);
    const { space } = t.board.seats[1]!;
    expect(ways.some(({ at }) => at === space)).toBe(false); // a move has a first step
    const [step] = advance(t.kernel.game, t.kernel.state)!.asks[0]!.choices;
    t.seat(1).picks(keyOf(step!));
    expect(taken(t).some(({ at }) => at === t.board.seats[1]!.space)).toBe(true);
  });

  test('only where somebody is asked for a deed or a step', () => {
    const t = table().turn(1);
    const asked = advance(t.kernel.game, t.kernel.state)!;
    const other = { ...asked.asks[0]!, into: 'other' };
    expect(coursesOf(t.board, other, asked.frame)).toEqual([]);
  });

  test('by one course once: taken anew it begins anew', () => {
    const t = table().doom({ 'north-b': 2 }).turn(1);
    const asked = advance(t.kernel.game, t.kernel.state)!;
    const [course] = coursesOf(t.board, asked.asks[0]!, asked.frame);
    const answer = () => course!()(t.board, asked.asks[0]!, asked.frame);
    expect(answer()).toEqual(answer());
    expect(answer()).not.toBeNull();
  });
});

describe('what features count for was fitted', () => {
  const names = core.scenarios.map(({ id }) => id.slice('scenario/'.length));

  test('to every scenario, for few and for many', () => {
    expect(Object.keys(FITTED).sort()).toEqual(core.scenarios.map(({ id }) => id).sort());
  });

  test.each(names)('in %s doom, monsters and harm lower the chance, and clues on the sheet raise it', (name) => {
    for (const players of [2, 4]) {
      const t = coreTable({ players, scenario: name as 'azathoth' });
      const now = chanceToWin(t.board);
      const after = (change: (s: Arkham) => void): number => {
        const other = structuredClone(t.board);
        change(other);
        return chanceToWin(other);
      };
      const most = after((s) => {
        s.sheet.doom = 12;
      });
      expect(most).toBeLessThan(now);
      expect(after((s) => (s.sheet.doom = 3))).toBeGreaterThan(most);
      expect(after((s) => s.doom.fill(2))).toBeLessThan(now);
      expect(after((s) => (s.sheet.clues = 5))).toBeGreaterThan(now);
      expect(after((s) => (s.seats[1]!.horror = 4))).toBeLessThan(now);
    }
  });
});

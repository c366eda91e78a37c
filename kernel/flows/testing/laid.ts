import { expect, it } from 'vitest';
import { sit } from '../../testing/sit.js';
import type { Board } from '../windows/board.js';
import { inquest } from '../windows.js';

/**
 * The moments at which cards of a large co-operative game act, by number: A1 to A4 are actions that cards add or
 * replace, W1 to W43 windows. Every one is shown in kind by a test that names it, in the file of its subject.
 */
const MOMENTS = {
  actions: 'A1 A2 A3 A4 W2 W3 W4 W5 W6 W14 W21 W32 W33 W34',
  dice: 'W7 W8 W9 W10 W11 W12 W13 W15',
  harm: 'W16 W17 W18 W19 W20 W39',
  monsters: 'W1 W22 W23 W24 W25 W26 W27 W28 W29',
  table: 'W30 W31 W35 W36 W37 W38 W40 W41 W42 W43',
} as const;

/** The tests of some subjects: each names the moments that it shows, and at the end none of theirs is left. */
export function showing(...subjects: readonly (keyof typeof MOMENTS)[]) {
  const left = new Set(subjects.flatMap((subject) => MOMENTS[subject].split(' ')));
  return {
    shows(moments: string, title: string, body: () => void): void {
      for (const moment of moments.split(' ')) left.delete(moment);
      it(`${moments}: ${title}`, body);
    },
    noneIsLeft: () => it('every moment is shown', () => expect([...left]).toEqual([])),
  };
}

/** All of them, for a test that counts. */
export const allMoments = (): string[] => Object.values(MOMENTS).flatMap((moments) => moments.split(' '));

interface Laid {
  readonly mine?: readonly string[];
  readonly other?: readonly string[];
  readonly codex?: readonly string[];
  /** Spells in the hand of the other. */
  readonly hand?: readonly string[];
  /** Who is at the first one's heels; by default the ghoul. */
  readonly monsters?: readonly string[];
  readonly board?: (s: Board) => void;
}

/** Two investigators in the docks, and what a test lays. */
export function laid({ mine = [], other = [], codex = [], hand = [], monsters = ['ghoul'], board }: Laid = {}) {
  return sit(inquest, {
    seats: 2,
    options: { all: false },
    board: (s) => {
      const out = (pile: string[], piece: string) => pile.splice(pile.indexOf(piece), 1)[0]!;
      s.archive.push(...s.monsters.splice(0).map(({ card }) => card));
      for (const [seat, kinds] of [mine, other].entries())
        for (const kind of kinds) s.seats[seat]!.assets.push({ card: out(s.archive, `${kind}.0`), horror: 0 });
      for (const kind of codex) s.codex.push(out(s.archive, `${kind}.0`));
      for (const kind of monsters)
        s.monsters.push({ card: out(s.archive, `${kind}.0`), space: 'docks', damage: 0, with: 0 });
      for (const spell of hand) s.seats[1]!.hand.push(out(s.spells, spell));
      board?.(s);
    },
  });
}

/** The other one is in the church. */
export function apart(s: Board): void {
  s.seats[1]!.space = 'church';
}

/** Both turns pass, the mythos comes. */
export function pass(t: ReturnType<typeof laid>): void {
  t.answer(0, 'pass');
  t.answer(1, 'pass');
}

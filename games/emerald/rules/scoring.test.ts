import { expect, test } from 'vitest';
import type { Faction } from '../content/behaviour.js';
import { rule } from '../testing/rule.js';
import { type TestTable, table } from '../testing/table.js';
import { accountOf, finalTotals, punishedFaction } from './scoring.js';

// Section 17.

const SHORT: Record<string, Faction> = { L: 'loyalist', R: 'restorationist' };

/** A table of these factions, in order of the seats. */
function factions(all: string): TestTable {
  const t = table({ players: all.length });
  for (let seat = 0; seat < all.length; seat++) t.s.identities.push(...t.s.seats[seat]!.identity.splice(0));
  for (const [seat, letter] of [...all].entries()) t.identity(seat, SHORT[letter]!);
  return t;
}

/** Ends the game with both markers on 10, so that only the ledgers count. */
function ended(t: TestTable): TestTable {
  t.hand(0, ['G23', 'G21']).markers({ loyalist: 9, restorationist: 9 }).turn();
  t.seat(0).does('markers').picks('G23').picks('G21');
  return t;
}

rule('EMER-17.6', 'the end is final, also if the correction falls below the limit', () => {
  const t = factions('LR').points(0, 27, 'restorationist').hand(0, ['G23']).turn();
  t.seat(0).does('markers').picks('G23').picks('stop');
  expect([t.board.ended, t.board.totals]).toEqual(['points', [-5, 1]]);
});

rule(['EMER-17.8', 'EMER-20.73'], 'at the end all identities are shown, and nothing comes of it', () => {
  const t = factions('LLR')
    .hand(1, ['G03'])
    .onlyAgents(1, { cairo: 1 })
    .hand(0, ['G23'])
    .markers({ restorationist: 9 });
  t.turn().seat(0).does('markers').picks('G23').picks('stop');
  expect(t.board.seats.every(({ revealed, identity }) => revealed.length === 1 && identity.length === 0)).toBe(true);
  expect([t.questions, t.placeOf(1, 'G03'), t.player(1).agents]).toEqual([[], 'hand', 9]);
});

const kept = (t: TestTable, seat: number) => accountOf(t.s, seat).kept;

rule('EMER-17.9', 'a Loyalist keeps neutral and Loyalist points and loses Restorationist ones', () => {
  const t = factions('LR').points(0, 3, 'neutral').points(0, 4, 'loyalist').points(0, 5, 'restorationist');
  expect([kept(t, 0), accountOf(t.s, 0).open]).toEqual([7, 12]);
});

rule(['EMER-17.10', 'EMER-20.77'], 'a Loyalist keeps kill points for effective Restorationists only', () => {
  const kill = (t: TestTable, victim: number) => t.points(0, 4, 'kill', 'G33', victim);
  expect(kept(kill(factions('LR'), 1), 0)).toBe(4);
  expect(kept(kill(factions('LL'), 1), 0)).toBe(0);
  expect(kept(kill(factions('LL').changed(1), 1), 0)).toBe(4);
  expect(kept(kill(factions('LR').changed(1), 1), 0)).toBe(0);
});

rule(
  'EMER-17.11',
  'a Restorationist keeps neutral and Restorationist points and loses all Loyalist and kill points',
  () => {
    const t = factions('RR').points(0, 3, 'neutral').points(0, 4, 'loyalist').points(0, 5, 'restorationist');
    expect(kept(t.points(0, 4, 'kill', 'G33', 1), 0)).toBe(8);
  },
);

rule(
  ['EMER-17.12', 'EMER-17.13'],
  'the track difference stays with the faction that is ahead; equal markers give nothing',
  () => {
    const tracks = (loyalist: number, restorationist: number) => {
      const t = factions('LR').markers({ loyalist, restorationist });
      return [accountOf(t.s, 0).tracks, accountOf(t.s, 1).tracks];
    };
    expect([tracks(7, 4), tracks(4, 7), tracks(5, 5)]).toEqual([
      [3, 0],
      [0, 3],
      [0, 0],
    ]);
  },
);

rule(['EMER-17.14', 'EMER-17.16', 'EMER-20.67'], 'the faction of the lowest loses 5 each, once', () => {
  const t = factions('LRLR').points(0, 6).points(1, 2).points(2, 9).points(3, 8);
  expect(finalTotals(t.s)).toEqual([6, -3, 9, 3]);
});

rule('EMER-17.15', 'of several lowest a Loyalist counts as the lower one', () => {
  const t = factions('RL').points(0, 4).points(1, 4);
  expect(punishedFaction([0, 1].map((seat) => accountOf(t.s, seat)))).toBe('loyalist');
  expect(finalTotals(t.s)).toEqual([4, -1]);
  const two = factions('RRL').points(2, 1);
  expect(finalTotals(two.s)).toEqual([-5, -5, 1]);
});

rule(['EMER-17.17', 'EMER-20.65'], 'totals may become negative in the end', () => {
  expect(finalTotals(factions('LR').points(1, 1).s)).toEqual([-5, 1]);
});

rule('EMER-17.18', 'the highest total wins', () => {
  const t = ended(factions('LRL').points(0, 3).points(1, 9).points(2, 5));
  // Markers 10 to 10; the lowest is seat 0, so the Loyalists lose 5.
  expect([t.board.totals, t.result]).toEqual([[-2, 9, 0], { places: [[1], [2], [0]], reason: 'points' }]);
});

rule('EMER-17.19', 'of equal highest totals a Restorationist ranks above a Loyalist', () => {
  const t = ended(factions('LRL').points(0, 12).points(1, 7).points(2, 3));
  expect(t.board.totals).toEqual([7, 7, -2]);
  expect(t.result).toEqual({ places: [[1], [0], [2]], reason: 'tie-break' });
});

rule('EMER-17.20', 'who is still tied wins together', () => {
  const t = ended(factions('RRL').points(0, 7).points(1, 7).points(2, 3));
  expect(t.result!.places).toEqual([[0, 1], [2]]);
});

rule(['EMER-17.21', 'EMER-20.66'], 'if all belong to one faction, all lose 5', () => {
  const t = factions('LLL').points(0, 7).points(1, 9);
  expect(finalTotals(t.s)).toEqual([2, 4, -5]);
});

rule('EMER-17.3', 'a revealed Loyalist who becomes a Restorationist ends the game: EMER-18.56', () => {
  const t = factions('LR').hand(0, ['G03']).revealed(0).turn();
  t.seat(0).does('act:G03');
  expect([t.board.ended, t.result === null]).toEqual(['reveal', false]);
});

test('EX-9 EMER-17.9 EMER-17.10 EMER-17.12 Tuesday, a Loyalist: 16 becomes 12, or 8 if Monday was a Loyalist', () => {
  const tuesday = (monday: Faction) => {
    const t = factions('RLRL').identity(0, monday).markers({ restorationist: 5, loyalist: 2 });
    t.points(1, 3, 'neutral', 'city-london').points(1, 3, 'neutral', 'city-paris').points(1, 2, 'neutral', 'city-rome');
    t.points(1, 1, 'restorationist', 'G32').points(1, 4, 'kill', 'G33', 0);
    const { open, kept: left, tracks } = accountOf(t.s, 1);
    return [open, left + tracks];
  };
  expect([tuesday('restorationist'), tuesday('loyalist')]).toEqual([
    [16, 12],
    [16, 8],
  ]);
});

test('EX-10 EMER-20.81 EMER-17.14 EMER-17.16 EMER-17.18 Thursday is lowest, so both Restorationists lose 5 and Wednesday wins', () => {
  const t = ended(factions('RLLR').points(0, 17).points(1, 11).points(2, 14).points(3, 9));
  expect([t.board.totals, t.result!.places]).toEqual([
    [12, 11, 14, 4],
    [[2], [0], [1], [3]],
  ]);
});

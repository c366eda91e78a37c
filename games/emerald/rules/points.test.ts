import { expect } from 'vitest';
import { POINTS } from '../content/behaviour.js';
import { rule } from '../testing/rule.js';
import { table } from '../testing/table.js';
import { limitReached, trackDifference } from './points.js';

// Section 16, and the ends of section 17 that points and tracks bring.

rule(['EMER-16.1', 'EMER-16.2'], 'points of all kinds count for the total while the game runs', () => {
  const t = table();
  for (const kind of POINTS) t.points(0, 2, kind, 'G33', kind === 'kill' ? 1 : null);
  expect([t.total(0), t.total(1)]).toEqual([8, 0]);
});

rule('EMER-16.3', 'every gain is booked with amount, kind, origin and, for a kill, the victim', () => {
  const t = table().hand(0, ['ST03', 'G33']).cubes(0, { rome: 1 }).stack('rome', ['G32', 'G38.0']);
  t.agents(0, { vienna: 3 }).agents(1, { vienna: 1 }).turn();
  t.seat(0).does('claim').picks('ST03.0:rome');
  t.seat(0).does('assassinate').picks('G33:vienna:1');
  t.seat(1).picks('stop');
  expect(t.player(0).ledger).toEqual([
    { amount: 1, kind: 'restorationist', from: 'G32', victim: null },
    { amount: 4, kind: 'kill', from: 'G33', victim: 1 },
  ]);
});

rule(
  ['EMER-16.4', 'EMER-16.13'],
  'nothing else changes a total: neither playing nor discarding a card that gave points',
  () => {
    const t = table().hand(0, ['G44.0', 'G45']).points(0, 1, 'neutral', 'G44.0').points(0, 1, 'neutral', 'G45').turn();
    t.seat(0).does('place').picks('G44.0').picks('rome');
    t.seat(0).does('discard').picks('G45');
    expect(t.total(0)).toBe(2);
  },
);

rule('EMER-16.5', 'the points of a card are booked once, at the claim, and not when it is played', () => {
  const t = table().hand(0, ['ST03', 'G44.0']).cubes(0, { rome: 1 }).stack('rome', ['G44.1', 'G38.0']).turn();
  t.seat(0).does('claim').picks('ST03.0:rome');
  expect(t.ledger(0)).toEqual(['neutral 1']);
  t.seat(0).does('place').picks('G44.0').picks('rome');
  expect(t.ledger(0)).toEqual(['neutral 1']);
});

rule(
  ['EMER-16.6', 'EMER-20.71'],
  'a royal gives its points to the Restorationists if killed, to the Loyalists if hidden',
  () => {
    const killed = table().hand(0, ['G36']).agents(0, { rome: 4 }).royal('rome').turn();
    killed.script(6).seat(0).does('assassinate').picks('G36:rome:royal');
    const hidden = table().hand(0, ['G05.0']).agents(0, { rome: 1 }).royal('rome').turn();
    hidden.script(6).seat(0).does('act:G05.0');
    expect([killed.ledger(0), hidden.ledger(0)]).toEqual([['restorationist 3'], ['loyalist 3']]);
  },
);

rule(['EMER-16.7', 'EMER-20.72'], 'kill points are a kind of their own, with the victim', () => {
  const t = table().hand(0, ['G37']).agents(0, { rome: 3 }).agents(1, { rome: 1 }).turn();
  t.seat(0).does('assassinate').picks('G37:rome:1');
  t.seat(1).picks('stop');
  expect(t.player(0).ledger).toEqual([{ amount: 3, kind: 'kill', from: 'G37', victim: 1 }]);
});

rule(['EMER-16.8', 'EMER-16.9'], 'Black Hand books Restorationist points, Yog-Sothoth Loyalist ones', () => {
  const t = table().hand(0, ['G01', 'G29']).took(0, 'paris').agents(0, { rome: 2 }).turn();
  t.seat(0).does('act:G01');
  t.seat(0).does('act:G29').picks('rome').picks('rome').picks('stop');
  expect(t.ledger(0)).toEqual(['restorationist 4', 'restorationist 2', 'loyalist 2']);
});

rule('EMER-16.11', 'the share of the tracks is the difference of the markers, whichever is higher', () => {
  const at = (loyalist: number, restorationist: number) => trackDifference({ markers: { loyalist, restorationist } });
  expect([at(0, 0), at(3, 5), at(5, 3), at(9, 0)]).toEqual([0, 2, 2, 9]);
});

rule('EMER-16.12', 'only Leopold Society takes points of a card away', () => {
  const t = table()
    .hand(0, ['G20'])
    .discard(1, ['G30', 'G44.0'])
    .points(1, 1, 'loyalist', 'G30')
    .points(1, 1, 'neutral', 'G44.0');
  t.turn().seat(0).does('act:G20');
  expect(t.ledger(1)).toEqual(['neutral 1']);
  expect(t.told('removed-undead')[0]!.params).toMatchObject({ lost: 1 });
});

rule('EMER-17.1', 'a total of 28, 24, 22 or 20 with 2, 3, 4 or 5 players ends the game', () => {
  for (const [players, limit] of [
    [2, 28],
    [3, 24],
    [4, 22],
    [5, 20],
  ] as const) {
    expect(limitReached(table({ players }).points(1, limit - 1).s)).toBeNull();
    expect(limitReached(table({ players }).points(1, limit).s)).toBe('points');
    expect(
      limitReached(
        table({ players })
          .points(1, limit - 2)
          .markers({ loyalist: 2 }).s,
      ),
    ).toBe('points');
  }
});

rule(['EMER-17.2', 'EMER-20.75'], 'so does a marker on 10, or both', () => {
  expect(limitReached(table().markers({ loyalist: 9, restorationist: 9 }).s)).toBeNull();
  expect(limitReached(table().markers({ loyalist: 10 }).s)).toBe('track');
  expect(limitReached(table().markers({ loyalist: 10, restorationist: 10 }).s)).toBe('track');
});

rule(['EMER-17.4', 'EMER-20.25'], 'both are tested when an action or a free action is completely done', () => {
  // The first of two claims reaches the limit: the second is still possible.
  const t = table().hand(0, ['ST03', 'ST04']).points(0, 26).cubes(0, { rome: 1, madrid: 1 }).turn();
  t.seat(0).does('claim').picks('ST03.0:rome');
  expect([t.total(0), t.board.ended]).toEqual([28, null]);
  t.seat(0).isAsked('claim/choice').picks('ST04.0:madrid');
  expect([t.board.ended, t.board.phase]).toEqual(['points', 'end']);
  // For all players, whoever acts.
  const other = table().hand(0, ['G40.0']).points(1, 26).turn();
  other.seat(0).does('markers').picks('G40.0').picks('stop');
  expect(other.board.ended).toBe('points');
  // After a free action too: Leopold's draw or a return of Mi-Go change no total, so the limit is laid before it.
  const free = table().hand(0, ['G07']);
  free.turn();
  free.board.seats[1]!.ledger.push({ amount: 28, kind: 'neutral', from: 'city-london', victim: null });
  expect(() => free.seat(0).does('free:G07')).not.toThrow();
  expect(free.board.ended).toBe('points');
});

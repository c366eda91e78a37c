import { decide, open, questions } from '@tabula/kernel/table.js';
import { expect } from 'vitest';
import { elekt } from '../elekt.js';
import { rule } from '../testing/rule.js';
import { table } from '../testing/table.js';

/** Seat 0 wins the Power of the Mission Zone in a late round, with these cards won before. */
function wins(seats: number, before: readonly string[], mission: string) {
  const t = table({ seats }).round(4).mission(mission);
  for (const card of before) t.won(0, card);
  return t
    .hand(0, ['B1.0', 'B2.0', 'B4.0'])
    .zone('mission', { 0: ['B3.0'] })
    .confront('mission', 'power');
}

rule(['ELEK-12.1', 'ELEK-12.2'], 'with 2 players 7 Titles win at once, 6 do not', () => {
  const seven = wins(2, ['M01', 'M04', 'I12'], 'M05');
  expect(seven.titlesOf(0)).toBe(7);
  expect(seven.result).toEqual({ places: [[0], [1]], reason: 'titles' });
  const six = wins(2, ['M01', 'M04', 'I13'], 'M05');
  expect(six.titlesOf(0)).toBe(6);
  expect(six.result).toBeNull();
});

rule(['ELEK-12.1', 'ELEK-12.2'], 'with 3 players 6 Titles win at once, 5 do not', () => {
  expect(wins(3, ['M01', 'M04', 'I13'], 'M05').result?.places[0]).toEqual([0]);
  expect(wins(3, ['M01', 'M04'], 'M05').result).toBeNull();
});

rule(['ELEK-12.1', 'ELEK-12.2'], 'with 4 players 5 Titles win at once, 4 do not', () => {
  expect(wins(4, ['M01', 'M04'], 'M05').result?.places[0]).toEqual([0]);
  expect(wins(4, ['M01', 'I13'], 'M05').result).toBeNull();
});

rule('ELEK-12.3', 'more Titles than required also win', () => {
  const t = wins(2, ['M01', 'M04', 'I12'], 'M08');
  expect(t.titlesOf(0)).toBe(8);
  expect(t.result?.places).toEqual([[0], [1]]);
});

rule(['ELEK-12.4', 'ELEK-17.45', 'ELEK-15.2'], 'a forged card is checked as soon as it changes hands', () => {
  const t = table()
    .round(4)
    .won(0, 'M01')
    .won(0, 'M03')
    .won(0, 'M04')
    .won(1, 'I13')
    .zone('court', { 0: ['E01'] })
    .embers(0, 2)
    .confront('court', 'cunning');
  expect(t.result).toBeNull();
  t.seat(0).picks('forge:E01:I13');
  expect(t.result).toEqual({ places: [[0], [1]], reason: 'titles' });
});

rule(
  ['ELEK-12.5', 'ELEK-17.45'],
  'nothing else is resolved: no text of the card, no further Zone, no End of round',
  () => {
    // The Werewolf Packs would discard two units; the Influence and the Court Zone would follow.
    const t = table()
      .round(4)
      .won(0, 'M01')
      .won(0, 'M04')
      .won(0, 'M05')
      .mission('M03')
      .zone('mission', { 0: ['B3.0'] })
      .zone('influence', { 0: ['B1.0'] })
      .zone('court', { 1: ['B1.1'] })
      .embers(1, 0)
      .confrontations();
    expect(t.result?.places).toEqual([[0], [1]]);
    expect(t.board.seats[0]?.missions).toContain('M03');
    expect(t.handOf(0)).toEqual(['B2.0', 'B4.0']);
    expect(t.board.discard).toEqual([]);
    expect(t.board.zones.influence.card).toBe('I13');
    expect(t.board.zones.court.card).not.toBeNull();
    expect(t.unitsIn('court')).toEqual(['B1.1']);
    expect(t.embersOf(1)).toBe(0);
    t.seat(1).isNotAsked();
    t.seat(0).isAsked('game/herald');
  },
);

rule('ELEK-12.6', 'the game ends after the round in which the last Privilege was won or discarded', () => {
  const discarded = table().round(6).endRound(null).goOn();
  expect(discarded.result?.reason).toBe('last-privilege');
  const won = table().round(6).endRound(1);
  expect(won.result).toBeNull();
  won.seat(1).picks('1');
  won.goOn();
  expect(won.result?.reason).toBe('last-privilege');
});

rule('ELEK-12.6', 'it does not end with the last but one', () => {
  const t = table().round(5).endRound(null).goOn();
  expect(t.result).toBeNull();
  expect(t.board.round).toBe(6);
  t.seat(0).isAsked('recruit/keep');
});

rule('ELEK-12.7', 'in the last round Scepter, harvest and return take place, but no new cards are turned up', () => {
  const t = table()
    .round(6)
    .zone('court', { 0: ['B1.0', 'B3.0'] })
    .tokens('B1.0', { power: 1 })
    .embers(0, 0)
    .endRound(0);
  const [missions, influences] = [t.board.missions.length, t.board.influences.length];
  t.seat(0).isAsked('round-end/scepter').picks('1');
  expect(t.board.scepter).toBe(1);
  expect(t.embersOf(0)).toBe(2);
  expect(t.unitsIn('court')).toEqual([]);
  expect(t.board.pool.power).toBe(7);
  expect(t.board.zones.mission.card).toBeNull();
  expect(t.board.zones.influence.card).toBeNull();
  expect([t.board.missions.length, t.board.influences.length]).toEqual([missions, influences]);
  expect(t.told('new-cards')).toEqual([]);
});

/** WE-18: Ala (0) and Olek (1) have 4 Titles, Iza (2) has 3; Olek has won the last Privilege. */
const lastRound = () =>
  table({ seats: 3 })
    .round(6)
    .scepter(0, 'clockwise')
    .won(0, 'M01')
    .won(0, 'M03')
    .won(1, 'M04')
    .won(1, 'I12')
    .won(2, 'I08')
    .won(2, 'M05')
    .endRound(1);

rule(['ELEK-12.9', 'ELEK-17.46'], 'WE-18: Olek gives the Scepter to himself and wins the tie', () => {
  const t = lastRound();
  t.seat(1).picks('1:clockwise');
  t.goOn();
  expect(t.result).toEqual({ places: [[1], [0], [2]], reason: 'last-privilege' });
});

rule(['ELEK-12.9', 'ELEK-17.46', 'ELEK-17.48'], 'the tie goes by the court position after the Scepter step', () => {
  const away = lastRound();
  away.seat(1).picks('2:clockwise');
  away.goOn();
  expect(away.result?.places).toEqual([[0], [1], [2]]);
  const back = lastRound();
  back.seat(1).picks('2:counter-clockwise');
  back.goOn();
  expect(back.result?.places).toEqual([[1], [0], [2]]);
});

rule(
  ['ELEK-12.8', 'ELEK-17.48'],
  'most Titles win whatever the court position; the others follow by Titles, then court position',
  () => {
    const t = table({ seats: 4 })
      .round(6)
      .scepter(0, 'counter-clockwise')
      .won(2, 'M01')
      .won(2, 'M03')
      .won(1, 'M05')
      .won(3, 'M06')
      .endRound(null)
      .goOn();
    expect(t.result?.places).toEqual([[2], [3], [1], [0]]);
  },
);

rule('ELEK-17.48', 'after a win by Titles the others are ranked in the same way', () => {
  const t = table({ seats: 4 })
    .round(4)
    .scepter(0, 'counter-clockwise')
    .won(2, 'M01')
    .won(2, 'M03')
    .won(1, 'I13')
    .won(3, 'I14')
    .mission('M05')
    .zone('mission', { 2: ['B3.2'] })
    .confront('mission', 'power');
  expect(t.result).toEqual({ places: [[2], [3], [1], [0]], reason: 'titles' });
});

rule('ELEK-12.12', 'Embers, units and Privileges have no value at the end', () => {
  const t = table()
    .scepter(1)
    .owns(1, 'P02')
    .owns(1, 'P06')
    .round(6)
    .embers(0, 0)
    .embers(1, 3)
    .hand(0, [])
    .won(0, 'M05')
    .endRound(null)
    .goOn();
  expect(t.result?.places).toEqual([[0], [1]]);
});

/** Plays a whole game in which everybody always passes. */
function everybodyPasses(seats: number) {
  const opened = open(elekt, { seats, seed: 'passes' });
  if (!opened.ok) throw new Error(opened.error.message);
  const { table: t } = opened;
  const roundsSeen = new Set<number>();
  while (t.state.result === null) {
    const [question] = questions(t);
    roundsSeen.add(t.state.board.round);
    const key = question!.id === 'assignment/choice' ? 'pass' : question!.options[0]!.key;
    const outcome = decide(t, question!.seat, [key]);
    if (!outcome.ok) throw new Error(outcome.error.message);
  }
  return { t, board: t.state.board, rounds: [...roundsSeen] };
}

rule(
  ['ELEK-12.10', 'ELEK-12.11', 'ELEK-17.47'],
  'a game has at most six rounds and one winner, even if nobody ever does anything',
  () => {
    const { t, board, rounds } = everybodyPasses(3);
    expect(rounds).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(board.gone.privileges).toHaveLength(6);
    expect(board.privileges).toEqual([]);
    expect(board.missions).toHaveLength(11);
    expect(board.influences).toHaveLength(11);
    expect(board.winner).toBe(board.scepter);
    expect(t.state.result?.places.map((place) => place.length)).toEqual([1, 1, 1]);
    expect(t.state.result?.places[0]).toEqual([board.scepter]);
  },
);

rule(['ELEK-12.13', 'ELEK-17.49'], 'the winner may name one loser as Herald; the result stands already', () => {
  const t = table({ seats: 3 }).scepter(1).round(6).endRound(null).goOn();
  const before = t.result;
  expect(before?.places[0]).toEqual([1]);
  t.seat(1).isAsked('game/herald', ['0', '2', 'nobody']);
  expect(t.seat(1).question?.cosmetic).toBe(true);
  t.seat(1).picks('2');
  expect(t.board.herald).toBe(2);
  expect(t.result).toEqual(before);
  expect(t.questions).toEqual([]);
});

rule(['ELEK-12.13', 'ELEK-17.49'], 'the winner may name nobody', () => {
  const t = table().round(6).endRound(null).goOn();
  t.seat(0).picks('nobody');
  expect(t.board.herald).toBeNull();
  expect(t.questions).toEqual([]);
});

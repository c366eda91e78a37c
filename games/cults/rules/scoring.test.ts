import { expect } from 'vitest';
import { GOALS } from '../content/base/goals.js';
import { rule } from '../testing/rule.js';
import { table } from '../testing/table.js';
import { pointsOf } from './points.js';
import { goalMet, ranking, scoring } from './scoring.js';

const score = (t: ReturnType<typeof table>) => t.s.seats.map((_, seat) => pointsOf(t.s, seat));

rule('CULT-15.1', 'the game ends immediately after the action phase of the last round', () => {
  const t = table().round(6).plans('uptown', 0).rounds('CULT-7.1');
  expect(t.result).toBeNull();
  t.seat(0).isAsked('turn/choice').picks('uptown:bluff').picks('2:0:0');
  expect([t.result?.reason, t.board.phase, t.questions]).toEqual(['points', 'end', []]);
});

rule('CULT-15.2', 'one point for each own domination marker on the board', () => {
  expect(score(table().domination('uptown', 0, 0, 1).domination('downtown', 0))).toEqual([3, 1]);
});

rule('CULT-15.3', 'one point for each own place with an own ritual in its district', () => {
  const t = table().place(0, 'uptown', 'northside').place(1, 'uptown', 'downtown');
  t.ritual(0, 'uptown', 1, 1).ritual(1, 'northside', 1).ritual(1, 'uptown', 2);
  expect(score(t)).toEqual([2, 2]); // one place each, and both have two rituals
});

rule(
  ['CULT-15.4', 'CULT-21.53'],
  'one point for the most rituals, whatever their levels; in a tie each; never with none',
  () => {
    expect(score(table({ players: 3 }).ritual(0, 'uptown', 1, 1).ritual(1, 'uptown', 3))).toEqual([1, 0, 0]);
    expect(score(table({ players: 3 }).ritual(0, 'uptown', 3).ritual(1, 'uptown', 1))).toEqual([1, 1, 0]);
    expect(score(table({ players: 3 }))).toEqual([0, 0, 0]);
  },
);

rule('CULT-15.5', 'nothing else scores: tokens, cards, levels, places alone bring no point', () => {
  const t = table().place(0, 'uptown', 'downtown').tokens(0, { thug: 9 }).hand(0, ['G5', 'A8']).ritual(1, 'uptown', 3);
  expect(score(t)).toEqual([0, 1]);
});

rule('CULT-12.19', 'a marker that was replaced counts no more', () => {
  const t = table().domination('uptown', 0, 1, 1);
  t.s.districts.uptown.domination.splice(0, 1);
  t.s.seats[0]!.domination++;
  expect(score(t)).toEqual([0, 2]);
});

rule('CULT-15.6', 'most points win; the points of all are told', () => {
  const t = table({ players: 3 }).domination('uptown', 1, 1, 0).run(scoring, {});
  expect(t.result).toEqual({ places: [[1], [0], [2]], reason: 'points' });
  expect(t.told('scored').map(({ params }) => params.points)).toEqual([1, 2, 0]);
  expect(t.told('won')).toMatchObject([{ params: { seat: { seat: 1 } } }]);
});

rule('CULT-15.7', 'first tie-break: domination markers', () => {
  const t = table().domination('uptown', 1, 1).place(0, 'uptown').ritual(0, 'uptown', 1); // 2 points each
  expect([score(t), ranking(t.s)]).toEqual([
    [2, 2],
    [[1], [0]],
  ]);
});

rule('CULT-15.8', 'second tie-break: places of cult, with or without a ritual', () => {
  const t = table().domination('uptown', 0, 1).place(1, 'uptown', 'downtown').place(0, 'uptown');
  expect([score(t), ranking(t.s)]).toEqual([
    [1, 1],
    [[1], [0]],
  ]);
});

rule(['CULT-15.9', 'CULT-15.11'], 'third tie-break: rituals, among those still tied only', () => {
  const t = table({ players: 3 }).domination('uptown', 0, 1).place(0, 'uptown').place(1, 'uptown');
  t.ritual(1, 'downtown', 1).ritual(2, 'downtown', 1, 1); // seat 2 has more rituals, but one point only
  expect([score(t), ranking(t.s)]).toEqual([
    [1, 1, 1],
    [[1], [0], [2]],
  ]);
});

rule('CULT-15.10', 'fourth tie-break: fewest disorganisation cards among all own cards', () => {
  const t = table({ players: 3 }).deck(0, ['D']).discard(1, ['D', 'D']);
  expect(ranking(t.s)).toEqual([[2], [0], [1]]);
});

rule('CULT-20.10', 'by an option only the deck counts for that', () => {
  const lay = (disorganisationCount: string) => table({ disorganisationCount }).deck(0, ['D']).discard(1, ['D', 'D']).s;
  expect(ranking(lay('allOwnCards'))).toEqual([[0], [1]]);
  expect(ranking(lay('deckOnly'))).toEqual([[1], [0]]);
});

rule(['CULT-15.12', 'CULT-21.54'], 'who are equal in everything share the victory', () => {
  const t = table({ players: 3 }).domination('uptown', 0, 2).run(scoring, {});
  expect(t.result?.places).toEqual([[0, 2], [1]]);
  expect(t.told('won').length).toBe(2);
});

rule(['CULT-19.64', 'CULT-19.65'], 'alone: points of both are counted, and the goal card decides', () => {
  const won = table({ players: 1 }).domination('uptown', 0).run(scoring, {});
  expect(won.result).toEqual({ places: [[0], [1]], reason: 'goal' });
  expect(won.told('scored').map(({ params }) => params.points)).toEqual([1, 0]);
  const lost = table({ players: 1 }).domination('uptown', 1).run(scoring, {});
  expect(lost.result?.places).toEqual([[1], [0]]);
  expect(lost.told('lost').length).toBe(1);
});

rule('CULT-19.65', 'W14 goal O5: ahead on points, but one marker in Uptown only: the player loses', () => {
  const lay = () => table({ players: 1 }).goal('O5').domination('northside', 0, 0).domination('uptown', 0);
  expect(lay().run(scoring, {}).result?.places).toEqual([[1], [0]]);
  expect(lay().domination('uptown', 0).run(scoring, {}).result?.places).toEqual([[0], [1]]);
});

rule('CULT-20.9', 'by an option most points win instead of the goal card', () => {
  const t = table({ players: 1, soloVictory: 'mostPoints' }).goal('O5').domination('uptown', 0).run(scoring, {});
  expect(t.result).toEqual({ places: [[0], [1]], reason: 'points' });
});

rule(['CULT-19.66', 'CULT-21.70'], 'equal points: the tie-breaks decide; if all is equal the NPC is not beaten', () => {
  const places = table({ players: 1 }).domination('uptown', 0, 1).place(0, 'uptown');
  expect(goalMet(places.s)).toBe(true);
  const rituals = table({ players: 1 }).domination('uptown', 0, 1).ritual(1, 'uptown', 1, 1).domination('downtown', 0);
  expect([score(rituals), goalMet(rituals.s)]).toEqual([[2, 2], true]); // more domination markers
  const cards = table({ players: 1 })
    .domination('uptown', 0, 1)
    .npc({ aside: ['D'] });
  expect(goalMet(cards.s)).toBe(true);
  const equal = table({ players: 1 }).domination('uptown', 0, 1);
  expect(goalMet(equal.s)).toBe(false);
  const shared = table({ players: 1, soloVictory: 'mostPoints' }).run(scoring, {});
  expect(shared.result?.places).toEqual([[1], [0]]);
});

rule('CULT-19.14', 'every goal card: just fulfilled, and just not', () => {
  const lay = (goal: string) => table({ players: 1 }).goal(goal);
  const met = (t: ReturnType<typeof table>) => goalMet(t.s);
  expect(met(lay('O1').domination('uptown', 0))).toBe(true);
  expect(met(lay('O1').domination('uptown', 0, 1, 1))).toBe(false);
  const altars = () => lay('O2').place(0, 'uptown', 'downtown').ritual(0, 'uptown', 1);
  expect([met(altars().ritual(0, 'downtown', 1)), met(altars().ritual(0, 'northside', 1))]).toEqual([true, false]);
  const lead = () => lay('O3').domination('uptown', 0, 0, 1).domination('downtown', 0);
  expect([met(lead().domination('northside', 0)), met(lead())]).toEqual([true, false]); // 4 or 3 points to 1
  const hold = () =>
    lay('O4').domination('uptown', 1, 1, 1).domination('downtown', 0, 0).domination('northside', 0, 0, 0);
  expect([met(hold()), met(hold().domination('downtown', 1))]).toEqual([true, false]);
  const total = () => lay('O5').domination('northside', 0, 0).domination('uptown', 0);
  expect([met(total().domination('uptown', 0)), met(total())]).toEqual([true, false]);
  const rite = () => lay('O6').domination('northside', 0).domination('uptown', 0).ritual(0, 'downtown', 3);
  expect([met(rite().domination('downtown', 0)), met(rite())]).toEqual([true, false]);
  const low = lay('O6')
    .domination('northside', 0)
    .domination('uptown', 0)
    .domination('downtown', 0)
    .ritual(0, 'uptown', 2);
  expect(met(low)).toBe(false);
  const everywhere = () =>
    lay('O7').place(0, 'uptown', 'downtown', 'northside').ritual(0, 'uptown', 1).ritual(0, 'northside', 1);
  expect([met(everywhere().ritual(0, 'downtown', 2)), met(everywhere())]).toEqual([true, false]);
  const kneels = () =>
    lay('O8').domination('northside', 0, 0).domination('uptown', 0, 0, 1).domination('downtown', 0, 1);
  expect([met(kneels().domination('downtown', 0)), met(kneels())]).toEqual([true, false]); // 6 to 2, or 5 to 2
  expect(
    met(lay('O8').domination('northside', 0, 0, 1).domination('uptown', 0, 0, 1).domination('downtown', 0, 0, 1)),
  ).toBe(false); // 6 markers, but 3 points ahead only
});

rule('CULT-19.14', 'difficulties go from 1 to 8', () => {
  expect(GOALS.map(({ difficulty }) => difficulty)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});

rule('CULT-19.14', 'markers of the NPC do not count for the goal of the player', () => {
  const laid = () => table({ players: 1 }).goal('O5').domination('uptown', 0, 0);
  expect(goalMet(laid().domination('northside', 0, 0).s)).toBe(true);
  expect(goalMet(laid().domination('northside', 0, 1).s)).toBe(false);
});

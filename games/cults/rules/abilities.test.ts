import { expect } from 'vitest';
import { DISTRICT_CARDS } from '../content/base/district.js';
import { STARTING } from '../content/base/starting.js';
import { type ForcedTable, table } from '../testing/forced.js';
import { rule } from '../testing/rule.js';
import { confrontation } from './confrontation.js';
import { growth } from './growth.js';
import { drawOrDestroy } from './influence.js';
import { mobilisation } from './mobilisation.js';
import { preparation } from './preparation.js';

/** A confrontation of seats 0 and 1 in Downtown, up to the reveal of seat 0, who commits these cards. */
const fight = (t: ForcedTable, cards: readonly string[]): ForcedTable => {
  t.ritual(0, 'downtown', 1).ritual(1, 'downtown', 2).hand(1, []).run(confrontation, { seat: 0, district: 'downtown' });
  t.seat(0).picks(...cards); // nobody has a thug, and seat 1 no card: that needs no answer
  return t;
};
const totals = (t: ForcedTable) => t.told('total').map(({ params }) => params.total);

rule('CULT-16.19', 'an ability is offered only in the window of its keyword', () => {
  const hand = ['A3', 'A6', 'A7', 'G4', 'S4', 'S7'];
  const laid = () => table().place(0, 'northside').hand(0, hand).discard(0, ['S1', 'S3']);
  const here = { seat: 0, district: 'northside' } as const;
  const cardsOf = (t: ForcedTable) =>
    [...new Set(t.seat(0).options.flatMap((key) => key.split(':')))].filter((part) => /^[AGS]\d\./.test(part));
  expect(cardsOf(laid().run(growth, here))).toEqual(['A3.0']);
  expect(cardsOf(laid().run(preparation, here))).toEqual(['A6.0']);
  const influencing = laid().run(drawOrDestroy, { seat: 0, must: false });
  expect(influencing.seat(0).options).toEqual(['draw', 'destroy:S1.0-0', 'destroy:S3.0-0', 'show:A7.0', 'stop']);
});

rule('CULT-16.18', 'using an ability is the player’s choice', () => {
  const t = fight(table().hand(0, ['G4']), ['G4.0']);
  t.seat(0).isAsked('showing/use', ['G4.0', 'stop']).picks('stop');
  expect(totals(t)).toEqual([2, 2]);
});

rule('CULT-16.20', 'a card whose ability is used is shown to everyone', () => {
  const t = table().hand(0, ['A7']).discard(0, ['S1']).run(drawOrDestroy, { seat: 0, must: false });
  t.seat(0).picks('show:A7.0');
  const [event] = t.told('ability');
  expect(event?.params.card).toEqual({ card: 'A7.0' });
  expect(event?.sees?.card).toBeUndefined();
});

rule(['CULT-16.21', 'CULT-16.23'], 'a card that was used is not discarded for it and counts with its symbols', () => {
  const t = fight(table().hand(0, ['G4']), ['G4.0']);
  t.seat(0).picks('G4.0');
  // Ritual 1, card 1, thug 1.
  expect(totals(t)).toEqual([3, 2]);
  expect(t.player(0).discard).toEqual(['G4.0']);
});

rule(['CULT-16.22', 'CULT-21.27'], 'one copy is used once in a window; another copy has its own use', () => {
  const t = fight(table().hand(0, ['G4', 'G4']), ['G4.0', 'G4.1']);
  t.seat(0).picks('G4.0');
  t.seat(0).isAsked('showing/use', ['G4.1', 'stop']).picks('G4.1');
  t.seat(0).isNotAsked();
  expect(totals(t)).toEqual([5, 2]);
  const shown = table().hand(0, ['A7', 'A7']).discard(0, ['S1']).run(drawOrDestroy, { seat: 0, must: false });
  shown.seat(0).picks('show:A7.0');
  shown.seat(0).isAsked('draw-or-destroy/extra', ['draw', 'destroy:S1.0-0', 'stop']);
});

rule('CULT-16.24', 'a card used instead of its symbols contributes none', () => {
  const t = fight(table().hand(0, ['S4']), ['S4.0-0']);
  t.seat(0).picks('S4.0-0');
  // Ritual 1 and two thugs; the attack of the card is gone with it.
  expect(totals(t)).toEqual([3, 2]);
  expect(t.board.destroyed).toContain('S4.0-0');
});

rule('CULT-16.26', 'the price of an ability is paid from the hand and with adepts, not with what is committed', () => {
  const t = fight(table().hand(0, ['G1', 'S5', 'S1', 'S3']).tokens(0, { adept: 1 }), ['G1.0', 'S5.0-0']);
  t.seat(0).isAsked('showing/use', ['G1.0:0:0:0:S1.0-0', 'G1.0:0:1:0', 'stop']).picks('G1.0:0:1:0');
  expect(t.tokensOf(0)).toEqual([0, 0, 0]);
  expect(t.player(1).discard).toContain('D.0');
});

rule('CULT-16.27', 'mobilisation abilities are usable on cards of this mobilisation', () => {
  const t = table().deck(0, ['A1', 'S1', 'S1', 'S1', 'S2', 'S2', 'S7']).run(mobilisation, {});
  t.seat(0).isAsked('mobilise/use', ['A1.0:draw', 'A1.0:destroy', 'stop']).picks('A1.0:draw');
  expect(t.player(0).hand).toHaveLength(7);
  expect(t.player(0).hand).toContain('S7.0-0');
  const kept = table().hand(0, ['A1']).run(mobilisation, {});
  expect(kept.seat(0).options).not.toContain('A1.0:draw');
});

rule('CULT-16.30', 'only cards in the confrontation use confrontation abilities', () => {
  const t = fight(table().hand(0, ['G4', 'S4']), ['S4.0-0']);
  t.seat(0).isAsked('showing/use', ['S4.0-0', 'stop']);
});

rule(['CULT-16.30', 'CULT-21.29'], 'a card added by an ability counts and may be used', () => {
  const t = fight(table().hand(0, ['G2']).deck(0, ['G4']), ['G2.0']);
  t.seat(0).picks('G2.0');
  t.seat(0).isAsked('showing/use', ['G4.0', 'stop']).picks('G4.0');
  // Ritual 1, Swarm 2, Knives 1, thug 1.
  expect(totals(t)).toEqual([5, 2]);
  expect(t.player(0).discard).toEqual(['G2.0', 'G4.0']);
  const dead = fight(table().hand(0, ['G2']).deck(0, ['D.0', 'S3']), ['G2.0']);
  dead.seat(0).picks('G2.0');
  expect(totals(dead)).toEqual([3, 2]);
  expect(dead.player(0).deck[0]).toBe('S3.0-0');
});

rule('CULT-16.31', 'in the own reveal abilities are used in any order', () => {
  const hand = ['G4', 'S4'];
  for (const order of [
    ['G4.0', 'S4.0-0'],
    ['S4.0-0', 'G4.0'],
  ]) {
    const t = fight(table().hand(0, hand), ['G4.0', 'S4.0-0']);
    t.seat(0).isAsked('showing/use', ['G4.0', 'S4.0-0', 'stop']).picks(order[0]!);
    t.seat(0).picks(order[1]!);
    expect(totals(t)).toEqual([5, 2]);
  }
});

rule(['CULT-16.32', 'CULT-21.28'], 'three keywords are ours, and one card has each of them', () => {
  const having = (when: string) =>
    [...STARTING, ...DISTRICT_CARDS].filter(({ ability }) => ability?.when === when).map(({ id }) => id);
  expect(having('preparation')).toEqual(['A6']);
  expect(having('influence')).toEqual(['A7']);
  expect(having('terror')).toEqual(['A5']);
  expect(having('growth')).toEqual(['A2', 'A3']);
  expect(having('mobilisation')).toEqual(['A1']);
  expect(having('recruitment')).toEqual(['S7', 'A4']);
  expect(having('confrontation')).toEqual(['S4', 'G1', 'G2', 'G3', 'G4', 'G5', 'G6', 'G7', 'G8']);
});

import { expect } from 'vitest';
import { table } from '../testing/forced.js';
import { rule } from '../testing/rule.js';
import { action } from './action.js';
import { growth } from './growth.js';
import { drawOrDestroy } from './influence.js';
import { mobilisation } from './mobilisation.js';
import { payment } from './payment.js';

/** All twelve starting cards. */
const ALL = ['S1', 'S1', 'S1', 'S2', 'S2', 'S3', 'S3', 'S4', 'S5', 'S6', 'S6', 'S7'];
const DRAW = { seat: 0, must: true } as const;

rule('CULT-16.10', 'a card is drawn from the top of the own deck into hand', () => {
  const t = table().deck(0, ['S7', 'S3']).run(drawOrDestroy, DRAW);
  expect(t.player(0).hand).toEqual(['S7.0-0']);
  expect(t.player(0).deck[0]).toBe('S3.0-0');
  expect(t.player(0).deck).toHaveLength(11);
});

rule(
  ['CULT-16.11', 'CULT-20.21'],
  'if a card is due and the deck is empty, the discard pile becomes the new deck',
  () => {
    const t = table().deck(0, [], true).script(['S6.0-1', 'S2.0-0']).run(drawOrDestroy, DRAW);
    t.seat(0).picks('draw');
    expect(t.player(0).hand).toEqual(['S6.0-1']);
    expect(t.player(0).deck[0]).toBe('S2.0-0');
    expect(t.player(0).deck).toHaveLength(11);
    expect(t.player(0).discard).toEqual([]);
    expect(t.told('reshuffled')).toHaveLength(1);
  },
);

rule('CULT-16.11', 'drawing goes on in the middle of a batch, and the shuffled cards are known to nobody', () => {
  const t = table().discard(0, ['S1', 'S1', 'S1', 'S2']).deck(0, ['S7', 'S6'], true);
  t.script(['S1.0-0', 'S1.0-1', 'S1.0-2', 'S2.0-0']).run(mobilisation, {});
  expect(t.player(0).hand).toEqual(['S7.0-0', 'S6.0-0', 'S1.0-0', 'S1.0-1', 'S1.0-2', 'S2.0-0']);
  expect(t.board.known['S1.0-0']).toBeUndefined();
});

rule('CULT-16.12', 'the discard pile is not reshuffled while the deck has a card', () => {
  const t = table().deck(0, ['S7'], true).run(drawOrDestroy, DRAW);
  t.seat(0).picks('draw');
  expect(t.player(0).hand).toEqual(['S7.0-0']);
  expect(t.told('reshuffled')).toEqual([]);
  expect(t.player(0).discard).toHaveLength(11);
});

rule(['CULT-16.13', 'CULT-21.23'], 'a deck that has become empty stays empty until a card is due', () => {
  const t = table().deck(0, ['S7'], true).run(drawOrDestroy, DRAW);
  t.seat(0).picks('draw');
  expect(t.player(0).deck).toEqual([]);
  expect(t.player(0).discard).toHaveLength(11);
});

rule(['CULT-16.14', 'CULT-21.24'], 'with deck and discard pile empty the remaining draws are lost', () => {
  const rest = ALL.slice(0, 8);
  const t = table().hand(0, rest).run(mobilisation, {});
  expect(t.player(0).hand).toHaveLength(12); // four came, six were due
  const dry = table().hand(0, ALL).run(drawOrDestroy, DRAW);
  expect(dry.ended).toBe(true);
});

rule('CULT-21.24', 'influence that could only draw from nothing cannot be chosen', () => {
  const t = table().hand(0, ALL).plans('uptown', 0).run(action, {});
  expect(t.seat(0).options).not.toContain('uptown:influence');
  const one = table().hand(0, ALL.slice(1)).plans('uptown', 0).run(action, {});
  expect(one.seat(0).options).toContain('uptown:influence');
});

rule('CULT-16.15', 'discarding puts a card on its owner’s pile', () => {
  const t = table().hand(1, ['S1']).run(payment, { seat: 1, cost: 1 });
  expect(t.player(1).discard).toEqual(['S1.1-0']);
  expect(t.player(0).discard).toEqual([]);
});

rule(['CULT-16.16', 'CULT-21.30'], 'a destroyed card goes into the box for good, a disorganisation card too', () => {
  const t = table().deck(0, ['S7']).discard(0, ['D.0', 'S1']).run(drawOrDestroy, DRAW);
  const { disorganised } = t.board;
  t.seat(0).picks('destroy:D.0');
  expect(t.board.destroyed).toEqual(['D.0']);
  expect(t.player(0).discard).toEqual(['S1.0-0']);
  // Not back to the common pile: the next one is another card.
  expect(t.board.disorganised).toBe(disorganised);
});

rule('CULT-16.17', 'acquired and received cards circulate like the others', () => {
  const t = table()
    .deck(0, [], true)
    .discard(0, ['G1.0', 'D.0', 'S1'])
    .hand(0, ALL.slice(1))
    .script(['G1.0', 'D.0', 'S1.0-0'])
    .run(drawOrDestroy, DRAW);
  t.seat(0).picks('draw');
  expect(t.player(0).hand.at(-1)).toBe('G1.0');
  expect(t.player(0).deck).toEqual(['D.0', 'S1.0-0']);
});

rule('CULT-16.8', 'a card acquired a moment ago is locked, and free again after the turn', () => {
  const t = table().place(0, 'uptown').tokens(0, { adept: 2 }).plans('uptown', 0).plans('northside', 1).run(action, {});
  t.seat(0).picks('uptown:growth');
  expect(t.player(0).hand).toEqual(['G3.0']);
  expect(t.player(0).locked).toEqual([]);
  const inTurn = table()
    .place(0, 'uptown')
    .tokens(0, { adept: 2 })
    .discard(0, ['S1'])
    .run(growth, { seat: 0, district: 'uptown' });
  inTurn.seat(0).picks('G3');
  inTurn.seat(0).isAsked('growth/victim');
  expect(inTurn.player(0).locked).toEqual(['G3.0']);
});

import { expect } from 'vitest';
import { rule } from '../testing/rule.js';
import { table } from '../testing/table.js';
import { mobilisation } from './mobilisation.js';

const NOVICES = ['S1.0-0', 'S1.0-1', 'S1.0-2', 'S2.0-0', 'S2.0-1', 'S3.0-0'];

rule('CULT-5.1', 'everybody draws six cards', () => {
  const t = table({ players: 3 }).run(mobilisation, {});
  expect(t.board.seats.map(({ hand, deck }) => [hand.length, deck.length])).toEqual([
    [6, 6],
    [6, 6],
    [6, 6],
  ]);
  expect(t.player(0).hand).toEqual(NOVICES); // from the top
  expect(t.ended).toBe(true); // nobody can hold a card to use here
});

rule(
  ['CULT-5.2', 'CULT-21.20'],
  'the six are one batch: a reshuffle in the middle does not take in what was drawn before',
  () => {
    const t = table().deck(0, ['D', 'S3', 'S4'], true).script(['S1.0-0', 'S2.0-0', 'S5.0-0']);
    t.run(mobilisation, {});
    expect(t.player(0).hand).toEqual(['S3.0-0', 'S4.0-0', 'S1.0-0', 'S2.0-0', 'S5.0-0']);
    expect(t.player(0).discard).toEqual(['D.0']); // discarded after the batch
    expect(t.told('reshuffled').length).toBe(1);
  },
);

rule(['CULT-5.3', 'CULT-5.4'], 'disorganisation cards are discarded face up at once and not replaced', () => {
  const t = table().deck(0, ['S1', 'D', 'S2', 'D', 'S3', 'S4', 'S5']).run(mobilisation, {});
  expect(t.player(0).hand).toEqual(['S1.0-0', 'S2.0-0', 'S3.0-0', 'S4.0-0']);
  expect(t.player(0).discard).toEqual(['D.0', 'D.1']);
  expect(t.told('shed')).toMatchObject([{ params: { card: { card: 'D.0' } } }, { params: { card: { card: 'D.1' } } }]);
});

rule(
  ['CULT-5.5', 'CULT-5.8', 'CULT-16.21', 'CULT-16.27'],
  'DP-06 W3 A1 is shown, one more card is drawn, and A1 stays in hand',
  () => {
    const t = table().deck(0, ['A1', 'S1', 'S1', 'S1', 'S2', 'S2', 'S3']).run(mobilisation, {});
    t.seat(0).isAsked('mobilise/use', ['A1.0:draw', 'A1.0:destroy', 'stop']).picks('A1.0:draw');
    expect(t.player(0).hand).toEqual(['A1.0', 'S1.0-0', 'S1.0-1', 'S1.0-2', 'S2.0-0', 'S2.0-1', 'S3.0-0']);
    expect(t.told('ability')).toMatchObject([{ params: { seat: { seat: 0 }, card: { card: 'A1.0' } } }]);
    expect(t.told('drew-cards')).toMatchObject([{ params: { count: 1 } }]);
  },
);

rule(['CULT-5.5', 'CULT-16.16'], 'A1 may be destroyed instead to draw three cards', () => {
  const t = table().deck(0, ['A1']).run(mobilisation, {});
  t.seat(0).picks('A1.0:destroy');
  expect([t.player(0).hand.length, t.board.destroyed]).toEqual([8, ['A1.0']]);
});

rule('CULT-16.22', 'a copy is used once; another copy may be used as well', () => {
  const t = table().deck(0, ['A1', 'A1']).run(mobilisation, {});
  t.seat(0).isAsked('mobilise/use', ['A1.0:draw', 'A1.0:destroy', 'stop']).picks('A1.0:draw');
  t.seat(0).isAsked('mobilise/use', ['A1.1:draw', 'A1.1:destroy', 'stop']).picks('A1.1:draw');
  expect([t.ended, t.player(0).hand.length]).toEqual([true, 8]);
});

rule(
  ['CULT-5.6', 'CULT-21.21'],
  'abilities are used in turn order, each player finishing before the next begins',
  () => {
    const t = table({ players: 3 }).deck(0, ['A1', 'A1']).deck(2, ['A1']).first(2).run(mobilisation, {});
    t.seat(0).isNotAsked();
    t.seat(2).isAsked('mobilise/use').picks('A1.2:draw');
    t.seat(2).isNotAsked();
    t.seat(0).isAsked('mobilise/use').picks('A1.0:draw');
    t.seat(0).isAsked('mobilise/use').picks('stop');
    expect(t.ended).toBe(true);
  },
);

rule('CULT-5.7', 'what is drawn by an ability counts as just drawn', () => {
  const t = table().deck(0, ['A1', 'S1', 'S1', 'S1', 'S2', 'S2', 'D', 'A1', 'S4']).run(mobilisation, {});
  t.seat(0).picks('A1.0:draw');
  expect([t.player(0).hand.length, t.player(0).discard]).toEqual([6, ['D.0']]); // not replaced either
  t.seat(0).isAsked('mobilise/use', ['stop']).picks('stop'); // only the used copy is in hand, but nobody else knows
  const again = table().deck(0, ['A1', 'S1', 'S1', 'S1', 'S2', 'S2', 'A1', 'S4']).run(mobilisation, {});
  again.seat(0).picks('A1.0:draw');
  again.seat(0).isAsked('mobilise/use', ['A1.1:draw', 'A1.1:destroy', 'stop']);
});

rule('CULT-16.27', 'a card kept in hand from before was not drawn in this mobilisation', () => {
  const t = table().hand(0, ['A1']).run(mobilisation, {});
  t.seat(0).isAsked('mobilise/use', ['stop']);
});

rule(
  ['CULT-5.5', 'CULT-18.1'],
  'who may hold such a card is asked whether he holds it or not; who cannot is not',
  () => {
    const holds = table().deck(0, ['S1', 'S1', 'S1', 'S2', 'S2', 'S3', 'A1']).run(mobilisation, {});
    holds.seat(0).isAsked('mobilise/use', ['stop']); // A1 is the next card
    const open = table().discard(0, ['A1']).run(mobilisation, {});
    open.seat(0).isNotAsked(); // all have seen A1 go to the discard pile
  },
);

rule(['CULT-16.13', 'CULT-21.23'], 'the deck may become empty without a reshuffle', () => {
  const t = table().deck(0, ['S1', 'S1', 'S1', 'S2', 'S2', 'S3'], true).run(mobilisation, {});
  expect([t.player(0).deck.length, t.player(0).discard.length, t.told('reshuffled')]).toEqual([0, 6, []]);
});

rule(['CULT-16.14', 'CULT-21.24'], 'with deck and discard pile empty the missing draws are lost', () => {
  const t = table().deck(0, ['S1', 'S2'], true);
  t.s.destroyed.push(...t.s.seats[0]!.discard.splice(0));
  t.run(mobilisation, {});
  expect(t.player(0).hand).toEqual(['S1.0-0', 'S2.0-0']);
});

rule('CULT-19.16', 'the NPC draws nothing', () => {
  const t = table({ players: 1 }).run(mobilisation, {});
  expect([t.player(0).hand.length, t.player(1).hand, t.board.npc!.deck.length]).toEqual([6, [], 12]);
});

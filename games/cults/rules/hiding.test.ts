import { view } from '@tabula/kernel/sight.js';
import { expect } from 'vitest';
import { cults } from '../cults.js';
import { rule } from '../testing/rule.js';
import { table } from '../testing/table.js';
import { hiding } from './hiding.js';

rule(['CULT-14.1', 'CULT-18.7'], 'everybody discards the whole hand, and nobody else sees what it was', () => {
  const t = table().hand(0, ['S1', 'S7']).discard(0, ['S2']).hand(1, ['S3']).run(hiding, {});
  expect([t.player(0).hand, t.player(0).discard]).toEqual([[], ['S2.0-0', 'S1.0-0', 'S7.0-0']]);
  expect([t.player(1).hand, t.player(1).discard]).toEqual([[], ['S3.1-0']]);
  expect(t.told('hid').map(({ params }) => params)).toEqual([
    { seat: { seat: 0 }, count: 2 },
    { seat: { seat: 1 }, count: 1 },
  ]);
  expect(JSON.stringify([t.events, t.view(1)])).not.toContain('S7.0');
});

rule(
  ['CULT-14.2', 'CULT-14.3', 'CULT-21.52'],
  'DP-27 surplus tokens go back, of choice, until exactly five remain',
  () => {
    const t = table().tokens(0, { thug: 4, adept: 2, freak: 1 }).tokens(1, { adept: 5 }).run(hiding, {});
    t.seat(0).isAsked('hiding/returned', ['2:0:0', '1:1:0', '1:0:1', '0:2:0', '0:1:1']).picks('1:0:1');
    expect([t.tokensOf(0), t.tokensOf(1)]).toEqual([
      [3, 2, 0],
      [0, 5, 0],
    ]);
    expect(t.ended).toBe(true); // five are not too many
    expect(t.told('tokens-returned')).toMatchObject([{ params: { thugs: 1, adepts: 0, freaks: 1 } }]);
  },
);

rule(['CULT-14.4', 'CULT-7.15'], 'plan markers come back from the plan board', () => {
  const t = table()
    .used(0, { growth: 2, bluff: 2 })
    .used(1, { domination: 1, influence: 2, preparation: 1 })
    .run(hiding, {});
  for (const seat of [0, 1]) {
    expect(t.player(seat).plans).toBe(4);
    expect(t.player(seat).used).toEqual({ growth: 0, preparation: 0, influence: 0, domination: 0, bluff: 0 });
  }
});

rule(['CULT-14.5', 'CULT-14.6'], 'the first-cultist marker goes to the left, the round marker one space on', () => {
  const t = table({ players: 3 }).first(2).round(4).run(hiding, {});
  expect([t.board.first, t.board.round]).toEqual([0, 5]);
});

rule(['CULT-14.7', 'CULT-20.17'], 'in turn order: hands, tokens, plan markers, first cultist, round', () => {
  const t = table({ players: 3 }).first(1).used(1, { bluff: 1 });
  for (const seat of [0, 1, 2]) t.hand(seat, ['S1']).tokens(seat, { thug: 5, adept: 1 });
  t.run(hiding, {});
  expect(t.board.seats.every(({ hand }) => hand.length === 0)).toBe(true);
  for (const seat of [1, 2, 0]) {
    expect([t.board.first, t.board.round, t.player(1).used.bluff]).toEqual([1, 1, 1]);
    t.seat(seat).isAsked('hiding/returned').picks('1:0:0');
  }
  expect([t.board.first, t.board.round, t.player(1).used.bluff]).toEqual([2, 2, 0]);
});

rule('CULT-14.8', 'in the last round the phase is skipped: hands, tokens and markers stay', () => {
  const t = table().round(6).hand(0, ['S1', 'S2']).tokens(0, { thug: 9 }).used(0, { growth: 2 }).rounds('CULT-3.4');
  expect(t.result).not.toBeNull();
  const { hand, thug, used, plans } = t.player(0);
  expect([hand, thug, used.growth, plans, t.board.round, t.board.first]).toEqual([['S1.0-0', 'S2.0-0'], 9, 2, 2, 6, 0]);
});

rule('CULT-14.9', 'what is on the board stays as it is', () => {
  const t = table().ritual(0, 'uptown', 1, 3).place(1, 'uptown').domination('uptown', 0, 1).investigators('uptown', 2);
  t.track('uptown', 1).stack('uptown', 'G5', 4);
  const before = structuredClone(t.s.districts);
  expect(t.run(hiding, {}).board.districts).toEqual(before);
});

rule(['CULT-19.61', 'CULT-19.4'], 'alone the player does the same and stays first', () => {
  const t = table({ players: 1 })
    .hand(0, ['S1'])
    .tokens(0, { adept: 1, freak: 5 })
    .used(0, { bluff: 4 })
    .run(hiding, {});
  t.seat(0).isAsked('hiding/returned', ['0:1:0', '0:0:1']).picks('0:1:0');
  expect([t.player(0).hand, t.tokensOf(0), t.player(0).plans, t.board.round, t.board.first]).toEqual([
    [],
    [0, 0, 5],
    4,
    2,
    0,
  ]);
});

rule(
  ['CULT-19.62', 'CULT-20.28', 'CULT-20.29'],
  'the deck of the NPC is shuffled, its discard pile is not touched',
  () => {
    const t = table({ players: 1 })
      .npc({ discard: ['S1', 'D'] })
      .script(['S7.1-0', 'S4.1-0'])
      .run(hiding, {});
    const { deck, discard } = t.board.npc!;
    expect([deck.slice(0, 2), deck.length, discard]).toEqual([['S7.1-0', 'S4.1-0'], 11, ['S1.1-0', 'D.0']]);
    expect(t.told('npc-shuffled').length).toBe(1);
  },
);

rule(['CULT-19.62', 'CULT-21.68'], 'an empty deck of the NPC is made anew of its discard pile', () => {
  const t = table({ players: 1 });
  t.s.npc!.discard = t.s.npc!.deck.splice(0);
  t.run(hiding, {});
  expect([t.board.npc!.deck.length, t.board.npc!.discard]).toEqual([12, []]);
});

rule('CULT-19.62', 'after the shuffle nobody knows any more where a guardian of the NPC lies', () => {
  const t = table({ players: 1 }).npc({ deck: ['G3'] });
  t.s.known['G3.0'] = 0x3fffffff;
  t.run(hiding, {});
  expect(t.board.known).toEqual({});
});

rule('CULT-19.63', 'the NPC keeps its thugs and the cards beside its supply', () => {
  const t = table({ players: 1 })
    .npc({ aside: ['S1', 'S2'], thugs: 9 })
    .run(hiding, {});
  expect([t.board.npc!.thugs, t.board.npc!.aside]).toEqual([9, ['S1.1-0', 'S2.1-0']]);
});

rule('CULT-14.1', 'a card all know to be in a hand is known to be on the discard pile afterwards', () => {
  const t = table().hand(0, ['G3', 'S1']);
  t.s.known['G3.0'] = 0x3fffffff;
  t.run(hiding, {});
  expect(t.board.known).toEqual({ 'G3.0': 0x3fffffff });
  expect(view(cults, { ...t.kernel.state, stack: [] }, 1).board.seats[0]!.discard).toEqual({ count: 2 });
});

import type { Json } from '@tabula/kernel/json.js';
import { expect } from 'vitest';
import { table } from '../testing/forced.js';
import { rule } from '../testing/rule.js';
import { action } from './action.js';
import { growth } from './growth.js';

/** A growth plan of seat 0 in Uptown (Veiled Betrayer for 2, Smuggled Relics for 3). */
const laid = (options: Record<string, Json> = {}) => table(options).place(0, 'uptown');
const GROWTH = { seat: 0, district: 'uptown' } as const;

rule('CULT-8.1', 'growth needs a place of cult or a ritual in the district; either is enough', () => {
  const t = table()
    .place(0, 'uptown')
    .ritual(0, 'northside', 1)
    .place(1, 'downtown')
    .ritual(1, 'downtown', 1)
    .discard(0, ['S1'])
    .plans('uptown', 0)
    .plans('northside', 0)
    .plans('downtown', 0)
    .run(action, {});
  expect(t.seat(0).options.filter((key) => key.endsWith('growth'))).toEqual(['uptown:growth', 'northside:growth']);
});

rule('CULT-8.2', 'the marker goes to the growth area', () => {
  const t = laid().discard(0, ['S1']).plans('uptown', 0).run(action, {});
  t.seat(0).picks('uptown:growth');
  expect(t.player(0).used.growth).toBe(1);
});

rule(['CULT-8.3', 'CULT-8.4'], 'DP-12 up to two different cards of the stacks, as far as they can be paid', () => {
  const choices = (adept: number) => laid().tokens(0, { adept }).discard(0, ['S1', 'S3']).run(growth, GROWTH);
  choices(5).seat(0).isAsked('growth/cards', ['G3', 'A2', 'G3:A2', 'stop']);
  choices(4).seat(0).isAsked('growth/cards', ['G3', 'A2', 'stop']);
  choices(2).seat(0).isAsked('growth/cards', ['G3', 'stop']);
  choices(1).seat(0).isAsked('growth/victim', ['S1.0-0', 'S3.0-0']);
});

rule(['CULT-8.4', 'CULT-20.20', 'CULT-21.50'], 'one copy of each card in a plan; a later plan may buy it again', () => {
  const t = laid().tokens(0, { adept: 9 }).plans('uptown', 0, 0).run(action, {});
  t.seat(0).picks('uptown:growth');
  t.seat(0).picks('G3');
  expect(t.player(0).hand).toEqual(['G3.0']);
  t.seat(0).isAsked('turn/choice').picks('uptown:growth');
  t.seat(0).isAsked('growth/cards', ['G3', 'A2', 'G3:A2']).picks('G3');
  expect(t.player(0).hand).toEqual(['G3.0', 'G3.1']);
  expect(t.board.districts.uptown.guardian).toEqual({ kind: 'G3', left: 4 });
});

rule(['CULT-8.5', 'CULT-17.7'], 'each card costs its base cost and one more for each investigator', () => {
  const t = laid().investigators('uptown', 2).tokens(0, { adept: 9 }).run(growth, GROWTH);
  t.seat(0).picks('G3:A2');
  expect(t.tokensOf(0)).toEqual([0, 0, 0]);
});

rule(['CULT-8.6', 'CULT-21.35'], 'two cards are paid together', () => {
  // Separately Scribes would be wasted: 2 for the first card, 4 for the second. Together 5 is three of them.
  const t = laid().hand(0, ['S2', 'S2']).tokens(0, { adept: 1 }).run(growth, GROWTH);
  t.seat(0).isAsked('growth/cards', ['G3', 'A2', 'G3:A2']).picks('G3:A2');
  expect(t.player(0).hand).toEqual(['G3.0', 'A2.0']);
  expect(t.tokensOf(0)).toEqual([0, 0, 0]);
});

rule(['CULT-8.7', 'CULT-20.25'], 'acquired cards go from the stacks into hand, for all to see', () => {
  const t = laid().stack('uptown', 'G3', 4).tokens(0, { adept: 2 }).run(growth, GROWTH);
  expect(t.player(0).hand).toEqual(['G3.2']);
  expect(t.board.districts.uptown.guardian).toEqual({ kind: 'G3', left: 3 });
  expect(t.board.known['G3.2']).toBeGreaterThan(0);
  expect(t.told('acquired').map(({ params }) => params.card)).toEqual([{ card: 'G3.2' }]);
});

rule(['CULT-8.8', 'CULT-16.8'], 'a card acquired in this turn pays nothing', () => {
  const t = laid().stack('uptown', 'A8').hand(0, ['A2', 'S1']).discard(0, ['S6']).run(growth, GROWTH);
  t.seat(0).isAsked('growth/use', ['A2.0:G3', 'A2.0:A8', 'stop']).picks('A2.0:A8');
  // The Library would pay 3; with the Novice alone the Betrayer is too dear.
  expect(t.player(0).hand).toEqual(['S1.0-0', 'A8.0']);
  t.seat(0).isAsked('growth/victim', ['S6.0-0', 'stop']);
});

rule(['CULT-8.9', 'CULT-20.33'], 'it can be used when the turn is over, in the turn of an opponent too', () => {
  const t = laid()
    .ritual(0, 'uptown', 1)
    .ritual(1, 'uptown', 1)
    .tokens(0, { adept: 2 })
    .plans('uptown', 1, 0)
    .run(action, {});
  t.seat(0).picks('uptown:growth');
  expect(t.player(0).locked).toEqual([]);
  t.seat(1).isAsked('turn/choice').picks('uptown:domination');
  t.seat(0).isAsked('commitment/cards', ['G3.0']);
});

rule('CULT-20.33', 'with the option ownTurn it stays locked until the next own turn', () => {
  const t = laid({ acquiredCardLock: 'ownTurn' })
    .ritual(0, 'uptown', 1)
    .ritual(1, 'uptown', 1)
    .place(0, 'downtown')
    .stack('uptown', 'A8')
    .tokens(0, { adept: 4 })
    .plans('downtown', 0)
    .plans('uptown', 1, 0)
    .run(action, {});
  t.seat(0).picks('uptown:growth');
  t.seat(0).picks('A8');
  expect(t.player(0).locked).toEqual(['A8.0']);
  t.seat(1).isAsked('turn/choice').picks('uptown:domination');
  t.seat(0).isAsked('turn/choice');
  expect(t.player(0).locked).toEqual([]);
  expect(t.seat(0).options).toContain('downtown:preparation'); // paid by the card
});

rule(
  ['CULT-8.10', 'CULT-8.12'],
  'DP-15 besides acquiring or instead of it one card is destroyed, whatever it is',
  () => {
    const t = laid().tokens(0, { adept: 2 }).discard(0, ['S1', 'S1', 'G1.0', 'D.0']).run(growth, GROWTH);
    t.seat(0).picks('G3');
    t.seat(0).isAsked('growth/victim', ['S1.0-0', 'G1.0', 'D.0', 'stop']).picks('G1.0');
    expect(t.player(0).discard).toEqual(['S1.0-0', 'S1.0-1', 'D.0']);
    expect(t.board.destroyed).toContain('G1.0');
    expect(t.ended).toBe(true);
  },
);

rule('CULT-8.11', 'the whole own discard pile is open to its owner, and to nobody else', () => {
  const t = laid().discard(0, ['S1', 'D.0']).run(growth, GROWTH);
  expect(t.view(0).board.seats[0]!.discard).toEqual(['S1.0-0', 'D.0']);
  expect(t.view(1).board.seats[0]!.discard).toEqual({ count: 2 });
});

rule(['CULT-8.13', 'CULT-21.38'], 'a card that has just paid may be destroyed', () => {
  const t = laid().hand(0, ['S2']).run(growth, GROWTH);
  t.seat(0).isAsked('growth/victim', ['S2.0-0', 'stop']).picks('S2.0-0');
  expect(t.player(0).discard).toEqual([]);
  expect(t.board.destroyed).toContain('S2.0-0');
});

rule(['CULT-8.14', 'CULT-21.31'], 'the plan must do something: nothing acquired means that a card is destroyed', () => {
  const t = laid().tokens(0, { adept: 2 }).discard(0, ['S1', 'S3']).run(growth, GROWTH);
  t.seat(0).isAsked('growth/cards', ['G3', 'stop']).picks('stop');
  t.seat(0).isAsked('growth/victim', ['S1.0-0', 'S3.0-0']);
  // With nothing to destroy a card has to be acquired.
  const poor = laid().tokens(0, { adept: 3 }).run(growth, GROWTH);
  poor.seat(0).isAsked('growth/cards', ['G3', 'A2']);
});

rule(['CULT-8.14', 'CULT-7.10'], 'growth that can do nothing is not offered', () => {
  const t = laid().tokens(0, { adept: 1 }).plans('uptown', 0).run(action, {});
  expect(t.seat(0).options).not.toContain('uptown:growth');
  const enough = laid().tokens(0, { adept: 2 }).plans('uptown', 0).run(action, {});
  expect(enough.seat(0).options).toContain('uptown:growth');
});

rule(['CULT-8.15', 'CULT-21.11'], 'an empty stack offers nothing and is not filled again', () => {
  const t = laid().stack('uptown', 'G3', 0).tokens(0, { adept: 9 }).run(growth, GROWTH);
  t.seat(0).isNotAsked();
  expect(t.player(0).hand).toEqual(['A2.0']);
  expect(t.board.districts.uptown.guardian).toEqual({ kind: 'G3', left: 0 });
});

rule('CULT-8.16', 'growth moves no investigator', () => {
  const t = laid().track('uptown', 1).tokens(0, { adept: 2 }).run(growth, GROWTH);
  expect(t.board.districts.uptown.track).toBe(1);
  expect(t.board.districts.uptown.investigators).toBe(0);
});

rule('CULT-4.3', 'the Black Market makes district cards cheaper, but none costs less than 1', () => {
  const t = laid().event('C13').tokens(0, { adept: 1 }).run(growth, GROWTH);
  expect(t.player(0).hand).toEqual(['G3.0']);
  const dear = laid().event('C13').investigators('uptown', 1).tokens(0, { adept: 5 }).run(growth, GROWTH);
  dear.seat(0).picks('G3:A2'); // 2 + 1 - 1 and 3 + 1 - 1
  expect(dear.tokensOf(0)).toEqual([0, 0, 0]);
});

rule(
  ['CULT-8.5', 'CULT-8.6', 'CULT-8.8', 'CULT-8.10'],
  'W5 two cards for 7 power, and a disorganisation card destroyed',
  () => {
    const t = laid()
      .investigators('uptown', 1)
      .hand(0, ['S2', 'S2'])
      .tokens(0, { adept: 3 })
      .discard(0, ['D.0'])
      .run(growth, GROWTH);
    t.seat(0).isAsked('growth/cards').picks('G3:A2');
    expect(t.tokensOf(0)).toEqual([0, 0, 0]);
    expect(t.player(0).hand).toEqual(['G3.0', 'A2.0']);
    expect(t.player(0).locked).toEqual(['G3.0', 'A2.0']);
    t.seat(0).isAsked('growth/victim', ['D.0', 'S2.0-0', 'stop']).picks('D.0');
    expect(t.board.destroyed).toContain('D.0');
    expect(t.player(0).discard).toEqual(['S2.0-0', 'S2.0-1']);
  },
);

import { resample, view } from '@tabula/kernel/sight.js';
import { expect } from 'vitest';
import { rule } from '../testing/rule.js';
import { type TestTable, table, tokenKeys } from '../testing/table.js';

/** Seat 0 alone assigns from these units; the others have passed. */
const assigning = (hand: string[], embers: number, more: (t: TestTable) => TestTable = (t) => t) =>
  more(table().hand(0, hand).embers(0, embers)).passed(1).assign();

rule('ELEK-13.1', 'an arrow alone is free, an arrow with an Ember costs, no arrow needs nothing', () => {
  const laid = (t: TestTable) => t.zone('court', { 1: ['B3.1'] }).tokens('B3.1', { power: 1 });
  const free = assigning(['E15'], 0, laid);
  free.seat(0).assigns('E15', 'court').isAsked('instant-ability/use', ['true', 'false']).picks('true');
  expect(free.tokensOn('B3.1')).toEqual({});
  expect(free.embersOf(0)).toBe(0);

  const dear = assigning(['B1.0'], 1, laid);
  dear.seat(0).assigns('B1.0', 'court').isAsked('instant-ability/use', ['true', 'false']).picks('true');
  expect(dear.embersOf(0)).toBe(0);
  expect(dear.told('paid-embers')).toHaveLength(1);

  const permanent = assigning(['E10'], 1, laid);
  permanent.seat(0).assigns('E10', 'court').isAsked('assignment/choice');
  expect(permanent.tokensOn('E10')).toEqual({ power: 1 });
  expect(permanent.embersOf(0)).toBe(1);
});

rule(['ELEK-13.2', 'ELEK-14.12', 'ELEK-14.13'], 'only an assigned unit may use its instant ability', () => {
  const assigned = assigning(['E33', 'B1.0'], 3);
  assigned.seat(0).assigns('B1.0', 'court').isAsked('instant-ability/use', ['true', 'false']);

  const placed = assigning(['E33', 'B1.0'], 3);
  placed.seat(0).assigns('E33', 'court').picks('true').isAsked('place-basic/choice', ['B1.0']).picks('B1.0');
  expect(placed.zoneOf('B1.0')).toBe('court');
  expect(placed.embersOf(0)).toBe(2);
  placed.seat(0).isAsked('assignment/choice', ['pass']);
  expect(placed.board.seats[0]!.assigned).toBe(1);
});

rule('ELEK-13.2', 'the player who assigned the unit uses it, not whose unit lies there', () => {
  const t = table({ seats: 3 })
    .hand(0, ['B1.1'])
    .embers(0, 1)
    .embers(1, 3)
    .zone('court', { 1: ['B1.0'] })
    .assign();
  t.seat(0).assigns('B1.1', 'court').isAsked('instant-ability/use').picks('true');
  t.seat(1).isNotAsked();
  t.seat(0)
    .isAsked('attach-tokens/choice', tokenKeys(['B1.1']))
    .picks('occultism:B1.1');
  expect(t.embersOf(0)).toBe(0);
  expect(t.embersOf(1)).toBe(3);
});

rule(['ELEK-13.3', 'ELEK-13.4'], 'an instant ability that is not used at once is lost for this assignment', () => {
  const t = assigning(['B1.0', 'B3.0'], 2);
  t.seat(0).assigns('B1.0', 'court').isAsked('instant-ability/use', ['true', 'false']).picks('false');
  expect(t.embersOf(0)).toBe(2);
  expect(t.tokensOn('B1.0')).toEqual({});
  t.seat(0).isAsked('assignment/choice', ['B3.0:mission', 'B3.0:influence', 'B3.0:court', 'pass']);
  t.seat(0).assigns('B3.0', 'court').isAsked('assignment/choice', ['pass']).picks('pass');
  expect(t.ended).toBe(true);
  expect(t.tokensOn('B1.0')).toEqual({});
});

rule('ELEK-13.5', 'a unit that is assigned again may use its instant ability again', () => {
  const t = assigning(['B1.0', 'E04'], 3);
  t.seat(0).assigns('B1.0', 'court').picks('true').picks('power:B1.0');
  t.seat(0).assigns('E04', 'court').isAsked('instant-ability/use').picks('true');
  expect(t.handOf(0)).toEqual(['B1.0']);
  t.seat(0).assigns('B1.0', 'mission').isAsked('instant-ability/use', ['true', 'false']).picks('true');
  t.seat(0).picks('violence:B1.0');
  expect(t.tokensOn('B1.0')).toEqual({ violence: 1 });
  expect(t.embersOf(0)).toBe(0);
});

rule('ELEK-13.6', 'the Embers are in the pool before any part of the effect', () => {
  const t = assigning(['B1.0'], 3);
  const pool = t.board.embers;
  t.seat(0).assigns('B1.0', 'court').picks('true').isAsked('attach-tokens/choice');
  expect(t.embersOf(0)).toBe(2);
  expect(t.board.embers).toBe(pool + 1);
  expect(t.tokensOn('B1.0')).toEqual({});
  expect(t.events.map((event) => event.key)).toEqual(['event.used-instant', 'event.paid-embers']);
});

rule('ELEK-13.7', 'the effect cannot be bought twice', () => {
  const t = assigning(['B1.0'], 3);
  t.seat(0).assigns('B1.0', 'court').picks('true').picks('power:B1.0').isAsked('assignment/choice', ['pass']);
  expect(t.tokensOn('B1.0')).toEqual({ power: 1 });
  expect(t.embersOf(0)).toBe(2);
});

rule(['ELEK-13.8', 'ELEK-13.26', 'ELEK-17.55'], 'who cannot pay in full is not offered the ability', () => {
  const laid = (t: TestTable) => t.zone('court', { 1: ['B3.1'] });
  const short = assigning(['E25'], 1, laid);
  short.seat(0).assigns('E25', 'court').isAsked('assignment/choice', ['pass']);
  expect(short.embersOf(0)).toBe(1);
  expect(short.zoneOf('B3.1')).toBe('court');

  const able = assigning(['E25'], 2, laid);
  able.seat(0).assigns('E25', 'court').isAsked('instant-ability/use', ['true', 'false']).picks('true');
  expect(able.embersOf(0)).toBe(0);
  able.seat(1).isAsked('annihilate/save', ['save', 'let-go']);
});

rule(['ELEK-13.29', 'ELEK-17.54'], 'an ability that could do nothing is not offered', () => {
  const noToken = assigning(['B2.0'], 3, (t) => t.zone('court', { 1: ['B3.1'] }));
  noToken.seat(0).assigns('B2.0', 'court').isAsked('assignment/choice');
  expect(noToken.embersOf(0)).toBe(3);

  const alone = assigning(['E25'], 3, (t) => t.zone('mission', { 1: ['B3.1'] }));
  alone.seat(0).assigns('E25', 'court').isAsked('assignment/choice');

  const nobodyRicher = assigning(['E21'], 1);
  nobodyRicher.seat(0).assigns('E21', 'court').isAsked('assignment/choice');

  const nothingToSwitch = assigning(['E08'], 3, (t) => t.zone('court', { 1: ['E04', 'B3.1'] }));
  nothingToSwitch.seat(0).assigns('E08', 'court').isAsked('assignment/choice');
});

rule('ELEK-17.54', 'what is possible is judged after the payment', () => {
  // Both have 1 Ember; when seat 0 has paid the Customs House, seat 1 has more.
  const t = assigning(['E21'], 1, (laid) => laid.influence('I08').embers(1, 1));
  t.seat(0).assigns('E21', 'influence').isAsked('instant-ability/use', ['true', 'false']).picks('true');
  expect(t.embersOf(0)).toBe(1);
  expect(t.embersOf(1)).toBe(0);
  expect(t.board.embers).toBe(12);
});

rule('ELEK-13.30', 'a used ability is carried out in the order of its text', () => {
  const t = assigning(['E34', 'B3.0'], 0, (laid) => laid.deck(['E20']));
  t.seat(0).assigns('E34', 'court').picks('true').isAsked('discard-units/unit', ['B3.0', 'E20']).picks('E20');
  expect(t.handOf(0)).toEqual(['B3.0']);
  expect(t.board.discard).toContain('E20');
});

rule(['ELEK-13.30', 'ELEK-14.7'], 'a used ability is carried out as far as possible', () => {
  const t = assigning(['E11'], 1, (laid) => laid.zone('mission', { 1: ['B3.1'] }).pool('cunning', 1, 'B3.1'));
  t.seat(0).assigns('E11', 'court').isAsked('instant-ability/use', ['true', 'false']).picks('true');
  expect(t.tokensOn('E11')).toEqual({ cunning: 1 });
  expect(t.board.pool.cunning).toBe(0);
  expect(t.embersOf(0)).toBe(0);

  const second = assigning(['E09'], 1, (laid) => laid.zone('court', { 0: ['B1.0', 'E10'] }).pool('power', 1, 'B1.0'));
  second.seat(0).assigns('E09', 'court').picks('true').isAsked('assignment/choice');
  expect(second.tokensOn('E09')).toEqual({ power: 1 });
  expect(second.tokensOn('E10')).toEqual({});
});

rule('ELEK-17.59', 'the Black Market makes instant abilities cheaper, never below 0', () => {
  const basic = assigning(['B1.0', 'B2.0'], 0, (t) => t.influence('I07'));
  basic.seat(0).assigns('B1.0', 'influence').isAsked('instant-ability/use', ['true', 'false']).picks('true');
  basic.seat(0).picks('power:B1.0');
  expect(basic.embersOf(0)).toBe(0);
  basic.seat(0).assigns('B2.0', 'mission').isAsked('assignment/choice');

  const free = assigning(['E30'], 1, (t) => t.influence('I07'));
  free.seat(0).assigns('E30', 'influence').picks('true').picks('power:E30');
  expect(free.embersOf(0)).toBe(1);

  const elsewhere = assigning(['B1.0'], 0, (t) => t.influence('I07'));
  elsewhere.seat(0).assigns('B1.0', 'court').isAsked('assignment/choice');
});

rule('ELEK-17.59', 'the Customs House makes instant abilities dearer, the free ones too', () => {
  const laid = (t: TestTable) => t.influence('I08').zone('influence', { 1: ['B3.1'] });
  const poor = assigning(['E30'], 0, laid);
  poor.seat(0).assigns('E30', 'influence').isAsked('assignment/choice');
  const free = assigning(['E30'], 1, laid);
  free.seat(0).assigns('E30', 'influence').picks('true');
  expect(free.embersOf(0)).toBe(0);
  const short = assigning(['E25'], 2, laid);
  short.seat(0).assigns('E25', 'influence').isAsked('assignment/choice');
  const rich = assigning(['E25'], 3, laid);
  rich.seat(0).assigns('E25', 'influence').picks('true');
  expect(rich.embersOf(0)).toBe(0);
});

rule('ELEK-17.59', 'saves, the Exarch, the Forger and Privileges keep their price there', () => {
  const fight = (influence: string) =>
    table()
      .influence(influence)
      .zone('influence', { 0: ['E03', 'E10'], 1: ['B4.1'] })
      .embers(0, 3)
      .confront('influence', 'violence');
  const dear = fight('I08');
  dear.seat(1).picks('E10');
  dear.seat(0).picks('save').isAsked('stay/keep').picks('true');
  expect(dear.embersOf(0)).toBe(1);
  const cheap = fight('I07');
  cheap.seat(1).picks('E10');
  cheap.seat(0).picks('save').picks('true');
  expect(cheap.embersOf(0)).toBe(1);

  const forger = table()
    .won(1, 'M02')
    .influence('I07')
    .zone('influence', { 0: ['E01'] })
    .embers(0, 1);
  expect(forger.confront('influence', 'cunning').ended).toBe(true);

  const seal = table()
    .owns(0, 'P01')
    .influence('I08')
    .zone('influence', { 0: ['B4.0'], 1: ['B4.1'] })
    .embers(0, 3);
  seal.confront('influence', 'violence').seat(0).isAsked('confrontation/pay').picks('true');
  expect(seal.embersOf(0)).toBe(2);
});

rule('ELEK-17.86', 'a choice with which a part would do nothing is not offered', () => {
  const laid = (t: TestTable) =>
    t
      .zone('court', { 0: ['B3.0'], 1: ['B3.1', 'B4.1'] })
      .tokens('B3.0', { power: 1 })
      .tokens('B4.1', { occultism: 1 });
  const nameless = assigning(['B2.0'], 1, laid);
  nameless.seat(0).assigns('B2.0', 'court').picks('true');
  nameless.seat(0).isAsked('remove-one-token/choice', ['B3.0:power', 'B4.1:occultism']);

  const swarm = assigning(['E15'], 0, laid);
  swarm.seat(0).assigns('E15', 'court').picks('true').isAsked('remove-all-tokens/choice', ['B3.0', 'B4.1']);

  const twin = assigning(['E16'], 0, (t) =>
    t
      .zone('court', { 0: ['B3.0'], 1: ['B4.1', 'E05'] })
      .zone('mission', { 1: ['B3.1'] })
      .pool('violence', 0, 'B3.1'),
  );
  twin.seat(0).assigns('E16', 'court').picks('true').isAsked('mirror/choice', ['B3.0', 'E05']).picks('E05');
  expect(twin.tokensOn('E16')).toEqual({ power: 1 });
});

rule(['ELEK-17.92', 'ELEK-16.1'], 'the Captain asks its question even if the hand holds no Basic unit', () => {
  const none = assigning(['E33', 'E10'], 1);
  none.seat(0).assigns('E33', 'court').isAsked('instant-ability/use', ['false']);
  expect(none.seat(0).refused('true').rule).toBe('ELEK-13.3');
  none.seat(0).picks('false').isAsked('assignment/choice');
  expect(none.embersOf(0)).toBe(1);

  const some = assigning(['E33', 'B3.0'], 1);
  some.seat(0).assigns('E33', 'court').isAsked('instant-ability/use', ['true', 'false']).picks('true');
  some.seat(0).isAsked('place-basic/choice', ['B3.0']).picks('B3.0');
  expect(some.unitsIn('court')).toEqual(['E33', 'B3.0']);
});

rule('ELEK-17.92', 'the Captain does not ask where everybody can see that it is impossible', () => {
  const emptyHand = assigning(['E33'], 1);
  emptyHand.seat(0).assigns('E33', 'court').isAsked('assignment/choice', ['pass']);
  const noEmber = assigning(['E33', 'B3.0'], 0);
  noEmber.seat(0).assigns('E33', 'court').isAsked('assignment/choice');
  const full = assigning(['E33', 'B3.0'], 1, (t) => t.zone('court', { 0: ['B1.0', 'B2.0'] }));
  full.seat(0).assigns('E33', 'court').isAsked('assignment/choice');
});

rule(['ELEK-17.92', 'ELEK-16.15'], 'what others see of the Captain does not depend on the hand', () => {
  const t = assigning(['E33', 'B3.1'], 1, (laid) => {
    delete laid.s.known['B3.1']; // drawn from a reshuffled deck: nobody else has seen it
    return laid;
  });
  const guesses = () => ['a', 'b', 'c', 'd'].map((seed) => resample(t.kernel.game, t.kernel.state, 1, seed));
  const seen = () => guesses().map((guess) => view(t.kernel.game, guess, 1));
  const truth = () => view(t.kernel.game, t.kernel.state, 1);
  t.seat(0).assigns('E33', 'court').isAsked('instant-ability/use');
  expect(guesses().some((guess) => !guess.board.seats[0]!.hand.includes('B3.1'))).toBe(true);
  expect(seen()).toEqual([truth(), truth(), truth(), truth()]);
  t.seat(0).picks('true').isAsked('place-basic/choice', ['B3.1']);
  expect(seen()).toEqual([truth(), truth(), truth(), truth()]);
});

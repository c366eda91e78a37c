import { resample } from '@tabula/kernel/sight.js';
import { load, open, why as whyAtTable } from '@tabula/kernel/table.js';
import { allowed, forbidden, why } from '@tabula/kernel/testing/why-at-test.js';
import { expect } from 'vitest';
import { elekt } from './elekt.js';
import { rule } from './testing/rule.js';
import { type TestTable, table } from './testing/table.js';

// ——— a card in hand ———

rule(['ELEK-5.7', 'ELEK-17.91'], 'a unit in hand: full Zones and prices are named, the rest is possible', () => {
  const t = table()
    .mission('M12')
    .embers(0, 0)
    .hand(0, ['B1.0', 'E20'])
    .zone('court', { 0: ['B2.0', 'B3.0', 'B4.0'] })
    .assign(0);
  expect(why(t, 0, { card: 'B1.0' })).toEqual({ rules: ['ELEK-17.91', 'ELEK-5.7'], possible: ['B1.0:influence'] });
  expect(why(t, 0, { card: 'E20' })).toEqual({ rules: ['ELEK-5.7'], possible: ['E20:mission', 'E20:influence'] });
});

rule('ELEK-5.8', 'a unit in hand: with 3 players the lower limit is named', () => {
  const t = table({ seats: 3 })
    .hand(0, ['B1.0'])
    .zone('court', { 0: ['B2.0', 'B3.0'], 1: ['B2.1', 'B3.1'] })
    .assign(0);
  expect(why(t, 0, { card: 'B1.0' })).toEqual({ rules: ['ELEK-5.8'], possible: ['B1.0:mission', 'B1.0:influence'] });
});

rule(
  ['ELEK-5.2', 'ELEK-5.4', 'ELEK-5.5'],
  'a unit in hand of a player who is not asked: not their turn, passed, all assignments made',
  () => {
    const waiting = table().assign(0);
    expect(why(waiting, 1, { card: 'B1.1' })).toEqual(forbidden('ELEK-5.2'));
    const passed = table().passed(1).assign(0);
    expect(why(passed, 1, { card: 'B1.1' })).toEqual(forbidden('ELEK-5.4'));
    const spent = table().assigned(1, 5).assign(0);
    expect(why(spent, 1, { card: 'B1.1' })).toEqual(forbidden('ELEK-5.5'));
  },
);

rule('ELEK-3.6', 'a unit in hand while another player decides outside the Assignment phase', () => {
  const t = table()
    .zone('court', { 0: ['B4.0'] })
    .confront('court', 'violence');
  expect(why(t, 1, { card: 'B1.1' })).toEqual(forbidden('ELEK-3.6'));
});

rule('ELEK-9.2', 'a unit in hand while something else is asked: the rule of that question', () => {
  const t = table()
    .zone('court', { 0: ['B4.0'] })
    .confront('court', 'violence');
  expect(why(t, 0, { card: 'B1.0' })).toEqual(forbidden('ELEK-9.2'));
});

rule('ELEK-14.13', 'only a Basic unit can be placed by the Press-Gang Captain', () => {
  const t = table().hand(0, ['E33', 'B1.0', 'B3.0', 'E20']).assign(0);
  t.seat(0).picks('E33:court').picks('true').isAsked('place-basic/choice');
  expect(why(t, 0, { card: 'E20' })).toEqual(forbidden('ELEK-14.13'));
  expect(why(t, 0, { card: 'B3.0' })).toEqual(allowed('B3.0'));
});

rule('ELEK-12.5', 'after the game nothing can be done by the losers', () => {
  const t = table().round(6).endRound(null).goOn();
  expect(why(t, 1, { card: 'B1.1' })).toEqual(forbidden('ELEK-12.5'));
  expect(why(t, 1, { zone: 'court' })).toEqual(forbidden('ELEK-12.5'));
});

// ——— a Zone ———

rule('ELEK-5.7', 'a Zone: full for this player', () => {
  const t = table()
    .zone('court', { 0: ['B2.0', 'B3.0', 'B4.0'] })
    .assign(0);
  expect(why(t, 0, { zone: 'court' })).toEqual(forbidden('ELEK-5.7'));
  expect(why(t, 0, { zone: 'mission' })).toEqual(allowed('B1.0:mission'));
  expect(why(t, 1, { zone: 'court' })).toEqual(forbidden('ELEK-5.2'));
});

rule('ELEK-17.91', 'a Zone: a price that this player cannot pay', () => {
  const toll = table().mission('M12').embers(0, 0).hand(0, ['B1.0', 'E20']).assign(0);
  expect(why(toll, 0, { zone: 'mission' })).toEqual({ rules: ['ELEK-17.91'], possible: ['E20:mission'] });
  expect(why(toll, 0, { zone: 'court' }).rules).toEqual([]);
  const sixth = table().owns(0, 'P10').assigned(0, 5).embers(0, 0).assign(0);
  expect(why(sixth, 0, { zone: 'court' })).toEqual(forbidden('ELEK-17.91'));
  const both = table().mission('M12').owns(0, 'P10').assigned(0, 5).embers(0, 1).hand(0, ['B1.0']).assign(0);
  const [price] = whyAtTable(both.kernel, 0, { zone: 'mission' }).reasons;
  expect([price?.rule, price?.params.cost]).toEqual(['ELEK-17.91', 2]);
});

rule('ELEK-5.18', 'a Zone: with an empty hand there is only the pass', () => {
  const t = table().hand(0, []).assign(0);
  expect(why(t, 0, { zone: 'court' })).toEqual(forbidden('ELEK-5.18'));
});

rule('ELEK-13.27', 'a Zone: nothing moves into the Garden of Thorns', () => {
  const t = table()
    .influence('I15')
    .owns(0, 'P06')
    .zone('mission', { 0: ['B1.0'] })
    .confrontations();
  t.seat(0).isAsked('passage/choice', ['B1.0:court', 'stop']);
  expect(why(t, 0, { zone: 'influence' })).toEqual(forbidden('ELEK-13.27'));
  expect(why(t, 0, { zone: 'court' })).toEqual(allowed('B1.0:court'));
});

rule('ELEK-13.10', 'a Zone: a unit is placed only where the ability acts, be it in the Garden of Thorns', () => {
  const t = table().influence('I15').hand(0, ['E33', 'B1.0', 'B3.0']).assign(0);
  t.seat(0).picks('E33:influence').picks('true');
  expect(why(t, 0, { zone: 'influence' }).rules).toEqual([]);
  expect(why(t, 0, { zone: 'court' })).toEqual(forbidden('ELEK-13.10'));
});

rule('ELEK-9.2', 'a Zone: while no Zone is asked for, the rule of the open question', () => {
  const t = table()
    .zone('court', { 0: ['B4.0'] })
    .confront('court', 'violence');
  expect(why(t, 0, { zone: 'mission' })).toEqual(forbidden('ELEK-9.2'));
});

// ——— a token ———

rule(['ELEK-7.4', 'ELEK-7.5'], 'a token: used already, or none left in the pool', () => {
  const t = table()
    .zone('court', { 0: ['B1.0'] })
    .pool('violence', 0, 'B1.0')
    .confront('court', 'occultism');
  t.seat(0).picks('power:B1.0');
  expect(why(t, 0, { attribute: 'power' })).toEqual(forbidden('ELEK-7.4'));
  expect(why(t, 0, { attribute: 'violence' })).toEqual(forbidden('ELEK-7.5'));
  expect(why(t, 0, { attribute: 'cunning' })).toEqual(allowed('cunning:B1.0'));
});

rule('ELEK-15.26', 'a token: with the Plague Harbinger an equal one is possible', () => {
  const t = table()
    .zone('court', { 0: ['E06'] })
    .confront('court', 'occultism');
  t.seat(0).picks('power:E06');
  expect(why(t, 0, { attribute: 'power' })).toEqual(allowed('power:E06'));
});

rule(['ELEK-13.27', 'ELEK-3.6'], 'a token: forbidden in this Zone, or not this player who decides', () => {
  const t = table()
    .mission('M07')
    .zone('mission', { 0: ['B4.0'] })
    .confront('mission', 'violence');
  expect(why(t, 0, { attribute: 'power' })).toEqual(forbidden('ELEK-13.27'));
  expect(why(t, 1, { attribute: 'power' })).toEqual(forbidden('ELEK-3.6'));
});

rule('ELEK-13.30', 'a token: the second one of the Relic Smuggler has to differ', () => {
  const t = table()
    .hand(0, ['E30'])
    .zone('court', { 0: ['B1.0'] })
    .assign(0);
  t.seat(0).picks('E30:court').picks('true').picks('power:E30');
  expect(why(t, 0, { attribute: 'power' })).toEqual(forbidden('ELEK-13.30'));
  expect(why(t, 0, { attribute: 'cunning' })).toEqual(allowed('cunning:B1.0'));
});

// ——— cards elsewhere ———

rule(
  ['ELEK-13.20', 'ELEK-13.32'],
  'an own Privilege waits for its moment, works now, or was used in this round',
  () => {
    const t = table()
      .owns(1, 'P04')
      .embers(1, 0)
      .zone('court', { 0: ['B4.0'], 1: ['E13', 'E23'] })
      .confront('court', 'violence');
    expect(why(t, 1, { card: 'P04' })).toEqual(forbidden('ELEK-13.20'));
    expect(why(t, 0, { card: 'P04' })).toEqual(forbidden('ELEK-10.6'));
    t.seat(0).picks('E13');
    expect(why(t, 1, { card: 'P04' })).toEqual(allowed('pact'));
    t.seat(1).picks('pact');
    expect(why(t, 1, { card: 'P04' })).toEqual(forbidden('ELEK-13.32'));
  },
);

rule(
  ['ELEK-13.11', 'ELEK-13.19', 'ELEK-10.1', 'ELEK-10.6', 'ELEK-14.2'],
  'cards on the discard pile, on the boards, won, and out of the game',
  () => {
    const t = table().discard(['E20']).won(1, 'M05').owns(1, 'P06').round(3).assign(0);
    expect(why(t, 0, { card: 'E20' })).toEqual(forbidden('ELEK-13.11'));
    expect(why(t, 0, { card: t.board.zones.court.card! })).toEqual(forbidden('ELEK-13.19'));
    expect(why(t, 0, { card: 'M16' })).toEqual(forbidden('ELEK-10.1'));
    expect(why(t, 0, { card: 'M05' })).toEqual(forbidden('ELEK-10.6'));
    expect(why(t, 0, { card: 'P06' })).toEqual(forbidden('ELEK-10.6'));
    expect(why(t, 0, { card: t.board.gone.privileges[0]! })).toEqual(forbidden('ELEK-14.2'));
  },
);

rule('ELEK-14.19', 'a unit of the discard pile that may be taken now is not forbidden', () => {
  const t = table().owns(0, 'P12').discard(['E20']).endRound(null);
  expect(why(t, 0, { card: 'E20' })).toEqual(allowed('E20'));
  expect(why(t, 1, { card: 'E20' })).toEqual(forbidden('ELEK-13.11'));
});

// ——— what a seat may not see ———

rule('ELEK-16.3', 'a card in another hand, in a deck, left out, or of no game at all: the same answer', () => {
  const t = table().hand(1, ['E20', 'B1.1']).deck(['E21']).assign(0);
  const notInSight = whyAtTable(t.kernel, 0, { card: 'E20' });
  expect(notInSight.reasons.map((reason) => reason.rule)).toEqual(['ELEK-16.3']);
  expect(whyAtTable(t.kernel, 0, { card: 'E21' })).toEqual(notInSight);
  expect(whyAtTable(t.kernel, 0, { card: t.board.elite.at(-1)! })).toEqual(notInSight);
  expect(whyAtTable(t.kernel, 0, { card: t.board.privileges[0]! })).toEqual(notInSight);
  expect(whyAtTable(t.kernel, 0, { card: t.board.unused[0]! })).toEqual(notInSight);
  expect(whyAtTable(t.kernel, 0, { card: t.board.missions[0]! })).toEqual(notInSight);
  expect(whyAtTable(t.kernel, 0, { card: 'E99' })).toEqual(notInSight);
});

/** Every answer that a seat can get about cards, Zones and tokens. */
function everyAnswer(t: TestTable['kernel'], seat: number) {
  const { unit, mission, influence, privilege } = t.game.box(t.state.board);
  const cards = [...unit!, ...mission!, ...influence!, ...privilege!].map((card) => ({ card }));
  const zones = ['mission', 'influence', 'court'].map((zone) => ({ zone }));
  const tokens = ['occultism', 'cunning', 'violence', 'power'].map((attribute) => ({ attribute }));
  return [...cards, ...zones, ...tokens].map((ref) => ({ ref, ...whyAtTable(t, seat, ref) }));
}

function expectSameAnswers(t: TestTable, seat: number): void {
  const guess = load(t.kernel.game, resample(t.kernel.game, t.kernel.state, seat, 'another world'));
  if (!guess.ok) throw new Error(guess.error.message);
  expect(guess.table.state.board.elite).not.toEqual(t.board.elite);
  expect(everyAnswer(guess.table, seat)).toEqual(everyAnswer(t.kernel, seat));
}

rule(
  'ELEK-16.15',
  'no answer depends on hidden cards: in a world the seat cannot tell apart all answers are the same',
  () => {
    const assigning = table({ seats: 3 })
      .mission('M12')
      .hand(1, ['E20', 'E21', 'B1.1'])
      .zone('court', { 0: ['B1.0', 'E08'], 1: ['E24'] })
      .assign(0);
    expectSameAnswers(assigning, 0);
    expectSameAnswers(assigning, 1);
    const placing = table().hand(0, ['E33', 'B1.0', 'B3.0', 'E20']).hand(1, ['E21', 'E22']).assign(0);
    placing.seat(0).picks('E33:court').picks('true');
    expectSameAnswers(placing, 0);
    expectSameAnswers(placing, 1);
    const bluffing = table().hand(0, ['E33', 'E20']).hand(1, ['E21', 'E22']).assign(0);
    bluffing.seat(0).picks('E33:court');
    expectSameAnswers(bluffing, 1);
  },
);

rule('ELEK-2.15', 'a card shown for the Scepter goes back into the deck', () => {
  const opened = open(elekt, { seats: 3, seed: 'scepter' });
  if (!opened.ok) throw new Error(opened.error.message);
  const [shown] = opened.table.state.board.seats[1]!.shown;
  const { reasons } = whyAtTable(opened.table, 0, { card: shown! });
  expect(reasons.map((reason) => reason.rule)).toEqual(['ELEK-2.15']);
});

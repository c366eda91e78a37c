import { expect } from 'vitest';
import { rule } from '../testing/rule.js';
import { type TestTable, table, tokenKeys } from '../testing/table.js';

/** Seat 0 alone assigns from these units; the others have passed. */
const assigning = (hand: string[], embers: number, more: (t: TestTable) => TestTable = (t) => t) =>
  more(table().hand(0, hand).embers(0, embers)).passed(1).assign();

rule(['ELEK-13.12', 'ELEK-15.29', 'ELEK-17.73'], 'the Acolyte: a token of any attribute, on this unit only', () => {
  const t = assigning(['B1.0'], 1, (laid) => laid.zone('court', { 0: ['B3.0'], 1: ['B3.1'] }));
  t.seat(0).assigns('B1.0', 'court').picks('true');
  t.seat(0).isAsked('attach-tokens/choice', ['occultism:B1.0', 'cunning:B1.0', 'violence:B1.0', 'power:B1.0']);
  t.seat(0).picks('cunning:B1.0');
  expect(t.tokensOn('B1.0')).toEqual({ cunning: 1 });
  expect(t.board.pool.cunning).toBe(5);
  expect(t.embersOf(0)).toBe(0);
});

rule('ELEK-13.13', 'another unit is every unit of the Zone but the one that carries the text', () => {
  const t = assigning(['E25'], 2, (laid) =>
    laid.zone('court', { 0: ['B3.0'], 1: ['B4.1'] }).zone('mission', { 1: ['B3.1'] }),
  );
  t.seat(0).assigns('E25', 'court').picks('true').isAsked('annihilate-other/choice', ['B3.0', 'B4.1']);
  expect(t.seat(0).refused('E25').code).toBe('illegal');
  expect(t.seat(0).refused('B3.1').code).toBe('illegal');
});

rule('ELEK-13.14', 'any unit is one of the owner’s choice, of whichever player, the carrier included', () => {
  const t = table()
    .zone('mission', { 0: ['E07'], 1: ['B3.1'] })
    .zone('court', { 0: ['B3.0'] })
    .confront('mission', 'occultism');
  t.seat(0)
    .picks('stop')
    .isAsked('extra-token/token', tokenKeys(['E07', 'B3.1']))
    .picks('power:E07');
  expect(t.tokensOn('E07')).toEqual({ power: 1 });

  const animator = assigning(['E08'], 1, (laid) =>
    laid.zone('court', { 0: ['E31'], 1: ['E18', 'E04'] }).zone('mission', { 1: ['E29'] }),
  );
  animator.seat(0).assigns('E08', 'court').picks('true').isAsked('switch-off/choice', ['E31', 'E18']);
});

rule(['ELEK-15.14', 'ELEK-15.15', 'ELEK-17.66'], 'the Body Thief takes any other unit here and is discarded', () => {
  const t = assigning(['E04'], 1, (laid) =>
    laid
      .zone('court', { 0: ['B3.0'], 1: ['B4.1', 'E10'] })
      .zone('mission', { 1: ['B3.1'] })
      .tokens('E10', { power: 2 }),
  );
  t.seat(0).assigns('E04', 'court').picks('true').isAsked('take-unit/choice', ['B3.0', 'B4.1', 'E10']).picks('E10');
  expect(t.embersOf(0)).toBe(0);
  expect(t.handOf(0)).toEqual(['E10']);
  expect(t.board.pool.power).toBe(7);
  expect(t.unitsIn('court')).toEqual(['B3.0', 'B4.1']);
  expect(t.board.discard).toContain('E04');
  t.seat(0).isAsked('assignment/choice');
});

rule(['ELEK-15.15', 'ELEK-9.15'], 'the discarded Body Thief cannot be saved, whatever its owner has', () => {
  const t = assigning(['E04'], 3, (laid) => laid.owns(0, 'P04').zone('court', { 0: ['E03'], 1: ['B4.1'] }));
  t.seat(0).assigns('E04', 'court').picks('true').picks('B4.1').isAsked('assignment/choice');
  expect(t.board.discard).toContain('E04');
  expect(t.embersOf(0)).toBe(2);
  expect(t.told('annihilated')).toEqual([]);
});

rule('ELEK-17.66', 'the Body Thief may take an own unit, but not itself, and needs another unit in its Zone', () => {
  const own = assigning(['E04'], 1, (laid) => laid.zone('court', { 0: ['B3.0'] }));
  own.seat(0).assigns('E04', 'court').picks('true');
  expect(own.handOf(0)).toEqual(['B3.0']);
  expect(own.board.discard).toContain('E04');

  const alone = assigning(['E04'], 1, (laid) => laid.zone('mission', { 1: ['B3.1'] }));
  alone.seat(0).assigns('E04', 'court').isAsked('assignment/choice');
  expect(alone.zoneOf('E04')).toBe('court');
  expect(alone.embersOf(0)).toBe(1);
});

rule(
  ['ELEK-15.14', 'ELEK-15.15', 'ELEK-15.16', 'ELEK-5.14', 'ELEK-17.11'],
  'WE-09: the Body Thief takes a Colossus for good',
  () => {
    const t = table({ seats: 3 })
      .zone('court', { 1: ['E18'] })
      .tokens('E18', { violence: 1 })
      .hand(0, ['E04'])
      .embers(0, 1)
      .assigned(0, 2)
      .assigned(1, 2)
      .passed(2)
      .assign();
    t.seat(0).assigns('E04', 'court').picks('true');
    expect(t.board.pool.violence).toBe(6);
    expect(t.handOf(0)).toEqual(['E18']);
    expect(t.board.discard).toContain('E04');
    expect(t.board.seats.map((player) => player.assigned)).toEqual([3, 2, 0]);
    t.seat(1).picks('pass');
    t.seat(0).assigns('E18', 'court').picks('pass');
    expect(t.unit('E18')).toEqual({
      card: 'E18',
      owner: 0,
      tokens: { occultism: 0, cunning: 0, violence: 0, power: 0 },
      off: false,
    });
    expect(t.board.seats[0]!.assigned).toBe(4);
  },
);

rule(['ELEK-15.31', 'ELEK-17.62'], 'the Animator: for 1 Ember a permanent ability here stops, whoever owns it', () => {
  const t = assigning(['E08'], 1, (laid) =>
    laid
      .zone('court', { 0: ['B1.0', 'E31'], 1: ['E29', 'E25', 'E24'] })
      .zone('mission', { 1: ['E12'] })
      .off('E24'),
  );
  expect(t.symbols('B1.0', 'power')).toBe(2);
  t.seat(0).assigns('E08', 'court').picks('true').isAsked('switch-off/choice', ['E31', 'E29']).picks('E31');
  expect(t.embersOf(0)).toBe(0);
  expect(t.symbols('B1.0', 'power')).toBe(1);
  expect(t.unit('E29')!.off).toBe(false);
});

rule('ELEK-17.62', 'a unit stays switched off when it is moved and when it is swapped', () => {
  const moved = assigning(['E20'], 0, (laid) => laid.zone('mission', { 0: ['E13'] }).off('E13'));
  moved.seat(0).assigns('E20', 'influence').picks('true').picks('E13:court');
  expect(moved.unit('E13')!.off).toBe(true);
  expect(moved.symbols('E13', 'power')).toBe(1);

  const swapped = table()
    .zone('mission', { 0: ['B2.0'] })
    .zone('court', { 0: ['E31', 'B1.0'] })
    .off('E31')
    .confront('mission', 'cunning');
  swapped.seat(0).picks('swap:B2.0:E31');
  expect(swapped.zoneOf('E31')).toBe('mission');
  expect(swapped.unit('E31')!.off).toBe(true);
});

rule('ELEK-17.62', 'a unit that went to a hand works again when it comes back', () => {
  const t = assigning(['E04'], 1, (laid) => laid.zone('court', { 0: ['E13'] }).off('E13'));
  expect(t.symbols('E13', 'power')).toBe(1);
  t.seat(0).assigns('E04', 'court').picks('true').assigns('E13', 'court');
  expect(t.unit('E13')!.off).toBe(false);
  expect(t.symbols('E13', 'power')).toBe(3);
});

rule(['ELEK-15.33', 'ELEK-17.76'], 'the Misty Crawler: for 1 Ember, 2 CUN tokens on itself', () => {
  const t = assigning(['E11'], 1, (laid) => laid.zone('court', { 0: ['B3.0'] }));
  t.seat(0).assigns('E11', 'court').isAsked('instant-ability/use', ['true', 'false']).picks('true');
  expect(t.tokensOn('E11')).toEqual({ cunning: 2 });
  expect(t.tokensOn('B3.0')).toEqual({});
  expect(t.board.pool.cunning).toBe(4);
  expect(t.embersOf(0)).toBe(0);
  expect(t.count('court', 0, 'cunning')).toBe(2);
});

rule(['ELEK-15.35', 'ELEK-17.74'], 'the Ecclesiast: POW on itself, then on one other own Cultist here', () => {
  const t = assigning(['E09'], 1, (laid) =>
    laid.zone('court', { 0: ['B1.0', 'B2.0'], 1: ['B3.1'] }).zone('mission', { 0: ['B4.0'] }),
  );
  t.seat(0).assigns('E09', 'court').picks('true').isAsked('assignment/choice');
  expect(t.tokensOn('E09')).toEqual({ power: 1 });
  expect(t.tokensOn('B1.0')).toEqual({ power: 1 });
  expect(t.board.pool.power).toBe(5);

  const two = assigning(['E09'], 1, (laid) => laid.zone('court', { 0: ['B1.0', 'B3.0'], 1: ['B3.1'] }));
  two.seat(0).assigns('E09', 'court').picks('true');
  two.seat(0).isAsked('attach-tokens/choice', ['power:B1.0', 'power:B3.0']);
  expect(two.tokensOn('E09')).toEqual({ power: 1 });

  const alone = assigning(['E09'], 1, (laid) => laid.zone('court', { 0: ['B2.0'], 1: ['B3.1'] }));
  alone.seat(0).assigns('E09', 'court').picks('true').isAsked('assignment/choice');
  expect(alone.tokensOn('E09')).toEqual({ power: 1 });
  expect(alone.board.pool.power).toBe(6);
});

rule(['ELEK-13.28', 'ELEK-13.30'], 'the Smuggler’s second token may be declined and must differ, the first not', () => {
  const t = assigning(['E30'], 0, (laid) => laid.zone('court', { 0: ['B3.0', 'B4.0'], 1: ['B3.1'] }));
  t.seat(0)
    .assigns('E30', 'court')
    .picks('true')
    .isAsked('attach-tokens/choice', tokenKeys(['E30']))
    .picks('power:E30');
  const differing = tokenKeys(['B3.0', 'B4.0'], ['occultism', 'cunning', 'violence']);
  t.seat(0)
    .isAsked('attach-tokens/choice', [...differing, 'stop'])
    .picks('stop');
  expect(t.tokensOn('B3.0')).toEqual({});
  t.seat(0).isAsked('assignment/choice');
});

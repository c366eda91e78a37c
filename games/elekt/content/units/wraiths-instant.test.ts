import { expect, test } from 'vitest';
import { table } from '../../testing/table.js';

test('E04 Body Thief: takes any other unit here into hand, its tokens to the pool, then is discarded (ELEK-15.14 ELEK-15.15 ELEK-14.18)', () => {
  const t = table()
    .hand(0, ['E04', 'B1.0'])
    .zone('court', { 0: ['B3.0'], 1: ['E18', 'B4.1'] })
    .zone('mission', { 1: ['B2.1'] })
    .tokens('E18', { violence: 1 })
    .passed(1)
    .assign();
  t.seat(0).assigns('E04', 'court').isAsked('instant-ability/use', ['true', 'false']).picks('true');
  expect(t.embersOf(0)).toBe(0);
  t.seat(0).isAsked('take-unit/choice', ['B3.0', 'E18', 'B4.1']).picks('E18');
  expect(t.handOf(0)).toEqual(['B1.0', 'E18']);
  expect(t.board.pool.violence).toBe(6);
  expect(t.board.discard).toContain('E04');
  expect(t.unitsIn('court')).toEqual(['B3.0', 'B4.1']);
});

test('E04 Body Thief: neither player gets an assignment back, and the taken unit is the thief’s to assign (ELEK-15.16 ELEK-17.11)', () => {
  const t = table({ seats: 3 })
    .hand(0, ['E04'])
    .zone('court', { 1: ['E18'] })
    .assigned(0, 2)
    .assigned(1, 2)
    .passed(2)
    .assign();
  t.seat(0).assigns('E04', 'court').picks('true');
  expect(t.handOf(0)).toEqual(['E18']);
  expect(t.board.seats[0]!.assigned).toBe(3);
  expect(t.board.seats[1]!.assigned).toBe(2);
  t.seat(1).isAsked('assignment/choice').picks('pass');
  t.seat(0).assigns('E18', 'mission');
  expect(t.unit('E18')?.owner).toBe(0);
});

test('E04 Body Thief: cannot be used alone in its Zone, nor without its Ember (ELEK-17.66)', () => {
  const alone = table()
    .hand(0, ['E04'])
    .zone('mission', { 1: ['B3.1'] })
    .passed(1)
    .assign();
  alone.seat(0).assigns('E04', 'court').isAsked('assignment/choice', ['pass']);
  expect(alone.zoneOf('E04')).toBe('court');

  const poor = table()
    .hand(0, ['E04'])
    .zone('court', { 1: ['B3.1'] })
    .embers(0, 0)
    .passed(1)
    .assign();
  poor.seat(0).assigns('E04', 'court').isAsked('assignment/choice', ['pass']);
  expect(poor.unitsIn('court')).toEqual(['B3.1', 'E04']);
});

test('E05 Voracious Skarger: for 1 Ember a Violence confrontation in this Zone now (ELEK-15.17)', () => {
  const t = table()
    .hand(0, ['E05'])
    .zone('court', { 1: ['B3.1', 'E13'] })
    .passed(1)
    .assign();
  t.seat(0).assigns('E05', 'court').isAsked('instant-ability/use', ['true', 'false']).picks('true');
  expect(t.embersOf(0)).toBe(0);
  t.seat(0).isAsked('violence/victim', ['E05', 'B3.1', 'E13', 'stop']).picks('E13');
  t.seat(1).isAsked('annihilate/save', ['save', 'let-go']).picks('let-go');
  expect(t.board.discard).toContain('E13');
  t.seat(0).isAsked('assignment/choice', ['pass']);
});

test('E05 Voracious Skarger: another participant can win, a tie has no effect, and Violence comes again later (ELEK-15.18 ELEK-15.20)', () => {
  const lost = table()
    .hand(0, ['E05'])
    .zone('court', { 1: ['B4.1', 'E02'] })
    .passed(1)
    .assign();
  lost.seat(0).assigns('E05', 'court').picks('true');
  lost.seat(1).isAsked('violence/victim', ['E05', 'B4.1', 'E02', 'stop']).picks('E05');
  expect(lost.board.discard).toContain('E05');

  const tie = table()
    .hand(0, ['E05'])
    .zone('court', { 1: ['B4.1'] })
    .passed(1)
    .assign();
  tie.seat(0).assigns('E05', 'court').picks('true');
  tie.seat(0).isAsked('assignment/choice', ['pass']);
  expect(tie.embersOf(0)).toBe(0);
  expect(tie.unitsIn('court')).toEqual(['B4.1', 'E05']);

  const twice = table()
    .hand(0, ['E05'])
    .zone('mission', { 1: ['B3.1'] })
    .embers(0, 1)
    .passed(1)
    .assign();
  twice.seat(0).assigns('E05', 'mission').picks('true').isAsked('violence/victim').picks('stop').picks('pass');
  twice.goOn();
  twice.seat(0).isAsked('violence/victim', ['B3.1', 'E05', 'stop']);
  expect(twice.board.phase).toBe('confrontation');
});

test('E05 Voracious Skarger: not without an Ember', () => {
  const t = table()
    .hand(0, ['E05'])
    .zone('court', { 1: ['B3.1'] })
    .embers(0, 0)
    .passed(1)
    .assign();
  t.seat(0).assigns('E05', 'court').isAsked('assignment/choice', ['pass']);
});

test('E11 Misty Crawler: for 1 Ember, 2 Cunning tokens onto this unit (ELEK-15.33)', () => {
  const t = table()
    .hand(0, ['E11'])
    .zone('court', { 0: ['B3.0'] })
    .embers(0, 3)
    .passed(1)
    .assign();
  t.seat(0).assigns('E11', 'court').isAsked('instant-ability/use', ['true', 'false']).picks('true');
  expect(t.tokensOn('E11')).toEqual({ cunning: 2 });
  expect(t.symbols('E11', 'cunning')).toBe(2);
  expect(t.board.pool.cunning).toBe(4);
  expect(t.embersOf(0)).toBe(2);
});

test('E11 Misty Crawler: as far as the pool allows; not with an empty pool or without an Ember (ELEK-13.30 ELEK-13.29)', () => {
  const last = table()
    .hand(0, ['E11'])
    .zone('court', { 1: ['B3.1'] });
  last.pool('cunning', 1, 'B3.1').passed(1).assign();
  last.seat(0).assigns('E11', 'court').picks('true');
  expect(last.tokensOn('E11')).toEqual({ cunning: 1 });

  const none = table()
    .hand(0, ['E11'])
    .zone('court', { 1: ['B3.1'] });
  none.pool('cunning', 0, 'B3.1').passed(1).assign();
  none.seat(0).assigns('E11', 'court').isAsked('assignment/choice', ['pass']);
  expect(none.embersOf(0)).toBe(1);

  const poor = table().hand(0, ['E11']).embers(0, 0).passed(1).assign();
  poor.seat(0).assigns('E11', 'court').isAsked('assignment/choice', ['pass']);
});

test('E15 Ash Swarm: free of charge, removes all tokens from any one unit in this Zone', () => {
  const t = table()
    .hand(0, ['E15'])
    .zone('court', { 0: ['B3.0'], 1: ['E13', 'B4.1'] })
    .zone('mission', { 1: ['B1.1'] })
    .tokens('B3.0', { power: 1 })
    .tokens('E13', { power: 2, occultism: 1 })
    .tokens('B1.1', { violence: 1 })
    .embers(0, 0)
    .passed(1)
    .assign();
  t.seat(0).assigns('E15', 'court').isAsked('instant-ability/use', ['true', 'false']).picks('true');
  t.seat(0).isAsked('remove-all-tokens/choice', ['B3.0', 'E13']).picks('E13');
  expect(t.tokensOn('E13')).toEqual({});
  expect(t.tokensOn('B3.0')).toEqual({ power: 1 });
  expect(t.board.pool).toEqual({ occultism: 6, cunning: 6, violence: 5, power: 6 });
});

test('E15 Ash Swarm: may be declined; not asked when no unit of the Zone has a token (ELEK-17.86)', () => {
  const declined = table()
    .hand(0, ['E15'])
    .zone('court', { 1: ['E13'] })
    .tokens('E13', { power: 2 })
    .passed(1)
    .assign();
  declined.seat(0).assigns('E15', 'court').picks('false').isAsked('assignment/choice', ['pass']);
  expect(declined.tokensOn('E13')).toEqual({ power: 2 });

  const nothing = table()
    .hand(0, ['E15'])
    .zone('court', { 1: ['E13'] })
    .zone('mission', { 1: ['B1.1'] })
    .tokens('B1.1', { violence: 1 })
    .passed(1)
    .assign();
  nothing.seat(0).assigns('E15', 'court').isAsked('assignment/choice', ['pass']);
});

test('E16 Hollow Twin: free of charge, 1 token onto itself for each attribute printed on another unit here', () => {
  const t = table()
    .hand(0, ['E16'])
    .zone('court', { 0: ['B3.0'], 1: ['E18'] })
    .zone('mission', { 1: ['E12'] })
    .tokens('E18', { cunning: 1 })
    .embers(0, 0)
    .passed(1)
    .assign();
  t.seat(0).assigns('E16', 'court').isAsked('instant-ability/use', ['true', 'false']).picks('true');
  t.seat(0).isAsked('mirror/choice', ['B3.0', 'E18']).picks('E18');
  // The Colossus prints two Violence and two Power: one token of each; its Cunning is only a token.
  expect(t.tokensOn('E16')).toEqual({ violence: 1, power: 1 });
  expect(t.board.pool).toEqual({ occultism: 6, cunning: 5, violence: 5, power: 6 });
});

test('E16 Hollow Twin: missing tokens are left out, and a unit that would give none is not offered (ELEK-17.86)', () => {
  const t = table()
    .hand(0, ['E16'])
    .zone('court', { 0: ['B3.0'], 1: ['E18', 'B1.1'] });
  t.pool('power', 0, 'B1.1').passed(1).assign();
  t.seat(0).assigns('E16', 'court').picks('true');
  t.seat(0).isAsked('mirror/choice', ['E18', 'B1.1']).picks('E18');
  expect(t.tokensOn('E16')).toEqual({ violence: 1 });

  const alone = table()
    .hand(0, ['E16'])
    .zone('mission', { 1: ['E18'] })
    .passed(1)
    .assign();
  alone.seat(0).assigns('E16', 'court').isAsked('assignment/choice', ['pass']);
});

test('E20 Night Ferryman: free of charge, moves one of your other units from any Zone to any other (ELEK-14.9 ELEK-14.10)', () => {
  const t = table()
    .hand(0, ['E20'])
    .zone('mission', { 0: ['B1.0'], 1: ['B1.1'] })
    .zone('influence', { 0: ['B2.0'] })
    .tokens('B1.0', { power: 1 })
    .embers(0, 0)
    .assigned(0, 2)
    .passed(1)
    .assign();
  t.seat(0).assigns('E20', 'court').isAsked('instant-ability/use', ['true', 'false']).picks('true');
  t.seat(0)
    .isAsked('move-other/choice', ['B1.0:influence', 'B1.0:court', 'B2.0:mission', 'B2.0:court'])
    .picks('B1.0:influence');
  expect(t.unitsIn('influence')).toEqual(['B2.0', 'B1.0']);
  expect(t.tokensOn('B1.0')).toEqual({ power: 1 });
  expect(t.board.seats[0]!.assigned).toBe(3);
  // A moved unit is not assigned: the Acolyte is not asked for its ability.
  t.seat(0).isAsked('assignment/choice', ['pass']);
});

test('E20 Night Ferryman: not into a full Zone, and not without another own unit', () => {
  const full = table({ seats: 3 })
    .hand(0, ['E20'])
    .zone('mission', { 0: ['B1.0', 'B3.0'] })
    .zone('court', { 0: ['B4.0'] })
    .passed(1, 2)
    .assign();
  full.seat(0).assigns('E20', 'court').picks('true');
  full.seat(0).isAsked('move-other/choice', ['B1.0:influence', 'B3.0:influence', 'B4.0:influence']);

  const alone = table()
    .hand(0, ['E20'])
    .zone('mission', { 1: ['B1.1'] })
    .passed(1)
    .assign();
  alone.seat(0).assigns('E20', 'court').isAsked('assignment/choice', ['pass']);
});

test('E21 Ember Leech: free of charge, takes 1 Ember from an opponent who has more than you (ELEK-14.4)', () => {
  const t = table({ seats: 4 })
    .hand(0, ['E21'])
    .embers(0, 1)
    .embers(1, 2)
    .embers(2, 1)
    .embers(3, 3)
    .passed(1, 2, 3)
    .assign();
  t.seat(0).assigns('E21', 'court').isAsked('instant-ability/use', ['true', 'false']).picks('true');
  t.seat(0).isAsked('take-ember/choice', ['1', '3']).picks('3');
  expect(t.board.seats.map((player) => player.embers)).toEqual([2, 2, 1, 2]);
});

test('E21 Ember Leech: nothing from those who have as many or fewer', () => {
  const t = table({ seats: 3 }).hand(0, ['E21']).embers(0, 2).embers(1, 2).embers(2, 1).passed(1, 2).assign();
  t.seat(0).assigns('E21', 'court').isAsked('assignment/choice', ['pass']);
  expect(t.board.seats.map((player) => player.embers)).toEqual([2, 2, 1]);
});

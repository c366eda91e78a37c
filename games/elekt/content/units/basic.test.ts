import { expect, test } from 'vitest';
import { table, tokenKeys } from '../../testing/table.js';

test('B1 Acolyte: for 1 Ember, 1 token of your choice onto this unit and no other (ELEK-15.29 ELEK-17.73)', () => {
  const t = table()
    .zone('court', { 0: ['B3.0'], 1: ['B3.1'] })
    .embers(0, 2)
    .passed(1)
    .assign();
  t.seat(0).assigns('B1.0', 'court').isAsked('instant-ability/use', ['true', 'false']).picks('true');
  t.seat(0)
    .isAsked('attach-tokens/choice', tokenKeys(['B1.0']))
    .picks('violence:B1.0');
  expect(t.tokensOn('B1.0')).toEqual({ violence: 1 });
  expect(t.board.pool.violence).toBe(5);
  expect(t.embersOf(0)).toBe(1);
  t.seat(0).isAsked('assignment/choice');
});

test('B1 Acolyte: a kind that the pool lacks is not offered; without an Ember nothing is', () => {
  const t = table().zone('court', { 1: ['B3.1'] });
  t.pool('power', 0, 'B3.1').embers(0, 1).passed(1).assign();
  t.seat(0).assigns('B1.0', 'court').picks('true');
  t.seat(0).isAsked('attach-tokens/choice', tokenKeys(['B1.0'], ['occultism', 'cunning', 'violence']));

  const poor = table().embers(0, 0).passed(1).assign();
  poor.seat(0).assigns('B1.0', 'court').isAsked('assignment/choice');
  expect(poor.tokensOn('B1.0')).toEqual({});
});

test('B2 Nameless: for 1 Ember, removes 1 token of your choice from any other unit in this Zone', () => {
  const t = table()
    .zone('court', { 0: ['B1.0'], 1: ['B3.1', 'B4.1'] })
    .zone('mission', { 1: ['E13'] })
    .tokens('B1.0', { occultism: 1 })
    .tokens('B3.1', { power: 2, cunning: 1 })
    .tokens('E13', { violence: 1 })
    .embers(0, 1)
    .passed(1)
    .assign();
  t.seat(0).assigns('B2.0', 'court').picks('true');
  t.seat(0).isAsked('remove-one-token/choice', ['B1.0:occultism', 'B3.1:cunning', 'B3.1:power']).picks('B3.1:power');
  expect(t.tokensOn('B3.1')).toEqual({ power: 1, cunning: 1 });
  expect(t.board.pool.power).toBe(6);
  expect(t.embersOf(0)).toBe(0);
});

test('B2 Nameless: not asked without a token on another unit of this Zone, nor without an Ember (ELEK-17.54)', () => {
  const nothing = table()
    .zone('court', { 1: ['B3.1'] })
    .zone('mission', { 1: ['E13'] })
    .tokens('E13', { violence: 1 })
    .passed(1)
    .assign();
  nothing.seat(0).assigns('B2.0', 'court').isAsked('assignment/choice');
  expect(nothing.embersOf(0)).toBe(1);

  const poor = table()
    .zone('court', { 1: ['B3.1'] })
    .tokens('B3.1', { power: 1 })
    .embers(0, 0)
    .passed(1)
    .assign();
  poor.seat(0).assigns('B2.0', 'court').isAsked('assignment/choice');
  expect(poor.tokensOn('B3.1')).toEqual({ power: 1 });
});

test('B3 Dignitary: two Power and no ability', () => {
  const t = table()
    .zone('court', { 1: ['B4.1'] })
    .tokens('B4.1', { power: 1 })
    .embers(0, 3)
    .passed(1)
    .assign();
  t.seat(0).assigns('B3.0', 'court').isAsked('assignment/choice');
  expect(t.embersOf(0)).toBe(3);
  expect(t.tokensOn('B3.0')).toEqual({});

  const fight = table()
    .zone('court', { 0: ['B3.0'], 1: ['B4.1'] })
    .tokens('B4.1', { power: 1 })
    .scepter(1)
    .confront('court', 'power');
  expect(fight.board.privilegeTo).toBe(0);
});

test('B4 Assassin: two Violence and no ability', () => {
  const t = table()
    .zone('court', { 1: ['B3.1'] })
    .tokens('B3.1', { violence: 1 })
    .embers(0, 3)
    .passed(1)
    .assign();
  t.seat(0).assigns('B4.0', 'court').isAsked('assignment/choice');
  expect(t.embersOf(0)).toBe(3);
  expect(t.tokensOn('B4.0')).toEqual({});

  const fight = table()
    .zone('court', { 0: ['B4.0'], 1: ['B3.1'] })
    .tokens('B3.1', { violence: 1 })
    .confront('court', 'violence');
  fight.seat(0).isAsked('violence/victim', ['B4.0', 'B3.1', 'stop']);
});

import { expect, test } from 'vitest';
import { table, tokenKeys } from '../../testing/table.js';

test('E08 Animator of Delights: for 1 Ember switches off the permanent ability of any unit here (ELEK-15.31 ELEK-13.31)', () => {
  const t = table()
    .hand(0, ['E08'])
    .zone('court', { 0: ['E31', 'B1.0'], 1: ['E13', 'E20', 'E32'] })
    .zone('mission', { 1: ['E27'] })
    .off('E32')
    .tokens('E13', { violence: 1 })
    .passed(1)
    .assign();
  t.seat(0).assigns('E08', 'court').isAsked('instant-ability/use', ['true', 'false']).picks('true');
  expect(t.embersOf(0)).toBe(0);
  // Not the Ferryman (instant), the Acolyte (Basic, instant), the Legate (off already) or another Zone's Seal Keeper.
  t.seat(0).isAsked('switch-off/choice', ['E31', 'E13']).picks('E13');
  expect(t.unit('E13')?.off).toBe(true);
  expect(t.symbols('E13', 'power')).toBe(1);
  expect(t.symbols('E13', 'occultism')).toBe(1);
  expect(t.tokensOn('E13')).toEqual({ violence: 1 });
  expect(t.symbols('B1.0', 'power')).toBe(2);
});

test('E08 Animator of Delights: the mark stays through a swap and ends in a hand (ELEK-17.62)', () => {
  const t = table()
    .zone('court', { 1: ['B2.1', 'E13'] })
    .zone('mission', { 1: ['B1.1'] })
    .off('E13')
    .confront('court', 'cunning');
  t.seat(1).picks('swap:E13:B1.1');
  expect(t.zoneOf('E13')).toBe('mission');
  expect(t.unit('E13')?.off).toBe(true);

  const back = table()
    .hand(0, ['E05'])
    .hand(1, [])
    .zone('court', { 1: ['E13'] })
    .off('E13')
    .assign();
  back.seat(0).assigns('E05', 'court').picks('true').picks('E13');
  back.seat(1).picks('save').assigns('E13', 'court');
  expect(back.unit('E13')?.off).toBe(false);
  expect(back.symbols('E13', 'power')).toBe(3);
});

test('E08 Animator of Delights: not without a working permanent ability here, nor without an Ember', () => {
  const nothing = table()
    .hand(0, ['E08'])
    .zone('court', { 1: ['E32', 'B3.1'] })
    .off('E32')
    .passed(1)
    .assign();
  nothing.seat(0).assigns('E08', 'court').isAsked('assignment/choice', ['pass']);

  const poor = table()
    .hand(0, ['E08'])
    .zone('court', { 1: ['E32'] })
    .embers(0, 0)
    .passed(1)
    .assign();
  poor.seat(0).assigns('E08', 'court').isAsked('assignment/choice', ['pass']);
  expect(poor.unit('E32')?.off).toBe(false);
});

test('E09 Ecclesiast: for 1 Ember a Power token onto itself, then one onto another own Cultist here (ELEK-15.35 ELEK-17.74)', () => {
  const t = table()
    .hand(0, ['E09'])
    .zone('court', { 0: ['B1.0', 'B3.0'], 1: ['B3.1'] })
    .zone('mission', { 0: ['B4.0'] })
    .passed(1)
    .assign();
  t.seat(0).assigns('E09', 'court').isAsked('instant-ability/use', ['true', 'false']).picks('true');
  expect(t.tokensOn('E09')).toEqual({ power: 1 });
  t.seat(0).isAsked('attach-tokens/choice', ['power:B1.0', 'power:B3.0']).picks('power:B1.0');
  expect(t.tokensOn('B1.0')).toEqual({ power: 1 });
  expect(t.board.pool.power).toBe(5);
  expect(t.embersOf(0)).toBe(0);
});

test('E09 Ecclesiast: no second token for a Wraith, an opponent’s Cultist, or from an empty pool; nothing without an Ember', () => {
  const alone = table()
    .hand(0, ['E09'])
    .zone('court', { 0: ['B2.0'], 1: ['B3.1'] })
    .zone('mission', { 0: ['B4.0'] })
    .passed(1)
    .assign();
  alone.seat(0).assigns('E09', 'court').picks('true').isAsked('assignment/choice', ['pass']);
  expect(alone.board.pool.power).toBe(6);

  const last = table()
    .hand(0, ['E09'])
    .zone('court', { 0: ['B1.0'], 1: ['B3.1'] });
  last.pool('power', 1, 'B3.1').passed(1).assign();
  last.seat(0).assigns('E09', 'court').picks('true').isAsked('assignment/choice', ['pass']);
  expect(last.tokensOn('E09')).toEqual({ power: 1 });
  expect(last.tokensOn('B1.0')).toEqual({});

  const poor = table().hand(0, ['E09']).embers(0, 0).passed(1).assign();
  poor.seat(0).assigns('E09', 'court').isAsked('assignment/choice', ['pass']);
});

test('E25 Court Poisoner: for 2 Embers annihilates any other unit in this Zone; its owner may save it (ELEK-14.15)', () => {
  const t = table()
    .hand(0, ['E25'])
    .zone('court', { 0: ['B3.0'], 1: ['E13', 'B1.1'] })
    .zone('mission', { 1: ['B4.1'] })
    .embers(0, 3)
    .passed(1)
    .assign();
  t.seat(0).assigns('E25', 'court').isAsked('instant-ability/use', ['true', 'false']).picks('true');
  expect(t.embersOf(0)).toBe(1);
  t.seat(0).isAsked('annihilate-other/choice', ['B3.0', 'E13', 'B1.1']).picks('E13');
  t.seat(1).isAsked('annihilate/save', ['save', 'let-go']).picks('let-go');
  expect(t.board.discard).toContain('E13');
  t.seat(0).isAsked('assignment/choice', ['pass']);
});

test('E25 Court Poisoner: not with 1 Ember, and not alone in the Zone', () => {
  const poor = table()
    .hand(0, ['E25'])
    .zone('court', { 1: ['E13'] })
    .embers(0, 1)
    .passed(1)
    .assign();
  poor.seat(0).assigns('E25', 'court').isAsked('assignment/choice', ['pass']);
  expect(poor.embersOf(0)).toBe(1);

  const alone = table()
    .hand(0, ['E25'])
    .zone('mission', { 1: ['E13'] })
    .embers(0, 2)
    .passed(1)
    .assign();
  alone.seat(0).assigns('E25', 'court').isAsked('assignment/choice', ['pass']);
  expect(alone.embersOf(0)).toBe(2);
});

test('E30 Relic Smuggler: free of charge, a token onto itself, then perhaps a different one onto another own unit here', () => {
  const t = table()
    .hand(0, ['E30'])
    .zone('court', { 0: ['B2.0', 'B3.0'], 1: ['B3.1'] })
    .zone('mission', { 0: ['B4.0'] })
    .embers(0, 0)
    .passed(1)
    .assign();
  t.seat(0).assigns('E30', 'court').isAsked('instant-ability/use', ['true', 'false']).picks('true');
  t.seat(0)
    .isAsked('attach-tokens/choice', tokenKeys(['E30']))
    .picks('power:E30');
  t.seat(0)
    .isAsked('attach-tokens/choice', [...tokenKeys(['B2.0', 'B3.0'], ['occultism', 'cunning', 'violence']), 'stop'])
    .picks('violence:B2.0');
  expect(t.tokensOn('E30')).toEqual({ power: 1 });
  expect(t.tokensOn('B2.0')).toEqual({ violence: 1 });
});

test('E30 Relic Smuggler: the second token may be declined, and needs another own unit here', () => {
  const declined = table()
    .hand(0, ['E30'])
    .zone('court', { 0: ['B3.0'] })
    .passed(1)
    .assign();
  declined.seat(0).assigns('E30', 'court').picks('true').picks('cunning:E30').picks('stop');
  expect(declined.tokensOn('B3.0')).toEqual({});
  declined.seat(0).isAsked('assignment/choice', ['pass']);

  const alone = table()
    .hand(0, ['E30'])
    .zone('court', { 1: ['B3.1'] })
    .zone('mission', { 0: ['B3.0'] })
    .passed(1)
    .assign();
  alone.seat(0).assigns('E30', 'court').picks('true').picks('cunning:E30').isAsked('assignment/choice', ['pass']);
});

test('E33 Press-Gang Captain: for 1 Ember places a Basic unit from hand here; it is not assigned (ELEK-14.13)', () => {
  const t = table()
    .hand(0, ['E33', 'B1.0', 'B2.1', 'E13'])
    .zone('court', { 1: ['B3.1'] })
    .embers(0, 3)
    .passed(1)
    .assign();
  t.seat(0).assigns('E33', 'court').isAsked('instant-ability/use', ['true', 'false']).picks('true');
  expect(t.embersOf(0)).toBe(2);
  t.seat(0).isAsked('place-basic/choice', ['B1.0', 'B2.1']).picks('B1.0');
  expect(t.zoneOf('B1.0')).toBe('court');
  expect(t.unit('B1.0')?.owner).toBe(0);
  expect(t.board.seats[0]!.assigned).toBe(1);
  // The Acolyte was placed, so its ability is not asked for.
  t.seat(0).isAsked('assignment/choice');
});

test('E33 Press-Gang Captain: not into a full Zone, not without an Ember, and nothing to place without a Basic unit (ELEK-14.14 ELEK-17.92)', () => {
  const full = table({ seats: 3 })
    .hand(0, ['E33', 'B1.0'])
    .zone('court', { 0: ['B3.0'] })
    .passed(1, 2)
    .assign();
  full.seat(0).assigns('E33', 'court').isAsked('assignment/choice');

  const poor = table().hand(0, ['E33', 'B1.0']).embers(0, 0).passed(1).assign();
  poor.seat(0).assigns('E33', 'court').isAsked('assignment/choice');

  // Whether the hand holds a Basic unit is a secret, so the question is put, but it can only be declined.
  const none = table().hand(0, ['E33', 'E13']).passed(1).assign();
  none.seat(0).assigns('E33', 'court').isAsked('instant-ability/use', ['false']).picks('false');
  expect(none.embersOf(0)).toBe(1);
  none.seat(0).isAsked('assignment/choice');

  // For the same reason the only Basic unit is asked for; with an empty hand nobody is asked anything.
  const one = table().hand(0, ['E33', 'E13', 'B1.0']).passed(1).assign();
  one.seat(0).assigns('E33', 'court').picks('true').isAsked('place-basic/choice', ['B1.0']);
  const empty = table().hand(0, ['E33']).passed(1).assign();
  empty.seat(0).assigns('E33', 'court').isAsked('assignment/choice', ['pass']);
});

test('E34 Archive Scribe: free of charge, draws a card, then discards a unit from hand, perhaps that one (ELEK-14.17)', () => {
  const t = table().hand(0, ['E34', 'B1.0']).deck(['E13', 'E12']).embers(0, 0).passed(1).assign();
  t.seat(0).assigns('E34', 'court').isAsked('instant-ability/use', ['true', 'false']).picks('true');
  t.seat(0).isAsked('discard-units/unit', ['B1.0', 'E13']).picks('B1.0');
  expect(t.handOf(0)).toEqual(['E13']);
  expect(t.board.discard).toContain('B1.0');
  expect(t.board.elite[0]).toBe('E12');
});

test('E34 Archive Scribe: declined, nothing is drawn; with an empty hand the drawn card goes; no deck, no use', () => {
  const declined = table().hand(0, ['E34', 'B1.0']).deck(['E13']).passed(1).assign();
  declined.seat(0).assigns('E34', 'court').picks('false');
  expect(declined.handOf(0)).toEqual(['B1.0']);
  expect(declined.board.elite[0]).toBe('E13');

  const empty = table().hand(0, ['E34']).deck(['E13']).passed(1).assign();
  empty.seat(0).assigns('E34', 'court').picks('true').isAsked('assignment/choice', ['pass']);
  expect(empty.handOf(0)).toEqual([]);
  expect(empty.board.discard).toContain('E13');

  const dry = table().hand(0, ['E34']).discard([]).deck([], true).passed(1).assign();
  dry.seat(0).assigns('E34', 'court').isAsked('assignment/choice', ['pass']);
});

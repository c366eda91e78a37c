import { expect, test } from 'vitest';
import { table, tokenKeys } from '../testing/table.js';

// Cards that forbid, double or convert tokens, together with the cards that use them.

test('E27 against B1, E09, E11: where no tokens can be attached, abilities that attach are not offered (ELEK-13.27 ELEK-17.52)', () => {
  const t = table()
    .hand(0, ['B1.0', 'E09', 'E11'])
    .zone('court', { 1: ['E27', 'B3.1'] })
    .embers(0, 3)
    .passed(1)
    .assign();
  t.seat(0).assigns('B1.0', 'court').assigns('E09', 'court').assigns('E11', 'court');
  t.seat(0).isAsked('assignment/choice', ['pass']);
  expect(t.embersOf(0)).toBe(3);
  expect(t.board.pool).toEqual({ occultism: 6, cunning: 6, violence: 6, power: 7 });

  // The same Acolyte in the next Zone is asked.
  const beside = table()
    .hand(0, ['B1.0'])
    .zone('court', { 1: ['E27'] })
    .passed(1)
    .assign();
  beside.seat(0).assigns('B1.0', 'mission').isAsked('instant-ability/use');
});

test('E27 against E16, E30, E10: nothing is mirrored, smuggled or given to the Herald', () => {
  const t = table()
    .hand(0, ['E16', 'E30', 'E10'])
    .zone('court', { 1: ['E27', 'B3.1'] })
    .passed(1)
    .assign();
  // The Herald comes first, while only Cultists lie there.
  t.seat(0).assigns('E10', 'court').assigns('E16', 'court').assigns('E30', 'court');
  t.seat(0).isAsked('assignment/choice', ['pass']);
  expect(t.board.pool).toEqual({ occultism: 6, cunning: 6, violence: 6, power: 7 });

  const off = table()
    .hand(0, ['E10'])
    .zone('court', { 1: ['E27', 'B3.1'] })
    .off('E27')
    .passed(1)
    .assign();
  off.seat(0).assigns('E10', 'court');
  expect(off.tokensOn('E10')).toEqual({ power: 1 });
});

test('M07 against B1, E09, E11 and E30, E16, E10: the Storm forbids them all in the Mission Zone', () => {
  const bought = table().mission('M07').hand(0, ['B1.0', 'E09', 'E11']).embers(0, 3).passed(1).assign();
  bought.seat(0).assigns('B1.0', 'mission').assigns('E09', 'mission').assigns('E11', 'mission');
  expect(bought.embersOf(0)).toBe(3);

  const free = table().mission('M07').hand(0, ['E30', 'E10', 'E16']).passed(1).assign();
  free.seat(0).assigns('E30', 'mission').assigns('E10', 'mission').assigns('E16', 'mission');
  free.seat(0).isAsked('assignment/choice', ['pass']);
  expect(free.board.pool).toEqual({ occultism: 6, cunning: 6, violence: 6, power: 7 });
});

test('E27 against I01 and E07: no token from the Library, none from the Symbiont', () => {
  const library = table()
    .influence('I01')
    .hand(0, ['E13'])
    .zone('influence', { 1: ['E27'] })
    .passed(1)
    .assign();
  library.seat(0).assigns('E13', 'influence').isAsked('assignment/choice', ['pass']);
  expect(library.tokensOn('E13')).toEqual({});

  const symbiont = table()
    .zone('court', { 0: ['E07'], 1: ['E27'] })
    .confront('court', 'occultism');
  expect(symbiont.told('won-confrontation')).toHaveLength(1);
  expect(symbiont.ended).toBe(true);
  expect(symbiont.tokensOn('E07')).toEqual({});

  // The Ember of the Demiurge is no token: winning Occultism still pays.
  const demiurge = table()
    .mission('M07')
    .zone('mission', { 0: ['E07', 'E12'] })
    .confront('mission', 'occultism');
  expect(demiurge.embersOf(0)).toBe(2);
  expect(demiurge.tokensOn('E07')).toEqual({});
});

test('E27 forbids attaching, not removing: B2 and E15 work beside it', () => {
  const t = table()
    .hand(0, ['B2.0', 'E15'])
    .zone('court', { 1: ['E27', 'B3.1'] })
    .tokens('B3.1', { power: 3 })
    .passed(1)
    .assign();
  t.seat(0).assigns('B2.0', 'court').picks('true');
  expect(t.tokensOn('B3.1')).toEqual({ power: 2 });
  t.seat(0).assigns('E15', 'court').picks('true');
  expect(t.tokensOn('B3.1')).toEqual({});
});

test('E06 with E07 and M17: three normal tokens that may repeat, then one more', () => {
  const t = table()
    .mission('M17')
    .zone('mission', { 0: ['E06', 'E07'] })
    .confront('mission', 'occultism');
  t.seat(0).picks('power:E06').picks('power:E06').picks('power:E07');
  t.seat(0)
    .isAsked('extra-token/token', tokenKeys(['E06', 'E07']))
    .picks('power:E07');
  expect(t.ended).toBe(true);
  expect([t.tokensOn('E06'), t.tokensOn('E07')]).toEqual([{ power: 2 }, { power: 2 }]);
});

test('E11 and E16 before I01: the ability first, then the Library, which counts the token (ELEK-13.21)', () => {
  const twin = table()
    .influence('I01')
    .hand(0, ['E16'])
    .zone('influence', { 1: ['B1.1'] })
    .passed(1)
    .assign();
  twin.seat(0).assigns('E16', 'influence').picks('true');
  // The Acolyte prints Occultism and Power; with the token the Twin has an Occultism symbol.
  expect(twin.tokensOn('E16')).toEqual({ occultism: 1, power: 1 });
  twin.seat(0).isAsked('after-assignment/token').picks('power');
  expect(twin.tokensOn('E16')).toEqual({ occultism: 1, power: 2 });

  const declined = table()
    .influence('I01')
    .hand(0, ['E16'])
    .zone('influence', { 1: ['B1.1'] })
    .passed(1)
    .assign();
  declined.seat(0).assigns('E16', 'influence').picks('false').isAsked('assignment/choice', ['pass']);
});

test('I14 with P08: a token counts two, the bonus of the Privilege one (ELEK-6.9 ELEK-17.26)', () => {
  const t = table()
    .influence('I14')
    .owns(0, 'P08')
    .zone('influence', { 0: ['B2.0', 'E31'] })
    .tokens('B2.0', { cunning: 1, power: 1 })
    .confront('influence', 'violence');
  expect(t.count('influence', 0, 'cunning')).toBe(5);
  // 2 of the token and 1 of the Mentor on the Nameless, 1 on the Mentor.
  expect(t.count('influence', 0, 'power')).toBe(4);
});

test('I14 with M11: the Mirrors double in their own Zone only; the Tournament converts each symbol once', () => {
  const t = table()
    .influence('I14')
    .mission('M11')
    .owns(0, 'P07')
    .zone('mission', { 0: ['B4.0', 'E18'] })
    .zone('influence', { 0: ['E19'] })
    .tokens('B4.0', { violence: 1 })
    .tokens('E19', { violence: 1 })
    .confront('mission', 'occultism');
  // Assassin 2 and a token, Colossus 2, Arsenal 1.
  expect(t.count('mission', 0, 'violence')).toBe(6);
  // Violence 3 and 2 converted without the bonus, Power 2 of the Colossus; the Assassin's Power is cut off at 0.
  expect(t.count('mission', 0, 'power')).toBe(7);
  expect(t.count('influence', 0, 'violence')).toBe(3);
  expect(t.count('influence', 0, 'power')).toBe(1);
});

test('I02 with P08: converted are printed symbols and tokens, not the bonus (ELEK-17.25)', () => {
  const t = table()
    .influence('I02')
    .owns(0, 'P08')
    .zone('influence', { 0: ['E26'], 1: ['B3.1'] })
    .tokens('E26', { cunning: 1 })
    .confront('influence', 'violence');
  expect(t.count('influence', 0, 'cunning')).toBe(4);
  expect(t.count('influence', 0, 'power')).toBe(4);
});

test('E18, E22, E29, E31 together: changes are added first, then cut off at 0 (ELEK-17.26)', () => {
  const t = table()
    .zone('court', { 0: ['E18', 'E22', 'B4.0'], 1: ['E29', 'E31', 'B2.1'] })
    .confront('court', 'cunning');
  // Choir 1, +1 beside the Colossus (a Wraith), −1 by the Colossus, −1 by the Exorcist.
  expect(t.symbols('E22', 'power')).toBe(0);
  expect(t.symbols('E22', 'occultism')).toBe(2);
  expect(t.symbols('E18', 'power')).toBe(1);
  expect(t.symbols('B4.0', 'power')).toBe(0);
  // The Mentor helps the opponent's own Nameless only, and the Exorcist spares it.
  expect(t.symbols('B2.1', 'power')).toBe(1);
});

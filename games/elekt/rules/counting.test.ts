import { expect } from 'vitest';
import { rule } from '../testing/rule.js';
import { table } from '../testing/table.js';

rule('ELEK-6.7', 'the count is the symbols, printed and on tokens, on own units in this Zone', () => {
  const t = table()
    .zone('court', { 0: ['B1.0', 'E09'], 1: ['E32'] })
    .zone('mission', { 0: ['B3.0'] })
    .tokens('E09', { power: 2, violence: 1 });
  expect(t.count('court', 0, 'power')).toBe(5); // 1 + 2 printed and 2 tokens; neither the Dignitary nor the Legate
  expect(t.count('court', 0, 'occultism')).toBe(1);
  expect(t.count('court', 0, 'violence')).toBe(1); // a token of an attribute that is not printed counts
  expect(t.count('court', 0, 'cunning')).toBe(0);
  expect(t.count('court', 1, 'power')).toBe(3);
});

rule(['ELEK-6.8', 'ELEK-17.26'], "a unit's symbols are added up first and then cut off at 0, unit by unit", () => {
  // The Exorcist takes 1 POW from each Wraith of an opponent: a unit without POW stays at 0 …
  const t = table().zone('court', { 0: ['E29'], 1: ['B2.1', 'E23'] });
  expect([t.symbols('B2.1', 'power'), t.symbols('E23', 'power')]).toEqual([0, 1]);
  expect(t.count('court', 1, 'power')).toBe(1); // … and takes nothing from the others
  // With a token the loss is felt: 0 + 1 - 1.
  t.tokens('B2.1', { power: 1 });
  expect(t.symbols('B2.1', 'power')).toBe(0);
  t.tokens('B2.1', { power: 1 });
  expect(t.symbols('B2.1', 'power')).toBe(1);
});

rule(['ELEK-6.8', 'ELEK-17.26'], 'changes by units and by the Zone card add up in any order before the cut', () => {
  // Colossus and Exorcist take 1 each from a printed 0; Voice of the Crowd gives 1: -1 is cut off at 0, not 0 + 1.
  const t = table()
    .influence('I17')
    .zone('influence', { 0: ['E29'], 1: ['E18', 'B2.1', 'B3.1'] });
  expect(t.symbols('B2.1', 'power')).toBe(0); // 0 - 1 - 1 + 1
  expect(t.symbols('B3.1', 'power')).toBe(2); // 2 - 1 + 1, a Cultist
  expect(t.symbols('E18', 'power')).toBe(2); // 2 - 1 + 1, its own ability spares it
  expect(t.symbols('E29', 'power')).toBe(2); // 1 + 1
});

rule('ELEK-6.8', 'abilities change symbols only where and while their text says so', () => {
  const tower = table().zone('court', { 0: ['E13'] });
  expect(tower.symbols('E13', 'power')).toBe(3);
  expect(
    table()
      .zone('mission', { 0: ['E13'] })
      .symbols('E13', 'power'),
  ).toBe(1);
  expect(tower.off('E13').symbols('E13', 'power')).toBe(1);
  const choir = table().zone('court', { 0: ['E22', 'B3.0'], 1: ['B2.1'] });
  expect([choir.symbols('E22', 'occultism'), choir.symbols('E22', 'power')]).toEqual([1, 1]);
  choir.zone('court', { 0: ['B2.0'] });
  expect([choir.symbols('E22', 'occultism'), choir.symbols('E22', 'power')]).toEqual([2, 2]);
  const mentor = table().zone('court', { 0: ['E31', 'B4.0', 'E09'], 1: ['B4.1'] });
  expect([mentor.symbols('B4.0', 'power'), mentor.symbols('E09', 'power'), mentor.symbols('B4.1', 'power')]).toEqual([
    1, 2, 0,
  ]);
});

rule('ELEK-6.8', 'in the Hall of Mirrors each token counts 2, the printed symbols as usual', () => {
  const t = table()
    .influence('I14')
    .zone('influence', { 0: ['B3.0'] })
    .zone('court', { 0: ['B1.0'] });
  t.tokens('B3.0', { power: 2, violence: 1 }).tokens('B1.0', { power: 1 });
  expect([t.symbols('B3.0', 'power'), t.symbols('B3.0', 'violence')]).toEqual([6, 2]);
  expect(t.symbols('B1.0', 'power')).toBe(2); // another Zone
});

rule('ELEK-6.9', 'the count is the sum over own units, plus converted symbols, plus the bonus of a Privilege', () => {
  const t = table()
    .owns(0, 'P07')
    .mission('M11')
    .zone('mission', { 0: ['B4.0', 'E02'], 1: ['B4.1'] });
  expect(t.count('mission', 0, 'violence')).toBe(4); // 2 + 1 and the Arsenal
  expect(t.count('mission', 0, 'power')).toBe(5); // 2 printed, 3 VIO symbols of the Blood Tournament
  expect(t.count('mission', 1, 'violence')).toBe(2);
  // The bonus is for the attribute and the Zone it names.
  const court = table()
    .owns(0, 'P07')
    .zone('court', { 0: ['B4.0'] });
  expect(court.count('court', 0, 'violence')).toBe(2);
});

rule(
  ['ELEK-6.10', 'ELEK-17.25'],
  'a conversion counts printed and token symbols also as POW and takes nothing away',
  () => {
    const t = table()
      .influence('I02')
      .zone('influence', { 0: ['B2.0'] })
      .zone('court', { 0: ['E01'] });
    t.tokens('B2.0', { cunning: 1, violence: 1 });
    expect(t.count('influence', 0, 'power')).toBe(3); // 2 printed and 1 token of CUN; VIO is not named
    expect(t.count('influence', 0, 'cunning')).toBe(3);
    expect(t.count('influence', 0, 'violence')).toBe(1);
    expect(t.count('court', 0, 'power')).toBe(0); // only in the Zone of the card
    const tournament = table()
      .mission('M11')
      .zone('mission', { 0: ['B4.0'] });
    expect([tournament.count('mission', 0, 'power'), tournament.count('mission', 0, 'violence')]).toEqual([2, 2]);
  },
);

rule(['ELEK-6.10', 'ELEK-17.25'], 'WE-20 conversion and bonus: the bonus of a Privilege is not converted', () => {
  const t = table()
    .owns(0, 'P08')
    .influence('I02')
    .zone('influence', { 0: ['E26'] })
    .tokens('E26', { cunning: 1 });
  expect(t.count('influence', 0, 'cunning')).toBe(4); // 2 + 1 + 1
  expect(t.count('influence', 0, 'power')).toBe(4); // 1 + 3
});

rule('ELEK-17.26', 'the bonus of a Privilege is added to the total of the player, after the cut of each unit', () => {
  const t = table()
    .owns(1, 'P05')
    .zone('court', { 0: ['E29'], 1: ['B2.1'] });
  expect(t.count('court', 1, 'power')).toBe(1); // the Wraith's -1 does not eat the bonus
});

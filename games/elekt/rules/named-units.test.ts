import { expect } from 'vitest';
import { rule } from '../testing/rule.js';
import { type TestTable, table } from '../testing/table.js';

/** Seat 0 has won Cunning in the Court Zone with the History Forger. */
const forging = (embers: number, more: (t: TestTable) => TestTable) =>
  more(
    table()
      .round(2)
      .zone('court', { 0: ['E01'] })
      .embers(0, embers),
  ).confront('court', 'cunning');

rule(
  ['ELEK-15.1', 'ELEK-15.4', 'ELEK-17.63'],
  'the Forger: for 2 Embers and itself, a card with exactly 1 Title',
  () => {
    const t = forging(3, (laid) => laid.won(1, 'M02').won(1, 'M01').won(1, 'I02').won(0, 'M05'));
    expect([t.titlesOf(0), t.titlesOf(1)]).toEqual([1, 4]);
    t.seat(0).isAsked('cunning/choice', ['forge:E01:M02', 'forge:E01:I02', 'stop']).picks('forge:E01:I02');
    expect([t.titlesOf(0), t.titlesOf(1)]).toEqual([2, 3]);
    expect(t.board.seats[0]!.influences).toEqual(['I02']);
    expect(t.board.seats[1]!.influences).toEqual([]);
    expect(t.embersOf(0)).toBe(1);
    expect(t.board.discard).toContain('E01');
    expect(t.ended).toBe(true);
  },
);

rule(['ELEK-15.2', 'ELEK-12.5'], 'the Forger’s Title may win the game at once', () => {
  const t = forging(2, (laid) => laid.won(0, 'M01').won(0, 'M03').won(0, 'M04').won(1, 'M02'));
  t.seat(0).picks('forge:E01:M02');
  expect(t.titlesOf(0)).toBe(7);
  expect(t.result).toEqual({ places: [[0], [1]], reason: 'titles' });
  t.seat(0).isAsked('game/herald');
});

rule('ELEK-15.3', 'a forged card has not been won: its text does not act', () => {
  const t = forging(2, (laid) => laid.won(1, 'I13').won(1, 'I16').discard(['E20']));
  t.seat(0).isAsked('cunning/choice', ['forge:E01:I13', 'forge:E01:I16', 'stop']).picks('forge:E01:I13');
  expect(t.embersOf(0)).toBe(0);
  const bank = forging(2, (laid) => laid.won(1, 'I16').discard(['E20']));
  bank.seat(0).picks('forge:E01:I16');
  expect(bank.ended).toBe(true);
});

rule('ELEK-17.63', 'the Forger needs 2 Embers, a card of an opponent and an ability that works', () => {
  expect(forging(1, (laid) => laid.won(1, 'M02')).ended).toBe(true);
  expect(forging(3, (laid) => laid.won(0, 'M02').won(1, 'M01')).ended).toBe(true);
  expect(forging(3, (laid) => laid.won(1, 'M02').off('E01')).ended).toBe(true);
  const swap = forging(3, (laid) => laid.won(1, 'M02').zone('mission', { 0: ['B3.0'] }));
  swap.seat(0).isAsked('cunning/choice', ['swap:E01:B3.0', 'forge:E01:M02', 'stop']).picks('forge:E01:M02');
  expect(swap.zoneOf('B3.0')).toBe('mission');
  const elsewhere = table()
    .won(1, 'M02')
    .zone('court', { 0: ['B2.0'] })
    .zone('mission', { 0: ['E01'] })
    .embers(0, 3);
  elsewhere.confront('court', 'cunning').seat(0).isAsked('cunning/choice', ['swap:B2.0:E01', 'stop']);
});

/** Seat 1 has won Violence in the Court Zone, where seat 0 has the Scarifist Guard. */
const guarded = (more: (t: TestTable) => TestTable = (t) => t) =>
  more(
    table()
      .zone('court', { 0: ['E02', 'B1.0', 'B3.0'], 1: ['B4.1'] })
      .embers(0, 3),
  );

rule(
  ['ELEK-15.5', 'ELEK-15.6', 'ELEK-15.7', 'ELEK-15.8'],
  'the Guard: its owner must name which own unit here falls, and that one cannot be saved',
  () => {
    const t = guarded((laid) => laid.zone('mission', { 0: ['B2.0'] })).confront('court', 'violence');
    t.seat(1).picks('B3.0');
    t.seat(0).isAsked('redirect/pick', ['E02', 'B1.0', 'B3.0']);
    expect(t.seat(0).refused('stop').code).toBe('illegal');
    t.seat(0).picks('B1.0');
    expect(t.ended).toBe(true);
    expect(t.board.discard).toEqual(['B1.0']);
    expect(t.unitsIn('court')).toEqual(['E02', 'B3.0', 'B4.1']);
    expect(t.embersOf(0)).toBe(3);
  },
);

rule(
  ['ELEK-15.6', 'ELEK-15.7'],
  'the Guard’s owner may name the same unit or the Guard itself, lost in any case',
  () => {
    const same = guarded().confront('court', 'violence');
    same.seat(1).picks('B3.0');
    same.seat(0).picks('B3.0');
    expect(same.board.discard).toEqual(['B3.0']);
    const guard = guarded((t) => t.owns(0, 'P04')).confront('court', 'violence');
    guard.seat(1).picks('B3.0');
    guard.seat(0).picks('E02');
    expect(guard.board.discard).toEqual(['E02']);
    expect(guard.ended).toBe(true);
  },
);

rule('ELEK-15.9', 'the Guard does not react to its owner, nor in other Zones, nor when switched off', () => {
  const own = table()
    .zone('court', { 0: ['E02', 'B4.0', 'B1.0'], 1: ['B3.1'] })
    .confront('court', 'violence');
  own.seat(0).picks('B1.0').isAsked('annihilate/save', ['save', 'let-go']);
  const other = guarded((t) => t.zone('mission', { 0: ['B2.0'], 1: ['E05'] })).confront('mission', 'violence');
  other.seat(1).picks('B2.0');
  other.seat(0).isAsked('annihilate/save', ['save', 'let-go']);
  const off = guarded((t) => t.off('E02')).confront('court', 'violence');
  off.seat(1).picks('B3.0');
  off.seat(0).isAsked('annihilate/save', ['save', 'let-go']);
});

rule('ELEK-17.64', 'the Guard reacts to abilities too, and only for its owner’s units', () => {
  const poisoned = (victim: string) => {
    const t = table({ seats: 3 })
      .zone('court', { 0: ['E02', 'B1.0'], 2: ['B3.2'] })
      .hand(1, ['E25'])
      .embers(1, 2)
      .assign(1);
    t.seat(1).assigns('E25', 'court').picks('true').picks(victim);
    return t;
  };
  poisoned('B1.0').seat(0).isAsked('redirect/pick', ['E02', 'B1.0']);
  poisoned('B3.2').seat(2).isAsked('annihilate/save', ['save', 'let-go']);
});

/** Seat 1 strikes a unit of seat 0 in the Court Zone, where seat 0 has the Dark Exarch; seat 0 saves it. */
const saved = (unit: string, embers: number, more: (t: TestTable) => TestTable = (t) => t) => {
  const t = more(
    table()
      .zone('court', { 0: ['E03', 'E10', 'B1.0'], 1: ['B4.1'] })
      .embers(0, embers),
  );
  t.confront('court', 'violence').seat(1).picks(unit);
  t.seat(0).isAsked('annihilate/save').picks('save');
  return t;
};

rule(['ELEK-15.10', 'ELEK-15.11', 'ELEK-15.12'], 'the Exarch: for 1 more Ember the saved unit stays as it was', () => {
  const elite = saved('E10', 2, (t) => t.tokens('E10', { power: 1 }));
  expect(elite.zoneOf('E10')).toBe('court'); // not yet in hand
  elite.seat(0).isAsked('stay/keep', ['true', 'false']).picks('true');
  expect(elite.embersOf(0)).toBe(0);
  expect(elite.tokensOn('E10')).toEqual({ power: 1 });
  expect(elite.handOf(0)).not.toContain('E10');

  const basic = saved('B1.0', 3);
  basic.seat(0).picks('true');
  expect(basic.embersOf(0)).toBe(2);
  expect(basic.zoneOf('B1.0')).toBe('court');
  expect(basic.ended).toBe(true); // not assigned anew: the Acolyte is not asked
});

rule('ELEK-15.10', 'the Exarch’s owner may let the unit go to hand, and needs an Ember to keep it', () => {
  const declined = saved('E10', 3);
  declined.seat(0).picks('false');
  expect(declined.handOf(0)).toContain('E10');
  expect(declined.embersOf(0)).toBe(2);
  const short = saved('E10', 1);
  expect(short.ended).toBe(true);
  expect(short.handOf(0)).toContain('E10');
});

rule('ELEK-15.11', 'the Exarch’s Ember is neither raised nor waived', () => {
  const tribunal = table()
    .influence('I12')
    .zone('influence', { 0: ['E03', 'B1.0'], 1: ['B4.1'] })
    .embers(0, 3);
  tribunal.confront('influence', 'violence').seat(1).picks('B1.0');
  tribunal.seat(0).picks('save').isAsked('stay/keep').picks('true');
  expect(tribunal.embersOf(0)).toBe(1);
  const pact = table()
    .owns(0, 'P04')
    .zone('court', { 0: ['E03', 'E10'], 1: ['B4.1'] })
    .embers(0, 1);
  pact.confront('court', 'violence').seat(1).picks('E10');
  pact.seat(0).isAsked('annihilate/save', ['save', 'pact', 'let-go']).picks('pact').isAsked('stay/keep').picks('true');
  expect(pact.embersOf(0)).toBe(0);
  expect(pact.zoneOf('E10')).toBe('court');
});

rule(['ELEK-15.13', 'ELEK-17.65'], 'the Exarch helps itself', () => {
  const t = saved('E03', 2);
  t.seat(0).isAsked('stay/keep', ['true', 'false']).picks('true');
  expect(t.zoneOf('E03')).toBe('court');
  expect(t.embersOf(0)).toBe(0);
});

rule('ELEK-17.65', 'the Exarch helps only its owner, in its Zone, while it is not switched off', () => {
  const other = table()
    .zone('court', { 0: ['E03', 'B4.0'], 1: ['B1.1'] })
    .embers(0, 3)
    .embers(1, 3);
  other.confront('court', 'violence').seat(0).picks('B1.1');
  other.seat(1).picks('save');
  expect(other.ended).toBe(true);
  expect(saved('E10', 3, (t) => t.off('E03')).ended).toBe(true);
  const elsewhere = table()
    .zone('court', { 0: ['E03'] })
    .zone('mission', { 0: ['B1.0'], 1: ['B4.1'] })
    .embers(0, 3);
  elsewhere.confront('mission', 'violence').seat(1).picks('B1.0');
  elsewhere.seat(0).picks('save');
  expect(elsewhere.ended).toBe(true);
});

import { expect } from 'vitest';
import { removePacksAfterwards } from '../testing/packs.js';
import { rule } from '../testing/rule.js';
import { type TestTable, table } from '../testing/table.js';
import { variant } from '../testing/variant.js';

removePacksAfterwards();

/** Seat 0 alone assigns from these units; the others have passed. */
const assigning = (hand: string[], embers: number, more: (t: TestTable) => TestTable = (t) => t) =>
  more(table().hand(0, hand).embers(0, embers)).passed(1).assign();

rule('ELEK-13.21', 'a unit’s own trigger comes before the Mission', () => {
  const t = assigning(['E10'], 1, (laid) => laid.mission('M02').zone('mission', { 1: ['B3.1'] }));
  t.seat(0).assigns('E10', 'mission').isAsked('assignment/choice');
  expect(t.events.map((event) => event.key)).toEqual(['event.assigned', 'event.attached', 'event.lost-embers']);
});

rule(['ELEK-13.21', 'ELEK-5.13'], 'the instant ability comes before the Mission, and all before the next turn', () => {
  const t = table().mission('M01').hand(0, ['E34', 'B1.0']).deck(['E05']).assign();
  t.seat(0).assigns('E34', 'mission').isAsked('instant-ability/use', ['true', 'false']);
  t.seat(1).isNotAsked();
  t.seat(0).picks('true').isAsked('discard-units/unit', ['B1.0', 'E05']).picks('E05');
  // Only now the Staldorg takes what is left; then it is the turn of seat 1.
  expect(t.handOf(0)).toEqual([]);
  expect(t.board.discard.slice(-2)).toEqual(['E05', 'B1.0']);
  t.seat(1).isAsked('assignment/choice');
});

rule('ELEK-13.21', 'a Mission follows assignments to the Mission Zone only, an Influence those to its own', () => {
  const mission = assigning(['B3.0', 'B4.0'], 2, (t) => t.mission('M02'));
  mission.seat(0).assigns('B3.0', 'influence');
  expect(mission.embersOf(0)).toBe(2);
  mission.seat(0).assigns('B4.0', 'mission');
  expect(mission.embersOf(0)).toBe(1);

  const library = assigning(['B1.0', 'E06'], 0, (t) => t.influence('I01'));
  library.seat(0).assigns('E06', 'mission').isAsked('assignment/choice');
  library.seat(0).assigns('B1.0', 'influence').isAsked('after-assignment/token');
});

rule(
  ['ELEK-15.27', 'ELEK-14.3'],
  'Mechs Steal the Ember: every assignment to the Zone costs an Ember afterwards',
  () => {
    const t = assigning(['B3.0', 'B4.0'], 3, (laid) => laid.mission('M02'));
    const pool = t.board.embers;
    t.seat(0).assigns('B3.0', 'mission').isAsked('assignment/choice');
    expect(t.embersOf(0)).toBe(2);
    expect(t.board.embers).toBe(pool + 1);
    t.seat(0).assigns('B4.0', 'mission');
    expect(t.told('lost-embers').map(({ params }) => [params.seat, params.amount])).toEqual([[{ seat: 0 }, 1]]);
    expect(t.embersOf(0)).toBe(1);
    expect(t.embersOf(1)).toBe(1);
  },
);

rule(['ELEK-15.28', 'ELEK-13.25'], 'WE-07: without an Ember the assignment is legal and nothing is discarded', () => {
  const t = assigning(['B3.0'], 0, (laid) => laid.mission('M02'));
  const pool = t.board.embers;
  t.seat(0).isAsked('assignment/choice', ['B3.0:mission', 'B3.0:influence', 'B3.0:court', 'pass']);
  t.seat(0).picks('B3.0:mission');
  expect(t.zoneOf('B3.0')).toBe('mission');
  expect(t.embersOf(0)).toBe(0);
  expect(t.board.embers).toBe(pool);
});

rule('ELEK-17.72', 'under the Mechs the last Ember may go into the instant ability first', () => {
  const used = assigning(['B1.0'], 1, (t) => t.mission('M02'));
  used.seat(0).assigns('B1.0', 'mission').isAsked('instant-ability/use', ['true', 'false']).picks('true');
  used.seat(0).picks('power:B1.0').isAsked('assignment/choice');
  expect(used.embersOf(0)).toBe(0);
  expect(used.told('lost-embers')).toEqual([]);

  const kept = assigning(['B1.0'], 1, (t) => t.mission('M02'));
  kept.seat(0).assigns('B1.0', 'mission').picks('false');
  expect(kept.embersOf(0)).toBe(0);
  expect(kept.told('lost-embers')).toHaveLength(1);
});

rule(
  ['ELEK-15.38', 'ELEK-17.71'],
  'the Staldorg: one unit of the player’s choice from hand, and no way round it',
  () => {
    const t = assigning(['B3.0', 'B4.0', 'E10'], 1, (laid) => laid.mission('M01'));
    t.seat(0).assigns('B3.0', 'mission').isAsked('discard-units/unit', ['B4.0', 'E10']);
    expect(t.seat(0).refused('B3.0').code).toBe('illegal');
    expect(t.seat(0).refused('stop').code).toBe('illegal');
    t.seat(0).picks('E10');
    expect(t.handOf(0)).toEqual(['B4.0']);
    expect(t.board.discard).toContain('E10');
    expect(t.handOf(1)).toHaveLength(4);

    const basic = assigning(['B3.0', 'B4.0', 'E10'], 1, (laid) => laid.mission('M01'));
    basic.seat(0).assigns('B3.0', 'mission').picks('B4.0');
    expect(basic.board.discard).toContain('B4.0');
  },
);

rule(['ELEK-17.71', 'ELEK-13.25'], 'the Staldorg takes nothing from an empty hand', () => {
  const t = assigning(['B3.0'], 1, (laid) => laid.mission('M01'));
  const discarded = t.board.discard.length;
  t.seat(0).assigns('B3.0', 'mission').isAsked('assignment/choice', ['pass']);
  expect(t.zoneOf('B3.0')).toBe('mission');
  expect(t.board.discard).toHaveLength(discarded);
});

rule(['ELEK-15.36', 'ELEK-17.70'], 'the Library: a unit with an OCC symbol gets a token of the player’s choice', () => {
  const t = assigning(['E06', 'B3.0'], 0, (laid) => laid.influence('I01'));
  t.seat(0)
    .assigns('E06', 'influence')
    .isAsked('after-assignment/token', ['occultism', 'cunning', 'violence', 'power']);
  t.seat(0).picks('violence');
  expect(t.tokensOn('E06')).toEqual({ violence: 1 });
  expect(t.board.pool.violence).toBe(5);
  t.seat(0).assigns('B3.0', 'influence').isAsked('assignment/choice');
  expect(t.tokensOn('B3.0')).toEqual({});
});

rule('ELEK-17.70', 'the Library: only kinds in the pool are offered, and an empty pool gives nothing', () => {
  const all = { 1: ['B3.1'] };
  const some = assigning(['E06'], 0, (t) =>
    t.influence('I01').zone('court', all).pool('power', 0, 'B3.1').pool('violence', 0, 'B3.1'),
  );
  some.seat(0).assigns('E06', 'influence').isAsked('after-assignment/token', ['occultism', 'cunning']);

  const empty = assigning(['E06'], 0, (t) =>
    t
      .influence('I01')
      .zone('court', all)
      .tokens('B3.1', { ...t.s.pool }),
  );
  empty.seat(0).assigns('E06', 'influence').isAsked('assignment/choice');
  expect(empty.tokensOn('E06')).toEqual({});
});

rule('ELEK-17.87', 'the Library looks at the unit after its instant ability', () => {
  const occult = assigning(['E30'], 0, (t) => t.influence('I01'));
  occult.seat(0).assigns('E30', 'influence').picks('true').picks('occultism:E30').isAsked('after-assignment/token');
  occult.seat(0).picks('occultism');
  expect(occult.tokensOn('E30')).toEqual({ occultism: 2 });

  const other = assigning(['E30'], 0, (t) => t.influence('I01'));
  other.seat(0).assigns('E30', 'influence').picks('true').picks('power:E30').isAsked('assignment/choice');
  const unused = assigning(['E30'], 0, (t) => t.influence('I01'));
  unused.seat(0).assigns('E30', 'influence').picks('false').isAsked('assignment/choice');
});

rule(['ELEK-15.32', 'ELEK-17.75'], 'WE-19: the Herald of His Name among Cultists of anybody', () => {
  const iza = (more: (t: TestTable) => TestTable) =>
    more(table({ seats: 3 }).hand(2, ['E10']))
      .embers(2, 0)
      .assign(2);
  const cultists = iza((t) => t.zone('court', { 0: ['B1.0'], 1: ['E09'] }));
  cultists.seat(2).assigns('E10', 'court');
  expect(cultists.tokensOn('E10')).toEqual({ power: 1 });
  expect(cultists.board.pool.power).toBe(6);
  cultists.seat(0).isAsked('assignment/choice');

  const wraith = iza((t) => t.zone('court', { 0: ['B1.0', 'B2.0'], 1: ['E09'] }));
  wraith.seat(2).assigns('E10', 'court');
  expect(wraith.tokensOn('E10')).toEqual({});

  const ownWraith = iza((t) => t.zone('court', { 0: ['B1.0'], 2: ['B2.2'] }));
  ownWraith.seat(2).assigns('E10', 'court');
  expect(ownWraith.tokensOn('E10')).toEqual({});

  const empty = iza((t) => t.zone('mission', { 0: ['B1.0'] }));
  empty.seat(2).assigns('E10', 'court');
  expect(empty.tokensOn('E10')).toEqual({});

  const wraithElsewhere = iza((t) => t.zone('court', { 0: ['B1.0'] }).zone('mission', { 1: ['B2.1'] }));
  wraithElsewhere.seat(2).assigns('E10', 'court');
  expect(wraithElsewhere.tokensOn('E10')).toEqual({ power: 1 });
});

rule(['ELEK-17.75', 'ELEK-14.10'], 'the Herald gets no token when it is moved among Cultists', () => {
  const t = assigning(['E20'], 0, (laid) => laid.zone('mission', { 0: ['E10'] }).zone('court', { 1: ['B3.1'] }));
  t.seat(0).assigns('E20', 'influence').picks('true').picks('E10:court');
  expect(t.zoneOf('E10')).toBe('court');
  expect(t.tokensOn('E10')).toEqual({});
});

rule('ELEK-17.67', 'the Skarger fights before the Mission acts', () => {
  const t = assigning(['E05', 'B4.0'], 1, (laid) => laid.mission('M01').zone('mission', { 0: ['B3.0'], 1: ['B3.1'] }));
  t.seat(0).assigns('E05', 'mission').isAsked('instant-ability/use').picks('true');
  expect(t.embersOf(0)).toBe(0);
  t.seat(0).isAsked('violence/victim', ['B3.0', 'B3.1', 'E05', 'stop']).picks('B3.0').picks('save');
  // The saved unit is in hand when the Staldorg asks.
  t.seat(0).isAsked('discard-units/unit', ['B4.0', 'B3.0']).picks('B3.0');
  expect(t.board.discard).toContain('B3.0');
});

rule('ELEK-17.56', 'the Mission acts on the player although the assigned unit has left', () => {
  const t = assigning(['E04'], 2, (laid) => laid.mission('M02').zone('mission', { 1: ['B3.1'] }));
  t.seat(0).assigns('E04', 'mission').picks('true');
  expect(t.board.discard).toContain('E04');
  expect(t.handOf(0)).toEqual(['B3.1']);
  expect(t.embersOf(0)).toBe(0);
  expect(t.told('lost-embers')).toHaveLength(1);
});

rule('ELEK-17.56', 'the Library gives nothing to a unit that has left, and nothing to another one', () => {
  const pack = variant('occult-thief', { E04: { symbols: { occultism: 1 } } });
  const laid = () => table({ pack }).mission('M16').influence('I01').hand(0, ['E04']).embers(0, 1).passed(1);
  const left = laid()
    .zone('influence', { 1: ['E06'] })
    .assign();
  left
    .seat(0)
    .assigns('E04', 'influence')
    .picks('true')
    .isAsked('assignment/choice', ['E06:mission', 'E06:influence', 'E06:court', 'pass']);
  expect(left.board.pool.occultism).toBe(6);
  expect(left.unitsIn('influence')).toEqual([]);

  const stayed = laid()
    .zone('influence', { 1: ['E06'] })
    .assign();
  stayed.seat(0).assigns('E04', 'influence').picks('false').isAsked('after-assignment/token');
});

rule('ELEK-17.91', 'the Expedition is paid before the unit lies there, and leaves only the rest', () => {
  const t = assigning(['B1.0'], 1, (laid) => laid.mission('M12'));
  const pool = t.board.embers;
  t.seat(0).assigns('B1.0', 'mission').isAsked('assignment/choice', ['pass']);
  expect(t.events.map((event) => event.key)).toEqual(['event.paid-embers', 'event.assigned']);
  expect(t.embersOf(0)).toBe(0);
  expect(t.board.embers).toBe(pool + 1);

  const rich = assigning(['B1.0'], 2, (laid) => laid.mission('M12'));
  rich.seat(0).assigns('B1.0', 'mission').isAsked('instant-ability/use', ['true', 'false']);
  expect(rich.embersOf(0)).toBe(1);

  const poor = assigning(['B3.0', 'E10'], 0, (laid) => laid.mission('M12'));
  const elsewhere = ['B3.0:influence', 'B3.0:court', 'E10:influence', 'E10:court'];
  poor.seat(0).isAsked('assignment/choice', ['E10:mission', ...elsewhere, 'pass']);
});

rule('ELEK-17.91', 'the sixth assignment costs an Ember, added to the Expedition’s', () => {
  const sixth = (embers: number, more: (t: TestTable) => TestTable = (t) => t) =>
    assigning(['B3.0'], embers, (t) => more(t.owns(0, 'P10').assigned(0, 5)));
  const t = sixth(1, (laid) => laid.mission('M12'));
  t.seat(0).isAsked('assignment/choice', ['B3.0:influence', 'B3.0:court', 'pass']).picks('B3.0:court');
  expect(t.embersOf(0)).toBe(0);
  expect(t.board.seats[0]!.assigned).toBe(6);
  expect(t.ended).toBe(true);

  const both = sixth(2, (laid) => laid.mission('M12'));
  both.seat(0).assigns('B3.0', 'mission');
  expect(both.embersOf(0)).toBe(0);

  const market = sixth(1, (laid) => laid.influence('I07'));
  market.seat(0).assigns('B3.0', 'influence');
  expect(market.embersOf(0)).toBe(0);
  const customs = sixth(3, (laid) => laid.influence('I08'));
  customs.seat(0).assigns('B3.0', 'influence');
  expect(customs.embersOf(0)).toBe(2);
});

rule('ELEK-17.91', 'with five assignments the owner of the Sixth Voice goes on; without an Ember only to pass', () => {
  const t = table().owns(0, 'P10').assigned(0, 5).hand(0, ['B3.0']).hand(1, ['B3.1', 'B4.1']).embers(0, 0).assign();
  t.seat(0).isAsked('assignment/choice', ['pass']).picks('pass');
  t.seat(1).assigns('B3.1', 'court');
  t.seat(0).isNotAsked();

  const other = table().assigned(0, 5).hand(0, ['B3.0']).embers(0, 3).assign();
  other.seat(0).isNotAsked();
  other.seat(1).isAsked('assignment/choice');
});

import { eventsFor, why } from '@tabula/kernel/table.js';
import { expect } from 'vitest';
import { rule } from '../testing/rule.js';
import { type TestTable, table } from '../testing/table.js';

/** Seat 0 alone assigns from these units; the others have passed. */
const assigning = (hand: string[], embers: number, more: (t: TestTable) => TestTable = (t) => t) =>
  more(table().hand(0, hand).embers(0, embers)).passed(1).assign();

rule('ELEK-14.1', 'discarded units lie face up on one pile, Basic and Elite alike', () => {
  const zone = table()
    .mission('M04')
    .zone('mission', { 0: ['B4.0'], 1: ['B3.1', 'E10'] })
    .embers(1, 0);
  zone.confront('mission', 'violence').seat(0).picks('E10').picks('B3.1');
  zone.seat(1).isAsked('annihilate/save').picks('let-go');
  expect(zone.board.discard).toEqual(['E10', 'B3.1']);

  const hand = table()
    .mission('M03')
    .hand(0, ['B1.0', 'E20'])
    .discard([])
    .zone('mission', { 0: ['B3.0'] });
  hand.confront('mission', 'power');
  expect(hand.board.discard).toEqual(['B1.0', 'E20']);
  expect(hand.kernel.game.shape.view(hand.board, null, -1).discard).toEqual(['B1.0', 'E20']);
});

rule('ELEK-14.2', 'a Mission, Influence or Privilege that is discarded leaves the game', () => {
  const t = table().privilege('P05').confrontations();
  expect(t.board.gone).toEqual({ missions: ['M16'], influences: ['I13'], privileges: ['P05'] });
  expect(t.board.zones.mission.card).toBe(null);
  expect([...t.board.missions, ...t.board.influences, ...t.board.privileges]).not.toContain('M16');
  expect(t.board.seats.map((player) => player.missions)).toEqual([[], []]);
});

rule(['ELEK-14.4', 'ELEK-17.43'], 'taking moves Embers from one player to the other, never beyond the limit', () => {
  const leech = assigning(['E21'], 1, (t) => t.embers(1, 3));
  const pool = leech.board.embers;
  leech.seat(0).assigns('E21', 'court').picks('true');
  expect([leech.embersOf(0), leech.embersOf(1), leech.board.embers]).toEqual([2, 2, pool]);

  const widow = (own: number, other: number) => {
    const t = table()
      .zone('court', { 0: ['E19'], 1: ['B4.1'] })
      .embers(0, own)
      .embers(1, other);
    t.confront('court', 'violence').seat(1).picks('E19');
    return [t.embersOf(0), t.embersOf(1)];
  };
  expect(widow(1, 2)).toEqual([2, 1]);
  expect(widow(3, 2)).toEqual([3, 2]); // what does not fit stays
  expect(widow(1, 0)).toEqual([1, 0]); // what is not there is not taken
});

rule(['ELEK-14.5', 'ELEK-11.6'], 'gaining stops at three Embers', () => {
  const won = (embers: number) =>
    table()
      .zone('influence', { 0: ['B3.0'] })
      .embers(0, embers)
      .confront('influence', 'power');
  const poor = won(0);
  expect([poor.embersOf(0), poor.board.embers]).toEqual([2, 10]);
  const rich = won(2);
  expect([rich.embersOf(0), rich.board.embers]).toEqual([3, 9]);
});

rule(['ELEK-14.6', 'ELEK-17.55'], 'a price goes to the pool in full, or the thing cannot be done', () => {
  const poisoner = (embers: number) => assigning(['E25'], embers, (t) => t.zone('court', { 1: ['B3.1'] }));
  const able = poisoner(3);
  const pool = able.board.embers;
  able.seat(0).assigns('E25', 'court').picks('true');
  expect([able.embersOf(0), able.board.embers]).toEqual([1, pool + 2]);
  const short = poisoner(1);
  short.seat(0).assigns('E25', 'court').isAsked('assignment/choice');

  const forger = table()
    .won(1, 'M02')
    .zone('court', { 0: ['E01'] })
    .embers(0, 1);
  expect(forger.confront('court', 'cunning').ended).toBe(true);
  const unpaid = table()
    .zone('court', { 0: ['E10'], 1: ['B4.1'] })
    .embers(0, 0);
  unpaid.confront('court', 'violence').seat(1).picks('E10');
  expect(unpaid.board.discard).toContain('E10');
});

rule('ELEK-14.7', 'a token that the pool does not hold is not attached', () => {
  const t = assigning(['E10'], 0, (laid) =>
    laid
      .zone('court', { 1: ['B3.1'] })
      .zone('mission', { 1: ['B4.1'] })
      .pool('power', 0, 'B4.1'),
  );
  t.seat(0).assigns('E10', 'court');
  expect(t.tokensOn('E10')).toEqual({});
  expect(t.board.pool.power).toBe(0);

  const there = assigning(['E10'], 0, (laid) => laid.zone('court', { 1: ['B3.1'] }));
  there.seat(0).assigns('E10', 'court');
  expect([there.tokensOn('E10'), there.board.pool.power]).toEqual([{ power: 1 }, 6]);
});

rule('ELEK-14.8', 'a removed token goes to the pool', () => {
  const t = assigning(['B2.0'], 1, (laid) =>
    laid.zone('court', { 1: ['B3.1'] }).tokens('B3.1', { power: 2, violence: 1 }),
  );
  t.seat(0).assigns('B2.0', 'court').picks('true').picks('B3.1:power');
  expect(t.tokensOn('B3.1')).toEqual({ power: 1, violence: 1 });
  expect([t.board.pool.power, t.board.pool.violence]).toEqual([6, 5]);
});

rule('ELEK-14.9', 'a move leads to a Zone of the player’s choice in which the owner has room', () => {
  const t = table({ seats: 3 })
    .zone('mission', { 0: ['B3.0', 'B4.0'], 1: ['B3.1'] })
    .zone('influence', { 0: ['B1.0'] })
    .hand(0, ['E20'])
    .passed(1, 2)
    .assign();
  t.seat(0).assigns('E20', 'court').picks('true');
  const options = ['B3.0:influence', 'B3.0:court', 'B4.0:influence', 'B4.0:court', 'B1.0:court'];
  t.seat(0).isAsked('move-other/choice', options).picks('B3.0:influence');
  expect(t.unit('B3.0')!.owner).toBe(0);
  expect(t.unitsIn('influence')).toEqual(['B1.0', 'B3.0']);
  expect(t.unitsIn('mission')).toEqual(['B4.0', 'B3.1']);
});

rule('ELEK-14.10', 'a moved unit keeps its tokens and is not assigned', () => {
  const t = assigning(['E20'], 3, (laid) =>
    laid
      .mission('M02')
      .zone('court', { 0: ['B1.0'] })
      .tokens('B1.0', { occultism: 2 }),
  );
  t.seat(0).assigns('E20', 'influence').picks('true').picks('B1.0:mission').isAsked('assignment/choice');
  expect(t.zoneOf('B1.0')).toBe('mission');
  expect(t.tokensOn('B1.0')).toEqual({ occultism: 2 });
  expect(t.embersOf(0)).toBe(3); // no instant ability, no Ember for the Mechs
  expect(t.board.seats[0]!.assigned).toBe(1);
});

rule('ELEK-14.11', 'swapped units change places, keep their tokens and are not assigned', () => {
  const t = table()
    .zone('mission', { 0: ['B2.0'] })
    .zone('court', { 0: ['B1.0'] })
    .tokens('B2.0', { violence: 1 })
    .tokens('B1.0', { power: 2 })
    .embers(0, 3)
    .confront('mission', 'cunning');
  t.seat(0).picks('swap:B2.0:B1.0');
  expect([t.unitsIn('mission'), t.unitsIn('court')]).toEqual([['B1.0'], ['B2.0']]);
  expect([t.tokensOn('B2.0'), t.tokensOn('B1.0')]).toEqual([{ violence: 1 }, { power: 2 }]);
  expect(t.ended).toBe(true);
  expect(t.embersOf(0)).toBe(3);
});

rule('ELEK-14.12', 'assigning is a turn, and instant and after-assignment effects follow', () => {
  const t = table().mission('M02').hand(0, ['B1.0']).embers(0, 2).assign();
  t.seat(0).assigns('B1.0', 'mission').isAsked('instant-ability/use').picks('false');
  expect(t.handOf(0)).toEqual([]);
  expect(t.board.seats[0]!.assigned).toBe(1);
  expect(t.embersOf(0)).toBe(1);
  t.seat(1).isAsked('assignment/choice');
});

rule(
  ['ELEK-14.13', 'ELEK-17.19'],
  'a placed unit is not assigned: no instant ability, nothing from the Mission',
  () => {
    const t = assigning(['E33', 'B1.0', 'E10'], 3, (laid) => laid.mission('M02'));
    t.seat(0).assigns('E33', 'mission').picks('true').isAsked('place-basic/choice', ['B1.0']).picks('B1.0');
    expect(t.unitsIn('mission')).toEqual(['E33', 'B1.0']);
    expect(t.unit('B1.0')!.owner).toBe(0);
    expect(t.embersOf(0)).toBe(1); // 1 for the Captain, 1 for the Mechs, once
    expect(t.board.seats[0]!.assigned).toBe(1);
    t.seat(0).isAsked('assignment/choice');
  },
);

rule('ELEK-14.13', 'placing is not moving: the Garden of Thorns does not forbid it', () => {
  const t = assigning(['E33', 'B1.0'], 1, (laid) => laid.influence('I15'));
  t.seat(0).assigns('E33', 'influence').picks('true').isAsked('place-basic/choice', ['B1.0']);
  expect(why(t.kernel, 0, { zone: 'influence' }).reasons).toEqual([]);
  t.seat(0).picks('B1.0');
  expect(t.unitsIn('influence')).toEqual(['E33', 'B1.0']);

  const ferryman = assigning(['E20'], 0, (laid) => laid.influence('I15').zone('court', { 0: ['B3.0', 'B4.0'] }));
  ferryman.seat(0).assigns('E20', 'mission').picks('true');
  ferryman.seat(0).isAsked('move-other/choice', ['B3.0:mission', 'B4.0:mission']);
  expect(why(ferryman.kernel, 0, { zone: 'influence' }).reasons.map((reason) => reason.rule)).toEqual(['ELEK-13.27']);
});

rule('ELEK-14.14', 'placing respects the unit limit', () => {
  const captain = (units: string[]) =>
    table({ seats: 3 }).zone('court', { 0: units }).hand(0, ['E33', 'B1.0', 'B3.0']).passed(1, 2).assign();
  const full = captain(['E10']);
  full.seat(0).assigns('E33', 'court').isAsked('assignment/choice');
  const room = captain([]);
  room.seat(0).assigns('E33', 'court').picks('true').isAsked('place-basic/choice', ['B1.0', 'B3.0']).picks('B3.0');
  expect(room.unitsIn('court')).toEqual(['E33', 'B3.0']);
});

rule(['ELEK-14.15', 'ELEK-14.16'], 'an annihilated unit is discarded unless its owner pays and takes it back', () => {
  const struck = () => {
    const t = assigning(['E25'], 2, (laid) => laid.zone('court', { 1: ['E10'] }).embers(1, 1));
    t.seat(0).assigns('E25', 'court').picks('true');
    t.seat(1).isAsked('annihilate/save', ['save', 'let-go']);
    expect(t.zoneOf('E10')).toBe('court'); // only marked so far
    return t;
  };
  const saved = struck();
  saved.seat(1).picks('save');
  expect(saved.handOf(1)).toContain('E10');
  expect(saved.embersOf(1)).toBe(0);
  const lost = struck();
  lost.seat(1).picks('let-go');
  expect(lost.board.discard).toContain('E10');
  expect(lost.embersOf(1)).toBe(1);
});

rule('ELEK-14.17', 'a drawn unit is the top card of the Elite deck, and only its player sees it', () => {
  const t = assigning(['E34', 'B3.0'], 0, (laid) => laid.deck(['E20', 'E21']));
  t.seat(0).assigns('E34', 'court').picks('true').isAsked('discard-units/unit', ['B3.0', 'E20']);
  expect(t.board.elite[0]).toBe('E21');
  const [drew] = t.told('drew-unit');
  expect(drew!.params.unit).toEqual({ card: 'E20' });
  const entry = t.kernel.log.at(-1)!;
  const seen = eventsFor(entry, 1).find((event) => event.key === 'event.drew-unit')!;
  expect(seen.params.unit).toEqual({ card: null });
});

rule(['ELEK-14.17', 'ELEK-4.9'], 'drawing from an empty deck shuffles the discard pile first', () => {
  const t = table().hand(0, ['E34', 'B3.0']).discard(['E20', 'E21']).deck([], true).passed(1).assign();
  t.script(['E21', 'E20']).seat(0).assigns('E34', 'court').picks('true');
  t.seat(0).isAsked('discard-units/unit', ['B3.0', 'E21']);
  expect([t.board.elite, t.board.discard]).toEqual([['E20'], []]);
});

rule(['ELEK-14.18', 'ELEK-17.11'], 'a unit taken from a Zone leaves its tokens and changes its owner', () => {
  const t = assigning(['E04'], 1, (laid) =>
    laid
      .zone('court', { 1: ['B3.1'] })
      .tokens('B3.1', { power: 1, cunning: 1 })
      .hand(1, []),
  );
  t.seat(0).assigns('E04', 'court').picks('true');
  expect([t.handOf(0), t.handOf(1)]).toEqual([['B3.1'], []]);
  expect([t.board.pool.power, t.board.pool.cunning]).toEqual([7, 6]);
  t.seat(0).assigns('B3.1', 'court');
  expect(t.unit('B3.1')!.owner).toBe(0);
});

rule(['ELEK-14.19', 'ELEK-17.11'], 'the Ossuary Bank: any one unit of the discard pile, or none', () => {
  const bank = () => {
    const t = table().influence('I16').hand(0, []).hand(1, []).discard(['E20', 'B3.1']);
    t.zone('influence', { 0: ['B3.0'] }).confront('influence', 'power');
    t.seat(0).isAsked('after-winning/choice', ['E20', 'B3.1', 'stop']);
    return t;
  };
  const taken = bank();
  const deck = [...taken.board.elite];
  taken.seat(0).picks('B3.1');
  expect([taken.handOf(0), taken.board.discard]).toEqual([['B3.1'], ['E20']]);
  expect(taken.board.elite).toEqual(deck);
  const left = bank();
  left.seat(0).picks('stop');
  expect([left.handOf(0), left.board.discard]).toEqual([[], ['E20', 'B3.1']]);
});

rule('ELEK-14.19', 'Amnesty: a unit of the discard pile instead of all Embers', () => {
  const t = table()
    .owns(0, 'P12')
    .zone('court', { 0: ['B3.0', 'B4.0'] })
    .hand(0, [])
    .discard(['E20', 'B3.1']);
  t.embers(0, 0).endRound(null);
  t.seat(0).isAsked('harvest/choice', ['harvest', 'E20', 'B3.1']).picks('E20');
  expect(t.embersOf(0)).toBe(0);
  expect(t.handOf(0)).toContain('E20');
  expect(t.board.discard).toEqual(['B3.1']);
});

import { describe, expect, test } from 'vitest';
import type { UnitId } from './board.js';
import { ATTRIBUTES, ZONES } from './content/behaviour.js';
import { newGame, question } from './testing/new-game.js';
import { type TestTable, table, tokenKeys } from './testing/table.js';
import { questionIds } from './text/questions.js';

// The table "Decision points" of the specification, row by row: who is asked, and the exact options.

const DIRECTIONS = ['clockwise', 'counter-clockwise'];
const everywhere = (...units: UnitId[]) => units.flatMap((unit) => ZONES.map((zone) => `${unit}:${zone}`));

test('DP-01 in setup the first player sets the direction', () => {
  const game = newGame(3, [[], [], [], ['E05', 'E08', 'E32']]);
  expect(question(game)).toMatchObject({ seat: 1, id: 'setup/direction', rule: 'ELEK-2.14' });
  expect(question(game).options.map((option) => option.key)).toEqual(DIRECTIONS);
});

test('DP-02 a recruiting player keeps one of two cards, or discards both and draws one', () => {
  const t = table().deck(['E01', 'E02', 'E03', 'E04']).recruit();
  t.seat(1).isNotAsked();
  t.seat(0).isAsked('recruit/keep', ['E01', 'E02', 'redraw']).picks('redraw');
  t.seat(1).isAsked('recruit/keep'); // the redrawn card cannot be exchanged again
});

test('DP-03 the owner of the Black Levy keeps one of three cards, or discards all and draws one', () => {
  const t = table().owns(0, 'P03').deck(['E01', 'E02', 'E03']).recruit();
  t.seat(0).isAsked('recruit/keep', ['E01', 'E02', 'E03', 'redraw']);
});

describe('DP-04 in an Assignment turn every pair of unit and Zone that is legal, and pass', () => {
  const asked = (t: TestTable, ...keys: string[]) => t.assign().seat(0).isAsked('assignment/choice', keys);

  test('DP-04 all units to all Zones', () => {
    asked(table().hand(0, ['B3.0', 'E20']), ...everywhere('B3.0', 'E20'), 'pass');
  });
  test('DP-04 the unit limit, which M13 raises and M14 lowers', () => {
    const two = (mission: string) =>
      table({ seats: 3 })
        .mission(mission)
        .hand(0, ['B3.0'])
        .zone('mission', { 0: ['B1.0', 'B2.0'] });
    asked(two('M16'), 'B3.0:influence', 'B3.0:court', 'pass');
    asked(two('M13'), ...everywhere('B3.0'), 'pass');
    const one = table({ seats: 3 })
      .mission('M14')
      .hand(0, ['B3.0'])
      .zone('mission', { 0: ['B1.0'] });
    asked(one, 'B3.0:influence', 'B3.0:court', 'pass');
  });
  test('DP-04 the payments of M12 and of the sixth assignment of P10', () => {
    const toll = table().mission('M12').embers(0, 0).hand(0, ['B3.0', 'E20']);
    asked(toll, 'B3.0:influence', 'B3.0:court', ...everywhere('E20'), 'pass');
    const sixth = (embers: number) => table().owns(0, 'P10').assigned(0, 5).embers(0, embers).hand(0, ['B3.0']);
    asked(sixth(0), 'pass');
    asked(sixth(1), ...everywhere('B3.0'), 'pass');
  });
  test('DP-04 pass is asked for even if it is the only option', () => {
    asked(table().hand(0, []), 'pass');
  });
});

/** Seat 0 has just assigned a unit to the Court Zone, with 3 Embers. */
function assigned(unit: UnitId, more: readonly UnitId[] = [], lay: (t: TestTable) => TestTable = (t) => t) {
  const t = lay(
    table()
      .embers(0, 3)
      .hand(0, [unit, ...more]),
  ).assign();
  t.seat(0).assigns(unit, 'court');
  return t;
}

test('DP-05 an instant ability that is affordable and possible is used or not', () => {
  assigned('B1.0').seat(0).isAsked('instant-ability/use', ['true', 'false']);
  const dear = assigned('B1.0', [], (t) => t.embers(0, 0));
  dear.seat(1).isAsked('assignment/choice'); // not affordable: nobody is asked
  const idle = assigned('B2.0');
  idle.seat(1).isAsked('assignment/choice'); // no token to remove: not possible
});

describe('DP-06 the choices inside an instant ability', () => {
  const foes = (t: TestTable) => t.zone('court', { 1: ['B1.1', 'E13'] }).tokens('E13', { cunning: 1, power: 2 });
  const used = (unit: UnitId, more: readonly UnitId[] = [], lay = foes) =>
    assigned(unit, more, lay).seat(0).picks('true');

  test('DP-06 B1: a token kind', () => {
    used('B1.0').isAsked('attach-tokens/choice', tokenKeys(['B1.0']));
  });
  test('DP-06 B2: a unit and a token on it', () => {
    used('B2.0').isAsked('remove-one-token/choice', ['E13:cunning', 'E13:power']);
  });
  test('DP-06 E04: another unit', () => {
    used('E04').isAsked('take-unit/choice', ['B1.1', 'E13']);
  });
  test('DP-06 E08: a unit with a permanent ability', () => {
    const two = (t: TestTable) => foes(t).zone('court', { 0: ['E31'] });
    used('E08', [], two).isAsked('switch-off/choice', ['E13', 'E31']);
  });
  test('DP-06 E09: an own other Cultist', () => {
    const own = (t: TestTable) => foes(t).zone('court', { 0: ['B3.0', 'B4.0'] });
    used('E09', [], own).isAsked('attach-tokens/choice', ['power:B3.0', 'power:B4.0']);
  });
  test('DP-06 E15: a unit with tokens', () => {
    const two = (t: TestTable) => foes(t).tokens('B1.1', { violence: 1 });
    used('E15', [], two).isAsked('remove-all-tokens/choice', ['B1.1', 'E13']);
  });
  test('DP-06 E16: another unit', () => {
    used('E16').isAsked('mirror/choice', ['B1.1', 'E13']);
  });
  test('DP-06 E20: an own other unit and its destination', () => {
    const own = (t: TestTable) => foes(t).zone('mission', { 0: ['B3.0'] });
    used('E20', [], own).isAsked('move-other/choice', ['B3.0:influence', 'B3.0:court']);
  });
  test('DP-06 E21: an opponent who has more Embers', () => {
    const t = table({ seats: 4 }).hand(0, ['E21']).embers(0, 1).embers(1, 2).embers(2, 1).embers(3, 3).assign();
    t.seat(0).assigns('E21', 'court').picks('true').isAsked('take-ember/choice', ['1', '3']);
  });
  test('DP-06 E25: another unit', () => {
    used('E25').isAsked('annihilate-other/choice', ['B1.1', 'E13']);
  });
  test('DP-06 E30: a token kind, then another one and an own other unit, or none', () => {
    const own = (t: TestTable) => foes(t).zone('court', { 0: ['B3.0', 'B4.0'] });
    used('E30', [], own)
      .isAsked('attach-tokens/choice', tokenKeys(['E30']))
      .picks('power:E30')
      .isAsked('attach-tokens/choice', [
        ...tokenKeys(
          ['B3.0', 'B4.0'],
          ATTRIBUTES.filter((kind) => kind !== 'power'),
        ),
        'stop',
      ]);
  });
  test('DP-06 E33: a Basic unit in hand', () => {
    used('E33', ['B3.0', 'E20', 'B4.0']).isAsked('place-basic/choice', ['B3.0', 'B4.0']);
  });
  test('DP-06 E34: a unit in hand to discard, chosen after the draw', () => {
    used('E34', ['B3.0'], (t) => foes(t).deck(['E02'])).isAsked('discard-units/unit', ['B3.0', 'E02']);
  });
});

test('DP-07 after assigning to the Mission Zone under the Staldorg: any one unit in hand', () => {
  const t = table().mission('M01').hand(0, ['B3.0', 'B1.0', 'E05']).assign();
  t.seat(0).assigns('B3.0', 'mission').isAsked('discard-units/unit', ['B1.0', 'E05']);
});

test('DP-08 after assigning a unit with Occultism under the Library: any attribute with a token in the pool', () => {
  const t = table()
    .influence('I01')
    .zone('court', { 1: ['B3.1'] })
    .pool('power', 0, 'B3.1')
    .hand(0, ['E13'])
    .assign();
  t.seat(0).assigns('E13', 'influence').isAsked('after-assignment/token', ['occultism', 'cunning', 'violence']);
});

test('DP-09 before the confrontations the owner of the Passages moves a unit within the limit, or none', () => {
  const laid = () =>
    table({ seats: 3 })
      .owns(0, 'P06')
      .zone('mission', { 0: ['B1.0', 'B2.0'] })
      .zone('court', { 0: ['B3.0'], 1: ['B3.1'] });
  const to = ['B1.0:influence', 'B1.0:court', 'B2.0:influence', 'B2.0:court', 'B3.0:influence', 'stop'];
  laid().confrontations().seat(0).isAsked('passage/choice', to);
  laid().influence('I15').confrontations().seat(0).isAsked('passage/choice', ['B1.0:court', 'B2.0:court', 'stop']);
});

test('DP-10 the owner of the Seal pays to win a tie, or does not', () => {
  const tie = (embers: number) =>
    table()
      .owns(0, 'P01')
      .embers(0, embers)
      .zone('court', { 0: ['B4.0'], 1: ['B4.1'] });
  tie(1).confront('court', 'violence').seat(0).isAsked('confrontation/pay', ['true', 'false']);
  expect(tie(0).confront('court', 'violence').ended).toBe(true);
  expect(tie(1).confront('court', 'cunning').ended).toBe(true); // a tie at 0
  const used = tie(1);
  used.s.seats[0]!.sealUsed = true;
  expect(used.confront('court', 'violence').ended).toBe(true);
});

test('DP-11 the winner of Occultism attaches a token to a unit of the Zone, differing from earlier ones, or stops', () => {
  const units = ['B1.0', 'B3.1'];
  const left = (...used: string[]) => [
    ...tokenKeys(
      units,
      ATTRIBUTES.filter((kind) => !used.includes(kind)),
    ),
    'stop',
  ];
  const usual = table().zone('mission', { 0: ['B1.0'], 1: ['B3.1'] });
  usual.confront('mission', 'occultism').seat(0).isAsked('occultism/token', left()).picks('power:B1.0');
  usual.seat(0).isAsked('occultism/token', left('power')).picks('violence:B3.1');
  expect(usual.ended).toBe(true);
  const three = table()
    .mission('M17')
    .zone('mission', { 0: ['B1.0'], 1: ['B3.1'] })
    .confront('mission', 'occultism');
  three.seat(0).picks('power:B1.0').picks('cunning:B1.0');
  three.seat(0).isAsked('occultism/token', left('power', 'cunning')).picks('violence:B1.0');
  expect(three.ended).toBe(true);
  const same = table()
    .zone('mission', { 0: ['E06'] })
    .confront('mission', 'occultism');
  same
    .seat(0)
    .picks('power:E06')
    .isAsked('occultism/token', [...tokenKeys(['E06']), 'stop']);
});

test('DP-12 with a Symbiont one more token, which cannot be declined', () => {
  const t = table()
    .zone('court', { 0: ['E07'], 1: ['B3.1'] })
    .confront('court', 'occultism');
  t.seat(0)
    .picks('stop')
    .isAsked('extra-token/token', tokenKeys(['E07', 'B3.1']));
});

test('DP-13 the winner of Cunning swaps two own units, or does not; again where a card allows more', () => {
  const laid = (unit: UnitId) =>
    table()
      .zone('mission', { 0: [unit, 'B3.0'], 1: ['B3.1'] })
      .zone('court', { 0: ['B1.0'], 1: ['B1.1'] });
  const swaps = (unit: UnitId) => [`swap:${unit}:B1.0`, 'swap:B3.0:B1.0', 'stop'];
  const once = laid('B2.0').confront('mission', 'cunning');
  once.seat(0).isAsked('cunning/choice', swaps('B2.0')).picks('swap:B3.0:B1.0');
  expect(once.ended).toBe(true);
  const twice = laid('E17').confront('mission', 'cunning');
  twice.seat(0).picks('swap:B3.0:B1.0').isAsked('cunning/choice', ['swap:E17:B3.0', 'swap:B1.0:B3.0', 'stop']);
  const forbidden = laid('B2.0')
    .influence('I15')
    .zone('influence', { 0: ['B4.0'] });
  forbidden.confront('mission', 'cunning').seat(0).isAsked('cunning/choice', swaps('B2.0'));
});

test('DP-14 with a History Forger and 2 Embers, before any swap: each card of an opponent with exactly 1 Title', () => {
  const laid = (embers: number) =>
    table()
      .won(1, 'M05')
      .won(1, 'M04')
      .won(1, 'I05')
      .won(0, 'I06')
      .embers(0, embers)
      .zone('mission', { 0: ['E01', 'E17'] })
      .zone('court', { 0: ['B1.0'] })
      .confront('mission', 'cunning');
  const swaps = ['swap:E01:B1.0', 'swap:E17:B1.0', 'stop'];
  const rich = laid(2);
  rich
    .seat(0)
    .isAsked('cunning/choice', [...swaps, 'forge:E01:M05', 'forge:E01:I05'])
    .picks('swap:E17:B1.0');
  rich.seat(0).isAsked('cunning/choice', ['swap:E01:E17', 'swap:B1.0:E17', 'stop']);
  laid(1).seat(0).isAsked('cunning/choice', swaps);
});

test('DP-15 the winner of Violence annihilates a unit of the Zone, or none; twice under M04', () => {
  const laid = () => table().zone('mission', { 0: ['B4.0'], 1: ['B1.1', 'B3.1'] });
  const once = laid().confront('mission', 'violence');
  once.seat(0).isAsked('violence/victim', ['B4.0', 'B1.1', 'B3.1', 'stop']).picks('B1.1');
  once.seat(1).picks('let-go');
  expect(once.ended).toBe(true);
  const twice = laid().mission('M04').confront('mission', 'violence');
  twice.seat(0).picks('B1.1');
  twice.seat(1).picks('let-go');
  twice.seat(0).isAsked('violence/victim', ['B4.0', 'B3.1', 'stop']);
});

test('DP-16 the owner of the Guard names any own unit there that this effect has not annihilated yet', () => {
  const t = table()
    .mission('M04')
    .zone('mission', { 0: ['E24', 'B4.0'], 1: ['E02', 'B1.1', 'B3.1'] })
    .confront('mission', 'violence');
  t.seat(0).picks('B1.1');
  t.seat(1).isAsked('redirect/pick', ['E02', 'B1.1', 'B3.1']).picks('B1.1');
  t.seat(0).picks('B3.1');
  t.seat(1).isAsked('redirect/pick', ['E02', 'B3.1']);
});

test('DP-17 the owner of an annihilated unit saves it for the cost or by the Pact, or lets it go', () => {
  const hit = (unit: UnitId, embers: number, lay: (t: TestTable) => TestTable = (t) => t) => {
    const t = lay(table().embers(1, embers)).zone('court', { 0: ['B4.0', 'E05'], 1: [unit] });
    t.confront('court', 'violence').seat(0).picks(unit);
    return t;
  };
  const pact = (t: TestTable) => t.owns(1, 'P04');
  hit('E13', 1).seat(1).isAsked('annihilate/save', ['save', 'let-go']);
  hit('B3.1', 0).seat(1).isAsked('annihilate/save', ['save', 'let-go']);
  hit('E13', 1, pact).seat(1).isAsked('annihilate/save', ['save', 'pact', 'let-go']);
  hit('E13', 0, pact).seat(1).isAsked('annihilate/save', ['pact', 'let-go']);
  hit('B3.1', 1, pact).seat(1).isAsked('annihilate/save', ['save', 'let-go']); // nothing to waive
  expect(hit('E13', 0).ended).toBe(true);
  expect(hit('E18', 3, pact).ended).toBe(true); // cannot be saved
});

test('DP-18 with an Exarch and an Ember left, a saved unit stays or goes to hand', () => {
  const saved = (embers: number) => {
    const t = table()
      .embers(1, embers)
      .zone('court', { 0: ['B4.0'], 1: ['E03', 'E13'] });
    t.confront('court', 'violence').seat(0).picks('E13');
    t.seat(1).picks('save');
    return t;
  };
  saved(2).seat(1).isAsked('stay/keep', ['true', 'false']);
  expect(saved(1).ended).toBe(true);
});

test('DP-19 the winner of the Werewolf Packs chooses two units of a larger hand to discard', () => {
  const won = (...hand: UnitId[]) =>
    table()
      .mission('M03')
      .hand(0, hand)
      .zone('mission', { 0: ['B4.0'] })
      .confront('mission', 'power');
  const t = won('B1.0', 'B2.0', 'E05');
  t.seat(0).isAsked('discard-units/unit', ['B1.0', 'B2.0', 'E05']).picks('B2.0');
  t.seat(0).isAsked('discard-units/unit', ['B1.0', 'E05']).picks('E05');
  expect([t.ended, t.handOf(0)]).toEqual([true, ['B1.0']]);
  expect(won('B1.0', 'B2.0').ended).toBe(true);
});

test('DP-20 the winner of the Ossuary Bank takes a unit from the discard pile, or none', () => {
  const won = (...discard: UnitId[]) =>
    table()
      .influence('I16')
      .discard(discard)
      .zone('influence', { 0: ['B4.0'] })
      .confront('influence', 'power');
  won('E05', 'B1.1').seat(0).isAsked('after-winning/choice', ['E05', 'B1.1', 'stop']);
  expect(won().ended).toBe(true);
});

test('DP-21 the winner of the Privilege chooses who gets the Scepter, and the direction', () => {
  const pairs = [0, 1, 2].flatMap((seat) => DIRECTIONS.map((direction) => `${seat}:${direction}`));
  table({ seats: 3 }).endRound(2).seat(2).isAsked('round-end/scepter', pairs);
});

test('DP-22 the owner of the Amnesty harvests, or takes one unit from the discard pile', () => {
  const ended = (...discard: UnitId[]) => table().owns(1, 'P12').discard(discard).endRound(null);
  ended('E05', 'B1.1').seat(1).isAsked('harvest/choice', ['harvest', 'E05', 'B1.1']);
  expect(ended().ended).toBe(true);
});

test('DP-23 when the game is over the winner names a Herald among the losers, or nobody', () => {
  const t = table({ seats: 3 }).round(6).endRound(null).goOn();
  expect(t.result).not.toBeNull();
  t.seat(0).isAsked('game/herald', ['1', '2', 'nobody']);
  expect(t.seat(0).question!.cosmetic).toBe(true);
});

test('no question is asked that is not in the table', () => {
  const listed = [
    ...['setup/direction', 'recruit/keep', 'assignment/choice', 'instant-ability/use', 'attach-tokens/choice'],
    ...['remove-one-token/choice', 'remove-all-tokens/choice', 'mirror/choice', 'take-unit/choice'],
    ...['switch-off/choice', 'move-other/choice', 'take-ember/choice', 'annihilate-other/choice'],
    ...['place-basic/choice', 'discard-units/unit', 'after-assignment/token', 'passage/choice', 'confrontation/pay'],
    ...['occultism/token', 'extra-token/token', 'cunning/choice', 'violence/victim', 'redirect/pick'],
    ...['annihilate/save', 'stay/keep', 'after-winning/choice', 'round-end/scepter', 'harvest/choice', 'game/herald'],
  ];
  expect([...questionIds].sort()).toEqual(listed.sort());
});

import { question } from '@tabula/kernel/testing/new-game.js';
import { describe, expect, test } from 'vitest';
import type { UnitId } from './board.js';
import { ATTRIBUTES, ZONES } from './content/behaviour.js';
import { QUESTIONS } from './questions.js';
import { newGame } from './testing/new-game.js';
import { type TestTable, table, tokenKeys } from './testing/table.js';

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

test('no question is asked that is not in the table', () => {
  const listed = [
    ...['setup/direction', 'recruit/keep', 'assignment/choice', 'instant-ability/use', 'attach-tokens/choice'],
    ...['remove-one-token/choice', 'remove-all-tokens/choice', 'mirror/choice', 'take-unit/choice'],
    ...['switch-off/choice', 'move-other/choice', 'take-ember/choice', 'annihilate-other/choice'],
    ...['place-basic/choice', 'discard-units/unit', 'after-assignment/token', 'passage/choice', 'confrontation/pay'],
    ...['occultism/token', 'extra-token/token', 'cunning/choice', 'violence/victim', 'redirect/pick'],
    ...['annihilate/save', 'stay/keep', 'after-winning/choice', 'round-end/scepter', 'harvest/choice', 'game/herald'],
  ];
  expect(Object.keys(QUESTIONS).sort()).toEqual(listed.sort());
});

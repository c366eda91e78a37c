import { expect } from 'vitest';
import type { Tile } from '../board.js';
import { CORE } from '../testing/core-table.js';
import { rule } from '../testing/rule.js';
import { table } from '../testing/table.js';
import { encounter, encounterPhase } from './encounter.js';

// ARK-203, ARK-466, ARK-423, ARK-426, ARK-484, ARK-411.

rule(
  ['ARK-203.1', 'ARK-203.2', 'ARK-494.3', 'ARK-R.18'],
  'DP-33 all have their encounters in the order they choose, and are active again',
  () => {
    const t = table().with(0, { inactive: true }).with(1, { inactive: true }).run(encounterPhase, {});
    t.seat(0).isAsked('encounter-phase/next', ['0', '1']).picks('1');
    expect([t.player(0).inactive, t.player(1).inactive]).toEqual([true, false]);
  },
);

rule(
  ['ARK-203.3', 'ARK-476.6', 'ARK-R.52', 'ARK-R.173'],
  'who is engaged, even with a watcher, has no encounter and turns the token',
  () => {
    const t = table({ players: 1 })
      .with(0, { inactive: true })
      .monster('eye', 'north-b', { with: [0] })
      .run(encounterPhase, {});
    expect([t.ended, t.player(0).inactive, t.told('encounter')]).toEqual([true, false, []]);
  },
);

rule(
  ['ARK-466.2', 'ARK-466.4', 'ARK-423.3', 'ARK-423.4', 'ARK-466.11', 'ARK-423.1'],
  "the top card of the neighbourhood is read at one's space and goes under its deck",
  () => {
    const t = table().on(0, 'north-a'); // the last card of the deck: +7 +0
    const { deck } = t.s.tiles[0];
    const top = deck[deck.length - 1]!;
    t.run(encounter, { seat: 0 });
    expect([t.told('encounter')[0]!.params.card, t.board.encounter]).toEqual([{ card: top }, [top]]);
    t.seat(0).picks('false');
    expect([t.board.tiles[0].deck[0], t.board.encounter]).toEqual([top, []]);
  },
);

rule(
  ['ARK-466.5', 'ARK-426.1', 'ARK-426.2', 'ARK-426.3', 'ARK-472.2'],
  'on a street the card of the streets is read by its type',
  () => {
    const t = table().on(0, 'street-2').with(0, { money: 1 }); // scenic: the fifth meeting for the eighth card
    const top = t.s.streets[t.s.streets.length - 1]!;
    t.script(1, 1).run(encounter, { seat: 0 });
    expect([t.told('encounter')[0]!.params.card, t.board.streets[0]]).toEqual([{ card: top }, top]);
  },
);

rule(
  ['ARK-484.6', 'ARK-478.5', 'ARK-478.6', 'ARK-484.7', 'ARK-484.4a'],
  'an event brings its clue, and is discarded then',
  () => {
    const t = table().clue(1).on(0, 'east-a'); // event/rift/2 brings its clue there at once
    const event = t.s.tiles[1].deck.at(-1)!;
    t.run(encounter, { seat: 0 });
    expect([t.board.eventDiscard, t.board.tiles[1].clues, t.player(0).clues]).toEqual([[event], 0, 1]);
  },
);

rule(
  ['ARK-484.7', 'ARK-478.4'],
  'what is drawn brings the clues of that deck nearer to its top; what goes back lies among three',
  () => {
    for (const [space, upper] of [
      ['east-a', 2],
      ['east-b', 3],
    ] as const) {
      const t = table().clue(1).on(0, space);
      t.s.tiles[1].upper = 3;
      t.run(encounter, { seat: 0 });
      expect(t.board.tiles[1].upper).toBe(upper);
    }
  },
);

rule(['ARK-484.7', 'ARK-R.88'], 'an event whose clue is not gained goes back among the top cards', () => {
  const t = table().clue(1).on(0, 'east-b');
  const event = t.s.tiles[1].deck.at(-1)!;
  t.run(encounter, { seat: 0 });
  // There the clue of that card costs a dollar, and there is none.
  expect([t.board.tiles[1].deck.slice(-3).includes(event), t.board.tiles[1].clues, t.board.eventDiscard]).toEqual([
    true,
    1,
    [],
  ]);
});

rule(
  ['ARK-411.3c', 'ARK-411.3d', 'ARK-411.5', 'ARK-411.6'],
  'in a neighbourhood with an anomaly an anomaly is met, by the doom on the space',
  () => {
    const t = table().codex(2).on(0, 'mid-a').doom({ 'mid-a': 3 });
    t.s.tiles[4].anomaly = true;
    const top = t.s.anomalies.at(-1)!;
    t.run(encounter, { seat: 0 });
    expect([t.doomOn('mid-a'), t.player(0).remnants, t.board.anomalies[0]]).toEqual([0, 1, top]);
    const two = table().codex(2).on(0, 'mid-b').doom({ 'mid-a': 3, 'mid-b': 1 });
    two.s.tiles[4].anomaly = true;
    two.run(encounter, { seat: 0 });
    expect(two.player(0).horror).toBe(1);
  },
);

/** Puts an encounter on top of a deck whose text at a space is the nth meeting of the test box. */
function meeting(tile: Tile, space: string, nth: number) {
  const t = table().on(0, space);
  const { deck } = t.s.tiles[tile];
  const offset = ['a', 'b', 'c'].indexOf(space.slice(-1));
  const at = deck.findIndex((_, n) => (tile + n + offset) % 5 === nth);
  deck.push(...deck.splice(at, 1));
  return t;
}

rule(
  ['ARK-466.7', 'ARK-466.8', 'ARK-400.1i', 'ARK-471.5c'],
  'X.15 a test in an encounter comes first, and only its outcome is read',
  () => {
    const t = meeting(0, 'north-b', 0).script(5, 1, 1).run(encounter, { seat: 0 });
    expect([t.player(0).money, t.player(0).horror]).toEqual([3, 0]);
    const fails = meeting(0, 'north-b', 0).script(1, 1, 1).run(encounter, { seat: 0 });
    expect([fails.player(0).money, fails.player(0).horror]).toEqual([0, 1]);
  },
);

rule(['ARK-400.1d', 'ARK-400.1f', 'ARK-R.103', 'ARK-483.1'], 'X.3 a price is paid in full or not at all', () => {
  const t = meeting(0, 'north-b', 1).with(0, { money: 2 }).run(encounter, { seat: 0 });
  t.seat(0).isAsked('pay/with', ['0', 'no']).picks('0');
  expect([t.player(0).money, t.player(0).remnants]).toEqual([1, 1]);
  const declined = meeting(0, 'north-b', 1).with(0, { money: 2 }).run(encounter, { seat: 0 });
  declined.seat(0).picks('no');
  expect([declined.player(0).money, declined.player(0).remnants]).toEqual([2, 0]);
  const poor = meeting(0, 'north-b', 1).run(encounter, { seat: 0 });
  expect([poor.ended, poor.player(0).remnants]).toEqual([true, 0]);
});

rule(['ARK-466.9', 'ARK-R.166', 'ARK-468.4'], 'X.16 what would do nothing is not offered', () => {
  const t = meeting(0, 'north-b', 3).run(encounter, { seat: 0 });
  t.seat(0).isAsked('choose/option', ['0', '1']).picks('0');
  expect(t.assets(0)).toEqual(['condition/blessed']);
  const blessed = meeting(0, 'north-b', 3).asset(0, 'condition/blessed').run(encounter, { seat: 0 });
  expect([blessed.ended, blessed.player(0).pact.length]).toEqual([true, 1]);
});

rule(['ARK-R.126', 'ARK-468.2', 'ARK-R.102'], 'blessed and cursed cancel each other', () => {
  const t = meeting(0, 'north-b', 3).asset(0, 'condition/blessed', { back: true }).run(encounter, { seat: 0 });
  t.seat(0).picks('0');
  expect([t.assets(0), t.board.conditions.length]).toEqual([[], 6]);
  expect(t.told('condition-lost').map(({ params }) => params)).toMatchObject([{ seat: { seat: 0 } }]);
});

rule(['ARK-479.3', 'ARK-479.4', 'ARK-R.44'], 'an encounter may delay', () => {
  const t = meeting(0, 'north-b', 2).run(encounter, { seat: 0 });
  t.seat(0).isAsked('may/yes').picks('true');
  expect(t.player(0)).toMatchObject({ damage: 1, horror: 1, delayed: true, money: 1 });
  const delayed = meeting(0, 'north-b', 2).with(0, { delayed: true }).run(encounter, { seat: 0 });
  expect([delayed.ended, delayed.player(0).money]).toEqual([true, 1]);
});

rule('ARK-423.2', 'every neighbourhood card has three encounters, one for each space there', () => {
  for (const [tile, cards] of Object.entries(CORE.encounters)) {
    expect(cards).toHaveLength(8);
    for (const { at } of cards) expect(Object.keys(at).sort()).toEqual([...CORE.tiles[tile]!].sort());
  }
});

rule('ARK-R.90', 'the card goes back to its deck though who met it has left the game, or the space', () => {
  const t = meeting(0, 'north-b', 2).with(0, { damage: 4 }); // 1 damage, and health 5
  const top = t.s.tiles[0].deck.at(-1)!;
  t.run(encounter, { seat: 0 });
  expect([t.player(0).sheet, t.board.tiles[0].deck[0], t.board.encounter]).toEqual([null, top, []]);
});

rule('ARK-411.4', 'whatever scenario has archive card 2 has a deck of anomalies, and no other has one', () => {
  for (const { archive, anomalies } of CORE.scenarios)
    expect(anomalies.length > 0).toBe(archive.some(({ no }) => no === 2));
});

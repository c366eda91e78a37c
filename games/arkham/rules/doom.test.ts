import { EVERYBODY } from '@tabula/kernel/places.js';
import { expect } from 'vitest';
import { rule } from '../testing/rule.js';
import { says } from '../testing/says.js';
import { table } from '../testing/table.js';
import { checks } from './checks.js';
import { gateBurst, placeDoom, spawnClue, spreadDoom, tileOfEvent } from './doom.js';
import { unstableSpaces } from './look.js';

// ARK-488, ARK-478, ARK-204.11, ARK-411, ARK-437, ARK-438.

rule(
  ['ARK-488.2', 'ARK-484.8', 'ARK-484.10', 'ARK-484.2', 'ARK-R.6', 'ARK-R.7'],
  'the bottom event is discarded face up, and its space gets 1 doom',
  () => {
    const t = table().run(spreadDoom, {});
    expect([t.board.eventDiscard, t.doomOn('north-a'), t.board.events.length]).toEqual([['event/rift/1'], 1, 22]);
  },
);

rule(['ARK-488.3', 'ARK-R.21', 'ARK-438.2'], 'two symbols are two doom in one batch, and two unstable spaces', () => {
  const t = table();
  t.s.events.sort((a, b) => Number(b === 'event/rift/8') - Number(a === 'event/rift/8'));
  t.run(spreadDoom, {});
  expect([t.doomOn('south-a'), t.doomOn('south-b')]).toEqual([1, 1]);
  expect(unstableSpaces(t.board)).toEqual([t.at('south-a'), t.at('south-b')]);
});

rule(['ARK-R.85', 'ARK-003'], 'without an event there is neither doom nor a clue', () => {
  for (const one of [spreadDoom, spawnClue]) {
    const t = table();
    t.s.eventDiscard.push(...t.s.events.splice(0));
    t.run(one, {});
    const clues = Object.values(t.board.tiles).reduce((sum, tile) => sum + tile.clues, 0);
    expect([t.ended, clues, Math.max(...t.board.doom), t.board.eventDiscard.length]).toEqual([true, 0, 0, 24]);
  }
});

rule(
  ['ARK-478.3', 'ARK-478.4', 'ARK-484.5', 'ARK-420.4', 'ARK-478.2'],
  'a clue spawns where the top event belongs, and that card is mixed into the top of the deck there',
  () => {
    const t = table();
    t.s.nextEvent.push(t.s.events.pop()!); // event/rift/24 is of west
    t.run(spawnClue, {});
    const { deck, clues } = t.board.tiles[3];
    expect([clues, deck.length, deck.slice(-3).includes('event/rift/24')]).toEqual([1, 9, true]);
    expect([t.board.nextTile, t.board.nextEvent]).toEqual([2, ['event/rift/23']]);
  },
);

rule('ARK-R.99', 'everybody sees where the next event belongs: who takes that back has to ask them all', () => {
  const t = says(table(), [{ do: 'may', does: [{ do: 'spawn-clue' }] }]);
  t.seat(0).picks('true');
  expect(t.kernel.log.at(-1)!.secrets).toBe(EVERYBODY);
});

rule('ARK-478.3', 'who knew the top cards of that deck knows them no longer', () => {
  const t = table();
  const [first, second, third] = t.s.tiles[3].deck.slice(-3);
  for (const card of [first!, second!, third!]) t.s.known[card] = 0b11;
  t.run(spawnClue, {});
  expect(t.board.known).toEqual({ [first!]: 0b11 });
});

rule('ARK-R.86', 'a deck with fewer than two cards is used as it is', () => {
  const t = table();
  t.s.tiles[3].deck.splice(1);
  const [left] = t.s.tiles[3].deck;
  const rest = table().s.tiles[3].deck.slice(1);
  t.s.encounter.push(...rest);
  t.run(spawnClue, {});
  expect([...t.board.tiles[3].deck].sort()).toEqual([left, 'event/rift/24'].sort());
});

rule(
  ['ARK-204.11a', 'ARK-R.87', 'ARK-484.9', 'ARK-438.3'],
  'a gate burst: doom on each space of the neighbourhood; the card goes under the deck with the discards',
  () => {
    const t = table();
    t.s.eventDiscard.push(t.s.events.shift()!);
    t.run(gateBurst, {});
    expect(['west-a', 'west-b', 'west-c'].map((space) => t.doomOn(space))).toEqual([1, 1, 1]);
    expect([t.board.eventDiscard, [...t.board.events.slice(0, 2)].sort()]).toEqual([
      [],
      ['event/rift/1', 'event/rift/24'],
    ]);
    expect(unstableSpaces(t.board)).toEqual([t.at('north-b')]);
  },
);

rule('ARK-R.87', 'with an empty event deck the discards become the deck and no doom comes', () => {
  const t = table();
  t.s.eventDiscard.push(...t.s.events.splice(0, 23));
  t.s.encounter.push();
  t.run(gateBurst, {});
  expect([t.board.eventDiscard, t.board.events.length + t.board.nextEvent.length]).toEqual([[], 24]);
});

rule(
  ['ARK-472.3', 'ARK-R.100', 'ARK-472.1'],
  'DP-39 doom for a street goes to a space beside it, token by token',
  () => {
    const t = table().run(placeDoom, { spaces: [15, 15] });
    t.seat(0).isAsked('place-doom/instead', ['1', '2', '3']).picks('2').isAsked('place-doom/instead').picks('3');
    expect([t.doomOn('north-c'), t.doomOn('east-a'), t.doomOn('street-0')]).toEqual([1, 1, 0]);
  },
);

rule(
  ['ARK-411.3', 'ARK-411.3a', 'ARK-R.24', 'ARK-420.2', 'ARK-420.1'],
  'three doom on a space or five in a neighbourhood make an anomaly, if the card is in the codex',
  () => {
    const three = table().codex(2).doom({ 'mid-a': 3 }).run(checks, {});
    expect([three.board.tiles[4].anomaly, three.doomOn('mid-a')]).toEqual([true, 3]);
    const five = table().codex(2).doom({ 'mid-a': 2, 'mid-b': 2, 'mid-c': 1 }).run(checks, {});
    expect(five.board.tiles[4].anomaly).toBe(true);
    const four = table().codex(2).doom({ 'mid-a': 2, 'mid-b': 2 }).run(checks, {});
    expect(four.board.tiles[4].anomaly).toBe(false);
    const none = table().doom({ 'mid-a': 3 }).run(checks, {});
    expect(none.board.tiles[4].anomaly).toBe(false);
  },
);

rule(['ARK-411.3b', 'ARK-488.4'], 'doom for a neighbourhood with an anomaly goes on the sheet', () => {
  const t = table().codex(2).doom({ 'mid-a': 3 });
  t.s.tiles[4].anomaly = true;
  t.run(placeDoom, { spaces: [12, 13, 3] });
  expect([t.board.sheet.doom, t.doomOn('mid-a'), t.doomOn('mid-b'), t.doomOn('east-a')]).toEqual([2, 3, 0, 1]);
});

rule('ARK-R.21', 'a batch is judged by the situation before it', () => {
  const t = table()
    .codex(2)
    .doom({ 'mid-a': 2 })
    .run(placeDoom, { spaces: [12, 12] });
  expect([t.doomOn('mid-a'), t.board.sheet.doom, t.board.tiles[4].anomaly]).toEqual([4, 0, true]);
});

rule('ARK-411.3e', 'an anomaly without doom goes', () => {
  const t = table().codex(2);
  t.s.tiles[4].anomaly = true;
  t.run(checks, {});
  expect(t.board.tiles[4].anomaly).toBe(false);
});

rule(
  ['ARK-437.1', 'ARK-437.1a', 'ARK-R.23'],
  'DP-40 terror spreads from four doom: three go, one on each other space there and one on the sheet',
  () => {
    const t = table({ scenario: 'feast' }).codex(1).doom({ 'mid-a': 4, 'east-a': 5 }).run(checks, {});
    t.seat(0).isAsked('terror/space', ['3', '12']).picks('12');
    expect(['mid-a', 'mid-b', 'mid-c', 'east-a', 'east-b'].map((space) => t.doomOn(space))).toEqual([1, 1, 1, 2, 1]);
    expect(t.board.sheet.doom).toBe(2);
    const none = table({ scenario: 'feast' }).doom({ 'mid-a': 4 }).run(checks, {});
    expect(none.doomOn('mid-a')).toBe(4);
  },
);

rule(
  ['ARK-R.190', 'ARK-R.87', 'ARK-204.11a'],
  'all remember which events went under the deck, but for the one that nobody saw',
  () => {
    const t = table();
    t.s.eventDiscard.push(...t.s.events.splice(0, 2));
    t.s.packets = [{ events: [2], unseen: 1 }];
    t.run(gateBurst, {});
    expect(t.board.packets).toEqual([
      { events: [0, 1], unseen: 1 },
      { events: [2], unseen: 1 },
    ]);
  },
);

rule(['ARK-R.190', 'ARK-R.87'], 'a gate that bursts without any event puts no packet under the deck', () => {
  const t = table();
  // All events lie in the decks of their neighbourhoods.
  for (const card of [...t.s.events.splice(0), ...t.s.nextEvent.splice(0)]) {
    const tile = t.s.tiles[tileOfEvent(t.s, card)];
    tile.deck.push(card);
    tile.clues++;
  }
  t.s.nextTile = null;
  t.s.packets = [];
  t.run(gateBurst, {});
  expect(t.board.packets).toEqual([]);
});

rule(['ARK-488.2', 'ARK-R.87'], 'doom spreads from the lowest packet, whether its event was seen or not', () => {
  const t = table();
  t.s.packets = [
    { events: [0], unseen: 0 },
    { events: [1], unseen: 1 },
  ];
  t.run(spreadDoom, {});
  expect([t.board.eventDiscard, t.board.packets]).toEqual([['event/rift/1'], [{ events: [1], unseen: 1 }]]);
  const unseen = table();
  unseen.s.packets = [{ events: [1], unseen: 1 }];
  unseen.run(spreadDoom, {});
  expect([unseen.board.eventDiscard, unseen.board.packets]).toEqual([['event/rift/1'], [{ events: [1], unseen: 0 }]]);
});

rule(['ARK-R.190', 'ARK-R.87'], 'what is left of a packet is known to nobody once it is drawn from above', () => {
  const t = table();
  t.s.nextEvent.push(t.s.events.pop()!);
  t.s.eventDiscard.push(...t.s.events.splice(2)); // a packet of two is all that is left of the deck
  t.s.packets = [{ events: [0, 1], unseen: 0 }];
  t.run(spawnClue, {});
  expect([t.board.events, t.board.packets]).toEqual([['event/rift/1'], []]);
});

rule(
  ['ARK-478.3', 'ARK-478.4'],
  'how deep a clue may lie is counted along: among three, and one deeper with each that comes on top',
  () => {
    for (const { older, upper, after } of [
      { older: false, upper: 0, after: 3 },
      { older: false, upper: 5, after: 3 }, // what lay there has been found
      { older: true, upper: 1, after: 3 },
      { older: true, upper: 4, after: 5 },
      { older: true, upper: 0, after: 4 }, // nobody has counted
    ]) {
      const t = table();
      if (older) t.clue(3);
      t.s.nextEvent.push(t.s.events.pop()!); // event/rift/24 is of west
      t.s.tiles[3].upper = upper;
      t.run(spawnClue, {});
      expect(t.board.tiles[3].upper).toBe(after);
    }
  },
);

rule(
  'ARK-R.190',
  'a packet that is empty, tells of an event twice or of one that lies elsewhere is no position',
  () => {
    for (const packet of [
      { events: [], unseen: 0 },
      { events: [0, 0], unseen: 0 },
      { events: [23], unseen: 0 },
    ]) {
      const t = table();
      t.s.packets = [packet];
      expect(() => t.run(spawnClue, {})).toThrow('packet');
    }
  },
);

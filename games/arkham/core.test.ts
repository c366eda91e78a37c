import { expect } from 'vitest';
import { newBoard } from './board.js';
import { core } from './content/core.js';
import { packFrom } from './core.js';
import { addPack, tableFor } from './packs.js';
import { rule } from './testing/rule.js';

const CORE = packFrom('core-as-written', core);
addPack(CORE);
const boards = CORE.scenarios.map(({ id }) => newBoard(3, CORE.id, id));

rule(
  ['ARK-101.1', 'ARK-102.1', 'ARK-448.1', 'ARK-452.2', 'ARK-R.183'],
  'the maps: five neighbourhoods of three spaces, and streets that border what is printed',
  () => {
    for (const s of boards) {
      const t = tableFor(s);
      expect([t.tiles.length, t.tiles.every((tile) => tile.length === 3)]).toEqual([5, true]);
      t.spaces.forEach((space, at) => {
        const beside = t.neighbours[at]!.map((other) => t.spaces[other]!.id);
        const street = t.scenario.streets.find(({ id }) => id === space.id);
        if (street !== undefined) expect([...beside].sort()).toEqual([...street.borders].sort());
        for (const other of t.neighbours[at]!) expect(t.neighbours[other]).toContain(at); // ARK-463.2
      });
    }
  },
);

rule(
  ['ARK-463.1', 'ARK-463.2', 'ARK-463.4', 'ARK-452.3', 'ARK-R.115'],
  'a space is adjacent to others, never to itself; distances are shortest ways',
  () => {
    for (const s of boards) {
      const t = tableFor(s);
      t.neighbours.forEach((beside, at) => {
        expect(beside).not.toContain(at);
        for (const other of beside) expect(t.distance[at]![other]).toBe(1);
        expect(t.distance[at]![at]).toBe(0);
      });
    }
  },
);

rule(['ARK-R.101', 'ARK-R.149'], 'the space that a card adds is adjacent to nothing', () => {
  const t = tableFor(boards[0]!);
  const future = t.spaceOf['the-future']!;
  expect([t.neighbours[future], t.spaces[future]!.tile, t.spaces[future]!.street]).toEqual([[], -1, null]);
});

rule(
  ['ARK-484.3', 'ARK-411.2', 'ARK-103.1', 'ARK-104.1', 'ARK-412.1', 'ARK-412.4'],
  'X.6 each scenario has its own events, anomalies, monsters and archive',
  () => {
    expect(boards.map(({ events, anomalies, archive }) => [events.length, anomalies.length, archive.length])).toEqual([
      [24, 12, 8],
      [24, 0, 11],
      [24, 12, 10],
      [24, 12, 13],
    ]);
    expect(boards.map(({ monsterDeck, setAside }) => [monsterDeck.length, setAside.length])).toEqual([
      [14, 0],
      [15, 6],
      [12, 7],
      [16, 0],
    ]);
  },
);

rule(['ARK-412.5e', 'ARK-R.64'], 'epic monsters are cards of the archive with all attributes of monsters', () => {
  const epics = boards.flatMap((s) => Object.values(tableFor(s).archive).filter(({ epic }) => epic !== undefined));
  expect(epics.map(({ no }) => no)).toEqual([19, 28, 39, 40]);
  for (const s of boards)
    for (const { id, epic } of Object.values(tableFor(s).archive))
      if (epic !== undefined) expect(tableFor(s).monsters[id]!.health).toBe(epic.health);
});

rule(
  ['ARK-413.1', 'ARK-413.2', 'ARK-427.1', 'ARK-468.6', 'ARK-R.12'],
  'assets lie in their decks and piles; six conditions of each kind',
  () => {
    const [s] = boards;
    expect(
      [s!.items, s!.allies, s!.spells, s!.special, s!.starting, s!.conditions, s!.pacts].map((pile) => pile.length),
    ).toEqual([28, 12, 10, 26, 37, 6, 6]);
  },
);

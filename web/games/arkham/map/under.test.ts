import '@tabula/arkham/title.js';
import { tableFor } from '@tabula/arkham/packs.js';
import { expect, test } from 'vitest';
import { underOf } from './under.js';

const table = tableFor({ pack: 'core', scenario: 'scenario/azathoth' });

test('each event under the deck is known by its neighbourhood and by where its doom goes, packet by packet', () => {
  const [lowest, next] = underOf(
    {
      packets: [
        { events: [0, 3], unseen: 1 },
        { events: [], unseen: 2 },
      ],
    },
    table,
  );
  expect(lowest!.unseen).toBe(1);
  expect(lowest!.events).toHaveLength(2);
  for (const [nth, { tile, spaces }] of lowest!.events.entries()) {
    const { neighbourhood, doom } = table.scenario.events[[0, 3][nth]!]!;
    expect(table.scenario.neighbourhoods[tile]).toBe(neighbourhood);
    expect(spaces.map((space) => table.spaces[space]!.id)).toEqual(doom);
    for (const space of spaces) expect(table.spaces[space]!.tile).toBe(tile);
  }
  expect(next).toEqual({ events: [], unseen: 2 });
});

test('a table that has counted nothing shows nothing', () => {
  expect(underOf({}, table)).toEqual([]);
});

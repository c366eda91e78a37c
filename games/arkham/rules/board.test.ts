import { expect } from 'vitest';
import { core } from '../content/core.js';
import { PLACES } from '../language/places.js';
import { tableFor } from '../packs.js';
import { symbolsAt } from '../symbols.js';
import { coreTable } from '../testing/core-table.js';
import { rule } from '../testing/rule.js';
import { says } from '../testing/says.js';
import { table } from '../testing/table.js';
import { encounter } from './encounter.js';

// ARK-420, ARK-452, ARK-463, ARK-472, ARK-474: the board.

rule('ARK-452.1', 'a space holds investigators, monsters, doom and markers; the centre holds none of them', () => {
  const t = table().doom({ 'mid-a': 2 }).on(0, 'mid-a').monster('eye', 'mid-a', { exhausted: true }).clue(4).turn();
  const here = t.at('mid-a');
  expect([t.player(0).space, t.beast('eye')!.space, t.board.doom[here]]).toEqual([here, here, 2]);
  expect(tableFor(t.board).spaces.map(({ id }) => id)).not.toContain('mid'); // ARK-420.2
  expect(t.board.tiles[4].clues).toBe(1);
});

rule(
  'ARK-463.3',
  'what is on a space is adjacent to what is on the spaces beside it, and not to what is on its own',
  () => {
    const reach = (at: string) => {
      const t = table().on(0, 'north-b').on(1, 'mid-a').monster('hunter', at, { exhausted: true });
      says(t, [{ do: 'place-doom', count: 1, where: 'adjacent-to-it' }], { monster: 'monster/hunter.0' });
      return t
        .seat(0)
        .options.map((key) => key.replace('space:', ''))
        .sort();
    };
    const { neighbours, spaceOf } = tableFor(table().s);
    for (const at of ['north-a', 'street-0']) expect(reach(at)).toEqual(neighbours[spaceOf[at]!]!.map(String).sort());
  },
);

const atStreet = (type: number) => {
  const t = table({ players: 1 }).on(0, `street-${type}`).with(0, { money: 5 });
  const card = t.s.streets.at(-1)!;
  t.script(1, 1, 1).run(encounter, { seat: 0 });
  return { card, where: tableFor(t.board).encounters[card]!.at, t };
};

rule(
  ['ARK-472.2a', 'ARK-472.2b', 'ARK-472.2c'],
  'residential, bridge and scenic streets: each has its part of the card',
  () => {
    const { spaces, spaceOf } = tableFor(table().s);
    expect([0, 1, 2].map((n) => spaces[spaceOf[`street-${n}`]!]!.street)).toEqual(['residential', 'bridge', 'scenic']);
    // The last card: the third, fourth and fifth meeting.
    const residential = atStreet(0).t;
    residential.seat(0).isAsked('may/yes'); // harm came first, then the delay may be taken
    const bridge = atStreet(1).t;
    bridge.seat(0).isAsked('choose/option', ['0', '1']);
    const scenic = atStreet(2).t;
    expect([scenic.ended, scenic.told('rolled').length]).toEqual([true, 1]);
    expect(Object.keys(atStreet(0).where).sort()).toEqual(['bridge', 'residential', 'scenic']);
  },
);

rule('ARK-420.3', 'each of the three spaces of a neighbourhood has a name and symbols', () => {
  for (const { id } of core.scenarios) {
    const s = coreTable({ scenario: id.slice('scenario/'.length) as 'deep' }).s;
    for (const space of tableFor(s).spaces.filter(({ tile }) => tile >= 0)) {
      expect(PLACES).toContain(space.id);
      const { asks, brings } = symbolsAt(s, space.id);
      expect([space.id, asks.length > 0, brings.length > 0]).toEqual([space.id, true, true]);
    }
  }
  expect(symbolsAt(coreTable().s, 'street/northside/downtown')).toEqual({ asks: [], brings: [] });
});

rule(
  ['ARK-423.5', 'ARK-R.186'],
  'X.9 the General Store announces money for a common item, and guarantees nothing',
  () => {
    const { s } = coreTable();
    expect(symbolsAt(s, 'general-store')).toEqual({ asks: ['money'], brings: ['common'] });
    expect(symbolsAt(s, 'graveyard')).toEqual({ asks: ['strength', 'will'], brings: ['money', 'remnant'] });
    const deck = tableFor(s).pack.encounters.rivertown!;
    expect(deck.some(({ at }) => !JSON.stringify(at['general-store']).includes('common'))).toBe(true);
  },
);

rule('ARK-474.1', 'to place is to put on the area that is named: a space, the sheet, a card', () => {
  const t = says(coreTable().on(0, 'graveyard'), [
    { do: 'place-doom', count: 1, where: 'graveyard' },
    { do: 'place-doom', count: 2, where: 'sheet' },
    { do: 'place-doom', count: 1, where: 'black-cave' },
  ]);
  expect([t.doomOn('graveyard'), t.board.sheet.doom, t.doomOn('black-cave')]).toEqual([1, 2, 1]);
});

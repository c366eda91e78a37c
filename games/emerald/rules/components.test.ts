import { expect } from 'vitest';
import { AGENTS, CUBES, DAYS, IDENTITIES, newBoard, SANITY_TOKENS, TRACK_END, ZOMBIES } from '../board.js';
import { base } from '../content/base/pack.js';
import { CITIES, POINTS, SYMBOLS } from '../content/behaviour.js';
import { copiesOf, packOf } from '../content/packs.js';
import { emerald } from '../emerald.js';
import { rule } from '../testing/rule.js';
import { table } from '../testing/table.js';
import { sanityCheck } from './sanity.js';

// Section 1: what is in the box.

const pieces = base.cards.flatMap(copiesOf);

rule('EMER-1.1', 'is for 2 to 5 players', () => {
  expect(emerald.players).toEqual({ min: 2, max: 5 });
});

rule(
  ['EMER-1.2', 'EMER-2.11', 'EMER-20.82'],
  'each player in the game has a set; there are no pieces of others',
  () => {
    for (const players of [2, 3, 4, 5]) {
      const s = newBoard(players, 'base');
      expect(s.seats).toHaveLength(players);
      s.seats.forEach((player, seat) => {
        expect([player.cubes + player.limbo, player.agents]).toEqual([CUBES, AGENTS]);
        expect(player.deck).toHaveLength(10);
        expect(player.deck.every((card) => card.endsWith(`.${seat}`))).toBe(true);
      });
    }
    expect([CUBES, AGENTS]).toEqual([10, 10]);
  },
);

rule(['EMER-1.3', 'EMER-1.4', 'EMER-20.5'], 'the seats are weekdays with colours, the fifth is Friday, purple', () => {
  expect(DAYS.map(({ day, colour }) => `${day} ${colour}`)).toEqual([
    'monday red',
    'tuesday yellow',
    'wednesday green',
    'thursday blue',
    'friday purple',
  ]);
});

rule(
  ['EMER-1.5', 'EMER-1.6', 'EMER-20.4'],
  'nine cities, Vienna the ninth: each with a place for pieces, a stack and a royal slot',
  () => {
    expect([...CITIES].sort()).toEqual(
      ['london', 'paris', 'berlin', 'rome', 'madrid', 'constantinople', 'cairo', 'st-petersburg', 'vienna'].sort(),
    );
    const s = newBoard(3, 'base');
    expect(Object.keys(s.cities)).toEqual([...CITIES]);
    for (const city of CITIES) {
      const { agents, cubes, zombies, top, royal } = s.cities[city];
      expect([agents, cubes, zombies, top, royal]).toEqual([[0, 0, 0], [0, 0, 0], 0, [], []]);
      expect(base.cities.filter((card) => card.city === city)).toHaveLength(1);
    }
  },
);

rule('EMER-1.7', 'nine royals, one tied to each city', () => {
  expect(base.royals.map(({ city }) => city).sort()).toEqual([...CITIES].sort());
});

rule(['EMER-1.8', 'EMER-1.9', 'EMER-20.2'], 'six identities, three of each faction', () => {
  const count = (faction: string) => IDENTITIES.filter((id) => id.startsWith(faction)).length;
  expect([IDENTITIES.length, count('loyalist'), count('restorationist')]).toEqual([6, 3, 3]);
  expect(newBoard(5, 'base').identities).toEqual(IDENTITIES);
});

rule(['EMER-1.10', 'EMER-20.1'], '66 game cards', () => {
  expect(pieces).toHaveLength(66);
  expect(new Set(pieces).size).toBe(66);
});

rule(['EMER-1.11', 'EMER-1.14', 'EMER-1.16'], '15 sanity tokens, 6 zombies, tracks from 0 to 10', () => {
  expect([SANITY_TOKENS, ZOMBIES, TRACK_END]).toEqual([15, 6, 10]);
});

rule('EMER-1.15', 'one marker on each of the two tracks', () => {
  expect(newBoard(2, 'base').markers).toEqual({ loyalist: 0, restorationist: 0 });
});

rule(
  ['EMER-1.12', 'EMER-1.13', 'EMER-20.3'],
  'the one sanity die has three faces with madness and three without',
  () => {
    const lost = [1, 2, 3, 4, 5, 6].map((face) => {
      const { s } = table();
      const state = { rng: [1, 2, 3, 4] as [number, number, number, number], script: [face], result: null };
      return sanityCheck({ s, state, sink: null, step: 'EMER-14.2' }, 0);
    });
    expect(lost).toEqual([true, true, true, false, false, false]);
  },
);

rule('EMER-1.17', 'Limbo holds the spent cubes of all players', () => {
  const s = newBoard(5, 'base');
  expect(s.seats.map(({ limbo }) => limbo)).toEqual([5, 5, 5, 5, 5]);
});

rule(['EMER-1.18', 'EMER-2.14'], 'totals start at 0 and have no upper end', () => {
  const t = table();
  expect(t.total(0)).toBe(0);
  for (let n = 0; n < 40; n++) t.points(0, 5);
  expect(t.total(0)).toBe(200);
});

rule(['EMER-1.19', 'EMER-1.20', 'EMER-1.23'], 'the symbols on cards, each kind independent of the others', () => {
  expect([...SYMBOLS].sort()).toEqual(
    ['place', 'claim', 'retrieve', 'move', 'assassinate', 'restorationist', 'loyalist'].sort(),
  );
  expect(POINTS).toEqual(['neutral', 'loyalist', 'restorationist', 'kill']);
  const { cards } = packOf('base');
  expect(cards.G17).toMatchObject({ symbols: { loyalist: 1 }, madness: true, killField: 3 });
  expect(cards['G39.0']).toMatchObject({ symbols: { place: 1 }, bombs: 1, recruits: 1 });
  expect(cards.G26).toMatchObject({
    symbols: { claim: 1 },
    points: { kind: 'restorationist', amount: 1 },
    recruits: 1,
  });
});

rule('EMER-1.21', 'every city shows the bombs needed for an agent; Paris 4', () => {
  const { cities } = packOf('base');
  expect(cities.paris.bombsNeeded).toBe(4);
  for (const city of CITIES) expect([3, 4]).toContain(cities[city].bombsNeeded);
});

rule('EMER-1.22', 'every royal shows the bombs needed for it and its points; in Paris 5 and 4', () => {
  expect(packOf('base').royals['royal-paris']).toMatchObject({ bombsNeeded: 5, worth: 4 });
  for (const royal of base.royals) expect(royal.bombsNeeded - royal.worth).toBe(1);
});

rule(
  ['EMER-1.24', 'EMER-1.25'],
  'everybody has the same ten starting cards, with action symbols and bombs only',
  () => {
    expect(base.starting).toHaveLength(10);
    for (const card of base.starting) {
      expect(Object.keys(card).filter((key) => !['id', 'name', 'symbols', 'bombs'].includes(key))).toEqual([]);
      expect(card.symbols.assassinate).toBeUndefined();
    }
    const { seats } = newBoard(5, 'base');
    for (const { deck } of seats)
      expect(deck.map((card) => packOf('base').cards[card])).toEqual(base.starting.map((card) => ({ ...card })));
    expect(seats[4]!.deck[0]).toBe('ST01.4');
  },
);

rule(
  'EMER-1.26',
  'royals and identities are never among the cards of a player: a state with one there is refused',
  () => {
    const t = table().hand(0, ['ST01']);
    t.s.seats[0]!.hand.push(...t.s.cities.rome.stack.splice(0));
    expect(() => t.turn()).toThrow('INV-7: royal-rome has left the royals');
    const u = table();
    u.s.seats[0]!.hand.push(u.s.identities.pop()!);
    expect(() => u.turn()).toThrow('lies where only card cards belong');
  },
);

import { clone, type Seat } from '@tabula/kernel/json.js';
import { resample, view } from '@tabula/kernel/sight.js';
import { describe, expect, test } from 'vitest';
import { printedFaction } from '../board.js';
import type { Faction } from '../content/behaviour.js';
import { emerald } from '../emerald.js';
import { type TestTable, table } from '../testing/table.js';
import { factionsThought, suspicions } from './belief.js';

const WORLDS = 300;

/** In which share of the worlds that a seat deals another is of a faction. */
function dealt(t: TestTable, viewer: Seat, seat: Seat, faction: Faction): number {
  let count = 0;
  for (let seed = 0; seed < WORLDS; seed++) {
    const { identity } = resample(emerald, t.kernel.state, viewer, seed).board.seats[seat]!;
    if (printedFaction(identity[0]!) === faction) count++;
  }
  return count / WORLDS;
}

describe('what is thought of the others', () => {
  test('without a sign it is what the deal makes likely: of the five others, three are of the other faction', () => {
    const t = table({ players: 3 }).turn();
    expect(suspicions(t.s, 0)).toEqual([0, expect.closeTo(0.6), expect.closeTo(0.6)]);
    expect(suspicions(t.s, 1)[0]).toBeCloseTo(0.4);
  });

  test('markers, royals and kills betray, each for its faction', () => {
    const rebel = suspicions(table({ players: 3 }).markers({ restorationist: 3 }, 1).turn().s, 0);
    const loyal = suspicions(table({ players: 3 }).markers({ loyalist: 3 }, 1).turn().s, 0);
    const plain = suspicions(table({ players: 3 }).turn().s, 0);
    expect(rebel[1]).toBeGreaterThan(plain[1]! + 0.1);
    expect(loyal[1]).toBeLessThan(plain[1]! - 0.1);
    expect([rebel[2], loyal[2]]).toEqual([plain[2], plain[2]]);
    const killedRoyal = suspicions(table({ players: 3 }).took(1, 'rome').turn().s, 0);
    const hidRoyal = suspicions(table({ players: 3 }).took(1, 'rome', 'loyalist').turn().s, 0);
    const killer = suspicions(table({ players: 3 }).points(1, 3, 'kill', 'G37', 2).turn().s, 0);
    expect(killedRoyal[1]).toBeGreaterThan(plain[1]! + 0.1);
    expect(hidRoyal[1]).toBeLessThan(plain[1]! - 0.1);
    expect(killer[1]).toBeLessThan(plain[1]!);
  });

  test('what is revealed or was looked at is known, and leaves fewer such identities for the others', () => {
    const t = table({ players: 4 }).revealed(2).hand(1, ['G28']).turn(1);
    expect(suspicions(t.s, 1)[2]).toBe(0);
    expect(suspicions(t.s, 1)[0]).toBeCloseTo(0.5); // two of each are left
    t.seat(1).does('act:G28').picks('0');
    expect(suspicions(t.board, 1)[0]).toBe(0);
    expect(suspicions(t.board, 1)[3]).toBeCloseTo(2 / 3);
    expect(suspicions(t.board, 3)[0]).toBeCloseTo(0.5); // who did not look knows no more
  });

  test('a Change of Heart turns it round', () => {
    const t = table({ players: 3 }).markers({ restorationist: 4 }, 1).turn();
    const turned = table({ players: 3 }).markers({ restorationist: 4 }, 1).changed(1).turn();
    expect(suspicions(t.s, 0)[1]).toBeGreaterThan(0.8);
    expect(suspicions(turned.s, 0)[1]).toBeLessThan(0.5);
  });

  test('it does not depend on what is hidden', () => {
    const t = table({ players: 5 }).markers({ restorationist: 2, loyalist: 1 }, 3).took(1, 'rome').turn();
    const other = clone(t.board);
    [other.seats[1]!.identity, other.seats[2]!.identity] = [other.seats[2]!.identity, other.seats[1]!.identity];
    expect(suspicions(other, 0)).toEqual(suspicions(t.board, 0));
    expect(factionsThought(other, 0)).toEqual(factionsThought(t.board, 0));
  });
});

describe('identities are dealt anew by what is thought', () => {
  test('who has pushed the Restorationist marker is one in most worlds, and not in all', () => {
    const plain = dealt(table({ players: 3 }).turn(), 0, 1, 'restorationist');
    const t = table({ players: 3 }).markers({ restorationist: 3 }, 1).turn();
    expect(dealt(t, 0, 1, 'restorationist')).toBeGreaterThan(plain + 0.1);
    expect(dealt(t, 0, 1, 'loyalist')).toBeGreaterThan(0);
    expect(dealt(t, 0, 1, 'restorationist')).toBeCloseTo(suspicions(t.s, 0)[1]!, 0);
  });

  test('the seat cannot tell such a world from the true one, and every card is in it once', () => {
    const t = table({ players: 5 }).markers({ restorationist: 3 }, 1).revealed(2).hand(1, ['G28']).turn(1);
    t.seat(1).does('act:G28').picks('0');
    for (const viewer of [0, 1, 3])
      for (let seed = 0; seed < 20; seed++) {
        const world = resample(emerald, t.kernel.state, viewer, seed);
        expect(view(emerald, world, viewer)).toEqual(view(emerald, t.kernel.state, viewer));
        const cards = [...world.board.identities, ...world.board.seats.flatMap((p) => [...p.identity, ...p.revealed])];
        expect(cards.sort()).toEqual([...emerald.box(world.board).identity!].sort());
        // Whoever looked at an identity has looked at the one that now lies there.
        expect(world.board.known[world.board.seats[0]!.identity[0]!]).toBe(1 << 1);
      }
  });
});

import type { Event } from '@tabula/kernel/chance.js';
import { clone, type Seat, same } from '@tabula/kernel/json.js';
import { expect, test } from 'vitest';
import type { Cults } from './board.js';
import { DISTRICTS, type District } from './content/behaviour.js';
import { CITIES, PROLOGUE } from './content/cards.js';
import { cityEffect, inPlay, sanityOf } from './rules/districts.js';
import { pointsOf, ritualsOf, scoreOf } from './rules/points.js';
import { optionsOf, PLAN_MARKERS } from './table-options.js';
import { playRandomly } from './testing/play.js';

// Invariants that speak of more than one position: watched through random games of every number of players.

const GAMES = [1, 2, 3, 4].flatMap((seats) => [0, 1, 2].map((game) => ({ seats, seed: `watched ${seats} ${game}` })));
const seatIn = ({ params }: Event, name = 'seat'): Seat => (params[name] as { seat: Seat }).seat;
const districtIn = ({ params }: Event): District => (params.district as { district: District }).district;
const on = <T>(list: readonly T[], value: T): number => list.filter((each) => each === value).length;

/** Looks closely only at what is wrong: these are asked very often. */
function is(found: unknown, wanted: unknown): void {
  if (!same(found, wanted)) expect(found).toEqual(wanted);
}
const atMost = (found: number, most: number) => is(Math.max(found, most), most);

/** Plays every game; the watcher sees each event and each question with the board as it is then. */
function watch(
  begin: () => { event?: (event: Event, s: Cults) => void; asked?: (s: Cults, id: string) => void },
): void {
  for (const { seats, seed } of GAMES) {
    const { event, asked } = begin();
    playRandomly({
      seats,
      seed,
      ...(event === undefined ? {} : { event }),
      ...(asked === undefined ? {} : { asked: (id, { board }) => asked(board, id) }),
    });
  }
}

test('INV-09 INV-10 the action phase begins with all markers on the board and takes as many turns', () => {
  let phases = 0;
  watch(() => {
    let left = -1;
    let round = 0;
    return {
      event: ({ key }, s) => {
        const lying = DISTRICTS.reduce((sum, id) => sum + s.districts[id].plans.length, 0);
        if (s.phase === 'action' && round !== s.round) {
          round = s.round;
          phases++;
          const markers = cityEffect(s, 'plan-markers')?.count ?? PLAN_MARKERS;
          // The first event of the phase follows the first marker that was taken, or a skip.
          left = markers * s.seats.length - (key === 'event.skipped' ? 0 : 1);
          is(lying, left);
        } else if (s.phase === 'action' && (key === 'event.plan' || key === 'event.npc-rolled')) is(lying, --left);
        if (s.phase === 'hiding' || s.phase === 'end') is(lying, 0);
      },
    };
  });
  expect(phases).toBe(GAMES.length * 6);
});

test('INV-18 INV-19 investigators never leave, and arrive after as many advances as there are steps', () => {
  watch(() => {
    const advances: Partial<Record<District, number>> = {};
    let before: Cults['districts'] | undefined;
    return {
      event: (event) => {
        if (event.key === 'event.investigator-advanced' || event.key === 'event.investigator-arrived')
          advances[districtIn(event)] = (advances[districtIn(event)] ?? 0) + 1;
      },
      asked: (s) => {
        if (s.prologue === null) return;
        const { investigationSteps: steps } = optionsOf(s);
        const { arrived, nearer } = PROLOGUE[s.prologue]!;
        const offset = steps - Math.max(1, steps - nearer);
        for (const id of inPlay(s)) {
          const { investigators, track } = s.districts[id];
          const made = (advances[id] ?? 0) + offset;
          is(investigators, (arrived.includes(id) ? 1 : 0) + Math.floor(made / steps));
          is(track, steps - (made % steps));
          atMost(before?.[id].investigators ?? 0, investigators);
        }
        before = clone(s.districts);
      },
    };
  });
});

test('INV-20 sanity is the printed value, the investigators and the city card', () => {
  watch(() => ({
    asked: (s) => {
      const effect = s.event === null ? undefined : CITIES[s.event]!.effect;
      const change = effect?.is === 'sanity' ? effect.change : 0;
      for (const id of inPlay(s)) is(sanityOf(s, id), s.districts[id].sanity + s.districts[id].investigators + change);
    },
  }));
});

test('INV-21 INV-22 after the hiding phase nobody has too many tokens, a hand, or a marker on the plan board', () => {
  watch(() => {
    let limit = 0;
    return {
      event: ({ key }, s) => {
        if (key === 'event.hid') limit = cityEffect(s, 'token-limit')?.limit ?? optionsOf(s).tokenLimit;
        if (key !== 'event.round' || s.round === 1) return;
        for (const { thug, adept, freak, hand, used } of s.seats) {
          atMost(thug + adept + freak, limit);
          is(hand, []);
          is(Object.values(used), [0, 0, 0, 0, 0]);
        }
      },
    };
  });
});

test('INV-24 INV-25 INV-26 after a confrontation only the winner has rituals there, and the others a card each', () => {
  let fights = 0;
  watch(() => {
    let sides: readonly Seat[] = [];
    let winner: Seat | null = null;
    let cards = 0;
    return {
      event: (event, s) => {
        if (event.key === 'event.confrontation') {
          sides = [...s.fight!.sides];
          expect(sides.length).toBeGreaterThanOrEqual(2);
          for (const seat of sides)
            is(
              s.districts[districtIn(event)].rituals.some(({ owner }) => owner === seat),
              true,
            );
        }
        if (event.key === 'event.confrontation-won') winner = seatIn(event);
        if (event.key === 'event.confrontation-tied') winner = null;
        if (event.key === 'event.total') cards = s.disorganised;
        if (event.key !== 'event.confrontation-over') return;
        fights++;
        is(s.disorganised - cards, sides.length - (winner === null ? 0 : 1));
        const owners = s.districts[districtIn(event)].rituals.map(({ owner }) => owner);
        is(
          owners.filter((owner) => sides.includes(owner) && owner !== winner),
          [],
        );
        if (winner !== null) expect(owners).toContain(winner);
      },
    };
  });
  expect(fights).toBeGreaterThan(20);
});

test('INV-27 INV-28 a domination plan places at most two markers, one after a fight, and costs one ritual if any', () => {
  let placed = 0;
  watch(() => {
    let fought = false;
    let markers = 0;
    let removed = 0;
    const end = () => {
      atMost(markers, fought ? 1 : 2);
      is(removed, markers > 0 ? 1 : 0);
      placed += markers;
      fought = false;
      markers = 0;
      removed = 0;
    };
    return {
      event: ({ key }) => {
        if (key === 'event.plan' || key === 'event.npc-rolled' || key === 'event.scored') end();
        if (key === 'event.confrontation') fought = true;
        if (key === 'event.domination' || key === 'event.domination-replaced') markers++;
        if (key === 'event.ritual-removed') removed++;
      },
    };
  });
  expect(placed).toBeGreaterThan(20);
});

test('INV-29 the first cultist of round r is seat f + r − 1; alone it is always the player', () => {
  watch(() => {
    let first = 0;
    return {
      asked: (s) => {
        if (s.round === 1) first = s.first;
        if (s.round > 0) is(s.first, s.npc === null ? (first + s.round - 1) % s.seats.length : 0);
      },
    };
  });
});

test('INV-30 INV-31 INV-32 city cards, points and the majority', () => {
  watch(() => ({
    asked: (s) => {
      if (s.round > 0) is(s.pastEvents.length + (s.event === null ? 0 : 1), s.round - 1);
      const rituals = s.seats.map((_, seat) => ritualsOf(s, seat));
      const majority = s.seats.map((_, seat) => scoreOf(s, seat).majority);
      is(
        majority.some((point) => point === 1),
        rituals.some((count) => count > 0),
      );
      for (const seat of s.seats.keys()) atMost(pointsOf(s, seat), 8 + inPlay(s).length + 1);
    },
  }));
});

test('INV-35 the NPC does the same whatever is in the hand and behind the screen of the player', () => {
  /** What happens until the player decides anything but where to place markers and to bluff. */
  const course = (mix: (s: Cults) => void) => {
    const told: string[] = [];
    let mixed = false;
    playRandomly({
      seats: 1,
      seed: 'npc',
      asked: (id, { board }) => {
        if (id !== 'planning/district' || mixed) return;
        mixed = true;
        mix(board);
      },
      event: (event, s) => {
        if (s.round === 1 && s.phase === 'planning') told.push(`${event.key} ${JSON.stringify(event.params)}`);
      },
    });
    return told;
  };
  const swapped = course((s) => {
    const { hand, deck } = s.seats[0]!;
    [s.seats[0]!.hand, s.seats[0]!.deck] = [deck.slice(0, hand.length), [...hand, ...deck.slice(hand.length)]];
    s.seats[0]!.thug += 3;
  });
  expect(swapped.length).toBeGreaterThan(7);
  expect(swapped).toEqual(course(() => {}));
});

test('INV-36 at no moment are there more rituals in a district than it has room for', () => {
  watch(() => ({
    event: (_, s) => {
      for (const id of DISTRICTS) atMost(s.districts[id].rituals.length, optionsOf(s).ritualCap);
    },
  }));
});

test('INV-37 a stack of plan markers is last in, first out', () => {
  watch(() => {
    let before: Partial<Record<District, Seat[]>> = {};
    return {
      event: ({ key }, s) => {
        for (const id of DISTRICTS) {
          const was = before[id] ?? [];
          const { plans } = s.districts[id];
          const shorter = Math.min(was.length, plans.length);
          is([key, plans.slice(0, shorter)], [key, was.slice(0, shorter)]);
          is(on(plans, -1), 0);
        }
        before = Object.fromEntries(DISTRICTS.map((id) => [id, [...s.districts[id].plans]]));
      },
    };
  });
});

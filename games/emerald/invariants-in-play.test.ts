import type { Event } from '@tabula/kernel/chance.js';
import { clone, type Seat, same } from '@tabula/kernel/json.js';
import { expect, test } from 'vitest';
import type { Emerald } from './board.js';
import { CITIES } from './content/behaviour.js';
import { emerald } from './emerald.js';
import { cardOf, textOf } from './rules/cards.js';
import { limitReached, totalOf, trackDifference } from './rules/points.js';
import { accountOf, punishedFaction } from './rules/scoring.js';
import { playRandomly } from './testing/play.js';

// Invariants that speak of more than one position: watched through random games of every number of players.

const game = (seats: number, nth: number) => ({ seats, seed: `watched ${seats} ${nth}` });
const GAMES = [2, 3, 4, 5].flatMap((seats) => [game(seats, 0), game(seats, 1)]);
/** Games in which Leopold Society takes a card that has given points. */
const LEOPOLD = [game(5, 18), game(5, 104)];
const seatIn = ({ params }: Event): Seat => (params.seat as { seat: Seat }).seat;
const cardIn = ({ params }: Event): string => (params.card as { card: string }).card;

/** Looks closely only at what is wrong: these are asked very often. */
function is(found: unknown, wanted: unknown): void {
  if (!same(found, wanted)) expect(found).toEqual(wanted);
}

/** Plays every game; the watcher sees each event and each question with the board as it is then. */
function watch(
  begin: () => { event?: (event: Event, s: Emerald) => void; asked?: (s: Emerald, id: string) => void },
  games = GAMES,
): Emerald[] {
  return games.map(({ seats, seed }) => {
    const { event, asked } = begin();
    return playRandomly({
      seats,
      seed,
      ...(event === undefined ? {} : { event }),
      ...(asked === undefined ? {} : { asked: (id, { board }) => asked(board, id) }),
    }).board;
  });
}

test('INV-1 to INV-28 that one position can show hold at every question', () => {
  let asked = 0;
  for (const { seats, seed } of GAMES)
    playRandomly({
      seats,
      seed,
      asked: (_, state) => {
        asked++;
        for (const { id, broken } of emerald.invariants) is([id, broken(state.board, state)], [id, null]);
      },
    });
  expect(asked).toBeGreaterThan(2000);
});

test('INV-6 INV-9 stacks never grow, and a card that has left them stays with its owner or leaves the game', () => {
  watch(() => {
    const owners = new Map<string, Seat>();
    let before: number[] | undefined;
    return {
      asked: (s) => {
        const sizes = CITIES.map((city) => s.cities[city].stack.length + s.cities[city].top.length);
        if (before !== undefined) for (const [at, size] of sizes.entries()) is(Math.max(size, before[at]!), before[at]);
        before = sizes;
        for (const [seat, { deck, hand, discard, display, played, changes }] of s.seats.entries())
          for (const card of [...deck, ...hand, ...discard, ...display, ...played, ...changes]) {
            is(owners.get(card) ?? seat, seat);
            owners.set(card, seat);
          }
      },
    };
  });
});

test('INV-10 INV-12 markers never go down, and everybody has the same share of the tracks', () => {
  watch(() => {
    let before = { loyalist: 0, restorationist: 0 };
    return {
      asked: (s) => {
        is(s.markers.loyalist >= before.loyalist && s.markers.restorationist >= before.restorationist, true);
        before = { ...s.markers };
        for (const [seat, { ledger }] of s.seats.entries()) {
          const booked = ledger.reduce((sum, { amount }) => sum + amount, 0);
          is(totalOf(s, seat) - booked, trackDifference(s));
          is(totalOf(s, seat) >= 0, true); // INV-11
        }
      },
    };
  });
});

test('INV-13 entries of a ledger disappear only by Leopold Society, and only those of Zombies and Vampires', () => {
  let gone = 0;
  watch(() => {
    let before: Emerald['seats'][number]['ledger'][] = [];
    return {
      asked: (s) => {
        for (const [seat, entries] of before.entries())
          for (const entry of entries) {
            if (s.seats[seat]!.ledger.some((now) => same(now, entry))) continue;
            gone++;
            is([s.undeadEnded, ['Zombies', 'Vampires'].includes(cardOf(s, entry.from).name.en)], [true, true]);
          }
        before = s.seats.map(({ ledger }) => clone(ledger));
      },
    };
  }, LEOPOLD);
  expect(gone).toBeGreaterThan(0);
});

test('INV-16 after the draw a hand has five cards, or there is nothing left to draw', () => {
  let draws = 0;
  watch(() => {
    let active: Seat | null = null;
    return {
      event: (event, s) => {
        if (event.key !== 'event.turn') return;
        if (active !== null && s.ended === null) {
          const { hand, deck, discard } = s.seats[active]!;
          is(hand.length >= 5 || deck.length + discard.length === 0, true);
          draws++;
        }
        active = seatIn(event);
      },
    };
  });
  expect(draws).toBeGreaterThan(100);
});

test('INV-17 a claim is the first of at most two actions', () => {
  let claims = 0;
  watch(() => ({
    asked: (s, id) => {
      is(s.actions <= 2, true);
      if (id !== 'claim/choice') return;
      claims++;
      is(s.actions, 1); // it counts as begun
    },
  }));
  expect(claims).toBeGreaterThan(20);
});

test('INV-18 when an action is done all totals are below the limit and the markers below 10', () => {
  watch(() => ({
    asked: (s, id) => {
      if (id === 'turn/deed') is(limitReached(s), null);
    },
  }));
});

test('INV-19 a card used for a one-use text or to assassinate never comes back', () => {
  let used = 0;
  watch(() => {
    const spent = new Set<string>();
    return {
      event: (event, s) => {
        const { key } = event;
        const card = key === 'event.uses' || key.startsWith('event.attacks') ? cardIn(event) : null;
        if (card !== null && (key !== 'event.uses' || textOf(s, card, 'action')?.once === true)) spent.add(card);
        if (key === 'event.supports-by-text') spent.add(cardIn(event));
        used = Math.max(used, spent.size);
      },
      asked: (s) => {
        for (const { hand, deck, discard } of s.seats)
          for (const card of [...hand, ...deck, ...discard]) if (spent.has(card)) is(card, 'spent');
      },
    };
  });
  expect(used).toBeGreaterThan(2);
});

test('INV-26 each free action of a turn leaves fewer cards that may give one', () => {
  let free = 0;
  watch(() => {
    let used: string[] = [];
    return {
      event: (event, s) => {
        if (event.key === 'event.turn') used = [];
        if (event.key !== 'event.uses' || textOf(s, cardIn(event), 'free') === undefined) return;
        free++;
        is(used.includes(cardIn(event)), false);
        used.push(cardIn(event));
      },
    };
  });
  expect(free).toBeGreaterThan(10);
});

test('INV-27 one faction has the penalty, and the totals are those of the ledgers', () => {
  for (const s of watch(() => ({}))) {
    const accounts = s.seats.map((_, seat) => accountOf(s, seat));
    const punished = punishedFaction(accounts);
    const lost = accounts.map(({ kept, tracks }, seat) => kept + tracks - s.totals![seat]!);
    expect(lost).toEqual(accounts.map(({ faction }) => (faction === punished ? 5 : 0)));
    expect(accounts.some(({ faction }) => faction === punished)).toBe(true);
  }
});

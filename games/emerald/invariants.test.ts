import { problemsOf } from '@tabula/kernel/check.js';
import type { State } from '@tabula/kernel/game.js';
import { clone } from '@tabula/kernel/json.js';
import { firstAsked } from '@tabula/kernel/testing/random-play.js';
import { describe, expect, test } from 'vitest';
import type { Emerald } from './board.js';
import { emerald } from './emerald.js';
import { newGame } from './testing/new-game.js';
import { playRandomly } from './testing/play.js';
import { variant } from './testing/variant.js';

const at = {
  setup: newGame(3).state,
  turn: firstAsked(emerald, 'turn/deed', 3),
  place: firstAsked(emerald, 'retrieve/from', 3),
  end: playRandomly({ seed: 'invariants', seats: 3 }),
};

/** What is said of a position in which something was broken. */
function broken(position: keyof typeof at, breaks: (s: Emerald, state: State<Emerald>) => void): string {
  const state = clone(at[position]);
  breaks(state.board, state);
  return problemsOf(emerald, state).join('\n');
}

const says = (position: keyof typeof at, text: string, breaks: (s: Emerald, state: State<Emerald>) => void) =>
  expect(broken(position, breaks)).toContain(text);

describe('a position that breaks an invariant is not loaded', () => {
  test('the positions themselves are sound', () => {
    for (const state of Object.values(at)) expect(problemsOf(emerald, state)).toEqual([]);
  });

  test('the board has the pack of the table', () => {
    const pack = variant('other', {});
    says('turn', "pack: the board has the pack 'base', the table 'other'", (_, state) => {
      state.options.pack = pack;
    });
  });

  test('phase, round, result and end fit together', () => {
    says('turn', 'phase: the phase is setup', (s) => {
      s.phase = 'setup';
    });
    says('turn', 'phase: round 0 in the phase turns', (s) => {
      s.round = 0;
    });
    says('turn', 'phase: the game has a result when it is over', (_, state) => {
      state.result = { places: [[0], [1], [2]], reason: 'result.points' };
    });
    says('turn', 'phase: something has ended the game when it is over', (s) => {
      s.ended = 'idle';
    });
    says('end', 'phase: something has ended the game when it is over', (s) => {
      s.ended = null;
    });
  });

  test('somebody has moved every step that a marker has moved', () => {
    says('turn', 'pushed: the loyalist marker stands on 3, but was moved 2', (s) => {
      s.markers.loyalist = 3;
      s.seats[1]!.pushed.loyalist = 2;
      s.seats[0]!.pushed.loyalist = 0;
      s.seats[2]!.pushed.loyalist = 0;
    });
  });

  test('the turn that is played is that of the active player', () => {
    says('turn', 'turn: seat', (s) => {
      s.active = (s.active + 1) % 3;
    });
  });

  test('everybody has one identity, and only such are remembered', () => {
    says('turn', 'identity: seat 0: 0 identity cards, not 1', (s) =>
      s.identities.push(...s.seats[0]!.identity.splice(0)),
    );
    says('turn', 'is remembered, but nobody has looked at it', (s) => {
      s.known[s.seats[0]!.hand[0]!] = 2;
    });
  });

  test('EMER-4.17 between two deeds no card is in play', () => {
    says('turn', 'is in play', (s) => s.seats[1]!.played.push(s.seats[1]!.hand.pop()!));
    expect(broken('place', () => {})).toBe('');
  });

  test('INV-1 ten cubes', () => {
    says('turn', 'INV-1: seat 0: 11 cubes, not 10', (s) => s.seats[0]!.cubes++);
    says('turn', 'INV-1: seat 1: 11 cubes, not 10', (s) => s.cities.rome.cubes[1]!++);
  });

  test('INV-2 ten agents, wherever they are', () => {
    says('turn', 'INV-2: seat 0: 11 agents, not 10', (s) => s.seats[0]!.agents++);
    says('turn', 'INV-2: seat 2: 11 agents, not 10', (s) => s.seats[0]!.victims.push({ card: 'G33', owner: 2 }));
    says('turn', 'INV-2: seat 2: 12 agents, not 10', (s) => {
      s.seats[2]!.parked = 1;
      s.seats[2]!.fed = 1;
    });
  });

  test('INV-3 six zombies, or none any more', () => {
    says('turn', 'INV-3: 7 zombies, not 6', (s) => s.cities.rome.zombies++);
    says('turn', 'INV-3: 6 zombies, not 0', (s) => {
      s.undeadEnded = true;
    });
  });

  test('INV-4 fifteen sanity tokens', () => {
    says('turn', 'INV-4: 14 sanity tokens, not 15', (s) => s.sanity--);
    says('turn', 'expected a number 0 to 3', (s) => {
      s.seats[0]!.sanity = 4;
    });
  });

  test('INV-5 every card is in exactly one place', () => {
    says('turn', 'is in 2 places', (s) => s.removed.push(s.unused[0]!));
    says('turn', 'is in 0 places', (s) => s.seats[0]!.deck.pop());
    says('turn', 'card "G99": is unknown here', (s) => s.removed.push('G99'));
  });

  test('INV-6 INV-28 starting cards stay among the cards of their owner', () => {
    says('turn', 'a starting card of another colour', (s) => s.seats[0]!.discard.push(s.seats[1]!.deck.pop()!));
    const starting = (s: Emerald) => {
      const { deck, hand, discard } = s.seats[0]!;
      const pile = [deck, hand, discard].find((cards) => cards.some((card) => card.startsWith('ST')))!;
      return pile.splice(
        pile.findIndex((card) => card.startsWith('ST')),
        1,
      );
    };
    says('turn', 'INV-28: ST', (s) => s.removed.push(...starting(s)));
    says('turn', "has left its owner's cards", (s) => s.seats[0]!.display.push(...starting(s)));
    says('turn', "has left its owner's cards", (s) => s.cities.rome.stack.unshift(...starting(s)));
  });

  test('INV-7 a royal is in its city, in a display, or gone', () => {
    const lift = (s: Emerald) => {
      const { stack, royal } = s.cities.rome;
      const pile = royal.length > 0 ? royal : stack;
      return pile.splice(pile.indexOf('royal-rome'), 1);
    };
    says('turn', 'INV-7: royal-rome has left the royals', (s) => s.seats[0]!.discard.push(...lift(s)));
    says('turn', 'INV-7: royal-rome has left the royals', (s) => s.unused.push(...lift(s)));
    says('turn', 'INV-7: paris: royal-rome in the royal slot', (s) => s.cities.paris.royal.push(...lift(s)));
    says('turn', 'INV-7: paris: holds royal-rome', (s) => s.cities.paris.stack.unshift(...lift(s)));
    expect(broken('turn', (s) => s.removed.push(...lift(s)))).not.toContain('INV-7');
  });

  test('INV-8 INV-9 one face-up card on every stack, never a royal, and no more cards than were dealt', () => {
    says('turn', 'no card lies face up', (s) => s.removed.push(...s.cities.rome.top.splice(0)));
    says('turn', 'INV-8: rome: 2 cards lie face up', (s) => s.cities.rome.top.push(s.unused.pop()!));
    says('turn', 'cards, at most 5 were dealt', (s) => s.cities.rome.stack.unshift(...s.unused.splice(0, 5)));
  });

  test('INV-10 markers stay on their tracks', () => {
    says('turn', '/board/markers/loyalist: expected a number 0 to 10', (s) => {
      s.markers.loyalist = 11;
    });
  });

  test('INV-14 INV-15 who is revealed is a Loyalist while the game runs; who is not has an agent and a token', () => {
    const restorationist = at.turn.board.seats.findIndex(({ identity }) => identity[0]?.startsWith('restorationist'));
    says('turn', `INV-14: seat ${restorationist}: is revealed as Restorationist`, (s) => {
      const { identity, revealed } = s.seats[restorationist]!;
      revealed.push(...identity.splice(0));
    });
    says('turn', 'INV-15: seat 0: has no sanity token left', (s) => {
      s.sanity += s.seats[0]!.sanity;
      s.seats[0]!.sanity = 0;
    });
    says('turn', 'INV-15: seat 1: has no agent on the board', (s) => {
      for (const here of Object.values(s.cities)) here.agents[1] = 0;
      s.seats[1]!.agents = 10;
    });
  });

  test('INV-18 the game would be over', () => {
    says('turn', 'INV-18: the game should have ended by the track', (s) => {
      s.markers.loyalist = 10;
    });
    says('turn', 'INV-18: the game should have ended by the points', (s) => {
      s.seats[1]!.ledger.push({ amount: 24, kind: 'neutral', from: 'city-rome', victim: null });
    });
  });

  test('INV-20 what lies on cards', () => {
    const kill = (s: Emerald, card: string, owner: number) => {
      s.seats[0]!.victims.push({ card, owner });
      s.seats[owner]!.agents--;
    };
    says('turn', 'INV-20: seat 0: an agent lies on G33', (s) => kill(s, 'G33', 1));
    says('turn', 'INV-20: seat 0: an own agent lies on a kill field', (s) => kill(s, 'G33', 0));
    says('turn', 'INV-20: seat 0: a kill field holds two agents', (s) => {
      kill(s, 'G33', 1);
      kill(s, 'G33', 2);
    });
    says('turn', 'INV-20: seat 0: agents wait on no card', (s) => {
      s.seats[0]!.parked = 1;
      s.seats[0]!.agents--;
    });
    says('turn', 'INV-20: seat 0: agents were fed to no card', (s) => {
      s.seats[0]!.fed = 1;
      s.seats[0]!.agents--;
    });
  });

  test('INV-21 Black Hand has booked two points for every royal', () => {
    says('turn', 'INV-21: seat 0: 2 points for G01, not 0', (s) => {
      for (const pile of [s.unused, ...Object.values(s.cities).flatMap(({ stack, top }) => [stack, top])])
        if (pile.includes('G01')) pile.splice(pile.indexOf('G01'), 1);
      s.seats[0]!.display.push('G01');
      s.seats[0]!.ledger.push({ amount: 2, kind: 'restorationist', from: 'G01', victim: null });
    });
  });

  test('INV-27 the final totals are those that the ledgers give', () => {
    says('end', 'INV-27: the final totals are', (s) => s.totals![0]!++);
    says('end', 'INV-27: the game is over without totals', (s) => {
      s.totals = null;
    });
  });

  test('locals of rules in progress name seats there are, and the same seat as their caller', () => {
    says('place', 'there are the seats 0 to 2', (_, { stack }) => {
      stack[stack.length - 1]!.v.seat = 7;
    });
    says('place', 'which called it', (_, { stack }) => {
      const top = stack[stack.length - 1]!;
      top.v.seat = ((top.v.seat as number) + 1) % 3;
    });
  });
});

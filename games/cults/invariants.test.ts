import { problemsOf } from '@tabula/kernel/check.js';
import type { State } from '@tabula/kernel/game.js';
import { clone } from '@tabula/kernel/json.js';
import { EVERYBODY } from '@tabula/kernel/places.js';
import { until } from '@tabula/kernel/testing/new-game.js';
import { firstAsked } from '@tabula/kernel/testing/random-play.js';
import { describe, expect, test } from 'vitest';
import type { Cults } from './board.js';
import { cults } from './cults.js';
import { newGame } from './testing/new-game.js';

/** A game for three at its first action, one alone, and positions of random games at some questions. */
const at = {
  draft: newGame(3).state,
  action: stateAt(3, 'turn/choice'),
  alone: stateAt(1, 'turn/choice'),
  city: firstAsked(cults, 'lost-files/card', 3),
  fight: firstAsked(cults, 'commitment/thugs', 3),
  dice: stateAt(2, 'recruit/dice'),
};

function stateAt(players: number, id: string): State<Cults> {
  const game = newGame(players, { districtLayout: 'recommended' });
  until(game, id);
  return game.state;
}

/** What is said of a position in which something was broken. */
function broken(position: keyof typeof at, breaks: (s: Cults, state: State<Cults>) => void): string[] {
  const state = clone(at[position]);
  breaks(state.board, state);
  return problemsOf(cults, state);
}

const says = (position: keyof typeof at, text: string, breaks: (s: Cults, state: State<Cults>) => void) =>
  expect(broken(position, breaks).join('\n')).toContain(text);

describe('a position that breaks an invariant is not loaded', () => {
  test('the positions themselves are sound', () => {
    for (const state of Object.values(at)) expect(problemsOf(cults, state)).toEqual([]);
  });

  test('the board has the parameters of the table', () => {
    says('action', 'house: the board has other parameters', (s) => {
      s.house = s.house.replace('"rounds":6', '"rounds":9');
    });
    says('action', 'house: the board has other parameters', (_, state) => {
      state.options.tokenLimit = 12;
    });
  });

  test('the NPC is there alone with its own things', () => {
    says('alone', 'solo: the NPC has neither a hand nor a screen', (s) => {
      s.seats[1]!.thug = 1;
    });
    says('action', 'solo: goal cards are for the solo game', (s) => {
      s.goal = 'O1';
    });
    says('alone', 'solo: the NPC is there in the solo game', (s) => {
      s.npc = null;
    });
  });

  test('memory: nobody knows the place of a card in a deck, everybody that of discarded disorganisation', () => {
    says('action', 'is remembered, but lies in a shuffled deck', (s) => {
      s.known[s.seats[0]!.deck[0]!] = EVERYBODY;
    });
    says('action', 'D.0 was discarded openly, and is not remembered', (s) => {
      s.disorganised = 1;
      s.seats[0]!.discard.push('D.0');
    });
    says('action', 'is remembered, but lies in the box', (s) => {
      s.known[s.seats[0]!.hand[0]!] = EVERYBODY;
      s.destroyed.push(s.seats[0]!.hand.shift()!);
    });
  });

  test('what is locked is in hand; dice lie before who rolls; who is in no fight has nothing in it', () => {
    says('action', 'locked: seat 0: S1.0-0 is locked, but not in hand', (s) => {
      s.seats[0]!.hand = s.seats[0]!.hand.filter((card) => card !== 'S1.0-0');
      s.seats[0]!.locked = ['S1.0-0'];
    });
    says('dice', 'dice: 4 dice lie before', (s) => s.dice.pop());
    says('action', 'dice: rerolls are left, but nobody rolls', (s) => {
      s.rerolls = 1;
    });
    says('action', 'fight: seat 2: is engaged in no confrontation', (s) => {
      s.seats[2]!.gang = 1;
    });
  });

  test('round and phase fit together, and the result is there at the end only', () => {
    says('action', 'phase: round 0 in the phase action', (s) => {
      s.round = 0;
    });
    says('action', 'phase: round 7 of 6', (s) => {
      s.round = 7;
    });
    says('action', 'phase: the game has a result when it is over', (_, state) => {
      state.result = { places: [[0], [1], [2]], reason: 'points' };
    });
  });

  test('every stack of district cards is there once, on a space of its type', () => {
    says('draft', 'stacks: every stack of district cards is there once', (s) => s.stacks.pop());
    says('action', 'stacks: uptown: a stack lies on the space of another type', (s) => {
      const { guardian, action } = s.districts.uptown;
      s.districts.uptown.guardian = action;
      s.districts.uptown.action = guardian;
    });
  });

  test('INV-01 rituals of each level on the board and in supply are 2, 2 and 1', () => {
    says('action', 'INV-01: seat 0: 1 rituals of level 1, not 2', (s) => s.seats[0]!.rituals[0]!--);
    says('action', 'INV-01: seat 1: 2 rituals of level 3, not 1', (s) => {
      s.districts.uptown.rituals.push({ owner: 1, level: 3 });
    });
  });

  test('INV-02 four places of cult, at most one in a district', () => {
    says('action', 'INV-02: seat 2: 3 places of cult, not 4', (s) => s.seats[2]!.places--);
    says('action', 'INV-02: seat 0: two places of cult in one district', (s) => {
      s.districts.uptown.places.push(0);
      s.seats[0]!.places--;
    });
  });

  test('INV-03 eight domination markers', () => {
    says('action', 'INV-03: seat 0: 9 domination markers, not 8', (s) => s.districts.uptown.domination.push(0));
  });

  test('INV-04 INV-36 the ritual limit of a district', () => {
    says('action', 'INV-04: uptown: 5 rituals', (s) => {
      for (const owner of [0, 1]) {
        s.districts.uptown.rituals.push({ owner, level: 1 }, { owner, level: 1 });
        s.seats[owner]!.rituals = [0, 2, 1];
      }
      s.districts.uptown.rituals.push({ owner: 2, level: 3 });
      s.seats[2]!.rituals = [2, 2, 0];
    });
  });

  test('INV-05 the domination spaces of a district', () => {
    says('action', 'INV-05: uptown: 4 domination markers', (s) => {
      s.districts.uptown.domination.push(0, 0, 0, 0);
      s.seats[0]!.domination = 4;
    });
  });

  test('INV-06 a district out of the game is empty, and as many are in play as there should be', () => {
    says('action', 'INV-06: rivertown: is out of the game, and not empty', (s) => {
      s.districts.rivertown.sanity = 3;
    });
    says('action', 'INV-06: 4 districts are in play, not 3', (s) => {
      s.districts.rivertown.open = true;
    });
  });

  test('INV-07 four plan markers; those of the NPC never lie on the plan board', () => {
    says('action', 'INV-07: seat 0: 5 plan markers, not 4', (s) => s.districts.uptown.plans.push(0));
    says('alone', 'INV-07: seat 1: markers of the NPC lie on the plan board', (s) => s.seats[1]!.used.bluff++);
  });

  test('INV-08 at most two markers on a plan', () => {
    says('action', 'INV-08: seat 0: 3 markers on growth', (s) => {
      for (const here of Object.values(s.districts)) here.plans = here.plans.filter((seat) => seat !== 0);
      s.seats[0]!.used.growth = 3;
      s.seats[0]!.used.bluff = 1;
    });
  });

  test('INV-12 INV-13 INV-14 INV-16 every card is in exactly one place, and none comes from nowhere', () => {
    says('action', 'card "S1.0-0": is in 2 places', (s) => s.destroyed.push('S1.0-0'));
    says('action', 'card "G3.0": is in 0 places', (s) => s.districts.uptown.guardian!.left--);
    says('action', 'card "G3.0": is unknown here', (s) => s.seats[0]!.discard.push('G3.0'));
    says('action', 'card "C1": lies where only cult cards belong', (s) => {
      s.city.splice(s.city.indexOf('C1'), 1);
      s.seats[0]!.discard.push('C1');
    });
    says('action', 'card "D.0": is in 0 places', (s) => s.disorganised++);
    says('action', 'is in 0 places', (s) => s.seats[0]!.deck.pop());
  });

  test('INV-14 starting cards stay with their colour', () => {
    const swap = (s: Cults, from: string[]) => {
      const card = s.seats[1]!.deck.pop()!;
      s.seats[1]!.deck.push(s.seats[0]!.deck.pop()!);
      from.push(card);
    };
    const hand = broken('action', (s) => swap(s, s.seats[0]!.hand)).join('\n');
    expect(hand).toMatch(/INV-14: seat 0: has S\d\.1-\d, a starting card of another colour/);
    says('alone', 'a starting card of another colour', (s) => s.npc!.discard.push(s.seats[0]!.deck.pop()!));
    says('alone', 'a starting card of another colour', (s) => s.seats[0]!.discard.push(s.npc!.deck.pop()!));
  });

  test('INV-20 a district in play has a sanity token once the prologue is known', () => {
    says('action', 'INV-20: downtown: has no sanity token', (s) => {
      s.districts.downtown.sanity = 0;
    });
  });

  test('INV-11 who has no marker left to place is not asked to', () => {
    const state = clone(stateAt(3, 'planning/district'));
    const { board } = state;
    const seat = state.stack.at(-1)!.v.seat as number;
    board.districts.uptown.plans.push(...new Array(board.seats[seat]!.plans).fill(seat));
    board.seats[seat]!.plans = 0;
    expect(problemsOf(cults, state)).toContain(`turn: seat ${seat} is to place a plan marker, but has none left`);
  });

  test('the phase on the board is that of the rules', () => {
    says('action', 'rules: the rules are in action, the board in planning', (s) => {
      s.phase = 'planning';
    });
  });

  test('the frames of a turn name one seat and one district, and seats that there are', () => {
    const growing = firstAsked(cults, 'growth/victim', 3);
    const changed = (v: object) => {
      const state = clone(growing);
      Object.assign(state.stack.at(-1)!.v, v);
      return problemsOf(cults, state).join('\n');
    };
    const { seat } = growing.stack.at(-1)!.v as { seat: number };
    expect(changed({ seat: (seat + 1) % 3 })).toContain(`but ${seat} in turn, which called it`);
    expect(changed({ seat: 7 })).toContain('seat is 7; there are the seats 0 to 2');
  });

  test('INV-15 nobody holds a disorganisation card', () => {
    says('action', 'INV-15: seat 0: holds a disorganisation card', (s) => {
      s.disorganised = 1;
      s.seats[0]!.hand.push('D.0');
    });
  });

  test('INV-17 the investigator on a track is 1 to 3 advances away', () => {
    says('action', 'INV-17: uptown: the investigator is 0 spaces away', (s) => {
      s.districts.uptown.track = 0;
    });
    says('action', 'INV-17: uptown: the investigator is 4 spaces away', (s) => {
      s.districts.uptown.track = 4;
    });
  });

  test('INV-21 no number of tokens is negative', () => {
    says('action', '/board/seats/0/thug: expected a number 0 to', (s) => {
      s.seats[0]!.thug = -1;
    });
  });

  test('INV-22 after the hiding phase hands and plan board are empty', () => {
    says('city', 'INV-22: seat 0: has not put everything away', (s) => {
      const { hand, deck, discard } = s.seats[0]!;
      hand.push((deck.length > 0 ? deck : discard).pop()!);
    });
  });

  test('INV-25 a confrontation has at least two sides', () => {
    says('fight', 'INV-25: one side cannot fight alone', (s) => {
      s.fight!.sides.length = 1;
    });
  });

  test('INV-29 alone the player is first', () => {
    says('alone', 'INV-29: alone, the player is always first', (s) => {
      s.first = 1;
    });
  });

  test('INV-30 in round r, r − 1 city cards have been used', () => {
    says('action', 'INV-30: 1 city cards were used by round 1, not 0', (s) => {
      s.event = s.city.shift()!;
    });
  });
});

import { problemsOf } from '@tabula/kernel/check.js';
import type { State } from '@tabula/kernel/game.js';
import { clone } from '@tabula/kernel/json.js';
import { decide, load } from '@tabula/kernel/table.js';
import { describe, expect, test } from 'vitest';
import { type Elekt, newUnit } from './board.js';
import { base } from './content/base.js';
import { addPack } from './content/packs.js';
import { elekt } from './elekt.js';
import { positions } from './testing/new-game.js';
import { removePacksAfterwards } from './testing/packs.js';
import { table } from './testing/table.js';

removePacksAfterwards();

/** What is said of a position in which something was broken. */
function broken(at: keyof ReturnType<typeof positions>, breaks: (s: Elekt, state: State<Elekt>) => void): string[] {
  const state = positions()[at];
  breaks(state.board, state);
  return problemsOf(elekt, state);
}

/** A card of a deck goes somewhere else, so that no card is lost. */
function move(from: string[], id: string, to: string[]): void {
  from.splice(from.indexOf(id), 1);
  to.push(id);
}

describe('a position that breaks an invariant is not loaded', () => {
  test('the positions themselves are sound', () => {
    const { setup, recruitment, assignment } = positions();
    expect([setup, recruitment, assignment].map((state) => problemsOf(elekt, state))).toEqual([[], [], []]);
  });

  test('the board plays with the pack of the table', () => {
    const unknown = broken('assignment', (s) => {
      s.pack = 'unknown';
    });
    expect(unknown.join()).toContain("the pack 'unknown' is not loaded");
    addPack({ ...base, id: 'other' });
    const other = broken('assignment', (s) => {
      s.pack = 'other';
    });
    expect(other).toContain("pack: the board has the pack 'other', the table 'base'");
  });

  test('ELEK-5.4 ELEK-5.5 who has passed or made all assignments is not asked to assign', () => {
    const text = 'turn: seat 1 is to assign, but has passed or made all assignments';
    const passed = broken('assignment', (s) => {
      s.seats[1]!.passed = true;
    });
    expect(passed).toContain(text);
    const all = broken('assignment', (s) => {
      s.seats[1]!.assigned = 5;
    });
    expect(all).toContain(text);
  });

  test('the phase on the board is that of the rules', () => {
    const early = broken('assignment', (s) => {
      s.phase = 'confrontation';
    });
    expect(early).toContain('phase: the rules are in assignment, the board in confrontation');
  });

  test('the frames of an assignment name one seat, and seats that there are', () => {
    const game = load(elekt, positions().assignment);
    if (!game.ok || !decide(game.table, 1, ['B1.1:court']).ok) throw new Error('seat 1 does not assign');
    const changed = (change: object) => {
      const state = clone(game.table.state);
      Object.assign(state.stack.at(-1)!.v, change);
      return problemsOf(elekt, state).join();
    };
    expect(changed({})).toBe('');
    expect(changed({ seat: 0 })).toContain('seat is 0 in instant-ability, but 1 in after-assignment, which called it');
    expect(changed({ zone: 'mission' })).toContain('zone is "mission" in instant-ability, but "court"');
    expect(changed({ seat: 5 })).toContain('seat is 5; there are the seats 0 to 1');
  });

  test('only a card in a hand is remembered', () => {
    const stray = broken('assignment', (s) => {
      s.known[s.elite[0]!] = 1;
    });
    expect(stray.join()).toMatch(/^memory: E\d\d is remembered, but lies in no hand$/);
  });

  test('INV-01 tokens in the pool and on units are 6, 6, 6 and 7', () => {
    const lost = broken('assignment', (s) => s.pool.cunning--);
    expect(lost).toContain('INV-01: 5 tokens of cunning in all, not 6');
    const made = broken('assignment', (s) => {
      s.zones.court.units.push(newUnit(s.seats[0]!.hand.pop()!, 0));
      s.zones.court.units[0]!.tokens.power = 1;
    });
    expect(made).toContain('INV-01: 8 tokens of power in all, not 7');
  });

  test('INV-02 no token count is negative, and cards in hand have no tokens', () => {
    const negative = broken('assignment', (s) => {
      s.pool.occultism = -1;
    });
    expect(negative).toContain('/board/pool/occultism: expected a number 0 to 6, found -1');
    const held = broken('assignment', (s) => Object.assign(s.seats[0]!, { tokens: { power: 1 } }));
    expect(held).toContain('/board/seats/0/"tokens": is not part of this game');
  });

  test('INV-03 there are 13 Embers, at most 3 with a player and at least 1 in the pool', () => {
    expect(broken('assignment', (s) => s.embers++)).toContain('INV-03: 14 Embers in all, not 13');
    const rich = broken('assignment', (s) => {
      s.seats[0]!.embers = 4;
      s.embers -= 3;
    });
    expect(rich).toContain('/board/seats/0/embers: expected a number 0 to 3, found 4');
  });

  test('INV-04 each Elite unit is in exactly one place, shown and drawn cards in their time only', () => {
    const twice = broken('assignment', (s) => s.discard.push(s.elite[0]!));
    expect(twice.join()).toMatch(/card "E\d\d": is in 2 places/);
    const lost = broken('assignment', (s) => s.elite.pop());
    expect(lost.join()).toMatch(/card "E\d\d": is in 0 places/);
    const shown = broken('assignment', (s) => s.seats[0]!.shown.push(s.elite.pop()!));
    expect(shown).toContain('INV-04: cards are shown for the Scepter after setup');
    const drawn = broken('assignment', (s) => s.seats[0]!.drawn.push(s.elite.pop()!));
    expect(drawn).toContain('INV-04: drawn cards wait for a choice outside Recruitment');
  });

  test('INV-05 each Basic unit in the game is in exactly one place', () => {
    const twice = broken('assignment', (s) => s.seats[0]!.hand.push('B1.1'));
    expect(twice).toContain('card "B1.1": is in 2 places');
    const stranger = broken('assignment', (s) => s.seats[0]!.hand.push('B1.2'));
    expect(stranger).toContain('card "B1.2": is unknown here');
  });

  test('INV-06 Missions and Influences are spread over deck, board, won cards and out of the game', () => {
    const lost = broken('assignment', (s) => s.missions.splice(s.missions.indexOf('M05'), 1));
    expect(lost).toContain('card "M05": is in 0 places');
    const mixed = broken('assignment', (s) => move(s.influences, 'I05', s.missions));
    expect(mixed).toContain('card "I05": lies where only mission cards belong');
  });

  test('INV-07 six Privileges take part, during the choice of direction too', () => {
    const five = broken('assignment', (s) => s.unused.push(s.privileges.pop()!));
    expect(five).toContain('INV-07: 5 Privileges take part, not 6');
    const seven = broken('setup', (s) => s.privileges.push(s.unused.pop()!));
    expect(seven).toContain('INV-07: 7 Privileges take part, not 6');
  });

  test('INV-08 the face-down decks tell the round, and every Zone has a card', () => {
    const missions = broken('assignment', (s) => move(s.missions, 'M05', s.gone.missions));
    expect(missions).toContain('INV-08: 15 Missions face down in round 1');
    const influences = broken('setup', (s) => move(s.influences, 'I05', s.gone.influences));
    expect(influences).toContain('INV-08: 15 Influences face down in round 0');
    const round = broken('recruitment', (s) => s.round++);
    expect(round).toContain('INV-08: 16 Missions face down in round 2');
    const bare = broken('assignment', (s) => {
      s.gone.influences.push(s.zones.influence.card!);
      s.zones.influence.card = null;
    });
    expect(bare).toContain('INV-08: a Zone has no face-up card');
  });

  test('INV-09 the round is 1 to 6, and 0 in setup only', () => {
    const seventh = broken('assignment', (s) => {
      s.round = 7;
    });
    expect(seventh).toContain('/board/round: expected a number 0 to 6, found 7');
    const none = broken('assignment', (s) => {
      s.round = 0;
    });
    expect(none).toContain('INV-09: round 0 in the phase assignment');
    expect(broken('setup', (s) => s.round++)).toContain('INV-09: round 1 in the phase setup');
  });

  test('INV-10 nobody has made more than 5 assignments, or 6 with the Sixth Voice', () => {
    const six = broken('assignment', (s) => {
      s.seats[0]!.assigned = 6;
    });
    expect(six).toContain('INV-10: seat 0 has made more than 5 assignments');
    expect(() => table().owns(0, 'P10').assigned(0, 6).assign(1)).not.toThrow();
  });

  test('INV-11 in the Assignment phase nobody is over the limit of a Zone, as cards change it', () => {
    const four = { 0: ['B1.0', 'B2.0', 'B3.0', 'B4.0'] };
    const three = { 0: ['B1.0', 'B2.0', 'B3.0'] };
    expect(() => table().zone('mission', four).assign()).toThrow(
      'INV-11: seat 0 has too many units in the mission Zone',
    );
    expect(() => table().mission('M13').zone('mission', four).assign()).not.toThrow();
    expect(() => table().zone('mission', three).assign()).not.toThrow();
    expect(() => table().mission('M14').zone('mission', three).assign()).toThrow('INV-11');
    expect(() => table({ seats: 3 }).zone('mission', three).assign()).toThrow('INV-11');
  });

  test('INV-12 nobody has more than 10 units in Zones, or 7 with 3 or 4 players', () => {
    const elite = (from: number, count: number) =>
      Array.from({ length: count }, (_, i) => `E${String(from + i).padStart(2, '0')}`);
    const laid = (seats: number, court: number) =>
      table({ seats })
        .zone('mission', { 0: elite(1, 3) })
        .zone('influence', { 0: elite(5, 3) })
        .zone('court', { 0: elite(10, court) });
    expect(() => laid(2, 4).confront('court', 'power')).not.toThrow();
    expect(() => laid(2, 5).confront('court', 'power')).toThrow(
      'seat 0 has 11 units in Zones, at most 10 are possible',
    );
    expect(() => laid(3, 1).confront('court', 'power')).not.toThrow();
    expect(() => laid(3, 2).confront('court', 'power')).toThrow('seat 0 has 8 units in Zones, at most 7 are possible');
  });

  test('INV-13 no unit lies in a Zone during Recruitment', () => {
    const left = broken('recruitment', (s) => s.zones.court.units.push(newUnit(s.seats[0]!.hand.pop()!, 0)));
    expect(left).toContain('INV-13: units lie in Zones during Recruitment');
  });

  test('INV-14 the Scepter has a holder, and a direction once setup is over', () => {
    const nobody = broken('assignment', (s) => {
      s.scepter = 2;
    });
    expect(nobody).toContain('/board/scepter: expected a seat, found 2');
    const still = broken('assignment', (s) => {
      s.direction = 0;
    });
    expect(still).toContain('INV-14: the Scepter has no direction');
  });

  test('INV-15 nobody in a running game has the Titles that win it', () => {
    const over = broken('assignment', (s) => {
      for (const card of ['M01', 'M03', 'M04', 'M05']) move(s.missions, card, s.seats[0]!.missions);
    });
    expect(over).toContain('INV-15: seat 0 has 7 Titles, and the game goes on');
    const short = broken('assignment', (s) => {
      for (const card of ['M01', 'M03', 'M04']) move(s.missions, card, s.seats[0]!.missions);
    });
    expect(short.filter((problem) => problem.startsWith('INV-15'))).toEqual([]);
  });

  test('INV-16 at most four Titles a round have been won, and never more than the cards of six rounds carry', () => {
    const early = broken('assignment', (s) => {
      for (const card of ['M01', 'M03']) move(s.missions, card, s.seats[0]!.missions);
      move(s.influences, 'I02', s.seats[1]!.influences);
    });
    expect(early).toContain('INV-16: 5 Titles were won by round 1, at most 4 are possible');
    const late = broken('assignment', (s) => {
      s.round = 6;
      for (const card of s.missions.splice(0)) s.seats[0]!.missions.push(card);
    });
    expect(late).toContain('INV-16: 21 Titles were won by round 6, at most 20 are possible');
  });

  test('INV-17 every won card has one owner', () => {
    const both = broken('assignment', (s) => {
      move(s.missions, 'M05', s.seats[0]!.missions);
      s.seats[1]!.missions.push('M05');
    });
    expect(both).toContain('card "M05": is in 2 places');
  });

  test('INV-18 a Privilege has left the board for every Court Zone that was resolved', () => {
    expect(broken('assignment', (s) => s.courts++)).toContain('INV-18: 0 Privileges left the board in 1 rounds');
  });

  test('INV-24 a finished game has exactly one winner, who is first, and no rules go on', () => {
    const nobody = broken('assignment', (_s, state) => {
      state.result = { places: [[0], [1]], reason: 'titles' };
    });
    expect(nobody).toContain('INV-24: a winner without a result, or a result without a winner');
    const other = broken('assignment', (s, state) => {
      s.winner = 1;
      state.result = { places: [[0], [1]], reason: 'titles' };
    });
    expect(other).toContain('INV-24: the winner is not in the first place alone');
    const shared = broken('assignment', (s, state) => {
      s.winner = 1;
      state.result = { places: [[1, 0]], reason: 'titles' };
    });
    expect(shared).toContain('INV-24: the winner is not in the first place alone');
    const goesOn = broken('assignment', (s, state) => {
      s.winner = 1;
      state.result = { places: [[1], [0]], reason: 'titles' };
    });
    expect(goesOn).toContain('INV-24: the rules go on after the end of the game');
    const herald = broken('assignment', (s) => {
      s.herald = 1;
    });
    expect(herald).toContain('INV-24: the Herald is not a loser');
  });

  test('INV-28 nobody has less than no Embers', () => {
    const debt = broken('assignment', (s) => {
      s.seats[0]!.embers = -1;
      s.embers += 2;
    });
    expect(debt).toContain('/board/seats/0/embers: expected a number 0 to 3, found -1');
  });

  test('INV-30 only who has a Privilege can have won one in this round', () => {
    const claimed = broken('assignment', (s) => {
      s.privilegeTo = 0;
    });
    expect(claimed).toContain('INV-30: seat 0 has won no Privilege');
  });
});

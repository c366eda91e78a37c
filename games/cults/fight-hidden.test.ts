import { clone } from '@tabula/kernel/json.js';
import { resample, view } from '@tabula/kernel/sight.js';
import { decide, eventsFor, questions } from '@tabula/kernel/table.js';
import { describe, expect, test } from 'vitest';
import { dominate } from './testing/fight.js';
import { stoppable } from './testing/halt.js';
import { rule } from './testing/rule.js';
import { type TestTable, table } from './testing/table.js';

/** Three at war in Uptown; seat 0 executes. */
const war = () =>
  dominate(
    table({ players: 3 })
      .ritual(0, 'uptown', 2)
      .ritual(1, 'uptown', 1)
      .ritual(2, 'uptown', 1)
      .hand(0, ['S3', 'S4', 'S6', 'G1'])
      .hand(1, ['S3', 'S5', 'G8'])
      .hand(2, ['S1'])
      .tokens(0, { thug: 3, adept: 1 })
      .tokens(1, { thug: 2 }),
    0,
    'uptown',
  );

/** All that one viewer is sent after each of these decisions, as bytes. */
function sentTo(viewer: number | null, decisions: readonly (readonly [number, ...string[]])[]): string[] {
  const { kernel } = war();
  return decisions.map(([seat, ...keys]) => {
    const outcome = decide(kernel, seat, keys);
    if (!outcome.ok) throw new Error(outcome.error.message);
    const asked = questions(kernel).filter((question) => question.seat === viewer);
    const who = questions(kernel).map((question) => [question.seat, question.id]);
    return JSON.stringify([eventsFor(outcome.entry, viewer), view(stoppable, kernel.state, viewer), asked, who]);
  });
}

rule(
  ['CULT-11.17', 'CULT-18.11', 'CULT-18.12'],
  'another commitment of as many cards sends the others the same bytes',
  () => {
    const one = [
      [0, 'S3.0-0', 'S4.0-0'],
      [0, '3'],
      [1, 'S3.1-0'],
      [1, '0'],
    ] as const;
    const two = [
      [0, 'S6.0-0', 'G1.0'],
      [0, '0'],
      [1, 'G8.0'],
      [1, '2'],
    ] as const;
    expect(sentTo(2, one)).toEqual(sentTo(2, two));
    expect(sentTo(null, one)).toEqual(sentTo(null, two));
    // Seat 1 sees nothing of what seat 0 did, and itself knows what it did.
    expect(sentTo(1, one).slice(0, 2)).toEqual(sentTo(1, two).slice(0, 2));
    expect(sentTo(1, one)).not.toEqual(sentTo(1, two));
    expect(sentTo(0, one)).not.toEqual(sentTo(0, two));
  },
);

rule(['CULT-11.17', 'CULT-18.2'], 'the number of committed cards is public, and so is what is left in the hand', () => {
  const t = war();
  t.seat(0).picks('S3.0-0', 'S6.0-0');
  const seen = t.view(2).board.seats[0]!;
  expect([seen.committed, seen.hand]).toEqual([{ count: 2 }, { count: 2 }]);
  expect(t.events).toEqual([]); // it is told when the thugs are decided, too
  t.seat(0).picks('2');
  expect(t.told('committed').map(({ params }) => params.count)).toEqual([2]);
});

rule(
  ['CULT-11.20', 'CULT-18.11'],
  'what comes later stays hidden while the first reveal and use their abilities',
  () => {
    const common = [
      [0, 'S4.0-0'],
      [0, '1'],
    ] as const;
    const rest = [[2], [2, '0'], [0, 'S4.0-0']] as const;
    const one = [...common, [1, 'S3.1-0', 'S5.1-0'], [1, '0'], ...rest.slice(0, 2)] as const;
    const two = [...common, [1, 'G8.0', 'S5.1-0'], [1, '2'], ...rest.slice(0, 2)] as const;
    // Seat 0 has revealed and is asked about S4: nobody but seat 1 can tell the games apart.
    for (const viewer of [0, 2, null]) expect(sentTo(viewer, one)).toEqual(sentTo(viewer, two));
    // After its reveal everybody can.
    for (const viewer of [0, 2, null])
      expect(sentTo(viewer, [...one, rest[2]]).at(-1)).not.toBe(sentTo(viewer, [...two, rest[2]]).at(-1));
  },
);

rule('CULT-18.12', 'holdings shown to others do not move when thugs go into the closed hand', () => {
  const t = war();
  const before = JSON.stringify(t.view(1).board.seats[0]!);
  t.seat(0).picks().picks('3');
  expect(t.player(0)).toMatchObject({ thug: 0, gang: 3 });
  expect(JSON.stringify(t.view(1).board.seats[0]!)).toBe(before);
  expect(t.seat(1).refused('nonsense')).toEqual({ code: 'illegal', rule: 'CULT-11.15' });
});

rule(['CULT-18.15', 'CULT-18.11'], 'a bought card is known to be in hand until some of the hand lies face down', () => {
  const laid = (...cards: string[]) => {
    const t = table().ritual(0, 'uptown', 2).ritual(1, 'uptown', 1).hand(0, ['S3', 'G1']);
    t.s.known['G1.0'] = 1073741823;
    dominate(t, 0, 'uptown')
      .seat(0)
      .picks(...cards);
    return t.board.known['G1.0'] !== undefined;
  };
  expect(laid()).toBe(true); // none was laid down
  expect(laid('S3.0-0', 'G1.0')).toBe(true); // all were
  expect(laid('S3.0-0')).toBe(false);
  expect(laid('G1.0')).toBe(false);
});

describe('CULT-18.11 CULT-18.12 what a seat guesses about a closed commitment', () => {
  const guesses = (t: TestTable, viewer: number, count: number) =>
    Array.from({ length: count }, (_, i) => resample(stoppable, t.kernel.state, viewer, `guess ${i}`).board.seats[0]!);

  test('it may be any of the cards and any number of the thugs, but not more than there are', () => {
    const t = war();
    t.seat(0).picks('S3.0-0').picks('2');
    const found = guesses(t, 1, 200);
    expect(new Set(found.map(({ gang }) => gang))).toEqual(new Set([0, 1, 2, 3]));
    expect(found.every(({ thug, gang }) => thug + gang === 3)).toBe(true);
    expect(new Set(found.map(({ committed }) => committed[0]!)).size).toBeGreaterThan(5);
  });

  test('its owner guesses nothing', () => {
    const t = war();
    t.seat(0).picks('S3.0-0').picks('2');
    expect(new Set(guesses(t, 0, 20).map(({ committed, gang }) => `${committed} ${gang}`))).toEqual(
      new Set(['S3.0-0 2']),
    );
  });

  test('the guess does not depend on the truth', () => {
    const t = war();
    const other = war();
    t.seat(0).picks('S3.0-0').picks('2');
    other.seat(0).picks('S4.0-0').picks('0');
    const gangs = (of: TestTable) => guesses(of, 2, 30).map(({ gang }) => gang);
    expect(gangs(t)).toEqual(gangs(other));
    expect(clone(t.view(2))).toEqual(clone(other.view(2)));
  });
});

rule(
  ['CULT-18.21', 'CULT-19.31'],
  'the NPC’s set-aside cards are unknown to the player until the next confrontation',
  () => {
    const t = table({ players: 1 })
      .ritual(0, 'uptown', 1)
      .ritual(1, 'uptown', 1)
      .npc({ aside: ['S3', 'S4'] });
    dominate(t, 0, 'uptown');
    expect(t.view(0).board.npc!.aside).toEqual({ count: 2 });
    const other = table({ players: 1 })
      .ritual(0, 'uptown', 1)
      .ritual(1, 'uptown', 1)
      .npc({ aside: ['S1', 'S7'] });
    dominate(other, 0, 'uptown');
    expect(JSON.stringify(t.view(0))).toBe(JSON.stringify(other.view(0)));
    t.seat(0).picks('0');
    expect(t.told('revealed').map(({ params }) => params.card)).toContainEqual({ card: 'S3.1-0' });
  },
);

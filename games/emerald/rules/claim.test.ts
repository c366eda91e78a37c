import { expect, test } from 'vitest';
import { rule } from '../testing/rule.js';
import { table } from '../testing/table.js';

// Section 6.

/** Seat 0 could claim in Rome with the Informer. */
const claiming = (card = 'city-rome') => table().hand(0, ['ST03']).cubes(0, { rome: 1 }).stack('rome', [card, 'G38.0']);

rule('EMER-6.1', 'only as the first action', () => {
  expect(claiming().turn(0, 0).seat(0).options).toContain('claim');
  expect(claiming().turn(0, 1).seat(0).options).not.toContain('claim');
});

rule('EMER-6.2', 'DP-6 a card with a claim symbol for each card claimed', () => {
  const t = claiming().hand(0, ['ST03', 'ST04', 'ST07', 'ST01']).turn();
  // The two Informers are one choice, the Forger is another.
  t.seat(0).does('claim').isAsked('claim/choice', ['ST03.0:rome', 'ST07.0:rome']).picks('ST03.0:rome');
  expect(t.player(0).hand).toEqual(['ST04.0', 'ST07.0', 'ST01.0']);
  expect(t.placeOf(0, 'ST03.0')).toBe('discard');
});

rule(
  ['EMER-6.3', 'EMER-6.5'],
  'more pieces than every other player, agents and cubes together; a tie is not enough',
  () => {
    const can = (own: [number, number], others: [number, number][]) => {
      const t = table({ players: 3 }).hand(0, ['ST03']);
      t.agents(0, { rome: own[0] }).cubes(0, { rome: own[1] });
      others.forEach(([agents, cubes], at) => {
        t.agents(at + 1, { rome: agents }).cubes(at + 1, { rome: cubes });
      });
      return t.turn().seat(0).options.includes('claim');
    };
    expect(can([0, 1], [])).toBe(true);
    expect(
      can(
        [1, 2],
        [
          [1, 1],
          [0, 2],
        ],
      ),
    ).toBe(true); // each separately, not together
    expect(can([1, 2], [[1, 2]])).toBe(false);
    expect(can([1, 1], [[2, 0]])).toBe(false); // also agents alone
    expect(
      can(
        [1, 2],
        [
          [0, 1],
          [3, 0],
        ],
      ),
    ).toBe(false);
  },
);

rule('EMER-6.4', 'at least one of the pieces is a cube', () => {
  expect(table().hand(0, ['ST03']).agents(0, { rome: 3 }).turn().seat(0).options).not.toContain('claim');
});

rule(['EMER-6.6', 'EMER-20.49'], "zombies are nobody's and are not counted", () => {
  const t = claiming().zombies({ rome: 6 }).turn();
  t.seat(0).does('claim').isAsked('claim/choice', ['ST03.0:rome']);
});

rule('EMER-6.7', 'the face-up top card, and not the royal in its slot', () => {
  const t = claiming().royal('rome').turn();
  t.seat(0).does('claim').picks('ST03.0:rome');
  expect(t.player(0).discard).toContain('city-rome');
  expect(t.city('rome').royal).toEqual(['royal-rome']);
});

rule(['EMER-6.8', 'EMER-20.21'], 'nothing can be claimed where the stack is empty', () => {
  expect(table().hand(0, ['ST03']).cubes(0, { rome: 1 }).empty('rome').turn().seat(0).options).not.toContain('claim');
});

rule(
  ['EMER-6.9', 'EMER-6.10', 'EMER-6.11', 'EMER-6.12', 'EMER-6.14', 'EMER-6.17', 'EMER-6.18', 'EMER-6.19', 'EMER-20.19'],
  'card, own cubes, other cubes, agents, points, sanity, and last the next card',
  () => {
    // Zombies: a Loyalist point and madness. Station Chief below it.
    const t = table().hand(0, ['ST03']).cubes(0, { rome: 3 }).cubes(1, { rome: 2 }).stack('rome', ['G30', 'G47.0']);
    t.turn().script(1).seat(0).does('claim').picks('ST03.0:rome');
    expect(t.placeOf(0, 'G30')).toBe('discard');
    expect([t.player(0).limbo, t.player(0).cubes]).toEqual([8, 2]);
    expect([t.player(1).limbo, t.player(1).cubes]).toEqual([5, 5]);
    expect([t.ledger(0), t.player(0).sanity]).toEqual([['loyalist 1'], 2]);
    expect(t.city('rome').top).toEqual(['G47.0']);
    expect(t.events.map(({ key }) => key)).toEqual([
      ...['event.plays', 'event.claimed', 'event.cubes-spent', 'event.cubes-home'],
      ...['event.points', 'event.sanity', 'event.turned-up'],
    ]);
    // Who gives up and who gets back how many, and where, is told.
    const where = { city: { city: 'rome' } };
    expect([...t.told('cubes-spent'), ...t.told('cubes-home')].map(({ params }) => params)).toEqual([
      { seat: { seat: 0 }, ...where, count: 3 },
      { seat: { seat: 1 }, ...where, count: 2 },
    ]);
    const u = table().hand(0, ['ST03']).cubes(0, { rome: 1 }).stack('rome', ['G32', 'G47.0']).turn();
    u.seat(0).does('claim').picks('ST03.0:rome');
    expect(u.events.map(({ key }) => key)).toEqual([
      ...['event.plays', 'event.claimed', 'event.cubes-spent', 'event.recruited', 'event.points', 'event.turned-up'],
    ]);
  },
);

rule('EMER-6.13', 'agents and zombies stay', () => {
  const t = claiming().agents(0, { rome: 2 }).agents(1, { rome: 1 }).zombies({ rome: 1 }).turn();
  t.seat(0).does('claim').picks('ST03.0:rome');
  expect([t.city('rome').agents, t.city('rome').zombies]).toEqual([[2, 1], 1]);
});

rule(['EMER-6.14', 'EMER-18.31'], 'each recruit symbol brings an agent into that city; Rachkovsky two', () => {
  const t = claiming('G31').turn();
  t.seat(0).does('claim').picks('ST03.0:rome');
  expect([t.city('rome').agents[0], t.player(0).agents]).toEqual([2, 7]);
});

rule(['EMER-6.15', 'EMER-20.20'], 'as far as the pool allows', () => {
  const one = claiming('G31').agentPool(0, 1).turn();
  one.seat(0).does('claim').picks('ST03.0:rome');
  expect([one.city('rome').agents[0], one.player(0).agents]).toEqual([1, 0]);
  const none = claiming('G31').agentPool(0, 0).turn();
  none.seat(0).does('claim').picks('ST03.0:rome');
  expect(none.city('rome').agents[0]).toBe(0);
});

rule(['EMER-6.16', 'EMER-16.10'], 'a city card is claimed like any other, for neutral points', () => {
  const t = claiming().turn();
  t.seat(0).does('claim').picks('ST03.0:rome');
  expect([t.placeOf(0, 'city-rome'), t.ledger(0), t.total(0)]).toEqual(['discard', ['neutral 2'], 2]);
});

rule(
  ['EMER-6.20', 'EMER-6.21', 'EMER-20.18'],
  'several claims in one action, one after the other, each tested anew; one may stop after each',
  () => {
    const t = table({ players: 2 }).hand(0, ['ST03', 'ST04', 'ST07']).cubes(0, { rome: 2, paris: 1 });
    t.stack('rome', ['G31', 'G47.0']).turn();
    t.seat(0).does('claim').picks('ST03.0:rome');
    t.seat(0).isAsked('claim/choice', ['ST04.0:paris', 'ST07.0:paris', 'stop']).picks('ST07.0:paris');
    expect([t.board.actions, t.player(0).hand]).toEqual([1, ['ST04.0']]);
    const stops = table().hand(0, ['ST03', 'ST04']).cubes(0, { rome: 1, paris: 1 }).turn();
    stops.seat(0).does('claim').picks('ST03.0:rome').picks('stop');
    expect([stops.board.actions, stops.city('paris').cubes[0]]).toEqual([1, 1]);
  },
);

rule(
  ['EMER-6.21', 'EMER-20.84'],
  'who has no further claim card is asked all the same, so that nobody learns it',
  () => {
    const t = table().hand(0, ['ST03']).cubes(0, { rome: 1, paris: 1 }).turn();
    t.seat(0).does('claim').picks('ST03.0:rome');
    t.seat(0).isAsked('claim/choice', ['stop']);
  },
);

rule('EMER-6.22', 'not twice in the same city', () => {
  const t = claiming().hand(0, ['ST03', 'ST04']).agents(0, { rome: 5 }).turn();
  t.seat(0).does('claim').picks('ST03.0:rome');
  t.seat(0).isAsked('turn/deed');
  expect(t.player(0).hand).toEqual(['ST04.0']);
});

rule(
  ['EMER-18.58', 'EMER-2.8'],
  'a royal that comes up goes to its slot before anything else; if it was the last, the stack is empty',
  () => {
    const t = table().hand(0, ['ST03']).cubes(0, { rome: 1 }).turn();
    t.seat(0).does('claim').picks('ST03.0:rome');
    expect(t.city('rome')).toMatchObject({ top: [], stack: [], royal: ['royal-rome'] });
  },
);

test('EX-3 EMER-6.3 EMER-6.18 EMER-14.2 Monday 4 cubes and 1 agent against 2 and 2, with Shoggoth on top', () => {
  const t = table({ players: 4 }).hand(0, ['ST03']).stack('paris', ['G17', 'G38.0']);
  t.agents(0, { paris: 1 }).cubes(0, { paris: 4 }).agents(3, { paris: 2 }).cubes(3, { paris: 2 });
  t.turn().script(2).seat(0).does('claim').picks('ST03.0:paris');
  expect(t.placeOf(0, 'G17')).toBe('discard');
  expect([t.player(0).cubes, t.player(0).limbo]).toEqual([1, 9]);
  expect([t.player(3).cubes, t.player(3).limbo]).toEqual([5, 5]);
  expect(t.city('paris').agents).toEqual([1, 0, 0, 2]);
  expect(t.player(0).sanity).toBe(2);
});

test('EX-4 EMER-6.4 EMER-6.20 three claims in one action, but none in Cairo with agents only', () => {
  const t = table({ players: 4 }).hand(3, ['ST03', 'ST04', 'ST07']);
  t.cubes(3, { paris: 1, madrid: 1, constantinople: 1 }).agents(3, { cairo: 3 }).turn(3);
  t.seat(3)
    .does('claim')
    .isAsked('claim/choice', [
      ...['ST03.3', 'ST07.3'].flatMap((card) => ['paris', 'madrid', 'constantinople'].map((city) => `${card}:${city}`)),
    ]);
  t.seat(3).picks('ST03.3:paris').picks('ST04.3:madrid').picks('ST07.3:constantinople');
  t.seat(3).isAsked('turn/deed');
  expect(t.ledger(3)).toEqual(['neutral 3', 'neutral 2', 'neutral 2']);
});

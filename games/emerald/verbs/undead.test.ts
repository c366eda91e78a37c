import { expect } from 'vitest';
import { CITIES } from '../content/behaviour.js';
import { rule } from '../testing/rule.js';
import { table } from '../testing/table.js';

// Zombies (G30) and Leopold Society (G20).

rule(
  ['EMER-18.30', 'EMER-20.51'],
  'DP-37 Zombies: in each city with a zombie one agent of another player may be taken, then two zombies come',
  () => {
    const t = table({ players: 3 }).hand(0, ['G30']).zombies({ rome: 2, paris: 1 }).agents(0, { rome: 1 });
    t.agents(1, { rome: 2, london: 1 }).agents(2, { rome: 1, paris: 1 }).turn();
    t.seat(0).does('act:G30').isAsked('raise-dead/target', ['paris:2', 'rome:1', 'rome:2', 'stop']).picks('rome:1');
    t.seat(1).picks('stop');
    // One agent for each city, however many zombies stand there.
    t.seat(0).isAsked('raise-dead/target', ['paris:2', 'stop']).picks('paris:2');
    t.seat(2).picks('stop');
    t.seat(0).isAsked('raise-dead/city', CITIES).picks('london');
    t.seat(0).isAsked('raise-dead/city', CITIES).picks('london');
    expect([t.city('rome').agents, t.city('paris').agents]).toEqual([
      [1, 1, 1],
      [0, 0, 0],
    ]);
    expect([t.city('london').zombies, t.board.zombies, t.player(1).agents]).toEqual([2, 1, 7]);
    expect(t.placeOf(0, 'G30')).toBe('discard');
  },
);

rule('EMER-18.30', 'Zombies: with fewer than two in the supply, all that are left', () => {
  const t = table().hand(0, ['G30']).zombies({ madrid: 5 }).turn();
  t.seat(0).does('act:G30').picks('madrid');
  expect([t.city('madrid').zombies, t.board.zombies]).toEqual([6, 0]);
  t.seat(0).isAsked('turn/deed');
});

rule('EMER-20.51', 'Zombies: agents that a revealed Loyalist places may be attacked in cities not yet handled', () => {
  const t = table()
    .hand(0, ['G30'])
    .zombies({ rome: 1, paris: 1 })
    .identity(1, 'loyalist')
    .onlyAgents(1, { rome: 1 })
    .turn();
  t.seat(0).does('act:G30').picks('rome:1');
  t.seat(1).picks('stop').picks('reveal').picks('paris').picks('rome').picks('rome');
  t.seat(0).isAsked('raise-dead/target', ['paris:1', 'stop']);
});

rule(
  'EMER-20.83',
  'Zombies: playable with a zombie in the supply or a possible attempt; one may end without any',
  () => {
    const none = table().hand(0, ['G30']).zombies({ rome: 6 }).turn();
    expect(none.seat(0).options).not.toContain('act:G30');
    const attempt = table().hand(0, ['G30']).zombies({ rome: 6 }).agents(1, { rome: 1 }).turn();
    attempt.seat(0).does('act:G30').picks('stop');
    attempt.seat(0).isAsked('turn/deed');
    expect(attempt.city('rome').agents[1]).toBe(1);
  },
);

rule(
  ['EMER-18.49', 'EMER-18.50'],
  'zombies stay where they are but for Cthulhu, who sends them to the supply to come again',
  () => {
    const t = table().hand(0, ['G04', 'G30']).zombies({ rome: 6 }).turn();
    expect(t.seat(0).options).not.toContain('act:G30');
    t.seat(0).does('act:G04').picks('rome');
    expect([t.city('rome').zombies, t.board.zombies]).toEqual([0, 6]);
    t.seat(0).does('act:G30').picks('paris').picks('paris');
    expect(t.city('paris').zombies).toBe(2);
  },
);

rule(
  ['EMER-18.20', 'EMER-20.53'],
  'Leopold: all zombies go, and every Zombies and Vampires card of anybody, with its points; hands are filled up',
  () => {
    const t = table({ players: 3 }).hand(0, ['G20']).zombies({ rome: 2 });
    t.hand(1, ['G30', 'ST01']).points(1, 1, 'loyalist', 'G30').points(1, 2, 'neutral', 'city-rome').deck(1, ['ST09']);
    t.display(2, ['G27']).points(2, 1, 'loyalist', 'G27').turn();
    t.seat(0).does('act:G20');
    expect([t.board.zombies, t.city('rome').zombies, t.board.undeadEnded]).toEqual([0, 0, true]);
    expect(t.board.removed).toEqual(expect.arrayContaining(['G30', 'G27', 'G20']));
    expect([t.player(1).hand, t.ledger(1)]).toEqual([['ST01.1', 'ST09.1'], ['neutral 2']]);
    expect([t.player(2).display, t.ledger(2), t.player(2).hand]).toEqual([[], [], []]);
  },
);

rule(
  ['EMER-18.20', 'EMER-20.53', 'EMER-20.87'],
  'Leopold: the own cards too, in deck and discard pile; what is drawn for them is none of them',
  () => {
    const t = table().hand(0, ['G20', 'G30']).deck(0, ['G27', 'ST05']).turn();
    t.seat(0).does('act:G20');
    expect(t.player(0).hand).toEqual(['ST05.0']);
    expect(t.board.removed).toEqual(expect.arrayContaining(['G30', 'G27']));
    const order = table().hand(0, ['G20']).deck(0, ['ST01', 'G27', 'ST02']).discard(0, ['G30']).turn();
    const before = order.player(0).deck.filter((card) => card !== 'G27');
    order.seat(0).does('act:G20');
    expect(order.player(0).deck).toEqual(before);
  },
);

rule(
  ['EMER-18.47', 'EMER-20.52'],
  'Leopold: cards in stacks stay; claimed later they give symbols and points, but no text',
  () => {
    const t = table().hand(0, ['G20']).stack('rome', ['G30', 'G38.0']).stack('paris', ['G27', 'G38.1']).turn();
    t.seat(0).does('act:G20');
    expect([t.city('rome').top, t.city('paris').top]).toEqual([['G30'], ['G27']]);
    const later = table().hand(0, ['ST03', 'G30']).cubes(0, { paris: 1 }).stack('paris', ['G27', 'G38.1']);
    later.s.undeadEnded = true;
    later.s.zombies = 0;
    later.turn().script(6);
    expect(later.seat(0).options).not.toContain('act:G30');
    later.seat(0).does('claim').picks('ST03.0:paris');
    expect(later.ledger(0)).toEqual(['loyalist 1']);
    later.seat(0).does('place').picks('G30').picks('rome');
    expect(later.city('rome').cubes[0]).toBe(1);
  },
);

rule('EMER-18.47', 'Leopold: Vampires block no more', () => {
  const t = table().hand(0, ['G36']).agents(0, { rome: 3 }).agents(1, { rome: 1 }).hand(1, ['G27']);
  t.s.undeadEnded = true;
  t.s.zombies = 0;
  t.turn().seat(0).does('assassinate').picks('G36:rome:1');
  t.seat(1).isAsked('block-window/block', ['stop']);
});

rule('EMER-18.48', 'Leopold: no agent comes back, no other points change', () => {
  const t = table().hand(0, ['G20']).points(0, 1, 'loyalist', 'G24').took(1, 'rome', 'loyalist').turn();
  const before = t.board.seats.map(({ agents }) => agents);
  t.seat(0).does('act:G20');
  expect(t.board.seats.map(({ agents }) => agents)).toEqual(before);
  expect([t.total(0), t.total(1)]).toEqual([1, 3]);
});

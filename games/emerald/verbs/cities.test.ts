import { expect } from 'vitest';
import { CITIES } from '../content/behaviour.js';
import { rule } from '../testing/rule.js';
import { table } from '../testing/table.js';

// Cthulhu (G04), Duchess d'Uzès (G11), Third Section (G24).

rule(
  ['EMER-18.4', 'EMER-20.54', 'EMER-18.50'],
  'Cthulhu: stack, agents, zombies and cubes of a city are swept away',
  () => {
    const t = table({ players: 3 }).hand(0, ['G04']).stack('rome', ['G38.0', 'G38.1']).zombies({ rome: 2 });
    t.agents(0, { rome: 1 }).agents(1, { rome: 2 }).cubes(0, { rome: 1 }).cubes(2, { rome: 3 }).turn();
    t.seat(0).does('act:G04').picks('rome');
    t.seat(1).picks('stop');
    const { top, stack, buried, agents, cubes, zombies } = t.city('rome');
    expect([top, stack, agents, cubes, zombies]).toEqual([[], [], [0, 0, 0], [0, 0, 0], 0]);
    expect(t.board.removed).toContain('G38.0'); // the face-up card, for all to see
    expect(buried).toEqual(['royal-rome', 'G38.1']);
    expect([t.player(0).agents, t.player(1).agents, t.board.zombies]).toEqual([9, 9, 6]);
    expect([0, 1, 2].map((seat) => t.player(seat).limbo)).toEqual([6, 5, 8]);
    expect(t.placeOf(0, 'G04')).toBe('removed');
    // What was swept away is told: cards and zombies, agents and cubes of each.
    const told = (key: string) => t.told(key).map(({ params: { seat, count, zombies: dead } }) => [seat, count, dead]);
    expect(told('devoured')).toEqual([[{ seat: 0 }, 3, 2]]);
    expect(told('swept-agents')).toEqual([
      [{ seat: 0 }, 1, undefined],
      [{ seat: 1 }, 2, undefined],
    ]);
    expect(told('cubes-spent')).toEqual([
      [{ seat: 0 }, 1, undefined],
      [{ seat: 2 }, 3, undefined],
    ]);
  },
);

rule('EMER-18.4', 'Cthulhu: a royal in its slot stays', () => {
  const t = table().hand(0, ['G04']).royal('rome').turn();
  t.seat(0).does('act:G04').picks('rome');
  expect(t.city('rome').royal).toEqual(['royal-rome']);
});

rule(
  'EMER-20.83',
  'DP-22 Cthulhu: a city with a card, an agent, a zombie or a cube; a royal alone is not enough',
  () => {
    const t = table().hand(0, ['G04']).royal('madrid').empty('london', 'paris', 'berlin', 'vienna');
    t.s.removed.push(...t.s.cities.madrid.top.splice(0));
    t.agents(0, { paris: 1 }).zombies({ berlin: 1 }).cubes(1, { vienna: 1 }).turn();
    t.seat(0)
      .does('act:G04')
      .isAsked(
        'devour-city/city',
        CITIES.filter((city) => !['london', 'madrid'].includes(city)),
      );
  },
);

rule('EMER-18.57', 'after Cthulhu the city works on: pieces enter, agents and its royal can be killed', () => {
  const t = table().hand(0, ['G04', 'ST05']).royal('rome').turn();
  t.seat(0).does('act:G04').picks('rome');
  t.seat(0).does('place').picks('ST05.0').picks('rome');
  expect(t.city('rome').cubes[0]).toBe(2);
  const kill = table().hand(0, ['G36']).royal('rome').agents(0, { rome: 4 });
  kill.s.removed.push(...kill.s.cities.rome.top.splice(0));
  kill.turn().script(6).seat(0).does('assassinate').picks('G36:rome:royal');
  expect(kill.player(0).display).toContain('royal-rome');
});

rule(
  ['EMER-18.11', 'EMER-20.58', 'EMER-20.74'],
  'DP-25 Duchess: a claim by majority without a cube, as first or second action',
  () => {
    const t = table().hand(0, ['G11', 'ST03']).agents(0, { rome: 1, paris: 1 }).agents(1, { paris: 1 });
    t.cubes(0, { madrid: 1 }).empty('vienna').agents(0, { vienna: 1 }).stack('rome', ['G31', 'G38.0']).turn(0, 1);
    t.seat(0).does('act:G11').isAsked('claim-freely/city', ['rome', 'madrid']).picks('rome');
    expect([t.placeOf(0, 'G31'), t.city('rome').agents[0], t.city('rome').top]).toEqual(['discard', 3, ['G38.0']]);
    expect([t.placeOf(0, 'G11'), t.player(0).hand]).toEqual(['discard', ['ST03.0']]);
  },
);

rule('EMER-18.11', 'Duchess: the steps of a claim, with points, madness and cubes', () => {
  const t = table().hand(0, ['G11']).cubes(0, { rome: 2 }).cubes(1, { rome: 1 }).stack('rome', ['G30', 'G38.0']).turn();
  t.script(1).seat(0).does('act:G11');
  expect([t.ledger(0), t.player(0).sanity]).toEqual([['loyalist 1'], 2]);
  expect([t.player(0).limbo, t.player(1).cubes]).toEqual([7, 5]);
});

rule(
  ['EMER-18.24', 'EMER-20.62'],
  'DP-32 Third Section: the face-up card of a stack, a city card too, leaves the game; the next is turned up',
  () => {
    const t = table().hand(0, ['G24']).empty('paris').stack('rome', ['city-rome', 'G38.0']).turn();
    t.seat(0)
      .does('act:G24')
      .isAsked(
        'remove-top/city',
        CITIES.filter((city) => city !== 'paris'),
      );
    t.seat(0).picks('rome');
    expect([t.board.removed.includes('city-rome'), t.city('rome').top]).toEqual([true, ['G38.0']]);
    expect(t.placeOf(0, 'G24')).toBe('discard');
  },
);

rule('EMER-18.58', 'Third Section: a royal that comes up goes to its slot, and the stack may be empty then', () => {
  const t = table().hand(0, ['G24']).turn();
  t.seat(0).does('act:G24').picks('rome');
  expect(t.city('rome')).toMatchObject({ top: [], stack: [], royal: ['royal-rome'] });
});

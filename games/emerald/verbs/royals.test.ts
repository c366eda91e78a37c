import { expect } from 'vitest';
import { rule } from '../testing/rule.js';
import { table } from '../testing/table.js';

// Black Hand (G01) and Hide Royalty (G05).

rule('EMER-18.1', 'Black Hand: two points for each royal of the display, at once and for each that comes', () => {
  const t = table().hand(0, ['G01', 'G36']).took(0, 'paris').took(0, 'madrid', 'loyalist').agents(0, { rome: 4 });
  t.royal('rome').turn();
  t.seat(0).does('act:G01');
  expect(t.placeOf(0, 'G01')).toBe('display');
  expect(t.ledger(0).slice(2)).toEqual(['restorationist 2', 'restorationist 2']);
  t.script(6).seat(0).does('assassinate').picks('G36:rome:royal');
  expect(t.ledger(0).slice(4)).toEqual(['restorationist 3', 'restorationist 2']);
});

rule('EMER-18.1', 'Black Hand: also without a royal, and no royal of others counts', () => {
  const t = table().hand(0, ['G01']).took(1, 'paris').turn();
  t.seat(0).does('act:G01');
  expect([t.ledger(0), t.placeOf(0, 'G01')]).toEqual([[], 'display']);
});

rule('EMER-18.46', 'Black Hand: hidden and killed royals alike, always for Restorationist points', () => {
  const t = table().hand(0, ['G05.0']).display(0, ['G01']).agents(0, { rome: 1 }).royal('rome').turn();
  t.script(6).seat(0).does('act:G05.0');
  expect(t.ledger(0)).toEqual(['loyalist 3', 'restorationist 2']);
});

rule(
  ['EMER-18.5', 'EMER-20.74'],
  'DP-23 Hide Royalty: a royal in its slot in a city of the own majority; any piece will do',
  () => {
    const t = table().hand(0, ['G05.0']).royal('rome', 'paris', 'london', 'berlin');
    t.cubes(0, { rome: 1 }).agents(0, { paris: 1 }).cubes(0, { london: 1 }).cubes(1, { london: 1 }).turn();
    t.seat(0).does('act:G05.0').isAsked('hide-royal/city', ['paris', 'rome']).picks('rome');
    expect(t.player(0).display).toEqual(['royal-rome', 'G05.0']);
    // A royal that is still in the stack cannot be hidden.
    const stacked = table().hand(0, ['G05.0']).cubes(0, { rome: 1 }).turn();
    expect(stacked.seat(0).options).not.toContain('act:G05.0');
  },
);

rule(['EMER-18.5', 'EMER-20.47'], 'Hide Royalty: royal, points, bonus, cubes, check, agent, in this order', () => {
  const t = table().hand(0, ['G05.0']).display(0, ['G01']).agents(0, { rome: 2 }).cubes(0, { rome: 1 });
  t.cubes(1, { rome: 2 }).royal('rome').turn();
  t.script(2).seat(0).does('act:G05.0');
  expect(t.ledger(0)).toEqual(['loyalist 3', 'restorationist 2']);
  expect([t.city('rome').cubes, t.player(0).limbo, t.player(1).cubes]).toEqual([[0, 0], 6, 5]);
  expect([t.player(0).sanity, t.city('rome').agents[0], t.player(0).agents]).toEqual([2, 1, 8]);
  expect(t.events.map(({ key }) => key)).toEqual([
    ...['event.uses', 'event.hid-royal', 'event.points', 'event.points'],
    ...['event.cubes-spent', 'event.cubes-home', 'event.sanity', 'event.lost-agent'],
  ]);
});

rule(
  'EMER-18.5',
  'Hide Royalty: without an agent there only the token is lost; with the last one the reveal follows',
  () => {
    const cubes = table().hand(0, ['G05.0']).cubes(0, { rome: 1 }).royal('rome').turn();
    cubes.script(1).seat(0).does('act:G05.0');
    expect([cubes.player(0).sanity, cubes.player(0).agents]).toEqual([2, 9]);
    const last = table().hand(0, ['G05.0']).onlyAgents(0, { rome: 1 }).royal('rome').turn();
    last.script(1).seat(0).does('act:G05.0').isAsked('reveal/how');
  },
);

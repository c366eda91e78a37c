import { expect } from 'vitest';
import { CITIES } from '../content/behaviour.js';
import { rule } from '../testing/rule.js';
import { table } from '../testing/table.js';

// Irene Adler (G14), Vampires (G27), Shoggoth (G17), Pinkertons (G25), Mi-Go (G16), Yog-Sothoth (G29).

rule(
  ['EMER-18.14', 'EMER-20.59'],
  "DP-27 Irene Adler: another's agent anywhere makes room for one of the own pool",
  () => {
    const t = table({ players: 3 }).hand(0, ['G14']).agents(0, { rome: 1 }).agents(1, { rome: 1, paris: 1 });
    t.agents(2, { cairo: 0, madrid: 1 }).turn();
    t.seat(0)
      .does('act:G14')
      .isAsked('replace-agent/target', ['paris:1', 'rome:1', 'madrid:2', 'cairo:1'])
      .picks('paris:1');
    expect([t.city('paris').agents, t.player(0).agents, t.player(1).agents]).toEqual([[1, 0, 0], 7, 8]);
    expect(t.placeOf(0, 'G14')).toBe('removed');
    const none = table().hand(0, ['G14']).agentPool(0, 0).turn();
    expect(none.seat(0).options).not.toContain('act:G14');
  },
);

rule('EMER-18.14', 'Irene Adler: a forced reveal follows the replacement', () => {
  const t = table().hand(0, ['G14']).onlyAgents(1, { rome: 1 }).identity(1, 'loyalist').turn();
  t.seat(0).does('act:G14');
  expect(t.city('rome').agents).toEqual([1, 0]);
  t.seat(1).isAsked('reveal/how');
});

rule('EMER-18.27', "DP-34 Vampires: another's agent where one has an agent too, without majority", () => {
  const t = table({ players: 3 }).hand(0, ['G27']).agents(0, { rome: 1, cairo: 0 }).agents(1, { rome: 3, paris: 1 });
  t.agents(2, { rome: 1 }).turn();
  t.seat(0).does('act:G27').isAsked('replace-agent/target', ['rome:1', 'rome:2']).picks('rome:1');
  t.seat(1).isAsked('block-window/block').picks('stop');
  expect([t.city('rome').agents, t.placeOf(0, 'G27')]).toEqual([[2, 2, 1], 'removed']);
  const none = table().hand(0, ['G27']).agentPool(0, 0).turn();
  expect(none.seat(0).options).not.toContain('act:G27');
});

rule(
  'EMER-18.17',
  "DP-29 Shoggoth: another's agent anywhere lies on the card, for its kill points; no cubes, no check",
  () => {
    const t = table({ players: 3 }).hand(0, ['G17']).agents(1, { rome: 1 }).cubes(0, { rome: 1 }).turn();
    t.seat(0).does('act:G17').isAsked('devour-agent/target', ['rome:1', 'cairo:1', 'cairo:2']).picks('rome:1');
    t.seat(1).picks('stop');
    expect(t.player(0)).toMatchObject({ victims: [{ card: 'G17', owner: 1 }], display: ['G17'] });
    expect([t.player(0).ledger, t.city('rome').cubes[0], t.told('sanity')]).toEqual([
      [{ amount: 3, kind: 'kill', from: 'G17', victim: 1 }],
      1,
      [],
    ]);
  },
);

rule('EMER-18.17', 'Shoggoth: a forced reveal follows when the points are booked', () => {
  const t = table().hand(0, ['G17']).onlyAgents(1, { rome: 1 }).identity(1, 'loyalist').turn();
  t.seat(0).does('act:G17');
  t.seat(1).picks('stop').isAsked('reveal/how');
  expect(t.total(0)).toBe(3);
});

rule(
  ['EMER-18.25', 'EMER-20.60'],
  'DP-33 Pinkertons: an own agent from the pool or a city goes to another city',
  () => {
    const t = table().hand(0, ['G25']).agents(0, { rome: 1 }).parked(0, 1).turn();
    t.seat(0).does('act:G25').isAsked('send-agent/from', ['pool', 'rome', 'cairo']).picks('rome');
    t.seat(0)
      .isAsked(
        'send-agent/to',
        CITIES.filter((city) => city !== 'rome'),
      )
      .picks('paris');
    expect([t.city('rome').agents[0], t.city('paris').agents[0], t.player(0).agents]).toEqual([0, 1, 7]);
    const pool = table().hand(0, ['G25']).turn();
    pool.seat(0).does('act:G25').picks('pool').isAsked('send-agent/to', CITIES).picks('cairo');
    expect([pool.city('cairo').agents[0], pool.player(0).agents]).toEqual([2, 8]);
  },
);

rule(
  ['EMER-18.16', 'EMER-20.55'],
  'DP-28 Mi-Go: one or two own agents, from one city or two, wait on the card in the display',
  () => {
    const t = table().hand(0, ['G16']).onlyAgents(0, { rome: 1, paris: 2 }).turn();
    t.seat(0).does('act:G16').isAsked('park-agents/from', ['paris', 'rome']).picks('rome');
    t.seat(0).isAsked('park-agents/from', ['paris', 'stop']).picks('paris');
    expect([t.player(0).parked, t.city('rome').agents[0], t.city('paris').agents[0]]).toEqual([2, 0, 1]);
    expect(t.told('parked').map(({ params }) => params.card)).toEqual([{ card: 'G16' }]);
    expect([t.placeOf(0, 'G16'), t.player(0).agents]).toEqual(['display', 7]);
    t.seat(0).isAsked('turn/deed');
    const one = table().hand(0, ['G16']).onlyAgents(0, { rome: 2 }).turn();
    one.seat(0).does('act:G16').picks('stop');
    expect([one.player(0).parked, one.city('rome').agents[0]]).toEqual([1, 1]);
  },
);

rule('EMER-18.53', 'Mi-Go: the return is not possible in the turn it was played, but in the next', () => {
  const t = table().hand(0, ['G16']).onlyAgents(0, { rome: 1, paris: 1 });
  t.turns(0);
  t.seat(0).does('act:G16').picks('rome').picks('stop');
  expect(t.seat(0).options).not.toContain('return');
  t.seat(0).does('pass').does('end');
  t.seat(1).does('pass').does('pass').does('end');
  expect(t.seat(0).options).toContain('return');
});

rule(
  ['EMER-18.16', 'EMER-18.54', 'EMER-20.55'],
  'DP-12 Mi-Go: all return together to one city, as a free action; the card stays, spent',
  () => {
    const t = table().parked(0, 2).turn(0, 2);
    t.seat(0).does('return').isAsked('return-parked/city', CITIES).picks('rome');
    expect([t.city('rome').agents[0], t.player(0).parked, t.placeOf(0, 'G16')]).toEqual([2, 0, 'display']);
    t.seat(0).isAsked('turn/deed', ['end']);
  },
);

rule(['EMER-18.51', 'EMER-20.56'], 'agents on Mi-Go are no target, no piece in a city, no bomb and no food', () => {
  const t = table().hand(0, ['G14', 'G17']).hand(1, ['G29']).onlyAgents(1, { rome: 1 }).parked(1, 2).turn();
  t.seat(0).does('act:G14');
  expect([t.player(1).parked, t.city('rome').agents[1]]).toEqual([2, 0]);
  // Nobody is left to devour, and nobody to feed.
  expect(t.seat(0).options).not.toContain('act:G17');
  const feeds = table().hand(0, ['G29']).onlyAgents(0, {}).parked(0, 2).turn();
  expect(feeds.seat(0).options).not.toContain('act:G29');
  const bombs = table().hand(0, ['G36']).agents(0, { rome: 2 }).parked(0, 2).agents(1, { rome: 1 }).turn();
  expect(bombs.seat(0).options).not.toContain('assassinate');
});

rule('EMER-18.52', 'agents on Mi-Go count for the three of a revealed Loyalist', () => {
  const t = table().hand(1, ['G22']).onlyAgents(0, { rome: 1 }).parked(0, 1).sanity(0, 1).turn(1);
  t.script(1).seat(1).does('act:G22');
  t.seat(0).picks('reveal').picks('rome');
  t.seat(1).isAsked('turn/deed');
  expect([t.city('rome').agents[0], t.player(0).parked]).toEqual([2, 1]);
});

rule(
  ['EMER-18.29', 'EMER-20.57'],
  'DP-36 Yog-Sothoth: one or more own agents from cities never come back, a Loyalist point for each',
  () => {
    const t = table().hand(0, ['G29']).onlyAgents(0, { rome: 2, paris: 1 }).turn();
    t.seat(0).does('act:G29').isAsked('feed-agents/from', ['paris', 'rome']).picks('rome');
    t.seat(0).isAsked('feed-agents/from', ['paris', 'rome', 'stop']).picks('paris').picks('stop');
    expect([t.player(0).fed, t.player(0).agents, t.ledger(0), t.placeOf(0, 'G29')]).toEqual([
      2,
      7,
      ['loyalist 2'],
      'display',
    ]);
  },
);

rule(
  ['EMER-18.29', 'EMER-18.55', 'EMER-20.57'],
  'Yog-Sothoth: with the last agent the points are booked, then a Loyalist reveals and goes on',
  () => {
    const t = table().hand(0, ['G29']).onlyAgents(0, { rome: 1 }).turn();
    t.seat(0).does('act:G29').isAsked('reveal/how');
    expect(t.ledger(0)).toEqual(['loyalist 1']);
    t.seat(0).picks('reveal').picks('paris').picks('paris').picks('paris').isAsked('turn/deed');
    expect(t.city('paris').agents[0]).toBe(3);
  },
);

import { expect, test } from 'vitest';
import { rule } from '../testing/rule.js';
import { table } from '../testing/table.js';

// Section 10. An agent in Rome takes 3 bombs, its royal 4; Hired Assassin (G06) and Poisoner (G36) have no kill field.

/** Seat 0 has so many agents in Rome, seat 1 one; both have one elsewhere. */
const inRome = (agents: number, hand: string[]) =>
  table().hand(0, hand).agents(0, { rome: agents }).agents(1, { rome: 1 });

rule(
  ['EMER-10.1', 'EMER-10.2'],
  'DP-10 an assassinate card and a target: an agent of another player, or the royal in its slot',
  () => {
    const t = table({ players: 3 }).hand(0, ['G06.0', 'G06.1', 'G36']).agents(0, { rome: 4 }).royal('rome');
    t.agents(1, { rome: 1 }).agents(2, { rome: 2 }).turn();
    const cards = ['G06.0', 'G36'];
    const keys = cards.flatMap((card) => [`${card}:rome:royal`, `${card}:rome:1`, `${card}:rome:2`]);
    t.seat(0).does('assassinate').isAsked('assassinate/plan', keys).picks('G36:rome:2');
    t.seat(2).picks('stop');
    expect([t.city('rome').agents, t.placeOf(0, 'G36')]).toEqual([[4, 1, 1], 'display']);
  },
);

rule('EMER-10.3', 'the killer has an agent there', () => {
  const t = table().hand(0, ['G06.0', 'G10.0']).cubes(0, { rome: 5 }).agents(1, { rome: 1 }).turn();
  expect(t.seat(0).options).not.toContain('assassinate');
});

rule('EMER-10.4', 'the killer has the majority there, agents and cubes together; a tie is not enough', () => {
  const may = (cubes: number) =>
    table()
      .hand(0, ['G06.0'])
      .agents(0, { rome: 3 })
      .agents(1, { rome: 1 })
      .cubes(1, { rome: cubes })
      .turn()
      .seat(0)
      .options.includes('assassinate');
  expect([may(1), may(2)]).toEqual([true, false]);
  const withCube = table().hand(0, ['G06.0']).agents(0, { rome: 3 }).cubes(0, { rome: 1 });
  withCube.agents(1, { rome: 1 }).cubes(1, { rome: 2 }).turn();
  expect(withCube.seat(0).options).toContain('assassinate');
});

rule('EMER-10.5', 'a royal in the stack is no target', () => {
  const t = table().hand(0, ['G06.0']).agents(0, { rome: 5 });
  expect(t.turn().seat(0).options).not.toContain('assassinate');
  const u = table().hand(0, ['G06.0']).agents(0, { rome: 5 }).royal('rome');
  expect(u.turn().seat(0).options).toContain('assassinate');
});

rule(['EMER-10.6', 'EMER-10.8'], 'an agent takes as many bombs as the city says; each own agent there is one', () => {
  expect(inRome(2, ['G06.0']).turn().seat(0).options).not.toContain('assassinate');
  expect(inRome(3, ['G06.0']).turn().seat(0).options).toContain('assassinate');
  const paris = (agents: number) => table().hand(0, ['G06.0']).agents(0, { paris: agents }).agents(1, { paris: 1 });
  expect(paris(3).turn().seat(0).options).not.toContain('assassinate');
  expect(paris(4).turn().seat(0).options).toContain('assassinate');
});

rule('EMER-10.7', 'a royal takes as many bombs as its card says', () => {
  const london = (agents: number) => table().hand(0, ['G06.0']).agents(0, { london: agents }).royal('london').turn();
  expect(london(5).seat(0).options).not.toContain('assassinate');
  expect(london(6).seat(0).options).toContain('assassinate');
});

rule(['EMER-10.9', 'EMER-10.11'], 'each supporting card brings the bombs it shows', () => {
  const t = table()
    .hand(0, ['G06.0', 'G38.0', 'ST10'])
    .agents(0, { rome: 1 })
    .agents(1, { rome: 0 })
    .royal('rome')
    .turn();
  t.seat(0).does('assassinate').picks('G06.0:rome:royal');
  t.script(6).seat(0).isAsked('assassinate/support', ['G38.0:ST10.0']).picks('G38.0:ST10.0');
  expect(t.player(0).display).toEqual(['royal-rome', 'G06.0']);
  expect(t.told('supports').map(({ params }) => [params.city, params.count])).toEqual([
    [{ city: 'rome' }, 2],
    [{ city: 'rome' }, 1],
  ]);
});

rule('EMER-10.9', 'equal supporting cards are one choice, wherever they lie in the hand', () => {
  const t = table().hand(0, ['G36', 'G38.0', 'ST10', 'G38.1']).agents(0, { rome: 1 }).royal('rome').turn();
  t.seat(0).does('assassinate').picks('G36:rome:royal');
  t.seat(0).isAsked('assassinate/support', ['G38.0:ST10.0', 'G38.0:G38.1']);
});

rule('EMER-10.10', 'bombs on the card played to assassinate do not count', () => {
  // Hired Assassin shows a bomb: alone it is no support for itself, a second one is.
  expect(inRome(2, ['G06.0']).turn().seat(0).options).not.toContain('assassinate');
  const t = inRome(2, ['G06.0', 'G06.1']).turn();
  t.seat(0).does('assassinate').picks('G06.0:rome:1').isAsked('assassinate/support', ['G06.1']).picks('G06.1');
  t.seat(1).picks('stop');
  expect([t.placeOf(0, 'G06.0'), t.placeOf(0, 'G06.1')]).toEqual(['display', 'discard']);
});

rule(['EMER-10.12', 'EMER-20.29'], 'no supporting card that is not needed, and none if the agents suffice', () => {
  const t = inRome(3, ['G36', 'G38.0', 'G10.0']).turn();
  t.seat(0).does('assassinate').picks('G36:rome:1');
  t.seat(1).isAsked('block-window/block');
  const one = inRome(2, ['G36', 'G38.0', 'G10.0', 'ST10', 'G13.0']).turn();
  one.seat(0).does('assassinate').picks('G36:rome:1');
  one.seat(0).isAsked('assassinate/support', ['G38.0', 'G10.0', 'text:G10.0', 'ST10.0', 'text:G13.0']);
});

rule(
  ['EMER-10.13', 'EMER-10.14', 'EMER-20.30'],
  'the assassin goes to the display, bombs are discarded, one-use texts leave the game',
  () => {
    const t = table()
      .hand(0, ['G36', 'G10.0', 'G10.1', 'G13.0', 'ST10'])
      .agents(0, { london: 1 })
      .royal('london')
      .turn();
    t.seat(0).does('assassinate').picks('G36:london:royal'); // 6 bombs, 1 agent
    t.script(6).seat(0).picks('G10.0:text:G10.1:text:G13.0');
    expect(t.placeOf(0, 'G36')).toBe('display');
    expect([t.placeOf(0, 'G10.1'), t.placeOf(0, 'G13.0')]).toEqual(['removed', 'removed']);
    expect(t.placeOf(0, 'G10.0')).toBe('discard'); // for its printed bomb
  },
);

rule(
  ['EMER-10.15', 'EMER-10.16', 'EMER-20.32'],
  'card, target and support are announced together, then the owner of an agent may block',
  () => {
    const t = inRome(2, ['G36', 'ST10']).turn();
    t.seat(0).does('assassinate').picks('G36:rome:1').picks('ST10.0');
    expect(t.player(0).played).toEqual(['G36', 'ST10.0']);
    expect(t.events.map(({ key }) => key)).toEqual(['event.attacks', 'event.supports']);
    t.seat(1).isAsked('block-window/block', ['stop']);
    expect(t.city('rome').agents).toEqual([2, 1]);
    const royal = table().hand(0, ['G36']).agents(0, { rome: 4 }).agents(1, { rome: 1 }).royal('rome').turn();
    royal.seat(0).does('assassinate').picks('G36:rome:royal');
    royal.seat(1).isNotAsked();
  },
);

rule('EMER-10.17', 'blocked: nothing is removed, booked or cleaned up; the cards and the action are spent', () => {
  const t = inRome(2, ['G33', 'ST10']).cubes(0, { rome: 1 }).cubes(1, { rome: 1 }).hand(1, ['G26']).turn();
  t.seat(0).does('assassinate').picks('G33:rome:1').picks('ST10.0');
  t.seat(1).picks('G26');
  expect([t.city('rome').agents, t.city('rome').cubes]).toEqual([
    [2, 1],
    [1, 1],
  ]);
  expect([t.total(0), t.player(0).victims]).toEqual([0, []]);
  expect([t.placeOf(0, 'G33'), t.placeOf(0, 'ST10.0'), t.board.actions]).toEqual(['display', 'discard', 1]);
});

rule(
  ['EMER-10.18', 'EMER-10.19', 'EMER-18.33'],
  'a killed agent lies on the kill field, worth its points; without one it returns to its owner',
  () => {
    const t = inRome(3, ['G33']).turn();
    t.seat(0).does('assassinate').picks('G33:rome:1');
    t.seat(1).picks('stop');
    expect(t.player(0).victims).toEqual([{ card: 'G33', owner: 1 }]);
    expect(t.player(0).ledger).toEqual([{ amount: 4, kind: 'kill', from: 'G33', victim: 1 }]);
    expect([t.player(1).agents, t.city('rome').agents[1]]).toEqual([8, 0]);
    const plain = inRome(3, ['G36']).turn();
    plain.seat(0).does('assassinate').picks('G36:rome:1');
    plain.seat(1).picks('stop');
    expect([plain.player(0).victims, plain.total(0), plain.player(1).agents]).toEqual([[], 0, 9]);
  },
);

rule(
  ['EMER-10.20', 'EMER-20.43'],
  'the last agent: the reveal follows after the points and before the cubes are cleared',
  () => {
    const t = table({ players: 3 }).hand(0, ['G33']).agents(0, { rome: 3 }).cubes(0, { rome: 1 });
    t.identity(2, 'loyalist').onlyAgents(2, { rome: 1 }).turn();
    t.seat(0).does('assassinate').picks('G33:rome:2');
    t.seat(2).picks('stop');
    t.seat(2).isAsked('reveal/how', ['reveal']);
    expect([t.total(0), t.city('rome').cubes[0]]).toEqual([4, 1]);
    t.seat(2).picks('reveal').picks('paris').picks('paris').picks('paris');
    expect(t.city('rome').cubes[0]).toBe(0);
    t.seat(0).isAsked('turn/deed');
  },
);

rule(['EMER-10.21', 'EMER-20.27'], 'killing an agent is no occasion for a sanity check', () => {
  const t = inRome(3, ['G36']).turn();
  t.seat(0).does('assassinate').picks('G36:rome:1');
  t.seat(1).picks('stop');
  expect(t.told('sanity')).toEqual([]);
});

rule(
  ['EMER-10.22', 'EMER-10.24', 'EMER-20.26'],
  'a killed royal goes to the display for Restorationist points, then the killer makes a sanity check',
  () => {
    const t = table().hand(0, ['G36']).agents(0, { rome: 4 }).royal('rome').turn();
    t.script(6).seat(0).does('assassinate').picks('G36:rome:royal');
    expect([t.player(0).display, t.ledger(0)]).toEqual([['royal-rome', 'G36'], ['restorationist 3']]);
    expect(t.events.map(({ key }) => key)).toEqual([
      ...['event.attacks-royal', 'event.killed-royal', 'event.points', 'event.sanity'],
    ]);
    expect([t.player(0).sanity, t.city('rome').agents[0]]).toEqual([3, 4]);
  },
);

rule(['EMER-10.23', 'EMER-20.48'], 'an active Black Hand books its bonus before the check', () => {
  const t = table().hand(0, ['G36']).display(0, ['G01']).agents(0, { rome: 4 }).royal('rome').turn();
  t.script(6).seat(0).does('assassinate').picks('G36:rome:royal');
  expect(t.ledger(0)).toEqual(['restorationist 3', 'restorationist 2']);
  expect(t.events.map(({ key }) => key).indexOf('event.sanity')).toBe(t.events.length - 1);
});

rule(['EMER-10.25', 'EMER-20.76'], 'with the token an agent there is lost, and only with the token', () => {
  const mad = table().hand(0, ['G36']).agents(0, { rome: 4 }).royal('rome').turn();
  mad.script(1).seat(0).does('assassinate').picks('G36:rome:royal');
  expect([mad.player(0).sanity, mad.city('rome').agents[0], mad.player(0).agents]).toEqual([2, 3, 6]);
  expect(mad.told('lost-agent')[0]!.params).toEqual({ seat: { seat: 0 }, city: { city: 'rome' } });
  const numb = table().hand(0, ['G36']).agents(0, { rome: 4 }).royal('rome').revealed(0).sanity(0, 0).turn();
  numb.script(1).seat(0).does('assassinate').picks('G36:rome:royal');
  expect(numb.city('rome').agents[0]).toBe(4);
});

rule('EMER-10.26', 'a killer who now has no token or no agent left reveals', () => {
  const token = table().hand(0, ['G36']).agents(0, { rome: 4 }).royal('rome').sanity(0, 1).turn();
  token.script(1).seat(0).does('assassinate').picks('G36:rome:royal');
  token.seat(0).isAsked('reveal/how');
  const agent = table().hand(0, ['G36', 'G10.0']).onlyAgents(0, { rome: 1 }).royal('rome').turn();
  agent.script(1).seat(0).does('assassinate').picks('G36:rome:royal').picks('text:G10.0');
  agent.seat(0).isAsked('reveal/how').picks('reveal');
  agent.seat(0).isAsked('reveal/city');
});

rule(['EMER-10.27', 'EMER-20.28'], "after every success the killer's cubes there go to Limbo, all others home", () => {
  const agent = table({ players: 3 }).hand(0, ['G36']).agents(0, { rome: 3 }).agents(1, { rome: 1 });
  agent.cubes(0, { rome: 2 }).cubes(1, { rome: 1 }).cubes(2, { rome: 3 }).turn();
  agent.seat(0).does('assassinate').picks('G36:rome:1');
  agent.seat(1).picks('stop');
  expect(agent.city('rome').cubes).toEqual([0, 0, 0]);
  expect([0, 1, 2].map((seat) => [agent.player(seat).cubes, agent.player(seat).limbo])).toEqual([
    [3, 7],
    [5, 5],
    [5, 5],
  ]);
  const royal = table()
    .hand(0, ['G36'])
    .agents(0, { rome: 4 })
    .cubes(0, { rome: 1 })
    .cubes(1, { rome: 2 })
    .royal('rome');
  royal.turn().script(6).seat(0).does('assassinate').picks('G36:rome:royal');
  expect([royal.city('rome').cubes, royal.player(0).limbo, royal.player(1).cubes]).toEqual([[0, 0], 6, 5]);
});

rule(['EMER-10.28', 'EMER-20.31'], 'a kill field is for a killed agent only: it stays empty with a royal', () => {
  const t = table().hand(0, ['G33']).agents(0, { rome: 4 }).royal('rome').turn();
  t.script(6).seat(0).does('assassinate').picks('G33:rome:royal');
  expect([t.player(0).victims, t.ledger(0)]).toEqual([[], ['restorationist 3']]);
});

rule(
  ['EMER-10.29', 'EMER-10.30', 'EMER-10.33'],
  'several in one action, one after the other, in any cities, each tested anew; one may stop',
  () => {
    const t = table().hand(0, ['G06.0', 'G36', 'G33']).agents(0, { rome: 3, vienna: 3 });
    t.agents(1, { rome: 1, vienna: 2 }).turn();
    t.seat(0).does('assassinate').picks('G36:vienna:1');
    t.seat(1).picks('stop');
    t.seat(0).isAsked('assassinate/plan', [
      ...['G06.0:rome:1', 'G33:rome:1', 'G06.0:vienna:1', 'G33:vienna:1', 'stop'],
    ]);
    t.seat(0).picks('G33:rome:1');
    t.seat(1).picks('stop');
    t.seat(0).isAsked('assassinate/plan', ['G06.0:vienna:1', 'stop']).picks('stop');
    expect([t.board.actions, t.player(0).hand]).toEqual([1, ['G06.0']]);
  },
);

rule(
  ['EMER-10.30', 'EMER-20.84'],
  'who could go on but for the cards is asked all the same, so that nobody learns it',
  () => {
    const t = table().hand(0, ['G36']).agents(0, { rome: 3 }).agents(1, { rome: 2 }).turn();
    t.seat(0).does('assassinate').picks('G36:rome:1');
    t.seat(1).picks('stop');
    t.seat(0).isAsked('assassinate/plan', ['stop']);
  },
);

rule(
  ['EMER-10.31', 'EMER-10.32'],
  'an agent is a bomb in every assassination of its city, a supporting card in one',
  () => {
    const t = table()
      .hand(0, ['G06.0', 'G36', 'ST10'])
      .agents(0, { rome: 2 })
      .cubes(0, { rome: 2 })
      .agents(1, { rome: 2 });
    t.turn().seat(0).does('assassinate').picks('G36:rome:1').isAsked('assassinate/support', ['G06.0', 'ST10.0']);
    t.seat(0).picks('ST10.0');
    t.seat(1).picks('stop');
    // The Dynamiter is spent: two agents alone are not three bombs. And the cubes are gone, but not the agents.
    t.seat(0).isAsked('assassinate/plan', ['stop']);
    const three = table().hand(0, ['G06.0', 'G36']).agents(0, { rome: 3 }).agents(1, { rome: 2 }).turn();
    three.seat(0).does('assassinate').picks('G36:rome:1');
    three.seat(1).picks('stop');
    three.seat(0).picks('G06.0:rome:1');
    three.seat(1).picks('stop');
    expect(three.city('rome').agents).toEqual([3, 0]);
  },
);

rule('EMER-10.34', 'the stack is not touched', () => {
  const t = inRome(3, ['G36']).stack('rome', ['G38.0', 'G38.1']).turn();
  const before = [...t.city('rome').top, ...t.city('rome').stack];
  t.seat(0).does('assassinate').picks('G36:rome:1');
  t.seat(1).picks('stop');
  expect([...t.city('rome').top, ...t.city('rome').stack]).toEqual(before);
});

test('EX-8 EMER-10.3 EMER-10.14 EMER-10.22 EMER-10.27 the royal of Paris: 2 agents and 3 bombs', () => {
  const t = table({ players: 4 }).hand(0, ['G06.0', 'ST10', 'G39.0', 'G39.1']).royal('paris');
  t.agents(0, { paris: 2 }).cubes(0, { paris: 1 }).agents(3, { paris: 1 }).cubes(3, { paris: 1 });
  t.agents(0, { london: 1 }).agents(3, { london: 1 }).royal('london').turn();
  t.seat(0).does('assassinate').isAsked('assassinate/plan', ['G06.0:paris:royal', 'G06.0:paris:3']);
  t.script(1).seat(0).picks('G06.0:paris:royal').picks('ST10.0:G39.0:G39.1');
  expect([t.ledger(0), t.player(0).display]).toEqual([['restorationist 4'], ['royal-paris', 'G06.0']]);
  expect([t.player(0).sanity, t.city('paris').agents[0], t.player(0).agents]).toEqual([2, 1, 7]);
  expect([t.player(0).limbo, t.player(3).cubes, t.player(3).limbo]).toEqual([6, 5, 5]);
  expect(t.player(0).discard).toEqual(['ST10.0', 'G39.0', 'G39.1']);
});

import { describe, expect, test } from 'vitest';
import { ATTACKS, type Attack } from '../content/behaviour.js';
import { rule } from '../testing/rule.js';
import { type TestTable, table } from '../testing/table.js';
import { blockers } from './blocks.js';

// Section 18c: windows and how cards meet. Sherlock Holmes is G26, Vampires G27.

/** Seat 0 makes each attack on the agent of seat 1 in Rome; both have others in Cairo. */
const ATTACK: { readonly [A in Attack]: { readonly card: string; readonly begin: (t: TestTable) => void } } = {
  assassination: { card: 'G33', begin: (t) => t.seat(0).does('assassinate').picks('G33:rome:1') },
  shoggoth: { card: 'G17', begin: (t) => t.seat(0).does('act:G17').picks('rome:1') },
  vampires: { card: 'G27', begin: (t) => t.seat(0).does('act:G27').picks('rome:1') },
  zombie: { card: 'G30', begin: (t) => t.seat(0).does('act:G30').picks('rome:1') },
  cthulhu: { card: 'G04', begin: (t) => t.seat(0).does('act:G04').picks('rome') },
};

function attacked(attack: Attack, hand: string[], lay: (t: TestTable) => void = () => {}): TestTable {
  const { card, begin } = ATTACK[attack];
  const t = table().hand(0, [card]).agents(0, { rome: 3 }).agents(1, { rome: 1 }).zombies({ rome: 1 });
  t.hand(1, hand);
  lay(t);
  t.turn();
  begin(t);
  return t;
}

/** Whether the agent of seat 1 in Rome is still there. */
const stands = (t: TestTable) => t.city('rome').agents[1] === 1;

describe('every blocker against every attack', () => {
  const SHERLOCK: readonly Attack[] = ['assassination', 'shoggoth', 'vampires', 'zombie', 'cthulhu'];
  const VAMPIRES: readonly Attack[] = ['assassination'];

  test.each(ATTACKS)('EMER-18.26 DP-13 DP-14 DP-15 DP-16 Sherlock Holmes stops %s', (attack) => {
    expect(SHERLOCK).toContain(attack);
    const t = attacked(attack, ['G26']);
    t.seat(1).isAsked('block-window/block', ['G26', 'stop']).picks('G26');
    expect(stands(t)).toBe(true);
    expect([t.placeOf(1, 'G26'), t.player(1).hand.length]).toEqual(['discard', 1]);
    const declines = attacked(attack, ['G26']);
    declines.seat(1).picks('stop');
    expect(stands(declines)).toBe(false);
    expect(declines.player(1).hand).toEqual(['G26']);
  });

  test.each(ATTACKS)(
    'EMER-18.42 EMER-20.34 EMER-20.35 Vampires stop an assassination, not %s if it is another',
    (attack) => {
      const t = attacked(attack, attack === 'vampires' ? [] : ['G27']);
      const stops = VAMPIRES.includes(attack);
      if (attack === 'vampires') expect(blockers(table().hand(1, ['G27']).s, 1, attack)).toEqual([]);
      t.seat(1).isAsked('block-window/block', stops ? ['G27', 'stop'] : ['stop']);
      if (!stops) return;
      t.seat(1).picks('G27');
      // Not one-use: it is discarded after a card was drawn for it.
      expect([stands(t), t.placeOf(1, 'G27'), t.player(1).hand.length]).toEqual([true, 'discard', 1]);
    },
  );

  test.each(ATTACKS)('EMER-19.15 the window is there for %s with an empty hand too', (attack) => {
    attacked(attack, []).seat(1).isAsked('block-window/block', ['stop']);
  });
});

rule(
  ['EMER-18.34', 'EMER-20.33'],
  'Sherlock against an assassination: the killer may go on, also against the same agent',
  () => {
    const t = table().hand(0, ['G06.0', 'G36']).agents(0, { rome: 3 }).agents(1, { rome: 1 }).hand(1, ['G26']).turn();
    t.seat(0).does('assassinate').picks('G36:rome:1');
    t.seat(1).picks('G26');
    t.seat(0).isAsked('assassinate/plan', ['G06.0:rome:1', 'stop']).picks('G06.0:rome:1');
    t.seat(1).isAsked('block-window/block', ['stop']).picks('stop');
    expect(t.city('rome').agents[1]).toBe(0);
  },
);

rule('EMER-18.35', 'Sherlock against Shoggoth: nobody is taken, nothing booked, Shoggoth is used up', () => {
  const t = attacked('shoggoth', ['G26']);
  t.seat(1).picks('G26');
  expect([t.player(0).victims, t.total(0), t.placeOf(0, 'G17')]).toEqual([[], 0, 'removed']);
});

rule('EMER-18.36', 'Sherlock against Vampires: nobody is replaced, Vampires are used up', () => {
  const t = attacked('vampires', ['G26']);
  t.seat(1).picks('G26');
  expect([t.city('rome').agents, t.placeOf(0, 'G27')]).toEqual([[3, 1], 'removed']);
});

rule(
  ['EMER-18.37', 'EMER-20.33', 'EMER-20.50'],
  'Sherlock against a zombie: that agent is safe for this action, another zombie there may try another agent',
  () => {
    const t = table({ players: 3 }).hand(0, ['G30']).agents(1, { rome: 1 }).agents(2, { rome: 1, paris: 1 });
    t.zombies({ rome: 2, paris: 1 }).hand(1, ['G26']).turn();
    t.seat(0).does('act:G30').isAsked('raise-dead/target', ['paris:2', 'rome:1', 'rome:2', 'stop']).picks('rome:1');
    t.seat(1).picks('G26');
    t.seat(0).isAsked('raise-dead/target', ['paris:2', 'rome:2', 'stop']).picks('rome:2');
    t.seat(2).picks('stop');
    // Rome has lost its one agent; Paris is not affected, and part 2 takes place.
    t.seat(0).isAsked('raise-dead/target', ['paris:2', 'stop']).picks('stop');
    t.seat(0).isAsked('raise-dead/city');
    expect(t.city('rome').agents).toEqual([0, 1, 0]);
  },
);

rule('EMER-18.37', 'the failed attempt has used up the one zombie there', () => {
  const t = table().hand(0, ['G30']).agents(1, { rome: 2 }).zombies({ rome: 1 }).hand(1, ['G26']).turn();
  t.seat(0).does('act:G30').picks('rome:1');
  t.seat(1).picks('G26');
  t.seat(0).isAsked('raise-dead/city');
});

rule('EMER-18.37', 'of two agents of one player in a city one is safe, the other not', () => {
  const t = table().hand(0, ['G30']).agents(1, { rome: 2 }).zombies({ rome: 3 }).hand(1, ['G26']).turn();
  t.seat(0).does('act:G30').picks('rome:1');
  t.seat(1).picks('G26');
  t.seat(0).isAsked('raise-dead/target', ['rome:1', 'stop']).picks('rome:1');
  t.seat(1).isAsked('block-window/block', ['stop']).picks('stop');
  expect(t.city('rome').agents[1]).toBe(1);
});

rule(
  ['EMER-18.38', 'EMER-18.41'],
  'DP-16 Sherlock against Cthulhu: those with an agent there are asked in turn order until one blocks; nothing happens then',
  () => {
    const t = table({ players: 4 }).hand(1, ['G04']).hand(3, ['G26']).zombies({ rome: 1 }).cubes(2, { rome: 1 });
    t.agents(0, { rome: 1 }).agents(1, { rome: 1 }).agents(3, { rome: 1 }).turn(1);
    t.seat(1).does('act:G04').picks('rome');
    t.seat(3).isAsked('block-window/block', ['G26', 'stop']).picks('G26');
    t.seat(0).isNotAsked();
    t.seat(1).isAsked('turn/deed');
    expect(t.city('rome')).toMatchObject({ agents: [1, 1, 0, 1], cubes: [0, 0, 1, 0], zombies: 1, top: ['city-rome'] });
    expect(t.placeOf(1, 'G04')).toBe('removed');
    const others = table({ players: 4 }).hand(1, ['G04']).agents(0, { rome: 1 }).agents(3, { rome: 1 }).turn(1);
    others.seat(1).does('act:G04').picks('rome');
    others.seat(3).picks('stop');
    others.seat(0).isAsked('block-window/block', ['stop']).picks('stop');
    expect(others.city('rome').agents).toEqual([0, 0, 0, 0]);
  },
);

rule(
  ['EMER-18.39', 'EMER-20.36'],
  'no window against Irene Adler, Lestrade, Okhrana, Night Terror, Third Section, Hide Royalty, a royal killed',
  () => {
    const lay = (card: string) =>
      table()
        .hand(0, [card])
        .hand(1, ['G26'])
        .agents(0, { rome: 4 })
        .agents(1, { rome: 1 })
        .cubes(1, { rome: 1 })
        .royal('rome')
        .turn();
    const done = (t: TestTable) => {
      t.seat(1).isNotAsked();
      t.seat(0).isAsked('turn/deed');
    };
    const adler = lay('G14');
    adler.seat(0).does('act:G14').picks('rome:1');
    const lestrade = lay('G12');
    lestrade.seat(0).does('act:G12');
    const okhrana = lay('G21');
    okhrana.seat(0).does('act:G21');
    const terror = lay('G22');
    terror.script(6).seat(0).does('act:G22');
    const section = lay('G24');
    section.seat(0).does('act:G24').picks('rome');
    const hide = lay('G05.0');
    hide.script(6).seat(0).does('act:G05.0');
    for (const t of [adler, lestrade, okhrana, terror, section, hide]) done(t);
    const royal = lay('G36');
    royal.script(6).seat(0).does('assassinate').picks('G36:rome:royal');
    royal.seat(1).isNotAsked();
  },
);

rule('EMER-18.40', 'one block card for each attack: once blocked, it is over', () => {
  const t = attacked('assassination', ['G26', 'G27']);
  t.seat(1).isAsked('block-window/block', ['G26', 'G27', 'stop']).picks('G27');
  t.seat(1).isNotAsked();
  expect([stands(t), t.player(1).hand.includes('G26')]).toEqual([true, true]);
});

rule(
  ['EMER-18.43', 'EMER-18.44'],
  'one Fenians for an assassination, each may have its own; with Infernal Machine if both are needed',
  () => {
    // Two Fenians: with 2 agents and 6 bombs needed one of them gives 4, two are not allowed.
    const t = table().hand(0, ['G36', 'G13.0', 'G13.1']).agents(0, { london: 2 }).royal('london').turn();
    expect(t.seat(0).options).not.toContain('assassinate');
    const both = table().hand(0, ['G36', 'G13.0', 'G10.0']).agents(0, { london: 2 }).royal('london').turn();
    both.seat(0).does('assassinate').picks('G36:london:royal');
    both.seat(0).isAsked('assassinate/support', ['text:G13.0:text:G10.0']);
    const each = table()
      .hand(0, ['G36', 'G06.0', 'G13.0', 'G13.1'])
      .agents(0, { rome: 2 })
      .agents(1, { rome: 1, vienna: 1 });
    each.agents(0, { vienna: 2 }).turn();
    each.seat(0).does('assassinate').picks('G36:rome:1').picks('text:G13.0');
    each.seat(1).picks('stop');
    each.seat(0).picks('G06.0:vienna:1').isAsked('assassinate/support', ['text:G13.1']).picks('text:G13.1');
    each.seat(1).picks('stop');
    expect([each.city('rome').agents[1], each.city('vienna').agents[1]]).toEqual([0, 0]);
  },
);

rule('EMER-18.45', 'Fenians or Infernal Machine for a printed symbol are discarded', () => {
  const t = table().hand(0, ['G13.0', 'G10.0', 'G36']).agents(0, { rome: 2 }).agents(1, { rome: 1 }).turn();
  t.seat(0).does('markers').picks('G13.0').picks('stop');
  t.seat(0).does('assassinate').picks('G36:rome:1').picks('G10.0');
  t.seat(1).picks('stop');
  expect([t.placeOf(0, 'G13.0'), t.placeOf(0, 'G10.0')]).toEqual(['discard', 'discard']);
});

rule('EMER-18.59', 'a replaced agent is not killed: no points, no cleared cubes, no check', () => {
  for (const card of ['G14', 'G27']) {
    const t = table().hand(0, [card]).agents(0, { rome: 1 }).agents(1, { rome: 1 }).cubes(0, { rome: 1 }).turn();
    t.seat(0).does(`act:${card}`).picks('rome:1');
    if (card === 'G27') t.seat(1).picks('stop');
    expect([t.total(0), t.city('rome').cubes[0], t.told('sanity'), t.city('rome').agents]).toEqual([0, 1, [], [2, 0]]);
  }
});

rule('EMER-18.60', 'agents that zombies or Cthulhu take lie on no card and give no points', () => {
  const t = attacked('zombie', []);
  t.seat(1).picks('stop');
  const c = attacked('cthulhu', []);
  c.seat(1).picks('stop');
  for (const u of [t, c]) expect([u.total(0), u.player(0).victims, u.player(1).agents]).toEqual([0, [], 9]);
});

import { expect } from 'vitest';
import { rule } from '../testing/rule.js';
import { table } from '../testing/table.js';
import { checks } from './checks.js';
import { activate, attack, attacksOn, monsterPhase } from './monster-phase.js';
import { damageMonster, removeMonster, spawnMonster } from './monsters.js';

// ARK-202, ARK-458 and what belongs to them. Seat 0 has strength 2, seat 1 strength 3, seat 2 strength 4.

rule(
  ['ARK-202.1', 'ARK-202.2a', 'ARK-R.59', 'ARK-202.2f', 'ARK-461.4'],
  'every ready monster activates once, in the order of the group; the others do not',
  () => {
    const t = table()
      .monster('lurker', 'mid-a')
      .monster('lurker', 'west-a')
      .monster('hound', 'east-a', { exhausted: true });
    t.run(monsterPhase, {});
    t.seat(0).isAsked('monster-phase/next', ['monster/lurker.0', 'monster/lurker.1']).picks('monster/lurker.1');
    expect([t.doomOn('west-a'), t.doomOn('mid-a'), t.beast('hound')!.space]).toEqual([1, 1, t.at('east-a')]);
  },
);

rule(
  ['ARK-202.2b', 'ARK-419.2', 'ARK-458.3c', 'ARK-419.1'],
  'a lurker does what its text says and does not move',
  () => {
    const t = table().monster('lurker', 'mid-a').run(activate, { monster: 'monster/lurker.0' });
    expect([t.doomOn('mid-a'), t.beast('lurker')!.space]).toEqual([1, t.at('mid-a')]);
  },
);

rule(
  ['ARK-202.2c', 'ARK-453.2', 'ARK-R.45', 'ARK-458.3d', 'ARK-444.1', 'ARK-453.1'],
  'a hunter goes its speed towards its prey',
  () => {
    const t = table({ players: 3 }).on(0, 'south-a').on(1, 'mid-a').on(2, 'mid-a').monster('hunter', 'east-a');
    t.run(activate, { monster: 'monster/hunter.0' });
    expect(t.beast('hunter')!.space).toBe(t.at('east-b'));
  },
);

rule(['ARK-R.46', 'ARK-202.2d'], 'X.12 of tied prey the nearest', () => {
  const t = table({ players: 4 })
    .on(0, 'south-a')
    .on(3, 'north-c')
    .on(1, 'mid-a')
    .on(2, 'mid-a')
    .monster('hunter', 'north-b');
  t.run(activate, { monster: 'monster/hunter.0' }); // seats 0 and 3 have strength 2
  expect(t.beast('hunter')!.with).toEqual([3]);
});

rule(
  ['ARK-202.2e', 'ARK-R.48', 'ARK-461.6', 'ARK-R.47'],
  'it stops where it meets somebody, and engages its prey among those who are there',
  () => {
    const t = table({ players: 3 }).on(0, 'west-a').on(1, 'north-a').on(2, 'north-a').monster('patrol', 'north-c');
    t.s.eventDiscard.push(t.s.events.find((card) => card === 'event/rift/5')!);
    t.s.events.splice(t.s.events.indexOf('event/rift/5'), 1);
    t.run(activate, { monster: 'monster/patrol.0' }); // towards mid; its prey has the highest influence
    expect(t.beast('patrol')).toMatchObject({ space: t.at('north-a'), with: [2] });
  },
);

rule(
  ['ARK-477.2', 'ARK-438.3', 'ARK-417.1', 'ARK-R.45', 'ARK-477.1'],
  'a patrol goes towards the unstable space and stays there',
  () => {
    const t = table({ players: 1 })
      .on(0, 'west-a')
      .monster('patrol', 'north-b')
      .run(activate, { monster: 'monster/patrol.0' });
    expect(t.beast('patrol')!.space).toBe(t.at('north-b'));
  },
);

rule('ARK-R.45', 'DP-28 of two ways of the same length the group chooses', () => {
  const t = table({ players: 1 }).on(0, 'north-a').monster('hunter', 'street-0');
  t.run(activate, { monster: 'monster/hunter.0' }).seat(0).isAsked('activate/step', ['1', '2']).picks('2');
  expect(t.beast('hunter')!.space).toBe(t.at('north-c'));
});

rule('ARK-R.124', '"directly" goes to the prey at once', () => {
  const t = table().on(0, 'mid-a').on(1, 'west-a').with(1, { remnants: 1 }).monster('hound', 'north-b');
  t.run(activate, { monster: 'monster/hound' });
  expect(t.beast('hound')).toMatchObject({ space: t.at('west-a'), with: [1] });
});

rule(['ARK-R.49', 'ARK-439.2'], 'an elusive hunter passes others by and engages its prey', () => {
  const t = table().on(0, 'north-c').on(1, 'north-a').with(1, { clues: 1 }).monster('shade', 'street-0');
  t.run(activate, { monster: 'monster/shade.0' });
  t.seat(0).isAsked('activate/step', ['1', '2']).picks('2');
  expect(t.beast('shade')).toMatchObject({ space: t.at('north-a'), with: [1] });
});

rule(
  ['ARK-202.3a', 'ARK-202.3b', 'ARK-476.7', 'ARK-458.8i', 'ARK-422.2', 'ARK-430.1'],
  'engaged monsters attack, those of the lead first',
  () => {
    const t = table()
      .monster('hunter', 'north-b', { with: [1] })
      .monster('feeder', 'north-b', { with: [0] });
    t.s.lead = 1;
    t.run(monsterPhase, {});
    expect(t.told('attacks').map(({ params }) => params.seat)).toEqual([{ seat: 1 }, { seat: 0 }]);
    expect([t.player(1).damage, t.player(1).horror, t.player(0).damage]).toEqual([1, 1, 2]);
  },
);

rule(['ARK-202.3d', 'ARK-482.3'], 'ready and exhausted monsters deal nothing', () => {
  const t = table()
    .monster('shade', 'north-b')
    .monster('hunter', 'north-b', { exhausted: true })
    .run(attacksOn, { seat: 0 });
  expect([t.player(0).damage, t.ended]).toEqual([0, true]);
});

rule('ARK-R.60', 'DP-30 several attack in the order of the group', () => {
  const t = table()
    .monster('hunter', 'north-b', { with: [0] })
    .monster('feeder', 'north-b', { with: [0] });
  t.run(attacksOn, { seat: 0 }).seat(0).isAsked('attacks-on/next', ['monster/hunter.0', 'monster/feeder']);
});

rule(
  ['ARK-202.3c', 'ARK-R.70'],
  'whoever is defeated is free of all monsters, which are exhausted; the rest do not attack',
  () => {
    const t = table()
      .with(0, { damage: 4 })
      .monster('hunter', 'north-b', { with: [0] })
      .monster('feeder', 'north-b', { with: [0] });
    t.run(attacksOn, { seat: 0 }).seat(0).picks('monster/hunter.0');
    expect(t.board.monsters.map(({ exhausted }) => exhausted)).toEqual([true, true]);
    expect([t.player(0).sheet, t.told('attacks').length, t.board.sheet.doom]).toEqual([null, 1, 1]);
  },
);

rule(['ARK-434.2', 'ARK-434.4', 'ARK-R.61'], 'a massive monster engages and attacks everybody there', () => {
  const t = table().monster('giant', 'north-b').run(checks, {});
  expect(t.beast('giant')!.with).toEqual([0, 1]);
  const hit = table()
    .monster('giant', 'north-b', { with: [0, 1] })
    .run(monsterPhase, {});
  expect([hit.player(0).damage, hit.player(1).damage]).toEqual([2, 2]);
});

rule(['ARK-446.2', 'ARK-R.65', 'ARK-440.14', 'ARK-446.1'], 'a scavenger recovers the damage that it dealt', () => {
  const t = table()
    .monster('feeder', 'north-b', { with: [0], damage: 2 })
    .run(attack, { seat: 0, monster: 'monster/feeder' });
  expect(t.beast('feeder')!.damage).toBe(0);
  const vest = table()
    .asset(0, 'item/vest')
    .monster('feeder', 'north-b', { with: [0], damage: 2 });
  vest.run(attack, { seat: 0, monster: 'monster/feeder' }).seat(0).picks('item/vest.0:1');
  expect(vest.beast('feeder')!.damage).toBe(1); // what an item took feeds nobody
});

rule(
  ['ARK-202.4a', 'ARK-461.2', 'ARK-482.4', 'ARK-202.4b', 'ARK-R.68'],
  'exhausted monsters become ready one by one, and engage whom they find',
  () => {
    const t = table({ players: 1 })
      .monster('hunter', 'north-b', { exhausted: true })
      .monster('feeder', 'mid-a', { exhausted: true });
    t.run(monsterPhase, {})
      .seat(0)
      .isAsked('monster-phase/next', ['monster/hunter.0', 'monster/feeder'])
      .picks('monster/feeder');
    expect(t.board.monsters.map((monster) => [monster.exhausted, monster.with])).toEqual([
      [false, [0]],
      [false, []],
    ]);
  },
);

rule(['ARK-R.35', 'ARK-R.51'], 'an elusive monster that becomes ready engages nobody', () => {
  const t = table().monster('shade', 'north-b', { exhausted: true }).run(monsterPhase, {});
  expect(t.beast('shade')).toMatchObject({ exhausted: false, with: [] });
});

rule(
  ['ARK-458.5', 'ARK-458.3b', 'ARK-458.7', 'ARK-R.57'],
  'the bottom card of the monster deck spawns where its text says, ready',
  () => {
    const t = table().on(0, 'mid-a').on(1, 'mid-a').doom({ 'east-a': 2 });
    t.s.monsterDeck.sort((a, b) => Number(b.includes('patrol')) - Number(a.includes('patrol')));
    t.run(spawnMonster, {});
    expect(t.beast('patrol')).toMatchObject({ space: t.at('east-a'), exhausted: false, with: [] });
  },
);

rule('ARK-R.57', 'DP-32 of several spaces the group chooses', () => {
  const t = table().on(0, 'mid-a').on(1, 'mid-a').doom({ 'east-a': 1, 'west-a': 1 });
  t.s.monsterDeck.sort((a, b) => Number(b.includes('patrol')) - Number(a.includes('patrol')));
  t.run(spawnMonster, {}).seat(0).isAsked('spawn-monster/space', ['3', '9']).picks('9');
  expect(t.beast('patrol')!.space).toBe(t.at('west-a'));
});

rule(['ARK-R.56', 'ARK-438.3'], 'a monster that spawns among investigators engages at once', () => {
  const t = table({ players: 1 });
  t.s.monsterDeck.sort((a, b) => Number(b.includes('hunter')) - Number(a.includes('hunter')));
  t.run(spawnMonster, {});
  expect(t.beast('hunter')!.with).toEqual([0]);
});

rule(['ARK-R.58', 'ARK-005.2'], 'nothing spawns from an empty deck', () => {
  const t = table();
  t.s.gone.push(...t.s.monsterDeck.splice(0), ...t.s.monsterTop.splice(0));
  t.run(spawnMonster, {});
  expect([t.board.monsters, t.ended]).toEqual([[], true]);
});

rule('ARK-R.129', 'the street nearest its prey; nearest the lead', () => {
  const t = table().on(0, 'west-b').on(1, 'south-a').with(1, { clues: 2 });
  t.s.monsterDeck.sort((a, b) => Number(b.includes('shade')) - Number(a.includes('shade')));
  t.run(spawnMonster, {});
  expect(t.beast('shade')!.space).toBe(t.at('street-1'));
  const lead = table().on(0, 'west-b').on(1, 'south-a');
  lead.s.monsterDeck.sort((a, b) => Number(b.includes('lurker')) - Number(a.includes('lurker')));
  lead.run(spawnMonster, {});
  expect(lead.beast('lurker')!.space).toBe(lead.at('street-3'));
});

rule(['ARK-421.2', 'ARK-421.3', 'ARK-R.63', 'ARK-421.1'], 'X.8 an elite monster has health for each who began', () => {
  const t = table({ players: 3 }).monster('giant', 'mid-a', { damage: 5 });
  t.with(2, { sheet: null, space: -1 }).s.lostSheets.push('investigator/3');
  t.run(damageMonster, { seat: 0, monster: 'monster/giant', count: 1, attack: false });
  expect(t.beast('giant')!.damage).toBe(6);
  const dead = table({ players: 3 }).monster('giant', 'mid-a', { damage: 6 });
  dead.run(damageMonster, { seat: 0, monster: 'monster/giant', count: 3, attack: false });
  expect(dead.beast('giant')).toBeUndefined();
});

rule(
  ['ARK-441.2', 'ARK-R.52', 'ARK-441.1'],
  'a watcher restricts no action; with another monster the restriction holds',
  () => {
    const t = table({ players: 1 })
      .monster('eye', 'north-b', { with: [0] })
      .turn();
    expect(t.seat(0).options).toContain('gather');
    const both = table({ players: 1 })
      .monster('eye', 'north-b', { with: [0] })
      .monster('hunter', 'north-b', { with: [0] })
      .turn();
    both.seat(0).isAsked('turn/deed', ['attack', 'evade', 'focus', 'stop']);
  },
);

rule('ARK-441.3', 'another monster holds who is watched', () => {
  const t = table({ players: 1 })
    .monster('eye', 'north-b', { with: [0] })
    .monster('feeder', 'north-b', { with: [0] })
    .turn();
  expect(t.seat(0).options).not.toContain('move');
});

rule(['ARK-441.4', 'ARK-476.8'], 'a watcher comes along and does not end the movement', () => {
  const t = table({ players: 1 })
    .monster('eye', 'north-b', { with: [0] })
    .turn();
  t.seat(0).does('move').picks('0').isAsked('move/to').picks('19');
  expect(t.beast('eye')).toMatchObject({ space: t.at('street-4'), with: [0] });
});

rule(['ARK-R.137', 'ARK-R.26'], 'an ability is not triggered by its own result', () => {
  const t = table()
    .asset(0, 'special/friend')
    .monster('giant', 'north-b', { with: [0, 1] });
  t.run(damageMonster, { seat: 0, monster: 'monster/giant', count: 1, attack: false });
  expect([t.beast('giant')!.damage, t.board.running]).toEqual([2, []]);
});

rule('ARK-412.5g', 'a monster that has left is remembered by nobody: it comes back as any other', () => {
  const t = table().monster('lurker', 'mid-a');
  const pair = { seat: 0, card: 'monster/lurker.0' };
  for (const pairs of [t.s.ignored, t.s.provoked, t.s.apart]) pairs.push({ ...pair });
  removeMonster(t.s, 'monster/lurker.0');
  expect([t.s.monsters, t.s.ignored, t.s.provoked, t.s.apart]).toEqual([[], [], [], []]);
});

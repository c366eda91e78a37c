import { expect } from 'vitest';
import { rule } from '../testing/rule.js';
import { table } from '../testing/table.js';

// ARK-201, ARK-401 to ARK-410, but for moving and trading. Seat 0 has influence 2, lore 3, observation 4, strength 2, will 3 and a focus limit of 1.

rule(['ARK-201.1', 'ARK-401.2', 'ARK-494.2', 'ARK-404.2'], 'two actions a turn; then the token lies inactive', () => {
  const t = table().turn();
  t.seat(0).does('gather');
  expect([t.player(0).money, t.player(0).inactive]).toEqual([1, false]);
  t.seat(0).does('focus').picks('will');
  expect([t.ended, t.player(0).inactive, t.player(0).actions]).toEqual([true, true, 2]);
});

rule('ARK-201.1', 'fewer actions are allowed', () => {
  const t = table().turn();
  t.seat(0).does('stop');
  expect([t.ended, t.player(0).actions]).toEqual([true, 0]);
});

rule(
  ['ARK-401.4', 'ARK-R.28', 'ARK-410.3'],
  'no action twice in a round, neither a standard one nor that of a card',
  () => {
    const t = table().asset(0, 'item/watch').turn();
    t.seat(0).does('gather');
    expect(t.seat(0).options).not.toContain('gather');
    t.seat(0).does('0@investigator/1');
    expect([t.player(0).money, t.seat(0).options.includes('0@investigator/1')]).toEqual([4, false]);
  },
);

rule(['ARK-R.122', 'ARK-201.3'], 'a card with one action more gives its owner a third', () => {
  const t = table().asset(0, 'item/watch').turn();
  t.seat(0).does('gather').does('research').does('focus').picks('lore');
  expect([t.ended, t.player(0).actions]).toEqual([true, 3]);
});

rule(
  ['ARK-R.27', 'ARK-408.5', 'ARK-402.2'],
  'what has no object is not offered: no monster, no engagement, nobody to trade with',
  () => {
    const t = table({ players: 1 }).turn();
    t.seat(0).isAsked('turn/deed', ['focus', 'gather', 'move', 'research', 'ward', '0@investigator/1', 'stop']);
  },
);

rule(
  ['ARK-410.1', 'ARK-410.2', 'ARK-410.4', 'ARK-415.2d'],
  'X.5 an action of the own sheet under its condition',
  () => {
    const poor = table().with(0, { money: 2 }).turn();
    poor.seat(0).does('0@investigator/1');
    expect(poor.player(0).money).toBe(5);
    const rich = table().with(0, { money: 3 }).turn();
    expect(rich.seat(0).options).not.toContain('0@investigator/1');
    const other = table().turn(1);
    expect(other.seat(1).options).not.toContain('0@investigator/1');
  },
);

rule(['ARK-401.5', 'ARK-476.5', 'ARK-201.4'], 'who is engaged attacks, evades or focuses', () => {
  const t = table({ players: 1 })
    .monster('hunter', 'north-b', { with: [0] })
    .turn();
  t.seat(0).isAsked('turn/deed', ['attack', 'evade', 'focus', 'stop']);
});

rule(
  ['ARK-402.2', 'ARK-402.4', 'ARK-458.8f', 'ARK-473.7', 'ARK-440.13'],
  'an attack tests strength with the modifier; each success is 1 damage',
  () => {
    const t = table()
      .monster('giant', 'north-b', { with: [0, 1] })
      .turn();
    t.script(5); // strength 2, attack modifier -1
    t.seat(0).does('attack');
    expect([t.beast('giant')!.damage, t.told('rolled')[0]!.params.faces]).toEqual([1, '5']);
  },
);

rule(
  ['ARK-402.3', 'ARK-476.11', 'ARK-476.9', 'ARK-476.12'],
  'whoever attacks it is engaged with it, and the other no more',
  () => {
    const t = table()
      .monster('hunter', 'north-b', { with: [1] })
      .turn();
    t.script(1, 1);
    t.seat(0).does('attack');
    expect(t.beast('hunter')!.with).toEqual([0]);
  },
);

rule(['ARK-402.5', 'ARK-R.32'], 'of several monsters one is chosen', () => {
  const t = table()
    .monster('hunter', 'north-b', { with: [0] })
    .monster('feeder', 'north-b', { with: [0] })
    .turn();
  t.script(6, 6);
  t.seat(0).does('attack').isAsked('attack/monster', ['monster/hunter.0', 'monster/feeder']).picks('monster/feeder');
  expect([t.beast('hunter')!.damage, t.beast('feeder')!.damage]).toEqual([0, 2]);
});

rule(['ARK-402.6', 'ARK-482.1'], 'an exhausted monster is not engaged, and is damaged all the same', () => {
  const t = table().monster('hunter', 'north-b', { exhausted: true }).turn();
  t.script(5, 1);
  t.seat(0).does('attack');
  expect(t.beast('hunter')).toMatchObject({ with: [], exhausted: true, damage: 1 });
});

rule('ARK-R.34', 'the engagement of an attack stays if nothing is hit', () => {
  const t = table().monster('shade', 'north-b').turn();
  t.script(1, 1);
  t.seat(0).does('attack');
  expect(t.beast('shade')).toMatchObject({ with: [0], damage: 0 });
});

rule(
  ['ARK-402.7', 'ARK-458.8c', 'ARK-458.9', 'ARK-458.11', 'ARK-440.15', 'ARK-496.4'],
  'who defeats it in an attack gains its remnant; it goes on top of the monster deck',
  () => {
    const t = table()
      .monster('hunter', 'north-b', { with: [0] })
      .turn();
    t.script(5, 6);
    t.seat(0).does('attack');
    expect([t.beast('hunter'), t.player(0).remnants, t.board.monsterTop]).toEqual([undefined, 1, ['monster/hunter.0']]);
  },
);

rule('ARK-R.33', 'excess damage is lost', () => {
  const t = table()
    .monster('patrol', 'north-b', { with: [0] })
    .asset(0, 'item/axe')
    .turn();
  t.script(6, 6, 6, 6);
  t.seat(0).does('attack').isAsked('test/use', ['item/axe.0', 'stop']).picks('item/axe.0');
  expect([t.beast('patrol'), t.told('damaged')[0]!.params.damage]).toEqual([undefined, 1]);
});

rule(
  ['ARK-403.2', 'ARK-R.40', 'ARK-491.1', 'ARK-491.2', 'ARK-478.7', 'ARK-473.6'],
  "research: up to a clue of one's own a success",
  () => {
    const t = table().with(0, { clues: 3 }).turn();
    t.script(5, 5, 1, 1);
    t.seat(0)
      .does('research')
      .isAsked('test/change')
      .picks('stop')
      .isAsked('research/count', ['0', '1', '2'])
      .picks('2');
    expect([t.board.sheet.clues, t.player(0).clues]).toEqual([2, 1]);
  },
);

rule(
  ['ARK-405.2', 'ARK-405.3', 'ARK-R.39', 'ARK-488.5', 'ARK-473.5'],
  'ward: a doom for each success, and one remnant for two',
  () => {
    const t = table().doom({ 'north-b': 2 }).turn();
    t.script(5, 6, 6);
    t.seat(0).does('ward');
    expect([t.doomOn('north-b'), t.player(0).remnants]).toEqual([0, 1]);
    const one = table().doom({ 'north-b': 1 }).turn();
    one.script(5, 6, 6);
    one.seat(0).does('ward');
    expect([one.doomOn('north-b'), one.player(0).remnants]).toEqual([0, 0]);
  },
);

rule(
  ['ARK-409.2', 'ARK-409.3', 'ARK-487.4', 'ARK-487.5', 'ARK-487.2'],
  'focus: a token on a skill that has none',
  () => {
    const t = table().focus(1, 'will').turn(1);
    t.seat(1).does('focus').isAsked('focus/skill', ['influence', 'lore', 'observation', 'strength']).picks('lore');
    expect(t.player(1).focus).toEqual([0, 1, 0, 0, 1]);
  },
);

rule(
  ['ARK-409.4', 'ARK-487.8', 'ARK-487.9', 'ARK-R.38', 'ARK-415.2c'],
  'beyond the limit one token goes, the new one too',
  () => {
    const t = table().focus(0, 'will').turn();
    t.seat(0).does('focus').picks('lore').isAsked('focus-skill/discard', ['lore', 'will']).picks('lore');
    expect(t.player(0).focus).toEqual([0, 0, 0, 0, 1]);
  },
);

rule(
  ['ARK-408.2', 'ARK-475.1', 'ARK-481.2', 'ARK-R.29', 'ARK-401.3'],
  'evade: free and exhausted, and one action more',
  () => {
    const t = table()
      .monster('hunter', 'north-b', { with: [0] })
      .turn();
    t.script(5, 1, 1, 1);
    t.seat(0).does('evade').isAsked('additional/deed');
    expect(t.beast('hunter')).toMatchObject({ with: [], exhausted: true });
    t.seat(0).picks('gather').isAsked('turn/deed');
    expect([t.player(0).actions, t.player(0).money]).toEqual([1, 1]);
  },
);

rule(['ARK-408.2', 'ARK-476.10'], 'DP-12 who stays engaged with another gets no further action', () => {
  const t = table()
    .monster('hunter', 'north-b', { with: [0] })
    .monster('feeder', 'north-b', { with: [0] })
    .turn();
  t.script(5, 1, 1, 1);
  t.seat(0).does('evade').isAsked('evade/monster', ['monster/hunter.0', 'monster/feeder']).picks('monster/feeder');
  t.seat(0).isAsked('turn/deed');
  expect([t.beast('hunter')!.with, t.beast('feeder')!.exhausted]).toEqual([[0], true]);
});

rule(['ARK-408.3', 'ARK-408.4', 'ARK-458.8g'], 'the modifier that gives the fewest dice counts', () => {
  const t = table()
    .monster('hunter', 'north-b', { with: [0] })
    .monster('giant', 'north-b', { with: [0, 1] })
    .turn();
  t.script(1, 1, 1); // observation 4, evade 0 and -1
  t.seat(0).does('evade');
  expect(t.told('rolled')[0]!.params.faces).toBe('1 1 1');
});

rule(
  ['ARK-434.5', 'ARK-R.50', 'ARK-434.2', 'ARK-434.1'],
  'a massive monster is never exhausted, and engages again after the additional action',
  () => {
    const t = table({ players: 1 })
      .monster('giant', 'north-b', { with: [0] })
      .turn();
    t.script(5, 1, 1);
    t.seat(0).does('evade').isAsked('additional/deed');
    expect(t.beast('giant')).toMatchObject({ with: [], exhausted: false });
    t.seat(0).picks('gather');
    expect(t.beast('giant')!.with).toEqual([0]);
  },
);

rule(['ARK-479.2', 'ARK-R.43', 'ARK-479.1'], 'a delayed investigator stands up instead of the first action', () => {
  const t = table().with(0, { delayed: true }).turn();
  expect([t.player(0).delayed, t.player(0).actions]).toEqual([false, 1]);
  t.seat(0).does('gather');
  expect(t.ended).toBe(true);
});

import { expect } from 'vitest';
import type { MonsterInPlay } from '../board.js';
import { coreTable } from '../testing/core-table.js';
import { rule } from '../testing/rule.js';
import { says } from '../testing/says.js';
import { table } from '../testing/table.js';
import { variant } from '../testing/variant.js';
import { effectOver } from './checks.js';
import { disengage, engage } from './engage.js';
import { isReady } from './look.js';
import { moveTo } from './move.js';

// ARK-458.2, ARK-475, ARK-476, ARK-455: who is engaged with whom, and what moving does to it.

/** The states that a monster is in: there should be one. */
const states = (monster: MonsterInPlay): string[] => [
  ...(isReady(monster) ? ['ready'] : []),
  ...(monster.with.length > 0 ? ['engaged'] : []),
  ...(monster.exhausted ? ['exhausted'] : []),
];

rule(
  ['ARK-458.2', 'ARK-461.1', 'ARK-476.1', 'ARK-476.4', 'ARK-493.2'],
  'ready, engaged, exhausted: always exactly one of them',
  () => {
    const seen: string[][] = [];
    const t = table({ players: 1 }).monster('hunter', 'north-a').turn();
    const look = () => seen.push(states(t.beast('hunter')!));
    look();
    t.seat(0).does('move').picks('0');
    look();
    t.script(5, 1, 1, 1).seat(0).does('evade');
    look();
    expect(seen).toEqual([['ready'], ['engaged'], ['exhausted']]);
    const exhausted = table({ players: 1 }).monster('shade', 'north-b', { exhausted: true });
    exhausted.run(engage, { seat: 0, monster: 'monster/shade.0', by: 'investigator' });
    expect(states(exhausted.beast('shade')!)).toEqual(['engaged']);
  },
);

rule('ARK-475.2', 'nobody disengages from what they are not engaged with', () => {
  const t = table().monster('hunter', 'north-b', { with: [0] });
  t.run(disengage, { seat: 1, monster: 'monster/hunter.0', how: 'text', exhaust: true });
  expect([t.beast('hunter')!.with, t.beast('hunter')!.exhausted, t.told('disengaged')]).toEqual([[0], false, []]);
});

rule(['ARK-R.5', 'ARK-475.1'], 'a monster one disengages from is ready, on the space of the investigator', () => {
  const t = table({ players: 1 })
    .on(0, 'mid-b')
    .monster('hunter', 'mid-b', { with: [0] });
  t.run(disengage, { seat: 0, monster: 'monster/hunter.0', how: 'text', exhaust: false });
  expect([states(t.beast('hunter')!), t.beast('hunter')!.space]).toEqual([['ready'], t.at('mid-b')]);
});

rule('ARK-R.120', 'who disengaged is engaged again only when the effect is complete, another at once', () => {
  const alone = table({ players: 1 }).monster('hunter', 'north-b', { with: [0] });
  says(alone, [
    { do: 'disengage', from: 'all' },
    { do: 'may', does: [{ do: 'money', gain: 1 }] },
  ]);
  expect(alone.beast('hunter')!.with).toEqual([]);
  const over = table({ players: 1 }).monster('hunter', 'north-b');
  over.s.apart.push({ seat: 0, card: 'monster/hunter.0' });
  over.run(effectOver, {});
  expect(over.beast('hunter')!.with).toEqual([0]);
  const two = table().monster('hunter', 'north-b', { with: [0] });
  says(two, [
    { do: 'disengage', from: 'all' },
    { do: 'may', does: [{ do: 'money', gain: 1 }] },
  ]);
  expect(two.beast('hunter')!.with).toEqual([1]);
});

rule('ARK-R.131', 'exhausting an engaged monster is a disengagement, and what waits for that hears of it', () => {
  const t = coreTable({ players: 1, scenario: 'twilight' });
  t.monster('lodge-enforcer', 'train-station', { with: [0] }).on(0, 'train-station');
  says(t, [{ do: 'exhaust', what: 'all' }]);
  expect([t.beast('lodge-enforcer')!.exhausted, t.player(0).horror]).toEqual([true, 1]);
});

rule(['ARK-455.1', 'ARK-455.4'], 'a text moves investigators and monsters from space to space', () => {
  const t = table().monster('hunter', 'mid-a');
  says(t, [{ do: 'move-to', where: 'unstable-space' }]);
  expect(t.where(0)).toBe('north-b'); // it is there already
  const far = table().on(0, 'mid-a').on(1, 'mid-a');
  says(far, [{ do: 'move-to', where: 'unstable-space' }]);
  expect([far.where(0), far.where(1)]).toEqual(['north-b', 'mid-a']);
});

rule(
  ['ARK-455.2', 'ARK-R.54'],
  'only the investigator moves: what held them stays, ready, and engages whoever else is there',
  () => {
    const t = table()
      .monster('hunter', 'north-b', { with: [0] })
      .monster('feeder', 'north-b', { with: [1] });
    t.run(moveTo, { seat: 0, space: 12, ignoring: false });
    expect([t.where(0), t.where(1)]).toEqual(['mid-a', 'north-b']);
    expect(t.beast('hunter')).toMatchObject({ with: [1], space: t.at('north-b') });
    const alone = table({ players: 1 }).monster('hunter', 'north-b', { with: [0] });
    alone.run(moveTo, { seat: 0, space: 12, ignoring: false });
    expect([states(alone.beast('hunter')!), alone.beast('hunter')!.space]).toEqual([['ready'], alone.at('north-b')]);
  },
);

rule('ARK-R.55', 'an engaged monster that is moved away is disengaged, and ready where it comes', () => {
  const t = table({ players: 1 })
    .on(0, 'mid-a')
    .monster('hunter', 'mid-a', { with: [0] });
  says(t, [{ do: 'move-monster', what: 'that', to: 'unstable-space' }], { monster: 'monster/hunter.0' });
  expect([states(t.beast('hunter')!), t.beast('hunter')!.space]).toEqual([['ready'], t.at('north-b')]);
  expect(t.told('disengaged').length).toBe(1);
});

rule(
  'ARK-R.53',
  'a massive watcher follows who moves first, leaves the others, and engages those where it comes',
  () => {
    const t = variant({ monsters: { giant: { keywords: ['massive', 'watcher'] } } }, 3);
    t.on(2, 'north-a').monster('giant', 'north-b', { with: [0, 1] });
    t.run(moveTo, { seat: 0, space: t.at('north-a'), ignoring: false });
    expect(t.beast('giant')).toMatchObject({ space: t.at('north-a'), with: [0, 2] });
    expect(t.told('disengaged').map(({ params }) => params.seat)).toEqual([{ seat: 1 }]);
  },
);

rule('ARK-R.66', 'the modifiers of a monster count in attacks and evades only', () => {
  const t = table({ players: 1 })
    .monster('giant', 'north-b', { with: [0] })
    .script(1, 1);
  says(t, [{ do: 'test', skill: 'strength', fail: [{ do: 'money', gain: 1 }] }]);
  expect(t.told('rolled')[0]!.params.faces).toBe('1 1'); // strength 2, and no modifier of -1
  const seen = table({ players: 1 })
    .monster('giant', 'north-b', { with: [0] })
    .script(1, 1, 1, 1);
  says(seen, [{ do: 'test', skill: 'observation' }]);
  expect(seen.told('rolled')[0]!.params.faces).toBe('1 1 1 1');
});

rule('ARK-R.33', 'what is defeated by any means in an attack gives the attacker its remnant', () => {
  const t = coreTable({ players: 1 }).on(0, 'graveyard').asset(0, 'item/dynamite');
  t.monster('keening-hound', 'graveyard', { with: [0] })
    .monster('ravenous-predator', 'graveyard', { with: [0] })
    .turn();
  t.seat(0).does('attack').picks('monster/keening-hound');
  while (t.seat(0).question!.id !== 'window/use') t.seat(0).picks('stop');
  t.seat(0).picks('0@item/dynamite');
  expect(t.player(0).remnants).toBe(
    ['keening-hound', 'ravenous-predator'].filter((one) => t.beast(one) === undefined).length,
  );
});

rule('ARK-R.187', 'what is disengaged and exhausted by one text meets nobody in between', () => {
  const t = says(table().monster('hunter', 'north-b', { with: [0] }), [
    { do: 'disengage', from: 'all' },
    { do: 'exhaust', what: 'those' },
  ]);
  expect([t.beast('hunter')!.exhausted, t.told('engaged')]).toEqual([true, []]);
});

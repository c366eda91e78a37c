import { expect } from 'vitest';
import { core } from '../content/core.js';
import { CORE, coreTable } from '../testing/core-table.js';
import { rule } from '../testing/rule.js';
import { says } from '../testing/says.js';
import { table } from '../testing/table.js';
import { spreadDoom } from './doom.js';
import { focusSkill } from './focus.js';
import { focusLimit, unstableSpaces } from './look.js';
import { test } from './test.js';
import { deedsOf } from './turn.js';

// ARK-401, ARK-487, ARK-496, R.42, R.84: actions, focus and what is used in tests.

rule(
  'ARK-401.1',
  'an action is an effect of its own: it is complete, with what the codex makes of it, before the next',
  () => {
    const t = table({ players: 1 }).codex(3).with(0, { clues: 2 }).turn();
    t.script(5, 5, 1, 1).seat(0).does('research').picks('stop').picks('2').isAsked('turn/deed');
    expect(t.events.map(({ key }) => key)).toEqual(expect.arrayContaining(['event.researched', 'event.codex']));
    expect(t.player(0).performed).toEqual(['research']);
  },
);

rule('ARK-401.6', 'what is used as part of an attack comes on top of it', () => {
  const t = coreTable({ players: 1, scenario: 'umordhoth' })
    .on(0, 'graveyard')
    .epic(19, 'graveyard', { with: [0] });
  t.s.sheet.clues = 3;
  t.turn().script(5).seat(0).does('attack'); // Agnes: strength 2, modifier -2, one die
  t.seat(0).isAsked('window/use').picks(t.seat(0).options[0]!).isAsked('pay-cost/what').picks('count:2');
  expect([t.board.sheet.clues, t.board.monsters[0]!.damage]).toEqual([1, 3]);
});

rule('ARK-R.151', 'clues spent against Umôrdhoth add damage in the same blow, after a failed test too', () => {
  const t = coreTable({ players: 1, scenario: 'umordhoth' })
    .on(0, 'graveyard')
    .epic(19, 'graveyard', { with: [0] });
  t.s.sheet.clues = 3;
  t.turn().script(1).seat(0).does('attack');
  t.seat(0).picks(t.seat(0).options[0]!).picks('count:3');
  expect([t.board.monsters[0]!.damage, t.told('damaged').map(({ params }) => params.damage)]).toEqual([3, [3]]);
});

rule(['ARK-R.42', 'ARK-476.5'], 'an action of a card is for who is engaged only if it says so', () => {
  const t = coreTable({ players: 1 }).asset(0, 'spell/shriveling').asset(0, 'spell/binding').on(0, 'graveyard');
  t.monster('robed-figure', 'graveyard', { with: [0] }).turn();
  expect(t.seat(0).options.filter((key) => key.includes('@'))).toEqual(['0@spell/shriveling']);
  const free = coreTable({ players: 1 }).asset(0, 'spell/shriveling').asset(0, 'spell/binding').on(0, 'graveyard');
  free.monster('robed-figure', 'graveyard', { exhausted: true }).turn();
  expect(deedsOf(free.board, 0)).toEqual(expect.arrayContaining(['0@spell/shriveling', '0@spell/binding']));
});

rule('ARK-R.84', 'in a test only what the tester has is used, unless a card helps others', () => {
  const ask = { seat: 0, skill: 'will', modifier: 0, occasion: 'other', monster: '' } as const;
  const others = coreTable().asset(1, 'item/rabbit-s-foot').script(1, 1, 1).run(test, ask);
  expect(others.ended).toBe(true);
  const own = coreTable().asset(0, 'item/rabbit-s-foot').script(1, 1, 1).run(test, ask);
  own.seat(0).isAsked('test/change', ['0@item/rabbit-s-foot', 'stop']);
  const helped = coreTable().asset(1, 'spell/intervene').script(1, 1, 1).run(test, ask);
  helped.seat(1).isAsked('window/use', ['0@spell/intervene', 'no']);
});

rule(['ARK-R.80', 'ARK-471.2c'], 'what changes dice takes its hands too', () => {
  const attack = { seat: 0, skill: 'strength', modifier: 0, occasion: 'attack', monster: '' } as const;
  const t = coreTable().asset(0, 'item/41-derringer').asset(0, 'item/45-thompson').run(test, attack);
  t.seat(0).isAsked('test/use').picks('item/45-thompson');
  expect(t.seat(0).question).toBeUndefined(); // both hands hold the Thompson
  const free = coreTable().asset(0, 'item/41-derringer').script(1, 1).run(test, attack);
  free.seat(0).isAsked('test/change', ['0@item/41-derringer', 'stop']);
});

rule('ARK-487.3', 'a text lets an investigator focus a given skill, or one of their choice', () => {
  const given = says(table(), [{ do: 'focus', skill: 'lore' }]);
  expect([given.ended, given.player(0).focus]).toEqual([true, [0, 1, 0, 0, 0]]);
  const chosen = says(table(), [{ do: 'focus', skill: 'any' }]);
  chosen.seat(0).isAsked('which/that').picks('skill:will');
  expect(chosen.player(0).focus).toEqual([0, 0, 0, 0, 1]);
});

rule(['ARK-487.11', 'ARK-487.12'], 'a card changes the limit; when it goes, what is over the limit stays', () => {
  const t = coreTable().asset(0, 'special/deputy-of-arkham').focus(0, 'will', 'lore');
  expect(focusLimit(t.s, 0)).toBe(3);
  t.run(focusSkill, { seat: 0, skill: 'influence', overLimit: false });
  expect([t.ended, t.player(0).focus]).toEqual([true, [1, 1, 0, 0, 1]]);
  const lost = coreTable().focus(0, 'will', 'lore', 'influence');
  says(lost, [{ do: 'money', gain: 1 }]);
  expect([focusLimit(lost.board, 0), lost.player(0).focus]).toEqual([2, [1, 1, 0, 0, 1]]);
  // The next focus makes one go, and no more (ARK-R.38).
  const next = coreTable().focus(0, 'will', 'lore', 'influence');
  next.run(focusSkill, { seat: 0, skill: 'strength', overLimit: false });
  next.seat(0).isAsked('focus-skill/discard').picks('strength');
  expect(next.player(0).focus).toEqual([1, 1, 0, 0, 1]);
});

rule('ARK-496.3', 'a text lets remnants be spent for something else', () => {
  const t = says(table().with(0, { remnants: 2 }), [
    { do: 'pay', cost: [{ pay: 'remnant', count: 1 }], does: [{ do: 'money', gain: 3 }] },
  ]);
  t.seat(0).picks('0');
  expect(t.player(0)).toMatchObject({ remnants: 1, money: 3 });
});

rule('ARK-438.1', 'the unstable space moves with every event that is discarded', () => {
  const t = table();
  const spaces = [unstableSpaces(t.s)];
  for (let n = 0; n < 2; n++) {
    t.run(spreadDoom, {});
    spaces.push(unstableSpaces(t.board));
    t.s.eventDiscard.push(t.s.events.shift()!);
  }
  expect(spaces).toEqual([[t.at('north-b')], [t.at('north-a')], [t.at('east-b')]]);
});

/** Every instruction in something, however deep. */
const verbsIn = (part: unknown): string[] =>
  typeof part !== 'object' || part === null
    ? []
    : Object.entries(part).flatMap(([key, value]) => (key === 'do' ? [String(value)] : verbsIn(value)));

rule('ARK-R.89', 'only events let a clue be taken from a neighbourhood', () => {
  const { scenarios, ...rest } = CORE;
  const events = scenarios.flatMap((one) => one.events);
  expect(events.every(({ at }) => verbsIn(at).includes('clue'))).toBe(true);
  expect(verbsIn(rest)).not.toContain('clue');
  expect(verbsIn(scenarios.map(({ events: _events, ...other }) => other))).not.toContain('clue');
  expect(core.events.length).toBe(events.length);
});

import { expect } from 'vitest';
import { rule } from '../testing/rule.js';
import { table } from '../testing/table.js';
import { huntOf } from './hunt.js';
import { activate } from './monster-phase.js';
import { reachOf } from './move.js';

// What tables tell beforehand: where monsters will go, and where investigators can.

type Laid = ReturnType<typeof table>;

/** Where a monster is told to go, and where it then goes. */
function foretold(t: Laid, kind: string) {
  const card = `monster/${kind}.0`;
  const { path, prey } = huntOf(t.s, card);
  const from = t.beast(kind)!.space;
  t.run(activate, { monster: card });
  return { told: path.at(-1) ?? from, went: t.beast(kind)!.space, prey };
}

rule(['ARK-453.2', 'ARK-202.2d'], 'a hunter is foretold to go after its prey, and goes there', () => {
  const t = table({ players: 3 }).on(0, 'south-a').on(1, 'mid-a').on(2, 'mid-a').monster('hunter', 'east-a');
  const { told, went, prey } = foretold(t, 'hunter');
  expect([told, prey]).toEqual([went, [0]]);
  expect(went).toBe(t.at('east-b'));
});

rule('ARK-R.48', 'it is foretold to stop where it meets somebody', () => {
  const t = table({ players: 2 }).on(0, 'south-a').on(1, 'east-b').monster('hunter', 'east-a');
  const { told, went } = foretold(t, 'hunter');
  expect([told, went]).toEqual([t.at('east-b'), t.at('east-b')]);
});

rule('ARK-477.2', 'a patrol is foretold to go for the unstable space, and has no prey', () => {
  const t = table({ players: 1 }).on(0, 'south-a').monster('patrol', 'east-a');
  const { told, went, prey } = foretold(t, 'patrol');
  expect([told, prey]).toEqual([went, []]);
});

rule('ARK-419.2', 'a lurker is foretold to stay', () => {
  expect(huntOf(table().monster('lurker', 'mid-a').s, 'monster/lurker.0')).toEqual({ prey: [], path: [] });
});

/** The spaces that somebody can come to, by the steps that they are asked for. */
function walked(money: number): Map<number, number> {
  const found = new Map<number, number>();
  const step = (keys: readonly string[]): void => {
    const t = table({ players: 1 }).on(0, 'north-b').with(0, { money }).turn();
    let seat = t.seat(0).does('move');
    for (const key of keys) seat = seat.picks(key);
    const { space, money: left } = t.player(0);
    const cost = money - left;
    if (keys.length > 0) found.set(space, Math.min(cost, found.get(space) ?? cost));
    if (t.seat(0).question?.id !== 'move/to') return;
    for (const key of t.seat(0).options) if (key !== 'stop') step([...keys, key]);
  };
  step([]);
  found.delete(table().at('north-b'));
  return found;
}

rule('ARK-406.2', 'what can be reached with a move, and for how much, is what the steps come to', () => {
  for (const money of [0, 1, 5]) {
    const t = table({ players: 1 }).on(0, 'north-b').with(0, { money }).turn();
    const told = [...reachOf(t.board, 0, 0)].sort(([a], [b]) => a - b);
    expect(told).toEqual([...walked(money)].sort(([a], [b]) => a - b));
  }
});

rule('ARK-406.3', 'what is behind ready monsters is out of reach', () => {
  const t = table({ players: 1 }).on(0, 'north-b').with(0, { money: 5 });
  for (const at of ['north-a', 'north-c', 'street-0']) t.monster('hunter', at);
  t.turn();
  const around = ['north-a', 'north-c', 'street-0'].map((id) => t.at(id));
  expect([...reachOf(t.board, 0, 0).keys()].sort()).toEqual(around.sort());
});

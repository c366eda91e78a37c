import { openBoard } from '@tabula/arkham/open-board.js';
import { coreTable } from '@tabula/arkham/testing/core-table.js';
import { expect, test } from 'vitest';
import { inOrder, monsterStep, planOf } from './plans.js';

test('ARK-202.2c ARK-477.2 a patrol goes to the unstable space, as far as its speed allows', () => {
  const t = coreTable({ players: 1 }).monster('robed-figure', 'black-cave').turn();
  const s = openBoard(t.view(0).board);
  expect(planOf(s, s.monsters[0]!)).toEqual({ does: 'patrols', to: [t.at('train-station')], steps: 2 });
});

test('ARK-202.2d a hunter goes after its prey; who is there already waits', () => {
  const t = coreTable({ players: 2 }).on(0, 'black-cave').on(1, 'general-store').monster('swift-byakhee', 'graveyard');
  const s = openBoard(t.turn().view(0).board);
  const plan = planOf(s, s.monsters[0]!);
  expect(plan).toMatchObject({ does: 'hunts', steps: 1 });
});

test('ARK-202.3 ARK-202.4 who is engaged attacks, who is exhausted rises; that is the order of the phase', () => {
  const t = coreTable({ players: 1 })
    .monster('robed-figure', 'black-cave', { exhausted: true })
    .monster('hooded-stalker', 'train-station', { with: [0] })
    .monster('robed-figure', 'graveyard')
    .turn();
  const s = openBoard(t.view(0).board);
  expect(inOrder(s).map((monster) => planOf(s, monster).does)).toEqual(['patrols', 'attacks', 'rises']);
});

test('ARK-202 the step of the phase follows from what is asked, else from what was told', () => {
  const t = coreTable({ players: 1 }).monster('robed-figure', 'black-cave', { exhausted: true }).turn();
  const s = openBoard(t.view(0).board);
  const { card } = s.monsters[0]!;
  expect(monsterStep(s, [], { id: 'monster-phase/next', cards: [card] })).toBe('ready');
  expect(monsterStep(s, [], { id: 'monster-phase/next', cards: ['monster/another'] })).toBe('move');
  expect(monsterStep(s, ['event.attacks'], null)).toBe('attack');
  expect(monsterStep(s, ['event.attacks', 'event.readied'], null)).toBe('ready');
  expect(monsterStep(s, [], null)).toBe('move');
});

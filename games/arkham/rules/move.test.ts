import { expect } from 'vitest';
import { rule } from '../testing/rule.js';
import { table } from '../testing/table.js';

// ARK-406, ARK-455: how investigators move, and what stops them.

rule(['ARK-406.2', 'ARK-R.30', 'ARK-455.3'], 'two steps, and two more for a dollar each', () => {
  const t = table({ players: 1 }).on(0, 'north-b').with(0, { money: 5 }).turn();
  t.seat(0).does('move').isAsked('move/to', ['0', '2', '15']).picks('15').picks('3').picks('5').picks('4');
  expect([t.where(0), t.player(0).money, t.seat(0).question!.id]).toEqual(['east-b', 3, 'turn/deed']);
});

rule('ARK-R.30', 'one may stop after the first step, and money is needed for the third', () => {
  const t = table({ players: 1 }).turn();
  t.seat(0).does('move').picks('0');
  t.seat(0).isAsked('move/to', ['1', '2', '19', 'stop']).picks('1').isAsked('turn/deed');
});

rule(['ARK-406.3', 'ARK-R.31', 'ARK-461.5', 'ARK-493.1'], 'a ready monster stops whoever comes', () => {
  const t = table({ players: 1 }).monster('hunter', 'north-a').turn();
  t.seat(0).does('move').picks('0').isAsked('turn/deed');
  expect([t.where(0), t.beast('hunter')!.with]).toEqual(['north-a', [0]]);
});

rule(
  ['ARK-R.31', 'ARK-439.2', 'ARK-482.3', 'ARK-439.1'],
  'X.11 exhausted and elusive monsters stop nobody, nor do those that are engaged elsewhere',
  () => {
    const t = table().monster('shade', 'north-a').monster('feeder', 'north-a', { exhausted: true });
    t.on(1, 'north-a')
      .monster('hunter', 'north-a', { with: [1] })
      .turn();
    t.seat(0).does('move').picks('0').isAsked('move/to');
    expect(t.board.monsters.map((monster) => monster.with)).toEqual([[], [], [1]]);
  },
);

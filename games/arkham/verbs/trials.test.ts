import { expect } from 'vitest';
import { rule } from '../testing/rule.js';
import { says } from '../testing/says.js';
import { table } from '../testing/table.js';

// Seat 0 has influence 2, lore 3, observation 4, strength 2, will 3: so many dice.

rule('ARK-471.5', 'passing and failing bring different things', () => {
  const test = { do: 'test', skill: 'strength', pass: [{ do: 'money', gain: 3 }], fail: [{ do: 'delay' }] } as const;
  const passed = says(table().script(1, 5), [test]);
  expect(passed.player(0)).toMatchObject({ money: 3, delayed: false });
  const failed = says(table().script(1, 4), [test]);
  expect(failed.player(0)).toMatchObject({ money: 0, delayed: true });
});

rule('ARK-400.1f', 'a price passes a test unrolled', () => {
  const test = {
    do: 'test',
    skill: 'strength',
    or: { pay: 'money', count: 1 },
    pass: [{ do: 'remnant', gain: 1 }],
  } as const;
  const t = says(table().with(0, { money: 1 }), [test]);
  t.seat(0).isAsked('try/pays').picks('true');
  expect(t.player(0)).toMatchObject({ money: 0, remnants: 1 });
  expect(says(table().script(1, 1), [test]).player(0).remnants).toBe(0); // who cannot pay is not asked
});

rule('ARK-R.137', 'a graded test reads the number of successes', () => {
  const graded = [
    { from: 0, to: 0, does: [{ do: 'money', gain: 1 }] },
    { from: 1, to: 2, does: [{ do: 'money', gain: 2 }] },
    { from: 3, does: [{ do: 'money', gain: 3 }] },
  ] as const;
  const money = (...dice: number[]) =>
    says(table().script(...dice), [{ do: 'test', skill: 'will', graded }]).player(0).money;
  expect([money(1, 1, 1), money(1, 5, 6), money(5, 5, 6)]).toEqual([1, 2, 3]);
});

rule('ARK-471.5c', 'so much for each success', () => {
  const result = [{ do: 'money', gain: { per: 'successes' } }] as const;
  expect(says(table().script(5, 6, 2), [{ do: 'test', skill: 'will', result }]).player(0).money).toBe(2);
});

rule('ARK-471.2d', 'remnants are spent for dice', () => {
  const t = says(table().with(0, { remnants: 2 }).script(1, 1, 1, 6), [
    { do: 'test', skill: 'will', remnants: true, pass: [{ do: 'money', gain: 1 }] },
  ]);
  t.seat(0).isAsked('try/spent', ['0', '1', '2']).picks('1');
  expect(t.player(0)).toMatchObject({ remnants: 1, money: 1 });
});

rule('ARK-462.2', 'dice outside a test bring what their total says', () => {
  const roll = {
    do: 'roll',
    dice: 2,
    totals: [
      { of: [7, 11], does: [{ do: 'money', gain: 5 }] },
      { of: [2], does: [{ do: 'delay' }] },
    ],
  } as const;
  expect(says(table().script(3, 4), [roll]).player(0)).toMatchObject({ money: 5, delayed: false });
  expect(says(table().script(1, 1), [roll]).player(0)).toMatchObject({ money: 0, delayed: true });
  expect(says(table().script(3, 3), [roll]).player(0)).toMatchObject({ money: 0, delayed: false });
});

rule(['ARK-400.1d', 'ARK-R.132'], 'two prices are paid before what they are for', () => {
  const t = says(table().with(0, { remnants: 2 }), [
    {
      do: 'spend',
      cost: {
        pay: 'both',
        of: [
          { pay: 'remnant', count: 2 },
          { pay: 'horror', count: 1, direct: true },
        ],
      },
      does: [{ do: 'money', gain: 4 }],
    },
  ]);
  expect(t.player(0)).toMatchObject({ remnants: 0, horror: 1, money: 4 });
});

rule('ARK-R.103', 'focus tokens that are paid are chosen one by one', () => {
  const t = says(table().focus(0, 'will', 'lore', 'strength'), [
    { do: 'spend', cost: { pay: 'focus', count: 2 }, does: [{ do: 'money', gain: 1 }] },
  ]);
  t.seat(0).isAsked('pay-cost/what').picks('skill:will').isAsked('pay-cost/what').picks('skill:lore');
  expect(t.player(0)).toMatchObject({ focus: [0, 0, 0, 1, 0], money: 1 });
});

rule('ARK-R.104', 'anybody may pay a clue', () => {
  const t = says(table({ players: 3 }).with(1, { clues: 1 }).with(2, { clues: 1 }), [
    { do: 'pay', cost: [{ pay: 'clue', count: 1, of: 'anyone' }], does: [{ do: 'sheet-clue', count: 1 }] },
  ]);
  t.seat(0).isAsked('pay/with').picks('0').isAsked('pay-cost/what', ['seat:1', 'seat:2']).picks('seat:2');
  expect([t.player(1).clues, t.player(2).clues, t.board.sheet.clues]).toEqual([1, 0, 1]);
});

rule('ARK-R.132', 'who does not place doom suffers', () => {
  const unless = {
    do: 'pay',
    cost: [{ pay: 'place-doom', count: 1 }],
    otherwise: [{ do: 'suffer', damage: 2 }],
  } as const;
  const placed = says(table(), [unless]);
  placed.seat(0).picks('0');
  expect([placed.doomOn('north-b'), placed.player(0).damage]).toEqual([1, 0]);
  const suffered = says(table(), [unless]);
  suffered.seat(0).picks('no');
  expect([suffered.doomOn('north-b'), suffered.player(0).damage]).toEqual([0, 2]);
});

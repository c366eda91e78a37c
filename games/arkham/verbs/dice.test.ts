import { expect } from 'vitest';
import { darkPact } from '../rules/conditions.js';
import { coreTable } from '../testing/core-table.js';
import { rule } from '../testing/rule.js';
import { says } from '../testing/says.js';
import { table } from '../testing/table.js';

/** A test of seat 0 whose dice lie there. */
function rolled(...faces: number[]) {
  const t = table();
  t.s.tests.push({
    seat: 0,
    skill: 'will',
    occasion: 'other',
    monster: '',
    pool: faces.length,
    faces,
    added: 0,
    cast: false,
  });
  return t;
}
const facesOf = (t: ReturnType<typeof table>) => t.board.tests[0]!.faces;

rule(['ARK-471.4a', 'ARK-471.4b'], 'one die is rolled again', () => {
  const t = says(rolled(1, 2, 5).script(6), [{ do: 'reroll', dice: 'one' }]);
  t.seat(0).isAsked('reroll/dice', ['0', '1', '2']).picks('0');
  expect(facesOf(t)).toEqual([2, 5, 6]);
});

rule('ARK-471.4b', 'any number is chosen first, and rolled together', () => {
  const t = says(rolled(1, 2, 5).script(6, 6), [{ do: 'reroll', dice: 'any' }]);
  t.seat(0).picks('0', '1');
  expect(facesOf(t)).toEqual([5, 6, 6]);
});

rule('ARK-R.164', 'no more than what is counted, and none if there is none', () => {
  const upTo = { do: 'reroll', dice: { upTo: { per: 'doom-in-your-space' } } } as const;
  expect(facesOf(says(rolled(1, 2), [upTo]))).toEqual([1, 2]);
  const t = says(rolled(1, 2).doom({ 'north-b': 1 }), [upTo]);
  expect(t.seat(0).isAsked('reroll/dice').refused('0', '1').code).toBe('illegal');
});

rule('ARK-R.126', 'one die shows one more, or each does, but never more than 6', () => {
  const one = says(rolled(4, 6), [{ do: 'raise-die', which: 'one' }]);
  expect(facesOf(one)).toEqual([5, 6]);
  expect(facesOf(says(rolled(1, 4, 6), [{ do: 'raise-die', which: 'each' }]))).toEqual([2, 5, 6]);
});

rule('ARK-471.4d', 'successes are added', () => {
  const t = says(rolled(1), [{ do: 'add-successes', count: { per: 'successes' } }], { successes: 2 });
  expect(t.board.tests[0]!.added).toBe(2);
});

const VOICE = 'starting/voice-of-the-messenger';

rule(['ARK-R.127', 'ARK-R.83', 'ARK-462.2'], 'the die of a pact is rolled again by what speaks of any roll', () => {
  const t = coreTable().asset(0, VOICE);
  const pact = t.s.pacts[0]!;
  t.pact(0, pact).script(1, 4).run(darkPact, { seat: 0 });
  expect(t.board.rolls).toEqual([{ seat: 0, faces: [1] }]);
  t.seat(0)
    .isAsked('window/use', [`1@${VOICE}`, 'no'])
    .picks(`1@${VOICE}`);
  expect([t.player(0).horror, t.player(0).pact, t.board.rolls, t.ended]).toEqual([1, [pact], [], true]);
});

rule(
  ['ARK-R.83', 'ARK-462.1'],
  'dice that a card has rolled may be rolled again by it, and the new total counts',
  () => {
    const t = coreTable().asset(0, VOICE).script(1, 6);
    says(t, [{ do: 'roll', dice: 1, totals: [{ of: [6], does: [{ do: 'money', gain: 3 }] }] }]);
    t.seat(0).picks(`1@${VOICE}`);
    expect([t.player(0).money, t.player(0).horror]).toEqual([3, 1]);
  },
);

rule('ARK-R.83', 'what speaks of tests does not touch dice outside them', () => {
  const t = coreTable().asset(0, 'item/rabbit-s-foot').with(0, { clues: 2 }).script(1);
  says(t, [{ do: 'roll', dice: 1, totals: [{ of: [1], does: [{ do: 'money', gain: 1 }] }] }]);
  expect([t.ended, t.player(0).money]).toEqual([true, 1]);
});

import { expect, test } from 'vitest';
import { grouped, type Outlook } from './npc-forecast.js';

const bluff: Outlook['deed'] = { plan: 'bluff', rule: 'CULT-19.37' };
const domination: Outlook['deed'] = { plan: 'domination', rule: 'CULT-19.33' };

test('faces of the die that lead to the same thing for the same reasons are told together', () => {
  const full = { from: 'preparation', to: 'domination', why: 'full', rule: 'CULT-19.26' } as const;
  const outlooks: readonly Outlook[] = [
    { face: 1, begins: 'preparation', jumps: [full], deed: domination },
    { face: 2, begins: 'influence', jumps: [full], deed: domination },
    { face: 3, begins: 'domination', jumps: [], deed: domination },
    { face: 4, begins: 'growth', jumps: [], deed: bluff },
  ];
  expect(grouped(outlooks).map((group) => group.map(({ face }) => face))).toEqual([[1, 2], [3], [4]]);
});

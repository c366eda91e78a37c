import { openBoard } from '@tabula/arkham/open-board.js';
import { sumOf } from '@tabula/arkham/sums.js';
import { coreTable } from '@tabula/arkham/testing/core-table.js';
import type { Event } from '@tabula/kernel/chance.js';
import { expect, test } from 'vitest';
import { ladderOf, oddsOfPool, oddsOfRerolls, rungOf } from './ladder.js';
import { trialNow } from './trial.js';

/** Somebody with a clue who researches, and rolls a six and else nothing. */
function researching() {
  const t = coreTable({ players: 1 }).with(0, { clues: 1 }).turn();
  const { total } = sumOf(t.view(0).board, 'pool/0/observation/research')!;
  t.kernel.state.script.push(...Array.from({ length: total }, (_, die) => (die === 0 ? 6 : 2)));
  t.seat(0).does('research').isAsked('test/change');
  return { t, dice: total };
}
type Laid = ReturnType<typeof researching>['t'];

const seenAt = (t: Laid, shown: readonly Event[] = [], before: readonly Event[] = []) => {
  const view = t.view(0).board;
  const story = [before, t.events].map((events, seq) => ({ seq, seat: 0, events }));
  return { view, s: openBoard(view), props: { now: { story }, cue: shown.length === 0 ? null : { events: shown } } };
};

test('ARK-471.3a ARK-471.4a dice that lie there are at the step of changes; while they are shown they roll', () => {
  const { t, dice } = researching();
  const rolled = t.events.filter(({ key }) => key === 'event.rolled');
  expect(trialNow(seenAt(t))).toMatchObject({ step: 'change', seat: 0, skill: 'observation', successes: 1 });
  expect(trialNow(seenAt(t))?.faces).toHaveLength(dice);
  expect(trialNow(seenAt(t, rolled))?.step).toBe('roll');
});

test('ARK-471.5a the result is shown with the dice as they were told last', () => {
  const { t, dice } = researching();
  const before = [...t.events];
  t.seat(0).picks('stop');
  expect(trialNow(seenAt(t))).toBeNull();
  const tested = t.events.filter(({ key }) => key === 'event.tested');
  const over = trialNow(seenAt(t, tested, before));
  expect(over).toMatchObject({ step: 'result', seat: 0, skill: 'observation', successes: 1, test: null });
  expect([...over!.faces].sort()).toEqual([...Array.from({ length: dice - 1 }, () => 2), 6]);
});

test('ARK-471.5a a test that another one came between keeps its own dice', () => {
  const { t } = researching();
  const told = (key: string, seat: number, params: object): Event => ({
    key: `event.${key}`,
    params: { seat: { seat }, ...params },
    rule: '',
  });
  const [will, lore] = [{ skill: { skill: 'will' } }, { skill: { skill: 'lore' } }];
  const inner = [told('rolled', 1, { ...lore, faces: '1 2' }), told('tested', 1, { successes: 0 })];
  const tested = told('tested', 0, { successes: 1 });
  const before = [told('rolled', 0, { ...will, faces: '2 3 4' }), told('rerolled', 0, { faces: '2 3 6' }), ...inner];
  const { view, s } = seenAt(t);
  const now = { story: [{ seq: 0, seat: 0, events: [...before, tested] }] };
  const over = trialNow({ view, s, props: { now, cue: { events: [tested] } } });
  expect(over).toMatchObject({ seat: 0, skill: 'will', faces: [2, 3, 6], successes: 1 });
});

test('ARK-405.2 ARK-405.3 a ward takes doom away, and two of it leave a remnant', () => {
  const t = coreTable({ players: 1 }).on(0, 'la-bella-luna').doom({ 'la-bella-luna': 2 });
  const s = openBoard(t.turn().view(0).board);
  const ladder = ladderOf(s, { ...WARD, seat: 0 });
  expect(ladder.map(({ from, to, brings }) => [from, to, brings.key])).toEqual([
    [0, 0, 'stage.rung.nothing'],
    [1, 1, 'stage.rung.ward'],
    [2, null, 'stage.rung.ward.remnant'],
  ]);
  expect(rungOf(ladder, 5)).toBe(ladder[2]);
  const [one, two] = oddsOfPool(s, { ...WARD, pool: 2 }, ladder);
  expect([one!.chance.toFixed(3), two!.chance.toFixed(3)]).toEqual(['0.556', '0.111']);
});
const WARD = {
  seat: 0,
  skill: 'lore',
  occasion: 'ward',
  monster: '',
  pool: 1,
  faces: [] as number[],
  added: 0,
  cast: false,
} as const satisfies object;

test('ARK-471.4a rerolls are reckoned with as many as there are tokens for, and only with dice that failed', () => {
  const t = coreTable({ players: 1 }).with(0, { clues: 2 }).turn();
  const s = openBoard(t.view(0).board);
  const test = { ...WARD, faces: [5, 2, 2, 1] };
  expect(oddsOfRerolls(s, test, 2).map(({ count, chance }) => [count, chance.toFixed(3)])).toEqual([
    [1, '0.333'],
    [2, '0.556'],
  ]);
  expect(oddsOfRerolls(s, { ...test, faces: [5, 6] }, 3)).toEqual([]);
});

test('ARK-466.10 of a test in an encounter no more is known than that it can be passed', () => {
  const t = coreTable({ players: 1 }).turn();
  const ladder = ladderOf(openBoard(t.view(0).board), { ...WARD, occasion: 'encounter' });
  expect(ladder.map(({ brings }) => brings.key)).toEqual(['stage.rung.failed', 'stage.rung.passed']);
});

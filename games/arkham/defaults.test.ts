import { clone } from '@tabula/kernel/json.js';
import { keyOf } from '@tabula/kernel/question.js';
import { below, seeded } from '@tabula/kernel/rng.js';
import { advance, isAnswer, settle } from '@tabula/kernel/run.js';
import { randomAnswer } from '@tabula/kernel/sight.js';
import type { Source } from '@tabula/kernel/source.js';
import { opened } from '@tabula/kernel/testing/new-game.js';
import { expect } from 'vitest';
import { arkham } from './arkham.js';
import { researchAction } from './rules/actions.js';
import { focusSkill } from './rules/focus.js';
import { suffer } from './rules/harm.js';
import { CORE } from './testing/core-table.js';
import { rule } from './testing/rule.js';
import { says } from './testing/says.js';
import { type TestTable, table } from './testing/table.js';

/** Chance that brings a number which is known, or the highest if there are not so many. */
const always = (nth: number): Source => ({ below: (n) => Math.min(nth, n - 1) });
const NO_CHANCE: Source = {
  below() {
    throw new Error('nothing is left to chance here');
  },
};

/** What would be decided for who is asked and does not answer in time. */
function inSilence(t: TestTable): string | undefined {
  const { state } = t.kernel;
  const { asks, frame } = advance(arkham, state)!;
  const answer = arkham.otherwise!(state.board, asks[0]!, frame, NO_CHANCE);
  return answer === undefined ? undefined : keyOf(answer);
}

/** What chance would decide at a table of three that has just been laid, as far as its first question of that kind. */
function byChance(question: string, nth: number): { readonly answer: unknown; readonly choices: readonly unknown[] } {
  const { state } = opened(arkham, { seats: 3, seed: 'silence' });
  for (;;) {
    const asked = advance(arkham, state)!;
    const ask = asked.asks[0]!;
    if (`${asked.frame.rule}/${ask.into}` === question) {
      const before = clone(state);
      const answer = arkham.otherwise!(state.board, ask, asked.frame, always(nth));
      expect(state).toEqual(before); // the generator of the table has not moved
      return { answer, choices: ask.choices };
    }
    settle(arkham, asked, ask, ask.choices[0]!);
  }
}

rule('ARK-R.15', 'DP-2 DP-3 the lead and the investigator of who says nothing are left to chance', () => {
  for (const question of ['setup/wish', 'new-investigator/sheet']) {
    const { choices } = byChance(question, 0);
    expect(choices.length).toBeGreaterThan(2);
    expect(choices.map((_, nth) => byChance(question, nth).answer)).toEqual(choices);
  }
});

const harm = (damage: number, horror: number) =>
  ({ seat: 0, damage, horror, direct: false, cause: 'text', by: '' }) as const;

rule('ARK-R.15', 'DP-9 who says nothing puts as many clues into research as they can', () => {
  const t = table().with(0, { clues: 2 }).script(6, 6, 6).run(researchAction, { seat: 0 });
  while (t.questions[0]!.id !== 'research/count') t.seat(0).picks('stop');
  expect(inSilence(t)).toBe('2');
});

rule('ARK-R.15', 'DP-15 of the focus tokens the new one goes', () => {
  const t = table()
    .focus(0, 'lore', 'will', 'influence')
    .run(focusSkill, { seat: 0, skill: 'strength', overLimit: false });
  t.seat(0).isAsked('focus-skill/discard');
  expect(inSilence(t)).toBe('strength');
});

// Seat 0 has health 5 and sanity 7; the vest takes 2 damage, the priest 2 damage and 1 horror.
rule('ARK-R.15', 'DP-24 damage is one’s own, unless one would be defeated and an asset can save one', () => {
  const hurt = (damage: number, by: number) =>
    inSilence(table().with(0, { damage }).asset(0, 'ally/priest').asset(0, 'item/vest').run(suffer, harm(by, 0)));
  expect([hurt(0, 4), hurt(3, 2), hurt(3, 3), hurt(4, 4)]).toEqual(['self', 'ally/priest:2', 'ally/priest:2', 'self']);
});

rule('ARK-R.15', 'DP-25 the same is true of horror', () => {
  const shaken = (horror: number, by: number) =>
    inSilence(table().with(0, { horror }).asset(0, 'ally/priest').run(suffer, harm(0, by)));
  expect([shaken(5, 1), shaken(6, 1), shaken(6, 2)]).toEqual(['self', 'ally/priest:1', 'self']);
});

rule('ARK-R.15', 'DP-36 an item comes from the deck', () => {
  const t = says(table(), [{ do: 'gain', card: 'item', trait: 'curio' }]);
  t.seat(0).isAsked('which/that');
  expect(inSilence(t)).toBe('deck:items');
});

rule('ARK-R.15', 'what is decided for somebody is always among what they may decide', () => {
  const seen = new Set<string>();
  for (const [at, scenario] of CORE.scenarios.map(({ id }) => id).entries()) {
    const { state } = opened(arkham, { seats: 3, seed: `silence ${at}`, options: { scenario } });
    const rng = seeded(at);
    for (let asked = advance(arkham, state); asked !== null; asked = advance(arkham, state)) {
      const ask = asked.asks[0]!;
      const answer = arkham.otherwise!(state.board, ask, asked.frame, { below: (n) => below(rng, n) });
      if (answer !== undefined) {
        seen.add(`${asked.frame.rule}/${ask.into}`);
        expect([ask.into, answer, isAnswer(ask, answer as never)]).toEqual([ask.into, answer, true]);
      }
      settle(arkham, asked, ask, randomAnswer(ask, rng));
    }
  }
  expect([...seen].sort()).toEqual(expect.arrayContaining(['suffer/damageTo', 'suffer/horrorTo', 'which/that']));
});

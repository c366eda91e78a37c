import { expect } from 'vitest';
import { MYTHOS, type MythosToken } from '../cards.js';
import { rule } from '../testing/rule.js';
import { table } from '../testing/table.js';
import { drawToken, headline, mythosPhase, reckoning } from './mythos.js';

// ARK-204, ARK-436, ARK-418, ARK-495.

/** A table whose cup holds these tokens only. */
function cup(...tokens: MythosToken[]) {
  const t = table();
  const all = t.s.cup;
  t.s.cup = MYTHOS.map((kind) => tokens.filter((token) => token === kind).length);
  t.s.drawn = all.map((count, at) => Math.max(0, count - t.s.cup[at]!));
  return t;
}

rule(['ARK-204.1', 'ARK-204.2', 'ARK-R.97', 'ARK-204.13a'], 'each player draws two tokens, the lead first', () => {
  const t = cup('blank', 'blank', 'blank', 'blank');
  t.s.lead = 1;
  t.run(mythosPhase, {});
  expect(t.told('token').map(({ params }) => params.seat)).toEqual([
    { seat: 1 },
    { seat: 1 },
    { seat: 0 },
    { seat: 0 },
  ]);
});

rule(['ARK-204.4', 'ARK-R.73'], 'a player without an investigator draws all the same', () => {
  const t = cup('blank', 'blank', 'blank', 'blank').with(1, { sheet: null, space: -1 });
  t.s.lostSheets.push('investigator/2');
  t.run(mythosPhase, {});
  expect(t.told('token')).toHaveLength(4);
});

rule(['ARK-204.3', 'ARK-204.5', 'ARK-418.1'], 'tokens stay out until the cup is empty, then all come back', () => {
  const t = cup('blank');
  t.script(1).run(drawToken, { seat: 0 });
  expect(t.board.cup.every((count) => count === 0)).toBe(true);
  const again = cup('blank');
  const used = again.s.drawn.reduce((sum, count) => sum + count, 0) + 1;
  again.s.drawn[6]! += again.s.cup[6]!;
  again.s.cup[6] = 0;
  again.script(used).run(drawToken, { seat: 0 }); // the last of all is a blank one
  expect(again.board.cup.reduce((sum, count) => sum + count, 0)).toBe(used - 1);
});

rule(['ARK-204.7a', 'ARK-495.1'], 'spread doom', () => {
  const t = cup('spread-doom').run(drawToken, { seat: 0 });
  expect(t.board.eventDiscard).toHaveLength(1);
});

rule('ARK-204.8a', 'spawn a monster', () => {
  const t = cup('spawn-monster').on(0, 'mid-a').on(1, 'mid-a').run(drawToken, { seat: 0 });
  expect(t.board.monsters).toHaveLength(1);
});

rule('ARK-204.9a', 'spawn a clue', () => {
  const t = cup('spawn-clue').run(drawToken, { seat: 0 });
  expect(Object.values(t.board.tiles).reduce((sum, { clues }) => sum + clues, 0)).toBe(1);
});

rule(
  ['ARK-204.10a', 'ARK-436.2', 'ARK-436.3', 'ARK-436.4', 'ARK-436.5'],
  'a headline is read by who drew it, and lies open then',
  () => {
    const t = cup('read-headline');
    t.s.headlines.sort((a, b) => Number(a === 'headline/3') - Number(b === 'headline/3')); // gain $1
    t.run(drawToken, { seat: 1 });
    expect([t.player(0).money, t.player(1).money, t.board.headlineDiscard]).toEqual([0, 1, ['headline/3']]);
  },
);

rule(['ARK-436.6', 'ARK-R.95'], 'without a headline 1 doom comes on the sheet; discards are not used again', () => {
  const t = table();
  t.s.headlineDiscard.push(...t.s.headlines.splice(0));
  t.run(headline, { seat: 0 });
  expect([t.board.sheet.doom, t.board.headlineDiscard.length]).toEqual([1, 13]);
});

rule(['ARK-436.7', 'ARK-436.8', 'ARK-R.94'], 'a rumour goes to the codex and drives out another', () => {
  const t = table();
  t.s.headlines.splice(t.s.headlines.indexOf('headline/5'), 1);
  t.s.codex.push({ card: 'headline/5', back: false, clues: 0, doom: 0 });
  t.s.headlines.sort((a, b) => Number(a === 'headline/10') - Number(b === 'headline/10'));
  t.run(headline, { seat: 0 });
  expect([t.board.codex.map(({ card }) => card), t.board.headlineDiscard]).toEqual([['headline/10'], ['headline/5']]);
});

rule('ARK-R.73', 'what a headline says to somebody without an investigator is skipped', () => {
  const t = table().with(1, { sheet: null, space: -1 });
  t.s.lostSheets.push('investigator/2');
  t.s.headlines.sort((a, b) => Number(a === 'headline/4') - Number(b === 'headline/4')); // a test of will
  t.run(headline, { seat: 1 });
  expect([t.ended, t.told('rolled')]).toEqual([true, []]);
});

rule(
  ['ARK-204.12a', 'ARK-204.12b', 'ARK-204.12c', 'ARK-R.96', 'ARK-464.3c'],
  'DP-41 a reckoning: the sheet, the codex and the cards, one by one',
  () => {
    const t = table().pact(1, 'pact/ruin');
    t.s.headlines.splice(t.s.headlines.indexOf('headline/5'), 1);
    t.s.codex.push({ card: 'headline/5', back: false, clues: 0, doom: 0 });
    t.run(reckoning, {});
    t.seat(0).isAsked('reckoning/next', ['0@rift', '0@headline/5', 'pact:1']).picks('0@rift');
    expect(t.board.sheet.doom).toBe(1);
    t.script(4).seat(0).picks('pact:1');
    expect([t.board.sheet.doom, t.ended, t.player(1).pact]).toEqual([2, true, ['pact/ruin']]);
  },
);

rule(
  ['ARK-R.127', 'ARK-462.1', 'ARK-462.2', 'ARK-R.83', 'ARK-468.7'],
  'X.14 a pact is called in by a 1, which nothing can change; then it goes back',
  () => {
    const t = table().pact(0, 'pact/pain').with(0, { clues: 2 }).focus(0, 'will');
    t.s.headlines.sort();
    t.run(reckoning, {});
    t.script(1).seat(0).isAsked('reckoning/next', ['0@rift', 'pact:0']).picks('pact:0');
    expect([t.player(0).damage, t.player(0).clues, t.player(0).pact, t.board.pacts.length]).toEqual([2, 2, [], 6]);
  },
);

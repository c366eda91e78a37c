import { expect } from 'vitest';
import { MYTHOS } from '../cards.js';
import { tableFor } from '../packs.js';
import { coreTable } from '../testing/core-table.js';
import { rule } from '../testing/rule.js';
import { boundAfter, carriedOut, says } from '../testing/says.js';
import { type TestTable, table } from '../testing/table.js';

rule('ARK-478.3', 'a clue spawns where the next event belongs', () => {
  const t = carriedOut({ do: 'spawn-clue' });
  expect(Object.values(t.board.tiles).reduce((sum, { clues }) => sum + clues, 0)).toBe(1);
});

rule('ARK-491.1', 'one’s own clues are researched, as many as there are', () => {
  const t = says(table().with(0, { clues: 1 }), [{ do: 'research', count: 2 }]);
  expect([t.player(0).clues, t.board.sheet.clues]).toEqual([0, 1]);
});

rule('ARK-R.152', 'clues come to the sheet from the pool, and all of them are discarded', () => {
  expect(carriedOut({ do: 'sheet-clue', count: 2 }).board.sheet.clues).toBe(2);
  expect(carriedOut({ do: 'sheet-clue', count: 2 }, { do: 'discard-sheet-clues' }).board.sheet.clues).toBe(0);
});

rule('ARK-429.1', 'a clue of the sheet moves to a card of the codex', () => {
  const t = table().codex(4);
  t.s.sheet.clues = 1;
  says(t, [{ do: 'move-sheet-clue', to: 4 }]);
  expect([t.board.sheet.clues, t.board.codex[0]!.clues]).toEqual([0, 1]);
});

rule(['ARK-R.21', 'ARK-488.4'], 'doom is placed in one’s space, on the sheet, or at a place', () => {
  const t = carriedOut(
    { do: 'place-doom', count: 2, where: 'your-space' },
    { do: 'place-doom', count: 1, where: 'sheet' },
  );
  expect([t.doomOn('north-b'), t.board.sheet.doom]).toEqual([2, 1]);
});

rule('ARK-004', 'if several spaces fit, the lead says which', () => {
  const t = table().doom({ 'mid-a': 1, 'west-b': 1 });
  says(t, [{ do: 'place-doom', count: 1, where: 'space-with-most-doom' }]);
  t.seat(0)
    .isAsked('which/that', [`space:${t.at('mid-a')}`, `space:${t.at('west-b')}`])
    .picks(`space:${t.at('west-b')}`);
  expect([t.doomOn('mid-a'), t.doomOn('west-b')]).toEqual([1, 2]);
});

rule('ARK-488.5', 'doom is removed from a space of the neighbourhood that has some', () => {
  const t = table().doom({ 'north-a': 1, 'north-c': 2, 'mid-a': 3 });
  says(t, [{ do: 'remove-doom', count: 1, where: 'a-space-of-your-neighbourhood' }]);
  t.seat(0)
    .isAsked('which/that', [`space:${t.at('north-a')}`, `space:${t.at('north-c')}`])
    .picks(`space:${t.at('north-c')}`);
  expect([t.doomOn('north-a'), t.doomOn('north-c')]).toEqual([1, 1]);
});

rule('ARK-488.5', 'from up to two spaces, which are different', () => {
  const t = table().doom({ 'north-a': 2, 'mid-a': 2 });
  says(t, [{ do: 'remove-doom', count: 1, where: 'up-to-2-different-spaces' }]);
  t.seat(0).picks(`space:${t.at('north-a')}`); // the other one is all that is left
  expect([t.doomOn('north-a'), t.doomOn('mid-a')]).toEqual([1, 1]);
});

rule('ARK-488.5', 'what goes to the sheet is not lost', () => {
  const t = table().doom({ 'north-b': 2 });
  says(t, [{ do: 'remove-doom', count: 1, where: 'your-space', to: 'sheet' }]);
  expect([t.doomOn('north-b'), t.board.sheet.doom]).toEqual([1, 1]);
});

rule('ARK-455.3', 'one moves step by step, and stops when one likes', () => {
  const t = carriedOut({ do: 'move', upTo: 2 });
  t.seat(0)
    .isAsked('which/that')
    .picks(`space:${t.at('north-c')}`)
    .picks('stop');
  expect(t.where(0)).toBe('north-c');
});

rule('ARK-406.3', 'a monster on the way stops the movement', () => {
  const t = says(table().monster('hunter', 'north-c'), [{ do: 'move', upTo: 2 }]);
  t.seat(0).picks(`space:${t.at('north-c')}`);
  expect([t.ended, t.beast('hunter')!.with]).toEqual([true, [0]]);
});

rule('ARK-R.135', 'unless it is ignored', () => {
  const t = says(table().monster('hunter', 'north-c'), [{ do: 'move', upTo: 2, ignoring: 'monsters' }]);
  t.seat(0)
    .picks(`space:${t.at('north-c')}`)
    .isAsked('which/that')
    .picks(`space:${t.at('north-a')}`);
  expect([t.where(0), t.beast('hunter')!.with]).toEqual(['north-a', []]);
});

rule('ARK-455.4', 'one moves directly to a space that is named', () => {
  const t = says(table().doom({ 'mid-a': 1 }), [{ do: 'move-to', where: 'any-space-with-doom' }]);
  expect(t.where(0)).toBe('mid-a');
});

rule('ARK-R.128', 'tokens are drawn and resolved one at a time', () => {
  const t = table();
  t.s.drawn = t.s.cup.map((count, at) => (MYTHOS[at] === 'blank' ? 0 : count));
  t.s.cup = t.s.cup.map((count, at) => (MYTHOS[at] === 'blank' ? count : 0));
  says(t, [{ do: 'draw-tokens', count: 2 }]);
  expect(t.board.drawn[MYTHOS.indexOf('blank')]).toBe(2);
});

rule('ARK-418.1', 'tokens are added to the cup', () => {
  const t = table();
  const before = [...t.s.cup];
  says(t, [{ do: 'add-tokens', tokens: ['gate-burst', 'blank'] }]);
  expect(t.board.cup.map((count, at) => count - before[at]!)).toEqual(
    MYTHOS.map((token) => (token === 'gate-burst' || token === 'blank' ? 1 : 0)),
  );
});

rule('ARK-204.11a', 'a gate bursts', () => {
  const t = carriedOut({ do: 'gate-burst' });
  expect(t.board.doom.reduce((sum, doom) => sum + doom, 0)).toBe(3);
});

rule('ARK-492.1', 'a marker lies on the sheet', () => {
  expect(carriedOut({ do: 'place-marker' }).board.sheet.markers).toBe(1);
});

rule('ARK-R.140', 'one steps away to an open space beside', () => {
  const t = carriedOut({ do: 'step-away' });
  const options = t.seat(0).isAsked('which/that').options;
  t.seat(0).picks(options[0]!);
  expect(options).toContain(`space:${t.player(0).space}`);
});

rule('ARK-R.127', 'clues are discarded from anywhere, and it is known how many', () => {
  const t = table().with(1, { clues: 1 });
  says(t, [
    { do: 'discard-clues', count: 3 },
    { do: 'if', when: { when: 'discarded-at-most', most: 1 }, does: [{ do: 'place-doom', count: 1, where: 'sheet' }] },
  ]);
  expect([t.player(1).clues, t.board.sheet.doom]).toEqual([0, 1]);
  const more = table().with(0, { clues: 2 }).with(1, { clues: 1 });
  more.s.sheet.clues = 1;
  says(more, [
    { do: 'discard-clues', count: 3 },
    { do: 'if', when: { when: 'discarded-at-most', most: 1 }, does: [{ do: 'place-doom', count: 1, where: 'sheet' }] },
  ]);
  more
    .seat(0)
    .isAsked('which/that', ['space:-1', 'seat:0', 'seat:1'])
    .picks('seat:0')
    .picks('seat:0')
    .picks('space:-1');
  expect([more.player(0).clues, more.player(1).clues, more.board.sheet]).toMatchObject([0, 1, { clues: 0, doom: 0 }]);
});

rule('ARK-R.172', 'one takes a step towards a space', () => {
  const t = says(table().on(0, 'mid-a'), [{ do: 'move-with-this', towards: 'unstable-space' }]); // that is north-b
  const before = tableFor(t.s).distance[t.at('mid-a')]![t.at('north-b')]!;
  while (!t.ended) t.seat(0).picks(t.seat(0).options[0]!);
  expect(tableFor(t.s).distance[t.player(0).space]![t.at('north-b')]).toBe(before - 1);
});

rule('ARK-R.150', 'an encounter is called off, but not without the one who does it', () => {
  const ended = (t: TestTable) => boundAfter(t, [{ do: 'end-encounter' }], { seat: 0 }).cancelled;
  expect(ended(coreTable({ scenario: 'twilight' }).epic(28, 'graveyard'))).toBe(true);
  expect(ended(coreTable({ scenario: 'twilight' }))).toBeUndefined();
});

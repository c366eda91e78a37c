import { expect } from 'vitest';
import { rule } from '../testing/rule.js';
import { carriedOut, says } from '../testing/says.js';
import { table } from '../testing/table.js';

rule(['ARK-429.2', 'ARK-412.5b'], 'a card comes into the codex once, and is read', () => {
  const t = carriedOut({ do: 'add-card', card: 4 }, { do: 'add-card', card: 4 });
  expect([t.board.codex.map(({ card }) => card), t.player(0).money]).toEqual([['archive/4'], 1]);
});

rule('ARK-412.2', 'it goes back to the archive', () => {
  const t = says(table().codex(4), [{ do: 'return-card', card: 4 }]);
  expect([t.board.codex, t.board.archive.includes('archive/4')]).toEqual([[], true]);
});

rule('ARK-412.5b', 'it is turned over once', () => {
  const t = says(table().codex(5), [
    { do: 'flip-card', card: 5 },
    { do: 'flip-card', card: 5 },
  ]);
  expect(t.board.codex).toMatchObject([{ card: 'archive/5', back: true }]);
  expect(t.told('flipped')).toHaveLength(1);
});

rule('ARK-R.145', 'what is not in the codex is skipped', () => {
  const t = says(table(), [
    { do: 'flip-card', card: 5 },
    { do: 'return-card', card: 5 },
    { do: 'if', when: { when: 'not-in-codex', card: 5 }, does: [{ do: 'money', gain: 1 }] },
    { do: 'if', when: { when: 'in-codex', card: 5 }, does: [{ do: 'money', gain: 5 }] },
  ]);
  expect(t.player(0).money).toBe(1);
});

rule(['ARK-301.1', 'ARK-R.119'], 'the game is won at once', () => {
  const t = says(table(), [{ do: 'win' }, { do: 'money', gain: 1 }]);
  expect([t.told('won').length, t.player(0).money]).toEqual([1, 0]);
});

rule('ARK-302.1', 'or lost', () => {
  expect(carriedOut({ do: 'lose' }).told('lost')).toHaveLength(1);
});

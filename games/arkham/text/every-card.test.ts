import { LANGUAGES } from '@tabula/words/language.js';
import { describe, expect, it } from 'vitest';
import { core } from '../content/core.js';
import { speakingOf } from '../content/pack.js';
import { READ } from '../testing/reads.js';
import { nameOf } from './names.js';

describe.each(LANGUAGES)('every text of the core pack in %s', (language) => {
  const all = [...READ].map(([id, read]) => [id, read(language)] as const);

  it('is said without a word missing', () => {
    const faults = all.flatMap(([id, lines]) =>
      lines
        .filter((line) => /[[\]{}_]| {2}|undefined|null|\b(?:do|on|pay|part|rule|when|so|lead|frame)\.[a-z]/.test(line))
        .map((line) => `${id}: ${line}`),
    );
    expect(faults).toEqual([]);
  });

  it('is well set: a capital first, a stop last, no space before it and no sign twice', () => {
    const faults = all.flatMap(([id, lines]) =>
      lines
        .filter((line) => !/^(?:• )?[\p{Lu}“„].*[.:)]$/u.test(line) || / [,.;:!?]|[,;]\.|,,|\.\.|"/.test(line))
        .map((line) => `${id}: ${line}`),
    );
    expect(faults).toEqual([]);
  });

  it('is there, but for cards whose figures say all', () => {
    const silent = all.filter(([, lines]) => lines.length === 0).map(([id]) => id);
    expect(silent).toEqual([
      'item/liquid-courage',
      'item/pain-killers',
      'codex/umordhoth/19',
      'codex/twilight/28',
      'codex/deep/39',
      'codex/deep/40',
    ]);
  });
});

it('has a name in every language for every card that is called by one', () => {
  const named = speakingOf(core).filter(({ id }) => !/^(?:codex|archive)\//.test(id));
  for (const language of LANGUAGES)
    expect(named.filter(({ id }) => (nameOf(id, language) ?? '') === '').map(({ id }) => id)).toEqual([]);
});

it('what a card does beside its encounters is done after them, and says so; no other card does', () => {
  const after = [...READ].filter(([, read]) => read('en').some((line) => line.startsWith('After the encounter: ')));
  const both = speakingOf(core).filter(({ does = [], ...card }) => 'encounters' in card && does.length > 0);
  expect(after.map(([id]) => id)).toEqual(both.map(({ id }) => id));
  expect(after.length).toBeGreaterThan(0);
});

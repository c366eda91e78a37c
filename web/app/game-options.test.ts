import { cults } from '@tabula/cults/cults.js';
import { elekt } from '@tabula/elekt/elekt.js';
import { describe, expect, it } from 'vitest';
import { SHELF } from '../games/shelf.js';
import en from '../text/en.json' with { type: 'json' };

describe.each([elekt, cults])('the options of $id', ({ id, options }) => {
  const keys = Object.keys(en).filter((key) => key.startsWith(`option.${id}.`));
  const names = Object.keys(options);

  it('have words, and every choice of theirs has', () => {
    const missing = names.flatMap((name) => {
      // Sets of cards and goals are named by the game.
      const values = name === 'pack' ? [] : name === 'goal' ? ['random'] : (options[name]?.enum ?? []);
      const choices = values.map((value) => `option.${id}.${name}.${value}`);
      const needed = [`option.${id}.${name}`, ...choices.filter((key) => !key.endsWith('.edition'))];
      return needed.filter((key) => !keys.includes(key));
    });
    expect(missing).toEqual([]);
  });

  it('are offered where there are any to choose from', () => {
    const choosable = Object.values(options).some(
      ({ enum: values, type }) => type !== 'string' || (values ?? []).length > 1,
    );
    expect(SHELF.find((game) => game.id === id)?.options).toBe(choosable);
  });

  it('are all there that have words', () => {
    expect(keys.filter((key) => !names.includes(key.split('.')[2] ?? ''))).toEqual([]);
  });
});

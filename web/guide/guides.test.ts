import { describe, expect, it } from 'vitest';
import { SHELF } from '../games/shelf.js';
import en from '../text/en.json' with { type: 'json' };
import { GUIDES } from './guides.js';

describe('the guides', () => {
  it('are there for every game that can be played', () => {
    expect(Object.keys(GUIDES)).toEqual(SHELF.filter(({ playable }) => playable).map(({ id }) => id));
  });

  it.each(Object.entries(GUIDES))('of %s say all they name, and nothing else', (game, { steps, signs }) => {
    const named = [...steps, ...signs.map(({ id }) => id)].flatMap((id) => [id, `${id}.about`]);
    const said = Object.keys(en).filter((key) => key.startsWith(`guide.${game}.`));
    expect(said.toSorted()).toEqual(['goal', 'signs', ...named].map((part) => `guide.${game}.${part}`).toSorted());
  });
});

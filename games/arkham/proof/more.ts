import type { Read } from '../language/abilities.js';
import type { Instructions } from '../language/frame.js';

const encounter = (id: string, ...does: Instructions): Read => ({ id, parts: [{ does }] });

/** Besides the thirty: what a great many encounters have in common with one of these. */
export const more: readonly Read[] = [
  encounter('encounter/buy-any', { do: 'may', does: [{ do: 'buy', what: 'curio', count: 'any' }] }),
  encounter('encounter/buy-half', { do: 'may', does: [{ do: 'buy', what: 'common-item', count: 1, half: true }] }),
  encounter('encounter/spells-any', { do: 'buy-spells', reveal: 4, count: 'any' }),
  encounter('event/doom-in-the-neighbourhood', {
    do: 'test',
    skill: 'lore',
    or: { pay: 'delayed' },
    pass: [
      { do: 'remove-doom', count: 1, where: 'a-space-of-your-neighbourhood' },
      { do: 'gain', what: 'clue', count: 1 },
    ],
  }),
  encounter('event/doom-anywhere', {
    do: 'pay',
    cost: [{ pay: 'remnant', count: 2 }],
    does: [{ do: 'remove-doom', count: 2, where: 'any-space' }],
    otherwise: [{ do: 'suffer', damage: 1, horror: 1 }],
  }),
];

import { beforeAll, describe, expect, it } from 'vitest';
import { allThings, cardOf, placeOf } from './testing/every-text.js';
import { type Played, playWanted } from './testing/play-wanted.js';

/** Half as many are enough; what cannot happen would not in many more. */
const MOST_TRIALS = 12_000;
const TIME = 600_000;

let played: Played;
beforeAll(() => {
  played = playWanted('every', MOST_TRIALS);
}, TIME);

const CARDS = [...new Set([...allThings().keys()].map(cardOf))].sort();
const KINDS = [...new Set(CARDS.map((card) => card.slice(0, card.indexOf('/'))))];

describe.each(KINDS)('%s', (kind) => {
  it.each(CARDS.filter((card) => card.startsWith(`${kind}/`)))('%s: all that it says comes about in play', (card) => {
    expect(played.missing.filter((one) => cardOf(one) === card).map(placeOf)).toEqual([]);
  });
});

it('everything that the cards of the core pack say and do is looked for', () => {
  expect([played.all > 2500, CARDS.length > 350]).toEqual([true, true]);
});

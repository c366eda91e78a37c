import { and, type Joined, type Phrase, phrase } from '@tabula/words/phrase.js';
import type { CODEX } from '../../language/codex.js';
import type { InstructionOf } from '../../language/instructions.js';
import { alone } from './sentences.js';
import type { SaysOf } from './verbs.js';

const numbers = (cards: readonly number[]): Joined => and(...cards.map((n) => phrase('part.number', { n })));

type Which = InstructionOf<'remove-markers'>['which'];
const REMOVED: { readonly [W in Which]: Phrase } = {
  that: phrase('do.discard-marker'),
  facedown: phrase('do.remove-facedown'),
  blue: phrase('do.remove-blue'),
  'all-but-red': phrase('do.keep-red'),
  'of-its-neighbourhood': phrase('do.discard-its-marker'),
};

export const CODEX_SAYS: SaysOf<keyof typeof CODEX> = {
  'add-card': ({ card, flippedIf }) =>
    flippedIf === undefined
      ? phrase('do.add-cards', { things: numbers([card]) })
      : phrase('do.add-card', { card, flipped: flippedIf }),
  'return-card': ({ card }) => phrase('do.return-cards', { things: numbers([card]) }),
  'return-this': () => phrase('do.return-this'),
  'flip-card': ({ card }) => phrase('do.flip-card', { card }),
  'flip-this': () => phrase('do.flip-this'),
  'read-back': ({ card }) => phrase('do.read-back', { card }),
  'mix-in': ({ cards }) => phrase('do.mix-in', { cards: numbers(cards) }),
  'set-aside': ({ cards }) => phrase('do.set-aside', { cards: numbers(cards) }),
  attach: ({ cards }) => phrase('do.attach', { cards: numbers(cards) }),
  'hide-markers': ({ markers, where }) => [
    alone(
      phrase('do.hide-markers', {
        markers: and(...markers.map(({ colour, count }) => ({ marker: colour, count }))),
        spaces: and(...where.map((place) => ({ place }))),
      }),
    ),
  ],
  'mark-neighbourhoods': () => phrase('do.mark-neighbourhoods'),
  'place-marker': () => phrase('do.place-marker'),
  'remove-markers': ({ which }) => REMOVED[which],
  'place-scars': ({ count }) => phrase('do.place-scars', { count }),
  'place-scar': () => phrase('do.place-scar'),
  'mend-scar': () => phrase('do.mend-scar'),
  'end-encounter': () => phrase('do.end-encounter'),
  win: () => phrase('part.win'),
  lose: () => phrase('part.lose'),
};

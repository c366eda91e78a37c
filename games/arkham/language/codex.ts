import { optional, record } from '@tabula/kernel/fields.js';
import { int, list, oneOf } from '@tabula/kernel/shape.js';
import { colour, space } from './targets.js';
import { count } from './values.js';

const card = int(1, 40);

/** What the cards of the codex do with themselves, with markers and with the game. */
export const CODEX = {
  'add-card': { card, flippedIf: optional(oneOf('barrier-destroyed')) },
  'return-card': { card },
  'return-this': {},
  'flip-card': { card },
  'flip-this': {},
  /** ARK-R.145. */
  'read-back': { card },
  /** ARK-R.133. */
  'mix-in': { cards: list(card, 9) },
  'set-aside': { cards: list(card, 9) },
  attach: { cards: list(card, 9) },
  /** Shuffled, and one laid facedown on each of these spaces. */
  'hide-markers': { markers: list(record({ colour, count }), 3), where: list(space, 9) },
  'mark-neighbourhoods': {},
  'place-marker': {},
  'remove-markers': { which: oneOf('that', 'facedown', 'blue', 'all-but-red', 'of-its-neighbourhood') },
  /** ARK-R.148. */
  'place-scars': { count },
  'place-scar': {},
  'mend-scar': {},
  'end-encounter': {},
  win: {},
  lose: {},
};

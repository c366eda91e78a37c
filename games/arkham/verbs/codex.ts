import { tell } from '@tabula/kernel/chance.js';
import { call } from '@tabula/kernel/rule.js';
import { archiveId, pieceOfSide } from '../packs.js';
import { addCard as adds, returnCard } from '../rules/codex.js';
import { endGame } from '../rules/leave.js';
import type { Verb } from './verb.js';

/** What cards of the codex do with themselves and with the game. */

export const addCard: Verb<'add-card'> = {
  possible: (s, { card }) => s.archive.includes(archiveId(card)),
  does: (_c, { card }) => call(adds, { card: archiveId(card), back: false }),
};

export const returnThis: Verb<'return-this'> = {
  possible: (s, _it, { of }) => s.codex.some(({ card }) => card === pieceOfSide(of)),
  does: (c) => {
    const card = pieceOfSide(c.v.of);
    if (returnCard(c.s, card)) tell(c, 'event.returned', { card: { card } }, 'ARK-412.2');
  },
};

/** ARK-301.1, ARK-R.119. */
export const win: Verb<'win'> = {
  possible: () => true,
  does: (c) => endGame(c, true, pieceOfSide(c.v.of)),
};

/** ARK-302.1. */
export const lose: Verb<'lose'> = {
  possible: () => true,
  does: (c) => endGame(c, false, pieceOfSide(c.v.of)),
};

import { tell } from '@tabula/kernel/chance.js';
import { call } from '@tabula/kernel/rule.js';
import { remove } from '@tabula/kit/piles.js';
import type { Arkham, Tile } from '../board.js';
import { archiveId, backOf, pieceOfSide, tableFor } from '../packs.js';
import { addCard as adds, codexEntry, flipCard as flips, readSide, returnCard as returns } from '../rules/codex.js';
import { mixIn as mixes } from '../rules/doom.js';
import type { Acting } from '../rules/kit.js';
import { endGame } from '../rules/leave.js';
import { holds } from './conditions.js';
import type { Verb } from './verb.js';

/** What cards of the codex do with themselves and with the game. */

export const addCard: Verb<'add-card'> = {
  possible: (s, { card }) => s.archive.includes(archiveId(card)),
  does: ({ s, v }, { card, flippedIf }) =>
    call(adds, {
      card: archiveId(card),
      back: flippedIf !== undefined && holds(s, { when: flippedIf }, v),
    }),
};

function goesBack(c: Acting, card: string): void {
  if (returns(c.s, card)) tell(c, 'event.returned', { card: { card } }, 'ARK-412.2');
}

export const returnCard: Verb<'return-card'> = {
  possible: (s, { card }) => codexEntry(s, archiveId(card)) !== undefined,
  does: (c, { card }) => {
    goesBack(c, archiveId(card));
  },
};

export const returnThis: Verb<'return-this'> = {
  possible: (s, _it, { of }) =>
    codexEntry(s, pieceOfSide(of)) !== undefined || s.attached.some(({ card }) => card === pieceOfSide(of)),
  does: (c) => {
    goesBack(c, pieceOfSide(c.v.of));
  },
};

/** A card is turned over once (7.6). */
const canFlip = (s: Arkham, card: string): boolean => codexEntry(s, card)?.back === false;

export const flipCard: Verb<'flip-card'> = {
  possible: (s, { card }) => canFlip(s, archiveId(card)),
  does: ({ s }, { card }) => (canFlip(s, archiveId(card)) ? call(flips, { card: archiveId(card) }) : undefined),
};

export const flipThis: Verb<'flip-this'> = {
  possible: (s, _it, { of }) => canFlip(s, pieceOfSide(of)),
  does: ({ s, v }) => (canFlip(s, pieceOfSide(v.of)) ? call(flips, { card: pieceOfSide(v.of) }) : undefined),
};

/** ARK-R.145: all of that side, even if the card is not in the codex. */
export const readBack: Verb<'read-back'> = {
  possible: (s, { card }) => tableFor(s).texts.has(backOf(archiveId(card))),
  does: (_c, { card }) => call(readSide, { side: backOf(archiveId(card)) }),
};

/** ARK-R.133: like an event, with the top two, but without a clue. */
export const mixIn: Verb<'mix-in'> = {
  possible: (s, { cards }) => cards.some((no) => s.archive.includes(archiveId(no))),
  does: (c, { cards }) => {
    const t = tableFor(c.s);
    for (const no of cards) {
      const tile = t.scenario.neighbourhoods.indexOf(t.archive[archiveId(no)]?.neighbourhood ?? '');
      if (tile >= 0 && remove(c.s.archive, archiveId(no))) mixes(c, tile as Tile, archiveId(no));
    }
    tell(c, 'event.mixed-in', { count: cards.length });
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

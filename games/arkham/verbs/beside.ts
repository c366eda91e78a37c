import { shuffle, tell } from '@tabula/kernel/chance.js';
import { remove } from '@tabula/kit/piles.js';
import { archiveId, tableFor } from '../packs.js';
import type { Verb } from './verb.js';

/** Cards of the archive that lie beside it, or beside a deck. */

/** ARK-443.1: cards of the archive that wait beside it. */
export const setAside: Verb<'set-aside'> = {
  possible: (s, { cards }) => cards.some((no) => s.archive.includes(archiveId(no))),
  does: (c, { cards }) => {
    for (const card of cards.map(archiveId)) if (remove(c.s.archive, card)) c.s.aside.push(card);
    tell(c, 'event.set-aside', { count: cards.length }, 'ARK-443.1');
  },
};

/** ARK-R.133: one of them at random comes to the deck of its neighbourhood (ARK-R.174: if one is left). */
export const attach: Verb<'attach'> = {
  possible: (s, { cards }) => cards.some((no) => s.aside.includes(archiveId(no))),
  does: (c, { cards }) => {
    const { s } = c;
    const left = cards.map(archiveId).filter((card) => s.aside.includes(card));
    shuffle(c, left);
    const card = left.pop();
    if (card === undefined) return;
    const t = tableFor(s);
    remove(s.aside, card);
    const tile = t.scenario.neighbourhoods.indexOf(t.archive[card]!.neighbourhood!);
    s.attached.push({ card, tile });
    tell(c, 'event.attached', { card: { card }, tile: { tile } }, 'ARK-R.133');
  },
};

import { tell } from '@tabula/kernel/chance.js';
import { call, done } from '@tabula/kernel/rule.js';
import { remove } from '@tabula/kit/piles.js';
import type { Arkham } from '../board.js';
import type { CardId, Side } from '../cards.js';
import { pieceOfSide, sideOf, tableFor } from '../packs.js';
import { checked, says } from './calls.js';
import { rule } from './kit.js';
import { leadInPlay } from './monsters.js';
import { tale } from './tale.js';

/** ARK-412, ARK-429: the codex. */

export const codexEntry = (s: Arkham, card: CardId) => s.codex.find((entry) => entry.card === card);

const entersWith = (s: Arkham, side: CardId): boolean =>
  (tableFor(s).texts.get(side) as Side | undefined)?.enters !== undefined;

/** ARK-412.5b: what a card says when it comes, or is turned over. */
export const readSide = rule<{ side: CardId }>('read-side')({
  'ARK-412.5b': (c) => {
    const { s, v } = c;
    const card = pieceOfSide(v.side);
    tale(c, card, v.side === card ? 'scene' : 'back');
    return entersWith(s, v.side)
      ? says({ of: v.side, path: ['enters'], seat: leadInPlay(s) ?? s.lead, bound: {} })
      : undefined;
  },
  'ARK-R.24': () => checked(),
});

/** ARK-429.2: a card of the archive comes into the codex; one that is there already does nothing. */
export const addCard = rule<{ card: CardId; back: boolean }>('add-card')({
  'ARK-429.2': (c) => {
    const { s, v } = c;
    if (!remove(s.archive, v.card)) return done();
    s.codex.push({ card: v.card, back: v.back, clues: 0, doom: 0 });
    tell(c, 'event.codex', { card: { card: v.card } });
  },
  'ARK-412.5a': ({ v }) => call(readSide, { side: sideOf(v.card, v.back) }),
});

/** 7.6: a card of the codex is turned over; clues on it stay. */
export const flipCard = rule<{ card: CardId }>('flip-card')({
  'ARK-412.5b': (c) => {
    const entry = codexEntry(c.s, c.v.card);
    if (entry === undefined) return done();
    entry.back = true;
    tell(c, 'event.flipped', { card: { card: c.v.card } });
    return call(readSide, { side: sideOf(c.v.card, true) });
  },
});

/** ARK-412.2: a card goes back to the archive; a rumour to the discarded headlines (ARK-R.94). */
export function returnCard(s: Arkham, card: CardId): boolean {
  const at = s.codex.findIndex((entry) => entry.card === card);
  const beside = s.attached.find((entry) => entry.card === card);
  if (beside !== undefined) {
    remove(s.attached, beside);
    s.archive.push(card);
    return true;
  }
  if (at < 0) return false;
  s.codex.splice(at, 1);
  if (tableFor(s).headlines[card] === undefined) s.archive.push(card);
  else s.headlineDiscard.push(card);
  return true;
}

export const CODEX_RULES = [readSide, addCard, flipCard] as const;

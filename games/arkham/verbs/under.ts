import { tell } from '@tabula/kernel/chance.js';
import type { Seat } from '@tabula/kernel/json.js';
import { call, done, goto } from '@tabula/kernel/rule.js';
import { forget } from '@tabula/kit/memory.js';
import { remove } from '@tabula/kit/piles.js';
import type { CardId } from '../cards.js';
import { rule } from '../rules/kit.js';
import { gained } from './possessions.js';
import { present, type Verb } from './verb.js';

/** ARK-R.171: cards that lie facedown under another, unseen by all. */

/** As many as there are. */
export const putUnderThis: Verb<'put-under-this'> = {
  possible: (s) => s.items.length > 0,
  does: (c, { count }) => {
    const { s, v } = c;
    const cards = s.items.splice(Math.max(0, s.items.length - count));
    s.under.push({ card: v.of, cards });
    tell(c, 'event.put-under', { card: { card: v.of }, count: cards.length });
  },
};

/** They are gained one after the other. */
const taking = rule<{ seat: Seat; left: CardId[] }>('take-from-under')({
  'ARK-R.171': ({ v }) => {
    const card = v.left.shift();
    return card === undefined ? done() : call(gained, { seat: v.seat, card });
  },
  'ARK-R.171 again': goto('ARK-R.171'),
});

export const takeFromUnderThis: Verb<'take-from-under-this'> = {
  possible: (s, _it, about) => present(s, about) && s.under.some(({ card }) => card === about.of),
  does: ({ s, v }) => {
    const found = s.under.find(({ card }) => card === v.of);
    if (found === undefined) return;
    remove(s.under, found);
    forget(s, found.cards);
    return call(taking, { seat: v.seat, left: found.cards });
  },
};

export const UNDER_RULES = [taking] as const;

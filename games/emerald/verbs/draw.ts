import { tell } from '@tabula/kernel/chance.js';
import type { Seat } from '@tabula/kernel/json.js';
import { askSome } from '@tabula/kernel/rule.js';
import { int } from '@tabula/kernel/shape.js';
import { ALWAYS } from '@tabula/kit/acting.js';
import { remove } from '@tabula/kit/piles.js';
import { phrase } from '@tabula/words/phrase.js';
import type { CardId, Emerald } from '../board.js';
import { draw as drawCards } from '../rules/cards.js';
import { type Acting, rule } from '../rules/kit.js';
import { type EffectVerb, NONE, partOf, type Using } from './verb.js';

/** EMER-20.83: drawing needs a card in the own deck or discard pile. */
const canDraw = (s: Emerald, seat: Seat): boolean => s.seats[seat]!.deck.length + s.seats[seat]!.discard.length > 0;

const DRAW = { cards: int(1, 5) };

/** Diogenes Club and Doctor Watson; in play they are not shuffled in (EMER-4.18). */
export const draw: EffectVerb<typeof DRAW> = {
  fields: DRAW,
  possible: (s, _it, seat) => canDraw(s, seat),
  does: rule<Using>('draw')({
    'EMER-18.7': (c) => drawCards(c, c.v.seat, partOf(c.s, c.v, 'draw').cards), // EMER-18.9
  }),
  says: ({ cards }) => phrase('do.draw', { cards }),
  worth: ({ cards }) => 0.3 * cards,
};

/** Freemasons and Mrs Hudson: what is discarded may be drawn again, the card itself not. */
export const redrawRule = rule<Using, { cards: CardId[] }>('redraw')({
  'EMER-18.2': ({ s, v }) => askSome(v.seat, 'cards', s.seats[v.seat]!.hand, 0, s.seats[v.seat]!.hand.length, ALWAYS),
  'EMER-18.19': (c) => {
    const { seat, cards } = c.v;
    discardHand(c, seat, cards);
    drawCards(c, seat, cards.length + 1);
  },
});

export const redraw: EffectVerb<typeof NONE> = {
  fields: NONE,
  possible: (s, _it, seat) => canDraw(s, seat),
  does: redrawRule,
  says: () => phrase('do.redraw'),
  worth: () => 0.4,
};

/** Cards go from hand to the own discard pile, for all to see (EMER-19.8). */
export function discardHand(c: Acting, seat: Seat, cards: readonly CardId[]): void {
  const { hand, discard } = c.s.seats[seat]!;
  for (const card of cards) {
    remove(hand, card);
    discard.push(card);
    tell(c, 'event.discarded', { seat: { seat }, card: { card } });
  }
}

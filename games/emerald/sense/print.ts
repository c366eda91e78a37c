import type { Seat } from '@tabula/kernel/json.js';
import type { CardId, Emerald } from '../board.js';
import type { Faction } from '../content/behaviour.js';
import type { Card } from '../content/cards.js';
import { cardOf } from '../rules/cards.js';
import { bombsOn, hidesRoyals } from './prospects.js';
import { cardWorth } from './worth.js';

/** What the cards of a player show, counted. */

/** What a card shows; it is looked at once, since the search counts the cards of everybody all the time. */
interface Print {
  readonly claim: number;
  readonly assassinate: number;
  readonly bombs: number;
  readonly hides: number;
  readonly loyalist: number;
  readonly restorationist: number;
  readonly worth: { readonly [F in Faction]: number };
}

const prints = new WeakMap<Card, Print>();

function printOf(s: Emerald, id: CardId): Print {
  const card = cardOf(s, id);
  let print = prints.get(card);
  if (print === undefined) {
    const { claim = 0, assassinate = 0, loyalist = 0, restorationist = 0 } = card.symbols;
    print = {
      claim,
      assassinate,
      loyalist,
      restorationist,
      bombs: bombsOn(s, id),
      hides: hidesRoyals(s, id) ? 1 : 0,
      worth: { loyalist: cardWorth(s, id, 'loyalist'), restorationist: cardWorth(s, id, 'restorationist') },
    };
    prints.set(card, print);
  }
  return print;
}

/** The cards of a player: in the hand, and all that go round. */
export interface Cards {
  claimsInHand: number;
  killersInHand: number;
  hidesInHand: number;
  bombsInHand: number;
  /** Markers in the hand, by track. */
  readonly pushes: { [F in Faction]: number };
  /** Markers of the own faction. */
  markers: number;
  killers: number;
  hides: number;
  bombs: number;
  worth: number;
  size: number;
}

export function cardsOf(s: Emerald, seat: Seat, faction: Faction): Cards {
  const { hand, deck, discard } = s.seats[seat]!;
  const cards: Cards = {
    claimsInHand: 0,
    killersInHand: 0,
    hidesInHand: 0,
    bombsInHand: 0,
    pushes: { loyalist: 0, restorationist: 0 },
    markers: 0,
    killers: 0,
    hides: 0,
    bombs: 0,
    worth: 0,
    size: hand.length + deck.length + discard.length,
  };
  for (const card of hand) {
    const print = printOf(s, card);
    cards.claimsInHand += print.claim;
    cards.pushes.loyalist += print.loyalist;
    cards.pushes.restorationist += print.restorationist;
    add(cards, print, faction);
  }
  cards.killersInHand = cards.killers;
  cards.hidesInHand = cards.hides;
  cards.bombsInHand = cards.bombs;
  for (const card of deck) add(cards, printOf(s, card), faction);
  for (const card of discard) add(cards, printOf(s, card), faction);
  return cards;
}

function add(cards: Cards, print: Print, faction: Faction): void {
  cards.markers += print[faction];
  cards.killers += print.assassinate;
  cards.hides += print.hides;
  cards.bombs += print.bombs;
  cards.worth += print.worth[faction];
}

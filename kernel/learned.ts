import type { Game } from './game.js';
import { memory } from './knowledge.js';
import { EVERYBODY, type Place, seers } from './shape.js';

/** The seats (a bit each) that know a card by its face where it lies now. Cards outside piles lie open. */
export function seersOf<B>(game: Game<B, unknown>, board: B, card: string): number {
  let mask = EVERYBODY;
  game.shape.piles(board, -1, (cards, place) => {
    if (cards.includes(card)) mask = seers(place) | (memory(board)[card] ?? 0);
  });
  return mask;
}

/** Piles side by side, in the order in which a board has them: every decision asks for them, and makes no new lists. */
class Piles {
  readonly cards: string[][] = [];
  readonly places: Place[] = [];
  private readonly add = (cards: string[], place: Place) => {
    this.cards.push(cards);
    this.places.push(place);
  };

  read<B>(game: Game<B, unknown>, board: B): void {
    this.clear();
    game.shape.piles(board, -1, this.add);
  }

  clear(): void {
    this.cards.length = 0;
    this.places.length = 0;
  }

  /** The number of the pile with a card; -1 if it is in none. */
  with(card: string): number {
    for (let i = 0; i < this.cards.length; i++) if (this.cards[i]!.includes(card)) return i;
    return -1;
  }

  /** The seats that know the place of every card in a pile: to know what is in a deck is not to know its order. */
  placers(at: number): number {
    const place = this.places[at]!;
    return place.sight === 'owner-set' ? 0 : seers(place);
  }
}

const was = new Piles();
const is = new Piles();

/** Whether a pile is as it was, card by card. */
function stays(at: number): boolean {
  const before = was.cards[at]!;
  const after = is.cards[at];
  if (after === undefined || before.length !== after.length || was.places[at] !== is.places[at]) return false;
  for (let i = 0; i < before.length; i++) if (before[i] !== after[i]) return false;
  return true;
}

/**
 * The cards that seats (a bit each) have come to know between two boards: by where they lie in the end, or because they
 * were shown to them on the way and hidden again. Most piles are as they were, and are not looked into.
 */
export function learnedCards<B>(
  game: Game<B, unknown>,
  before: B,
  after: B,
  shown: ReadonlyMap<string, number>,
): Record<string, number> {
  const knew = memory(before);
  const knows = memory(after);
  const learned: Record<string, number> = {};
  const note = (card: string, from: number, to: number) => {
    const now = to < 0 ? EVERYBODY : is.placers(to) | (knows[card] ?? 0);
    const more = (now | (shown.get(card) ?? 0)) & ~(was.placers(from) | (knew[card] ?? 0));
    if (more !== 0) learned[card] = more;
  };
  was.read(game, before);
  is.read(game, after);
  for (let at = 0; at < was.cards.length; at++) {
    if (stays(at)) continue;
    const isSame = was.places[at] === is.places[at];
    for (const card of was.cards[at]!) if (!(isSame && is.cards[at]!.includes(card))) note(card, at, is.with(card));
  }
  // Cards that have not moved, but were shown, or are remembered by others now.
  const remind = (card: string) => {
    const at = was.with(card);
    if (at >= 0) note(card, at, is.with(card));
  };
  for (const card of shown.keys()) remind(card);
  for (const card in knows) if (knew[card] !== knows[card]) remind(card);
  was.clear();
  is.clear();
  return learned;
}

import type { Game } from './game.js';
import { memory } from './knowledge.js';
import { EVERYBODY, type Place, seers } from './places.js';

/** The place of a card that lies in a pile, or null. */
function placeOf<B>(game: Game<B, unknown>, board: B, card: string): Place | null {
  let found: Place | null = null;
  game.shape.piles(board, -1, (cards, place) => {
    if (found === null && cards.includes(card)) found = place;
  });
  return found;
}

/** The seats (a bit each) that know a card by its face where it lies now. Cards outside piles lie open. */
export function seersOf<B>(game: Game<B, unknown>, board: B, card: string): number {
  const place = placeOf(game, board, card);
  return place === null ? EVERYBODY : seers(place) | (memory(board)[card] ?? 0);
}

/** The seats that know the place of every card in a pile: to know what is in a deck is not to know its order. */
const placers = (place: Place): number => (place.sight === 'owner-set' ? 0 : seers(place));

/** A pile that is not as it was. */
interface Moved {
  readonly was: readonly string[];
  readonly is: readonly string[];
  readonly place: Place;
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
  const moved: Moved[] = [];
  game.shape.moved(before, after, -1, (was, is, place) => moved.push({ was, is, place }));
  const note = (card: string, from: Place, to: Place | null) => {
    const now = to === null ? EVERYBODY : placers(to) | (knows[card] ?? 0);
    const more = (now | (shown.get(card) ?? 0)) & ~(placers(from) | (knew[card] ?? 0));
    if (more !== 0) learned[card] = more;
  };
  const placeNow = (card: string): Place | null => {
    for (const { is, place } of moved) if (is.includes(card)) return place;
    return null;
  };
  for (const { was, is, place } of moved)
    for (const card of was) if (!is.includes(card)) note(card, place, placeNow(card));
  // Cards that have not moved, but were shown, or are remembered by others now.
  const remind = (card: string) => {
    for (const { was, place } of moved) if (was.includes(card)) return note(card, place, placeNow(card));
    const stays = placeOf(game, before, card);
    if (stays !== null) note(card, stays, stays);
  };
  for (const card of shown.keys()) remind(card);
  for (const card in knows) if (knew[card] !== knows[card]) remind(card);
  return learned;
}

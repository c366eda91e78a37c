import type { Event } from './chance.js';
import type { Game } from './game.js';
import { seersOf } from './learned.js';
import { EVERYBODY } from './places.js';

/** Notes on an event who may see its cards: those who see them where they lie now. */
export function seenBy<B>(game: Game<B, unknown>, board: B, event: Event): Event {
  let sees: Record<string, number> | undefined;
  for (const [name, card] of cardsOf(event)) {
    const mask = seersOf(game, board, card);
    if (mask === EVERYBODY) continue;
    sees ??= {};
    sees[name] = mask;
  }
  return sees === undefined ? event : { ...event, sees };
}

/** The parameters of an event that name cards. */
export function cardsOf(event: Event): [name: string, card: string][] {
  const cards: [string, string][] = [];
  for (const name in event.params) {
    const param = event.params[name]!;
    if (typeof param === 'object' && param !== null && typeof param.card === 'string') cards.push([name, param.card]);
  }
  return cards;
}

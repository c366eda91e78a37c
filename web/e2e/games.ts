import { existsSync, readFileSync } from 'node:fs';
import type { Locator } from 'playwright-core';
import type { Visitor } from './visitor.js';
import type { Language } from './words.js';

export type GameId = 'elekt' | 'cults';

/** What the tests know of a game. */
export interface GameSheet {
  readonly id: GameId;
  /** Moments that are worth a picture: the first question of a kind. */
  readonly moments: { readonly [name: string]: RegExp };
  /** What the board calls one's own hand, by the key of its words. */
  readonly hand: string;
}

export const ELEKT: GameSheet = {
  id: 'elekt',
  moments: {
    recruitment: /^recruit\/keep/,
    assignment: /^assignment\//,
    confrontation: /^(occultism|cunning|violence|power|annihilate)\//,
  },
  hand: 'hand',
};

export const CULTS: GameSheet = { id: 'cults', moments: {}, hand: 'hand' };

/** A word of the board of a game. */
function boardWord(game: GameId, language: Language, key: string): string {
  // Its own words, and those that every table of the game has.
  const files = ['../games/GAME/text', '../../games/GAME/text/table'].map(
    (folder) => new URL(`${folder.replace('GAME', game)}/${language}.json`, import.meta.url),
  );
  const catalogs = files.filter((file) => existsSync(file)).map((file) => JSON.parse(readFileSync(file, 'utf8')));
  const word = (Object.assign({}, ...catalogs) as { readonly [key: string]: string })[key];
  if (word === undefined) throw new Error(`the board of ${game} has no word ${key}`);
  return word;
}

/** The hand that is shown. */
export const handOf = ({ page, look }: Visitor, { id, hand }: GameSheet): Locator =>
  page.getByRole('region', { name: boardWord(id, look.language, hand), exact: true });

/** The cards in it, by their ids. */
export async function cardsInHand(visitor: Visitor, game: GameSheet): Promise<string[]> {
  const cards = await handOf(visitor, game).locator('[data-card]').all();
  return Promise.all(cards.map(async (card) => (await card.getAttribute('data-card')) ?? ''));
}

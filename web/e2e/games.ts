import { existsSync, readFileSync } from 'node:fs';
import type { Language } from '@tabula/words/language.js';
import type { Locator } from 'playwright-core';
import { ENTRIES } from '../games/all.js';
import type { Visitor } from './visitor.js';

/** Questions of which the first is worth a picture, by the name of the picture. */
export type Moments = { readonly [name: string]: RegExp };

/** What a game is called. */
export function nameOf(game: string, language: Language): string {
  const entry = ENTRIES.find(({ id }) => id === game);
  if (entry === undefined) throw new Error(`there is no game ${game}`);
  return entry.name[language];
}

/** A word of a game: of its board, of its table wherever it is drawn, of its primer. */
export function gameWord(game: string, language: Language, key: string): string {
  const folders = [`../games/${game}/text`, `../games/${game}/text/primer`, `../../games/${game}/text/table`];
  const files = folders.map((folder) => new URL(`${folder}/${language}.json`, import.meta.url));
  const catalogs = files.filter((file) => existsSync(file)).map((file) => JSON.parse(readFileSync(file, 'utf8')));
  const word = (Object.assign({}, ...catalogs) as { readonly [key: string]: string })[key];
  if (word === undefined) throw new Error(`${game} has no word ${key}`);
  return word;
}

/** The hand that is shown. */
export const handOf = ({ page, look }: Visitor, game: string): Locator =>
  page.getByRole('region', { name: gameWord(game, look.language, 'hand'), exact: true });

/** The cards in it, by their ids. */
export async function cardsInHand(visitor: Visitor, game: string): Promise<string[]> {
  const cards = await handOf(visitor, game).locator('[data-card]').all();
  return Promise.all(cards.map(async (card) => (await card.getAttribute('data-card')) ?? ''));
}

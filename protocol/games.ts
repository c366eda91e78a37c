import type { OptionSpec } from '@tabula/kernel/game.js';
import type { Title } from '@tabula/kit/title.js';
import { type InEveryLanguage, LANGUAGES, type Language } from '@tabula/words/language.js';
import { TITLES } from './titles.js';

const BY_ID: ReadonlyMap<string, Title> = new Map(TITLES.map((title) => [title.game.id, title]));

export const gameIds = (): string[] => [...BY_ID.keys()];

export const titleOf = (id: string): Title | undefined => BY_ID.get(id);

/** A game as it is announced. */
export interface GameInfo {
  readonly id: string;
  readonly name: InEveryLanguage;
  /** The version of its rules and saved states. */
  readonly version: number;
  readonly players: { readonly min: number; readonly max: number };
  readonly languages: readonly Language[];
  /** JSON Schema of the options of a new match. */
  readonly options: {
    readonly type: 'object';
    readonly properties: { readonly [name: string]: OptionSpec };
    readonly additionalProperties: false;
  };
  /** The sets of cards to play it with; none for a game that is played with the cards of its box only. */
  readonly packs: readonly { readonly id: string; readonly name: InEveryLanguage }[];
}

/** All games, as data. */
export const gameList = (): GameInfo[] =>
  TITLES.map(({ game, name: title, packs }) => ({
    id: game.id,
    name: title,
    version: game.version,
    players: game.players,
    languages: LANGUAGES,
    options: { type: 'object', properties: { ...game.options }, additionalProperties: false },
    packs: (packs?.all() ?? []).map(({ id, name }) => ({ id, name })),
  }));

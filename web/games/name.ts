import { settings } from '../app/settings.js';
import { entryOf } from './shelf.js';

/** What a game is called in the language that is set; one that is not known here has its id only. */
export const gameName = (game: string): string => entryOf(game)?.name[settings.get().language] ?? game;

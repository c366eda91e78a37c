import type { Level } from '@tabula/bots/bot.js';
import { loadFace } from '../games/load.js';
import type { Who } from '../local/saves.js';
import type { Options } from '../table/source.js';
import { say } from '../text/words.js';
import { go } from './router.js';
import { settings } from './settings.js';

/** Bots have names that work in every language. */
const BOTS = ['Ilse', 'Orlok', 'Mirela'];

/** What the visitor is called at a table. */
export const ownName = (): string => settings.get().name.trim() || say('name.default');

export const botNames = (count: number, taken: readonly string[]): string[] =>
  [...BOTS, 'Vasco', 'Nadja', 'Corvin'].filter((name) => !taken.includes(name)).slice(0, count);

/** A game in this browser against bots: one click. */
export function beginSolo(game: string, opponents: number, level: Level, options: Options): Promise<void> {
  const you = ownName();
  const bots = botNames(opponents, [you]).map((name): Who => ({ name, kind: 'bot', level }));
  return begin(game, [{ name: you, kind: 'person' }, ...bots], options);
}

/** Opens a table in this browser; the rules and the board are loaded now, at once. What is not chosen has its default. */
export async function begin(game: string, who: readonly Who[], options: Options = {}): Promise<void> {
  const [{ openHere }] = await Promise.all([import('../local/live.js'), loadFace(game, options)]);
  go(`/here/${await openHere(game, options, who)}`);
}

import type { Game } from '@tabula/kernel/game.js';
import { RULES } from './games.js';

/** The rules of a game; null if it cannot be played here. */
export async function rulesOf(id: string): Promise<Game | null> {
  return Object.hasOwn(RULES, id) ? RULES[id]!() : null;
}

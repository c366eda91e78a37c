import { tableOf } from '@tabula/arkham/text/table-terms.js';
import { plantSprite } from '../../app/parts.js';
import type { Options } from '../../table/source.js';
import sprite from './sprite.svg?raw';

/** The emblems of monsters that one scenario alone has; those of several lie among the others. */
const MONSTERS: { readonly [scenario: string]: () => Promise<{ readonly default: string }> } = {
  'scenario/azathoth': () => import('./monsters/azathoth.svg?raw'),
  'scenario/deep': () => import('./monsters/deep.svg?raw'),
  'scenario/twilight': () => import('./monsters/twilight.svg?raw'),
  'scenario/umordhoth': () => import('./monsters/umordhoth.svg?raw'),
};

const planted = new Set<string>();
plantSprite(sprite);

async function loadMonsters(scenario: string): Promise<void> {
  const symbols = await MONSTERS[scenario]?.();
  if (symbols === undefined || planted.has(scenario)) return;
  planted.add(scenario);
  plantSprite(symbols.default);
}

/** Loads what the monsters look like of the scenario that is played; away from a table (null) there are none. */
export const loadEmblems = async (options: Options | null): Promise<void> => {
  if (options !== null) await loadMonsters(tableOf({ options }).scenario.id);
};

/** Loads what all monsters look like. */
export const loadAllEmblems = async (): Promise<void> => {
  await Promise.all(Object.keys(MONSTERS).map(loadMonsters));
};

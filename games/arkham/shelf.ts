import type { InEveryLanguage } from '@tabula/words/language.js';
import { core } from './content/core.js';
import type { Pack as Content } from './content/pack.js';
import { packFrom } from './core.js';
import { addPack, packIds } from './packs.js';

/** The sets of cards one can play with: the core box, and those that were read from outside. */
export interface Box {
  readonly id: string;
  readonly name: InEveryLanguage;
  readonly content: Content;
}

export const CORE: Box = {
  id: 'core',
  name: { en: 'Core box', pl: 'Pudełko podstawowe', de: 'Grundspiel' },
  content: core,
};
const shelf = new Map<string, Box>([[CORE.id, CORE]]);
// Here and not with the rules: a page that only shows cards or a table of others has no rules.
addPack(packFrom(CORE.id, core));

export const boxes = (): Box[] => [...shelf.values()].filter(({ id }) => packIds().includes(id));

/** The cards of a pack as they are written. */
export const contentOf = (id: string): Content => (shelf.get(id) ?? CORE).content;

export function addBox(box: Box): void {
  shelf.set(box.id, box);
  addPack(packFrom(box.id, box.content));
}

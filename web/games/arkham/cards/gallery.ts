import { core } from '@tabula/arkham/content/core.js';
import type { GalleryCard } from '../../face.js';

const group = (cards: readonly { readonly id: string }[], name: string): GalleryCard[] =>
  cards.map(({ id }) => ({ id, group: name }));

/** ARK-R.99: everything that may be read at any time. What is met, headlines, pacts and the archive are read when they come. */
export const galleryCards = (): readonly GalleryCard[] => [
  ...group(core.investigators, 'investigator'),
  ...group(core.items, 'item'),
  ...group(core.spells, 'spell'),
  ...group(core.allies, 'ally'),
  ...group(core.specials, 'special'),
  ...group(core.starting, 'starting'),
  ...group(core.conditions, 'condition'),
  ...group(core.monsters, 'monster'),
];

import { asDealt } from '../decks.js';
import type { Asset } from '../kinds.js';
import { spells } from './spells.js';

/** Starting spells: as those of the deck, but each costs 1 horror. */
export const startingSpells: readonly Asset[] = [
  {
    id: 'starting/astral-travel',
    kind: 'spell',
    traits: ['incantation'],
    hands: 1,
    horror: 1,
    ...asDealt(spells, 'spell/astral-travel'),
  },
  { id: 'starting/find-gate', kind: 'spell', traits: ['ritual'], horror: 1, ...asDealt(spells, 'spell/find-gate') },
  {
    id: 'starting/flesh-ward',
    kind: 'spell',
    traits: ['incantation'],
    hands: 1,
    horror: 1,
    ...asDealt(spells, 'spell/flesh-ward'),
  },
  {
    id: 'starting/intervene',
    kind: 'spell',
    traits: ['incantation'],
    hands: 2,
    horror: 1,
    ...asDealt(spells, 'spell/intervene'),
  },
  {
    id: 'starting/mists-of-r-lyeh',
    kind: 'spell',
    traits: ['incantation'],
    horror: 1,
    ...asDealt(spells, 'spell/mists-of-r-lyeh'),
  },
  {
    id: 'starting/storm-of-spirits',
    kind: 'spell',
    traits: ['incantation'],
    horror: 1,
    is: [{ is: 'replace-skill', kind: 'attack', skill: 'lore' }],
    rules: ['ARK-R.125', 'ARK-R.162'],
  },
];

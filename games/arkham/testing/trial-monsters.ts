import type { Keyword, Monster } from '../cards.js';

/** Monsters of the box of the tests: one of each kind that the rules tell apart. */

interface Beast {
  readonly copies?: number;
  readonly health?: number;
  readonly keywords?: readonly Keyword[];
  readonly more?: Partial<Monster>;
}
const beast = (name: string, { copies = 1, health = 2, keywords = [], more = {} }: Beast): Monster => ({
  id: `monster/${name}`,
  copies,
  traits: ['beast'],
  health,
  attack: 0,
  evade: 0,
  damage: 1,
  horror: 1,
  keywords,
  activation: { kind: 'hunter', speed: 1, prey: { lowest: 'strength' } },
  ...more,
});

export const MONSTERS: readonly Monster[] = [
  beast('hunter', { copies: 3, more: { spawn: 'unstable-space', remnant: true } }),
  beast('patrol', {
    copies: 2,
    health: 1,
    more: { spawn: 'most-doom', activation: { kind: 'patrol', speed: 2, prey: { highest: 'influence' } } },
  }),
  beast('lurker', {
    copies: 2,
    more: {
      traits: ['beast', 'cultist'],
      spawn: 'street-nearest-lead',
      activation: { kind: 'lurker', does: [{ do: 'place-doom', count: 1, where: 'its-space' }] },
    },
  }),
  beast('giant', { health: 4, keywords: ['massive'], more: { elite: 1, damage: 2, evade: -1, attack: -1 } }),
  beast('shade', {
    copies: 2,
    keywords: ['elusive'],
    more: { spawn: 'street-nearest-prey', activation: { kind: 'hunter', speed: 2, prey: { most: 'clues' } } },
  }),
  beast('eye', {
    keywords: ['watcher'],
    more: { damage: 0, activation: { kind: 'hunter', speed: 1, prey: 'nearest' } },
  }),
  beast('feeder', { health: 3, keywords: ['scavenger'], more: { horror: 0, damage: 2 } }),
  beast('hound', { more: { activation: { kind: 'hunter', speed: 'directly', prey: { most: 'remnants' } } } }),
];

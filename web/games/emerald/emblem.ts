import type { PackIndex } from '@tabula/emerald/content/packs.js';
import { anyCard } from '@tabula/emerald/text/names.js';
import sprite from './sprite.svg?raw';

/** What the sprite has drawn. */
const DRAWN: ReadonlySet<string> = new Set([...sprite.matchAll(/id="([^"]+)"/g)].map(([, id]) => id!));

/** "The Weaver in Darkness" is drawn as weaver-in-darkness. */
const drawnAs = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[^A-Za-z -]/g, '')
    .replace(/^The /, '')
    .toLowerCase()
    .replaceAll(' ', '-');

/** The symbol of a card in the sprite; a card of another pack that nobody has drawn shows its back. */
export function emblemOf(pack: PackIndex, id: string): string {
  const found = anyCard(pack, id);
  if (found === undefined) return 'em-card-back';
  const name = found.is === 'identity' ? found.faction : found.is === 'city' ? found.card.city : found.card.name.en;
  const symbol = `em-${drawnAs(name)}`;
  return DRAWN.has(symbol) ? symbol : 'em-card-back';
}

/** The colour of the light behind an emblem, by what a card does. */
export type Light = 'plain' | 'starting' | 'killer' | 'horror' | 'city' | 'restorationist';

export function lightOf(pack: PackIndex, id: string): Light {
  const found = anyCard(pack, id);
  if (found === undefined || found.is === 'identity') return 'plain';
  if (found.is === 'city') return 'city';
  if (found.is === 'royal') return 'horror';
  if (found.is === 'starting') return 'starting';
  const { madness, symbols } = found.card;
  if (madness === true) return 'horror';
  if (symbols.assassinate !== undefined) return 'killer';
  return symbols.restorationist === undefined ? 'plain' : 'restorationist';
}

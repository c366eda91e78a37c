import { shuffle, tell } from '@tabula/kernel/chance.js';
import { remove } from '@tabula/kit/piles.js';
import { type Arkham, TILES, type Tile } from '../board.js';
import type { CardId, Marker } from '../cards.js';
import { kindOf, tableFor } from '../packs.js';
import type { Acting } from '../rules/kit.js';
import { inPlay, monsterIn, spacesOf, tileAt } from '../rules/look.js';
import { best } from '../rules/prey.js';
import { spacesFor } from './spaces.js';
import type { Verb } from './verb.js';
import { choosing, type Target } from './which.js';

/** ARK-492: markers on the board. What lies facedown is known to nobody. */

const faceOf = (token: CardId): string => kindOf(token).slice('marker/'.length);
const isScar = (token: CardId): boolean => faceOf(token) === 'white';
/** The marker that was just revealed. */
const MARKER = 'marker';

/** Markers of a colour out of the supply, as many as there are. */
function supplied(s: Arkham, face: Marker, count: number): CardId[] {
  const found = s.markerSupply.filter((token) => faceOf(token) === face).slice(0, count);
  for (const token of found) remove(s.markerSupply, token);
  return found;
}

/** They are shuffled, and one lies facedown on each of the spaces. */
export const hideMarkers: Verb<'hide-markers'> = {
  possible: (s) => s.markerSupply.length > 0,
  does: (c, { markers, where }) => {
    const { s, v } = c;
    const tokens = markers.flatMap(({ colour, count }) => supplied(s, colour, count));
    shuffle(c, tokens);
    const spaces = where.flatMap((space) => spacesFor(s, space, v).slice(0, 1)).slice(0, tokens.length);
    spaces.forEach((space, at) => {
      s.facedown.push({ space, token: tokens.slice(at, at + 1) });
    });
    s.markerSupply.push(...tokens.slice(spaces.length));
    tell(c, 'event.markers-hidden', { count: spaces.length });
  },
};

/** ARK-R.153: one for each neighbourhood. */
export const markNeighbourhoods: Verb<'mark-neighbourhoods'> = {
  possible: (s) => s.markerSupply.length > 0,
  does: (c) => {
    const { s } = c;
    const tokens = supplied(s, 'white', TILES.length);
    tokens.forEach((token, tile) => {
      s.facedown.push({ space: spacesOf(s, tile as Tile)[0]!, token: [token] });
    });
    tell(c, 'event.markers-hidden', { count: tokens.length });
  },
};

const facedownAt = (s: Arkham, space: number) => s.facedown.find((one) => one.space === space);

/** A facedown marker is turned over. */
function turned(s: Arkham, space: number): CardId | undefined {
  const found = facedownAt(s, space);
  const token = found?.token[0];
  if (found === undefined || token === undefined) return undefined;
  s.facedown.splice(s.facedown.indexOf(found), 1);
  s.markers.push({ space, token, mended: false });
  return token;
}

export const revealMarker: Verb<'reveal-marker'> = {
  possible: (s, _it, { seat }) => inPlay(s, seat) && facedownAt(s, s.seats[seat]!.space) !== undefined,
  does: (c) => {
    const token = turned(c.s, c.s.seats[c.v.seat]!.space);
    if (token === undefined) return;
    c.v.bound[MARKER] = token;
    tell(c, 'event.marker-revealed', { seat: { seat: c.v.seat }, marker: { card: token } });
  },
  after: ({ v }, { found }) => {
    const token = v.bound[MARKER];
    const at = found.findIndex(({ colour }) => typeof token === 'string' && faceOf(token) === colour);
    return at < 0 ? undefined : ['found', at, 'does'];
  },
};

/** Markers go back to the supply. */
function cleared(c: Acting, which: (token: CardId) => boolean): void {
  const { s } = c;
  const gone = s.markers.filter(({ token }) => which(token));
  s.markers = s.markers.filter((one) => !gone.includes(one));
  s.markerSupply.push(...gone.map(({ token }) => token));
  tell(c, 'event.markers-removed', { count: gone.length });
}

function clearedFacedown(c: Acting, which: (space: number) => boolean): void {
  const { s } = c;
  const gone = s.facedown.filter(({ space }) => which(space));
  s.facedown = s.facedown.filter((one) => !gone.includes(one));
  s.markerSupply.push(...gone.flatMap(({ token }) => token));
  tell(c, 'event.markers-removed', { count: gone.length });
}

/** All are revealed, and only the red one stays; if it lay nowhere, it comes to the starting space. */
function redOnly(c: Acting): void {
  const { s } = c;
  for (const { space } of [...s.facedown]) turned(s, space);
  cleared(c, (token) => faceOf(token) !== 'red');
  if (s.markers.length > 0) return;
  const start = tableFor(s).start;
  s.markers.push(...supplied(s, 'red', 1).map((token) => ({ space: start, token, mended: false })));
}

const tileOfThat = (s: Arkham, bound: { readonly [name: string]: unknown }): Tile | null => {
  const monster = monsterIn(s, typeof bound.monster === 'string' ? bound.monster : '');
  return monster === undefined ? null : tileAt(s, monster.space);
};

export const removeMarkers: Verb<'remove-markers'> = {
  possible: (s, { which }, { bound }) => {
    if (which === 'of-its-neighbourhood') {
      const tile = tileOfThat(s, bound);
      return tile !== null && s.facedown.some(({ space }) => tileAt(s, space) === tile);
    }
    return which === 'all-but-red' || s.facedown.length + s.markers.length > 0;
  },
  does: (c, { which }) => {
    const { s, v } = c;
    switch (which) {
      case 'that':
        cleared(c, (token) => token === v.bound[MARKER]);
        return;
      case 'blue':
        cleared(c, (token) => faceOf(token) === 'blue');
        return;
      case 'facedown':
        clearedFacedown(c, () => true);
        return;
      case 'all-but-red':
        redOnly(c);
        return;
      case 'of-its-neighbourhood': {
        // ARK-R.153: a street has none.
        const tile = tileOfThat(s, v.bound);
        clearedFacedown(c, (space) => tile !== null && tileAt(s, space) === tile);
        return;
      }
    }
  },
};

function scarred(c: Acting, space: number): undefined {
  const [token] = supplied(c.s, 'white', 1);
  if (token === undefined) return undefined;
  c.s.markers.push({ space, token, mended: false });
  tell(c, 'event.scar', { space: { space } });
  return undefined;
}

const isScarred = (s: Arkham, tile: Tile): boolean =>
  s.markers.some(({ space, token }) => isScar(token) && tileAt(s, space) === tile);
const spaceTarget = (space: number): Target => ['space', space];

/** ARK-R.148: in neighbourhoods without a scar, mended ones included. */
export const placeScars = choosing('place-scars', {
  group: true,
  options: (s) => TILES.filter((tile) => !isScarred(s, tile)).flatMap((tile) => spacesOf(s, tile).map(spaceTarget)),
  most: (_s, { count }) => count,
  settles: (c, _it, that) => scarred(c, that[1] as number),
});

/** In the neighbourhood that the moment is about, where most doom is. */
export const placeScar = choosing('place-scar', {
  group: true,
  options: (s, _it, { bound }) => {
    const tile = TILES.find((one) => one === bound.tile);
    return tile === undefined ? [] : best([...spacesOf(s, tile)], (space) => s.doom[space]!).map(spaceTarget);
  },
  settles: (c, _it, that) => scarred(c, that[1] as number),
});

const scarAt = (s: Arkham, seat: number) =>
  s.markers.find(({ space, token, mended }) => isScar(token) && !mended && space === s.seats[seat]!.space);

export const mendScar: Verb<'mend-scar'> = {
  possible: (s, _it, { seat }) => inPlay(s, seat) && scarAt(s, seat) !== undefined,
  does: (c) => {
    const scar = scarAt(c.s, c.v.seat);
    if (scar === undefined) return;
    scar.mended = true;
    tell(c, 'event.mended', { space: { space: scar.space } });
  },
};

import { reveal, shuffle, tell } from '@tabula/kernel/chance.js';
import { ask, call, done, goto } from '@tabula/kernel/rule.js';
import { CANCELLED } from '@tabula/kernel/windows.js';
import { remove } from '@tabula/kit/piles.js';
import { type Arkham, TILES, type Tile } from '../board.js';
import type { CardId } from '../cards.js';
import { archiveId, tableFor } from '../packs.js';
import { type Acting, rule } from '../rules/kit.js';
import { monsterIn, spacesOf, tileAt } from '../rules/look.js';
import { best } from '../rules/prey.js';
import { monsterOf, present, type Verb } from './verb.js';

/** ARK-492: markers, and what cards make of them: hidden sites, scars, cards beside a deck. */

/** The name under which a marker is known that was found. */
const MARKER = 'marker';
const isScar = (token: CardId): boolean => token.startsWith('marker/white');

/** Takes a marker of a colour out of the supply; undefined if there is none (ARK-003). */
function fromSupply(s: Arkham, colour: string): CardId | undefined {
  const token = s.markerSupply.find((one) => one.startsWith(`marker/${colour}`));
  if (token !== undefined) remove(s.markerSupply, token);
  return token;
}

/** Shuffled, and one laid facedown on each space. */
export const hideMarkers: Verb<'hide-markers'> = {
  possible: (s) => s.facedown.length === 0,
  does: (c, { markers, where }) => {
    const { s } = c;
    const t = tableFor(s);
    const tokens = markers.flatMap(({ colour, count }) =>
      Array.from({ length: count }, () => fromSupply(s, colour)).filter((token) => token !== undefined),
    );
    shuffle(c, tokens);
    for (const place of where) {
      const token = tokens.pop();
      const space = t.spaceOf[place];
      if (token !== undefined && space !== undefined) s.facedown.push({ space, token: [token] });
    }
    tell(c, 'event.markers-hidden', { count: s.facedown.length });
  },
};

/** One facedown marker in the centre of each neighbourhood: it lies by the first space of its tile (ARK-420.4). */
export const markNeighbourhoods: Verb<'mark-neighbourhoods'> = {
  possible: (s) => s.markerSupply.length > 0,
  does: (c) => {
    for (const tile of TILES) {
      const token = fromSupply(c.s, 'white');
      if (token !== undefined) c.s.facedown.push({ space: spacesOf(c.s, tile)[0]!, token: [token] });
    }
    tell(c, 'event.markers-hidden', { count: c.s.facedown.length });
  },
};

const hiddenAt = (s: Arkham, space: number): number => s.facedown.findIndex((one) => one.space === space);

/** What lies facedown on the own space is turned up; then what its colour brings. */
export const revealMarker: Verb<'reveal-marker'> = {
  possible: (s, _it, about) => present(s, about) && hiddenAt(s, s.seats[about.seat]!.space) >= 0,
  does: (c) => {
    const { s, v } = c;
    const at = hiddenAt(s, s.seats[v.seat]!.space);
    if (at < 0) return;
    const [{ space, token }] = s.facedown.splice(at, 1) as [Arkham['facedown'][number]];
    s.markers.push({ space, token: token[0]!, mended: false });
    v.bound[MARKER] = token[0]!;
    reveal(c);
    tell(c, 'event.marker', { space: { space }, marker: { card: token[0]! } });
  },
  after: ({ v }, { found }) => {
    const token = v.bound[MARKER];
    const at = found.findIndex(({ colour }) => typeof token === 'string' && token.startsWith(`marker/${colour}`));
    return at < 0 ? undefined : ['found', at, 'does'];
  },
};

function takeUp(s: Arkham, which: (marker: Arkham['markers'][number]) => boolean): void {
  for (const marker of s.markers.filter(which)) {
    remove(s.markers, marker);
    s.markerSupply.push(marker.token);
  }
}
function takeHidden(s: Arkham, which: (space: number) => boolean): void {
  for (const hidden of s.facedown.filter(({ space }) => which(space))) {
    remove(s.facedown, hidden);
    s.markerSupply.push(...hidden.token);
  }
}

/** Only the red marker stays; if it was not on the board, it comes to the starting space. */
function onlyRed(s: Arkham): void {
  for (const { space, token } of s.facedown.splice(0)) s.markers.push({ space, token: token[0]!, mended: false });
  takeUp(s, ({ token }) => token !== 'marker/red');
  if (s.markers.length > 0) return;
  const red = fromSupply(s, 'red');
  if (red !== undefined) s.markers.push({ space: tableFor(s).start, token: red, mended: false });
}

export const removeMarkers: Verb<'remove-markers'> = {
  possible: (s) => s.markers.length + s.facedown.length > 0,
  does: (c, { which }) => {
    const { s, v } = c;
    switch (which) {
      case 'that':
        takeUp(s, ({ token }) => token === v.bound[MARKER]);
        break;
      case 'blue':
        takeUp(s, ({ token }) => token === 'marker/blue');
        break;
      case 'facedown':
        takeHidden(s, () => true);
        break;
      case 'all-but-red':
        reveal(c);
        onlyRed(s);
        break;
      default: {
        const tile = tileAt(s, monsterIn(s, monsterOf(v))?.space ?? -1);
        takeHidden(s, (space) => tile !== null && tileAt(s, space) === tile); // ARK-R.153
      }
    }
    tell(c, 'event.markers-removed', { left: s.markers.length + s.facedown.length });
  },
};

/** ARK-R.148: neither a scar nor a mended one. */
const scarless = (s: Arkham): Tile[] =>
  TILES.filter((tile) => !s.markers.some(({ space, token }) => isScar(token) && tileAt(s, space) === tile));

function scar(c: Acting, space: number): void {
  const token = fromSupply(c.s, 'white');
  if (token === undefined) return;
  c.s.markers.push({ space, token, mended: false });
  tell(c, 'event.scar', { space: { space } }, 'ARK-R.148');
}

/** ARK-R.148: the group chooses neighbourhoods without a scar, and the space of each. */
export const scarring = rule<{ left: number }, { space: number }>('scarring')({
  'ARK-R.148': ({ s, v }) => {
    const spaces = scarless(s).flatMap((tile) => spacesOf(s, tile));
    return v.left === 0 || spaces.length === 0 || s.markerSupply.length === 0 ? done() : ask(s.lead, 'space', spaces);
  },
  'ARK-R.148 placed': (c) => {
    scar(c, c.v.space);
    c.v.left--;
    return goto('ARK-R.148');
  },
});

export const placeScars: Verb<'place-scars'> = {
  possible: (s) => scarless(s).length > 0,
  does: (_c, { count }) => call(scarring, { left: count }),
};

/** Where an anomaly has appeared: on the space with the most doom there. */
export const scarHere = rule<{ tile: Tile }, { space: number }>('scar-here')({
  'ARK-R.57': ({ s, v }) =>
    ask(
      s.lead,
      'space',
      best(spacesOf(s, v.tile), (space) => s.doom[space]!),
    ),
  'ARK-R.148': (c) => scar(c, c.v.space),
});

export const placeScar: Verb<'place-scar'> = {
  possible: (_s, _it, { bound }) => typeof bound.tile === 'number' && bound.tile >= 0,
  does: ({ v }) => call(scarHere, { tile: v.bound.tile as Tile }),
};

const scarAt = (s: Arkham, space: number) =>
  s.markers.find((marker) => marker.space === space && isScar(marker.token) && !marker.mended);

export const mendScar: Verb<'mend-scar'> = {
  possible: (s, _it, about) => present(s, about) && scarAt(s, s.seats[about.seat]!.space) !== undefined,
  does: (c) => {
    const { space } = c.s.seats[c.v.seat]!;
    const found = scarAt(c.s, space);
    if (found === undefined) return;
    found.mended = true;
    tell(c, 'event.mended', { space: { space } }, 'ARK-R.148');
  },
};

/** ARK-443.1: cards of the archive that wait beside it. */
export const setAside: Verb<'set-aside'> = {
  possible: (s, { cards }) => cards.some((no) => s.archive.includes(archiveId(no))),
  does: (c, { cards }) => {
    for (const card of cards.map(archiveId)) if (remove(c.s.archive, card)) c.s.aside.push(card);
    tell(c, 'event.set-aside', { count: cards.length }, 'ARK-443.1');
  },
};

/** ARK-R.133: one of them at random comes to the deck of its neighbourhood (ARK-R.174: if one is left). */
export const attach: Verb<'attach'> = {
  possible: (s, { cards }) => cards.some((no) => s.aside.includes(archiveId(no))),
  does: (c, { cards }) => {
    const { s } = c;
    const left = cards.map(archiveId).filter((card) => s.aside.includes(card));
    shuffle(c, left);
    const card = left.pop();
    if (card === undefined) return;
    const t = tableFor(s);
    remove(s.aside, card);
    s.attached.push({ card, tile: t.scenario.neighbourhoods.indexOf(t.archive[card]!.neighbourhood!) });
    tell(c, 'event.attached', { card: { card } }, 'ARK-R.133');
  },
};

/** ARK-R.150: the encounter ends before anything of it happens. */
export const endEncounter: Verb<'end-encounter'> = {
  possible: () => true,
  does: ({ v }) => {
    v.bound[CANCELLED] = true;
  },
};

export const MARKER_RULES = [scarring, scarHere] as const;

import { reveal, shuffle, tell } from '@tabula/kernel/chance.js';
import { ask, done, goto } from '@tabula/kernel/rule.js';
import type { None } from '@tabula/kit/acting.js';
import { forget } from '@tabula/kit/memory.js';
import { type Arkham, SHEET, type Tile } from '../board.js';
import type { CardId } from '../cards.js';
import { tableFor } from '../packs.js';
import { checked, placeDoom as placed } from './calls.js';
import { type Acting, rule } from './kit.js';
import { depthOf, inForce, isStreet, spacesOf, tileAt } from './look.js';

/** ARK-488, ARK-478, ARK-204.11, ARK-484: doom, clues, and the event deck from which both come. */

/** Where doom may go that would be placed on a street (ARK-472.3). */
const besideStreet = (s: Arkham, street: number): number[] =>
  tableFor(s).neighbours[street]!.filter((space) => tileAt(s, space) !== null);

/** ARK-411.3b, ARK-R.101: what doom that would come to a space is placed on. */
function targetOf(s: Arkham, space: number): number {
  if (space === SHEET) return SHEET;
  const tile = tileAt(s, space);
  return tile === null || (s.tiles[tile].anomaly && inForce(s, 'anomalies')) ? SHEET : space;
}

export const placeDoom = rule<{ spaces: number[] }, { at: number; instead: number }>('place-doom')({
  'ARK-R.21': ({ v }) => {
    v.at = 0;
  },
  'ARK-R.100': ({ s, v }) => {
    while (v.at < v.spaces.length && !isStreet(s, v.spaces[v.at]!)) v.at++;
    if (v.at === v.spaces.length) return goto('ARK-411.3b');
    return ask(s.lead, 'instead', besideStreet(s, v.spaces[v.at]!));
  },
  'ARK-472.3': ({ v }) => {
    v.spaces[v.at++] = v.instead;
    return goto('ARK-R.100');
  },
  'ARK-411.3b': (c) => {
    const { s, v } = c;
    const targets = v.spaces.map((space) => targetOf(s, space));
    for (const space of targets) {
      if (space === SHEET) s.sheet.doom++;
      else s.doom[space]!++;
      tell(c, 'event.doom', { space: { space } });
    }
    return checked();
  },
});

/** The neighbourhood that an event card belongs to. */
export const tileOfEvent = (s: Arkham, card: CardId): Tile => {
  const t = tableFor(s);
  return t.scenario.neighbourhoods.indexOf(t.events[card]!.neighbourhood) as Tile;
};

type Packet = NonNullable<Arkham['packets']>[number];
export const sizeOf = ({ events, unseen }: Packet): number => events.length + unseen;

/** The number of an event in its scenario. */
export const numberOf = (s: Arkham, card: CardId): number =>
  tableFor(s).scenario.events.findIndex(({ id }) => id === card);

/** ARK-R.190: how many cards lie in packets under the event deck. */
const inPackets = ({ packets = [] }: Arkham): number => packets.reduce((sum, packet) => sum + sizeOf(packet), 0);

/** Takes the bottom card of the event deck, and counts it out of its packet. */
function bottomEvent(s: Arkham): CardId | undefined {
  const card = s.events.shift();
  if (card === undefined) return s.nextEvent.shift();
  const lowest = s.packets?.[0];
  if (lowest === undefined) return card;
  const at = lowest.events.indexOf(numberOf(s, card));
  if (at < 0) lowest.unseen--;
  else lowest.events.splice(at, 1);
  if (sizeOf(lowest) === 0) s.packets!.shift();
  return card;
}

/** The back of the top event card is seen by all (ARK-R.99). */
export function turnNext(c: Acting): void {
  const { s } = c;
  if (s.nextEvent.length === 0 && s.events.length > 0) {
    reveal(c);
    const card = s.events.pop()!;
    s.nextEvent.push(card);
    // Of a packet that is drawn from above nobody knows what is left.
    if (inPackets(s) > s.events.length) s.packets!.pop();
  }
  const top = s.nextEvent[0];
  s.nextTile = top === undefined ? null : tileOfEvent(s, top);
}

/** ARK-488.2, ARK-488.3. */
export const spreadDoom = rule<None>('spread-doom')({
  'ARK-488.2': (c) => {
    const { s } = c;
    const card = bottomEvent(s);
    if (card === undefined) return done(); // ARK-R.85
    s.eventDiscard.push(card);
    turnNext(c);
    tell(c, 'event.spread-doom', { card: { card } });
    const t = tableFor(s);
    return placed({ spaces: t.events[card]!.doom.map((space) => t.spaceOf[space]!) }); // ARK-488.3
  },
});

/** ARK-478.3, ARK-484.7: a card is shuffled with the top two of a deck. */
export function mixIn(c: Acting, tile: Tile, card: CardId): void {
  const here = c.s.tiles[tile];
  const { deck } = here;
  const before = deck.filter((other) => tableFor(c.s).encounters[other] === undefined).length;
  const depth = before === 0 ? 0 : depthOf(c.s, tile, before) + 1;
  const top = deck.splice(Math.max(0, deck.length - 2)); // ARK-R.86
  top.push(card);
  forget(c.s, top);
  shuffle(c, top);
  deck.push(...top);
  here.upper = Math.max(top.length, depth);
}

/** ARK-478.3. */
export const spawnClue = rule<None>('spawn-clue')({
  'ARK-478.3': (c) => {
    const { s } = c;
    const card = s.nextEvent.shift();
    if (card === undefined) return done(); // ARK-R.85
    const tile = tileOfEvent(s, card);
    s.tiles[tile].clues++;
    turnNext(c);
    mixIn(c, tile, card);
    tell(c, 'event.clue', { tile: { tile } });
  },
});

/** ARK-204.11a, ARK-R.87. */
export const gateBurst = rule<None>('gate-burst')({
  'ARK-204.11a': (c) => {
    const tile = c.s.nextTile;
    tell(c, 'event.gate-burst', { tile: { tile } }); // none if the deck is empty
    if (tile !== null) return placed({ spaces: [...spacesOf(c.s, tile as Tile)] });
  },
  'ARK-R.87': (c) => {
    const { s } = c;
    const unseen = s.nextEvent.splice(0);
    const seen = s.eventDiscard.splice(0);
    const packet = [...unseen, ...seen];
    shuffle(c, packet);
    s.events.unshift(...packet);
    if (packet.length > 0) {
      s.packets ??= [];
      s.packets.unshift({ events: seen.map((card) => numberOf(s, card)).sort((a, b) => a - b), unseen: unseen.length });
    }
    turnNext(c);
  },
});

/** ARK-405.2, ARK-488.5: doom goes back to the pool; how much there was to remove. */
export function removeDoom(c: Acting, space: number, count: number): number {
  const removed = Math.min(count, c.s.doom[space]!);
  if (removed === 0) return 0;
  c.s.doom[space]! -= removed;
  tell(c, 'event.doom-removed', { space: { space }, count: removed });
  return removed;
}

export const DOOM_RULES = [placeDoom, spreadDoom, spawnClue, gateBurst] as const;

import type { Seat } from '@tabula/kernel/json.js';
import type { Arkham, AssetInPlay, MonsterInPlay, Tile } from '../board.js';
import type { Asset, CardId, Keyword, Monster, Sheet } from '../cards.js';
import { SKILLS, type Skill } from '../language/values.js';
import { backOf, sideOf, tableFor } from '../packs.js';
import type { Standing } from '../words.js';

/** What can be read off the table. */

/** ARK-415: whether a player has an investigator now. */
export const inPlay = (s: Arkham, seat: Seat): boolean => seat >= 0 && s.seats[seat]!.sheet !== null;
export function seatsInPlay(s: Arkham): Seat[] {
  const found: Seat[] = [];
  for (let seat = 0; seat < s.seats.length; seat++) if (s.seats[seat]!.sheet !== null) found.push(seat);
  return found;
}
export function seatsAt(s: Arkham, space: number): Seat[] {
  const found: Seat[] = [];
  for (let seat = 0; seat < s.seats.length; seat++)
    if (s.seats[seat]!.space === space && s.seats[seat]!.sheet !== null) found.push(seat);
  return found;
}

export const sheetOf = (s: Arkham, seat: Seat): Sheet => tableFor(s).sheetOf.get(s.seats[seat]!.sheet!)!;
export const assetOf = (s: Arkham, card: CardId): Asset => tableFor(s).assetOf.get(card)!;
export const monsterCard = (s: Arkham, card: CardId): Monster => tableFor(s).monsterOf.get(card)!;
export const monsterIn = (s: Arkham, card: CardId): MonsterInPlay | undefined =>
  s.monsters.find((monster) => monster.card === card);

export const has = (s: Arkham, card: CardId, keyword: Keyword): boolean =>
  monsterCard(s, card).keywords.includes(keyword);
/** ARK-412.5e. */
export const isEpic = (s: Arkham, card: CardId): boolean => tableFor(s).archive[card] !== undefined;

/** ARK-421.2, ARK-R.63, ARK-R.143. */
export function healthOf(s: Arkham, card: CardId): number {
  const { health, elite = 0 } = monsterCard(s, card);
  let total = health + elite * s.seats.length;
  for (const rule of monsterCard(s, card).standing ?? NOTHING)
    if (rule.is === 'monster-health')
      total += rule.each * (rule.per === 'markers-on-sheet' ? s.sheet.markers : unmendedScars(s));
  return Math.max(1, total);
}

/** Scars that nobody has mended (ARK-R.148): white markers. */
export const unmendedScars = (s: Arkham): number =>
  s.markers.filter(({ token, mended }) => !mended && token.startsWith('marker/white')).length;

/** ARK-458.2. */
export const isReady = (monster: MonsterInPlay): boolean => !monster.exhausted && monster.with.length === 0;
export const engagedWith = (s: Arkham, seat: Seat): MonsterInPlay[] =>
  s.monsters.filter((monster) => monster.with.includes(seat));
/** ARK-401.5, ARK-R.52: engaged with something that is no watcher. */
export const isHeld = (s: Arkham, seat: Seat): boolean =>
  s.monsters.some((monster) => monster.with.includes(seat) && !has(s, monster.card, 'watcher'));

/** The neighbourhood of a space; null for streets, for what is added, and for no space. */
export function tileAt(s: Arkham, space: number): Tile | null {
  const tile = tableFor(s).spaces[space]?.tile ?? -1;
  return tile < 0 ? null : (tile as Tile);
}
export const isStreet = (s: Arkham, space: number): boolean => (tableFor(s).spaces[space]?.street ?? null) !== null;
export const spacesOf = (s: Arkham, tile: Tile): readonly number[] => tableFor(s).tiles[tile]!;

/** ARK-R.190: among how many of the upper cards of a deck so many events lie; where nobody has counted, two more than there are. */
export const depthOf = (s: Arkham, tile: Tile, events: number): number => {
  const { upper = 0 } = s.tiles[tile];
  return upper === 0 || upper < events ? events + 2 : upper;
};
/** All spaces of neighbourhoods. */
export const placesOf = (s: Arkham): readonly number[] => tableFor(s).places;
export function doomIn(s: Arkham, tile: Tile): number {
  let total = 0;
  for (const space of spacesOf(s, tile)) total += s.doom[space]!;
  return total;
}
export const distance = (s: Arkham, from: number, to: number): number => tableFor(s).distance[from]![to]!;

/** ARK-438: the spaces that the top card of the event discard pile marks; the starting space if there is none. */
export function unstableSpaces(s: Arkham): number[] {
  const t = tableFor(s);
  const top = s.eventDiscard[s.eventDiscard.length - 1];
  if (top === undefined) return [t.start]; // ARK-438.3
  return [...new Set(t.events[top]!.doom.map((space) => t.spaceOf[space]!))];
}

/** What lies face up of a card in a play area. */
const faceOf = ({ card, back }: AssetInPlay): CardId => sideOf(card, back);

const NOTHING: readonly Standing[] = [];
/** The rules that a side of a card says. */
export const standingIn = (s: Arkham, face: CardId): readonly Standing[] => tableFor(s).standing.get(face) ?? NOTHING;

/** The rules of a seat's own cards that hold now: not of those that were used and traded away just now (ARK-407.4). */
export function standingOf(s: Arkham, seat: Seat): readonly Standing[] {
  const { sheet, assets } = s.seats[seat]!;
  let found = sheet === null ? NOTHING : standingIn(s, sheet);
  for (const asset of assets) {
    const more = standingIn(s, faceOf(asset));
    if (more.length === 0 || s.locked.includes(asset.card)) continue;
    found = found.length === 0 ? more : [...found, ...more];
  }
  return found;
}

type Pair = { readonly seat: Seat; readonly card: CardId };
/** Whether somebody and a monster are among these pairs. */
export const isPair = (pairs: readonly Pair[], seat: Seat, card: CardId): boolean =>
  pairs.some((pair) => pair.seat === seat && pair.card === card);

/** ARK-R.130: whether somebody does not exist for a monster. */
export function ignores(s: Arkham, monster: CardId, seat: Seat): boolean {
  if (isPair(s.ignored, seat, monster)) return true;
  if (isEpic(s, monster) || isPair(s.provoked, seat, monster)) return false;
  return standingOf(s, seat).some((rule) => rule.is === 'ignored');
}

/** Whether a rule of the codex is in force: spreading terror (ARK-437.1), anomalies (ARK-411.3), … */
export function inForce(s: Arkham, is: Standing['is']): boolean {
  for (const { card, back } of s.codex)
    for (const rule of standingIn(s, back ? backOf(card) : card)) if (rule.is === is) return true;
  return false;
}

/** ARK-R.140: spaces that investigators cannot enter; the closed one is that of the red marker. */
export const isClosed = (s: Arkham, space: number): boolean =>
  s.markers.some((marker) => marker.space === space && marker.token === 'marker/red') && inForce(s, 'closed-space');

/** ARK-471.2a, ARK-487.6: a skill with its focus. */
export const skillOf = (s: Arkham, seat: Seat, skill: Skill): number =>
  sheetOf(s, seat).skills[skill] + s.seats[seat]!.focus[SKILLS.indexOf(skill)]!;

/** ARK-487.8, ARK-487.11: what is printed, what cards make of it, and what they change. */
export function focusLimit(s: Arkham, seat: Seat): number {
  let limit = sheetOf(s, seat).focusLimit;
  let change = 0;
  for (const rule of standingOf(s, seat)) {
    if (rule.is !== 'focus-limit') continue;
    change += rule.change ?? 0;
    if (rule.equals === 'unlimited') limit = Number.POSITIVE_INFINITY;
    if (rule.equals === 'own-spells')
      limit = s.seats[seat]!.assets.filter(({ card }) => assetOf(s, card).type === 'spell').length;
  }
  return limit + change;
}
export const focusTokens = (s: Arkham, seat: Seat): number => s.seats[seat]!.focus.reduce((sum, n) => sum + n, 0);

/** ARK-408.4: of all monsters one is engaged with, the modifier that gives the fewest dice. */
export const evadeModifier = (s: Arkham, seat: Seat): number =>
  Math.min(...engagedWith(s, seat).map(({ card }) => monsterCard(s, card).evade));

import { tell } from '@tabula/kernel/chance.js';
import type { Script } from '@tabula/kernel/instructions.js';
import type { Json, Seat } from '@tabula/kernel/json.js';
import { type AbilityId, pieceOf } from '@tabula/kernel/listeners.js';
import { windows } from '@tabula/kernel/windows.js';
import { type Arkham, playerOrder, type Tile } from './board.js';
import type { CardId } from './cards.js';
import { archiveId, kindOf, pieceOfSide, sideOf, tableFor } from './packs.js';
import type { RuleId } from './rule-ids.js';
import { inPlay, isEpic, monsterCard, monsterIn, tileAt } from './rules/look.js';
import { usable } from './rules/pool.js';
import { texts } from './texts.js';
import { holds } from './verbs/conditions.js';
import type { CardAbility, Foe, Moments, Words } from './words.js';

/** Who may act at which moment: the binding of this game's cards to the windows of the kernel. */

/** Calls for everything in play that has a text: the side that is up. Pacts lie facedown, and say nothing here. */
function eachPiece(s: Arkham, each: (side: CardId) => void): void {
  each(s.scenario);
  for (const { card, back } of s.codex) each(sideOf(card, back));
  for (const { card } of s.attached) each(card);
  for (const { sheet, assets } of s.seats) {
    if (sheet !== null) each(sheet);
    for (const { card, back } of assets) each(sideOf(card, back));
  }
  for (const { card } of s.monsters) each(card);
}

/** Whose piece it is; null for what lies on the table. */
export function ownerOf(s: Arkham, side: CardId): Seat | null {
  const piece = pieceOfSide(side);
  const owner = s.seats.findIndex(({ sheet, assets }) => sheet === piece || assets.some(({ card }) => card === piece));
  return owner < 0 ? null : owner;
}

type Carried = { readonly [name: string]: Json };

/** Whether what happens is the doing that an ability of a seat waits for. */
function concerns(s: Arkham, { whose }: CardAbility, owner: Seat | null, carries: Carried): boolean {
  if (whose === 'any') return true;
  if (owner === null || typeof carries.seat !== 'number') return false;
  if (whose === 'own') return owner === carries.seat;
  if (whose === 'others') return owner !== carries.seat;
  if (whose === 'others-here' && owner === carries.seat) return false;
  return inPlay(s, carries.seat) && s.seats[owner]!.space === s.seats[carries.seat]!.space;
}

/** Whether a monster is of the kind that an ability speaks of. */
function isFoe(s: Arkham, foe: Foe, card: Json | undefined): boolean {
  if (typeof card !== 'string' || tableFor(s).monsters[kindOf(card)] === undefined) return false;
  if (typeof foe === 'number') return archiveId(foe) === card;
  if (foe === 'worshipper') return tableFor(s).scenario.setAside[kindOf(card)] !== undefined; // ARK-R.141
  return !isEpic(s, card) && (foe === 'non-epic' || monsterCard(s, card).traits.includes('human')); // ARK-412.5f
}

/** What an ability asks of a place may be its name, or what lies there. */
function isThere(s: Arkham, where: string, space: number | undefined): boolean {
  if (space === undefined || space < 0) return false;
  const marked = (token: string) =>
    s.markers.some((marker) => marker.space === space && !marker.mended && marker.token.startsWith(token));
  switch (where) {
    case 'blue-marker':
      return marked('marker/blue');
    case 'red-marker':
      return marked('marker/red');
    case 'scar':
      return marked('marker/white');
    case 'anomaly': {
      const tile = tileAt(s, space);
      return tile !== null && s.tiles[tile].anomaly;
    }
    default:
      return tableFor(s).spaceOf[where] === space;
  }
}

/** The neighbourhood in which an ability works: one of a list, or that beside whose deck its card lies (ARK-R.133). */
function inTiles(s: Arkham, tiles: readonly string[] | 'this', side: CardId, tile: Tile | null): boolean {
  if (tile === null) return false;
  if (tiles !== 'this') return tiles.includes(tableFor(s).scenario.neighbourhoods[tile]!);
  return s.attached.some((one) => one.card === side && one.tile === tile);
}

/** ARK-R.148: no scar in the neighbourhood, or none that is not mended. */
const isUnscarred = (s: Arkham, which: 'scar' | 'any-scar', tile: Json | undefined): boolean =>
  !s.markers.some(
    ({ space, token, mended }) =>
      tileAt(s, space) === tile && token.startsWith('marker/white') && (which === 'any-scar' || !mended),
  );

/** What the moment carries has to be what the ability asks for. */
function carriesIt(s: Arkham, { about, least, among, foe, unscarred }: CardAbility, carries: Carried): boolean {
  for (const name in about) if (carries[name] !== about[name]) return false;
  for (const name in least) if (Number(carries[name] ?? 0) < least[name]!) return false;
  for (const name in among) if (!among[name]!.includes(carries[name] as string)) return false;
  if (foe !== undefined && !isFoe(s, foe, carries.monster ?? carries.by)) return false;
  return unscarred === undefined || isUnscarred(s, unscarred, carries.tile);
}

/** ARK-407.4, ARK-R.112, and what the text of the ability asks for besides. */
function isOpen(s: Arkham, ability: CardAbility, id: AbilityId, carries: Carried, seat: Seat): boolean {
  const side = pieceOf(id);
  if (s.running.includes(id) || (ability.limit !== undefined && s.used.includes(id))) return false; // ARK-R.137
  if (s.locked.includes(pieceOfSide(side)) || !carriesIt(s, ability, carries)) return false;
  const space = s.seats[seat]?.space;
  if (ability.space !== undefined && !isThere(s, ability.space, space)) return false;
  if (ability.tiles !== undefined && !inTiles(s, ability.tiles, side, tileAt(s, space ?? -1))) return false;
  if (ability.engagedWithThis === true && monsterIn(s, side)?.with.includes(Number(carries.seat)) !== true)
    return false;
  if (ability.cast === true && !usable(s, seat, pieceOfSide(side))) return false; // ARK-489.10
  return ability.when === undefined || holds(s, ability.when, { seat, of: side, bound: {} });
}

function actor(s: Arkham, ability: CardAbility, id: AbilityId, carries: Carried): Seat | null {
  const side = pieceOf(id);
  // ARK-489.8: a spell that is being cast is its caster's, even if the casting has defeated them.
  const cast = s.casting.length === 0 ? undefined : s.casting[s.casting.length - 1];
  if (cast?.card === pieceOfSide(side)) return cast.seat;
  const doer = typeof carries.seat === 'number' && carries.seat >= 0 ? carries.seat : (s.active ?? s.lead);
  if (ability.whose === 'this') {
    const isThis = carries.card === pieceOfSide(side) || carries.monster === side;
    return isThis && isOpen(s, ability, id, carries, doer) ? doer : null;
  }
  const owner = ownerOf(s, side);
  const seat = owner ?? doer;
  return concerns(s, ability, owner, carries) && isOpen(s, ability, id, carries, seat) ? seat : null;
}

export const moments = windows<Arkham, RuleId, Words, Moments, CardAbility>(texts, {
  cites: { window: 'ARK-R.25', first: 'ARK-R.26', use: 'ARK-R.111' },
  cancellable: { 'would-suffer': true, 'would-engage': true, 'would-encounter': true },
  listeners: (s) => tableFor(s).listeners,
  pieces: (s, { carries }, each) => {
    eachPiece(s, (side) => {
      // What is being cast is not cast once more on the way.
      if (!s.casting.some(({ card }) => card === pieceOfSide(side))) each(side, false);
    });
    // ARK-R.157: what has just left play is asked only for what it says about itself.
    const gone = 'monster' in carries ? carries.monster : 'card' in carries ? carries.card : '';
    if (gone !== '' && !s.monsters.some(({ card }) => card === gone) && ownerOf(s, gone) === null) each(gone, false);
  },
  card: (_s, side) => kindOf(side),
  actor: (s, ability, id, { carries }) => actor(s, ability, id, carries),
  uses: (c, { limit }, id, seat) => {
    c.s.running.push(id);
    if (limit !== undefined) c.s.used.push(id);
    const card = pieceOfSide(pieceOf(id));
    if (c.s.active === seat && !c.s.handled.includes(card)) c.s.handled.push(card); // ARK-407.4
    tell(c, 'event.uses', { seat: { seat }, card: { card } });
  },
  seats: (s) => playerOrder(s),
  entitled: (s) => s.lead, // ARK-004
  mayHold: () => false,
});

/** An ability by its id; undefined for other ids that are noted as used. */
export const abilityOf = (s: Arkham, id: string): CardAbility | undefined =>
  tableFor(s).listeners.abilities.get(kindOf(pieceOf(id as AbilityId)))?.[Number.parseInt(id, 10)];

/** ARK-R.112: what is over with a roll, an action or a round may be used again. */
export function expire(s: Arkham, ...over: readonly NonNullable<CardAbility['limit']>[]): void {
  if (s.used.length === 0) return;
  s.used = s.used.filter((id) => !over.includes(abilityOf(s, id)?.limit ?? 'round'));
}

const PACT = 'pact:';

/** ARK-R.96: the reckoning effects that are in play, by ability; a pact by its owner. */
export function reckonings(s: Arkham): string[] {
  const found: string[] = [];
  const listening = tableFor(s).listeners.forced.get('reckoning');
  if (listening !== undefined)
    eachPiece(s, (side) => {
      for (const { at, ability } of listening.get(kindOf(side)) ?? []) {
        const id: AbilityId = `${at}@${side}`;
        const seat = ownerOf(s, side) ?? s.lead;
        if (isOpen(s, ability, id, {}, seat)) found.push(id);
      }
    });
  for (const seat of playerOrder(s)) if (s.seats[seat]!.pact.length > 0) found.push(`${PACT}${seat}`);
  return found;
}

/** What a reckoning effect says and who carries it out; for a pact only its owner. */
export function textOfReckoning(s: Arkham, one: string): Script | Seat {
  if (one.startsWith(PACT)) return Number(one.slice(PACT.length));
  const id = one as AbilityId;
  const of = pieceOf(id);
  return { of, path: ['abilities', Number.parseInt(id, 10), 'does'], seat: ownerOf(s, of) ?? s.lead, bound: {} };
}

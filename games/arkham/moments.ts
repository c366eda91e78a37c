import { tell } from '@tabula/kernel/chance.js';
import type { Script } from '@tabula/kernel/instructions.js';
import type { Json, Seat } from '@tabula/kernel/json.js';
import { type AbilityId, listening, pieceOf } from '@tabula/kernel/listeners.js';
import { type Piece, windows } from '@tabula/kernel/windows.js';
import { type Arkham, playerOrder, type Tile } from './board.js';
import type { CardId } from './cards.js';
import { ANYWHERE, type Hearing, type Whom } from './hearing.js';
import { archiveId, kindOf, pieceOfSide, sideOf, tableFor } from './packs.js';
import type { RuleId } from './rule-ids.js';
import { inPlay, isEpic, monsterCard, monsterIn, tileAt } from './rules/look.js';
import { takeUp, usable } from './rules/pool.js';
import { texts } from './texts.js';
import { holds } from './verbs/conditions.js';
import type { CardAbility, Foe, Moments, Words } from './words.js';

/** Who may act at which moment: the binding of this game's cards to the windows of the kernel. */

const isMeant = (whom: Whom, seat: Seat, doer: Json | undefined): boolean =>
  whom === 'everybody' || (whom === 'doer' && seat === doer);

/** Everything in play that listens to a moment: the side that is up. Pacts lie facedown, and say nothing here. */
function hearersOf(
  s: Arkham,
  heardBy: { has(side: CardId): boolean },
  { codex, sheets, assets, monsters }: Hearing,
  doer: Json | undefined,
): CardId[] {
  const found: CardId[] = [];
  if (codex) {
    if (heardBy.has(s.scenario)) found.push(s.scenario);
    for (const { card, back } of s.codex) {
      const side = sideOf(card, back);
      if (heardBy.has(side)) found.push(side);
    }
    for (const { card } of s.attached) if (heardBy.has(card)) found.push(card);
  }
  if (sheets !== 'nobody' || assets !== 'nobody')
    for (let seat = 0; seat < s.seats.length; seat++) {
      const one = s.seats[seat]!;
      if (one.sheet !== null && isMeant(sheets, seat, doer) && heardBy.has(one.sheet)) found.push(one.sheet);
      if (isMeant(assets, seat, doer))
        for (const { card, back } of one.assets) {
          const side = sideOf(card, back);
          if (heardBy.has(side)) found.push(side);
        }
    }
  if (monsters) for (const { card } of s.monsters) if (heardBy.has(card)) found.push(card);
  return found;
}

/** Whose piece it is; null for what lies on the table. */
export function ownerOf(s: Arkham, side: CardId): Seat | null {
  const { ownable } = tableFor(s);
  if (!ownable.has(side)) return null;
  const piece = pieceOfSide(side);
  for (let seat = 0; seat < s.seats.length; seat++) if (owns(s, seat, piece)) return seat;
  return null;
}

function owns(s: Arkham, seat: Seat, piece: CardId): boolean {
  const { sheet, assets } = s.seats[seat]!;
  if (sheet === piece) return true;
  for (const { card } of assets) if (card === piece) return true;
  return false;
}

type Carried = { readonly [name: string]: Json };
const NOBODY: readonly Piece[] = [];

/** Whether what happens is the doing that an ability waits for which is not only about its owner's own. */
function concerns(s: Arkham, { whose }: CardAbility, owner: Seat | null, carries: Carried): boolean {
  if (whose === 'any') return true;
  if (owner === null || typeof carries.seat !== 'number') return false;
  if (whose === 'others') return owner !== carries.seat;
  if (whose === 'others-here' && owner === carries.seat) return false;
  return inPlay(s, carries.seat) && s.seats[owner]!.space === s.seats[carries.seat]!.space;
}

/** Whether a monster is of the kind that an ability speaks of. */
function isFoe(s: Arkham, foe: Foe, card: Json | undefined): boolean {
  if (typeof card !== 'string' || !tableFor(s).monsterOf.has(card)) return false;
  if (typeof foe === 'number') return archiveId(foe) === card;
  if (foe === 'worshipper') return tableFor(s).scenario.setAside[kindOf(card)] !== undefined; // ARK-R.141
  return !isEpic(s, card) && (foe === 'non-epic' || monsterCard(s, card).traits.includes('human')); // ARK-412.5f
}

/** What an ability asks of a place may be its name, or what lies there. */
export function isThere(s: Arkham, where: string, space: number | undefined): boolean {
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

/** ARK-471.2c: the moments of a test, and of the action it is part of. */
const IN_TESTS: readonly string[] = ['pool', 'rolled', 'others-rolled', 'striking'];
const takesHands = ({ at }: CardAbility, s: Arkham, card: CardId): boolean =>
  IN_TESTS.includes(at) && tableFor(s).assetOf.get(card)?.hands !== undefined;

/** ARK-R.147: of the codex, each investigator has a use of their own in a round. */
const useOf = (s: Arkham, { limit }: CardAbility, id: AbilityId, side: CardId, seat: Seat): string =>
  limit === 'round' && ownerOf(s, side) === null ? `${id}#${seat}` : id;
const isUsedUp = (s: Arkham, ability: CardAbility, id: AbilityId, side: CardId, seat: Seat): boolean =>
  ability.limit !== undefined && s.used.length > 0 && s.used.includes(useOf(s, ability, id, side, seat));

/** ARK-R.112: an ability that waits for several moments is one ability, with one limit: its text is the same. */
function usesOf(s: Arkham, ability: CardAbility, id: AbilityId, seat: Seat): string[] {
  const side = pieceOf(id);
  const all = tableFor(s).listeners.abilities.get(side) ?? [];
  const same = [...all.keys()].filter((at) => all[at]!.does === ability.does);
  return same.map((at) => useOf(s, ability, `${at}@${side}`, side, seat));
}

/** ARK-407.4, ARK-R.112, and what the text of the ability asks for besides. */
function isOpen(s: Arkham, ability: CardAbility, id: AbilityId, side: CardId, carries: Carried, seat: Seat): boolean {
  if (!carriesIt(s, ability, carries)) return false;
  if (s.running.length > 0 && s.running.includes(id)) return false; // ARK-R.137
  if (isUsedUp(s, ability, id, side, seat)) return false;
  if (s.locked.length > 0 && s.locked.includes(pieceOfSide(side))) return false;
  const space = s.seats[seat]?.space;
  if (ability.space !== undefined && !isThere(s, ability.space, space)) return false;
  if (ability.tiles !== undefined && !inTiles(s, ability.tiles, side, tileAt(s, space ?? -1))) return false;
  if (ability.engagedWithThis === true && monsterIn(s, side)?.with.includes(Number(carries.seat)) !== true)
    return false;
  // ARK-489.10, ARK-R.80: what is used in a test takes its hands, whenever in the test it is used.
  if (ability.cast === true || IN_TESTS.includes(ability.at)) {
    const card = pieceOfSide(side);
    if ((ability.cast === true || takesHands(ability, s, card)) && !usable(s, seat, card)) return false;
  }
  return ability.when === undefined || holds(s, ability.when, { seat, of: side, bound: {} });
}

function actor(s: Arkham, ability: CardAbility, id: AbilityId, carries: Carried, side: CardId): Seat | null {
  // ARK-489.8: a spell that is being cast is its caster's, even if the casting has defeated them.
  const cast = s.casting.length === 0 ? undefined : s.casting[s.casting.length - 1];
  if (cast !== undefined && cast.card === pieceOfSide(side)) return cast.seat;
  const doer = typeof carries.seat === 'number' && carries.seat >= 0 ? carries.seat : (s.active ?? s.lead);
  if (ability.whose === 'this') {
    const isThis = carries.card === pieceOfSide(side) || carries.monster === side;
    return isThis && isOpen(s, ability, id, side, carries, doer) ? doer : null;
  }
  if (ability.whose === 'own') {
    const isOwn = carries.seat === doer && owns(s, doer, pieceOfSide(side));
    return isOwn && isOpen(s, ability, id, side, carries, doer) ? doer : null;
  }
  const owner = ownerOf(s, side);
  const seat = owner ?? doer;
  return concerns(s, ability, owner, carries) && isOpen(s, ability, id, side, carries, seat) ? seat : null;
}

export const moments = windows<Arkham, RuleId, Words, Moments, CardAbility>(texts, {
  cites: { window: 'ARK-R.25', first: 'ARK-R.26', use: 'ARK-R.111' },
  cancellable: { 'would-suffer': true, 'would-engage': true, 'would-encounter': true },
  listeners: (s) => tableFor(s).listeners,
  pieces: (s, { window, carries }, kind) => {
    const { seat, monster, card }: Carried = carries;
    const { hearings, listeners } = tableFor(s);
    const heardBy = listening(listeners, kind, window)!;
    const where = (kind === 'forced' ? hearings.forced : hearings.optional).get(window)!;
    let sides = hearersOf(s, heardBy, where, seat);
    // What is being cast is not cast once more on the way.
    if (s.casting.length > 0)
      sides = sides.filter((side) => !s.casting.some((cast) => cast.card === pieceOfSide(side)));
    // ARK-R.157: what has just left play is asked only for what it says about itself.
    const gone = monster ?? card;
    if (typeof gone === 'string' && gone !== '' && heardBy.has(gone))
      if (monsterIn(s, gone) === undefined && ownerOf(s, gone) === null) sides.push(gone);
    return sides.length === 0 ? NOBODY : sides.map((piece) => ({ piece, hidden: false }));
  },
  card: (_s, side) => side,
  actor: (s, ability, id, { carries }, side) => actor(s, ability, id, carries, side),
  uses: (c, ability, id, seat) => {
    c.s.running.push(id);
    if (ability.limit !== undefined) c.s.used.push(...usesOf(c.s, ability, id, seat));
    const card = pieceOfSide(pieceOf(id));
    if (takesHands(ability, c.s, card)) takeUp(c.s, seat, card);
    if (c.s.active === seat && !c.s.handled.includes(card)) c.s.handled.push(card); // ARK-407.4
    tell(c, 'event.uses', { seat: { seat }, card: { card } });
  },
  seats: (s) => playerOrder(s),
  entitled: (s) => s.lead, // ARK-004
});

/** An ability by its id; undefined for other ids that are noted as used. */
export const abilityOf = (s: Arkham, id: string): CardAbility | undefined => tableFor(s).abilityOf.get(id);

/** ARK-R.112: what is over with a roll, an action or a round may be used again. */
export function expire(s: Arkham, ...over: readonly NonNullable<CardAbility['limit']>[]): void {
  if (s.used.length === 0) return;
  s.used = s.used.filter((id) => !over.includes(abilityOf(s, id)?.limit ?? 'round'));
}

const PACT = 'pact:';

/** ARK-R.96: the reckoning effects that are in play, by ability; a pact by its owner. */
export function reckonings(s: Arkham): string[] {
  const found: string[] = [];
  const heardBy = tableFor(s).listeners.forced.get('reckoning');
  if (heardBy !== undefined)
    for (const side of hearersOf(s, heardBy, ANYWHERE, undefined))
      for (const { at, ability } of heardBy.get(side)!) {
        const id: AbilityId = `${at}@${side}`;
        const seat = ownerOf(s, side) ?? s.lead;
        if (isOpen(s, ability, id, side, {}, seat)) found.push(id);
      }
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

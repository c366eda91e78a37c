import { tell } from '@tabula/kernel/chance.js';
import type { Script } from '@tabula/kernel/instructions.js';
import type { Json, Seat } from '@tabula/kernel/json.js';
import { type AbilityId, pieceOf } from '@tabula/kernel/listeners.js';
import { windows } from '@tabula/kernel/windows.js';
import { type Arkham, playerOrder } from './board.js';
import type { CardId } from './cards.js';
import { kindOf, pieceOfSide, sideOf, tableFor } from './packs.js';
import type { RuleId } from './rule-ids.js';
import { inPlay } from './rules/look.js';
import { texts } from './texts.js';
import { holds } from './verbs/conditions.js';
import type { CardAbility, Moments, Words } from './words.js';

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
function ownerOf(s: Arkham, side: CardId): Seat | null {
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
  return inPlay(s, carries.seat) && s.seats[owner]!.space === s.seats[carries.seat]!.space;
}

/** ARK-407.4, ARK-R.112, and what the text of the ability asks for besides. */
function isOpen(s: Arkham, ability: CardAbility, id: AbilityId, carries: Carried, seat: Seat): boolean {
  for (const name in ability.about) if (carries[name] !== ability.about[name]) return false;
  if (ability.limit === 'round' && s.used.includes(id)) return false;
  if (s.locked.includes(pieceOfSide(pieceOf(id)))) return false;
  if (ability.space !== undefined && tableFor(s).spaceOf[ability.space] !== s.seats[seat]?.space) return false;
  return ability.when === undefined || holds(s, ability.when, { seat, of: pieceOf(id), bound: {} });
}

function actor(s: Arkham, ability: CardAbility, id: AbilityId, carries: Carried): Seat | null {
  const side = pieceOf(id);
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
    eachPiece(s, (side) => each(side, false));
    // ARK-R.157: what has just left play is asked only for what it says about itself.
    const gone = 'monster' in carries ? carries.monster : 'card' in carries ? carries.card : '';
    if (gone !== '' && !s.monsters.some(({ card }) => card === gone) && ownerOf(s, gone) === null) each(gone, false);
  },
  card: (_s, side) => kindOf(side),
  actor: (s, ability, id, { carries }) => actor(s, ability, id, carries),
  uses: (c, { limit }, id, seat) => {
    if (limit === 'round') c.s.used.push(id);
    const card = pieceOfSide(pieceOf(id));
    if (c.s.active === seat && !c.s.handled.includes(card)) c.s.handled.push(card); // ARK-407.4
    tell(c, 'event.uses', { seat: { seat }, card: { card } });
  },
  seats: (s) => playerOrder(s),
  entitled: (s) => s.lead, // ARK-004
  mayHold: () => false,
});

/** An ability by its id. */
export const abilityOf = (s: Arkham, id: AbilityId): CardAbility =>
  tableFor(s).listeners.abilities.get(kindOf(pieceOf(id)))![Number.parseInt(id, 10)]!;

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

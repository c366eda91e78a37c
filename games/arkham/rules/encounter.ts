import { tell } from '@tabula/kernel/chance.js';
import type { Bound } from '@tabula/kernel/instructions.js';
import type { Seat } from '@tabula/kernel/json.js';
import { ask, call, done, goto } from '@tabula/kernel/rule.js';
import type { None } from '@tabula/kit/acting.js';
import { forget, remember } from '@tabula/kit/memory.js';
import { type Arkham, playerOrder, type Tile } from '../board.js';
import type { CardId } from '../cards.js';
import { sideOf, tableFor } from '../packs.js';
import type { Moments } from '../words.js';
import { completed, says } from './calls.js';
import { mixIn } from './doom.js';
import { type Acting, open, rule } from './kit.js';
import { engagedWith, inForce, inPlay, isHeld, standingIn, tileAt } from './look.js';

/** ARK-203, ARK-466: the encounter phase. */
export const encounterPhase = rule<None, { next: Seat }>('encounter-phase')({
  'ARK-203.1': (c) => {
    c.s.phase = 'encounter';
    tell(c, 'event.encounter-phase');
  },
  'ARK-203.2': ({ s }) => {
    const left = playerOrder(s).filter((seat) => inPlay(s, seat) && s.seats[seat]!.inactive);
    return left.length === 0 ? done() : ask(s.lead, 'next', left);
  },
  'ARK-494.3': ({ s, v }) => {
    s.seats[v.next]!.inactive = false;
    // ARK-203.3, ARK-R.52: also who is engaged with watchers only, unless the table lets them.
    const engaged = s.watchersAllowEncounters ? isHeld(s, v.next) : engagedWith(s, v.next).length > 0;
    return engaged ? goto('ARK-203.2') : call(encounter, { seat: v.next });
  },
  'ARK-203.2 done': () => completed(),
  'ARK-203.2 again': goto('ARK-203.2'),
});

/** The bound names of an encounter: its neighbourhood (ARK-R.90), and whether its clue was gained (ARK-R.88). */
export const TILE = 'tile';
export const CLUE = 'clue';

/** Where the card of a space is drawn (ARK-466.4, ARK-466.5, ARK-411.3c). */
function deckAt(s: Arkham, space: number): CardId[] {
  const tile = tileAt(s, space);
  if (tile === null) return tableFor(s).spaces[space]!.street === null ? [] : s.streets;
  return s.tiles[tile].anomaly && inForce(s, 'anomalies') ? s.anomalies : s.tiles[tile].deck;
}

/** ARK-466.2: the top card; how deep those may lie that were mixed in is counted along. */
function drawnAt(s: Arkham, space: number): CardId {
  const deck = deckAt(s, space);
  const tile = tileAt(s, space);
  if (tile !== null && deck === s.tiles[tile].deck && (s.tiles[tile].upper ?? 0) > 0) s.tiles[tile].upper!--;
  return deck.pop()!;
}

/** The place on a card that is read at a space (ARK-411.3d, ARK-423.4, ARK-426.3); null if there is none. */
function pathAt(s: Arkham, card: CardId, space: number): (string | number)[] | null {
  const t = tableFor(s);
  const anomaly = t.anomalies[card];
  if (anomaly !== undefined) {
    const doom = s.doom[space]!;
    const at = anomaly.byDoom.findIndex(({ from, to = Number.POSITIVE_INFINITY }) => doom >= from && doom <= to);
    return at < 0 ? null : ['byDoom', at, 'does'];
  }
  const { id, street } = t.spaces[space]!;
  const where = street ?? id;
  const at = (t.encounters[card] ?? t.events[card] ?? t.archive[card])?.at;
  return at?.[where] === undefined ? null : ['at', where];
}

/** Of whom the encounter of a space speaks, or ''. */
function namesAt(s: Arkham, card: CardId, space: number): string {
  const t = tableFor(s);
  return (t.encounters[card] ?? t.events[card])?.names?.[t.spaces[space]!.id] ?? '';
}

/** ARK-R.101: where a side of a codex card says what is met on the space that it adds; null if it does not. */
function saysOfSpace(s: Arkham, side: CardId): (string | number)[] | null {
  const at = standingIn(s, side).findIndex((rule) => rule.is === 'encounter-there');
  return at < 0 ? null : ['standing', at, 'does'];
}

/** DP-34: the deck that belongs to the space, or a side of a codex card that speaks of it. */
const DECK = 'deck';
export type Kind = typeof DECK | CardId;

/** ARK-466.3, ARK-466.6: the kinds of encounter that are possible there. */
function kindsAt(s: Arkham, space: number): Kind[] {
  const t = tableFor(s);
  const sides = t.spaces[space]?.id === t.scenario.added ? s.codex.map(({ card, back }) => sideOf(card, back)) : [];
  const told = sides.filter((side) => saysOfSpace(s, side) !== null);
  return deckAt(s, space).length === 0 ? told : [DECK, ...told];
}

export const encounter = rule<
  { seat: Seat },
  { begins: Moments['would-encounter']; kind: Kind; card: CardId; tile: Tile | null; space: number; bound: Bound }
>('encounter')({
  'ARK-466.2': ({ s, v }) => {
    if (!inPlay(s, v.seat)) return done();
    v.bound = {};
    v.space = s.seats[v.seat]!.space;
    v.tile = tileAt(s, v.space);
  },
  'ARK-466.3': ({ s, v }) => {
    const kinds = kindsAt(s, v.space);
    return kinds.length === 0 ? done() : ask(v.seat, 'kind', kinds);
  },
  'ARK-466.2 drawn': (c) => {
    const { s, v } = c;
    if (v.kind !== DECK) return goto('ARK-R.101');
    const card = drawnAt(s, v.space);
    v.card = card;
    s.encounter.push(card);
    forget(s, [card]);
    tell(c, 'event.encounter', { seat: { seat: v.seat }, card: { card }, space: { space: v.space } });
  },
  // ARK-R.150: somebody whom the encounter names may cut it short.
  'ARK-466.6': ({ s, v }) => open('would-encounter', { seat: v.seat, names: namesAt(s, v.card, v.space) }, 'begins'),
  'ARK-423.4': ({ s, v }) => {
    const path = v.begins === null || !inPlay(s, v.seat) ? null : pathAt(s, v.card, v.space);
    if (path === null) return goto('ARK-466.11');
    return says({ of: v.card, path, seat: v.seat, bound: { [TILE]: v.tile } }, 'bound');
  },
  'ARK-R.133': ({ s, v }) =>
    tableFor(s).archive[v.card]?.after === undefined
      ? undefined
      : says({ of: v.card, path: ['after'], seat: v.seat, bound: {} }),
  'ARK-466.11': (c) => putAway(c, c.v.card, c.v),
  'ARK-R.170': ({ s, v }) =>
    inPlay(s, v.seat) ? open('encountered', { seat: v.seat, tile: v.tile ?? -1 }) : undefined,
  'ARK-R.170 done': () => done(),
  'ARK-R.101': (c) => {
    const { s, v } = c;
    // The card stays in the codex; that it is read here is told as of any other that is met.
    tell(c, 'event.encounter', { seat: { seat: v.seat }, card: { card: v.kind }, space: { space: v.space } });
    return says({ of: v.kind, path: saysOfSpace(s, v.kind)!, seat: v.seat, bound: {} });
  },
});

/** ARK-466.11, ARK-484.7, ARK-R.133: where the card goes. */
function putAway(c: Acting, card: CardId, about: { tile: Tile | null; space: number; bound: Bound }): void {
  const { s } = c;
  const t = tableFor(s);
  s.encounter.splice(s.encounter.indexOf(card), 1);
  if (t.archive[card] !== undefined) s.archive.push(card);
  else if (t.events[card] !== undefined) {
    if (about.bound[CLUE] === true) s.eventDiscard.push(card);
    else mixIn(c, about.tile!, card);
  } else {
    const deck =
      t.anomalies[card] !== undefined ? s.anomalies : about.tile === null ? s.streets : s.tiles[about.tile].deck;
    deck.unshift(card);
    remember(s, [card]);
  }
}

export const ENCOUNTER_RULES = [encounterPhase, encounter] as const;

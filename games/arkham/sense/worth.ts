import type { Seat } from '@tabula/kernel/json.js';
import type { Arkham, MonsterInPlay, Tile } from '../board.js';
import { TILES, TOKENS_A_TURN } from '../board.js';
import { type CardId, MYTHOS } from '../cards.js';
import { archiveId, tableFor } from '../packs.js';
import { doomIn, healthOf, inForce, isEpic, monsterCard, sheetOf, tileAt } from '../rules/look.js';
import type { Text } from '../words.js';
import { FIGURES } from './figures.js';

/**
 * What things are worth to the team, in clues on the scenario sheet: that is what a round of one investigator can bring.
 * Everything is counted from what lies open.
 */

const F = FIGURES;

/** How often each space is marked by the events that may still come: where doom spreads. What was discarded comes back later. */
function marksOf(s: Arkham): readonly number[] {
  const t = tableFor(s);
  const marks = t.spaces.map(() => 0);
  const mark = (cards: readonly CardId[], share: number) => {
    for (const id of cards) for (const space of t.events[id]!.doom) marks[t.spaceOf[space]!]! += share / cards.length;
  };
  const draws = Math.max(1, F.horizon * tokens(s, 'spread-doom'));
  let left = draws;
  let unknown = 0;
  const below = new Set(s.eventDiscard);
  for (const { events, unseen } of s.packets ?? []) {
    const cards = events.map((no) => t.scenario.events[no]!.id);
    const drawn = Math.min(left, cards.length + unseen);
    const known = (drawn * cards.length) / (cards.length + unseen);
    left -= drawn;
    unknown += drawn - known;
    if (cards.length > 0) mark(cards, known / draws);
    for (const card of cards) below.add(card);
  }
  // Of the others nobody knows where they lie: in the deck above, in that of a neighbourhood, or in a packet, unseen.
  const others = t.scenario.events.map(({ id }) => id).filter((id) => !below.has(id));
  if (left + unknown > 0 && others.length > 0) mark(others, (left + unknown) / draws);
  return marks;
}

/** How many of a kind of token come out of the cup in the next mythos phase: what was drawn stays out until it is empty (ARK-204.3). */
function tokens(s: Arkham, kind: (typeof MYTHOS)[number]): number {
  const at = MYTHOS.indexOf(kind);
  let inCup = 0;
  let all = 0;
  for (let i = 0; i < MYTHOS.length; i++) {
    inCup += s.cup[i]!;
    all += s.cup[i]! + s.drawn[i]!;
  }
  if (all === 0) return 0;
  const draws = TOKENS_A_TURN * s.seats.length;
  const anew = Math.max(0, draws - inCup);
  const first = inCup === 0 ? 0 : (Math.min(draws, inCup) * s.cup[at]!) / inCup;
  return first + (anew * (s.cup[at]! + s.drawn[at]!)) / all;
}

/** What comes to the neighbourhoods in the next mythos phase, counted once for a position. */
interface Forecast {
  readonly marks: readonly number[];
  readonly spread: number;
  readonly burst: number;
}

let forecastFor: Arkham | null = null;
let forecastAt = 0;
let forecast: Forecast = { marks: [], spread: 0, burst: 0 };

/** What a forecast is made of, in one number: the cup, and which events lie where. */
function stampOf(s: Arkham): number {
  let stamp = s.eventDiscard.length;
  for (const count of s.cup) stamp = (Math.imul(stamp, 31) + count) | 0;
  for (const { events, unseen } of s.packets ?? []) {
    stamp = (Math.imul(stamp, 31) + unseen) | 0;
    for (const no of events) stamp = (Math.imul(stamp, 31) + no) | 0;
  }
  return stamp;
}

function forecastOf(s: Arkham): Forecast {
  const at = stampOf(s);
  if (forecastFor !== s || forecastAt !== at) {
    forecast = { marks: marksOf(s), spread: tokens(s, 'spread-doom'), burst: tokens(s, 'gate-burst') };
    forecastFor = s;
    forecastAt = at;
  }
  return forecast;
}

/** How likely a gate bursts in a neighbourhood within a round: the back of the next event tells where (ARK-R.99). */
const burstsIn = (s: Arkham, tile: Tile): number =>
  forecastOf(s).burst * (s.nextTile === tile ? F.nextBurst : (1 - F.nextBurst) / TILES.length);

/** What the doom of a neighbourhood costs the team if so much of it lay on one of its spaces. */
function dangerWith(s: Arkham, tile: Tile, space: number, there: number): number {
  const total = doomIn(s, tile) - s.doom[space]! + there;
  if (total === 0) return 0;
  if (s.tiles[tile].anomaly) return F.anomaly + F.shut * s.tiles[tile].clues + F.inAnomaly * total;
  const t = tableFor(s);
  const { marks, spread } = forecastOf(s);
  const terror = inForce(s, 'outbreak');
  const most = terror ? 3 : 2;
  let rate = 0;
  let full = 0;
  let heaps = 0;
  for (const at of t.tiles[tile]!) {
    const doom = at === space ? there : s.doom[at]!;
    heaps += doom ** 2;
    if (doom >= most) {
      rate += spread * marks[at]!;
      full++;
    } else if (!terror && total >= 4) rate += spread * marks[at]!;
    else if (doom === most - 1) rate += F.nearly * spread * marks[at]!;
  }
  const lies = F.oneDoom * total + F.heap * heaps;
  if (terror) return lies + F.terror * (1 - Math.exp(-F.horizon * (rate + burstsIn(s, tile) * full)));
  if (full > 0 || total >= 2) rate += burstsIn(s, tile);
  return lies + F.breaks * (1 - Math.exp(-F.horizon * rate));
}

/** What it brings to remove so much doom from a space. */
export function reliefOf(s: Arkham, space: number, removed: number): number {
  const tile = tileAt(s, space);
  const doom = s.doom[space] ?? 0;
  if (doom === 0 || tile === null) return 0;
  return dangerWith(s, tile, space, doom) - dangerWith(s, tile, space, Math.max(0, doom - removed));
}

/** What one more doom on a space would cost. */
export function doomCost(s: Arkham, space: number): number {
  const tile = tileAt(s, space);
  if (tile === null || s.tiles[tile].anomaly) return F.sheetDoom;
  const doom = s.doom[space]!;
  if (inForce(s, 'anomalies') && (doom >= 2 || doomIn(s, tile) >= 4)) return F.breaks;
  if (inForce(s, 'outbreak') && doom >= 3) return F.terror;
  return dangerWith(s, tile, space, doom + 1) - dangerWith(s, tile, space, doom);
}

/** The doom of the board as the team has to fear it. */
export function menace(s: Arkham): number {
  let sum = 0;
  for (const tile of TILES) {
    const [first] = tableFor(s).tiles[tile]!;
    sum += dangerWith(s, tile, first!, s.doom[first!]!);
  }
  return sum;
}

/** Monsters that the scenario wants to be defeated. */
const isQuarry = (s: Arkham, { card }: MonsterInPlay): boolean =>
  isEpic(s, card) || tableFor(s).scenario.setAside[card.split('.')[0]!] !== undefined;

/** Those whose defeat is the victory: Cthulhu is left alone until markers have weakened him. */
const LAST: ReadonlySet<CardId> = new Set([19, 28].map(archiveId));
const CTHULHU = archiveId(40);
const WITHIN_REACH = 4;
const isFinale = (s: Arkham, { card, damage }: MonsterInPlay): boolean =>
  LAST.has(card) || (card === CTHULHU && healthOf(s, card) - damage <= WITHIN_REACH * s.seats.length);

/** Whether the reckoning of the scenario puts doom where such a monster is. */
const isReckoned = (s: Arkham, { card }: MonsterInPlay): boolean =>
  monsterCard(s, card).traits.includes('cultist') &&
  (tableFor(s).scenario.abilities ?? []).some(({ does }) =>
    does.some((it) => it.do === 'place-doom' && it.where === 'space-of-each-cultist'),
  );

/** Whether what a lurker does every round brings doom. */
const bringsDoom = (does: Text): boolean =>
  does.some((it) => it.do === 'place-doom' || it.do === 'remove-doom' || it.do === 'draw-tokens');

/** Whether doom that comes to a space goes to the sheet instead (ARK-411.3b). */
const inBreach = (s: Arkham, space: number): boolean => {
  const tile = tileAt(s, space);
  return tile !== null && s.tiles[tile].anomaly;
};

/** What it is worth to be rid of a monster. */
export function monsterWorth(s: Arkham, monster: MonsterInPlay): number {
  const { damage, horror, remnant, activation, keywords } = monsterCard(s, monster.card);
  let worth = remnant ? F.remnant : 0;
  if (!keywords.includes('elusive')) worth += F.monster + F.strike * (damage + horror);
  if (activation.kind === 'lurker')
    worth += bringsDoom(activation.does)
      ? F.omen * (inBreach(s, monster.space) ? F.unbound : 1)
      : F.plague * s.seats.length;
  if (activation.kind === 'hunter') worth += F.hunter;
  if (isReckoned(s, monster)) worth += F.reckoned * s.seats.length;
  if (isQuarry(s, monster)) worth += F.quarry;
  if (!isEpic(s, monster.card)) return worth;
  return worth + (isFinale(s, monster) ? F.finale : F.epicHealth) * healthOf(s, monster.card);
}

/** What it costs if an investigator is defeated: doom on the sheet, clues and cards, and where they stood. */
export function lossOf(s: Arkham, seat: Seat): number {
  const { clues, assets } = s.seats[seat]!;
  return F.defeat + F.sheetDoom + F.clue * clues + 0.15 * assets.length;
}

/** What harm costs somebody who has had some already. */
export function harmCost(s: Arkham, seat: Seat, damage: number, horror: number): number {
  const one = s.seats[seat]!;
  const { health, sanity } = sheetOf(s, seat);
  if (one.damage + damage >= health || one.horror + horror >= sanity) return lossOf(s, seat);
  const costs = (count: number, has: number, holds: number) => count * (F.harm + F.hurt * ((has + count) / holds) ** 2);
  return costs(damage, one.damage, health) + costs(horror, one.horror, sanity);
}

/** What a monster costs whom it holds until the next round. */
export const threatOf = (s: Arkham, monster: MonsterInPlay, seat: Seat): number => {
  const { damage, horror } = monsterCard(s, monster.card);
  return harmCost(s, seat, damage, horror) + F.held; // and who is held meets nobody else
};

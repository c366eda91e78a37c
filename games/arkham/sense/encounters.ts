import type { Seat } from '@tabula/kernel/json.js';
import type { Arkham, Tile } from '../board.js';
import { archiveId, type Table, tableFor } from '../packs.js';
import { depthOf, inPlay, sheetOf, tileAt } from '../rules/look.js';
import type { Text } from '../words.js';
import { clueChance } from './clues.js';
import { FIGURES } from './figures.js';
import { hasClues, plainWorth, type Said, textWorth } from './texts.js';

/** What an encounter at a space is worth to somebody: from what cards of that place usually say, and the clues there. */

/** What the cards of a place have to offer on average, by what one could need. */
interface Offer {
  readonly healing: number;
  readonly calming: number;
  readonly other: number;
}
const NOTHING: Offer = { healing: 0, calming: 0, other: 0.1 };

const OFFERS = new WeakMap<Table, readonly Offer[]>();

/** What has to be passed or paid for counts in part. */
const TRIED = 0.6;

/** Counts what a text mentions, with its parts. */
function mentioned(text: Said, counts: (it: Said[number]) => number, share = 1): number {
  let sum = 0;
  const also = (more: Said | undefined, part: number) => {
    if (more !== undefined) sum += mentioned(more, counts, share * part);
  };
  for (const it of text) {
    if (it.do === 'may') also(it.does, 1);
    else if (it.do === 'pay') also(it.does, TRIED);
    else if (it.do === 'test') {
      also(it.pass, TRIED);
      also(it.fail, 1 - TRIED);
    } else if (it.do === 'choose') for (const option of it.options) also(option, 1 / it.options.length);
    else sum += share * counts(it);
  }
  return sum;
}

const recovers = (verb: 'health' | 'sanity') => (it: Said[number]) =>
  it.do === 'recover' ? (typeof it[verb] === 'number' ? it[verb] : 0) : it.do === 'recover-all' ? 3 : 0;

/** What is as good for one as for another. */
function brings(it: Said[number]): number {
  if (it.do === 'recover' || it.do === 'recover-all') return 0;
  if (it.do === 'money') return typeof it.gain === 'number' ? 0.1 * it.gain : -0.2;
  if (it.do === 'suffer') return -0.3;
  return plainWorth(it.do);
}

/** What can be had at each space, from all cards of its deck: everybody knows the box. */
function offersOf(t: Table): readonly Offer[] {
  const known = OFFERS.get(t);
  if (known !== undefined) return known;
  const made = t.spaces.map(({ id, tile }): Offer => {
    if (tile < 0) return NOTHING;
    const cards = t.pack.encounters[t.scenario.neighbourhoods[tile]!]!.map(({ at }) => at[id] ?? []);
    const mean = (counts: (it: Said[number]) => number) =>
      cards.reduce((sum, text) => sum + mentioned(text, counts), 0) / Math.max(1, cards.length);
    return { healing: mean(recovers('health')), calming: mean(recovers('sanity')), other: mean(brings) };
  });
  OFFERS.set(t, made);
  return made;
}

/** How likely the next card there is an event: each clue stands for one among the upper cards (ARK-478.4), whose number all can count. */
const eventChance = (s: Arkham, tile: Tile): number => {
  const { clues } = s.tiles[tile];
  return clues / depthOf(s, tile, clues);
};

const WORSHIP = archiveId(12);

/** What the clues of a neighbourhood are worth to who meets somebody at a space of it. */
function clueWorth(s: Arkham, seat: Seat, space: number, tile: Tile): number {
  const { clues } = s.tiles[tile];
  if (clues === 0 || hasClues(s)) return 0;
  // Those who are there already may be before us.
  const rivals = s.seats.filter((other, at) => at !== seat && other.sheet !== null && tileAt(s, other.space) === tile);
  const share = 1 / (1 + FIGURES.rival * Math.max(0, rivals.length + 1 - clues));
  return FIGURES.clue * eventChance(s, tile) * clueChance(s, seat, space, tile) * share;
}

export function encounterWorth(s: Arkham, seat: Seat, space: number): number {
  const t = tableFor(s);
  const tile = tileAt(s, space);
  if (!inPlay(s, seat)) return 0;
  if (tile === null) return t.spaces[space]!.street === null ? -0.4 : 0.1;
  if (s.tiles[tile].anomaly) return FIGURES.breach + FIGURES.breachDoom * (s.doom[space] ?? 0);
  const one = s.seats[seat]!;
  const { health, sanity } = sheetOf(s, seat);
  const { healing, calming, other } = offersOf(t)[space]!;
  const hurt = one.damage / health;
  const upset = one.horror / sanity;
  let worth =
    FIGURES.encounter * other +
    FIGURES.healing * Math.min(healing, one.damage) * hurt ** 2 +
    FIGURES.healing * Math.min(calming, one.horror) * upset ** 2;
  worth += clueWorth(s, seat, space, tile);
  for (const { card, tile: beside } of s.attached)
    if (beside === tile) worth += FIGURES.rite * Math.max(0, textWorth(s, seat, riteOf(t, card)));
  if (s.codex.some(({ card }) => card === WORSHIP) && s.markers.some((marker) => tileAt(s, marker.space) === tile))
    worth += FIGURES.worshipper;
  return worth;
}

/** What a card beside a deck lets one try after an encounter there. */
const riteOf = (t: Table, card: string): Text => t.listeners.abilities.get(card)?.[0]?.does ?? [];

import type { Invariant, State } from '@tabula/kernel/game.js';
import type { Seat } from '@tabula/kernel/json.js';
import { type Arkham, DISPLAY, HEADLINES, type Investigator, TILES } from './board.js';
import { MYTHOS } from './cards.js';
import { SKILLS } from './language/values.js';
import { tableFor } from './packs.js';
import { meets } from './rules/checks.js';
import { sizeOf, tileOfEvent } from './rules/doom.js';
import { assetOf, has, healthOf, inForce, inPlay, isEpic, isStreet, sheetOf } from './rules/look.js';

/**
 * The invariants of the specification (section 9) that one position can show. The kernel checks that every card of the
 * box is in exactly one place (INV-1) and that numbers keep to their bounds (INV-12, INV-23). What state checks set
 * right is looked at where no effect is running.
 */

const holds = (id: string, broken: Invariant<Arkham>['broken']): Invariant<Arkham> => ({ id, broken });
const sum = (numbers: readonly number[]) => numbers.reduce((total, n) => total + n, 0);
const count = (expected: number, found: number, what: string) =>
  found === expected ? null : `${found} ${what}, not ${expected}`;

/** The first complaint about an investigator in play. */
function firstSeat(s: Arkham, complaint: (one: Investigator, seat: Seat) => string | null): string | null {
  for (let seat = 0; seat < s.seats.length; seat++) {
    const text = inPlay(s, seat) ? complaint(s.seats[seat]!, seat) : null;
    if (text !== null) return `seat ${seat}: ${text}`;
  }
  return null;
}

/** Rules at whose questions no effect is running. */
const BETWEEN: readonly string[] = ['turn', 'action-phase', 'encounter-phase', 'monster-phase'];
const isBetween = ({ stack }: State<Arkham>): boolean => BETWEEN.includes(stack[stack.length - 1]?.rule ?? '');

const isEvent = (s: Arkham, card: string): boolean => tableFor(s).events[card] !== undefined;

export const invariants: readonly Invariant<Arkham>[] = [
  holds('pack', (s, { options }) =>
    s.pack === options.pack &&
    s.scenario === options.scenario &&
    s.watchersAllowEncounters === (options.watchersAllowEncounters === true)
      ? null
      : 'the board is not that of the table',
  ),
  holds('phase', (s, { result }) =>
    (s.phase === 'end') === (result !== null) ? null : 'the game has a result when it is over, and only then',
  ),
  holds('next', (s) => {
    const top = s.nextEvent[0];
    const tile = top === undefined ? null : tileOfEvent(s, top);
    return s.nextTile === tile ? null : `the next event is of ${tile}, not of ${s.nextTile}`;
  }),
  holds('packets', (s) => {
    const all = tableFor(s).scenario.events;
    let from = 0;
    for (const packet of s.packets ?? []) {
      const lies = s.events.slice(from, from + sizeOf(packet));
      const known = packet.events.map((no) => all[no]?.id);
      const isMade = sizeOf(packet) > 0 && new Set(known).size === known.length;
      if (!isMade || lies.length < sizeOf(packet) || known.some((card) => card === undefined || !lies.includes(card)))
        return `a packet under the event deck is not as it went there: ${known.join(', ')}`;
      from += sizeOf(packet);
    }
    return null;
  }),
  holds('INV-2', (s) => {
    const cards = [...s.events, ...s.nextEvent, ...s.eventDiscard, ...s.encounter];
    const all = [...cards, ...TILES.flatMap((tile) => s.tiles[tile].deck)].filter((card) => isEvent(s, card));
    return count(tableFor(s).scenario.events.length, all.length, 'events');
  }),
  holds('INV-3', (s) => {
    const open = s.encounter.filter((card) => isEvent(s, card));
    for (const tile of TILES) {
      const { deck, clues } = s.tiles[tile];
      const events = deck.filter((card) => isEvent(s, card)).length;
      const resolved = open.filter((card) => tileOfEvent(s, card) === tile).length;
      if (clues < events || clues > events + resolved) return `${clues} clues and ${events} events in ${tile}`;
    }
    return null;
  }),
  holds('INV-4', (s) => {
    const t = tableFor(s);
    for (const tile of TILES) {
      const name = t.scenario.neighbourhoods[tile]!;
      const own = new Set(t.pack.encounters[name]!.map(({ id }) => id));
      const stray = s.tiles[tile].deck.find(
        (card) =>
          !own.has(card) && t.archive[card] === undefined && !(isEvent(s, card) && tileOfEvent(s, card) === tile),
      );
      if (stray !== undefined) return `${stray} lies in the deck of ${name}`;
    }
    return null;
  }),
  holds('INV-5', (s) => {
    if (s.phase === 'setup') return null;
    const { headlines } = tableFor(s);
    const elsewhere = [...s.codex.map(({ card }) => card), ...s.encounter].filter(
      (card) => headlines[card] !== undefined,
    );
    const found = s.headlines.length + s.headlineDiscard.length + elsewhere.length;
    return count(Math.min(HEADLINES, Object.keys(headlines).length), found, 'headlines');
  }),
  holds('INV-6', (s) => {
    const rumours = s.codex.filter(({ card }) => tableFor(s).headlines[card] !== undefined);
    return rumours.length > 1 ? `${rumours.length} rumours` : null;
  }),
  holds('INV-7', (s) => {
    const stray = [...s.monsterDeck, ...s.monsterTop].find((card) => isEpic(s, card));
    return stray === undefined ? null : `${stray} lies in the monster deck`;
  }),
  holds('INV-8', (s, state) =>
    isBetween(state) && s.display.length < DISPLAY && s.items.length > 0 ? 'the display is not full' : null,
  ),
  holds('INV-9', (s) => {
    for (const [pile, cards] of Object.entries({ items: s.items, allies: s.allies, spells: s.spells }))
      for (const card of cards) if (assetOf(s, card).pile !== pile) return `${card} lies among the ${pile}`;
    return null;
  }),
  holds('INV-13', (s) => {
    const listed = sum(MYTHOS.map((token) => tableFor(s).scenario.cup[token]));
    return sum(s.cup) + sum(s.drawn) < listed ? 'tokens are missing from the cup' : null;
  }),
  holds('INV-14', (s) => {
    const street = s.doom.findIndex((doom, space) => doom > 0 && isStreet(s, space));
    return street < 0 ? null : `doom lies on the street ${street}`;
  }),
  holds('INV-15', (s, state) =>
    isBetween(state) && inForce(s, 'outbreak') && Math.max(...s.doom) >= 4 ? 'terror has not spread' : null,
  ),
  holds('INV-16', (s, state) => {
    if (!isBetween(state) || !inForce(s, 'anomalies')) return null;
    for (const tile of TILES) {
      const doom = tableFor(s).tiles[tile]!.map((space) => s.doom[space]!);
      const { anomaly } = s.tiles[tile];
      if (!anomaly && (sum(doom) >= 5 || Math.max(...doom) >= 3)) return `no anomaly in ${tile}`;
      if (anomaly && sum(doom) === 0) return `an anomaly without doom in ${tile}`;
    }
    return null;
  }),
  holds('INV-18', (s) =>
    TILES.some((tile) => s.tiles[tile].anomaly) && !inForce(s, 'anomalies') ? 'an anomaly without its card' : null,
  ),
  holds('INV-20', (s, state) =>
    isBetween(state)
      ? firstSeat(s, ({ damage, horror }, seat) => {
          const { health, sanity } = sheetOf(s, seat);
          return damage >= health || horror >= sanity ? 'should have been defeated' : null;
        })
      : null,
  ),
  holds('INV-21', (s) =>
    firstSeat(s, ({ focus }) => (focus.length === SKILLS.length ? null : `${focus.length} skills to focus`)),
  ),
  holds('INV-22', (s) => firstSeat(s, ({ pact }) => (pact.length > 1 ? 'has two pacts' : null))),
  holds('INV-24', (s, state) =>
    isBetween(state)
      ? firstSeat(s, ({ assets }) => {
          for (const { card, damage, horror } of assets) {
            const { health = 0, sanity = 0 } = assetOf(s, card);
            if ((damage > 0 && damage > health) || (horror > 0 && horror > sanity)) return `${card} has too much`;
          }
          return null;
        })
      : null,
  ),
  holds('INV-25', (s) => firstSeat(s, ({ sheet }) => (s.lostSheets.includes(sheet!) ? `${sheet} is gone` : null))),
  holds('INV-27', (s) =>
    firstSeat(s, ({ performed }) =>
      new Set(performed).size < performed.length ? `performed ${performed.join(', ')}` : null,
    ),
  ),
  holds('INV-32', (s) => {
    const both = s.monsters.find((monster) => monster.exhausted && monster.with.length > 0);
    return both === undefined ? null : `${both.card} is exhausted and engaged`;
  }),
  holds('INV-33', (s) => {
    for (const { card, space, with: seats } of s.monsters) {
      if (seats.length > 1 && !has(s, card, 'massive')) return `${card} is engaged with ${seats.length}`;
      for (const seat of seats)
        if (inPlay(s, seat) && s.seats[seat]!.space !== space) return `${card} is elsewhere than seat ${seat}`;
    }
    return null;
  }),
  holds('INV-34', (s, state) => {
    if (!isBetween(state)) return null;
    const idle = s.monsters.find((monster) => meets(s, monster).length > 0);
    return idle === undefined ? null : `${idle.card} does not engage`;
  }),
  holds('INV-35', (s) => {
    const tired = s.monsters.find(({ card, exhausted }) => exhausted && has(s, card, 'massive'));
    return tired === undefined ? null : `${tired.card} is exhausted`;
  }),
  holds('INV-36', (s, state) => {
    const dead = isBetween(state) ? s.monsters.find(({ card, damage }) => damage >= healthOf(s, card)) : undefined;
    return dead === undefined ? null : `${dead.card} should have been defeated`;
  }),
];

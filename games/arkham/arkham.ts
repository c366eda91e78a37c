import { type Game, interruptIndex, ruleIndex } from '@tabula/kernel/game.js';
import type { Seat } from '@tabula/kernel/json.js';
import { below, type Rng, shuffleInPlace } from '@tabula/kernel/rng.js';
import { type Arkham, type ArkhamView, loose, newBoard, shape, TILES } from './board.js';
import { otherwise } from './defaults.js';
import { isGroups } from './group.js';
import { invariants } from './invariants.js';
import { packIds, scenarioIds, strangerTo, tableFor } from './packs.js';
import { QUESTIONS } from './questions.js';
import { allRules } from './rules/all.js';
import { INTERRUPTS } from './rules/cast.js';
import { sizeOf, tileOfEvent } from './rules/doom.js';
import { game } from './rules/game.js';
import { depthOf } from './rules/look.js';
import { intentionOf } from './sense/intention.js';
import { sense } from './sense/sense.js';
import { look, prompt } from './text/questions.js';
import './shelf.js'; // the pack that everybody has; further ones are added beside it
import { why } from './why.js';

/** ARK-R.190: what lies in a packet under the event deck is known, its order is not. */
function mixPackets(s: Arkham, rng: Rng, pinned: ReadonlySet<string> | undefined): ReadonlySet<string> {
  const { events } = tableFor(s).scenario;
  const seen = new Set<string>();
  let from = 0;
  for (const packet of s.packets ?? []) {
    const cards = packet.events.map((no) => events[no]!.id);
    for (const card of cards) seen.add(card);
    const places: number[] = [];
    for (let at = from; at < from + sizeOf(packet); at++) if (pinned?.has(s.events[at]!) !== true) places.push(at);
    const strangers = places.filter((at) => !cards.includes(s.events[at]!));
    for (const card of cards) {
      const lies = s.events.indexOf(card);
      if (lies >= from && lies < from + sizeOf(packet)) continue;
      const at = strangers.splice(below(rng, strangers.length), 1)[0]!;
      [s.events[at], s.events[lies]] = [card, s.events[at]!];
    }
    const mixed = shuffleInPlace(
      rng,
      places.map((at) => s.events[at]!),
    );
    places.forEach((at, i) => {
      s.events[at] = mixed[i]!;
    });
    from += sizeOf(packet);
  }
  return seen;
}

/** ARK-R.99: which event lies in a neighbourhood deck is as unknown as which lies in the event deck. */
function resample(s: Arkham, rng: Rng, stays: (card: string) => boolean): void {
  const { events } = tableFor(s);
  for (const tile of TILES) {
    const places: { readonly pile: string[]; readonly at: number }[] = [];
    for (const pile of [s.nextEvent, s.events, s.tiles[tile].deck])
      pile.forEach((card, at) => {
        if (events[card] !== undefined && tileOfEvent(s, card) === tile && !stays(card)) places.push({ pile, at });
      });
    const cards = shuffleInPlace(
      rng,
      places.map(({ pile, at }) => pile[at]!),
    );
    places.forEach(({ pile, at }, i) => {
      pile[at] = cards[i]!;
    });
  }
}

/** ARK-478.3, ARK-478.4: what was mixed into a neighbourhood deck lies among its upper cards: as deep as was counted, or two more than there are such. */
function bringUp(s: Arkham, seat: Seat, rng: Rng, pinned: ReadonlySet<string> | undefined): void {
  const { encounters } = tableFor(s);
  const mayMove = (card: string) => ((s.known[card] ?? 0) & (1 << seat)) === 0 && pinned?.has(card) !== true;
  for (const tile of TILES) {
    const { deck } = s.tiles[tile];
    const mixed = deck.filter((card) => encounters[card] === undefined);
    const loose = mixed.filter(mayMove);
    if (loose.length === 0) continue;
    const upper: number[] = [];
    for (let at = Math.max(0, deck.length - depthOf(s, tile, mixed.length)); at < deck.length; at++)
      if (mayMove(deck[at]!)) upper.push(at);
    const places = shuffleInPlace(rng, upper).slice(0, loose.length);
    const deeper = loose.map((card) => deck.indexOf(card)).filter((at) => !places.includes(at));
    for (const at of places) {
      if (encounters[deck[at]!] === undefined) continue;
      const from = deeper.pop()!;
      [deck[at], deck[from]] = [deck[from]!, deck[at]!];
    }
  }
}

/** Arkham Horror, third edition: all play together against what comes out of the dark. For 1 to 6 players. */
export const arkham: Game<Arkham, ArkhamView> = {
  id: 'arkham',
  version: 1,
  players: { min: 1, max: 6 },
  together: true,
  alike: true, // ARK-R.99
  options: {
    get pack() {
      return { type: 'string', default: packIds()[0] ?? '', enum: packIds(), title: 'The set of cards' } as const;
    },
    get scenario() {
      return {
        type: 'string',
        default: scenarioIds()[0] ?? '',
        enum: scenarioIds(),
        title: 'The scenario (ARK-101.1)',
      } as const;
    },
    watchersAllowEncounters: {
      type: 'boolean',
      default: false,
      title: 'Who is engaged with watchers only has encounters (ARK-R.52)',
    },
  },
  clash: ({ pack, scenario }) => strangerTo(pack as string, scenario as string),
  shape,
  setup: (players, { pack, scenario, watchersAllowEncounters }) =>
    newBoard(players, pack as string, scenario as string, watchersAllowEncounters as boolean),
  root: game,
  rules: ruleIndex(allRules, INTERRUPTS),
  interrupts: interruptIndex(INTERRUPTS),
  questions: QUESTIONS,
  otherwise,
  isGroups,
  prompt,
  look,
  why,
  resample: (s, seat, rng, pinned) => {
    const seen = mixPackets(s, rng, pinned);
    resample(s, rng, (card) => seen.has(card) || pinned?.has(card) === true);
    bringUp(s, seat, rng, pinned);
  },
  box: (s) => ({ card: tableFor(s).box }),
  loose: (s) => ({ card: loose(s) }),
  invariants,
  locals: { seats: [], handed: [], anew: {} },
  sense,
  intends: intentionOf,
  rounds: (s) => s.round,
};

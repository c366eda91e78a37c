import { roll, shuffle, tell } from '@tabula/kernel/chance.js';
import type { Seat } from '@tabula/kernel/json.js';
import { ask, askAll, call, done, goto } from '@tabula/kernel/rule.js';
import type { None } from '@tabula/kit/acting.js';
import { remove } from '@tabula/kit/piles.js';
import { HEADLINES, playerOrder, STARTING_CLUES } from '../board.js';
import type { CardId } from '../cards.js';
import { archiveId, kindOf, tableFor } from '../packs.js';
import { checked } from './calls.js';
import { addCard } from './codex.js';
import { type Condition, gainCondition } from './conditions.js';
import { spawnClue, spreadDoom, turnNext } from './doom.js';
import { type Acting, rule } from './kit.js';
import { sheetOf } from './look.js';
import { turnMonster } from './monsters.js';
import { tale } from './tale.js';

/** ARK-100: setup. What is sorted beforehand is in board.ts; the scenario is an option of the table (ARK-101.1). */
export const setup = rule<
  None,
  { wish: Seat; wishes: Record<Seat, Seat>; seats: Seat[]; clues: number; cards: CardId[] }
>('setup')({
  // ARK-104.2: what stands on the map comes out of the list.
  'ARK-102.2': (c) => {
    const { s } = c;
    const t = tableFor(s);
    tale(c, s.scenario);
    for (const space of t.scenario.startingDoom) s.doom[t.spaceOf[space]!]!++;
    for (const [space, kind] of Object.entries(t.scenario.startingMonsters)) {
      const card = s.monsterDeck.find((piece) => kindOf(piece) === kind)!;
      remove(s.monsterDeck, card);
      s.monsters.push({ card, space: t.spaceOf[space]!, damage: 0, exhausted: false, with: [] });
    }
    for (const [space, face] of Object.entries(t.scenario.startingMarkers ?? {})) {
      const token = s.markerSupply.find((one) => one.startsWith(`marker/${face}`))!;
      remove(s.markerSupply, token);
      s.markers.push({ space: t.spaceOf[space]!, token, mended: false });
    }
  },
  'ARK-102.3': (c) => shuffle(c, c.s.streets),
  'ARK-102.4': (c) => {
    for (const { deck } of Object.values(c.s.tiles)) shuffle(c, deck);
  },
  'ARK-103.1': (c) => {
    shuffle(c, c.s.events);
    turnNext(c);
  },
  'ARK-104.1': (c) => {
    shuffle(c, c.s.monsterDeck);
    turnMonster(c.s);
  },
  'ARK-106.1': (c) => {
    shuffle(c, c.s.headlines);
    c.s.unusedHeadlines = c.s.headlines.splice(HEADLINES);
  },
  'ARK-107.1': (c) => {
    for (const deck of [c.s.items, c.s.allies, c.s.spells]) shuffle(c, deck);
  },
  'ARK-107.2': () => checked(), // ARK-485.4
  // ARK-R.16: there is no lead yet, so all say whom they want; if they are not of one mind, chance decides.
  'ARK-110.2': ({ s }) => {
    const seats = [...s.seats.keys()];
    return askAll(
      'wishes',
      seats.map((seat) => ask(seat, 'wish', seats)),
    );
  },
  'ARK-R.16': (c) => {
    const { s, v } = c;
    const wished = [...new Set(Object.values(v.wishes))];
    s.lead = wished.length === 1 ? wished[0]! : roll(c, s.seats.length) - 1;
    tell(c, 'event.lead', { seat: { seat: s.lead } });
    v.seats = playerOrder(s);
  },
  'ARK-110.1': ({ v }) => {
    const seat = v.seats.shift();
    return seat === undefined ? goto('ARK-111.5') : call(newInvestigator, { seat });
  },
  'ARK-110.1 next': goto('ARK-110.1'),
  'ARK-111.5': (c) => shuffle(c, c.s.anomalies),
  'ARK-111.2a': ({ v }) => {
    v.clues = STARTING_CLUES;
  },
  'ARK-111.2a each': ({ v }) => (v.clues-- > 0 ? call(spawnClue, {}) : goto('ARK-111.3a')),
  'ARK-111.2a next': goto('ARK-111.2a each'),
  'ARK-111.3a': () => call(spreadDoom, {}),
  'ARK-111.4a': ({ s, v }) => {
    v.cards = tableFor(s).scenario.codex.map(archiveId);
  },
  'ARK-111.4b': ({ v }) => {
    const card = v.cards.shift();
    return card === undefined ? done() : call(addCard, { card, back: false });
  },
  'ARK-111.4b next': goto('ARK-111.4b'),
});

/** ARK-110.1, ARK-415.7: a player chooses an investigator. */
export const newInvestigator = rule<{ seat: Seat }, { sheet: CardId; choice: number }>('new-investigator')({
  'ARK-110.1': ({ s, v }) => (s.sheets.length === 0 ? done() : ask(v.seat, 'sheet', s.sheets)), // ARK-R.72
  'ARK-415.7a': (c) => {
    const { s, v } = c;
    remove(s.sheets, v.sheet);
    const one = s.seats[v.seat]!;
    one.sheet = v.sheet;
    one.inactive = false; // ARK-R.75
    tell(c, 'event.investigator', { seat: { seat: v.seat }, sheet: { card: v.sheet } });
    tale(c, v.sheet);
  },
  // ARK-R.139: the fixed cards, the money, and one of the alternatives.
  'ARK-110.5a': ({ s, v }) => {
    const { chooses } = sheetOf(s, v.seat);
    return chooses.length === 0 ? goto('ARK-415.7b') : ask(v.seat, 'choice', [...chooses.keys()]);
  },
  'ARK-110.5a chosen': (c) => {
    for (const card of sheetOf(c.s, c.v.seat).chooses[c.v.choice]!) takeStarting(c, c.v.seat, card);
  },
  'ARK-415.7b': (c) => {
    const { starts, money } = sheetOf(c.s, c.v.seat);
    for (const card of starts) takeStarting(c, c.v.seat, card);
    c.s.seats[c.v.seat]!.money = money;
  },
  'ARK-415.7c': ({ s, v }) => {
    s.seats[v.seat]!.space = tableFor(s).start;
    return checked(); // ARK-R.77
  },
});

const CONDITION = 'condition/';

/** ARK-424.4, ARK-424.5; ARK-R.139: a condition among them is gained normally. */
function takeStarting(c: Acting, seat: Seat, card: CardId): void {
  if (card.startsWith(CONDITION)) {
    gainCondition(c, seat, card.slice(CONDITION.length) as Condition);
    return;
  }
  const { s } = c;
  const pile = s.starting.includes(card) ? s.starting : s.special;
  if (!remove(pile, card)) return;
  s.seats[seat]!.assets.push({ card, damage: 0, horror: 0, back: false });
}

export const SETUP_RULES = [setup, newInvestigator] as const;

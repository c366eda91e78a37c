import type { Seat } from '@tabula/kernel/json.js';
import type { Arkham } from '../board.js';
import type { Side } from '../cards.js';
import type { Instruction } from '../language/instructions.js';
import { archiveId, backOf, tableFor } from '../packs.js';
import { inPlay, sheetOf } from '../rules/look.js';
import type { Text } from '../words.js';
import { diceFor, dieOf, passes } from './chances.js';
import { FIGURES } from './figures.js';
import { harmCost } from './worth.js';

/** What the text of a card is worth to an investigator, in clues on the sheet: a guess by its verbs. */

/** What cards say, as it is written or as the rules carry it out. */
type It = Instruction | Text[number];
export type Said = readonly It[];
type ItOf<K extends It['do']> = Extract<It, { readonly do: K }>;

/** What most verbs are worth, whoever carries them out. The others have a line of their own below; a verb without either does not compile. */
const PLAIN = {
  win: 20,
  lose: -20,
  clue: 1,
  'spawn-clue': 0.6,
  research: 1,
  'sheet-clue': 1,
  'discard-clues': -0.7,
  'discard-sheet-clues': -1,
  'remove-doom': 0.6,
  'place-doom': -0.6,
  remnant: 0.25,
  special: 0.7,
  gain: 0.6,
  buy: 0.25,
  'buy-spells': 0.25,
  focus: 0.25,
  spawn: -0.8,
  'spawn-first': -0.8,
  'spawn-set-aside': -0.3,
  delay: -0.5,
  devour: -6,
  retire: -4,
  'damage-monster': 0.6,
  defeat: 1,
  disengage: 0.5,
  exhaust: 0.3,
  'draw-tokens': -0.8,
  'gate-burst': -2,
  'place-marker': 3,
  'mend-scar': 4,
  'remove-markers': 2,
  'flip-this': 2,
  'read-back': 3,
  attach: 2.5,
  'add-card': 1.5,
  prevent: 0.6,
  reroll: 0.3,
  'raise-die': 0.3,
  'add-successes': 0.6,
  'engage-instead': -0.2,
  'step-away': 0,
  move: 0.1,
  // As good as they are bad, or good for what comes with them.
  'add-tokens': 0,
  'attack-now': 0,
  'discard-focus': 0,
  'discard-or-suffer': 0,
  'discard-this': 0,
  'end-encounter': 0,
  engage: 0,
  exchange: 0,
  'flip-card': 0,
  'half-price': 0,
  heal: 0,
  'hide-markers': 0,
  'ignore-this': 0,
  'mark-neighbourhoods': 0,
  'mix-in': 0,
  'move-monster': 0,
  'move-with-this': 0,
  'out-of-game': 0,
  pick: 0,
  'place-scar': 0,
  'place-scars': 0,
  'put-under-this': 0,
  'repeat-action': 0,
  'return-card': 0,
  'return-this': 0,
  roll: 0,
  sell: 0,
  'set-aside': 0,
  'share-action': 0,
  'shuffle-in': 0,
  'spawn-epic': 0,
  'swap-harm': 0,
  'take-from-under-this': 0,
  'turn-harm': 0,
} as const;

/** The same of any word; 0 for those that are worth what they hold or bring. */
export const plainWorth = (verb: It['do']): number => (PLAIN as { readonly [verb: string]: number })[verb] ?? 0;

/** How much recovery is needed: nothing if nothing is wrong. */
const need = (has: number, holds: number): number => (has === 0 ? 0 : 0.15 + 0.5 * (has / holds) ** 2);

const plainly = (amount: unknown): number => (typeof amount === 'number' ? amount : 1);

/** Words that hold others: they are worth what these are. */
type Holding = 'test' | 'may' | 'choose' | 'pay' | 'spend' | 'if' | 'each' | 'repeat' | 'as-many-as';

function verbWorth(s: Arkham, seat: Seat, it: Exclude<It, { readonly do: Holding }>): number {
  const one = s.seats[seat]!;
  switch (it.do) {
    case 'money':
      return 0.12 * (plainly(it.gain ?? 0) - (it.lose ?? 0));
    case 'condition':
      return it.gain === 'blessed' ? 0.6 : it.gain === 'dark-pact' ? -FIGURES.pact : it.gain === 'cursed' ? -0.8 : -0.3;
    case 'suffer':
      return -harmCost(
        s,
        seat,
        it.damage === undefined ? 0 : plainly(it.damage),
        (it.horror === undefined ? 0 : plainly(it.horror)) + (it.split === undefined ? 0 : plainly(it.split)),
      );
    case 'recover': {
      const { health, sanity } = sheetOf(s, seat);
      const healed = it.health === undefined ? 0 : Math.min(one.damage, plainly(it.health)) * need(one.damage, health);
      const calmed = it.sanity === undefined ? 0 : Math.min(one.horror, plainly(it.sanity)) * need(one.horror, sanity);
      return healed + calmed;
    }
    case 'recover-all': {
      const { health, sanity } = sheetOf(s, seat);
      return one.damage * need(one.damage, health) + one.horror * need(one.horror, sanity);
    }
    case 'reveal-marker':
      return FIGURES.reveal * readiness(s);
    case 'read-back':
      return textWorth(s, seat, backText(s, it.card)) || PLAIN['read-back'];
    case 'move-sheet-clue':
      return FIGURES.toCard;
    case 'move-to':
      return it.where === 'the-future' && cluesForThePast(s) >= 0 ? FIGURES.future : 0;
    default:
      return PLAIN[it.do];
  }
}

/** How near the team is to having what is done at the markers (Azathoth 6, 7): who turns them early calls up cultists for nothing. */
function readiness(s: Arkham): number {
  const clues = s.sheet.clues + s.seats.reduce((sum, one) => sum + one.clues, 0);
  return Math.min(1, Math.max(FIGURES.early, (clues - 3) / 3));
}

/** How many clues more than it takes lie on the sheet and on the card that is won by them (Azathoth 8): without them nobody need go. */
const cluesForThePast = (s: Arkham): number => s.sheet.clues + (lastWay(s)?.clues ?? 0) - FOR_THE_PAST;
const FOR_THE_PAST = 5;
const lastWay = (s: Arkham) => s.codex.find(({ card }) => card === archiveId(8));

/** How many clues of the sheet are of no use any more, since the only way left takes no more of them. */
export const spareClues = (s: Arkham): number => (lastWay(s) === undefined ? 0 : Math.max(0, cluesForThePast(s)));

/** Whether nobody has to look for clues any more: all that can be used lie on the sheet. */
export const hasClues = (s: Arkham): boolean => lastWay(s) !== undefined && cluesForThePast(s) >= 0;

/** What the back of an archive card does when it is read. */
const backText = (s: Arkham, no: number): Said =>
  (tableFor(s).texts.get(backOf(archiveId(no))) as Side | undefined)?.enters ?? [];

const COSTS = {
  money: 0.12,
  clue: 0.8,
  remnant: 0.25,
  focus: 0.25,
  // Nothing else is done with them than what a scenario asks them for.
  'sheet-clues': 0.1,
  'any-sheet-clues': 0.1,
  delayed: 0.6,
  get 'dark-pact'() {
    return FIGURES.pact; // as it is now: `testing/tune.mjs` changes it
  },
  'damage-on-this': 0.1,
  'horror-on-this': 0.1,
  'discard-this': 0.4,
  'discard-item': 0.4,
  'place-doom': 0.6,
} as const;

type Cost = ItOf<'pay'>['cost'][number];

/** What it costs the team. */
export function costWorth(s: Arkham, seat: Seat, cost: Cost): number {
  if (cost.pay === 'both') return cost.of.reduce((sum, one) => sum + costWorth(s, seat, one), 0);
  if (cost.pay === 'damage') return harmCost(s, seat, cost.count, 0);
  if (cost.pay === 'horror') return harmCost(s, seat, 0, cost.count);
  return COSTS[cost.pay] * ('count' in cost ? cost.count : 1);
}

/** How likely somebody passes a test of a text, with all the remnants that may be spent on it unless it is said how many. */
export function passing(
  s: Arkham,
  seat: Seat,
  it: ItOf<'test'>,
  remnants = it.remnants === true ? s.seats[seat]!.remnants : 0,
): number {
  return passes(diceFor(s, seat, it.skill, 'encounter', (it.modifier ?? 0) + remnants), dieOf(s, seat));
}

function worthOf(s: Arkham, seat: Seat, it: It): number {
  switch (it.do) {
    case 'test': {
      const chance = passing(s, seat, it);
      return chance * textWorth(s, seat, it.pass ?? []) + (1 - chance) * textWorth(s, seat, it.fail ?? []);
    }
    case 'may':
      return Math.max(0, textWorth(s, seat, it.does));
    case 'choose':
      return Math.max(...it.options.map((option) => textWorth(s, seat, option)));
    case 'pay': {
      const price = Math.min(...it.cost.map((cost) => costWorth(s, seat, cost)));
      return Math.max(textWorth(s, seat, it.otherwise ?? []), textWorth(s, seat, it.does ?? []) - price);
    }
    case 'spend':
      return textWorth(s, seat, it.does) - costWorth(s, seat, it.cost);
    case 'if':
      return Math.max(0, textWorth(s, seat, it.does));
    case 'each':
    case 'repeat':
    case 'as-many-as':
      return 1.5 * textWorth(s, seat, it.does);
    default:
      return verbWorth(s, seat, it);
  }
}

/** What a list of instructions brings if somebody carries it out now. */
export function textWorth(s: Arkham, seat: Seat, text: Said): number {
  if (!inPlay(s, seat)) return 0;
  let sum = 0;
  for (const it of text) sum += worthOf(s, seat, it);
  return sum;
}

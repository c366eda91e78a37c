import type { Bound, Here } from '@tabula/kernel/instructions.js';
import type { Seat } from '@tabula/kernel/json.js';
import { type Arkham, TILES } from '../board.js';
import type { InstructionOf, Verb } from '../language/instructions.js';
import type { Amount } from '../language/values.js';
import { archiveId, kindOf, pieceOfSide } from '../packs.js';
import { much } from '../verbs/verb.js';

/**
 * What verbs change on the board, so that an instruction counts as carried out only once it has done what it says. What
 * cards, limits and empty decks turn aside need not come each time, but once. Verbs that may end the game, or whose
 * work is done by what they hold, have no effect of their own here: they are seen when it is their turn.
 */

type Name = Verb['do'];
/** Whether it has come, asked when the instruction was carried out, with what is bound then. */
export type Come = (after: Arkham, bound: Bound) => boolean;
/** What an instruction is to bring about, looked at before it is carried out. */
type Effects = { readonly [N in Name]?: (s: Arkham, it: InstructionOf<N>, here: Here) => Come };

type Measure = (s: Arkham) => number;
const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

/** A number of the board rises by at least and at most so much. */
function rises(s: Arkham, of: Measure, least: number, most = least): Come {
  const before = of(s);
  return (after) => of(after) >= before + least && of(after) <= before + most;
}
const falls = (s: Arkham, of: Measure, least: number, most = least): Come => rises(s, (now) => -of(now), least, most);
const MANY = 99;

const own =
  (seat: Seat, of: 'money' | 'remnants' | 'clues') =>
  (s: Arkham): number =>
    s.seats[seat]![of];
const focusOf =
  (seat: Seat): Measure =>
  (s) =>
    sum(s.seats[seat]!.focus);
/** Harm of somebody and of what they have. */
const harmOf =
  (seat: Seat, kind: 'damage' | 'horror'): Measure =>
  (s) =>
    s.seats[seat]![kind] + sum(s.seats[seat]!.assets.map((asset) => asset[kind]));
const allHarm =
  (kind: 'damage' | 'horror'): Measure =>
  (s) =>
    sum(s.seats.map((_, seat) => harmOf(seat, kind)(s)));
const assetsOf =
  (seat: Seat): Measure =>
  (s) =>
    s.seats[seat]!.assets.length;
const doomOnBoard: Measure = (s) => sum(s.doom);
const allDoom: Measure = (s) => doomOnBoard(s) + s.sheet.doom + sum(s.codex.map(({ doom }) => doom));
const monstersOnBoard: Measure = (s) => s.monsters.length;
const woundsAndDead: Measure = (s) => sum(s.monsters.map(({ damage }) => damage)) - MANY * s.monsters.length;
const engaged: Measure = (s) => sum(s.monsters.map(({ with: seats }) => seats.length));
const cluesOnBoard: Measure = (s) => sum(TILES.map((tile) => s.tiles[tile].clues));
const markers: Measure = (s) => s.markers.length + s.facedown.length + s.sheet.markers;
const tokens: Measure = (s) => sum(s.cup) + sum(s.drawn);
const marked =
  (mended: boolean): Measure =>
  (s) =>
    s.markers.filter((marker) => marker.token.startsWith('marker/white') && marker.mended === mended).length;

const isHere = (s: Arkham, piece: string): boolean =>
  s.codex.some(({ card }) => card === piece) || s.seats.some(({ assets }) => assets.some(({ card }) => card === piece));
const isTurned = (s: Arkham, piece: string): boolean => s.codex.find(({ card }) => card === piece)?.back ?? true;

function suffers(s: Arkham, { damage = 0, horror = 0, split = 0 }: InstructionOf<'suffer'>, here: Here): Come {
  const many = (amount: Amount) => much(s, amount, here);
  const { seat } = here;
  if (split !== 0) return rises(s, (now) => harmOf(seat, 'damage')(now) + harmOf(seat, 'horror')(now), many(split));
  const hurt = rises(s, harmOf(seat, 'damage'), many(damage));
  const shaken = rises(s, harmOf(seat, 'horror'), many(horror));
  return (after, bound) => hurt(after, bound) && shaken(after, bound);
}

function recovers(s: Arkham, { health = 0, sanity = 0 }: InstructionOf<'recover'>, here: Here): Come {
  const healed = falls(s, allHarm('damage'), 1, Math.max(1, much(s, health, here)));
  const calmed = falls(s, allHarm('horror'), 1, Math.max(1, much(s, sanity, here)));
  return (after, bound) => (health !== 0 && healed(after, bound)) || (sanity !== 0 && calmed(after, bound));
}

/** A monster is wounded or dead; or the blow that is being struck has become harder (ARK-R.151). */
function wounds(s: Arkham, _it: InstructionOf<'damage-monster'>, { bound: { damage } }: Here): Come {
  const hurt = rises(s, woundsAndDead, 1, MANY * MANY);
  return (after, bound) => hurt(after, bound) || Number(bound.damage ?? 0) > Number(damage ?? 0);
}

function conditioned(s: Arkham, { gain }: InstructionOf<'condition'>, { seat }: Here): Come {
  if (gain === 'dark-pact') return rises(s, (now) => now.seats[seat]!.pact.length, 1);
  const before = s.seats[seat]!.assets.length;
  return (after) =>
    after.seats[seat]!.assets.length === before + 1 &&
    after.seats[seat]!.assets.at(-1)!.back === (gain === 'cursed') &&
    kindOf(after.seats[seat]!.assets.at(-1)!.card) === 'condition/blessed';
}

export const EFFECTS: Effects = {
  money: (s, { gain, lose = 0 }, here) =>
    gain === undefined
      ? falls(s, own(here.seat, 'money'), Math.min(lose, s.seats[here.seat]!.money), lose)
      : rises(s, own(here.seat, 'money'), much(s, gain, here)),
  remnant: (s, { gain }, { seat }) => rises(s, own(seat, 'remnants'), gain),
  clue: (s, _it, { seat }) => rises(s, own(seat, 'clues'), 1),
  gain: (s, { count = 1 }, { seat }) => rises(s, assetsOf(seat), 1, count),
  special:
    (_s, { card }, { seat }) =>
    (after) =>
      after.seats[seat]!.assets.some((asset) => kindOf(asset.card) === card),
  condition: conditioned,
  delay:
    (_s, _it, { seat }) =>
    (after) =>
      after.seats[seat]!.delayed,
  focus: (s, { count = 1, skill }, { seat }) => rises(s, focusOf(seat), 1, skill === 'every' ? MANY : count),
  'discard-focus': (s, { count }, { seat }) => falls(s, focusOf(seat), 1, count),
  'discard-clues': (s, { count }, { seat }) => falls(s, own(seat, 'clues'), 1, count),
  'discard-this':
    (_s, _it, { of }) =>
    (after) =>
      !isHere(after, pieceOfSide(of)),
  suffer: suffers,
  recover: recovers,
  'recover-all': (s) => {
    const [healed, calmed] = [falls(s, allHarm('damage'), 1, MANY), falls(s, allHarm('horror'), 1, MANY)];
    return (after, bound) => healed(after, bound) || calmed(after, bound);
  },
  'sheet-clue': (s, { count }) => rises(s, (now) => now.sheet.clues, count),
  research: (s, { count }) => rises(s, (now) => now.sheet.clues, 1, count),
  'spawn-clue': (s) => rises(s, cluesOnBoard, 1, MANY),
  'place-doom': (s) => rises(s, allDoom, 1, MANY),
  'remove-doom': (s, { count }) => falls(s, doomOnBoard, 1, count),
  'add-tokens': (s, { tokens: added }) => rises(s, tokens, added.length),
  spawn: (s) => rises(s, monstersOnBoard, 1, MANY),
  'spawn-first': (s) => rises(s, monstersOnBoard, 1, MANY),
  'spawn-set-aside': (s) => rises(s, monstersOnBoard, 1, MANY),
  'spawn-epic':
    (_s, { card }) =>
    (after) =>
      after.monsters.some((monster) => monster.card === archiveId(card)),
  'damage-monster': wounds,
  defeat: (s) => rises(s, woundsAndDead, 1, MANY * MANY),
  disengage: (s) => falls(s, engaged, 1, MANY),
  'add-card':
    (_s, { card }) =>
    (after) =>
      !after.archive.includes(archiveId(card)),
  'return-card':
    (_s, { card }) =>
    (after) =>
      after.archive.includes(archiveId(card)),
  // A card that was met is put away when its encounter is over.
  'return-this':
    (_s, _it, { of }) =>
    (after) =>
      [...after.archive, ...after.encounter].includes(pieceOfSide(of)),
  'flip-this':
    (_s, _it, { of }) =>
    (after) =>
      isTurned(after, pieceOfSide(of)),
  'place-marker': (s) => rises(s, markers, 1, MANY),
  'place-scars': (s) => rises(s, marked(false), 1, MANY),
  'place-scar': (s) => rises(s, marked(false), 1),
  'mend-scar': (s) => rises(s, marked(true), 1),
  'remove-markers': (s) => falls(s, markers, 1, MANY),
};

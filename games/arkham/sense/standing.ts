import type { Arkham } from '../board.js';
import { archiveId, tableFor } from '../packs.js';
import { assetOf, focusTokens, healthOf, inPlay, isEpic, sheetOf } from '../rules/look.js';
import { FIGURES } from './figures.js';
import { spareClues } from './texts.js';
import { menace, monsterWorth } from './worth.js';

/** How the team stands: what is done of the scenario against what the sheet can still bear. */

/** How much nearer to victory the team is with a card in the codex, on its front and on its back; clues paid for it are in it. */
const PROGRESS: { readonly [card: string]: readonly [front: number, back: number] } = {
  [archiveId(4)]: [2, 2],
  [archiveId(5)]: [-1, 0],
  [archiveId(6)]: [2, 14],
  [archiveId(7)]: [2, 3],
  [archiveId(8)]: [-4, -3],
  [archiveId(12)]: [4, 12],
  [archiveId(18)]: [0, 0],
  [archiveId(22)]: [1, 1],
  [archiveId(23)]: [3, 3],
  [archiveId(24)]: [2, 2],
  [archiveId(26)]: [0, 0],
  [archiveId(27)]: [2, 2],
  [archiveId(31)]: [1, 1],
  [archiveId(36)]: [6, 6],
  [archiveId(37)]: [-1, -1],
  [archiveId(38)]: [-4, -4],
};

/** A clue on the sheet, which is spent for what follows. */
const ON_SHEET = 1.75;
/** A marker that was won for the sheet, a scar that was mended, a rite that can be tried; a clue on a card of the codex. */
const MARKER = 3;
const MENDED = 5.5;
const RITE = 1.2;
const CLUE_ON_CARD = 3.5;
/** Somebody who is where clues are brought to the past (Azathoth 9). */
const ARRIVED = 1.5;
const FUTURE = 'the-future';
/** All the harm on what has to be defeated in the end. */
const EPIC = 12;

/** What is done: clues, markers, cards of the codex, harm on what has to be defeated. */
function done(s: Arkham): number {
  let sum = ON_SHEET * (s.sheet.clues - spareClues(s)) + MARKER * s.sheet.markers + RITE * s.attached.length;
  for (const { card, back, clues } of s.codex) {
    const [front, behind] = PROGRESS[card] ?? [0, 0];
    sum += (back ? behind : front) + CLUE_ON_CARD * clues;
  }
  if (s.sheet.clues > 0)
    for (const { sheet, space } of s.seats)
      if (sheet !== null && tableFor(s).spaces[space]!.id === FUTURE) sum += ARRIVED;
  for (const { mended } of s.markers) if (mended) sum += MENDED;
  for (const { card, damage } of s.monsters) if (isEpic(s, card)) sum += (EPIC * damage) / healthOf(s, card);
  return sum;
}

/** What the investigators have, and how they are. */
function strength(s: Arkham): number {
  let sum = 0;
  for (let seat = 0; seat < s.seats.length; seat++) {
    const one = s.seats[seat]!;
    if (!inPlay(s, seat)) {
      sum -= FIGURES.defeat;
      continue;
    }
    const { health, sanity } = sheetOf(s, seat);
    const hurt = one.damage / health;
    const upset = one.horror / sanity;
    sum += FIGURES.clue * one.clues + 0.06 * Math.min(5, one.money) + FIGURES.remnant * one.remnants;
    sum += FIGURES.focus * focusTokens(s, seat) - 1.2 * (hurt ** 2 + upset ** 2) - (one.delayed ? 0.4 : 0);
    for (const { card } of one.assets) sum += assetOf(s, card).type === 'condition' ? 0 : 0.3;
  }
  return sum;
}

/** What clues are worth that lie in the city. */
const CLUE_THERE = 0.25;
/** How much of what monsters may do counts: some of them will be fought anyway. */
const MONSTERS = 0.6;
/** The standing at which a game is as open as can be, and how much it takes to decide it. */
const EVEN = 4;
const SPAN = 6;

/** How likely the team wins from here. */
export function chanceToWin(s: Arkham): number {
  const monsters = s.monsters.reduce(
    (sum, monster) => sum + (isEpic(s, monster.card) ? 0 : MONSTERS * monsterWorth(s, monster)),
    0,
  );
  const clues = tableFor(s).scenario.neighbourhoods.reduce((sum, _, tile) => sum + s.tiles[tile as 0].clues, 0);
  const standing = done(s) + strength(s) + CLUE_THERE * clues - FIGURES.sheetDoom * s.sheet.doom - menace(s) - monsters;
  return 1 / (1 + Math.exp((EVEN - standing) / SPAN));
}

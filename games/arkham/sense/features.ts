import { type Arkham, TILES } from '../board.js';
import { tableFor } from '../packs.js';
import { assetOf, focusTokens, healthOf, inPlay, isEpic, isHeld, sheetOf, tileAt } from '../rules/look.js';
import { spareClues } from './texts.js';
import { menace, monsterWorth } from './worth.js';

/**
 * What a position is judged by, in numbers that lie open on the table. How much each of them counts, in each scenario, is
 * fitted to finished games (`fitted.ts`).
 */
export interface Features {
  [name: string]: number;
}

/** From so many clues or doom on the sheet one more may count otherwise: thresholds of the codex lie about there. */
const CLUES = [3, 5, 8];
const DOOM = [3, 5, 8, 10];
/** What the codex says decides what more clues are worth: up to so many. */
const MOST_CLUES = 6;
/** What is worth no more to somebody who has so much. */
const MONEY = 6;
const REMNANTS = 4;
/** The space where clues are brought to the past (Azathoth 9). */
const FUTURE = 'the-future';

export function featuresOf(s: Arkham): Features {
  const found: Features = { players: s.seats.length };
  const add = (name: string, count: number) => {
    if (count !== 0) found[name] = (found[name] ?? 0) + count;
  };
  ofSheet(s, add);
  ofMap(s, add);
  for (let seat = 0; seat < s.seats.length; seat++)
    if (inPlay(s, seat)) ofInvestigator(s, seat, add);
    else add('out', 1);
  return found;
}

type Add = (name: string, count: number) => void;

/** The sheet and the codex: what is done, and what is still to come. */
function ofSheet(s: Arkham, add: Add): void {
  const clues = s.sheet.clues - spareClues(s);
  add('clues', clues);
  for (const most of CLUES) add(`clues to ${most}`, Math.min(clues, most));
  add('doom', s.sheet.doom);
  for (const least of DOOM) add(`doom from ${least}`, Math.max(0, s.sheet.doom - least));
  add('markers', s.sheet.markers);
  add('attached', s.attached.length);
  for (const { card, back, clues: on, doom } of s.codex) {
    const side = back ? `${card} back` : card;
    add(side, 1);
    add(`clues on ${card}`, on);
    add(`doom on ${card}`, doom);
    if (card.startsWith('headline')) continue;
    add(`clues with ${side}`, Math.min(clues, MOST_CLUES));
    add(`doom with ${side}`, s.sheet.doom);
  }
}

function ofMap(s: Arkham, add: Add): void {
  for (const tile of TILES) {
    const { anomaly, clues } = s.tiles[tile];
    add(anomaly ? 'shut clues' : 'open clues', clues);
    if (anomaly) add('anomalies', 1);
  }
  add('menace', menace(s));
  for (let space = 0; space < s.doom.length; space++) {
    const tile = tileAt(s, space);
    add(tile !== null && s.tiles[tile].anomaly ? 'doom in anomalies' : 'doom there', s.doom[space]!);
  }
  for (const monster of s.monsters) {
    const { card, damage } = monster;
    add(isEpic(s, card) ? 'epic' : 'monsters', 1);
    if (isEpic(s, card)) add('epic harm', damage / healthOf(s, card));
    else add('monsters worth', monsterWorth(s, monster));
  }
  add('markers there', s.markers.length);
  add('markers facedown', s.facedown.length);
  for (const { mended } of s.markers) add('mended', mended ? 1 : 0);
}

function ofInvestigator(s: Arkham, seat: number, add: Add): void {
  const one = s.seats[seat]!;
  const { health, sanity } = sheetOf(s, seat);
  add('hurt', (one.damage / health) ** 2);
  add('upset', (one.horror / sanity) ** 2);
  add('in hand', one.clues);
  add('money', Math.min(MONEY, one.money));
  add('remnants', Math.min(REMNANTS, one.remnants));
  add('focus', focusTokens(s, seat));
  add('delayed', one.delayed ? 1 : 0);
  add('held', isHeld(s, seat) ? 1 : 0);
  for (const { card } of one.assets) {
    const { type, value = 0 } = assetOf(s, card);
    add(type === 'condition' ? 'conditions' : 'cards', 1);
    add('value', value);
  }
  if (s.sheet.clues > 0 && tableFor(s).spaces[one.space]!.id === FUTURE) add('in the future', 1);
}

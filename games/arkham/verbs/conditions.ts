import type { Bound } from '@tabula/kernel/instructions.js';
import type { Seat } from '@tabula/kernel/json.js';
import type { Arkham } from '../board.js';
import type { Condition } from '../language/conditions.js';
import { archiveId, kindOf, pieceOfSide } from '../packs.js';
import { codexEntry } from '../rules/codex.js';
import { inPlay } from '../rules/look.js';
import { PAID } from './costs.js';

/** By whom something is asked, of which card, and with what found so far. */
interface Asked {
  readonly seat: Seat;
  readonly of: string;
  readonly bound: Bound;
}

/** The names by which purchases and discards are known to what follows. */
export const BOUGHT = 'bought';
export const DISCARDED = 'discarded';

const isWhite = (token: string): boolean => kindOf(token) === 'marker/white';
/** Azathoth 6 lies with its back up. */
const BARRIER = archiveId(6);
const numberIn = (bound: Bound, name: string): number => (typeof bound[name] === 'number' ? bound[name] : 0);

/** Whether something is so. */
export function holds(s: Arkham, condition: Condition, asked: Asked): boolean {
  const { seat, of, bound } = asked;
  const entry = () => codexEntry(s, pieceOfSide(of));
  switch (condition.when) {
    case 'bought':
      return bound[BOUGHT] === true;
    case 'nobody-paid':
      return bound[PAID] === undefined;
    case 'discarded-at-most':
      return numberIn(bound, DISCARDED) <= condition.most;
    case 'own-money-below':
      return inPlay(s, seat) && s.seats[seat]!.money < condition.less;
    case 'own-clues':
      return inPlay(s, seat) && s.seats[seat]!.clues >= condition.least;
    case 'sheet-doom':
      return s.sheet.doom >= condition.least;
    case 'sheet-clues':
      return s.sheet.clues >= condition.least;
    case 'sheet-clues-and-doom':
      return s.sheet.clues + s.sheet.doom >= condition.least;
    case 'sheet-markers':
      return s.sheet.markers >= condition.least;
    case 'doom-on-this':
      return (entry()?.doom ?? 0) >= condition.least;
    case 'clues-on-this':
      return (entry()?.clues ?? 0) >= condition.least;
    case 'mended-scars':
      return s.markers.filter(({ token, mended }) => mended && isWhite(token)).length >= condition.least;
    case 'markers-found':
      return condition.colours.every((colour) => s.markers.some(({ token }) => kindOf(token) === `marker/${colour}`));
    case 'no-markers-on-board':
      return s.markers.length + s.facedown.length === 0;
    case 'barrier-destroyed':
      return codexEntry(s, BARRIER)?.back === true;
    case 'in-codex':
      return codexEntry(s, archiveId(condition.card)) !== undefined;
    case 'not-in-codex':
      return codexEntry(s, archiveId(condition.card)) === undefined;
    case 'both':
      return condition.of.every((part) => holds(s, part, asked));
  }
}

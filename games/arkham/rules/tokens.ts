import { tell } from '@tabula/kernel/chance.js';
import type { Seat } from '@tabula/kernel/json.js';
import type { Tile } from '../board.js';
import type { Acting } from './kit.js';
import { inPlay } from './look.js';

/** Tokens that investigators gain and give up. Who has left the game gets nothing (ARK-R.69). */

export function gainMoney(c: Acting, seat: Seat, count: number): void {
  if (count === 0 || !inPlay(c.s, seat)) return;
  c.s.seats[seat]!.money += count;
  tell(c, 'event.money', { seat: { seat }, count });
}

/** ARK-R.167: as much as there is. */
export function loseMoney(c: Acting, seat: Seat, count: number): void {
  const lost = Math.min(count, c.s.seats[seat]!.money);
  if (lost === 0) return;
  c.s.seats[seat]!.money -= lost;
  tell(c, 'event.money-lost', { seat: { seat }, count: lost });
}

export function gainRemnant(c: Acting, seat: Seat, count: number): void {
  if (count === 0 || !inPlay(c.s, seat)) return;
  c.s.seats[seat]!.remnants += count;
  tell(c, 'event.remnant', { seat: { seat }, count });
}

/** ARK-478.5, ARK-R.88: a clue from the centre of a neighbourhood; whether there was one. */
export function gainClue(c: Acting, seat: Seat, tile: Tile): boolean {
  const here = c.s.tiles[tile];
  if (here.clues === 0 || !inPlay(c.s, seat)) return false;
  here.clues--;
  c.s.seats[seat]!.clues++;
  tell(c, 'event.gained-clue', { seat: { seat }, tile: { tile } });
  return true;
}

/** ARK-491.1: clues of one's own go to the sheet. */
export function research(c: Acting, seat: Seat, count: number): void {
  if (count === 0) return;
  c.s.seats[seat]!.clues -= count;
  c.s.sheet.clues += count;
  tell(c, 'event.researched', { seat: { seat }, count });
}

/** ARK-479.4: being delayed does not add up. */
export function delay(c: Acting, seat: Seat): void {
  const one = c.s.seats[seat]!;
  if (one.delayed || !inPlay(c.s, seat)) return;
  one.delayed = true;
  tell(c, 'event.delayed', { seat: { seat } });
}

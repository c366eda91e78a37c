import type { Level } from '@tabula/bots/bot.js';
import { type Result, together } from '@tabula/kernel/chance.js';
import type { Game } from '@tabula/kernel/game.js';
import type { Seat } from '@tabula/kernel/json.js';
import type { View } from '@tabula/kernel/sight.js';
import type { WindowSetting } from '@tabula/protocol/socket.js';
import type { Account } from '../people/accounts.js';

/** A seat as it is kept. */
export interface SeatState {
  kind: 'open' | 'person' | 'bot';
  account: string | null;
  name: string | null;
  level: Level | null;
  /** A bot plays for the person until they take the seat back. */
  standIn: boolean;
  /** The person said they are leaving: nobody has to wait for them. */
  away: boolean;
  /** 0, or as the how manieth this seat lost by its clock, or resigned. */
  lost: number;
  /** It lost because it resigned. */
  resigned?: true;
  /** When this person wants to be asked whether to act out of turn; when they can, if it is not here. */
  windows?: WindowSetting;
  heldFor: { readonly account: string; readonly name: string } | null;
}

const newSeat = (
  kind: SeatState['kind'],
  account: string | null,
  name: string | null,
  level: Level | null,
): SeatState => ({ kind, account, name, level, standIn: false, away: false, lost: 0, heldFor: null });

export const openSeat = (): SeatState => newSeat('open', null, null, null);
export const botSeat = (level: Level): SeatState => newSeat('bot', null, null, level);
export const personSeat = ({ id, name }: Account): SeatState => newSeat('person', id, name, null);

/** The seat of an account, or -1. */
export function seatOf(seats: readonly SeatState[], account: string): Seat {
  for (let seat = 0; seat < seats.length; seat++) if (seats[seat]!.account === account) return seat;
  return -1;
}

/** The seats with another name of a person, wherever it stands. */
export const renamedSeats = (seats: readonly SeatState[], account: string, name: string): SeatState[] =>
  seats.map((seat) => {
    if (seat.account === account) return { ...seat, name };
    return seat.heldFor?.account === account ? { ...seat, heldFor: { account, name } } : seat;
  });

/** Whether a bot decides for this seat. */
export const isBots = (seat: SeatState): boolean => seat.kind === 'bot' || seat.standIn;

/** The level of the bot on this seat; who stands in for a person plays decently. */
export const levelOf = (seat: SeatState): Level => seat.level ?? 'normal';

/** A seat that is somebody's: they sit there, or it is kept for them (`held`). */
export interface Sitting {
  readonly seat: Seat;
  readonly account: string;
  readonly held: 0 | 1;
}

export const sitting = (seats: readonly SeatState[]): Sitting[] =>
  seats.flatMap(({ account, heldFor }, seat): Sitting[] => {
    if (account !== null) return [{ seat, account, held: 0 }];
    return heldFor === null ? [] : [{ seat, account: heldFor.account, held: 1 }];
  });

/** Seats one place on, so that somebody else begins; people keep theirs until they take or leave it. */
export function rotated(seats: readonly SeatState[], by: string): SeatState[] {
  return seats.map((_, at) => {
    const from = seats[(at + 1) % seats.length]!;
    if (from.kind === 'bot') return botSeat(levelOf(from));
    if (from.account === null) return openSeat();
    if (from.account === by) return personSeat({ id: from.account, name: from.name ?? '' });
    return { ...openSeat(), heldFor: { account: from.account, name: from.name ?? '' } };
  });
}

/** As much of a game, or of a view of it, as tells who won. Automata have seats in it that nobody sits on. */
type Ended = Pick<View<unknown>, 'seats' | 'result'>;
type Together = Pick<Game, 'together'>;

/**
 * The result with those who lost by their clock or resigned behind all others, who lost first at the very end. Their pieces
 * were played on by a bot, for the others' sake; its result does not count for them. Where no person is left, nobody has
 * to see how bots would end it.
 */
export function resultWith(seats: readonly SeatState[], game: Ended, { together: joined }: Together): Result | null {
  const { result } = game;
  const losers = seats
    .flatMap(({ lost, resigned }, seat) => (lost > 0 ? [{ lost, resigned, seat }] : []))
    .sort((a, b) => b.lost - a.lost);
  if (losers.length === 0) return result;
  const reason = losers[0]!.resigned ? 'resigned' : 'time';
  const isLeft = seats.some(({ kind, lost }) => kind === 'person' && lost === 0);
  // Who plays together wins and loses together, as long as somebody is left to play.
  if (joined) return result ?? (isLeft ? null : together([], false, reason));
  const still = [...game.seats.keys()].filter((seat) => (seats[seat]?.lost ?? 0) === 0); // nobody's: an automaton's
  if (result === null && still.length > 1 && isLeft) return null;
  const ahead = result === null ? [still] : result.places.map((place) => place.filter((seat) => still.includes(seat)));
  const places = [...ahead.filter((place) => place.length > 0), ...losers.map(({ seat }) => [seat])];
  return { places, reason: result === null ? reason : result.reason };
}

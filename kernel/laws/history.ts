import { isResult } from '../check.js';
import { clone, difference, same } from '../json.js';
import { recordOf, replay } from '../record.js';
import { decide, script, undo } from '../table.js';
import { type Law, seatsOf, tableOn } from './position.js';

/** Only the asked may answer, and only with what is offered; a refusal changes nothing. */
export const onlyAsked: Law = (position) => {
  const { table, now } = position;
  const { state } = table;
  const before = clone(state);
  const attempt = (seat: number, keys: string[], code: string): string | null => {
    const answer = decide(table, seat, keys);
    if (answer.ok) return `seat ${seat} could answer ${JSON.stringify(keys)}`;
    if (answer.error.code !== code) return `seat ${seat} got the error ${answer.error.code}, not ${code}`;
    return table.state === state && same(state, before) ? null : `a refused answer of seat ${seat} changed the state`;
  };
  for (const seat of [-1, ...seatsOf(position), state.seats.length]) {
    const ask = now?.asks.find((entry) => entry.seat === seat);
    const found =
      ask === undefined
        ? attempt(seat, ['true'], state.result === null ? 'not-asked' : 'over')
        : (attempt(seat, ['no such key'], 'illegal') ??
          attempt(seat, ['__proto__'], 'illegal') ??
          attempt(seat, new Array(ask.max + 1).fill('constructor'), 'illegal'));
    if (found !== null) return found;
  }
  return null;
};

/** What taught nobody anything can be taken back; made again with the chance that was recorded, it leads to the same. */
export const undoRedo: Law = ({ table }) => {
  const last = table.log.length - 1;
  const entry = table.log[last]!;
  if (last === 0 || entry.seat === null) return null;
  const copy = { ...tableOn(table, table.state), log: table.log.slice(), past: table.past.slice() };
  const free = undo(copy);
  if (free.ok === entry.reveals) return entry.reveals ? 'undo was free after a reveal' : 'undo was refused';
  if (!free.ok) {
    if (!same(copy.state, table.state)) return 'a refused undo changed the state';
    if (!undo(copy, last, true).ok) return 'undo was refused although all agreed';
  }
  if (!same(copy.state.rng, table.state.rng)) return 'undo rewound the generator';
  const back = difference(
    { ...copy.state, rng: null, script: null },
    { ...table.past[last]!, rng: null, script: null },
  );
  if (back !== null) return `undo did not lead back: ${back}`;
  script(copy, entry.fates);
  const redone = decide(copy, entry.seat, entry.keys);
  if (!redone.ok) return `a decision cannot be made again: ${redone.error.message}`;
  const other = difference(copy.state, table.state);
  return other === null ? null : `made again, a decision leads elsewhere: ${other}`;
};

/** The record alone, as text, plays the same game again. */
export const replays: Law = ({ table }) => {
  const replayed = replay(table.game, JSON.parse(JSON.stringify(recordOf(table))));
  if (!replayed.ok) return `the record does not play: ${replayed.error.message}`;
  const found = difference({ ...table.state, rng: null }, { ...replayed.table.state, rng: null });
  return found === null ? null : `the record leads elsewhere: ${found}`;
};

/** A finished game has a place for every seat, or all of them win or lose as one. */
export const result: Law = ({ table }) =>
  isResult(table.state.result, table.game, table.state.seats)
    ? null
    : `the result is not one of this game: ${JSON.stringify(table.state.result)}`;

import { fault, type Outcome } from './errors.js';
import { type Decision, type Game, playersOf } from './game.js';
import { type Json, same } from './json.js';
import { decide, open, script, type Table } from './table.js';

/** What is needed to play a game again: no generator, no trust. */
export interface GameRecord {
  readonly game: string;
  readonly version: number;
  readonly seats: number;
  readonly options: Record<string, Json>;
  readonly entries: readonly Decision[];
}

/** The game so far as decisions and outcomes of chance. */
export function recordOf<B>(table: Table<B, unknown>): GameRecord {
  const { state, log } = table;
  const entries = log.map(({ seat, keys, fates }) => ({ seat, keys, fates }));
  return { game: state.game, version: state.version, seats: playersOf(state.seats), options: state.options, entries };
}

/** A record of earlier rules as it would be made today. */
export function renewed<B, R extends GameRecord>(game: Game<B, unknown>, record: R): R {
  return game.renew === undefined ? record : { ...record, entries: game.renew(record.seats, record.entries) };
}

/** Plays a recorded game again; stops with the entry that does not fit. */
export function replay<B, V>(game: Game<B, V>, record: GameRecord): Outcome<{ table: Table<B, V> }> {
  const { seats, options } = record;
  if (record.game !== game.id || record.version !== game.version)
    return fault(
      'replay',
      `this is a record of ${record.game} version ${record.version}, not of ${game.id} ${game.version}`,
    );
  const [first, ...rest] = renewed(game, record).entries;
  if (first === undefined || first.seat !== null)
    return fault('replay', 'the record does not begin with the beginning');
  const begun = open(game, { seats, seed: 'replay', options, script: first.fates });
  if (!begun.ok) return begun;
  const { table } = begun;
  if (!same(table.log[0]!.fates, first.fates)) return fault('replay', OTHER_CHANCE(0));
  const redone = redo(table, rest);
  return redone.ok ? begun : redone;
}

/** Makes recorded decisions again, with the chance that was recorded; stops with the entry that does not fit. */
export function redo<B>(table: Table<B, unknown>, entries: GameRecord['entries']): Outcome<object> {
  script(table, []);
  for (const [i, { seat, keys, fates, moot }] of entries.entries()) {
    if (seat === null) return fault('replay', `entry ${i + 1} names no seat`);
    if (moot === true) {
      table.past.push(table.state);
      table.log.push({ seat, keys, fates: [], events: [], forced: [], learned: {}, secrets: 0, reveals: false });
      continue;
    }
    const scripted = script(table, fates);
    if (!scripted.ok) return fault('replay', `entry ${i + 1} does not fit: ${scripted.error.message}`);
    const decided = decide(table, seat, keys);
    if (!decided.ok) return fault('replay', `entry ${i + 1} does not fit: ${decided.error.message}`);
    if (!same(decided.entry.fates, fates)) return fault('replay', OTHER_CHANCE(i + 1));
  }
  return { ok: true };
}

const OTHER_CHANCE = (at: number) => `entry ${at} records more or less chance than was needed`;

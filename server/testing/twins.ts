import type { Game, State } from '@tabula/kernel/game.js';
import { clone, type Json, type Seat } from '@tabula/kernel/json.js';
import { tableOn, textsIn } from '@tabula/kernel/laws/position.js';
import { askOf, keysOf } from '@tabula/kernel/question.js';
import { below, type Rng } from '@tabula/kernel/rng.js';
import { isAnswer } from '@tabula/kernel/run.js';
import { randomAnswer, resample } from '@tabula/kernel/sight.js';
import { asked, decide, open, type Table } from '@tabula/kernel/table.js';
import type { ClockSetting } from '@tabula/protocol/socket.js';
import type { Database } from '../db/database.js';
import { newClocks } from '../tables/clocks.js';
import { noteOpened, type Play, savePlay } from '../tables/play.js';
import { botSeat, personSeat } from '../tables/seats.js';
import { createStore } from '../tables/store.js';

/** Two games that one seat cannot tell apart, and a decision that does not tell it either. */
export interface Twins {
  readonly seat: Seat;
  readonly one: State;
  readonly two: State;
  /** The decision that is made in both; null if it would be legal in one only, or would open a secret to the seat. */
  readonly decision: { readonly seat: Seat; readonly keys: readonly string[] } | null;
}

/**
 * The position and a twin in which everything is different that this seat neither knows nor learns by the next decision.
 * The chance to come is the same in both.
 */
export function twinsAt(table: Table, seat: Seat, rng: Rng): Twins {
  const { game, state } = table;
  const now = asked(table)!;
  const ask = now.asks[below(rng, now.asks.length)]!;
  const answer = randomAnswer(ask, rng);
  const keys = keysOf(ask, answer);
  const first = decide(tableOn(table, clone(state)), ask.seat, keys);
  if (!first.ok) throw new Error(first.error.message);
  const { learned } = first.entry;
  const pinned = Object.keys(learned).filter((card) => (learned[card]! & (1 << seat)) !== 0);
  const opened = now.asks.length === 1 ? now.frame.sealed : undefined;
  const other = resample(game, state, seat, rng, new Set([...pinned, ...textsIn(opened ?? null)]));
  const two: State = { ...other, rng: clone(state.rng), script: clone(state.script) };
  if (opened !== undefined) two.stack[two.stack.length - 1]!.sealed = clone(opened);
  const there = askOf(asked(tableOn(table, clone(two))), ask.seat);
  if (there === null || !isAnswer(there, answer as Json)) return { seat, one: state, two, decision: null };
  const second = decide(tableOn(table, clone(two)), ask.seat, keys);
  if (!second.ok) return { seat, one: state, two, decision: null };
  const secrets = opened === undefined ? first.entry.secrets | second.entry.secrets : 0;
  const open = (secrets & (1 << seat)) === 0;
  return { seat, one: state, two, decision: open ? { seat: ask.seat, keys } : null };
}

/** Positions of random games, some decisions apart. */
export function* positions(game: Game, rng: Rng, count: number): Generator<Table> {
  for (let found = 0; ; ) {
    const begun = open(game, { seats: 2 + below(rng, 3), seed: below(rng, 1e9) });
    if (!begun.ok) throw new Error(begun.error.message);
    const { table } = begun;
    for (let left = below(rng, 8); ; left--) {
      const now = asked(table);
      if (now === null) break;
      if (left <= 0) {
        yield table;
        if (++found >= count) return;
        left = below(rng, 12);
      }
      const ask = now.asks[below(rng, now.asks.length)]!;
      decide(table, ask.seat, keysOf(ask, randomAnswer(ask, rng)));
    }
  }
}

/** Who plays a game that is put on a table, and by which clock. */
interface Placing {
  readonly bots?: readonly Seat[];
  readonly clock?: ClockSetting;
}

/** Puts a game in progress on a table in a database: seat 0 is `p0`, and so on. */
export async function placeTable(
  database: Database,
  game: Game,
  id: string,
  state: State,
  version: number,
  { bots = [], clock = { kind: 'none' } }: Placing = {},
) {
  const table: Table = { game, state: clone(state), log: [], past: [] };
  const seats = state.seats.map((_, at) =>
    bots.includes(at) ? botSeat('normal') : personSeat({ id: `p${at}`, name: `Player ${at}` }),
  );
  const play: Play = {
    table,
    length: version,
    asked: asked(table),
    opened: {},
    clocks: newClocks(clock, seats.length),
    window: null,
    ended: false,
  };
  noteOpened(play, null, null, version);
  const at = 1_800_000_000_000;
  const row = {
    id,
    status: 'playing' as const,
    seq: 1,
    version,
    waiting: '[]',
    deadline: null,
    updated_at: at,
    snapshot: savePlay(play, at),
  };
  await createStore(database).append({
    create: {
      ...row,
      game: game.id,
      is_public: 1,
      invite: `invite-${id}`,
      host: 'p0',
      title: '',
      settings: JSON.stringify({ options: state.options, clock, undo: 'boundary', flag: 'bot', rematch: null }),
      seats: JSON.stringify(seats),
      created_at: at,
    },
    before: 1,
    epoch: 0,
    row,
    records: [{ seq: 1, kind: 'create', at, account: 'p0', idem: null, body: '{}' }],
  });
}

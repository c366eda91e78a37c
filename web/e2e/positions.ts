import type { Game, State } from '@tabula/kernel/game.js';
import { clone, type Seat } from '@tabula/kernel/json.js';
import { type GameRecord, recordOf } from '@tabula/kernel/record.js';
import { seeded } from '@tabula/kernel/rng.js';
import { view } from '@tabula/kernel/sight.js';
import { asked, load, questions, type Start } from '@tabula/kernel/table.js';
import { opened } from '@tabula/kernel/testing/new-game.js';
import { randomDecision } from '@tabula/kernel/testing/states.js';
import type { Save } from '../local/saves.js';
import { nextMoment } from './table.js';
import type { Visitor } from './visitor.js';

/** A position as somebody has it before them, with what led to it if that is known. */
export interface Position {
  /** The question that is asked there. */
  readonly asks: string;
  readonly seat: Seat;
  readonly state: State;
  readonly record: GameRecord | null;
}

/** As long as names get. */
const NAMES = ['Wilhelmina', 'Maximilian', 'Anastazja', 'Bartholomäus', 'Konstancja', 'Alexandrine'];

/**
 * Of every kind of question the position of some random games at which most lies on the table, the longest list of
 * answers included; the fullest first.
 */
export function fullest(
  game: Game,
  seats: number,
  games: number,
  options: NonNullable<Start['options']> = {},
): Position[] {
  const found = new Map<string, Position & { readonly size: number }>();
  for (let nth = 0; nth < games; nth++) {
    const table = opened(game, { seats, seed: `crowd ${nth}`, options });
    const rng = seeded(`crowd ${nth}`);
    do {
      const now = asked(table);
      const ask = now?.asks[0];
      if (now === null || ask === undefined) break;
      const asks = `${now.frame.rule}/${ask.into}`;
      const seen = JSON.stringify(view(game, table.state, ask.seat).board).length;
      const size = seen + 100 * ask.choices.length;
      if (size > (found.get(asks)?.size ?? 0))
        found.set(asks, { asks, seat: ask.seat, state: clone(table.state), record: recordOf(table), size });
    } while (randomDecision(table, rng));
  }
  return [...found.values()].sort((one, other) => other.size - one.size);
}

/** The first position of random games at which somebody may give such an answer. */
export function offering(game: Game, seats: number, answer: RegExp): Position {
  for (let nth = 0; ; nth++) {
    const table = opened(game, { seats, seed: `offer ${nth}` });
    const rng = seeded(`offer ${nth}`);
    do {
      const question = questions(table).find(({ options }) => options.some(({ key }) => answer.test(key)));
      if (question === undefined) continue;
      const { id: asks, seat } = question;
      return { asks, seat, state: clone(table.state), record: recordOf(table) };
    } while (randomDecision(table, rng));
  }
}

/** The same position with other things on the board; the rules must allow it. */
export function changed(game: Game, position: Position, change: (board: unknown, seat: Seat) => void): Position {
  const state = clone(position.state);
  change(state.board, position.seat);
  const loaded = load(game, state);
  if (!loaded.ok) throw new Error(loaded.error.details?.join('\n') ?? loaded.error.message);
  return { ...position, state, record: null };
}

let laid = 0;

/** Puts a position before a visitor, against bots: as another table each time, so that the one before keeps what it is. */
export async function put(visitor: Visitor, { state, record, seat }: Omit<Position, 'asks'>): Promise<void> {
  const id = `laid${laid++}`;
  const who = state.seats.flatMap((kind, at) =>
    kind !== 'player'
      ? []
      : at === seat
        ? { name: NAMES[at]!, kind: 'person' as const }
        : { name: NAMES[at]!, kind: 'bot' as const, level: 'easy' as const },
  );
  const save: Save = { id, game: state.game, who, round: 1, waiting: [seat], over: false, at: 0, state, record };
  if (!visitor.page.url().startsWith('http')) await visitor.open('/settings');
  // As text: the type of a state is deeper than a page can be handed.
  await visitor.page.evaluate(`new Promise((resolve, reject) => {
    const open = indexedDB.open('tabula-tables', 1);
    open.onupgradeneeded = () => void open.result.createObjectStore('tables');
    open.onerror = () => reject(open.error);
    open.onsuccess = () => {
      const put = open.result.transaction('tables', 'readwrite').objectStore('tables').put(${JSON.stringify(save)}, '${id}');
      put.onerror = () => reject(put.error);
      put.onsuccess = () => {
        open.result.close();
        resolve();
      };
    };
  })`);
  await visitor.open(`/here/${id}`);
}

/** The same where the visitor has to decide something. */
export async function lay(visitor: Visitor, position: Position): Promise<void> {
  await put(visitor, position);
  await nextMoment(visitor);
}

import type { Ref } from '@tabula/kernel/chance.js';
import type { Game } from '@tabula/kernel/game.js';
import { tableOn } from '@tabula/kernel/laws/position.js';
import { askOf, keysOf, type Question } from '@tabula/kernel/question.js';
import { type GameRecord, renewed } from '@tabula/kernel/record.js';
import { seeded } from '@tabula/kernel/rng.js';
import { randomAnswer, view } from '@tabula/kernel/sight.js';
import {
  asked,
  decide,
  type Entry,
  eventsFor,
  load,
  open,
  questions,
  script,
  type Table,
} from '@tabula/kernel/table.js';
import { expect, test } from 'vitest';
import type { Foresee } from '../forecast.js';
import type { SumOf } from '../sums.js';

/** A game with all that it tells of itself besides its board. */
export interface Telling<B> {
  readonly game: Game<B, unknown>;
  readonly foresee: Foresee;
  readonly sumOf: SumOf;
  /** The names of all numbers that a board of this game shows. */
  readonly numbers: (board: B) => readonly string[];
  /** What one may ask "why not?" of, besides cards and what was offered some time. */
  readonly things: readonly Ref[];
  /** The texts of `golden/saves.jsonl`, `golden/games.jsonl` and `golden/rare.jsonl`, by path. */
  readonly files: { readonly [path: string]: unknown };
}

/** So many decisions are taken after each save, by random answers. */
const ON = 8;
/** Options of one question that are foreseen: payments may have hundreds. */
const FORESEEN = 24;
/** In whole games, every so-manieth position is looked at; what happens is heard each time. */
const EVERY = 5;
/** Of all cards, why not is asked of one in so many at each position, in turn; of all other things always. */
const IN_TURN = 6;

/**
 * All that is told in the games and after the saves of `golden/`, in one table: what kind of thing it is, how often it was
 * told, and a check of all it said. What tells something else, or by another rule, or at another time, changes a line; where
 * that is meant, `npx vitest run golden-told --update` writes the table anew, and what has changed can be read in it.
 */
export function goldenTold<B>(telling: Telling<B>): void {
  test('what is asked, offered, foreseen, refused and told in old games is what it was', async () => {
    await expect(toldIn(telling)).toMatchFileSnapshot('./golden/told.txt');
  }, 120_000);
}

/** All that is told at a position of `golden/rare.jsonl`, and by one decision more: in each is told what no other tells. */
function tellRare<B>(tally: Tally, telling: Telling<B>, state: unknown): void {
  const loaded = load(telling.game, state);
  if (!loaded.ok) throw new Error(loaded.error.message);
  const { table } = loaded;
  const things = new Map(telling.things.map((thing) => [JSON.stringify(thing), thing]));
  tellPosition(tally, telling, table, things, 1);
  const now = asked(table);
  if (now === null) return;
  const [ask] = now.asks;
  const decided = decide(table, ask!.seat, keysOf(ask!, randomAnswer(ask!, seeded('rare'))), now);
  if (!decided.ok) throw new Error(decided.error.message);
  tellEntry(tally, decided.entry, table);
}

class Tally {
  readonly #rows = new Map<string, { count: number; check: string }>();

  note(kind: string, said: unknown): void {
    const row = this.#rows.get(kind) ?? { count: 0, check: '' };
    row.count++;
    row.check = seeded(row.check + JSON.stringify(said)).join();
    this.#rows.set(kind, row);
  }

  toString(): string {
    const rows = [...this.#rows].sort(([a], [b]) => (a < b ? -1 : 1));
    const short = (check: string) => (seeded(check)[0] >>> 0).toString(36);
    return `${rows.map(([kind, { count, check }]) => `${kind} ${count} ${short(check)}`).join('\n')}\n`;
  }
}

const lines = <T>(text: unknown): T[] =>
  String(text)
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));

function toldIn<B>(telling: Telling<B>): string {
  const { game, files } = telling;
  const tally = new Tally();
  const things = new Map(telling.things.map((thing) => [JSON.stringify(thing), thing]));
  for (const { record } of lines<{ record: GameRecord }>(files['./golden/games.jsonl'])) {
    const [first, ...entries] = renewed(game, record).entries;
    const begun = open(game, { ...record, seed: 'told', script: first!.fates });
    if (!begun.ok) throw new Error(begun.error.message);
    tellEntry(tally, begun.table.log[0]!, begun.table);
    for (const [at, { seat, keys, fates, moot }] of entries.entries()) {
      if (moot === true) continue;
      if (at % EVERY === 0) tellPosition(tally, telling, begun.table, things);
      script(begun.table, []);
      script(begun.table, fates);
      const decided = decide(begun.table, seat!, keys);
      if (!decided.ok) throw new Error(decided.error.message);
      tellEntry(tally, decided.entry, begun.table);
    }
    tellPosition(tally, telling, begun.table, things);
    for (const note of game.notes?.(begun.table.state.board) ?? []) tally.note(`note ${note.section}`, note);
  }
  for (const { asks, state } of lines<{ asks: string; state: unknown }>(files['./golden/saves.jsonl'])) {
    const loaded = load(game, state);
    if (!loaded.ok) throw new Error(loaded.error.message);
    const luck = seeded(`told ${asks}`);
    for (let on = 0, now = asked(loaded.table); on <= ON && now !== null; on++, now = asked(loaded.table)) {
      tellPosition(tally, telling, loaded.table, things);
      const [ask] = now.asks;
      const decided = decide(loaded.table, ask!.seat, keysOf(ask!, randomAnswer(ask!, luck)), now);
      if (!decided.ok) throw new Error(decided.error.message);
      tellEntry(tally, decided.entry, loaded.table);
    }
  }
  for (const state of lines<unknown>(files['./golden/rare.jsonl'])) tellRare(tally, telling, state);
  return tally.toString();
}

function tellEntry<B>(tally: Tally, entry: Entry, { state }: Table<B>): void {
  const { events, learned, secrets, forced, reveals } = entry;
  for (const viewer of [null, ...state.seats.keys()])
    for (const event of eventsFor(entry, viewer)) tally.note(`event ${event.key} ${event.rule}`, [viewer, event]);
  for (const answer of forced) tally.note(`forced ${answer.rule}`, answer);
  tally.note('learned', [events.length, learned, secrets, reveals]);
}

function tellPosition<B>(
  tally: Tally,
  telling: Telling<B>,
  table: Table<B>,
  things: Map<string, Ref>,
  inTurn = IN_TURN,
): void {
  const { game, sumOf, numbers } = telling;
  const { state } = table;
  const boards = [null, ...state.seats.keys()].map((viewer) => view(game, state, viewer).board);
  for (const board of boards) tally.note('board', board);
  for (const number of numbers(state.board)) {
    const sum = sumOf(boards[0], number);
    tally.note(`sum ${sum?.title.key} ${sum?.rules}`, sum);
  }
  for (const question of questions(tableOn(table, state))) {
    tellQuestion(tally, telling, question, boards[question.seat + 1]);
    for (const { refs } of question.options) for (const ref of refs) things.set(JSON.stringify(ref), ref);
  }
  for (const ids of Object.values(game.box(state.board)))
    for (const card of ids) things.set(JSON.stringify({ card }), { card });
  const now = asked(table);
  const turn = table.past.length % inTurn;
  for (const seat of state.seats.keys()) {
    const ask = askOf(now, seat);
    const about = now !== null && ask !== null ? { ask, frame: now.frame } : null;
    for (const [at, thing] of [...things.values()].entries()) {
      if (thing.card !== undefined && at % inTurn !== turn) continue;
      for (const reason of game.why(state.board, seat, thing, about))
        tally.note(`why ${reason.key} ${reason.rule}`, [seat, thing, reason]);
    }
  }
}

function tellQuestion<B>(tally: Tally, { foresee }: Telling<B>, question: Question, board: unknown): void {
  const { id, options, ...asks } = question;
  tally.note(`ask ${id}`, asks);
  for (const [at, option] of options.entries()) {
    tally.note(`option ${id} ${option.label.key} ${option.rule}`, option);
    const forecast = at < FORESEEN ? foresee(board, question, option) : null;
    if (forecast === null) continue;
    for (const line of forecast.lines) tally.note(`foreseen ${line.is} ${line.key} ${line.rule}`, [option.key, line]);
    tally.note(`ghosts ${id}`, [option.key, forecast.ghosts, forecast.whose]);
  }
}

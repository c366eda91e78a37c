import type { Event, Fate } from '../chance.js';
import type { Fault } from '../errors.js';
import type { Game } from '../game.js';
import { difference, type Json, type Seat } from '../json.js';
import { brokenLaws } from '../laws.js';
import { keyOf } from '../question.js';
import { seeded } from '../rng.js';
import { trace } from '../run.js';
import type { Viewer } from '../shape.js';
import { view } from '../sight.js';
import { asked, decide, type Entry, eventsFor, load, script, type Table } from '../table.js';
import { opened } from './new-game.js';

interface Seating<B> {
  readonly seats: number;
  readonly script?: readonly Fate[];
  readonly options?: Record<string, Json>;
  /** Arranges the board before the first rule runs. */
  readonly board?: (s: B) => void;
}

/**
 * A table for a test of a flow. Whatever is answered at it is answered at a saved and loaded twin as well, and every
 * position on the way has to keep the laws.
 */
export function sit<B, V>(game: Game<B, V>, { board, ...start }: Seating<B>) {
  const setup: Game<B, V>['setup'] = (seats, options) => {
    const fresh = game.setup(seats, options);
    board?.(fresh);
    return fresh;
  };
  const table = opened({ ...game, setup }, { seed: 'sit', ...start });
  const rng = seeded('sit');
  check(table);

  function check(at: Table<B, V>): void {
    for (let i = 0; i < 2; i++) {
      const broken = brokenLaws(at, rng);
      if (broken.length > 0) throw new Error(`${trace(at.state)}: ${broken.join('; ')}`);
    }
  }

  return {
    table,
    get s(): B {
      return table.state.board;
    },
    /** Where the rules are. */
    trace: () => trace(table.state),
    /** Which question each asked seat has, and the keys of its options. */
    asks(): Record<Seat, string> {
      const now = asked(table);
      const shown = now?.asks.map((ask) => [
        ask.seat,
        `${now.frame.rule}/${ask.into}: ${ask.choices.map(keyOf).join(' ')}`,
      ]);
      return Object.fromEntries(shown ?? []);
    },
    /** Answers, at the table and at a twin that is saved and loaded first. */
    answer(seat: Seat, ...keys: string[]): Entry {
      const twin = load(table.game, JSON.parse(JSON.stringify(table.state)));
      if (!twin.ok) throw new Error(twin.error.message);
      const there = decide(twin.table, seat, keys);
      const here = decide(table, seat, keys);
      if (!here.ok || !there.ok) throw new Error(here.ok ? 'refused after loading' : here.error.message);
      const found = difference(
        { state: table.state, entry: here.entry },
        { state: twin.table.state, entry: there.entry },
      );
      if (found !== null) throw new Error(`saving and loading leads elsewhere: ${found}`);
      check(table);
      return here.entry;
    },
    /** Tries an answer that must not be possible. */
    refused(seat: Seat, ...keys: string[]): Fault {
      const answer = decide(table, seat, keys);
      if (answer.ok) throw new Error(`seat ${seat} could answer ${keys.join(' ')}`);
      return answer.error;
    },
    /** Fixes the next outcomes of chance. */
    chance(...fates: Fate[]): void {
      const fixed = script(table, fates);
      if (!fixed.ok) throw new Error(fixed.error.message);
    },
    /** All that a viewer was ever told and sees now, as text. */
    seen(viewer: Viewer): string {
      const told: Event[] = table.log.flatMap((entry) => eventsFor(entry, viewer));
      return JSON.stringify([view(table.game, table.state, viewer), told]);
    },
  };
}

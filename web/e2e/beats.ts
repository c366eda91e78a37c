import type { Event } from '@tabula/kernel/chance.js';
import type { Game, State } from '@tabula/kernel/game.js';
import type { Seat } from '@tabula/kernel/json.js';
import { seeded } from '@tabula/kernel/rng.js';
import { view } from '@tabula/kernel/sight.js';
import { stepsOf } from '@tabula/kernel/steps.js';
import { asked, type Entry, eventsFor, type Start, type Table } from '@tabula/kernel/table.js';
import { opened } from '@tabula/kernel/testing/new-game.js';
import { randomDecision } from '@tabula/kernel/testing/states.js';
import { type Cue, cuesOf, type MomentOf } from '../table/cues.js';
import { put } from './positions.js';
import type { Visitor } from './visitor.js';

/** Some decisions in a row, and all that somebody who sits at that table has to be shown of them. */
export interface Stretch {
  readonly you: Seat;
  /** Before the first of the decisions. */
  readonly state: State;
  readonly entries: readonly Entry[];
  readonly cues: readonly Cue[];
  /** The board as they see it afterwards. */
  readonly after: unknown;
}

/** The kind of a moment: what happens in it first. */
export const kindOf = ({ events: [first] }: Pick<Cue, 'events'>): string => first!.key;

/** All kinds of moments that a game declares, for whoever looks on. */
export function kindsOf(keys: readonly string[], momentOf: MomentOf): readonly string[] {
  const event = (key: string): Event => ({ key, params: { count: 1 }, rule: '' });
  return keys.filter((key) => key.startsWith('event.') && (momentOf(event(key), 0)?.ms ?? 0) > 0);
}

/** Random games of one number of players, as long as they tell something new. */
export interface Search {
  readonly seats: number;
  readonly games: number;
  /** Questions that are not answered by a line: a payment. Who plays alone leaves them out. */
  readonly composed?: readonly string[];
  /** What the tables are set up with. */
  readonly options?: NonNullable<Start['options']>;
}

/** Longer stretches take longer than they tell. */
const LONGEST = 6;
/** An answer of one's own is found among so few. */
const FEW = 4;
/** What it takes to lay a position, in moments that could be gone through meanwhile. */
const LAYING = 6;

/** Who is asked before a decision, and whether one of a few lines answers it. */
function before(
  { game, past }: Table,
  seq: number,
  put: readonly string[],
): { readonly seats: readonly Seat[]; readonly few: boolean } {
  const now = asked({ game, state: past[seq]!, log: [], past: [] });
  const [ask] = now?.asks ?? [];
  const few =
    now !== null &&
    ask !== undefined &&
    ask.max === 1 &&
    ask.choices.length <= FEW &&
    !put.includes(`${now.frame.rule}/${ask.into}`);
  return { seats: now?.asks.map(({ seat }) => seat) ?? [], few };
}

/**
 * The stretches of a game in which one player only looks on: bots answer in the order in which a page asks them. Who
 * plays alone decides everything, one decision at a time.
 */
function* stretchesOf(
  table: Table,
  you: Seat,
  { seats: players, composed = [] }: Search,
): Generator<readonly number[]> {
  let row: number[] = [];
  for (const [seq, { seat }] of table.log.entries()) {
    const { seats, few } = before(table, seq, composed);
    if (players === 1) {
      if (seat !== null && few) yield [seq];
      continue;
    }
    const goes = seat !== null && !seats.includes(you) && seats[0] === seat;
    if (goes) row.push(seq);
    if (row.length > 0 && (!goes || row.length === LONGEST)) {
      yield row;
      row = [];
    }
  }
}

function told(table: Table, momentOf: MomentOf, you: Seat, row: readonly number[]): Stretch {
  const { game, log, past } = table;
  const entries = row.map((seq) => log[seq]!);
  const cues = row.flatMap((seq, nth) => {
    const entry = log[seq]!;
    const boards = stepsOf(game, past[seq]!, entry, you) ?? [];
    return cuesOf({ seq: nth, seat: entry.seat, events: eventsFor(entry, you) }, boards, momentOf, you);
  });
  const end = past[row.at(-1)! + 1] ?? table.state;
  return { you, state: { ...past[row[0]!]!, script: [] }, entries, cues, after: view(game, end, you).board };
}

/** A few stretches of random games in which every one of these kinds is seen, and the kinds that were not found. */
export function covering(
  game: Game,
  momentOf: MomentOf,
  kinds: readonly string[],
  searches: readonly Search[],
): { readonly stretches: readonly Stretch[]; readonly missing: readonly string[] } {
  const missing = new Set(kinds);
  const found: {
    readonly table: Table;
    readonly you: Seat;
    readonly row: readonly number[];
    readonly has: Set<string>;
  }[] = [];
  for (const search of searches) {
    const { seats, games, options = {} } = search;
    for (let nth = 0; nth < games && missing.size > 0; nth++) {
      const table = opened(game, { seats, seed: `beats ${nth}`, options });
      const rng = seeded(`beats ${nth}`);
      while (randomDecision(table, rng));
      const you = nth % seats;
      for (const row of stretchesOf(table, you, search)) {
        const has = new Set(
          row.flatMap((seq) => kindsIn(table.log[seq]!, momentOf, you)).filter((kind) => kinds.includes(kind)),
        );
        // What adds nothing to what was found before may still have more of it at once, in the first games.
        if (nth < 2 || [...has].some((kind) => missing.has(kind))) found.push({ table, you, row, has });
        for (const kind of has) missing.delete(kind);
      }
    }
  }
  const wanted = new Set(kinds.filter((kind) => !missing.has(kind)));
  const stretches: Stretch[] = [];
  while (wanted.size > 0) {
    const worth = ({ has, row }: (typeof found)[number]) =>
      [...has].filter((kind) => wanted.has(kind)).length / (LAYING + 2 * row.length);
    const best = found.reduce((one, other) => (worth(other) > worth(one) ? other : one));
    for (const kind of best.has) wanted.delete(kind);
    stretches.push(told(best.table, momentOf, best.you, best.row));
  }
  return { stretches, missing: [...missing] };
}

/** The kinds of moments in a decision. */
function kindsIn(entry: Entry, momentOf: MomentOf, you: Seat): readonly string[] {
  const events = eventsFor(entry, you);
  return cuesOf({ seq: 0, seat: entry.seat, events }, [], momentOf, you).map(kindOf);
}

/**
 * Bots whose answers lie in the session: the first is given when the page says that it is drawn; after the last they
 * think on. Time stands still: what is shown goes on by hand alone, however long that takes.
 */
export const SCRIPTED = `
  {
    const later = window.setTimeout;
    window.setTimeout = (work, ms = 0, ...rest) => (ms < 300 ? later(work, ms, ...rest) : 0);
    const answers = JSON.parse(sessionStorage.getItem('answers') ?? '[]');
    let drawn;
    const ready = new Promise((done) => { drawn = done; });
    window.answersBegin = () => drawn();
    window.Worker = class {
      postMessage({ id }) {
        const keys = answers.shift();
        if (keys !== undefined) void ready.then(() => this.onmessage({ data: { id, ok: true, decision: { keys, thoughts: [] } } }));
      }
      terminate() {}
    };
  }
`;

/** Lays the position before a stretch, and lets its decisions be made: by bots, or by whoever plays alone. */
export async function begin(visitor: Visitor, { you, state, entries }: Stretch): Promise<void> {
  const { page } = visitor;
  if (!page.url().startsWith('http')) await visitor.open('/settings');
  const answers = entries.filter(({ seat }) => seat !== you).map(({ keys }) => keys);
  await page.evaluate(`sessionStorage.setItem('answers', ${JSON.stringify(JSON.stringify(answers))})`);
  await put(visitor, { seat: you, state, record: null });
  await page.locator('.table__board [data-flip-seat]').first().waitFor();
  // What is drawn begins to listen with the picture after it: nothing may happen before.
  await page.evaluate(
    'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 100))))',
  );
  if (answers.length > 0) await page.evaluate('window.answersBegin()');
  else await page.locator(`[data-question] [data-key="${entries[0]!.keys[0]}"]`).press('Enter');
}

/** Goes to what comes next; a card between rounds is put away like any sheet. */
export const onward = async ({ page }: Visitor): Promise<void> =>
  page.keyboard.press((await page.locator('dialog[open]').count()) > 0 ? 'Escape' : 'ArrowRight');

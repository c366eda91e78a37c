import type { Event } from '@tabula/kernel/chance.js';
import type { State } from '@tabula/kernel/game.js';
import type { Seat } from '@tabula/kernel/json.js';
import { type Diff, patch } from '@tabula/protocol/diff.js';
import type { TableInfo } from '@tabula/protocol/pushes.js';
import type { Sheet } from '@tabula/protocol/sheet.js';
import { boardsFrom } from '@tabula/protocol/steps.js';
import { inviteTo } from '../net/invites.js';
import { link } from '../net/link.js';
import { linked, recognise, session } from '../net/session.js';
import type { Sitter } from '../table/source.js';
import { say } from '../text/words.js';
import type { Loading, Past, PastEntry } from './past.js';

/** A stretch of a game as the server tells it again: the first frame is whole, each further one a difference. */
interface Page {
  readonly length: number;
  readonly frames: readonly {
    readonly seat: Seat | null;
    readonly events: readonly Event[];
    readonly diff: Diff;
    readonly steps?: readonly Diff[];
  }[];
}

/** A game of the server, page by page, from the side one sat on. */
export async function pastOnline(table: string, { side: wish, progress, signal }: Loading): Promise<Past | null> {
  await recognise();
  if (session.get().state !== 'in' || !(await linked())) return null;
  const looked = await link.ask<{ readonly info: TableInfo }>('look', { table, ...inviteTo(table) });
  if (!looked.ok) return null;
  const { info } = looked;
  const over = info.status === 'over' || info.status === 'abandoned';
  const open = over && wish === 'all';
  const moments: PastEntry[] = [];
  const ways: (readonly Diff[] | null)[] = [];
  let you: Seat | null = null;
  let length = 1;
  while (moments.length < length) {
    const page = await link.ask<Page>('replay', {
      table,
      from: moments.length,
      steps: true,
      ...(open ? { open } : {}),
      ...inviteTo(table),
    });
    if (!page.ok || page.frames.length === 0 || signal.aborted) return null;
    ({ length } = page);
    let sheet: Sheet | null = null;
    for (const { seat, events, diff, steps } of page.frames) {
      sheet = patch(sheet, diff) as Sheet;
      const { board, waiting, result, held } = sheet.view;
      you = sheet.view.you;
      moments.push({ seat, events, board, waiting, result, ...(held === undefined ? {} : { held }) });
      ways.push(steps ?? null);
    }
    progress(moments.length / length);
  }
  return {
    game: info.game,
    options: info.options,
    you,
    sitters: sittersOf(info),
    moments,
    side: open ? 'all' : you,
    sides: over ? [you, 'all'] : [you],
    steps(at) {
      const way = ways[at] ?? null;
      return way === null || at === 0 ? null : boardsFrom(moments[at - 1]!.board, way);
    },
    exact: false,
    position: (at) => (you === null ? Promise.resolve(null) : dealtAnew(table, at)),
  };
}

/** The server deals anew what this seat could not know: the true position never leaves it. */
async function dealtAnew(table: string, at: number): Promise<State | null> {
  const reply = await link.ask<{ readonly state: State }>('resample', { table, at });
  return reply.ok ? reply.state : null;
}

const sittersOf = ({ seats }: TableInfo): readonly Sitter[] =>
  seats.map(({ name, kind, level }, seat) => ({
    seat,
    name: name ?? say(kind === 'bot' ? 'name.bot' : 'name.seat', { number: seat + 1 }),
    kind,
    ...(level === null ? {} : { level }),
    connected: true,
  }));

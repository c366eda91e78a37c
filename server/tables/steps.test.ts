import { elekt } from '@tabula/elekt/elekt.js';
import type { Event } from '@tabula/kernel/chance.js';
import type { Game } from '@tabula/kernel/game.js';
import { type Diff, patch } from '@tabula/protocol/diff.js';
import type { UpdatePush, WatchReply } from '@tabula/protocol/pushes.js';
import { type Sheet, turnSheet } from '@tabula/protocol/sheet.js';
import { boardsFrom } from '@tabula/protocol/steps.js';
import { afterEach, expect, it } from 'vitest';
import { begunPair, playOut, type Room, room, type TestPeer } from '../testing/tables.js';

let open: Room;
afterEach(async () => {
  expect(open.errors).toEqual([]);
  await open.close();
});

/** A decision as somebody was told it: what happened, and how the board stood at each event. */
interface Shown {
  readonly events: readonly Event[];
  readonly boards: readonly unknown[];
}

/** What a peer can show of the updates it got since it began to watch. */
function shown({ game }: WatchReply, updates: readonly UpdatePush[]): readonly Shown[] {
  const { view, question, asked } = game!;
  let sheet: Sheet = { view, question, asked };
  return updates.map((update) => {
    const boards = boardsFrom(sheet.view.board, update.steps ?? []);
    sheet = turnSheet(sheet, update)!;
    return { events: update.events, boards };
  });
}

interface Page {
  readonly length: number;
  readonly frames: readonly {
    readonly events: readonly Event[];
    readonly diff: Diff;
    readonly steps?: readonly Diff[];
  }[];
}

/** The same from the record, page by page. */
async function replayed(peer: TestPeer, table: string): Promise<readonly Shown[]> {
  const all: Shown[] = [];
  let board: unknown = null;
  for (let length = 1; all.length < length; ) {
    const page = await peer.must<Page>('replay', { table, from: all.length, steps: true });
    ({ length } = page);
    let sheet: unknown = null;
    for (const { events, diff, steps = [] } of page.frames) {
      all.push({ events, boards: boardsFrom(board, steps) });
      sheet = patch(sheet, diff);
      board = (sheet as Sheet).view.board;
    }
  }
  return all;
}

it('who asks for it is told the board at each event; the record gives the same, and others are told nothing of it', async () => {
  open = await room({ games: [elekt as Game] });
  const { ada, bob, table } = await begunPair(open, 'elekt', {});
  const watched = await ada.must<WatchReply>('watch', { table, steps: true });
  ada.received.length = 0;
  bob.received.length = 0;
  await playOut([ada, bob], table);
  const updates = ada.pushes('update');
  const live = shown(watched, updates);
  expect(live.map(({ boards }) => boards.length)).toEqual(live.map(({ events }) => events.length));
  expect(live.some(({ boards }) => boards.length > 12)).toBe(true);
  expect(bob.pushes('update').map(({ steps }) => steps)).toEqual(updates.map(() => undefined));
  const again = await replayed(ada, table);
  expect(again.length).toBeGreaterThan(50);
  expect(again.slice(1)).toEqual(live);
});

it('who stops watching, or watches again without it, is told no more of it', async () => {
  open = await room({ games: [elekt as Game] });
  const { ada, table, asked } = await begunPair(open, 'elekt', {});
  const last = () => ada.pushes('update').at(-1)?.steps;
  await ada.must('watch', { table, steps: true });
  await asked().answer(table);
  expect(last()).toBeDefined();
  await ada.must('watch', { table });
  await asked().answer(table);
  expect(last()).toBeUndefined();
});

it('all hands are shown when the game is over and not before, and then nobody opens it again', async () => {
  open = await room({ games: [elekt as Game] });
  const { ada, bob, table } = await begunPair(open, 'elekt', { undo: 'consent' });
  expect(await ada.code('replay', { table, open: true })).toBe('not-over');
  await playOut([ada, bob], table);
  const handsIn = (page: Page) => {
    const sheet = patch(null, page.frames[0]!.diff) as Sheet<{ readonly seats: readonly { readonly hand: unknown }[] }>;
    return sheet.view.board.seats.map(({ hand }) => Array.isArray(hand));
  };
  expect(handsIn(await ada.must<Page>('replay', { table, from: 9 }))).toEqual([true, false]);
  expect(await ada.must('undo', { table })).toMatchObject({ settled: false });
  expect(handsIn(await ada.must<Page>('replay', { table, from: 9, open: true }))).toEqual([true, true]);
  expect(await bob.code('undo', { table })).toBe('over');
  expect(await bob.code('vote', { table, on: 'undo', yes: true })).toBe('over');
});

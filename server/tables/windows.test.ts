import { blocking } from '@tabula/kernel/flows/block.js';
import type { Game } from '@tabula/kernel/game.js';
import { clone, type Seat } from '@tabula/kernel/json.js';
import { askOf, keyOf } from '@tabula/kernel/question.js';
import { asked, open as openGame } from '@tabula/kernel/table.js';
import type { ClockSetting, WindowSetting } from '@tabula/protocol/socket.js';
import { afterEach, expect, it } from 'vitest';
import { type Room, room, settle, TestPeer } from '../testing/tables.js';
import { placeTable } from '../testing/twins.js';
import { type Bots, TABLE_LIMITS } from './env.js';

const game = blocking as Game;
const { windowMs } = TABLE_LIMITS;
const TABLE = 'threatened';

let open: Room | null = null;
afterEach(async () => {
  expect(open?.errors ?? []).toEqual([]);
  await open?.close();
  open = null;
});

interface Setting {
  /** What seat 1 holds; seat 2 has the rest and is asked after it. */
  readonly hand: readonly [string, string];
  readonly bots?: readonly Seat[];
  readonly clock?: ClockSetting;
  /** Seats whose people are not there. */
  readonly away?: readonly Seat[];
}

const ABLE = ['plot.1', 'block.1'] as const;
const UNABLE = ['plot.1', 'plot.2'] as const;

/** Bots that plot where they can, and never block. */
const PLOTTERS: Bots = {
  waiting: 0,
  async think(on, state, seat) {
    const ask = askOf(asked({ game: on, state: clone(state), log: [], past: [] }), seat)!;
    return [keyOf(ask.choices.find((choice) => String(choice).startsWith('plot')) ?? ask.choices.at(-1)!)];
  },
  async close() {},
};

/** Three people; seat 0 may plot against the others, of whom seat 1 is asked first whether to block it. */
async function threatened({ hand, bots = [], clock, away = [] }: Setting) {
  open = await room({ games: [game], bots: PLOTTERS });
  const on = open;
  const begun = openGame(game, { seats: 3, seed: 1 });
  if (!begun.ok) throw new Error(begun.error.message);
  const { state } = begun.table;
  const board = state.board as { seats: { hand: string[] }[] };
  const cards = board.seats.slice(1).flatMap((seat) => seat.hand);
  board.seats[1]!.hand = [...hand];
  board.seats[2]!.hand = cards.filter((card) => !hand.includes(card));
  expect(asked(begun.table)!.asks[0]!.seat).toBe(0);
  await placeTable(on.database, game, TABLE, state, 7, { bots, ...(clock === undefined ? {} : { clock }) });
  const people = [0, 1, 2].map((seat) => new TestPeer(on.tables, `p${seat}`, `p${seat}`));
  for (const [at, peer] of people.entries())
    if (!bots.includes(at) && !away.includes(at)) await peer.must('watch', { table: TABLE });
  const [attacker, victim, third] = people as [TestPeer, TestPeer, TestPeer];
  const plot = () => attacker.answer(TABLE, ['plot.0']);
  const waiting = () => attacker.sheets.get(TABLE)!.view.waiting;
  const pass = async (ms: number) => {
    on.clock.pass(ms);
    await settle();
  };
  return { on, attacker, victim, third, plot, waiting, pass };
}

/** What somebody was sent since, without what tells of the time alone. */
const told = ({ received }: TestPeer) => received.filter((text) => text.includes('"update"'));

it.each([
  ['who can block and says nothing', ABLE],
  ['who cannot', UNABLE],
])('%s has declined when the window closes, not earlier and not later', async (_, hand) => {
  const { victim, attacker, plot, waiting, pass } = await threatened({ hand });
  await plot();
  expect(waiting()).toEqual([1]);
  expect(victim.question(TABLE)?.options.map(({ key }) => key)).toEqual(hand === ABLE ? ['block.1', 'no'] : undefined);
  await pass(windowMs - 1);
  expect(waiting()).toEqual([1]);
  await pass(1);
  expect(waiting()).toEqual([2]);
  expect(told(attacker)).toHaveLength(2);
});

it('whoever declines at once has done so when the window closes: until then nobody learns of it', async () => {
  const { victim, attacker, plot, waiting, pass } = await threatened({ hand: ABLE });
  await plot();
  let acknowledged: unknown = null;
  const answer = () => victim.ask('answer', { table: TABLE, version: 8, idem: 'mine', keys: ['no'] });
  const first = answer().then((reply) => {
    acknowledged = reply;
  });
  await pass(1_000);
  const again = answer(); // the connection broke, and it is sent again
  await pass(windowMs - 1_001);
  expect([waiting(), told(attacker).length, acknowledged]).toEqual([[1], 1, null]);
  await pass(1);
  await first;
  expect([waiting(), told(attacker).length]).toEqual([[2], 2]);
  expect(acknowledged).toEqual({ seq: 3, version: 9 });
  expect(await again).toEqual(acknowledged);
  expect(await answer()).toEqual(acknowledged);
});

it('whoever blocks does so at once', async () => {
  const { victim, plot, waiting } = await threatened({ hand: ABLE });
  await plot();
  await victim.answer(TABLE, ['block.1']);
  expect(waiting()).not.toEqual([1]);
});

it('others are told the same of every window: who is asked, and when it closes', async () => {
  const heard: string[][] = [];
  for (const hand of [ABLE, UNABLE])
    for (const declines of [false, true]) {
      const { on, victim, attacker, plot, pass } = await threatened({ hand });
      await plot();
      if (declines) void victim.ask('answer', { table: TABLE, version: 8, idem: 'x', keys: ['no'] });
      await pass(windowMs);
      expect(attacker.pushes('update')[0]).toMatchObject({ window: on.clock.steady() });
      heard.push(attacker.received);
      await open!.close();
      open = null;
    }
  expect(new Set(heard.map((texts) => texts.join('\n'))).size).toBe(1);
});

it.each<[WindowSetting, readonly [string, string], string[] | undefined, boolean]>([
  ['always', UNABLE, ['no'], false],
  ['always', ABLE, ['block.1', 'no'], false],
  ['never', ABLE, undefined, true],
  ['able', UNABLE, undefined, true],
])('who wants to be asked %s, holding %s, is asked %s; it closes by itself: %s', async (ask, hand, options, closes) => {
  const { victim, plot, waiting, pass } = await threatened({ hand });
  await victim.must('windows', { table: TABLE, ask });
  await plot();
  expect(victim.question(TABLE)?.options.map(({ key }) => key)).toEqual(options);
  await pass(windowMs);
  expect(waiting()).toEqual(closes ? [2] : [1]);
  if (!closes) await victim.answer(TABLE, ['no']);
  expect(waiting()).toEqual([2]);
});

it('how somebody wants to be asked is told to nobody else, and is kept', async () => {
  const { on, attacker, victim } = await threatened({ hand: ABLE });
  const before = attacker.received.length;
  await victim.must('windows', { table: TABLE, ask: 'never' });
  expect(victim.pushes('windows')).toEqual([{ push: 'windows', table: TABLE, ask: 'never' }]);
  expect(attacker.received).toHaveLength(before);
  expect(await attacker.must('watch', { table: TABLE })).toMatchObject({ windows: 'able' });
  const stranger = on.guest('eve');
  expect(await stranger.must('watch', { table: TABLE })).not.toHaveProperty('windows');
  expect(await stranger.code('windows', { table: TABLE, ask: 'never' })).toBe('not-your-seat');
  expect(await victim.code('windows', { table: TABLE, ask: 'sometimes' })).toBe('bad-request');
  const again = await room({ database: on.database, games: [game], clock: on.clock });
  const back = new TestPeer(again.tables, 'p1', 'p1');
  expect(await back.must('watch', { table: TABLE })).toMatchObject({ windows: 'never' });
  await again.close();
});

it('who is not there is waited for, whatever they hold', async () => {
  for (const hand of [ABLE, UNABLE]) {
    const { victim, plot, waiting, pass } = await threatened({ hand, away: [1] });
    await plot();
    await pass(10 * windowMs);
    expect(waiting()).toEqual([1]);
    await victim.must('watch', { table: TABLE });
    expect(victim.question(TABLE)).not.toBeNull();
    await victim.answer(TABLE, ['no']);
    expect(waiting()).toEqual([2]);
    await open!.close();
    open = null;
  }
});

it('among bots alone nobody waits: who cannot block is not held up, who can has all the time there is', async () => {
  const idle = await threatened({ hand: UNABLE, bots: [0, 2] });
  await idle.pass(0);
  // The bots have plotted and not blocked, seat 1 had nothing to say: it is its own turn.
  expect(idle.victim.question(TABLE)?.id).toBe('turn/card');
  await idle.on.close();
  const able = await threatened({ hand: ABLE, bots: [0, 2] });
  await able.pass(10 * windowMs);
  expect(able.victim.question(TABLE)?.id).toBe('block/with');
  await able.victim.answer(TABLE, ['no']);
  await able.pass(0);
  expect(able.victim.question(TABLE)?.id).toBe('turn/card');
});

it('with a clock a window is no longer than a decision, and nobody pays for it', async () => {
  const clock = { kind: 'live', perDecision: 2, bank: 0 } as const;
  const { plot, waiting, pass, attacker } = await threatened({ hand: UNABLE, clock });
  await plot();
  await pass(1_999);
  expect(waiting()).toEqual([1]);
  await pass(1);
  expect(waiting()).toEqual([2]);
  expect(attacker.pushes('table').at(-1)?.info.seats[1]).toMatchObject({ standIn: false });
});

it('a window that is gone leaves nobody waiting for it', async () => {
  const { attacker, victim, third, plot } = await threatened({ hand: ABLE });
  await plot();
  const declined = victim.code('answer', { table: TABLE, version: 8, idem: 'x', keys: ['no'] });
  for (const peer of [attacker, victim, third]) await peer.must('vote', { table: TABLE, on: 'abandon', yes: true });
  expect(await declined).toBe('stale');
});

import type { Seat } from '@tabula/kernel/json.js';
import { answerFor, present, type Question } from '@tabula/kernel/question.js';
import type { Ask } from '@tabula/kernel/rule.js';
import type { Asked } from '@tabula/kernel/run.js';
import { type CouncilInfo, favoured, groupsAsk } from '@tabula/protocol/council.js';
import type { Intent } from '@tabula/protocol/pushes.js';
import type { SocketRequest } from '@tabula/protocol/socket.js';
import type { LiveTable } from './live.js';
import type { Play } from './play.js';
import { logged, refuse, refused } from './refusal.js';
import { isBots } from './seats.js';

/** A decision that all make together, while it is open. It is kept in memory alone, and gone with the question. */
export interface Council {
  /** What is asked: another decision is another council. */
  readonly asked: Asked;
  readonly ask: Ask;
  readonly question: Question;
  /** What each seat is for. */
  readonly wishes: Map<Seat, readonly string[]>;
  /** Bots were asked what they are for. */
  hasBots: boolean;
}

/**
 * The council of this moment; null where one decides alone. A bot asks nobody; but what was proposed to the person for whom
 * it plays now stays.
 */
export function councilAt(table: LiveTable, play: Play): Council | null {
  const { council } = table;
  if (play.ended || play.asked === null) return null;
  if (council?.asked === play.asked) return council;
  const { game, state } = play.table;
  const ask = groupsAsk(game, state, play.asked);
  if (ask === null || isBots(table.seats[ask.seat]!)) return null;
  const question = present(game, state, play.asked, ask);
  table.council = { asked: play.asked, ask, question, wishes: new Map(), hasBots: false };
  return table.council;
}

/** The council as everybody sees it. */
export function councilInfo(table: LiveTable, play: Play): CouncilInfo | null {
  const council = councilAt(table, play);
  return council === null ? null : { question: council.question, for: Object.fromEntries(council.wishes) };
}

/** Tells everybody how the council stands, if there is one. */
export function tellCouncil(table: LiveTable): void {
  const council = table.play === null ? null : councilInfo(table, table.play);
  if (council !== null) table.tell({ push: 'council', table: table.id, council });
}

const playing = ({ play }: LiveTable): Play => play ?? refuse('not-started', 'the game has not begun');

/** Somebody says what they are for, or that they are for nothing any more. */
export async function propose(
  table: LiveTable,
  account: string,
  { version, keys }: SocketRequest<'propose'>,
): Promise<object> {
  const seat = table.mustSit(account);
  await table.settled(); // what is proposed is told after what it is about
  const play = playing(table);
  if (table.seats[seat]!.standIn) refuse('bot-plays', 'a bot plays for you; take your seat back first');
  if (play.ended || table.status !== 'playing') refuse('over', 'the game is over');
  const council = councilAt(table, play) ?? refuse('no-council', 'what is asked now is not decided by all together');
  const { ask, question, wishes } = council;
  if (version < (play.opened[ask.seat] ?? table.version) || version > table.version)
    refuse('stale', `the game is at version ${table.version}`, { version: table.version });
  if (ask.seat === seat) refuse('no-vote', 'this is yours to decide: answer it');
  const checked = keys.length === 0 ? null : answerFor(ask, question.rule, keys);
  if (checked !== null && !checked.ok) throw refused(checked.error);
  if (keys.join('\n') === (wishes.get(seat) ?? []).join('\n')) return {};
  if (keys.length === 0) wishes.delete(seat);
  else wishes.set(seat, keys);
  tellCouncil(table);
  return {};
}

/** What is answered for the seat that answers for all and does not: what most are for, of all or of people alone. */
export function counselled(table: LiveTable, play: Play, seat: Seat, who: 'all' | 'people'): readonly string[] | null {
  const council = councilAt(table, play);
  if (council === null || council.ask.seat !== seat) return null;
  const wishes = [...council.wishes].flatMap(([by, keys]) =>
    who === 'all' || !isBots(table.seats[by]!) ? [keys] : [],
  );
  return favoured(council.question, wishes);
}

/**
 * Bots say what they are for, to a person who answers for all. They see the same and go by the same advice, so that one
 * thought is that of all of them.
 */
export async function askCompanions(table: LiveTable): Promise<void> {
  const { env, play } = table;
  if (play === null || table.dead || table.status !== 'playing' || table.isResting) return;
  const council = councilAt(table, play);
  if (council === null || council.hasBots || isBots(table.seats[council.ask.seat]!)) return;
  const bots = table.seats.flatMap((seat, at) => (isBots(seat) ? [at] : []));
  if (bots.length === 0) return;
  council.hasBots = true;
  try {
    const task = { level: 'normal', seed: env.secret(), account: table.host, table: table.id } as const;
    const keys = await env.bots.think(table.game, play.table.state, council.ask.seat, task);
    await table.settled();
    if (table.dead || table.play !== play || councilAt(table, play) !== council) return;
    for (const seat of bots) if (isBots(table.seats[seat]!)) council.wishes.set(seat, keys);
    tellCouncil(table);
  } catch (error) {
    // Nobody waits for it: who answers does without their word.
    env.log.warn({ table: table.id, error: logged(error) }, 'bots propose nothing');
  }
}

/** What bots at this table mean to do next, in games that have words for it. */
export function intentsAt(table: LiveTable): Intent[] {
  const { game, state } = playing(table).table;
  return table.seats.flatMap((seat, at) => {
    const intent = isBots(seat) ? (game.intends?.(state.board, at) ?? null) : null;
    return intent === null ? [] : [{ seat: at, intent }];
  });
}

import type { Seat } from '@tabula/kernel/json.js';
import { counselled } from './council.js';
import { keysOtherwise, take } from './decide.js';
import type { LiveTable } from './live.js';
import { askedSeats, type Play } from './play.js';
import { logged, Refusal } from './refusal.js';
import { isBots, levelOf } from './seats.js';

/** Asks every bot that has to decide, once for each question. */
export function askBots(table: LiveTable): void {
  const { play } = table;
  if (play === null || table.dead || table.status !== 'playing') return;
  if (table.isResting) {
    void table.rest();
    return;
  }
  for (const seat of askedSeats(play)) {
    if (!isBots(table.seats[seat]!)) continue;
    const version = play.opened[seat] ?? table.version;
    if (table.thinking.get(seat) === version) continue;
    table.thinking.set(seat, version);
    void think(table, play, seat, version);
  }
}

async function think(table: LiveTable, play: Play, seat: Seat, version: number): Promise<void> {
  const { env } = table;
  let keys: readonly string[] | null = null;
  try {
    keys = await env.bots.think(table.game, play.table.state, seat, {
      level: levelOf(table.seats[seat]!),
      seed: env.secret(),
      account: table.host,
      table: table.id,
    });
  } catch (error) {
    // A table must never hang on a bot: it then does what is done for somebody who does not answer.
    env.log.error({ table: table.id, seat, error: logged(error) }, 'a bot failed');
  }
  if (table.thinking.get(seat) === version) table.thinking.delete(seat);
  if (env.stopping()) return;
  while (table.gate !== null) await table.gate;
  // The question may be gone: an undo, the person came back, the table was reset.
  if (table.dead || table.play !== play || play.opened[seat] !== version || !isBots(table.seats[seat]!)) {
    if (!table.dead) askBots(table);
    return;
  }
  const otherwise = keysOtherwise(table, play, seat);
  // For whom it stands in was told by others what to do.
  keys = counselled(table, play, seat, 'people') ?? keys;
  if (otherwise === null || table.status !== 'playing') return;
  try {
    if (keys !== null) {
      await take(table, play, seat, keys, 'bot');
      return;
    }
  } catch (error) {
    env.log.error({ table: table.id, seat, error: logged(error) }, 'the answer of a bot was refused');
    if (!(error instanceof Refusal) || error.error.code === 'storage') return;
  }
  await take(table, play, seat, otherwise, 'bot').catch((error: unknown) => {
    env.log.error({ table: table.id, seat, error: logged(error) }, 'no answer for a bot');
  });
}

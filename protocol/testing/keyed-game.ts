import { askOf, keysOf } from '@tabula/kernel/question.js';
import { below, seeded } from '@tabula/kernel/rng.js';
import { randomAnswer } from '@tabula/kernel/sight.js';
import { asked, decide, open, undo } from '@tabula/kernel/table.js';
import { type ChanceProof, chanceAt, digestOf, seedOf } from '../chance.js';
import { titleOf } from '../games.js';

/** A random game whose chance comes from a key, as a server plays it: some decisions are taken back on the way. */
export function keyedGame(id: string, luck: string): ChanceProof {
  const { game } = titleOf(id)!;
  const key = 'ab'.repeat(32);
  const seed = seedOf('table', key, [luck, null]);
  const begun = open(game, { seats: 2, seed: 'unused', source: chanceAt(seed, 1) });
  if (!begun.ok) throw new Error(begun.error.message);
  const { table } = begun;
  const rng = seeded(luck);
  const versions = [1];
  let version = 1;
  for (let now = asked(table); now !== null && versions.length < 400; now = asked(table)) {
    const ask = now.asks[below(rng, now.asks.length)]!;
    version++;
    table.source = chanceAt(seed, version);
    const decided = decide(table, ask.seat, keysOf(askOf(now, ask.seat)!, randomAnswer(ask, rng)));
    if (!decided.ok) throw new Error(decided.error.message);
    versions.push(version);
    if (below(rng, 40) > 0 || versions.length < 3) continue;
    version++;
    undo(table, table.log.length - 1, true);
    versions.pop();
  }
  const { options } = table.state;
  return {
    ...{ table: 'table', digest: digestOf('table', key), key, luck: [luck, null] },
    ...{ game: id, version: game.version, seats: 2, options },
    entries: table.log.map(({ seat, keys, fates }, i) => ({ at: versions[i]!, seat, keys, fates })),
  };
}

import { joinOurs } from './join-ours.js';
import { type Joined, type Match, newLoad } from './match.js';
import type { Slice, SliceRequest } from './slice.js';

/** A load generator in a process of its own that plays when it is told to, for so long, and then says what came of it. */
const { port, game, matches } = JSON.parse(process.argv[2]!) as Record<'port' | 'matches', number> & { game: string };
const AT_ONCE = 20;
/** So many milliseconds without a word are silence, when nothing waits for an answer. */
const SILENCE = 30;
const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const { load, counts, state, goOn } = newLoad(port, game, 0);
state.holding = true;
state.measuring = true;
const joined: Joined[] = [];
const all = Array.from({ length: matches }, (_, index): Match => ({ index, open: [], due: 0 }));
for (let i = 0; i < matches; i += AT_ONCE)
  joined.push(...(await Promise.all(all.slice(i, i + AT_ONCE).map((match) => joinOurs(load, match)))));
for (let i = 0; i < matches; i += AT_ONCE) await Promise.all(joined.slice(i, i + AT_ONCE).map((pair) => pair.begin()));

async function silence(): Promise<void> {
  for (let before = -1; before !== counts.bytes || load.unanswered > 0; ) {
    before = counts.bytes;
    await after(SILENCE);
  }
}

async function slice(ms: number): Promise<Slice> {
  counts.latencies.length = 0;
  const from = performance.now();
  goOn();
  await after(ms);
  state.holding = true;
  await silence();
  const latencies = counts.latencies.sort((a, b) => a - b);
  const decisions = latencies.length;
  const perSecond = (1000 * decisions) / (counts.lastAt - from);
  return { decisions, perSecond, p50: latencies[decisions >> 1] ?? Number.NaN };
}

process.on('message', ({ ms }: SliceRequest) => void slice(ms).then((done) => process.send!(done)));
process.on('disconnect', () => process.exit(0));
process.send!(null);

import { joinBare } from './join-bare.js';
import { joinBoardgameIo } from './join-boardgame-io.js';
import { joinOurs } from './join-ours.js';
import { cpuOf, cpuOfAll, memoryOf } from './machine.js';
import { type Joined, type Match, newLoad } from './match.js';
import type { Figures, Plan } from './plan.js';

/** A load generator in a process of its own: the plan comes as JSON, the figures go to the parent. */
const plan = JSON.parse(process.argv[2]!) as Plan;
const joins = { ours: joinOurs, bare: joinBare, 'boardgame.io': joinBoardgameIo };
const AT_ONCE = 20;
const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function measure({ kind, game, port, pid, matches, warmMs, measureMs, paceMs }: Plan): Promise<Figures> {
  const { load, counts, state } = newLoad(port, game, paceMs);
  const idle = memoryOf(pid);
  const joined: Joined[] = [];
  const all = Array.from({ length: matches }, (_, index): Match => ({ index, open: [], due: 0 }));
  for (let i = 0; i < matches; i += AT_ONCE)
    joined.push(...(await Promise.all(all.slice(i, i + AT_ONCE).map((match) => joins[kind](load, match)))));
  for (let i = 0; i < matches; i += AT_ONCE)
    await Promise.all(joined.slice(i, i + AT_ONCE).map((pair) => pair.begin()));
  const up = memoryOf(pid);
  await after(warmMs);
  state.warming = false;
  await after(2 * paceMs); // until all matches keep their pace
  const before = { server: cpuOf(pid), all: cpuOfAll(), own: process.cpuUsage(), at: performance.now() };
  state.measuring = true;
  await after(measureMs);
  state.measuring = false;
  const seconds = (performance.now() - before.at) / 1000;
  const own = process.cpuUsage(before.own);
  const loadCpu = (own.user + own.system) / 1e6;
  const serverCpu = cpuOf(pid) - before.server;
  const others = cpuOfAll() - before.all - serverCpu - loadCpu;
  const end = memoryOf(pid);
  state.stopping = true;
  await after(200);
  for (const pair of joined) pair.leave();
  const latencies = counts.latencies.sort((a, b) => a - b);
  const decisions = latencies.length;
  const quantile = (q: number) => latencies[Math.min(decisions - 1, Math.floor(decisions * q))] ?? Number.NaN;
  if (counts.errors > 0)
    process.stderr.write(`${kind} ${game}: ${counts.errors} errors, first: ${counts.firstError}\n`);
  return {
    decisions,
    perSecond: decisions / seconds,
    p50: quantile(0.5),
    p95: quantile(0.95),
    p99: quantile(0.99),
    serverCpu: serverCpu / seconds,
    loadCpu: loadCpu / seconds,
    othersCores: Math.max(0, others / seconds),
    cpuPerDecision: (1e6 * serverCpu) / decisions,
    bytesPerDecision: counts.bytes / decisions,
    rss: { idle, joined: up, end },
    games: counts.games,
    errors: counts.errors,
  };
}

process.send!(await measure(plan));
process.exit(0);

import { fork } from 'node:child_process';
import { loadavg } from 'node:os';
import { type Idle, measureIdle } from './idle.js';
import type { Figures, Plan } from './plan.js';
import { OUR_FLAGS, PRODUCTION, startServer, stopServer } from './start.js';

interface Subject {
  readonly name: string;
  readonly kind: Plan['kind'];
  readonly game: Plan['game'];
  readonly script: string;
}

const OURS: Subject = { name: 'ours, mini-Elekt', kind: 'ours', game: 'mini', script: './ours.js' };
const ELEKT: Subject = { name: 'ours, Elekt', kind: 'ours', game: 'elekt', script: './ours.js' };
const BARE: Subject = { name: 'bare ws + SQLite FULL', kind: 'bare', game: 'mini', script: '../peers/bare-server.js' };
const PEER: Subject = {
  name: 'boardgame.io, in memory',
  kind: 'boardgame.io',
  game: 'mini',
  script: '../peers/boardgame-io-server.js',
};

/** The machine's speed changes from minute to minute: what counts is the median of so many rounds. */
const ROUNDS = 3;

/** What is measured, in this order and in several rounds, so that those who are compared run one after the other. */
const RUNS: readonly { readonly subject: Subject; readonly matches: number; readonly paceMs: number }[] = [
  ...[100, 500].flatMap((matches) => [PEER, OURS, BARE, ELEKT].map((subject) => ({ subject, matches, paceMs: 0 }))),
  ...[PEER, OURS, BARE, ELEKT].map((subject) => ({ subject, matches: 500, paceMs: 1000 })),
];

/** One load, in a process of its own. */
function runLoad(plan: Plan): Promise<Figures> {
  return new Promise((resolve, reject) => {
    const child = fork(new URL('./load.js', import.meta.url), [JSON.stringify(plan)], {
      env: PRODUCTION,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    child.once('message', (figures) => resolve(figures as Figures));
    child.once('exit', (code) => reject(new Error(`the load ended with ${code}`)));
  });
}

const short = (x: number): string =>
  x >= 100 ? Math.round(x).toLocaleString('en') : x >= 10 ? x.toFixed(1) : x.toFixed(2);

const COLUMNS: readonly [title: string, width: number, of: (figures: Figures) => string][] = [
  ['decisions/s', 12, (f) => short(f.perSecond)],
  ['p50 ms', 8, (f) => short(f.p50)],
  ['p95', 8, (f) => short(f.p95)],
  ['p99', 8, (f) => short(f.p99)],
  ['CPU µs/dec.', 12, (f) => short(f.cpuPerDecision)],
  ['bytes/dec.', 11, (f) => short(f.bytesPerDecision)],
  ['server %', 9, (f) => short(100 * f.serverCpu)],
  ['load %', 8, (f) => short(100 * f.loadCpu)],
  ['others %', 9, (f) => short(100 * f.othersCores)],
  ['MB joined', 10, (f) => short(f.rss.joined)],
  ['MB end', 8, (f) => short(f.rss.end)],
  ['errors', 7, (f) => String(f.errors)],
];

export interface ServerBenchOptions {
  readonly quick: boolean;
  readonly json: boolean;
  /** Only runs whose name contains this. */
  readonly only?: string | undefined;
}

/** The server beside its peers. Each run has a server and a load generator in processes of their own. */
export async function runServerBench({ quick, json, only = '' }: ServerBenchOptions): Promise<number> {
  const warmMs = quick ? 1500 : 8000; // as long as it takes until the compiler has little left to do
  const measureMs = quick ? 2000 : 5000;
  const say = (line: string) => {
    if (!json) process.stdout.write(`${line}\n`);
  };
  const results = new Map<string, Figures[]>();
  say(`load of the machine: ${loadavg().map(short).join(' ')}`);
  say(`${''.padEnd(40)}${COLUMNS.map(([title, width]) => title.padStart(width)).join('')}`);
  for (const { subject, matches, paceMs } of Array.from({ length: quick ? 1 : ROUNDS }, () => RUNS).flat()) {
    const name = `${subject.name}, ${matches} tables${paceMs > 0 ? ', paced' : ''}`;
    if (!name.includes(only)) continue;
    const { child, port } = await startServer(subject.script, subject.kind === 'ours' ? OUR_FLAGS : []);
    try {
      const { kind, game } = subject;
      const figures = await runLoad({ kind, game, port, pid: child.pid!, matches, warmMs, measureMs, paceMs });
      results.set(name, [...(results.get(name) ?? []), figures]);
      say(`${name.padEnd(40)}${COLUMNS.map(([, width, of]) => of(figures).padStart(width)).join('')}`);
    } finally {
      await stopServer(child);
    }
  }
  const idle = 'idle'.includes(only) ? await measureIdle(quick ? 1_000 : 10_000) : null;
  if (idle !== null)
    say(
      `\n${idle.tables} idle tables of Elekt: ${short(idle.empty)} MB before, ${short(idle.rss)} MB with them; ` +
        `one returns in ${short(idle.returnMedian)} ms (median)`,
    );
  const goals = goalsOf((name) => results.get(name) ?? [], idle);
  for (const { text, value, goal, better, met } of goals)
    say(`${met ? '✓' : '✗'} ${text.padEnd(66)} ${short(value).padStart(10)}   goal ${better} ${short(goal)}`);
  if (json)
    process.stdout.write(
      `${JSON.stringify({ node: process.version, results: Object.fromEntries(results), idle, goals }, null, 2)}\n`,
    );
  return 0;
}

/** 6 ms on the machine where the bare server took 2.1 ms. */
const SLOWER_THAN_BARE = 6 / 2.1;

interface Goal {
  readonly text: string;
  readonly value: number;
  readonly goal: number;
  readonly better: '≥' | '≤';
  readonly met: boolean;
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

/** The goals, by the medians of the rounds; what is compared was measured in the same round. */
function goalsOf(of: (name: string) => readonly Figures[], idle: Idle | null): Goal[] {
  const goals: Goal[] = [];
  const add = (text: string, value: number | undefined, better: '≥' | '≤', goal: number) => {
    if (value !== undefined && !Number.isNaN(value))
      goals.push({ text, value, goal, better, met: better === '≥' ? value >= goal : value <= goal });
  };
  const ratio = (key: 'perSecond' | 'p99' | 'cpuPerDecision', ours: string, theirs: string) => {
    const others = of(theirs);
    return median(of(ours).flatMap((figures, at) => (others[at] === undefined ? [] : figures[key] / others[at][key])));
  };
  for (const matches of [100, 500]) {
    const named = ({ name }: Subject) => `${name}, ${matches} tables`;
    const [ours, peer, bare] = [named(OURS), named(PEER), named(BARE)];
    add(`${matches} tables: decisions/s, ours / boardgame.io in memory`, ratio('perSecond', ours, peer), '≥', 3);
    add(`${matches} tables: p99, ours / boardgame.io in memory`, ratio('p99', ours, peer), '≤', 1);
    add(`${matches} tables: CPU a decision, ours / bare`, ratio('cpuPerDecision', ours, bare), '≤', 3);
  }
  const paced = ({ name }: Subject) => `${name}, 500 tables, paced`;
  const [ours, peer, bare] = [paced(OURS), paced(PEER), paced(BARE)];
  const p99 = (name: string) => median(of(name).map((figures) => figures.p99));
  add('500 tables, one decision a second each: p99 ms', p99(ours), '≤', 6);
  add('500 tables, one decision a second each: p99, ours / bare', ratio('p99', ours, bare), '≤', SLOWER_THAN_BARE);
  add('500 tables, one decision a second each: p99, ours / boardgame.io', ratio('p99', ours, peer), '≤', 1);
  add('500 tables of Elekt, one decision a second each: p99 ms', p99(paced(ELEKT)), '≤', 6);
  add(`${idle?.tables} idle tables: MB`, idle?.rss, '≤', 1024);
  add('an idle table returns: ms, p99', idle?.returnMs, '≤', 50);
  return goals;
}

import { existsSync } from 'node:fs';
import { loadavg } from 'node:os';
import { resolve } from 'node:path';
import { startPostgres } from '@tabula/server/testing/postgres.js';
import { median } from '../measure.js';
import { type Comparison, HERE, type Measured, type Subject, startSubject } from './subject.js';

const COMPARISONS: readonly Comparison[] = [
  { name: 'SQLite, mini-Elekt, 100 tables', database: 'SQLite', game: 'mini', tables: 100 },
  { name: 'SQLite, Elekt, 100 tables', database: 'SQLite', game: 'elekt', tables: 100 },
  { name: 'SQLite, appending, 64 tables', database: 'SQLite', game: 'nothing', tables: 64 },
  { name: 'PostgreSQL, mini-Elekt, 256 tables', database: 'PostgreSQL', game: 'mini', tables: 256 },
  { name: 'PostgreSQL, Elekt, 256 tables', database: 'PostgreSQL', game: 'elekt', tables: 256 },
  ...[8, 64, 256].map(
    (tables): Comparison => ({
      name: `PostgreSQL, appending, ${tables} tables`,
      database: 'PostgreSQL',
      game: 'nothing',
      tables,
    }),
  ),
];

/** On SQLite hundredths are looked for, on PostgreSQL a half; there more is under way at the end of a slice. */
const SCALES = {
  SQLite: { rounds: 6, cycles: 16, sliceMs: 300, warmMs: 4_000 },
  PostgreSQL: { rounds: 2, cycles: 8, sliceMs: 1_000, warmMs: 4_000 },
};
const QUICK = { rounds: 1, cycles: 4, sliceMs: 250, warmMs: 1_000 };

/** What a server has shown in all slices of a round. */
interface Shown {
  readonly perSecond: number;
  readonly p50: number;
  /** Microseconds of processor a decision. */
  readonly server: number;
  readonly database: number;
}

function shownBy(slices: readonly Measured[]): Shown {
  const sum = (of: 'decisions' | 'server' | 'database') => slices.reduce((all, one) => all + one[of], 0);
  const each = (of: 'server' | 'database') => (1e6 * sum(of)) / sum('decisions');
  return {
    perSecond: median(slices.map(({ perSecond }) => perSecond)),
    p50: median(slices.map(({ p50 }) => p50)),
    server: each('server'),
    database: each('database'),
  };
}

/** Two servers of each build: how far two that are alike lie apart is what nobody can see beyond. */
const WHOSE = ['now', 'before', 'before', 'now'] as const;

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

interface Round {
  readonly now: Shown;
  readonly before: Shown;
  /** Processor time of one of two that are alike by that of the other: of now, of before. */
  readonly alike: readonly number[];
}

export interface ServerAgainstOptions {
  readonly quick: boolean;
  /** Only what has this in its name. */
  readonly only?: string | undefined;
}

/**
 * Compares the server with that of another build, which was checked out and built in a folder of its own: four servers, two
 * of each build, play in turns, one slice after the other, while the others are silent. Each round has new processes, since
 * two that are alike differ for as long as they live.
 */
export async function runServerAgainst(folder: string, { quick, only = '' }: ServerAgainstOptions): Promise<number> {
  const there = resolve(folder);
  if (!existsSync(resolve(there, 'server/dist/testing/serve.js'))) {
    process.stderr.write(`${folder} has no built server: check the other version out there and build it\n`);
    return 2;
  }
  const postgres = await startPostgres();
  const say = (line: string) => void process.stdout.write(`${line}\n`);
  say(
    `load of the machine: ${loadavg()
      .map((load) => load.toFixed(2))
      .join(' ')}; ratios: above 1 is better than before`,
  );
  say(`| | decisions/s | ratio | p50, ms | µs of the server | ratio | two alike | µs of PostgreSQL | ratio |`);
  say('|---|---|---|---|---|---|---|---|---|');
  try {
    for (const comparison of COMPARISONS) {
      if (!comparison.name.includes(only)) continue;
      if (comparison.database === 'PostgreSQL' && postgres === null) continue;
      const done: Round[] = [];
      const scale = quick ? QUICK : SCALES[comparison.database];
      for (let turn = 0; turn < scale.rounds; turn++)
        done.push(await runRound(comparison, there, postgres, { ...scale, turn }));
      say(row(comparison, done));
    }
  } finally {
    await postgres?.stop();
  }
  return 0;
}

interface RoundOptions {
  readonly cycles: number;
  readonly sliceMs: number;
  readonly warmMs: number;
  readonly turn: number;
}

async function runRound(
  comparison: Comparison,
  there: string,
  postgres: Awaited<ReturnType<typeof startPostgres>>,
  { cycles, sliceMs, warmMs, turn }: RoundOptions,
): Promise<Round> {
  const subjects: Subject[] = [];
  const ofPostgres = comparison.database === 'PostgreSQL' ? postgres : null;
  try {
    for (const whose of WHOSE)
      subjects.push(await startSubject(whose === 'now' ? HERE : there, comparison, ofPostgres));
    for (const subject of subjects) await subject.slice(warmMs);
    const slices: Measured[][] = subjects.map(() => []);
    for (let cycle = turn; cycle < turn + cycles; cycle++)
      for (let i = 0; i < subjects.length; i++) {
        const at = (i + cycle) % subjects.length;
        slices[at]!.push(await subjects[at]!.slice(sliceMs));
      }
    const shown = slices.map(shownBy);
    const of = (whose: 'now' | 'before') => shown.filter((_, i) => WHOSE[i] === whose);
    const both = (whose: 'now' | 'before'): Shown => {
      const average = (what: keyof Shown) => mean(of(whose).map((one) => one[what]));
      return {
        perSecond: average('perSecond'),
        p50: average('p50'),
        server: average('server'),
        database: average('database'),
      };
    };
    const alike = (['now', 'before'] as const).map((whose) => of(whose)[0]!.server / of(whose)[1]!.server);
    return { now: both('now'), before: both('before'), alike };
  } finally {
    await Promise.all(subjects.map((subject) => subject.end()));
  }
}

const range = (values: readonly number[]): string =>
  `${median(values).toFixed(2)} (${Math.min(...values).toFixed(2)} to ${Math.max(...values).toFixed(2)})`;

/** The medians of all rounds, as a line of a table. */
function row({ name, database }: Comparison, rounds: readonly Round[]): string {
  const figure = (of: keyof Shown, digits = 0) =>
    (['before', 'now'] as const)
      .map((whose) => median(rounds.map((round) => round[whose][of])).toFixed(digits))
      .join(' → ');
  const costs = (of: 'server' | 'database') => range(rounds.map(({ now, before }) => before[of] / now[of]));
  const rates = range(rounds.map(({ now, before }) => now.perSecond / before.perSecond));
  const ofPostgres = database === 'SQLite' ? ['–', '–'] : [figure('database'), costs('database')];
  const alike = range(rounds.flatMap((round) => round.alike));
  const cells = [name, figure('perSecond'), rates, figure('p50', 1), figure('server'), costs('server'), alike];
  return `| ${[...cells, ...ofPostgres].join(' | ')} |`;
}

import type { Title } from '@tabula/kit/title.js';
import { TITLES } from '@tabula/protocol/titles.js';
import { inProcess } from './case-process.js';
import { CASES, playersOf, randomPlayOf } from './cases.js';
import { median } from './measure.js';

/** What the figures have to show, as ratios within one run or as plain figures. */
interface Goal {
  readonly text: string;
  readonly goal: number;
  readonly better: 'higher' | 'lower';
  value(of: (name: string) => number): number;
}

const GOALS: readonly Goal[] = [
  {
    text: 'mini-Elekt: this kernel / boardgame.io reducer',
    goal: 100,
    better: 'higher',
    value: (of) => of('mini: this kernel') / of('mini: boardgame.io reducer'),
  },
  {
    text: 'mini-Elekt: this kernel / plain objects',
    goal: 0.25,
    better: 'higher',
    value: (of) => of('mini: this kernel') / of('mini: plain objects'),
  },
  {
    text: 'search iterations: this kernel / MCTSBot',
    goal: 100,
    better: 'higher',
    value: (of) => of('search: this kernel') / of('search: boardgame.io MCTSBot'),
  },
  ...TITLES.flatMap(goalsOf),
];

/** What a game has to show: 0.024 is 100,000 decisions a second where plain objects make 4.2 million moves of mini-Elekt. */
function goalsOf(title: Title): Goal[] {
  const { name, speed } = title;
  const play = (goal: number, players: readonly number[], which: string): Goal => ({
    text: `${name.en}, random play ${which} / mini-Elekt, plain objects`,
    goal,
    better: 'higher',
    value: (of) => Math.min(...players.map((count) => of(randomPlayOf(title, count)))) / of('mini: plain objects'),
  });
  const each = (goal: number, what: string): Goal => ({
    text: `${name.en}, ${what}, µs`,
    goal,
    better: 'lower',
    value: (of) => of(`${name.en}: ${what}`),
  });
  const counts = playersOf(title);
  const alone = speed.playAlone === undefined ? [] : [play(speed.playAlone, [1], 'alone')];
  return [
    play(speed.play, alone.length > 0 ? counts.filter((count) => count > 1) : counts, '(slowest)'),
    ...alone,
    each(speed.clone, 'clone'),
    each(speed.resample, 'resample'),
    each(speed.view, 'view of a seat'),
  ];
}

const shown = (x: number): string =>
  x >= 1000 ? Math.round(x).toLocaleString('en') : x >= 10 ? x.toFixed(1) : x >= 1 ? x.toFixed(2) : x.toFixed(3);

/** Every case in a process of its own, repetitions interleaved, so that a slow moment of the machine hits all alike. */
export async function runBench({ quick, json }: { quick: boolean; json: boolean }): Promise<number> {
  const repetitions = quick ? 1 : 3;
  const seconds = quick ? 0.5 : 2;
  const figures = new Map<string, number[]>(CASES.map(({ name }) => [name, []]));
  const total = repetitions * CASES.length;
  let done = 0;
  for (let i = 0; i < repetitions; i++)
    for (const [index, { name }] of CASES.entries()) {
      if (process.stderr.isTTY) process.stderr.write(`\r\u001b[2K${++done}/${total} ${name}`);
      figures.get(name)!.push(await inProcess(new URL('./case.js', import.meta.url), index, seconds));
    }
  if (process.stderr.isTTY) process.stderr.write('\r\u001b[2K');
  const of = (name: string) => median(figures.get(name)!);
  const goals = GOALS.map((entry) => {
    const value = entry.value(of);
    const met = entry.better === 'higher' ? value >= entry.goal : value <= entry.goal;
    return { text: entry.text, value, goal: entry.goal, better: entry.better, met };
  });
  if (json) {
    const all = CASES.map(({ name, unit }) => ({ name, unit, median: of(name), all: figures.get(name) }));
    process.stdout.write(`${JSON.stringify({ node: process.version, figures: all, goals }, null, 2)}\n`);
    return 0;
  }
  for (const { name, unit } of CASES) {
    const all = figures.get(name)!;
    const range = `(${shown(Math.min(...all))} to ${shown(Math.max(...all))})`;
    process.stdout.write(`${name.padEnd(34)} ${shown(of(name)).padStart(12)} ${unit}  ${range}\n`);
  }
  process.stdout.write('\n');
  for (const { text, value, goal, better, met } of goals)
    process.stdout.write(
      `${met ? '✓' : '✗'} ${text.padEnd(52)} ${shown(value).padStart(10)}   goal ${better === 'higher' ? '≥' : '≤'} ${shown(goal)}\n`,
    );
  return 0;
}

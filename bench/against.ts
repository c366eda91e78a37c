import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inProcess } from './case-process.js';
import { CASES, type Case } from './cases.js';
import { median } from './measure.js';

/** A figure may be this much worse than before: less cannot be told from chance. */
const WORST = 0.95;

/**
 * Compares with another build of the project, one that was checked out and built in a folder of its own: the same games in
 * both, pair by pair, each in a process of its own and the order turned about, so that a slow moment of the machine hits
 * both alike. Above 1 this build is the faster.
 */
export async function runAgainst(
  folder: string,
  { quick, only }: { quick: boolean; only?: string | undefined },
): Promise<number> {
  const there = resolve(folder, 'bench/dist');
  if (!existsSync(resolve(there, 'cases.js'))) {
    process.stderr.write(`${folder} has no built benchmark: check the other version out there and build it\n`);
    return 2;
  }
  const before = ((await import(pathToFileURL(resolve(there, 'cases.js')).href)) as { CASES: readonly Case[] }).CASES;
  const pairs = quick ? 5 : 11;
  const seconds = quick ? 0.5 : 1;
  let worst = 0;
  for (const [index, { name, unit }] of CASES.entries()) {
    const other = before.findIndex((entry) => entry.name === name);
    if (other < 0 || (only !== undefined && !name.includes(only))) continue;
    const run = [
      () => inProcess(new URL('./case.js', import.meta.url), index, seconds),
      () => inProcess(pathToFileURL(resolve(there, 'case.js')), other, seconds),
    ] as const;
    const ratios: number[] = [];
    for (let i = 0; i < pairs; i++) {
      const first = await run[i % 2]!();
      const second = await run[1 - (i % 2)]!();
      const [here, was] = i % 2 === 0 ? [first, second] : [second, first];
      ratios.push(unit === 'µs' ? was / here : here / was);
    }
    const is = median(ratios);
    if (is < WORST) worst++;
    const range = `(${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)})`;
    process.stdout.write(`${is < WORST ? '✗' : '✓'} ${name.padEnd(34)} ${is.toFixed(3)} of before  ${range}\n`);
  }
  return worst === 0 ? 0 : 1;
}

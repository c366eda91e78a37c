/** Seconds of processor time of this process: other work on the machine does not count. */
export function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/**
 * The compiler needs seconds to know the code of a large game; what runs before that says nothing. Half of the speed of Arkham
 * with one player comes after the fifth.
 */
const WARMING = { windows: 20, seconds: 1, rises: 1.05 };

/**
 * Says of each stretch of warming up whether it was the last: hardly faster than the best one before it, as many times in a
 * row as seconds are measured, since a single slow one may be the machine's.
 */
function warming(seconds: number): (rate: number) => boolean {
  let best = 0;
  let windows = 0;
  let calm = 0;
  return (rate) => {
    calm = rate < best * WARMING.rises ? calm + 1 : 0;
    best = Math.max(best, rate);
    return ++windows === WARMING.windows || calm >= seconds;
  };
}

/** Runs a piece of work again and again for some seconds of processor time; returns its units of work a second. */
export function rate(seconds: number, work: () => number): number {
  const isWarm = warming(seconds);
  while (!isWarm(stretch(WARMING.seconds, work)));
  return stretch(seconds, work);
}

function stretch(seconds: number, work: () => number): number {
  let done = 0;
  const began = cpuSeconds();
  const end = began + seconds;
  while (cpuSeconds() < end) done += work();
  return done / (cpuSeconds() - began);
}

/** The same for work that has to be awaited. */
export async function rateAsync(seconds: number, work: () => Promise<number>): Promise<number> {
  const isWarm = warming(seconds);
  while (!isWarm(await stretchAsync(WARMING.seconds, work)));
  return stretchAsync(seconds, work);
}

async function stretchAsync(seconds: number, work: () => Promise<number>): Promise<number> {
  let done = 0;
  const began = cpuSeconds();
  const end = began + seconds;
  while (cpuSeconds() < end) done += await work();
  return done / (cpuSeconds() - began);
}

export const median = (numbers: readonly number[]): number => {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)]!;
};

/** Seconds of processor time of this process: other work on the machine does not count. */
export function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/** The compiler needs about a second to know the code; what runs before that says nothing. */
const warmUp = (seconds: number): number => cpuSeconds() + Math.max(1.5, seconds / 2);

/** Runs a piece of work again and again for some seconds of processor time; returns its units of work a second. */
export function rate(seconds: number, work: () => number): number {
  const warm = warmUp(seconds);
  while (cpuSeconds() < warm) work();
  let done = 0;
  const began = cpuSeconds();
  const end = began + seconds;
  while (cpuSeconds() < end) done += work();
  return done / (cpuSeconds() - began);
}

/** The same for work that has to be awaited. */
export async function rateAsync(seconds: number, work: () => Promise<number>): Promise<number> {
  const warm = warmUp(seconds);
  while (cpuSeconds() < warm) await work();
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

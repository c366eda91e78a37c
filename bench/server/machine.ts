import { readFileSync } from 'node:fs';

/** Linux counts processor time in hundredths of a second, whatever its clock does. */
const TICKS = 100;

/** Seconds of processor time a process has used. */
export function cpuOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}

/** Seconds of processor time used on this machine by everybody. */
export function cpuOfAll(): number {
  const [, , user, nice, system, , , irq, softirq, steal] = readFileSync('/proc/stat', 'utf8')
    .split('\n')[0]!
    .split(' ')
    .map(Number);
  return (user! + nice! + system! + irq! + softirq! + steal!) / TICKS;
}

/** Megabytes of memory a process holds. */
export const memoryOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1024;

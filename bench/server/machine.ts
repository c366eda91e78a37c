import { readdirSync, readFileSync } from 'node:fs';

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

/** Seconds of processor time that all threads of a process have used, to the nanosecond. */
export function ranOf(pid: number): number {
  let sum = 0;
  try {
    for (const thread of readdirSync(`/proc/${pid}/task`))
      sum += Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]);
  } catch {} // it has ended meanwhile
  return sum / 1e9;
}

/** A process and those that it has started. */
export function familyOf(pid: number): number[] {
  const isChild = (other: string): boolean => {
    try {
      return Number(readFileSync(`/proc/${other}/stat`, 'utf8').split(') ')[1]!.split(' ')[1]) === pid;
    } catch {
      return false; // it has ended meanwhile
    }
  };
  const others = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return [pid, ...others.filter(isChild).map(Number)];
}

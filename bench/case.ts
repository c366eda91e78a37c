import { CASES } from './cases.js';

/** One case, for a process of its own: its number and the seconds to measure; the figure goes to the parent. */
const [index, seconds] = process.argv.slice(2).map(Number);
process.send!(await CASES[index!]!.measure(seconds!));
process.disconnect!();

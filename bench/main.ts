import { runBench } from './run.js';
import { runServerBench } from './server/run.js';

const has = (flag: string) => process.argv.includes(flag);
const options = { quick: has('--quick'), json: has('--json') };
const only = process.argv.find((arg) => arg.startsWith('--only='))?.slice('--only='.length);
process.exitCode = has('--server') ? await runServerBench({ ...options, only }) : await runBench(options);

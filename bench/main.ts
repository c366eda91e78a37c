import { runBench } from './run.js';

const has = (flag: string) => process.argv.includes(flag);
process.exitCode = await runBench({ quick: has('--quick'), json: has('--json') });

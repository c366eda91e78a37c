import { runAgainst } from './against.js';
import { runBench } from './run.js';
import { runServerBench } from './server/run.js';

const has = (flag: string) => process.argv.includes(flag);
const options = { quick: has('--quick'), json: has('--json') };
const given = (flag: string) => process.argv.find((arg) => arg.startsWith(`${flag}=`))?.slice(flag.length + 1);
const only = given('--only');
const against = given('--against');
process.exitCode = has('--server')
  ? await runServerBench({ ...options, only })
  : against !== undefined
    ? await runAgainst(against, { ...options, only })
    : await runBench(options);

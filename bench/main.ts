import { runAgainst } from './against.js';
import { runBench } from './run.js';
import { runServerAgainst } from './server/against.js';
import { runServerBench } from './server/run.js';

const has = (flag: string) => process.argv.includes(flag);
const options = { quick: has('--quick'), json: has('--json') };
const given = (flag: string) => process.argv.find((arg) => arg.startsWith(`${flag}=`))?.slice(flag.length + 1);
const only = given('--only');
const against = given('--against');
const isServer = has('--server');
process.exitCode =
  against !== undefined
    ? await (isServer ? runServerAgainst : runAgainst)(against, { ...options, only })
    : await (isServer ? runServerBench({ ...options, only }) : runBench(options));

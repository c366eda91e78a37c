import { type Command, noWords } from './command.js';

/** Runs the benchmarks: ours and the peers in one run. */
export const bench: Command = {
  name: 'bench',
  about: 'Measure the kernel, the games and the bots beside their peers',
  usage: '[--server] [--quick] [--json]',
  options: {
    server: { type: 'boolean', about: 'the server under load instead, beside its peers (about four minutes)' },
    quick: { type: 'boolean', about: 'a tenth of the time, for a first look' },
    json: { type: 'boolean', about: 'the figures as JSON' },
  },
  async run(given) {
    noWords(given);
    const options = { quick: given.flag('quick'), json: given.flag('json') };
    if (given.flag('server')) return (await import('@tabula/bench/server/run.js')).runServerBench(options);
    return (await import('@tabula/bench/run.js')).runBench(options);
  },
};

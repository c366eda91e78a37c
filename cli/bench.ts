import { type Command, noWords } from './command.js';

/** Runs the benchmarks: ours and the peers in one run. */
export const bench: Command = {
  name: 'bench',
  about: 'Measure the kernel, Elekt and the bots beside their peers',
  usage: '[--quick] [--json]',
  options: {
    quick: { type: 'boolean', about: 'a tenth of the time, for a first look' },
    json: { type: 'boolean', about: 'the figures as JSON' },
  },
  async run(given) {
    noWords(given);
    const { runBench } = await import('@tabula/bench/run.js');
    return runBench({ quick: given.flag('quick'), json: given.flag('json') });
  },
};

import { createInterface } from 'node:readline';
import { session } from '@tabula/protocol/session.js';
import type { Command } from './command.js';

/** Speaks the protocol on standard input and output, one JSON object a line. */
export const protocol: Command = {
  name: 'protocol',
  about: 'Speak the protocol on standard input and output, for other programs',
  usage: '',
  options: {},
  examples: [`echo '{"id":1,"command":"games"}' | tabula protocol`],
  async run() {
    const { handle } = session();
    for await (const line of createInterface({ input: process.stdin, terminal: false })) {
      if (line.trim() === '') continue;
      const answer = await handle(line);
      if (!process.stdout.write(`${answer}\n`)) await new Promise((drained) => process.stdout.once('drain', drained));
    }
    return 0;
  },
};

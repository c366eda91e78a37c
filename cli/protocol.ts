import { LIMITS } from '@tabula/protocol/schema.js';
import { session } from '@tabula/protocol/session.js';
import { type Command, noWords } from './command.js';

/** Speaks the protocol on standard input and output, one JSON object a line. */
export const protocol: Command = {
  name: 'protocol',
  about: 'Speak the protocol on standard input and output, for other programs',
  usage: '',
  options: {},
  examples: [`echo '{"id":1,"command":"games"}' | tabula protocol`],
  async run(given) {
    noWords(given);
    const { handle } = session();
    for await (const line of linesOf(process.stdin)) {
      if (line.trim() === '') continue;
      if (!process.stdout.write(`${handle(line)}\n`))
        await new Promise((drained) => process.stdout.once('drain', drained));
    }
    return 0;
  },
};

/** The lines of a stream. Of a line that is too long only the beginning is kept: enough to refuse it. */
export async function* linesOf(
  input: AsyncIterable<Buffer | string>,
  most: number = LIMITS.line,
): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let held = '';
  for await (const chunk of input) {
    held += typeof chunk === 'string' ? chunk : decoder.decode(chunk, { stream: true });
    const lines = held.split('\n');
    held = lines.pop()!.slice(0, most + 1);
    yield* lines;
  }
  if (held !== '') yield held;
}

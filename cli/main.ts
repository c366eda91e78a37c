import { readFileSync } from 'node:fs';
import { bench } from './bench.js';
import { checkPackCommand } from './check-pack.js';
import { type Command, Failure, helpOf, readArguments, UsageError } from './command.js';
import { play } from './play.js';
import { protocol } from './protocol.js';
import { replayCommand } from './replay.js';
import { serve } from './serve.js';
import { sim } from './sim.js';
import { verifyCommand } from './verify.js';

const COMMANDS: readonly Command[] = [
  serve,
  play,
  sim,
  replayCommand,
  verifyCommand,
  checkPackCommand,
  protocol,
  bench,
];

function help(): string {
  const width = Math.max(...COMMANDS.map(({ name }) => name.length));
  return [
    'Tabula Obscura: dark board games with every rule enforced and explained.',
    '',
    'Usage: tabula COMMAND [options]',
    '',
    ...COMMANDS.map(({ name, about }) => `  ${name.padEnd(width)}  ${about}`),
    '',
    "'tabula COMMAND --help' tells more, 'tabula --version' which version this is.",
    '',
  ].join('\n');
}

function version(): string {
  const about: { version: string } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  return about.version;
}

/** Runs a command and returns the exit code: 0 done, 1 failed, 2 called wrongly. */
async function main(argv: readonly string[]): Promise<number> {
  const [name, ...rest] = argv;
  if (name === undefined || name === 'help' || name === '--help' || name === '-h') {
    process.stdout.write(help());
    return name === undefined ? 2 : 0;
  }
  if (name === '--version' || name === '-V') {
    process.stdout.write(`tabula ${version()}\n`);
    return 0;
  }
  const command = COMMANDS.find((entry) => entry.name === name);
  if (command === undefined) {
    process.stderr.write(`tabula: no command '${name}'; see 'tabula --help'\n`);
    return 2;
  }
  try {
    const given = readArguments(command, rest);
    if (given === null) {
      process.stdout.write(helpOf(command));
      return 0;
    }
    return await command.run(given);
  } catch (error) {
    if (error instanceof UsageError) {
      process.stderr.write(`tabula ${name}: ${error.message}\nSee 'tabula ${name} --help'.\n`);
      return 2;
    }
    if (error instanceof Failure) {
      process.stderr.write(`tabula ${name}: ${error.message}\n`);
      return 1;
    }
    throw error;
  }
}

// A reader that has seen enough (head, less) closes the pipe: that is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

process.exitCode = await main(process.argv.slice(2));

import { type ParseArgsConfig, parseArgs } from 'node:util';
import { wrap } from './paint.js';

/** An option of a command: how it is written, and what it means. */
export interface OptionHelp {
  readonly type: 'string' | 'boolean';
  readonly short?: string;
  /** What stands for the value in the help: FILE, N, … */
  readonly value?: string;
  readonly about: string;
}

/** A command of the command line. */
export interface Command {
  readonly name: string;
  readonly about: string;
  /** What follows the name: 'GAME [options]'. */
  readonly usage: string;
  readonly examples?: readonly string[];
  readonly options: Readonly<Record<string, OptionHelp>>;
  run(given: Given): Promise<number>;
}

/** What the user gave: values of options, and the words that are not options. */
export interface Given {
  readonly words: readonly string[];
  text(name: string): string | undefined;
  flag(name: string): boolean;
  /** A whole number within bounds, or the default; anything else is a usage error. */
  number(name: string, fallback: number, min: number, max: number): number;
}

/** Something is wrong with the call itself. Exit code 2, as Unix has it. */
export class UsageError extends Error {}

/** Something went wrong that the user should know of, without a stack trace. Exit code 1. */
export class Failure extends Error {}

/** Reads the arguments of a command; null if help was asked for. */
export function readArguments(command: Command, argv: readonly string[]): Given | null {
  const options: NonNullable<ParseArgsConfig['options']> = { help: { type: 'boolean', short: 'h' } };
  for (const [name, { type, short }] of Object.entries(command.options))
    options[name] = short === undefined ? { type } : { type, short };
  let parsed: { values: Record<string, unknown>; positionals: string[] };
  try {
    parsed = parseArgs({ args: [...argv], options, allowPositionals: true, strict: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message.split('. ')[0]! : String(error));
  }
  const { values, positionals } = parsed;
  if (values.help === true) return null;
  const text = (name: string) => values[name] as string | undefined;
  return {
    words: positionals,
    text,
    flag: (name) => values[name] === true,
    number(name, fallback, min, max) {
      const given = text(name);
      if (given === undefined) return fallback;
      const value = Number(given);
      if (!Number.isInteger(value) || value < min || value > max)
        throw new UsageError(`--${name} is a whole number from ${min} to ${max}, not '${given}'`);
      return value;
    },
  };
}

/** For commands that take options only. */
export function noWords({ words }: Given): void {
  if (words.length > 0) throw new UsageError(`what is '${words.join(' ')}'?`);
}

const HELP_WIDTH = 80;

/** The help of one command. */
export function helpOf(command: Command): string {
  const rows = Object.entries(command.options).map(([name, { short, value, about }]) => {
    const written = `${short === undefined ? '    ' : `-${short}, `}--${name}${value === undefined ? '' : ` ${value}`}`;
    return [written, about] as const;
  });
  rows.push(['-h, --help', 'this help'] as const);
  const width = Math.max(...rows.map(([written]) => written.length));
  return [
    `${command.about}`,
    '',
    `Usage: tabula ${command.name} ${command.usage}`,
    '',
    ...rows.flatMap(([written, about]) =>
      wrap(about, HELP_WIDTH - width - 4).map((line, i) => `  ${(i === 0 ? written : '').padEnd(width)}  ${line}`),
    ),
    ...(command.examples === undefined ? [] : ['', 'Examples:', ...command.examples.map((line) => `  ${line}`)]),
    '',
  ].join('\n');
}

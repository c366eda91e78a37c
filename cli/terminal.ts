import { createInterface } from 'node:readline';
import { unbound } from '@tabula/words/bind.js';
import { paint } from './paint.js';

/** A conversation by lines: with editing, history and completion on a terminal, plain lines elsewhere. */
export interface Terminal {
  width(): number;
  /** How many lines fit on the screen; null if there is no screen. */
  rows(): number | null;
  print(...lines: readonly string[]): void;
  /** Something that is true for a moment only; the next one, or '', takes its place. Shown on a terminal only. */
  note(text: string): void;
  /** The next line, or null at the end of the input. */
  ask(): Promise<string | null>;
  close(): void;
}

const WIDEST = 132;
const NARROWEST = 40;

export function openTerminal(complete: (line: string) => string[], interrupted: () => void): Terminal {
  const { stdin, stdout } = process;
  const live = stdin.isTTY === true && stdout.isTTY === true;
  const write = (text: string) => stdout.write(text);
  const lines = createInterface({
    input: stdin,
    ...(live ? { output: stdout } : {}),
    terminal: live,
    prompt: paint('greenBright', '> '),
    completer: (line: string) => [complete(line), line],
  });
  const typed: (string | null)[] = [];
  let waiting: ((line: string | null) => void) | null = null;
  const heard = (line: string | null) => {
    // What is not typed on a terminal is seen nowhere: a transcript should read like a conversation.
    if (!live && line !== null) write(`${line}\n`);
    return line;
  };
  const take = (line: string | null) => {
    const next = waiting;
    waiting = null;
    if (next === null) typed.push(line);
    else next(line);
  };
  let ended = false;
  lines.on('line', take);
  lines.on('SIGINT', interrupted);
  lines.on('close', () => {
    ended = true;
    take(null);
  });
  return {
    width: () => Math.max(NARROWEST, Math.min(stdout.columns ?? 100, WIDEST)),
    rows: () => (stdout.isTTY ? stdout.rows : null),
    print: (...text) => {
      for (const line of text) write(`${unbound(line)}\n`);
    },
    note: (text) => {
      if (stdout.isTTY) write(`\r\u001b[2K${paint('dim', text)}`);
    },
    ask() {
      if (live && !ended) lines.prompt();
      else write('> ');
      const ready = typed.shift();
      if (ready !== undefined) return Promise.resolve(heard(ready));
      if (ended) return Promise.resolve(null);
      return new Promise((resolve) => {
        waiting = (line) => resolve(heard(line));
      });
    },
    close: () => lines.close(),
  };
}

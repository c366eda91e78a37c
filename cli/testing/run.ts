import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The built command line, as `bin/tabula` runs it. */
const MAIN = fileURLToPath(new URL('../dist/main.js', import.meta.url));

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

export interface Talk {
  /** What comes in on standard input; then it ends. */
  readonly input?: string;
  /** Called with all that was printed so far, whenever something is printed. */
  readonly seen?: (out: string, child: ReturnType<typeof spawn>) => void;
  readonly env?: NodeJS.ProcessEnv;
}

/** A folder of one test, with the data folder of the command line in it. */
export class Folder {
  readonly path = mkdtempSync(join(tmpdir(), 'tabula-cli-'));

  file(name: string): string {
    return join(this.path, name);
  }

  read(name: string): string {
    return readFileSync(this.file(name), 'utf8');
  }

  /** The files that games were kept in. */
  saves(): string[] {
    return readdirSync(this.file('data/saves')).sort();
  }

  remove(): void {
    rmSync(this.path, { recursive: true, force: true });
  }

  /** Runs a command to its end. */
  tabula(args: readonly string[], { input, seen, env }: Talk = {}): Promise<Ran> {
    return new Promise((resolve, reject) => {
      const child = spawn(process.execPath, [MAIN, ...args], {
        cwd: this.path,
        env: { PATH: process.env.PATH, HOME: this.path, LANG: 'C', TABULA_DATA: this.file('data'), ...env },
      });
      let [out, err] = ['', ''];
      child.stdout.setEncoding('utf8').on('data', (text: string) => {
        out += text;
        seen?.(out, child);
      });
      child.stderr.setEncoding('utf8').on('data', (text: string) => {
        err += text;
      });
      child.stdin.on('error', () => {}); // it may have left before it heard everything
      child.on('error', reject);
      child.on('close', (code) => resolve({ code, out, err }));
      if (input !== undefined) child.stdin.end(input);
      else if (seen === undefined) child.stdin.end();
    });
  }
}

/** Lines that answer any question of Elekt sooner or later; what is no option is refused and asked again. */
export const ANSWERS = `${['2c', '1b', '3a', '1a', '1c', '2', '1', '2b'].join('\n')}\n`.repeat(250);

/** The same for Rise of the Cults. */
export const CULTS_ANSWERS = `${['1a', '2', '1', '1b', '2 3', '0', '2c', '3'].join('\n')}\n`.repeat(250);

/** The same for A Study in Emerald. */
export const EMERALD_ANSWERS = `${['1', '2', '1a', '3', '1b', '4', '5', '2a'].join('\n')}\n`.repeat(400);

/** The same for Arkham Horror. */
export const ARKHAM_ANSWERS = `${[
  ...['1', '2', '0', '3', '1', '1 2', '4', '2'],
  ...['1 2 3', '1 2 3 4', '1 2 3 4 5', '1 2 3 4 5 6', '1 2 3 4 5 6 7'],
].join('\n')}\n`.repeat(300);

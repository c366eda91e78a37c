import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { Failure } from './command.js';

/** Where games and settings are kept, unless TABULA_DATA says otherwise. */
export const dataFolder = (): string => process.env.TABULA_DATA ?? join(homedir(), '.tabula');

/** The JSON value in a file, or a failure that says what is wrong with the file. */
export function readJson(path: string): unknown {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new Failure(code === 'ENOENT' ? `there is no file ${path}` : `${path} cannot be read (${code})`);
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Failure(`${path} is not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Writes a file whole or not at all: a crash in the middle leaves the old one. */
export function writeWhole(path: string, text: string): void {
  try {
    mkdirSync(dirname(path), { recursive: true });
    const beside = `${path}.${process.pid}.new`;
    writeFileSync(beside, text);
    renameSync(beside, path);
  } catch (error) {
    throw new Failure(`${path} cannot be written (${(error as NodeJS.ErrnoException).code ?? String(error)})`);
  }
}

/** A name for a new file in a folder that is not taken yet. */
export function freshPath(folder: string, stem: string, ending: string): string {
  for (let i = 1; ; i++) {
    const path = join(folder, `${stem}${i === 1 ? '' : `-${i}`}${ending}`);
    if (!existsSync(path)) return path;
  }
}

/** A word as a shell reads it back. */
export const quoted = (word: string): string =>
  /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;

import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { ifThere } from './if-there.js';

const OWN = 0o600;

/**
 * What is in the file is for nobody else on this machine: hands, words, and the key of the sessions. So the file is made
 * before SQLite would make it, readable by its owner alone, whatever folder it is in; the files beside it get its mode.
 */
export function keepPrivate(path: string): void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  if (!existsSync(path)) closeSync(openSync(path, 'a', OWN));
  for (const file of [path, `${path}-wal`, `${path}-shm`]) ifThere(() => chmodSync(file, OWN));
}

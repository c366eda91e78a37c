import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { THIRD_GAME } from './testing/third-game.js';

/** A game made of nothing but its own folders and a word in the list, in a copy of this repository. */

const root = fileURLToPath(new URL('..', import.meta.url));
const copy = mkdtempSync(join(tmpdir(), 'tabula-third-'));
const LEFT_OUT = new Set(['node_modules', 'dist', '.git', 'golden', 'coverage']);

function run(script: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], { cwd: copy, encoding: 'utf8' });
  return { status, out: `${stdout}${stderr}` };
}

/** The packages of the copy are its own; what is installed is that of the repository. */
function install(): void {
  const modules = join(copy, 'node_modules');
  mkdirSync(join(modules, '@tabula'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '@tabula' && !name.startsWith('.')) symlinkSync(join(root, 'node_modules', name), join(modules, name));
  const { workspaces } = JSON.parse(readFileSync(join(copy, 'package.json'), 'utf8')) as { workspaces: string[] };
  const folders = workspaces.flatMap((entry) =>
    entry.endsWith('/*')
      ? readdirSync(join(copy, dirname(entry)), { withFileTypes: true }).flatMap((found) =>
          found.isDirectory() ? [join(dirname(entry), found.name)] : [],
        )
      : [entry],
  );
  for (const folder of folders) symlinkSync(join(copy, folder), join(modules, '@tabula', basename(folder)));
}

beforeAll(() => {
  cpSync(root, copy, { recursive: true, filter: (path) => !LEFT_OUT.has(basename(path)) });
  for (const [path, text] of Object.entries(THIRD_GAME)) {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    writeFileSync(join(copy, path), text);
  }
  const file = join(copy, 'games/list.json');
  const list = JSON.parse(readFileSync(file, 'utf8')) as { games: string[] };
  writeFileSync(file, JSON.stringify({ ...list, games: [...list.games, 'gondola'] }));
  install();
}, 300_000);
afterAll(() => rmSync(copy, { recursive: true, force: true }));

describe('a game that was added to the list', () => {
  it('is missed until the lists are made anew', () => {
    const { status, out } = run('scripts/collect.mjs', '--check');
    expect(status).toBe(1);
    expect(out).toContain('protocol/titles.ts is out of date');
    expect(run('scripts/collect.mjs').status).toBe(0);
    expect(run('scripts/collect.mjs', '--check').status).toBe(0);
  });

  it('is not on the page as long as its table is not drawn there, and is missed then', () => {
    const rules = () => readFileSync(join(copy, 'web/local/games.ts'), 'utf8');
    expect(run('scripts/collect.mjs', '--check').out).toMatch(/not on the page yet: [a-z, ]*gondola/);
    expect(rules()).not.toContain('gondola');
    writeFileSync(join(copy, 'web/games/gondola/face.ts'), 'export {};\n');
    const { status, out } = run('scripts/collect.mjs', '--check');
    expect(status).toBe(1);
    expect(out).toContain('web/games/gondola/entry.ts offers no table, but there is a face.ts');
    expect(out).toContain('web/local/games.ts is out of date');
    rmSync(join(copy, 'web/games/gondola/face.ts'));
  });

  it('compiles, with its page', () => {
    const tsc = join(root, 'node_modules/typescript/bin/tsc');
    expect(run('scripts/rule-ids.mjs').status).toBe(0);
    expect(run(tsc, '-b', 'cli', 'web').out).toBe('');
  }, 300_000);

  it('is offered and played over the protocol', () => {
    const lines = [
      { id: 1, command: 'games' },
      { id: 2, command: 'new', game: 'gondola', seats: 2, seed: 1 },
      { id: 3, command: 'questions', match: 'm1' },
    ].map((request) => JSON.stringify(request));
    const { stdout } = spawnSync(process.execPath, ['cli/dist/main.js', 'protocol'], {
      cwd: copy,
      encoding: 'utf8',
      input: `${lines.join('\n')}\n`,
    });
    const [games, , asked] = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(games.games.at(-1)).toMatchObject({ id: 'gondola', name: { pl: 'Trzecia' }, packs: [] });
    expect(asked.questions[0]).toMatchObject({
      seat: 0,
      prompt: { text: 'Where to?' },
      options: [{ key: 'docks' }, {}, {}],
    });
  });

  it('is offered and played in the terminal', () => {
    expect(run('cli/dist/main.js', 'play', '--help').out).toContain('tabula play gondola');
    const { stdout, status } = spawnSync(
      process.execPath,
      ['cli/dist/main.js', 'play', 'gondola', '--seed', '1', '--lang', 'en', '--save', join(copy, 'save.json')],
      { cwd: copy, encoding: 'utf8', input: '1\n'.repeat(9) },
    );
    expect(status).toBe(0);
    expect(stdout).toContain('Where to?');
    expect(stdout).toContain('The journey is over.');
    expect(stdout).toContain('The game is won.'); // all play it together
  });

  it('fails the check without one of its files, and where shared code names it', () => {
    rmSync(join(copy, 'cli/screens/gondola/screen.ts'));
    writeFileSync(join(copy, 'protocol/more.ts'), "export const FAVOURITE = 'gondola';\n");
    const { status, out } = run('scripts/collect.mjs', '--check');
    expect(status).toBe(1);
    expect(out).toContain('gondola has no cli/screens/gondola/screen.ts');
    expect(out).toContain('protocol/more.ts:1 names a game');
  });
});

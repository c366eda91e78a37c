// Where each game keeps its rules, and how to read them. Used by rule-ids.mjs and audit.mjs.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

const table = [
  { game: 'elekt', prefix: 'ELEK' },
  { game: 'cults', prefix: 'CULT' },
  { game: 'emerald', prefix: 'EMER' },
  { game: 'arkham', prefix: 'ARK' },
];

export const allGames = table.map(({ game, prefix }) => ({
  game,
  prefix,
  doc: `docs/rules/${game}.md`,
  folder: `games/${game}`,
  output: `games/${game}/rule-ids.ts`,
}));

/** The games that have a folder with a package in it. */
export const presentGames = () => allGames.filter((g) => existsSync(join(root, g.folder, 'package.json')));

/** The rules of one game in the order of its document: `{ id, info }`, `info` for rules that nothing can show. */
export function rulesOf({ doc, prefix }) {
  const line = new RegExp(`^[-*|]\\s*\\*\\*(${prefix}-[\\w.]+)\\*\\*\\s*(\\(info\\))?`);
  const rules = new Map();
  for (const text of readFileSync(join(root, doc), 'utf8').split('\n')) {
    const match = line.exec(text);
    if (!match) continue;
    const id = match[1].replace(/\.$/, '');
    if (!rules.has(id)) rules.set(id, { id, info: match[2] !== undefined });
  }
  return [...rules.values()];
}

const skipped = new Set(['node_modules', 'dist', 'coverage', '.git']);

/** Every file below a folder of the repository whose name the pattern accepts, as paths from the root. */
export function filesBelow(folder, pattern) {
  const found = [];
  const walk = (path) => {
    for (const entry of readdirSync(join(root, path), { withFileTypes: true })) {
      if (skipped.has(entry.name)) continue;
      const below = `${path}/${entry.name}`;
      if (entry.isDirectory()) walk(below);
      else if (pattern.test(entry.name)) found.push(below);
    }
  };
  if (existsSync(join(root, folder))) walk(folder);
  return found.sort();
}

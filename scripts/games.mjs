// The games of games/list.json, and how to read their rules. Used by the other scripts.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** The ids of the games that can be played, wherever that is, and of those that have only their rulebook so far; each in the order of the shelf. */
export const list = JSON.parse(readFileSync(join(root, 'games/list.json'), 'utf8'));

const RULE = /^[-*|]\s*\*\*([A-Z]+)-[\w.]+\*\*/m;

/** Every game with its rulebook; how its rules begin ('ELEK') is taken from the first of them. */
export const allGames = [...list.games, ...list.planned].map((game) => {
  const doc = `docs/rules/${game}.md`;
  const prefix = RULE.exec(readFileSync(join(root, doc), 'utf8'))?.[1];
  if (prefix === undefined) throw new Error(`${doc} has no rules`);
  return { game, prefix, doc, folder: `games/${game}`, output: `games/${game}/rule-ids.ts` };
});

/** The games that have a folder with a package in it. */
export const presentGames = () => allGames.filter((g) => existsSync(join(root, g.folder, 'package.json')));

/** Those of them that carry out rules already: others hold only what their cards are to say. */
export const ruledGames = () => presentGames().filter((g) => existsSync(join(root, g.folder, 'rules')));

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

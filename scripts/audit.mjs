// Compares the rules in docs/rules with what enforces, shows and cites them: `npm run audit [-- --verbose]`.
// A step is an object key that starts with the id of a rule ('GAME-9.4', 'GAME-9.12 d'); a rule is shown when its id
// stands in a test. Rules marked (info) need neither. Fails only for a citation of a rule that does not exist.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allGames, filesBelow, root, ruledGames, rulesOf } from './games.mjs';

const verbose = process.argv.includes('--verbose');
const prefixes = allGames.map((g) => g.prefix).join('|');
const ID = `(?:${prefixes})-(?:[RQ]\\.)?\\d+(?:\\.\\d+)?`;
const citation = new RegExp(`\\b${ID}[a-z]?(?!\\w|\\.\\d)`, 'g');
const stepKey = new RegExp(`^\\s*(?:async\\s+)?['"](${ID}[a-z]?)(?:[ :][^'"]*)?['"]\\s*[:(]`, 'gm');
const isTest = (path) => path.endsWith('.test.ts');

const sources = ['games', 'kernel', 'words', 'kit', 'bots', 'protocol', 'server', 'web', 'cli', 'bench'].flatMap(
  (folder) => filesBelow(folder, /\.(tsx?|md)$/),
);
const pages = filesBelow('docs', /\.md$/).filter((path) => !path.startsWith('docs/rules/'));
const read = (path) => readFileSync(join(root, path), 'utf8');
const isGenerated = (path) => allGames.some((g) => g.output === path);

const steps = new Set();
const shown = new Set();
const cited = new Set();
const citations = []; // { id, where }
for (const path of [...sources, ...pages].filter((p) => !isGenerated(p))) {
  const text = read(path);
  text.split('\n').forEach((line, index) => {
    for (const [id] of line.matchAll(citation)) {
      citations.push({ id, where: `${path}:${index + 1}` });
      if (isTest(path)) shown.add(id);
      else if (/\.tsx?$/.test(path)) cited.add(id);
    }
  });
  if (path.startsWith('games/') && path.endsWith('.ts') && !isTest(path)) {
    for (const [, id] of text.matchAll(stepKey)) steps.add(id);
  }
}

/** The rules a heading such as GAME-9 stands for exist when any rule below it does. */
const known = new Set();
for (const game of allGames) {
  for (const { id } of rulesOf(game)) {
    known.add(id);
    const chapter = /^\w+-\d+(?=\.)/.exec(id);
    if (chapter) known.add(chapter[0]);
  }
}

for (const game of ruledGames()) {
  const rules = rulesOf(game);
  const needed = rules.filter((rule) => !rule.info).map((rule) => rule.id);
  const lists = {
    'without a step': needed.filter((id) => !steps.has(id)),
    'shown by no test': needed.filter((id) => !shown.has(id)),
    'cited nowhere in code': needed.filter((id) => !cited.has(id)),
  };
  console.log(`${game.game}: ${rules.length} rules, ${rules.length - needed.length} of them for information`);
  for (const [what, ids] of Object.entries(lists)) {
    const share = ((100 * (needed.length - ids.length)) / needed.length).toFixed(1);
    console.log(`  ${what.padEnd(22)} ${String(ids.length).padStart(4)}   (${share} % have it)`);
    if (verbose && ids.length > 0) console.log(`    ${ids.join(' ')}`);
  }
}

const unknown = citations.filter(({ id }) => !known.has(id));
console.log(`citations: ${citations.length}, of rules that do not exist: ${unknown.length}`);
for (const { id, where } of unknown) console.log(`  ${where}  ${id}`);
process.exitCode = unknown.length > 0 ? 1 : 0;

// Writes games/<game>/rule-ids.ts from docs/rules/<game>.md, so that citing a rule that does not exist does not compile.
//   node scripts/rule-ids.mjs           write what changed
//   node scripts/rule-ids.mjs --check   write nothing; fail if a file is out of date
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, ruledGames, rulesOf } from './games.mjs';

const check = process.argv.includes('--check');
let stale = 0;

for (const game of ruledGames()) {
  const rules = rulesOf(game);
  if (rules.length === 0) throw new Error(`${game.doc} has no rules that start with ${game.prefix}-`);
  const text = [
    `// Generated from ${game.doc} by scripts/rule-ids.mjs. Do not edit.`,
    `export type RuleId =\n${rules.map(({ id }) => `  | '${id}'`).join('\n')};`,
    '',
  ].join('\n');
  const path = join(root, game.output);
  const before = existsSync(path) ? readFileSync(path, 'utf8') : '';
  if (before === text) {
    console.log(`${game.output}: ${rules.length} rules, up to date`);
  } else if (check) {
    console.error(`${game.output} is out of date: run \`npm run rules\``);
    stale += 1;
  } else {
    writeFileSync(path, text);
    console.log(`${game.output}: ${rules.length} rules, written`);
  }
}

process.exitCode = stale > 0 ? 1 : 0;

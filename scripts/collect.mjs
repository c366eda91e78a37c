// Writes from games/list.json what has to name every game: the lists of titles, screens and entries, and the references
// and dependencies of the packages that use them. To add a game one makes its folders and adds it to the list.
//   node scripts/collect.mjs           write what changed
//   node scripts/collect.mjs --check   write nothing; fail if a file is out of date or a game stands where none should
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { allGames, filesBelow, list, presentGames, root } from './games.mjs';

const check = process.argv.includes('--check');
const complaints = [];
const read = (path) => readFileSync(join(root, path), 'utf8');

function write(path, text) {
  if (existsSync(join(root, path)) && read(path) === text) return;
  if (check) complaints.push(`${path} is out of date: run \`npm run games\``);
  else {
    writeFileSync(join(root, path), text);
    console.log(`${path}: written`);
  }
}

// --- the lists

const sorted = (ids) => ids.toSorted();
const generated = (imports, rest) =>
  `${['// Generated from games/list.json by scripts/collect.mjs. Do not edit.', ...imports, '', ...rest].join('\n')}\n`;
const everyGame = [...list.games, ...list.planned];
/** A game is on the page once its table is drawn there; until then it is played in the terminal and by programs. */
const paged = list.games.filter((id) => existsSync(join(root, `web/games/${id}/face.ts`)));

const lists = {
  'protocol/titles.ts': generated(
    [
      ...sorted(list.games).map((id) => `import { title as ${id} } from '@tabula/${id}/title.js';`),
      `import type { Title } from '@tabula/kit/title.js';`,
    ].toSorted((a, b) => order(from(a), from(b))),
    [
      '/** The games that can be played, in the order in which they are offered. */',
      `export const TITLES: readonly Title[] = [${list.games.join(', ')}];`,
    ],
  ),
  'cli/screens/all.ts': generated(
    [
      ...sorted(list.games).map((id) => `import { screen as ${id} } from './${id}/screen.js';`),
      `import type { MakeScreen } from './screen.js';`,
    ],
    [
      '/** What each game looks like in the terminal. */',
      `export const SCREENS: { readonly [game: string]: MakeScreen } = { ${list.games.join(', ')} };`,
    ],
  ),
  'web/local/games.ts': generated(
    [`import type { Game } from '@tabula/kernel/game.js';`],
    [
      '/** The rules of the games, each loaded with its first table in this browser. */',
      'export const RULES: { readonly [game: string]: () => Promise<Game> } = {',
      ...paged.map((id) => `  ${id}: async () => (await import('@tabula/${id}/${id}.js')).${id} as Game,`),
      '};',
    ],
  ),
  'web/games/palettes.css': `/* Generated from games/list.json by scripts/collect.mjs. Do not edit. */\n${everyGame
    .map((id) => `@import "./${id}/palette.css";\n`)
    .join('')}`,
  'web/games/all.ts': generated(
    [
      ...sorted(everyGame).map((id) => `import { entry as ${id} } from './${id}/entry.js';`),
      `import type { Entry } from './entry.js';`,
    ],
    [
      '/** Every game as the lobby shows it, in the order of the shelf. */',
      `export const ENTRIES: readonly Entry[] = [${everyGame.join(', ')}];`,
    ],
  ),
};

function from(line) {
  return line.split("'")[1];
}
function order(a, b) {
  return a < b ? -1 : 1;
}

for (const [path, text] of Object.entries(lists)) write(path, text);

// --- references and dependencies: who needs one game needs them all

const packages = JSON.parse(read('package.json')).workspaces.filter((folder) => !folder.includes('*'));

/** The references of a project with those to games replaced; as the formatter wants them. */
function withReferences(text, games) {
  const block = /"references": (\[[^\]]*\])/.exec(text);
  const all = JSON.parse(block[1]);
  const isGame = ({ path }) => /(^|\/)games\//.test(path);
  const first = all.findIndex(isGame);
  if (first < 0) return text;
  const others = all.filter((entry) => !isGame(entry));
  const entries = [...others.slice(0, first), ...games, ...others.slice(first)].map(
    ({ path }) => `{ "path": "${path}" }`,
  );
  const short = `  "references": [${entries.join(', ')}]`;
  const long = `  "references": [\n${entries.map((entry) => `    ${entry}`).join(',\n')}\n  ]`;
  return text.replace(`  ${block[0]}`, short.length <= 120 ? short : long);
}

/** A manifest with its dependencies on games replaced. */
function withDependencies(text, versions) {
  const manifest = JSON.parse(text);
  const isGame = (name) => everyGame.some((id) => name === `@tabula/${id}`);
  if (!Object.keys(manifest.dependencies ?? {}).some(isGame)) return text;
  const others = Object.entries(manifest.dependencies).filter(([name]) => !isGame(name));
  const all = [...others, ...versions].toSorted(([a], [b]) => order(a, b));
  return `${JSON.stringify({ ...manifest, dependencies: Object.fromEntries(all) }, null, 2)}\n`;
}

const references = (base, ids) => ids.map((id) => ({ path: `${base}games/${id}` }));
const versionOf = (id) => JSON.parse(read(`games/${id}/package.json`)).version;
const versions = (ids) =>
  ids.flatMap((id) => (existsSync(join(root, `games/${id}/package.json`)) ? [[`@tabula/${id}`, versionOf(id)]] : []));

/** The games that a package needs: those that are offered, and planned ones of which it has a part already. */
const PART = { cli: 'cli/screens/GAME/screen.ts', web: 'web/games/GAME/face.ts' };
const gamesIn = (folder) => [
  ...list.games,
  ...list.planned.filter((id) => PART[folder] && existsSync(join(root, PART[folder].replace('GAME', id)))),
];
write(
  'tsconfig.json',
  withReferences(
    read('tsconfig.json'),
    references(
      '',
      presentGames().map(({ game }) => game),
    ),
  ),
);
for (const folder of packages) {
  const games = gamesIn(folder);
  write(`${folder}/tsconfig.json`, withReferences(read(`${folder}/tsconfig.json`), references('../', games)));
  write(`${folder}/package.json`, withDependencies(read(`${folder}/package.json`), versions(games)));
}

// --- what a game has to have, and where it may be

const OWN = {
  games: ['games/GAME/package.json', 'games/GAME/tsconfig.json', 'games/GAME/title.ts', 'cli/screens/GAME/screen.ts'],
  planned: [],
};
const ALWAYS = ['web/games/GAME/entry.ts', 'docs/rules/GAME.md'];
for (const [kind, files] of Object.entries(OWN))
  for (const id of list[kind])
    for (const file of [...files, ...ALWAYS].map((path) => path.replace('GAME', id)))
      if (!existsSync(join(root, file))) complaints.push(`${id} has no ${file}`);

// What the lobby offers is what the page can draw.
for (const id of list.games) {
  const offered =
    existsSync(join(root, `web/games/${id}/entry.ts`)) && /^ {2}play: /m.test(read(`web/games/${id}/entry.ts`));
  if (offered !== paged.includes(id))
    complaints.push(
      `web/games/${id}/entry.ts ${offered ? 'offers a table' : 'offers no table'}, but there is ${offered ? 'no' : 'a'} face.ts`,
    );
}

for (const folder of ['games', 'web/games', 'cli/screens'])
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true }))
    if (entry.isDirectory() && entry.name !== 'node_modules' && !everyGame.includes(entry.name))
      complaints.push(`${folder}/${entry.name} is no game of games/list.json`);

// --- shared code names no game

const name = new RegExp(`(${allGames.flatMap(({ game, prefix }) => [game, `\\b${prefix}(?=-)`]).join('|')})`, 'i');
const shared = ['kernel', 'words', 'kit', 'bots', 'protocol', 'server', 'cli', 'web', 'scripts'].flatMap((folder) =>
  filesBelow(folder, /\.(tsx?|mjs|js|json|css|html)$/),
);
const configuration = ['biome.json', 'knip.json', 'vitest.config.ts'];
const MAY =
  /\.test\.ts$|\/(testing|e2e|dev)\/|^(web\/games|cli\/screens)\/(?!.*\/\.\.)[\w-]+\/|(tsconfig|package)\.json$|^web\/style\/scenes\//;
for (const path of [...shared, ...configuration])
  if (!MAY.test(path) && !Object.hasOwn(lists, path))
    for (const [at, line] of read(path).split('\n').entries())
      if (name.test(line)) complaints.push(`${path}:${at + 1} names a game: ${line.trim().slice(0, 100)}`);

for (const complaint of complaints) console.error(complaint);
const unpaged = list.games.filter((id) => !paged.includes(id));
const without = unpaged.length === 0 ? '' : ` (not on the page yet: ${unpaged.join(', ')})`;
if (complaints.length === 0)
  console.log(`${list.games.length} games${without}, ${list.planned.length} planned: up to date`);
process.exitCode = complaints.length > 0 ? 1 : 0;

// Figures of the page, measured in Chromium against the true server: `npm run figures:web`. Some of them alone:
// `npm run figures:web -- --only=drawn,beats --game=elekt`; no case takes longer than `--minutes=4`.
// Lighthouse is fetched from the registry when it is asked for; it is no dependency.
import { availableParallelism, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { chromium, program, serve } from './driven.mjs';
import { lighthouse } from './figures/lighthouse.mjs';
import { beats, drawing, firstLoad, opening } from './figures/parts.mjs';

/** The tables that are measured: the shortest game, and the one with most on its table, with four players. */
const TABLES = { elekt: 1, arkham: 3 };
const GAMES = ['elekt', 'cults', 'emerald', 'arkham'];
/** What is measured, and of which games: null for what is no matter of a game. */
const PARTS = {
  load: { games: [null], measure: firstLoad },
  open: { games: Object.keys(TABLES), measure: (room, game) => opening(room, game, TABLES[game]) },
  drawn: { games: Object.keys(TABLES), measure: (room, game) => drawing(room, game, TABLES[game] - 1) },
  beats: { games: GAMES, measure: beats },
  lighthouse: {
    games: [null, ...Object.keys(TABLES)],
    measure: (room, game) => lighthouse(room, game, TABLES[game]),
  },
};

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: Object.keys(PARTS).join() },
    game: { type: 'string', default: GAMES.join() },
    minutes: { type: 'string', default: '4' },
  },
});
const [only, games, minutes] = [values.only.split(','), values.game.split(','), Number(values.minutes)];
const unknown = [...only.filter((part) => !(part in PARTS)), ...games.filter((game) => !GAMES.includes(game))];
if (unknown.length > 0 || !(minutes > 0)) {
  console.error(`--only=${Object.keys(PARTS)} --game=${GAMES} --minutes=4; not ${unknown.join()} ${values.minutes}`);
  process.exit(2);
}
const cases = only.flatMap((part) =>
  PARTS[part].games.filter((game) => game === null || games.includes(game)).map((game) => ({ part, game })),
);

const rows = [];
const server = await serve();
const launching = await program();
const browser = await chromium.launch(launching);
try {
  for (const [at, { part, game }] of cases.entries()) {
    const name = [part, ...(game === null ? [] : [game])].join(' ');
    console.log(`${at + 1} of ${cases.length}: ${name}`);
    const from = Date.now();
    await measured(name, (room) => PARTS[part].measure(room, game));
    console.log(`  ${Math.round((Date.now() - from) / 1000)} s`);
  }
} finally {
  await browser.close();
  await server.close();
}
const load = loadavg().map((count) => count.toFixed(1));
console.log(
  `\n${availableParallelism()} processors; so many wished for one in the last 1, 5 and 15 minutes: ${load.join(', ')}\n`,
);
console.log('| what | figure | goal |\n|---|---|---|');
for (const { what, figure, goal } of rows) console.log(`| ${what} | ${figure} | ${goal} |`);
process.exitCode = rows.every(({ good }) => good) ? 0 : 1;

/** Measures one case, and says what it found as soon as it is known; what takes too long is given up. */
async function measured(name, work) {
  const contexts = [];
  const stop = new AbortController();
  const row = (what, figure, goal = '', good = true) => {
    if (stop.signal.aborted) return;
    rows.push({ what, figure, goal, good });
    console.log(`  ${what}: ${figure}${good ? '' : ` (${goal})`}`);
  };
  const room = {
    url: server.url,
    launching,
    row,
    signal: stop.signal,
    note: (text) => console.log(`  ${text}`),
    async context(options) {
      const context = await browser.newContext({ serviceWorkers: 'block', ...options });
      contexts.push(context);
      return context;
    },
  };
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no end after ${minutes} minutes`)), minutes * 60_000);
  });
  try {
    const working = work(room);
    working.catch(() => undefined); // what was given up fails when its pages are closed
    await Promise.race([working, late]);
  } catch (error) {
    row(name, `not measured: ${error.message.split('\n')[0]}`, 'an end', false);
  } finally {
    clearTimeout(timer);
    stop.abort();
    await Promise.all(contexts.map((context) => context.close().catch(() => undefined)));
  }
}

// Figures of the page, measured in Chromium against the true server: `node web/e2e/figures.mjs [--lighthouse] [elekt …]`,
// of the games that are named, or of all.
// Lighthouse is fetched from the registry when it is asked for; it is no dependency.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, install } from '../../scripts/prepare.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const root = dirname(dirname(here));
install();
build();
const { runnerImport } = await import('vite');
const { chromium } = await import('playwright-core');
const { module: finder } = await runnerImport(join(here, 'chromium.ts'));
const { module: lobby } = await runnerImport(join(here, 'lobby.ts'));
const { module: words } = await runnerImport(join(here, 'words.ts'));

const GOALS = { load: 60, open: 1000, drawn: 100, task: 50, lighthouse: 95 };
const LIGHTHOUSE = '12.8.2';
const DEBUGGER = 9333;
const scratch = mkdtempSync(join(tmpdir(), 'tabula-figures-'));
const say = words.wordsOf('en');
const rows = [];
const row = (what, figure, goal, good) => rows.push({ what, figure, goal, good });
const middle = (numbers, part = 0.5) =>
  [...numbers].sort((a, b) => a - b)[Math.floor((numbers.length - 1) * part)] ?? 0;

function serve() {
  const child = spawn(
    process.execPath,
    [
      join(root, 'bin/tabula'),
      ...['serve', '--host=127.0.0.1', '--port=0', `--data=${scratch}`, '--log-level=warn'],
      '--requests-per-minute=100000', // many first visits from one address
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  return new Promise((resolve) => {
    child.stdout.setEncoding('utf8').on('data', (text) => {
      const url = /http:\/\/\S+/.exec(text)?.[0];
      if (url !== undefined) resolve({ child, url });
    });
  });
}

/** A visitor as the tests through the page have them. */
async function visitor(context, url, language = 'en') {
  const page = await context.newPage();
  return { page, say, look: { size: 'desk', language }, open: (path) => page.goto(url + path) };
}

const asked = (page) => page.locator('[data-question] li > button').first();

/** The first answer there is; of what is put together, what confirms it. */
async function answer(page) {
  const confirm = page.locator('[data-question] .mainact > button:not([aria-disabled="true"])').first();
  if ((await confirm.count()) > 0) await confirm.click();
  else await page.keyboard.press('1');
}

/** The tables that are measured: the shortest game, and the one with most on its table, with four players. */
const TABLES = { elekt: 1, arkham: 3 };
const named = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const isAsked = (game) => named.length === 0 || named.includes(game);
const tables = Object.entries(TABLES).filter(([game]) => isAsked(game));

/** What the page's own thread has worked since it was asked first, in milliseconds: other work of the machine does not count. */
async function worker(page) {
  const debug = await page.context().newCDPSession(page);
  await debug.send('Performance.enable', { timeDomain: 'threadTicks' });
  const worked = async () => {
    const { metrics } = await debug.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
  };
  const before = await worked();
  return async () => (await worked()) - before;
}

/** All that a first visit to the lobby has to load before it can be read and used, compressed: page, scripts and styles. */
async function firstLoad(browser, url) {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  const loaded = [];
  page.on('response', (response) => {
    if (['document', 'script', 'stylesheet'].includes(response.request().resourceType()))
      loaded.push(response.request().sizes());
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  const bytes = (await Promise.all(loaded)).reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
  row(
    'first load: page, scripts and styles of the lobby, compressed',
    `${(bytes / 1000).toFixed(1)} kB`,
    `≤ ${GOALS.load} kB`,
    bytes <= GOALS.load * 1000,
  );
  await context.close();
}

/** From the click to the first question, with nothing in the cache; and from an address to the question. */
async function opening(browser, url, game, bots) {
  const [begun, reloaded, works] = [[], [], []];
  for (let time = 0; time < 5; time++) {
    const context = await browser.newContext({ reducedMotion: 'reduce', serviceWorkers: 'block' });
    const guest = await visitor(context, url);
    await lobby.choose(guest, game);
    await guest.page.getByRole('button', { name: say('lobby.bots', { count: bots }), exact: true }).click();
    const work = await worker(guest.page);
    const from = Date.now();
    await guest.page.getByRole('button', { name: say('mode.now') }).click();
    await asked(guest.page).waitFor();
    begun.push(Date.now() - from);
    works.push(await work());
    const again = Date.now();
    await guest.page.reload();
    await asked(guest.page).waitFor();
    reloaded.push(Date.now() - again);
    await context.close();
  }
  for (const [what, times] of [
    [`${game}: a new table of ${bots + 1} opens`, begun],
    [`${game}: it opens by its address`, reloaded],
  ])
    row(
      `${what} (median of ${times.length})`,
      `${middle(times)} ms`,
      `≤ ${GOALS.open} ms`,
      middle(times) <= GOALS.open,
    );
  row(`${game}: processor time of the page to open a new table`, `${middle(works).toFixed(0)} ms`, '', true);
}

/** Runs in the page: notes how long after a message of the server the first picture with something of it was drawn. */
function noteDrawing() {
  globalThis.drawn = [];
  let from = null;
  const drew = () => {
    if (from === null) return;
    const since = from;
    from = null;
    requestAnimationFrame(() => {
      const after = new MessageChannel();
      after.port1.onmessage = () => globalThis.drawn.push(performance.now() - since);
      after.port2.postMessage(0);
    });
  };
  new MutationObserver(drew).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
  globalThis.WebSocket = class extends WebSocket {
    constructor(...where) {
      super(...where);
      this.addEventListener('message', ({ data }) => {
        if (data.includes('"push":"update"')) from ??= performance.now();
      });
    }
  };
}

/** Nobody answers before what was answered last is seen: milliseconds. */
const THOUGHT = 250;

/** Two people at a table of the server, and bots: how fast each sees what another has decided. */
async function drawing(browser, url, game, bots) {
  const people = [];
  for (let seat = 0; seat < 2; seat++) {
    const context = await browser.newContext({ serviceWorkers: 'block' });
    await context.addInitScript(noteDrawing);
    people.push(await visitor(context, url));
  }
  const [host, friend] = people;
  await lobby.join(friend, await lobby.openTable(host, game, 'Ada', { bots }), 'Bruno');
  await host.page.getByRole('button', { name: say('gather.start') }).click();
  await Promise.race(people.map(({ page }) => asked(page).waitFor()));
  const works = await Promise.all(people.map(({ page }) => worker(page)));
  for (let answers = 0; answers < 60; ) {
    for (const { page } of people) {
      if ((await asked(page).count()) === 0) continue;
      await answer(page);
      answers++;
      await page.waitForTimeout(THOUGHT);
    }
  }
  const times = (await Promise.all(people.map(({ page }) => page.evaluate('drawn')))).flat();
  for (const [name, part] of [
    ['median', 0.5],
    ['95 of 100', 0.95],
  ])
    row(
      `${game}: a decision is drawn after its update (${name}, ${times.length} updates)`,
      `${middle(times, part).toFixed(0)} ms`,
      `≤ ${GOALS.drawn} ms`,
      middle(times, part) <= GOALS.drawn,
    );
  const worked = (await Promise.all(works.map((work) => work()))).reduce((sum, time) => sum + time, 0);
  row(`${game}: processor time of the page for a decision`, `${(worked / times.length).toFixed(0)} ms`, '', true);
  for (const { page } of people) await page.context().close();
}

/** Runs in the page: notes what kept it from drawing for longer than it should while something was shown. */
function noteTasks() {
  globalThis.tasks = [];
  new PerformanceObserver((list) => {
    const cue = document.querySelector('[data-cue]')?.dataset.cue;
    if (cue === undefined) return;
    for (const { duration } of list.getEntries()) globalThis.tasks.push({ cue, duration });
  }).observe({ type: 'longtask' });
}

/** A table on a desk that shows everything that happens: how long the page is busy at a stretch meanwhile. */
async function beats(browser, url, game) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' });
  await context.addInitScript(`localStorage['tabula-settings'] ??= '{"forced":false,"speed":"fast","rounds":false}'`);
  await context.addInitScript(noteTasks);
  const guest = await visitor(context, url);
  await lobby.playNow(guest, game);
  await asked(guest.page).waitFor();
  for (let answers = 0; answers < 25; ) {
    if ((await asked(guest.page).count()) > 0 && (await guest.page.locator('[data-cue]').count()) === 0) {
      await answer(guest.page);
      answers++;
    }
    await guest.page.waitForTimeout(THOUGHT);
  }
  const tasks = await guest.page.evaluate('tasks');
  const longest = Math.max(0, ...tasks.map(({ duration }) => duration));
  row(
    `${game}: long tasks while something is shown on a desk`,
    `${tasks.length}, the longest ${longest} ms`,
    `≤ ${GOALS.task} ms`,
    longest <= GOALS.task,
  );
  for (const { cue, duration } of tasks) console.log(`${game}: ${duration} ms at ${cue}`);
  await context.close();
}

function lighthouseProgram() {
  const folder = join(root, 'node_modules/.cache/tabula/lighthouse');
  const program = join(folder, 'node_modules/lighthouse/cli/index.js');
  if (existsSync(program)) return program;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
  const options = ['--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'];
  spawnSync('npm', ['install', ...options, `lighthouse@${LIGHTHOUSE}`], { cwd: folder, stdio: 'inherit' });
  return program;
}

/** The marks of Lighthouse for the lobby and for a table in the middle of a question, as on a telephone and at a desk. */
async function lighthouse({ path, args, env }, url) {
  const program = lighthouseProgram();
  const context = await chromium.launchPersistentContext(join(scratch, 'profile'), {
    executablePath: path,
    args: [...args, `--remote-debugging-port=${DEBUGGER}`],
    env: { ...process.env, ...env },
  });
  const addresses = { lobby: url };
  for (const [game, bots] of Object.entries(TABLES)) {
    const guest = await visitor(context, url);
    await lobby.playNow(guest, game, bots);
    await asked(guest.page).waitFor();
    addresses[`a table of ${game}`] = guest.page.url();
    await guest.page.close();
  }
  for (const [name, address] of Object.entries(addresses))
    for (const device of ['mobile', 'desktop']) {
      const file = join(scratch, 'report.json');
      const options = [
        '--disable-storage-reset',
        '--only-categories=performance,accessibility,best-practices',
        '--quiet',
      ];
      if (device === 'desktop') options.push('--preset=desktop');
      await new Promise((resolve) => {
        spawn(
          process.execPath,
          [program, address, `--port=${DEBUGGER}`, '--output=json', `--output-path=${file}`, ...options],
          { stdio: 'inherit' },
        ).once('exit', resolve);
      });
      const { categories } = JSON.parse(readFileSync(file, 'utf8'));
      const marks = ['performance', 'accessibility', 'best-practices'].map((key) =>
        Math.round((categories[key].score ?? 0) * 100),
      );
      row(
        `Lighthouse, ${name}, ${device}: performance, accessibility, best practices`,
        marks.join(' · '),
        `≥ ${GOALS.lighthouse}`,
        Math.min(...marks) >= GOALS.lighthouse,
      );
    }
  await context.close();
}

const program = finder.findChromium();
const { child, url } = await serve();
const browser = await chromium.launch({
  executablePath: program.path,
  args: program.args,
  env: { ...process.env, ...program.env },
});
try {
  await firstLoad(browser, url);
  for (const [game, bots] of tables) await opening(browser, url, game, bots);
  for (const [game, bots] of tables) await drawing(browser, url, game, bots - 1);
  for (const game of ['elekt', 'cults', 'emerald', 'arkham'].filter(isAsked)) await beats(browser, url, game);
  await browser.close();
  if (process.argv.includes('--lighthouse')) await lighthouse(program, url);
} finally {
  child.kill('SIGTERM');
  await new Promise((resolve) => child.once('exit', resolve));
  rmSync(scratch, { recursive: true, force: true });
}
const load = loadavg().map((count) => count.toFixed(1));
console.log(
  `${availableParallelism()} processors; so many wished for one in the last 1, 5 and 15 minutes: ${load.join(', ')}\n`,
);
console.log('| what | figure | goal |\n|---|---|---|');
for (const { what, figure, goal } of rows) console.log(`| ${what} | ${figure} | ${goal} |`);
process.exitCode = rows.every(({ good }) => good) ? 0 : 1;

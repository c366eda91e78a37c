// Figures of the page, measured in Chromium against the true server: `node web/e2e/figures.mjs [--lighthouse]`.
// Lighthouse is fetched from the registry when it is asked for; it is no dependency.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
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

const GOALS = { load: 100, open: 1000, drawn: 100, lighthouse: 95 };
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
    [join(root, 'bin/tabula'), 'serve', '--host=127.0.0.1', '--port=0', `--data=${scratch}`, '--log-level=warn'],
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

/** All scripts that a first visit to the lobby loads, compressed. */
async function firstLoad(browser, url) {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  const scripts = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.body());
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  const bytes = (await Promise.all(scripts)).reduce((sum, body) => sum + gzipSync(body).length, 0);
  row(
    'first load: compressed scripts of the lobby',
    `${(bytes / 1000).toFixed(1)} kB`,
    `≤ ${GOALS.load} kB`,
    bytes <= GOALS.load * 1000,
  );
  await context.close();
}

/** From the click to the first question, with nothing in the cache; and from an address to the question. */
async function opening(browser, url) {
  const [begun, reloaded, works] = [[], [], []];
  for (let time = 0; time < 5; time++) {
    const context = await browser.newContext({ reducedMotion: 'reduce', serviceWorkers: 'block' });
    const guest = await visitor(context, url);
    await lobby.choose(guest, 'elekt');
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
    ['a new table opens', begun],
    ['a table opens by its address', reloaded],
  ])
    row(
      `${what} (median of ${times.length})`,
      `${middle(times)} ms`,
      `≤ ${GOALS.open} ms`,
      middle(times) <= GOALS.open,
    );
  row('processor time of the page to open a new table', `${middle(works).toFixed(0)} ms`, '', true);
}

/** Runs in the page: notes how long after a message of the server the frame with it was drawn. */
function noteDrawing() {
  globalThis.drawn = [];
  globalThis.WebSocket = class extends WebSocket {
    constructor(...where) {
      super(...where);
      this.addEventListener('message', ({ data }) => {
        if (!data.includes('"push":"update"')) return;
        const from = performance.now();
        requestAnimationFrame(() => {
          const after = new MessageChannel();
          after.port1.onmessage = () => globalThis.drawn.push(performance.now() - from);
          after.port2.postMessage(0);
        });
      });
    }
  };
}

/** Nobody answers before what was answered last is seen: milliseconds. */
const THOUGHT = 250;

/** Two at a table of the server: how fast each sees what the other has decided. */
async function drawing(browser, url) {
  const people = [];
  for (let seat = 0; seat < 2; seat++) {
    const context = await browser.newContext({ reducedMotion: 'reduce', serviceWorkers: 'block' });
    await context.addInitScript(noteDrawing);
    people.push(await visitor(context, url));
  }
  const [host, friend] = people;
  await lobby.join(friend, await lobby.openTable(host, 'elekt', 'Ada'), 'Bruno');
  await host.page.getByRole('button', { name: say('gather.start') }).click();
  await Promise.race(people.map(({ page }) => asked(page).waitFor()));
  const works = await Promise.all(people.map(({ page }) => worker(page)));
  for (let answers = 0; answers < 60; ) {
    for (const { page } of people) {
      if ((await asked(page).count()) === 0) continue;
      await page.keyboard.press('1');
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
      `a decision is drawn after its update (${name}, ${times.length} updates)`,
      `${middle(times, part).toFixed(0)} ms`,
      `≤ ${GOALS.drawn} ms`,
      middle(times, part) <= GOALS.drawn,
    );
  const worked = (await Promise.all(works.map((work) => work()))).reduce((sum, time) => sum + time, 0);
  row('processor time of the page for a decision', `${(worked / times.length).toFixed(0)} ms`, '', true);
  for (const { page } of people) await page.context().close();
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
  const guest = await visitor(context, url);
  await lobby.playNow(guest, 'elekt');
  await asked(guest.page).waitFor();
  const addresses = { lobby: url, 'a table': guest.page.url() };
  await guest.page.close();
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
  await opening(browser, url);
  await drawing(browser, url);
  await browser.close();
  if (process.argv.includes('--lighthouse')) await lighthouse(program, url);
} finally {
  child.kill('SIGTERM');
  await new Promise((resolve) => child.once('exit', resolve));
  rmSync(scratch, { recursive: true, force: true });
}
console.log('| what | figure | goal |\n|---|---|---|');
for (const { what, figure, goal } of rows) console.log(`| ${what} | ${figure} | ${goal} |`);
process.exitCode = rows.every(({ good }) => good) ? 0 : 1;

// The pictures of the README: tables of the built page in Chromium, always the same ones. `npm run pictures`, or some of them by name
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, install } from '../../scripts/prepare.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const root = dirname(dirname(here));
const folder = join(root, 'docs/pictures');
install();
build();
const { runnerImport } = await import('vite');
const { chromium } = await import('playwright-core');
const e2e = async (name) => (await runnerImport(join(here, name))).module;
const { findChromium } = await e2e('chromium.ts');
const { playNow } = await e2e('lobby.ts');
const { wordsOf } = await e2e('words.ts');
const { chance, pageChance } = await e2e('chance.ts');
const { kindOfQuestion, panel, playOn } = await e2e('table.ts');

/** Each is the first such table of a game that is always the same: so much lies on it. `point` shows what an answer leads to. */
const PICTURES = [
  {
    name: 'elekt',
    game: 'elekt',
    size: [1440, 900],
    asks: 'assignment/choice',
    lies: ['.ek-zone .unit', 5],
    point: true,
  },
  {
    name: 'cults',
    game: 'cults',
    size: [1440, 900],
    asks: 'turn/choice',
    lies: ['[data-at^="ritual"]', 3],
    point: true,
  },
  {
    name: 'emerald',
    game: 'emerald',
    size: [1440, 900],
    asks: 'turn/deed',
    lies: ['.em-city .em-pc', 10],
    point: true,
  },
  {
    name: 'arkham',
    game: 'arkham',
    size: [1440, 900],
    asks: 'turn/deed',
    lies: ['.ar-figure:not(.ar-figure--seat)', 3],
    point: true,
  },
  { name: 'elekt-phone', game: 'elekt', size: [390, 844], asks: 'assignment/choice', lies: ['.ek-zone .unit', 4] },
];
const named = process.argv.slice(2);
const SEED = 'picture';
/** So wide (pixels) a picture is at most, and so good. */
const WIDTH = 960;
const QUALITY = 0.82;

const data = mkdtempSync(join(tmpdir(), 'tabula-pictures-'));
const server = spawn(
  process.execPath,
  [join(root, 'bin/tabula'), 'serve', '--host=127.0.0.1', '--port=0', `--data=${data}`, '--log-level=warn'],
  { stdio: ['ignore', 'pipe', 'inherit'] },
);
const address = new Promise((resolve) => {
  server.stdout.setEncoding('utf8').on('data', (text) => {
    const url = /http:\/\/\S+/.exec(text)?.[0];
    if (url !== undefined) resolve(url);
  });
});

const { path, args, env } = findChromium();
const browser = await chromium.launch({ executablePath: path, args: [...args], env: { ...process.env, ...env } });
try {
  mkdirSync(folder, { recursive: true });
  const site = await address;
  for (const picture of PICTURES) {
    if (named.length > 0 && !named.includes(picture.name)) continue;
    const file = join(folder, `${picture.name}.webp`);
    const bytes = await small(await shot(site, picture));
    writeFileSync(file, bytes);
    console.log(`docs/pictures/${picture.name}.webp: ${Math.round(bytes.length / 1024)} kB`);
  }
} finally {
  await browser.close();
  server.kill();
  rmSync(data, { recursive: true, force: true });
}

/** Plays to the wanted moment, and takes a picture of it. */
async function shot(site, { game, size: [width, height], asks, lies: [piece, least], point = false }) {
  const context = await browser.newContext({
    baseURL: site,
    viewport: { width, height },
    hasTouch: width < 700,
    locale: 'en',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  await context.addInitScript(`localStorage['tabula-settings'] ??= '{"forced":false,"speed":"off"}'`);
  await context.addInitScript(pageChance(SEED));
  const page = await context.newPage();
  const look = { size: width < 700 ? 'phone' : 'desk', language: 'en', seed: SEED };
  const visitor = { page, context, say: wordsOf('en'), look, complaints: [], open: (to) => page.goto(to) };
  await playNow(visitor, game, 2);
  const { moment } = await playOn(
    visitor,
    chance(SEED),
    async () => (await kindOfQuestion(visitor)) === asks && (await page.locator(piece).count()) >= least,
  );
  if (moment !== 'asked') throw new Error(`${game}: the game was over before ${asks} was asked`);
  await page
    .locator('.newcomer button')
    .last()
    .click({ timeout: 2000 })
    .catch(() => {});
  if (point) await panel(visitor).locator('.opt:has(.fc)').first().hover();
  const taken = await page.screenshot({ animations: 'disabled' });
  await context.close();
  return taken;
}

/** The browser itself makes it small: smaller, and in a format that all read. */
async function small(png) {
  const page = await browser.newPage();
  const text = await page.evaluate(
    async ([source, most, quality]) => {
      const image = new Image();
      image.src = `data:image/png;base64,${source}`;
      await image.decode();
      const scale = Math.min(1, most / image.width);
      const canvas = document.createElement('canvas');
      canvas.width = Math.round(image.width * scale);
      canvas.height = Math.round(image.height * scale);
      const brush = canvas.getContext('2d');
      brush.imageSmoothingQuality = 'high';
      brush.drawImage(image, 0, 0, canvas.width, canvas.height);
      return canvas.toDataURL('image/webp', quality).split(',')[1];
    },
    [png.toString('base64'), WIDTH, QUALITY],
  );
  await page.close();
  return Buffer.from(text, 'base64');
}

// The pictures of the README: tables of the built page in Chromium, always the same ones. `npm run pictures`, or some of them by name
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, e2e, program, root, serve } from './driven.mjs';

const folder = join(root, 'docs/pictures');
const { playNow } = await e2e('lobby.ts');
const { wordsOf } = await e2e('words.ts');
const { chance, pageChance } = await e2e('chance.ts');
const { kindOfQuestion, panel, playOn } = await e2e('table.ts');

/** On a desk one points at an answer: what it leads to is shown. */
const DESK = { size: [1440, 900], point: true };
const PHONE = { size: [390, 844], point: false };
/** Each is the first such table of a game that is always the same: what is asked, and how much of what lies on it. */
const PICTURES = {
  elekt: { ...DESK, game: 'elekt', asks: 'assignment/choice', lies: ['.ek-zone .unit', 5] },
  cults: { ...DESK, game: 'cults', asks: 'turn/choice', lies: ['[data-at^="ritual"]', 3] },
  emerald: { ...DESK, game: 'emerald', asks: 'turn/deed', lies: ['.em-city .em-pc', 10] },
  arkham: { ...DESK, game: 'arkham', asks: 'turn/deed', lies: ['.ar-figure:not(.ar-figure--seat)', 3] },
  'elekt-phone': { ...PHONE, game: 'elekt', asks: 'assignment/choice', lies: ['.ek-zone .unit', 4] },
};
const named = process.argv.slice(2);
const SEED = 'picture';
/** So wide (pixels) a picture is at most, and so good. */
const WIDTH = 960;
const QUALITY = 0.82;

const server = await serve();
const browser = await chromium.launch(await program());
try {
  mkdirSync(folder, { recursive: true });
  for (const [name, picture] of Object.entries(PICTURES)) {
    if (named.length > 0 && !named.includes(name)) continue;
    const bytes = await small(await shot(picture));
    writeFileSync(join(folder, `${name}.webp`), bytes);
    console.log(`docs/pictures/${name}.webp: ${Math.round(bytes.length / 1024)} kB`);
  }
} finally {
  await browser.close();
  await server.close();
}

/** Plays to the wanted moment, and takes a picture of it. */
async function shot({ game, size: [width, height], asks, lies: [piece, least], point }) {
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: { width, height },
    hasTouch: width < 700,
    locale: 'en',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const settings = JSON.stringify({ forced: false, speed: 'off', guided: [game] });
  await context.addInitScript(`localStorage['tabula-settings'] ??= '${settings}'`);
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
  if (point) await panel(visitor).locator('.opt:has(.fc)').first().hover();
  // The last answer may have been given by its key.
  else await page.evaluate(() => document.activeElement?.blur());
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

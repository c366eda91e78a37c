import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Language } from '@tabula/words/language.js';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { inject, onTestFinished } from 'vitest';
import { pageChance } from './chance.js';
import { type Say, wordsOf } from './words.js';

const shots = fileURLToPath(new URL('../dist-shots', import.meta.url));

export const SIZES = {
  phone: { width: 390, height: 844 },
  tablet: { width: 820, height: 1180 },
  desk: { width: 1440, height: 900 },
} as const;
export type Size = keyof typeof SIZES;

export interface Look {
  readonly size: Size;
  readonly language: Language;
  /** Chance in the page is the same for the same seed; without one it is true chance. */
  readonly seed?: string;
  /** How fast what happens is shown; most tests want only how it ends. */
  readonly speed?: 'slow' | 'normal' | 'fast';
  /** Lets the page keep itself for offline games. */
  readonly offline?: boolean;
}

/** Somebody with a browser of their own. */
export interface Visitor {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly say: Say;
  readonly look: Look;
  /** What the page complained about in the console. */
  readonly complaints: string[];
  /** Goes to an address of the site. */
  open(path: string): Promise<void>;
}

let connection: Promise<Browser> | undefined;

/** A visitor of one test with a clean browser, who wishes for no motion: nothing has to be waited for. */
export async function visit(look: Look, site: string = inject('site')): Promise<Visitor> {
  connection ??= chromium.connect(inject('browser'));
  const context = await (await connection).newContext({
    baseURL: site,
    viewport: SIZES[look.size],
    hasTouch: look.size === 'phone',
    locale: look.language,
    reducedMotion: 'reduce',
    serviceWorkers: look.offline === true ? 'allow' : 'block',
  });
  onTestFinished(() => context.close());
  // Who picks at random picks everything themselves.
  await context.addInitScript(
    `localStorage['tabula-settings'] ??= '{"forced":false,"speed":"${look.speed ?? 'off'}"}'`,
  );
  if (look.seed !== undefined) await context.addInitScript(pageChance(look.seed));
  const page = await context.newPage();
  page.setDefaultTimeout(30_000); // a machine may be busy with other things
  const complaints: string[] = [];
  page.on('console', (message) => {
    const said = message.text();
    // Without service workers the page cannot keep itself; that is what we have asked for.
    if (message.type() === 'error' && !said.includes('blocked by Playwright')) complaints.push(said);
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return {
    page,
    context,
    say: wordsOf(look.language),
    look,
    complaints,
    open: async (path) => void (await page.goto(path)),
  };
}

/** Keeps a picture of what the visitor sees, at one width or several. */
export async function shoot(
  { page, look }: Visitor,
  name: string,
  sizes: readonly Size[] = [look.size],
): Promise<void> {
  for (const size of sizes) {
    if (size !== look.size || sizes.length > 1) await page.setViewportSize(SIZES[size]);
    // Under a heavy load even the shortest animation may be caught half-way.
    await page.screenshot({ path: join(shots, `${name}-${look.language}-${size}.png`), animations: 'disabled' });
  }
  if (sizes.length === 1) return;
  await page.setViewportSize(SIZES[look.size]);
  // What the page itself does about its width it does with the next picture.
  await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
}

/** What went wrong but for the network: of that the browser itself tells, where a test has taken it away or gone on before a file came. */
export const besidesNetwork = ({ complaints }: Visitor): string[] =>
  complaints.filter(
    (said) => !/^WebSocket connection to|^Failed to load resource: net::|^Unable to preload/.test(said),
  );

/** How many pixels the page is wider than the screen. */
export const tooWide = ({ page }: Visitor): Promise<number> =>
  page.evaluate<number>('document.documentElement.scrollWidth - innerWidth');

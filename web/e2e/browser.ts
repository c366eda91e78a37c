import { existsSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';

const shots = fileURLToPath(new URL('../dist-shots', import.meta.url));

/** The Chromium of the environment or the system, else the one that is installed as a package. */
export async function launch(): Promise<Browser> {
  const here = process.env.CHROMIUM ?? '/usr/bin/chromium';
  if (existsSync(here)) return chromium.launch({ executablePath: here, args: ['--no-sandbox'] });
  const { default: packed } = await import('@sparticuz/chromium');
  return chromium.launch({ executablePath: await packed.executablePath(), args: packed.args });
}

export interface Look {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly language: 'en' | 'pl' | 'de';
  /** Lets the page keep itself for offline games. */
  readonly offline?: boolean;
}

export const PHONE = { width: 390, height: 844 } as const;
export const TABLET = { width: 820, height: 1180 } as const;
export const DESK = { width: 1440, height: 900 } as const;

/** A visitor with a clean browser. Whatever the page complains about in the console is collected. */
export interface Visitor {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly complaints: readonly string[];
  shot(name: string): Promise<void>;
  close(): Promise<void>;
}

export async function visit(browser: Browser, look: Look): Promise<Visitor> {
  const context = await browser.newContext({
    viewport: { width: look.width, height: look.height },
    locale: look.language,
    reducedMotion: 'reduce',
    serviceWorkers: look.offline === true ? 'allow' : 'block',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  const complaints: string[] = [];
  page.on('console', (message) => {
    const said = message.text();
    // That is what we have asked for.
    if (message.type() === 'error' && !said.includes('blocked by Playwright')) complaints.push(said);
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  mkdirSync(shots, { recursive: true });
  return {
    page,
    context,
    complaints,
    async shot(name) {
      await page.screenshot({ path: join(shots, `${look.name}-${look.language}-${name}.png`) });
    },
    close: () => context.close(),
  };
}

const axeFile = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly target: readonly string[]; readonly failureSummary?: string }[];
}

/** What axe finds wrong with the page as it is now, one line for each finding. */
export async function axe(page: Page): Promise<string[]> {
  // Put in through the debugger: the page's own policy lets no foreign script in.
  if ((await page.evaluate('typeof axe')) === 'undefined') {
    const { readFile } = await import('node:fs/promises');
    await page.evaluate(await readFile(axeFile, 'utf8'));
  }
  const { violations } = (await page.evaluate('axe.run(document)')) as { violations: Violation[] };
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id}: ${target.join(' ')} ${(failureSummary ?? '').replaceAll('\n', ' ')}`,
    ),
  );
  return found.slice(0, 12);
}

import { LANGUAGES } from '@tabula/words/language.js';
import type { Response } from 'playwright-core';
import { expect, it } from 'vitest';
import { chance } from './chance.js';
import { choose, playNow } from './lobby.js';
import { nextMoment, playOn } from './table.js';
import { type Visitor, visit } from './visitor.js';

/** Bytes, compressed as the server sends them. */
const FIRST_LOAD = 60_000;
const ARKHAM = 250_000;

/** Everything that a browser is sent for a page or a table: fonts are the same for all, and may come late. */
const KINDS = ['document', 'script', 'stylesheet', 'image', 'fetch'];

/** Notes how much each file takes, once. */
function weigh({ context }: Visitor): { weighed(): Promise<Map<string, number>> } {
  const sent = new Map<string, Promise<number>>();
  context.on('response', (response: Response) => {
    const request = response.request();
    const { pathname } = new URL(response.url());
    if (!KINDS.includes(request.resourceType()) || sent.has(pathname)) return;
    sent.set(pathname, response.headerValue('content-length').then(Number));
  });
  return {
    weighed: async () =>
      new Map(await Promise.all([...sent].map(async ([path, bytes]) => [path, await bytes] as const))),
  };
}

const sum = (sizes: Iterable<number>): number => [...sizes].reduce((all, bytes) => all + bytes, 0);

it.each(LANGUAGES)(
  'a first visit is short, and Arkham with its words, its tale and its art is loaded only with a table of it, in %s',
  async (language) => {
    const visitor = await visit({ size: 'desk', language, seed: 'sizes' });
    const { page, say } = visitor;
    const { weighed } = weigh(visitor);
    await visitor.open('/');
    await page.getByRole('button', { name: say('mode.now') }).waitFor();
    await page.waitForLoadState('networkidle');
    const lobby = await weighed();
    const scenes = [...lobby].filter(([path]) => path.endsWith('.svg'));
    expect(sum(lobby.values()) - sum(scenes.map(([, bytes]) => bytes))).toBeLessThanOrEqual(FIRST_LOAD);
    // What every table has, companions included: somebody who has played another game has it.
    await playNow(visitor, 'elekt', 1);
    const thinks = async () => [...(await weighed()).keys()].some((path) => path.includes('bot-worker'));
    await playOn(visitor, chance('sizes'), thinks);
    expect(await thinks()).toBe(true);
    await page.waitForLoadState('networkidle');
    const known = await weighed();
    await choose(visitor, 'arkham');
    await page.waitForLoadState('networkidle');
    await playNow(visitor, 'arkham', 3);
    await nextMoment(visitor);
    await page.waitForLoadState('networkidle');
    const own = [...(await weighed())].filter(([path]) => !known.has(path)).sort(([, a], [, b]) => b - a);
    const parts = own.map(([path, bytes]) => `${(bytes / 1000).toFixed(1)} kB ${path}`).join('\n');
    const total = sum(own.map(([, bytes]) => bytes));
    expect(total, parts).toBeLessThanOrEqual(ARKHAM);
    // The rules, the art, the words, the tale and the monsters are among it: nothing of it came before, nor of other scenarios.
    expect(own.filter(([path]) => /\/(sprite|shelf|arkham|azathoth)-/.test(path)).length).toBe(5);
    expect(own.filter(([path]) => /\/(deep|twilight|umordhoth)-/.test(path))).toEqual([]);
    expect(visitor.complaints).toEqual([]);
  },
);

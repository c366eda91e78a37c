import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const require = createRequire(import.meta.url);
const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly target: readonly string[]; readonly failureSummary?: string }[];
}

/** What axe finds wrong with the page as it is now, one line for each finding. */
export async function axe(page: Page): Promise<string[]> {
  // Put in through the debugger: the page's own policy lets no foreign script in.
  if ((await page.evaluate('typeof axe')) === 'undefined') await page.evaluate(source);
  const { violations } = await page.evaluate<{ violations: Violation[] }>(
    "axe.run(document, { resultTypes: ['violations'] })",
  );
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id}: ${target.join(' ')} ${(failureSummary ?? '').replaceAll('\n', ' ')}`,
    ),
  );
  return found.slice(0, 12);
}

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { catalogProblems } from '@tabula/words/catalogs.js';
import { describe, expect, it } from 'vitest';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import pl from './pl.json' with { type: 'json' };

const web = fileURLToPath(new URL('..', import.meta.url));

/** Everything that is written in the sources of the page, but for the boards of the games, which have words of their own. */
function sources(folder: string): string {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !['dist', 'dist-shots', 'node_modules', 'e2e', 'elekt', 'text'].includes(name))
    .map((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return sources(path);
      return /\.tsx?$/.test(entry.name) && !entry.name.endsWith('.test.ts') ? readFileSync(path, 'utf8') : '';
    })
    .join('\n');
}

describe('the words of the interface', () => {
  it('are the same in every language, with all plurals', () => {
    expect(catalogProblems({ en, pl, de })).toEqual([]);
  });

  it('are all used', () => {
    const text = sources(web);
    const made = [...text.matchAll(/say\(`([a-z.]+)\$\{/g)].map(([, prefix]) => prefix!);
    const unused = Object.keys(en).filter(
      (key) => !text.includes(`'${key}'`) && !made.some((prefix) => key.startsWith(prefix)),
    );
    expect(unused).toEqual([]);
  });
});

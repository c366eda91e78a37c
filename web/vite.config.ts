import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Writes sw.js: the page and all it can load, kept after the first visit, so that solo and same-screen games work offline. */
function offline(): Plugin {
  const worker = readFileSync(here('app/offline-worker.js'), 'utf8');
  return {
    name: 'tabula-offline',
    apply: 'build',
    generateBundle(_options, bundle) {
      const built = Object.keys(bundle).filter((name) => !name.endsWith('.map') && name !== 'index.html');
      const files = [...built, ...readdirSync(here('public'))].sort().map((name) => `/${name}`);
      const version = createHash('sha256')
        .update(files.join())
        .update(String(bundle['index.html']?.fileName))
        .update(worker);
      for (const part of Object.values(bundle)) version.update('code' in part ? part.code : part.source);
      const known = { version: version.digest('hex').slice(0, 12), files: ['/', ...files] };
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: worker.replace('__KNOWN__', JSON.stringify(known)) });
    },
  };
}

export default defineConfig({
  root: here('.'),
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  plugins: [offline()],
  worker: { format: 'es' },
  build: {
    outDir: here('dist'),
    emptyOutDir: true,
    target: 'es2022',
    // Data addresses in scripts would be refused by nobody, but a file of its own is cached and costs the first load nothing.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  preview: { headers: { 'content-security-policy': "default-src 'self'; img-src 'self' data:" } },
});

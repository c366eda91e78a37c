import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
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

/** The letters that every page begins with are asked for before the styles that name them: text is set once, not twice. */
function letters(): Plugin {
  const first = /(eb-garamond|source-sans-3)-latin-wght-normal-[^/]*\.woff2$/;
  return {
    name: 'tabula-letters',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((name) => first.test(name))
          .map((name) => ({
            tag: 'link',
            injectTo: 'head' as const,
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `/${name}` },
          })),
    },
  };
}

/** Writes the compressed form of each text beside it: the server sends it as it is, and compresses nothing itself. */
function compressed(): Plugin {
  return {
    name: 'tabula-compressed',
    apply: 'build',
    writeBundle({ dir }, bundle) {
      for (const name of Object.keys(bundle).filter((file) => /\.(js|css|svg|html)$/.test(file))) {
        const path = join(dir ?? here('dist'), name);
        const text = readFileSync(path);
        if (text.length < 1024) continue;
        writeFileSync(`${path}.br`, brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }));
        writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }));
      }
    },
  };
}

export default defineConfig({
  root: here('.'),
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  plugins: [letters(), offline(), compressed()],
  worker: { format: 'es' },
  build: {
    outDir: here('dist'),
    emptyOutDir: true,
    target: 'es2022',
    // Data addresses in scripts would be refused by nobody, but a file of its own is cached and costs the first load nothing.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Of a build of a few seconds most goes into the compressing, and that is known.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  preview: { headers: { 'content-security-policy': "default-src 'self'; img-src 'self' data:" } },
});

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
    // Scripts that only bring styles are gone by then: a file that is not there would keep all others away.
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
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

const THINKER = 'local/thinker.ts';
const WORKER = "new URL('./bot-worker.ts', import.meta.url)";
/** What the worker has of the page's own files, and the one of them that loads the rules. */
const IN_WORKER = ['local/bot-worker.ts', 'local/rules.ts', 'local/games.ts'].map((path) => here(path));
const LOADS_RULES = here('local/games.ts');
/** The files in which nothing may be loaded ahead: that takes a document, and a worker has none. */
const withoutDocument = new Set<string>();

/**
 * The worker in which companions think is made of the same files as the page: the rules of a game, half of what is loaded
 * with it, come once. By itself the build would make a second copy of all the worker needs.
 */
function companions(): Plugin {
  return {
    name: 'tabula-companions',
    apply: 'build',
    enforce: 'pre',
    buildStart: () => withoutDocument.clear(),
    transform(code, id) {
      if (id !== here(THINKER)) return;
      if (!code.includes(WORKER)) this.error(`${THINKER} does not name its worker as the build expects`);
      const worker = this.emitFile({ type: 'chunk', id: here('local/bot-worker.ts'), name: 'bot-worker' });
      return code.replace(WORKER, `import.meta.ROLLUP_FILE_URL_${worker}`);
    },
    generateBundle(_options, bundle) {
      const needed = new Set(Object.keys(bundle).filter((name) => name.includes('/bot-worker-')));
      for (const name of needed) {
        const part = bundle[name];
        if (part?.type !== 'chunk') continue;
        for (const other of part.imports) needed.add(other);
        if (part.moduleIds.includes(LOADS_RULES)) withoutDocument.add(name);
        const strange = part.moduleIds.find((id) => id.startsWith(here('.')) && !IN_WORKER.includes(id));
        if (strange !== undefined) this.error(`the worker of the companions would run ${strange}`);
      }
      if (withoutDocument.size !== 1) this.error('the worker of the companions does not load the rules');
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
        writeFileSync(`${path}.br`, brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
        writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }));
      }
    },
  };
}

export default defineConfig({
  root: here('.'),
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  plugins: [companions(), letters(), offline(), compressed()],
  worker: { format: 'es' },
  build: {
    outDir: here('dist'),
    emptyOutDir: true,
    target: 'es2022',
    // Data addresses in scripts would be refused by nobody, but a file of its own is cached and costs the first load nothing.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, needs, { hostId }) => (withoutDocument.has(hostId) ? [] : needs),
    },
    // Of a build of a few seconds most goes into the compressing, and that is known.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  preview: { headers: { 'content-security-policy': "default-src 'self'; img-src 'self' data:" } },
});

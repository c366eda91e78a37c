import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const require = createRequire(import.meta.url);

const USUAL = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const cache = fileURLToPath(new URL('../../node_modules/.cache/tabula', import.meta.url));

/** A browser to start, and what it needs in its environment. */
interface Program {
  readonly path: string;
  readonly args: readonly string[];
  readonly env: { readonly [name: string]: string };
}

/** The Chromium that CHROMIUM names (`package` is the packed one), else the machine's own, else the packed one. */
export function findChromium(): Program {
  const named = process.env.CHROMIUM;
  if (named !== undefined && named !== '' && named !== 'package') {
    if (!existsSync(named)) throw new Error(`CHROMIUM names ${named}, which does not exist`);
    return plain(named);
  }
  const own = named === 'package' ? undefined : USUAL.find((path) => existsSync(path));
  return own === undefined ? packed() : plain(own);
}

const plain = (path: string): Program => ({ path, args: ['--no-sandbox'], env: {} });

/** The Chromium that is installed as a package: unpacked once, with the libraries and fonts that a bare machine lacks. */
function packed(): Program {
  const main = require.resolve('@sparticuz/chromium');
  const { version } = createRequire(main)('../../package.json') as { version: string };
  const folder = join(cache, `chromium-${version}`);
  if (!existsSync(folder)) unpack(pathToFileURL(main.replace(/cjs(.)index\.cjs$/, 'esm$1index.js')), folder);
  const program = {
    path: join(folder, 'chromium'),
    args: ['--no-sandbox', '--no-zygote', '--disable-gpu'],
    env: { LD_LIBRARY_PATH: join(folder, 'al2023/lib'), FONTCONFIG_PATH: join(folder, 'fonts') },
  };
  const { status, stderr, error } = spawnSync(program.path, ['--version'], {
    env: { ...process.env, ...program.env },
    encoding: 'utf8',
  });
  if (status !== 0)
    throw new Error(
      `the packed Chromium does not run here (${error?.message ?? stderr.trim()}): install Chromium, or name one by CHROMIUM`,
    );
  return program;
}

/** The package unpacks into the folder for temporary files; a half unpacked browser must never be taken for a whole one. */
function unpack(module: URL, folder: string): void {
  mkdirSync(dirname(folder), { recursive: true });
  const part = mkdtempSync(`${folder}.`);
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '--eval', `await (await import(${JSON.stringify(module.href)})).default.executablePath()`],
    // Told that it is on such a machine, it unpacks its libraries too.
    { env: { ...process.env, TMPDIR: part, AWS_LAMBDA_JS_RUNTIME: 'nodejs20.x' }, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`the packed Chromium cannot be unpacked: ${stderr}`);
  // Its own list of fonts names folders that only the machines have which it was made for; without any font no text is laid out.
  const fonts = [join(folder, 'fonts'), '/usr/share/fonts'].map((path) => `<dir>${path}</dir>`).join('');
  const kept = `<cachedir>${join(folder, 'fonts-cache')}</cachedir>`;
  writeFileSync(join(part, 'fonts/fonts.conf'), `<?xml version="1.0"?>\n<fontconfig>${fonts}${kept}</fontconfig>\n`);
  try {
    renameSync(part, folder);
  } catch (error) {
    rmSync(part, { recursive: true, force: true });
    if (!existsSync(folder)) throw error; // else another process was faster
  }
}

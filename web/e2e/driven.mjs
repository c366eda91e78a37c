// What scripts share that drive the built page without tests: the true server, the browser, and the hands of the tests.
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, install } from '../../scripts/prepare.mjs';

const here = dirname(fileURLToPath(import.meta.url));
export const root = dirname(dirname(here));
install();
build();
const { runnerImport } = await import('vite');
export const { chromium } = await import('playwright-core');

/** A module of the tests. */
export const e2e = async (name) => (await runnerImport(join(here, name))).module;

/** The server with an empty database; close it at the end. */
export const serve = async () => (await e2e('server.ts')).startServer();

/** The browser that is there, and how it is started. */
export async function program() {
  const { path, args, env } = (await e2e('chromium.ts')).findChromium();
  return { executablePath: path, args: [...args], env: { ...process.env, ...env } };
}

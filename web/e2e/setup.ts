import { mkdirSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { findChromium } from './chromium.js';
import { startServer } from './server.js';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the server of all tests is. */
    readonly site: string;
    /** The same server at an address that is not secure. */
    readonly home: string;
    /** Where their browser is. */
    readonly browser: string;
  }
}

/** An address without TLS that is not this machine's own, as in a home network: browsers allow less there. */
const HOME_ADDRESS = 'tabula.home';
const shots = fileURLToPath(new URL('../dist-shots', import.meta.url));

/**
 * One server and one browser for all tests.
 * @public Vitest calls it.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  rmSync(shots, { recursive: true, force: true });
  mkdirSync(shots, { recursive: true });
  const { path, args, env } = findChromium();
  const server = await startServer();
  const browser = await chromium.launchServer({
    executablePath: path,
    args: [...args, `--host-resolver-rules=MAP ${HOME_ADDRESS} 127.0.0.1`],
    env: { ...process.env, ...env },
  });
  project.provide('site', server.url);
  project.provide('home', server.url.replace('127.0.0.1', HOME_ADDRESS));
  project.provide('browser', browser.wsEndpoint());
  return async () => {
    await browser.close();
    await server.close();
  };
}

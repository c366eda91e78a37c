// The marks of Lighthouse.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, root } from '../driven.mjs';
import { asked, lobby, visitor } from './at-table.mjs';

const GOAL = 95;
const LIGHTHOUSE = '12.8.2';
const DEBUGGER = 9333;

function fetched() {
  const folder = join(root, 'node_modules/.cache/tabula/lighthouse');
  const program = join(folder, 'node_modules/lighthouse/cli/index.js');
  if (existsSync(program)) return program;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
  const options = ['--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'];
  spawnSync('npm', ['install', ...options, `lighthouse@${LIGHTHOUSE}`], { cwd: folder, stdio: 'inherit' });
  return program;
}

/** The marks for the lobby, or for a table in the middle of a question, as on a telephone and at a desk. */
export async function lighthouse({ url, launching, row, signal }, game, bots) {
  const reader = fetched();
  const scratch = mkdtempSync(join(tmpdir(), 'tabula-lighthouse-'));
  const context = await chromium.launchPersistentContext(join(scratch, 'profile'), {
    ...launching,
    args: [...launching.args, `--remote-debugging-port=${DEBUGGER}`],
  });
  try {
    const [name, address] =
      game === null ? ['lobby', url] : [`a table of ${game}`, await tableOf(context, url, game, bots)];
    for (const device of ['mobile', 'desktop']) {
      const marks = await marked(reader, address, device, join(scratch, `${device}.json`), signal);
      row(
        `Lighthouse, ${name}, ${device}: performance, accessibility, best practices`,
        marks.join(' · '),
        `≥ ${GOAL}`,
        Math.min(...marks) >= GOAL,
      );
    }
  } finally {
    await context.close();
    rmSync(scratch, { recursive: true, force: true });
  }
}

async function tableOf(context, url, game, bots) {
  const guest = await visitor(context, url);
  await lobby.playNow(guest, game, bots);
  await asked(guest.page).waitFor();
  const address = guest.page.url();
  await guest.page.close();
  return address;
}

async function marked(reader, address, device, file, signal) {
  const options = ['--disable-storage-reset', '--only-categories=performance,accessibility,best-practices', '--quiet'];
  if (device === 'desktop') options.push('--preset=desktop');
  await new Promise((resolve, reject) => {
    spawn(
      process.execPath,
      [reader, address, `--port=${DEBUGGER}`, '--output=json', `--output-path=${file}`, ...options],
      { stdio: 'inherit', signal },
    )
      .once('error', reject)
      .once('exit', resolve);
  });
  const { categories } = JSON.parse(readFileSync(file, 'utf8'));
  return ['performance', 'accessibility', 'best-practices'].map((key) =>
    Math.round((categories[key].score ?? 0) * 100),
  );
}

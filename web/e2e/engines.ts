import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Other browsers than Chromium, as Debian has them: `firefox-esr`, and WebKit with `webkit2gtk-driver` and `xvfb`. They are
 * driven by the commands of WebDriver, which are few here: it needs no more than to look, to touch and to take pictures.
 */
export interface Engine {
  open(address: string): Promise<void>;
  /** The value of an expression in the page. */
  value<T>(expression: string): Promise<T>;
  /** Touches a point of the page, as a mouse does. */
  touch(x: number, y: number): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  shoot(path: string): Promise<void>;
  close(): Promise<void>;
}

/** A command of WebDriver by its classic name. */
type Command = (name: 'navigate' | 'script' | 'actions' | 'rect' | 'picture', body: object) => Promise<unknown>;

const STARTED = 60_000;

/** Waits until something is there; the program that should bring it must not have gone meanwhile. */
async function until<T>(what: () => T | null | undefined, child: ChildProcess): Promise<T> {
  for (const from = Date.now(); Date.now() - from < STARTED; ) {
    const found = what();
    if (found !== null && found !== undefined) return found;
    if (child.exitCode !== null) break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('the browser does not start');
}

const CLICK = [
  { type: 'pointerDown', button: 0 },
  { type: 'pointerUp', button: 0 },
];

function engineOf(send: Command, close: () => Promise<void>): Engine {
  return {
    open: async (url) => void (await send('navigate', { url })),
    value: async <T>(expression: string) => (await send('script', { script: `return (${expression})`, args: [] })) as T,
    touch: async (x, y) =>
      void (await send('actions', {
        actions: [
          {
            type: 'pointer',
            id: 'mouse',
            parameters: { pointerType: 'mouse' },
            actions: [{ type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) }, ...CLICK],
          },
        ],
      })),
    async resize(width, height) {
      await send('rect', { x: 0, y: 0, width, height });
      // The frame of a window is part of its size.
      const script = 'return [outerWidth - innerWidth, outerHeight - innerHeight]';
      const [wide = 0, high = 0] = (await send('script', { script, args: [] })) as number[];
      if (wide !== 0 || high !== 0) await send('rect', { x: 0, y: 0, width: width + wide, height: height + high });
    },
    shoot: async (path) => writeFileSync(path, Buffer.from(String(await send('picture', {})), 'base64')),
    close,
  };
}

const gone = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = new Promise((resolve) => child.once('exit', resolve));
  child.kill();
  await exit;
};

const installed = (program: string): boolean => spawnSync('which', [program]).status === 0;

/** Firefox, by the connection that its own driver uses too (Marionette): lengths and JSON over a socket. */
async function firefox(): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), 'tabula-firefox-'));
  writeFileSync(join(profile, 'user.js'), 'user_pref("marionette.port", 0);\n');
  const child = spawn('firefox-esr', ['--headless', '--marionette', '--no-remote', '--profile', profile], {
    stdio: 'ignore',
  });
  const note = join(profile, 'MarionetteActivePort');
  const port = await until(() => (existsSync(note) ? Number(readFileSync(note, 'utf8')) || null : null), child);
  const socket = connect(port, '127.0.0.1');
  const open = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>();
  let heard = Buffer.alloc(0);
  socket.on('data', (data) => {
    heard = Buffer.concat([heard, data]);
    for (;;) {
      const colon = heard.indexOf(':');
      const length = Number(heard.subarray(0, Math.max(0, colon)).toString());
      if (colon < 0 || heard.length < colon + 1 + length) return;
      const message = JSON.parse(heard.subarray(colon + 1, colon + 1 + length).toString()) as unknown;
      heard = heard.subarray(colon + 1 + length);
      if (!Array.isArray(message)) continue; // it greets
      const [, id, error, result] = message as [number, number, { message: string } | null, { value?: unknown } | null];
      if (error !== null) open.get(id)?.reject(new Error(error.message));
      else open.get(id)?.resolve(result !== null && 'value' in result ? result.value : result);
      open.delete(id);
    }
  });
  const names = {
    navigate: 'WebDriver:Navigate',
    script: 'WebDriver:ExecuteScript',
    actions: 'WebDriver:PerformActions',
    rect: 'WebDriver:SetWindowRect',
    picture: 'WebDriver:TakeScreenshot',
    begin: 'WebDriver:NewSession',
  } as const;
  let last = 0;
  const send = (name: keyof typeof names, body: object): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const id = ++last;
      open.set(id, { resolve, reject });
      const text = JSON.stringify([0, id, names[name], body]);
      socket.write(`${Buffer.byteLength(text)}:${text}`);
    });
  await send('begin', {});
  return engineOf(send, async () => {
    socket.destroy();
    await gone(child);
    rmSync(profile, { recursive: true, force: true });
  });
}

/** WebKit, by its driver; it wants a screen, which need not be there. */
async function webkit(): Promise<Engine> {
  const folder = '/usr/lib/x86_64-linux-gnu';
  const binary = readdirSync(folder)
    .filter((name) => name.startsWith('webkit2gtk'))
    .map((name) => join(folder, name, 'MiniBrowser'))
    .find((path) => existsSync(path));
  if (binary === undefined) throw new Error('there is no MiniBrowser of WebKit');
  const number = 90 + Math.floor(Math.random() * 900);
  const screen = spawn('Xvfb', [`:${number}`, '-screen', '0', '1600x1300x24'], { stdio: 'ignore' });
  await until(() => (existsSync(`/tmp/.X11-unix/X${number}`) ? true : null), screen);
  const port = 20_000 + Math.floor(Math.random() * 20_000);
  const child = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: `:${number}`, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
  });
  const base = `http://127.0.0.1:${port}`;
  const post = async (path: string, body: object): Promise<unknown> => {
    const answer = await fetch(`${base}${path}`, { method: 'POST', body: JSON.stringify(body) });
    const { value } = (await answer.json()) as { value: { error?: string; message?: string } | null };
    if (!answer.ok) throw new Error(`${value?.error}: ${value?.message}`);
    return value;
  };
  let ready = false;
  const asks = setInterval(
    () =>
      void fetch(`${base}/status`)
        .then(() => (ready = true))
        .catch(() => {}),
    100,
  );
  await until(() => (ready ? true : null), child).finally(() => clearInterval(asks));
  const wanted = { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } };
  const { sessionId } = (await post('/session', { capabilities: { alwaysMatch: wanted } })) as { sessionId: string };
  const paths = { navigate: 'url', script: 'execute/sync', actions: 'actions', rect: 'window/rect' } as const;
  const send: Command = async (name, body) => {
    if (name !== 'picture') return post(`/session/${sessionId}/${paths[name]}`, body);
    const answer = await fetch(`${base}/session/${sessionId}/screenshot`);
    return ((await answer.json()) as { value: string }).value;
  };
  return engineOf(send, async () => {
    await fetch(`${base}/session/${sessionId}`, { method: 'DELETE' }).catch(() => {});
    await gone(child);
    await gone(screen);
  });
}

const ENGINES = { firefox, webkit } as const;
export type EngineName = keyof typeof ENGINES;
const NEEDS: Readonly<Record<EngineName, readonly string[]>> = {
  firefox: ['firefox-esr'],
  webkit: ['WebKitWebDriver', 'Xvfb'],
};

/** The browsers that `TABULA_ENGINES` asks for ("firefox,webkit"); what is asked for has to be installed. */
export function enginesAsked(): readonly EngineName[] {
  const names = (process.env.TABULA_ENGINES ?? '').split(',').filter((name) => name !== '');
  return names.map((name) => {
    if (name !== 'firefox' && name !== 'webkit') throw new Error(`TABULA_ENGINES names ${name}: firefox or webkit`);
    const missing = NEEDS[name].filter((program) => !installed(program));
    if (missing.length > 0) throw new Error(`for ${name} these are not installed: ${missing.join(', ')}`);
    return name;
  });
}

export const start = (name: EngineName): Promise<Engine> => ENGINES[name]();

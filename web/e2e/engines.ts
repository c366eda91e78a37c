import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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
  /** A picture of the page, kept under this name (PNG). */
  shoot(path: string): Promise<Buffer>;
  close(): Promise<void>;
}

/** A command of WebDriver by its classic name. */
type Command = (name: 'navigate' | 'script' | 'actions' | 'rect' | 'picture', body: object) => Promise<unknown>;

const STARTED = 60_000;
/** On a busy machine it takes long to look at a full table. */
const SLOWEST = 240_000;

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

/** So often a window is asked for a size. */
const RESIZES = 10;

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
      const inside = async () =>
        (await send('script', { script: 'return [innerWidth, innerHeight]', args: [] })) as number[];
      // The frame of a window is part of its size, and a window takes a moment to get another.
      let [wide, high] = [width, height];
      for (let tries = 0; tries < RESIZES; tries++) {
        await send('rect', { x: 0, y: 0, width: wide, height: high });
        const [x = 0, y = 0] = await inside();
        if (x === width && y === height) return;
        [wide, high] = [wide + width - x, high + height - y];
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      throw new Error(`the page does not get ${width} × ${height} pixels, but ${(await inside()).join(' × ')}`);
    },
    async shoot(path) {
      const picture = Buffer.from(String(await send('picture', {})), 'base64');
      writeFileSync(path, picture);
      return picture;
    },
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

/** What Firefox calls a finger, and a mouse, which is exact and can hover; where there is no screen it knows of neither. */
const [COARSE, FINE] = [1, 6];

/** Firefox, by the connection that its own driver uses too (Marionette): lengths and JSON over a socket. */
async function firefox(touched: boolean): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), 'tabula-firefox-'));
  const pointers = touched ? COARSE : FINE;
  const wishes = {
    'marionette.port': 0,
    'toolkit.legacyUserProfileCustomizations.stylesheets': true,
    'ui.primaryPointerCapabilities': pointers,
    'ui.allPointerCapabilities': pointers,
  };
  const lines = Object.entries(wishes).map(([name, value]) => `user_pref("${name}", ${value});\n`);
  writeFileSync(join(profile, 'user.js'), lines.join(''));
  // By itself no window of it is as narrow as a phone.
  mkdirSync(join(profile, 'chrome'));
  writeFileSync(join(profile, 'chrome', 'userChrome.css'), ':root { min-width: 0 !important; }\n');
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
  // By itself no window of it is as narrow as a phone, for the sake of what stands above the page.
  const config = mkdtempSync(join(tmpdir(), 'tabula-webkit-'));
  mkdirSync(join(config, 'gtk-3.0'));
  const small = 'min-width: 0; padding: 0; margin: 0; border: 0; font-size: 1px; -gtk-icon-transform: scale(0.1)';
  writeFileSync(join(config, 'gtk-3.0', 'gtk.css'), `headerbar *, toolbar *, entry, entry * { ${small}; }\n`);
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
    env: {
      ...process.env,
      DISPLAY: `:${number}`,
      XDG_CONFIG_HOME: config,
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      // Where there is no graphics card, what draws in several threads in its place ends the page now and then.
      WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1',
    },
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
  const browser = { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } };
  const wanted = { ...browser, timeouts: { script: SLOWEST } };
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
    rmSync(config, { recursive: true, force: true });
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

/** Starts a browser on a machine with a screen to touch, or with a mouse; WebKit takes every machine for one with a mouse. */
export const start = (name: EngineName, touched: boolean): Promise<Engine> => ENGINES[name](touched);

import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { chance, pageChance } from './chance.js';
import { crowdLook } from './crowd-look.js';
import { type Engine, type EngineName, enginesAsked, start } from './engines.js';
import { SIZES, type Size } from './visitor.js';

const shots = fileURLToPath(new URL('../dist-shots', import.meta.url));

/** What the table wants of somebody now, and how many answers can be given. */
interface Now {
  readonly over: boolean;
  readonly question: string;
  readonly answers: number;
  readonly wrong: readonly string[];
}

/** The answers that can be given; what confirms several comes last. */
const USABLE = `[...document.querySelectorAll('[data-question] :is(ul:not([aria-busy="true"]) > li > button, .mainact > button)')].filter(
  (button) => button.getAttribute('aria-disabled') !== 'true' && !button.matches('.chip.is-on, .is-forbidden'))`;

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Where to touch a thing: what was scrolled away is fetched first. */
const SPOT = (thing: string) => `(() => {
  const thing = ${thing};
  if (thing === null || thing === undefined) return null;
  thing.scrollIntoView({ block: 'nearest' });
  const { left, top, width, height } = thing.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
})()`;

const NOW = `(() => {
  const panel = document.querySelector('[data-question]');
  const usable = ${USABLE};
  return {
    over: document.querySelector('.table[data-over="true"]') !== null,
    question: panel === null ? '' : panel.dataset.question,
    answers: usable.length,
    wrong: window.wrong ?? [],
  };
})()`;

/** Chance is the same each time, nothing moves, and what goes wrong is noted. */
const PREPARE = (seed: string, language: string) => `(() => {
  localStorage['tabula-settings'] = JSON.stringify({ forced: false, speed: 'off', motion: 'off', opponents: 1, level: 'easy', language: '${language}' });
  ${pageChance(seed)};
})()`;

const WATCH = `(() => {
  window.wrong = [];
  addEventListener('error', ({ message }) => window.wrong.push(message));
  addEventListener('unhandledrejection', ({ reason }) => window.wrong.push(String(reason)));
})()`;

const PATIENCE = 60_000;

async function until<T>(look: () => Promise<T>, done: (found: T) => boolean, what: string): Promise<T> {
  for (const from = Date.now(); ; ) {
    const found = await look();
    if (done(found)) return found;
    if (Date.now() - from > PATIENCE) throw new Error(`${what} does not come: ${JSON.stringify(found)}`);
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
}

/** Chooses a game in the lobby and begins it against one bot. */
async function begin(engine: Engine, game: string, language: string): Promise<void> {
  await engine.open(inject('site'));
  await engine.value(PREPARE(`${game} ${language}`, language));
  await engine.open(inject('site'));
  await engine.value(WATCH);
  const tile = `document.querySelector('input[type=radio][value="${game}"]')`;
  await until(() => engine.value<boolean>(`${tile} !== null`), Boolean, 'the lobby');
  await engine.value(`${tile}.click()`);
  const go = await until(
    () => engine.value<Spot | null>(SPOT(`document.querySelector('.mode--main')`)),
    (found) => found !== null,
    'the button',
  );
  await engine.touch(go!.x, go!.y);
}

/** More answers than a game has. */
const MOST = 600;

async function wholeGame(name: EngineName, game: string, size: Size, language: string): Promise<void> {
  const engine = await start(name);
  onTestFinished(() => engine.close());
  await engine.resize(SIZES[size].width, SIZES[size].height);
  await begin(engine, game, language);
  const look = await crowdLook();
  const picks = chance(`${name} ${game}`);
  const found = new Set<string>();
  const pictured = new Set<string>();
  let answers = 0;
  for (; answers < MOST; answers++) {
    const now = await until(
      () => engine.value<Now>(NOW),
      (at) => at.over || at.answers > 0,
      'a question',
    );
    for (const fault of await engine.value<string[]>(look)) found.add(`${now.question}: ${fault}`);
    if (!pictured.has(now.question)) {
      pictured.add(now.question);
      await engine.shoot(join(shots, `${name}-${game}-${size}-${now.question.replace('/', '-') || 'end'}.png`));
    }
    expect(now.wrong).toEqual([]);
    if (now.over) break;
    const at = await engine.value<Spot | null>(SPOT(`${USABLE}[${picks(now.answers)}]`));
    if (at !== null) await engine.touch(at.x, at.y);
  }
  expect(answers).toBeGreaterThan(5);
  expect(answers).toBeLessThan(MOST);
  expect([...found]).toEqual([]);
}

const asked = enginesAsked();

describe.skipIf(asked.length === 0)('other browsers', () => {
  it.each(asked)('a whole game of Elekt in %s on a desk', (name) => wholeGame(name, 'elekt', 'desk', 'de'));
  it.each(asked)('a whole game of Elekt in %s on a tablet', (name) => wholeGame(name, 'elekt', 'tablet', 'pl'));
  it.each(asked)('a whole game of Rise of the Cults in %s on a desk', (name) => wholeGame(name, 'cults', 'desk', 'en'));
  it.each(asked)('a whole game of A Study in Emerald in %s on a desk', (name) =>
    wholeGame(name, 'emerald', 'desk', 'pl'),
  );
});

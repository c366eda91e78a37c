import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { chance, pageChance } from './chance.js';
import { crowdLook } from './crowd-look.js';
import { type Engine, type EngineName, enginesAsked, start } from './engines.js';
import { type Box, contrastIn, pictureOf } from './engines-picture.js';
import { SIZES, type Size } from './visitor.js';

const shots = fileURLToPath(new URL('../dist-shots', import.meta.url));

/** Whether all that moves to a place has come there, and what has to be read first has been read. */
const CALM = `document.getAnimations().every(({ effect, playState, timeline }) =>
  playState !== 'running' || timeline !== document.timeline || effect.getComputedTiming().iterations === Infinity) &&
  document.querySelector('dialog[open] p[role=status]') === null`;

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

/** How things are shown: nothing moves, or as most people have it. */
const STILL = { speed: 'off', motion: 'off' } as const;
const MOVING = { speed: 'fast', motion: 'auto' } as const;

/** Nothing is answered by itself. */
const PREPARE = (language: string, time: typeof STILL | typeof MOVING) => `(() => {
  localStorage['tabula-settings'] = JSON.stringify(${JSON.stringify({ forced: false, opponents: 1, level: 'easy', language, ...time })});
})()`;

/** Chance is the same each time, and what goes wrong is noted: as long as this page is not left. */
const WATCH = (seed: string) => `(() => {
  ${pageChance(seed)};
  window.wrong = [];
  addEventListener('error', ({ message }) => window.wrong.push(message));
  addEventListener('unhandledrejection', ({ reason }) => window.wrong.push(String(reason)));
})()`;

/** So long nothing may change that is waited for: how long all of it takes is the business of the machine. */
const PATIENCE = 60_000;

/** `goes` is what changes while it goes on: not every stir of a page that comes to nothing. */
async function until<T>(
  look: () => Promise<T>,
  done: (found: T) => boolean,
  what: string,
  goes: (found: T) => unknown = (found) => found,
): Promise<T> {
  for (let [from, last] = [Date.now(), '']; ; ) {
    const found = await look();
    if (done(found)) return found;
    const is = JSON.stringify(goes(found));
    if (is !== last) [from, last] = [Date.now(), is];
    if (Date.now() - from > PATIENCE) throw new Error(`${what} does not come: ${JSON.stringify(found)}`);
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
}

/** Chooses a game in the lobby and begins it against one bot. */
async function begin(engine: Engine, { game, language }: Play, time: typeof STILL | typeof MOVING): Promise<void> {
  await engine.open(inject('site'));
  await engine.value(PREPARE(language, time));
  await engine.open(inject('site'));
  await engine.value(WATCH(`${game} ${language}`));
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
const MOST = 900;
/** Where a machine is slow, every game ends after so many answers. */
const BOUND = Number(process.env.TABULA_ENGINE_ANSWERS ?? MOST);
/** A night in Arkham is long: these are its first rounds. */
const ROUNDS = 90;

/** A window of WebKit is as narrow as a large phone, and no narrower. */
const NARROWEST = { firefox: 0, webkit: 430 } as const;

interface Play {
  readonly game: string;
  readonly size: Size;
  readonly language: string;
  /** It need not come to its end; it ends here. */
  readonly answers?: number;
}

/** What is wrong with the page for longer than a moment: some things get to their places with the next picture. */
async function faultsOf(engine: Engine, look: string): Promise<string[]> {
  const first = await engine.value<string[]>(look);
  if (first.length === 0) return [];
  await new Promise((resolve) => setTimeout(resolve, 300));
  const again = await engine.value<string[]>(look);
  return first.filter((fault) => again.includes(fault));
}

/** The panels of the table that lie in the open, with something written on them. */
const PANELS = `[...document.querySelectorAll('.table__board :is([data-zone], .tray), .ask')].flatMap((panel) => {
  const { left, top, width, height } = panel.getBoundingClientRect();
  const on = document.elementFromPoint(left + width / 2, top + height / 2);
  const open = on !== null && panel.contains(on) && panel.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  return open && panel.innerText.trim() !== '' ? [{ name: panel.className, x: left, y: top, width, height }] : [];
})`;
/** What is written on a panel is so much lighter or darker than the panel, of 255. */
const WRITTEN = 60;

/** A picture; panels that are there, but are not drawn in it. */
async function undrawnNow(engine: Engine, path: string): Promise<string[]> {
  const panels = await engine.value<Box[]>(PANELS);
  const picture = pictureOf(await engine.shoot(path));
  return panels.filter((box) => contrastIn(picture, box) < WRITTEN).map(({ name }) => `not drawn: ${name}`);
}

/** The same for longer than a moment: WebKit draws what is new bit by bit. */
async function undrawnIn(engine: Engine, path: string): Promise<string[]> {
  const first = await undrawnNow(engine, path);
  if (first.length === 0) return [];
  await new Promise((resolve) => setTimeout(resolve, 300));
  const again = await undrawnNow(engine, path);
  return first.filter((fault) => again.includes(fault));
}

/** A browser at the size of a play; where the play ends badly, a picture of it stays. */
async function opened(name: EngineName, { game, size }: Play): Promise<Engine> {
  const engine = await start(name, size !== 'desk');
  onTestFinished(async ({ task }) => {
    if (task.result?.state === 'fail') await engine.shoot(join(shots, `${name}-${game}-${size}-failed.png`));
    await engine.close();
  });
  await engine.resize(Math.max(SIZES[size].width, NARROWEST[name]), SIZES[size].height);
  return engine;
}

async function playIn(name: EngineName, play: Play): Promise<void> {
  const { game, size, answers: bound = BOUND } = play;
  const engine = await opened(name, play);
  await begin(engine, play, STILL);
  const look = await crowdLook();
  const picks = chance(`${name} ${game} ${size}`);
  const found = new Set<string>();
  const pictured = new Set<string>();
  let answers = 0;
  let over = false;
  while (!over && answers < Math.min(bound, BOUND)) {
    const now = await until(
      () => engine.value<Now>(NOW),
      (at) => at.over || at.answers > 0,
      'a question',
    );
    await until(() => engine.value<boolean>(CALM), Boolean, 'calm');
    for (const fault of await faultsOf(engine, look)) found.add(`${now.question}: ${fault}`);
    if (!pictured.has(now.question)) {
      pictured.add(now.question);
      const path = join(shots, `${name}-${game}-${size}-${now.question.replace('/', '-') || 'end'}.png`);
      for (const fault of await undrawnIn(engine, path)) found.add(`${now.question}: ${fault}`);
    }
    expect(now.wrong).toEqual([]);
    ({ over } = now);
    const at = over ? null : await engine.value<Spot | null>(SPOT(`${USABLE}[${picks(now.answers)}]`));
    if (at !== null) await engine.touch(at.x, at.y);
    answers++;
  }
  expect(answers).toBeGreaterThan(5);
  expect([...found]).toEqual([]);
  if (bound >= MOST) expect(over).toBe(true);
}

/** Answers as fast as the page takes them, in the page itself, until it is to rest; what is shown is now and then skipped. */
const HASTE = `(() => {
  const picks = (count) => Math.floor(Math.random() * count);
  const haste = { answers: 0, rests: false, over: false };
  window.haste = haste;
  const beat = () => {
    haste.over = document.querySelector('.table[data-over="true"]') !== null;
    const usable = ${USABLE};
    const answer = document.querySelector('dialog[open] .round__foot button') ?? usable[picks(usable.length)];
    if (!haste.rests && answer !== undefined) {
      haste.answers++;
      answer.click();
    } else if (!haste.rests && picks(40) === 0) document.querySelector('.tp__all')?.click();
    if (!haste.over) setTimeout(beat, 15);
  };
  beat();
})()`;

/** How far that is; and what is there, for the case that it goes no further. */
const HASTENED = `({
  ...window.haste,
  side: document.querySelector('.table__side')?.innerHTML.slice(0, 600),
  dialogs: [...document.querySelectorAll('dialog')].map((dialog) => [dialog.open, dialog.className]),
})`;

interface Haste {
  readonly answers: number;
  readonly over: boolean;
}

/** So many answers are given before the page is looked at. */
const AT_ONCE = 12;

/** A whole game with everything that moves, by somebody who waits for nothing: the page neither hangs nor loses a panel. */
async function hurryIn(name: EngineName, play: Play): Promise<void> {
  const { game, size } = play;
  const engine = await opened(name, play);
  await begin(engine, play, MOVING);
  await until(
    () => engine.value<Now>(NOW),
    ({ answers }) => answers > 0,
    'a question',
  );
  await engine.value(HASTE);
  const found = new Set<string>();
  let seen: Haste = { answers: 0, over: false };
  for (let pictures = 0; !seen.over && seen.answers < BOUND; pictures++) {
    const { answers } = seen;
    seen = await until(
      () => engine.value<Haste>(HASTENED),
      (now) => now.over || now.answers >= answers + AT_ONCE,
      'the next answer',
      (now) => now.answers,
    );
    await engine.value('(window.haste.rests = true)');
    await until(() => engine.value<boolean>(CALM), Boolean, 'calm');
    const path = join(shots, `${name}-${game}-${size}-haste-${pictures}.png`);
    for (const fault of await undrawnIn(engine, path)) found.add(`${pictures}: ${fault}`);
    expect((await engine.value<Now>(NOW)).wrong).toEqual([]);
    await engine.value('(window.haste.rests = false)');
  }
  expect(seen.answers).toBeGreaterThan(5);
  expect([...found]).toEqual([]);
}

const PLAYS: readonly Play[] = [
  { game: 'elekt', size: 'desk', language: 'de' },
  { game: 'elekt', size: 'tablet', language: 'pl' },
  { game: 'elekt', size: 'phone', language: 'en' },
  { game: 'cults', size: 'desk', language: 'en' },
  { game: 'cults', size: 'phone', language: 'de' },
  { game: 'emerald', size: 'desk', language: 'pl' },
  { game: 'emerald', size: 'phone', language: 'de' },
  { game: 'arkham', size: 'desk', language: 'de', answers: ROUNDS },
  { game: 'arkham', size: 'phone', language: 'pl', answers: ROUNDS },
];

const asked = enginesAsked().flatMap((name) => PLAYS.map((play) => ({ name, ...play })));

/** Played once more in haste. */
const HASTY: readonly Play[] = [
  { game: 'elekt', size: 'desk', language: 'en' },
  { game: 'cults', size: 'phone', language: 'pl' },
];
const hurried = enginesAsked().flatMap((name) => HASTY.map((play) => ({ name, ...play })));

describe.skipIf(asked.length === 0)('other browsers', () => {
  it.each(asked)('$name plays $game at the size of a $size', ({ name, ...play }) => playIn(name, play));
  it.each(hurried)('$name plays $game in haste at the size of a $size', ({ name, ...play }) => hurryIn(name, play));
});

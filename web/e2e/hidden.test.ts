import type { Game, State } from '@tabula/kernel/game.js';
import { clone } from '@tabula/kernel/json.js';
import { differ } from '@tabula/kernel/laws/position.js';
import { askOf, keysOf } from '@tabula/kernel/question.js';
import { below, type Rng, seeded } from '@tabula/kernel/rng.js';
import { randomAnswer, resample } from '@tabula/kernel/sight.js';
import { asked, decide, open, type Table } from '@tabula/kernel/table.js';
import { expect, it } from 'vitest';
import { OUT_OF_SIGHT, SHOWN } from './moments.js';
import { type Visitor, visit } from './visitor.js';

/** The seat that sits at the page. */
const YOU = 0;

const tableOn = (game: Game, state: State): Table => ({ game, state: clone(state), log: [], past: [] });

/** Two positions that one seat cannot tell apart, and a decision of its own after which much happens. */
interface Twins {
  readonly one: State;
  readonly two: State;
  readonly key: string;
}

/** Looks for such positions in random games: the decision must teach the seat nothing that lies in one of them only. */
function twins(game: Game, rng: Rng, least: number): Twins {
  for (let tries = 0; tries < 400; tries++) {
    const begun = open(game, { seats: 3, seed: `hidden ${tries}` });
    if (!begun.ok) throw new Error(begun.error.message);
    const { table } = begun;
    for (let now = asked(table); now !== null; now = asked(table)) {
      const ask = now.asks[0]!;
      const answer = randomAnswer(ask, rng);
      const found =
        ask.seat === YOU && !now.sealed && ask.max === 1 && ask.choices.length <= 6
          ? twinOf(game, table.state, ask, rng, least)
          : null;
      if (found !== null) return found;
      if (!decide(table, ask.seat, keysOf(ask, answer)).ok) throw new Error('a legal answer was refused');
    }
  }
  throw new Error('no such positions');
}

function twinOf(game: Game, state: State, ask: Parameters<typeof keysOf>[0], rng: Rng, least: number): Twins | null {
  const [key] = keysOf(ask, ask.choices[below(rng, ask.choices.length)]!);
  if (key === undefined) return null;
  const first = decide(tableOn(game, state), YOU, [key]);
  if (!first.ok || first.entry.events.length < least || first.entry.secrets !== 0) return null;
  const { learned } = first.entry;
  const pinned = Object.keys(learned).filter((card) => (learned[card]! & (1 << YOU)) !== 0);
  const other = { ...resample(game, state, YOU, rng, new Set(pinned)), rng: clone(state.rng), script: [] };
  if (JSON.stringify(other.board) === JSON.stringify(state.board)) return null;
  const there = tableOn(game, other);
  if (askOf(asked(there), YOU) === null || !decide(there, YOU, [key]).ok) return null;
  return { one: { ...state, script: [] }, two: other, key };
}

/** Bots that never answer: what they would do depends on what they hold. */
const NO_BOTS = 'window.Worker = class { postMessage() {} terminate() {} }';

/** The page after every moment of one's own decision, as text. */
async function pages(visitor: Visitor, id: string, state: State, key: string): Promise<string[]> {
  const { page } = visitor;
  const who = state.seats.map((_, seat) =>
    seat === YOU ? { name: 'Ada', kind: 'person' } : { name: `Bot ${seat}`, kind: 'bot', level: 'easy' },
  );
  const head = { id: 'twin', game: id, pack: 'base', options: state.options, who, round: 1, waiting: [YOU] };
  const save = { ...head, over: false, at: 0, state, record: null };
  await page.goto('/settings'); // any page of the site, to lay the table down
  await page.evaluate(`new Promise((done) => {
    const open = indexedDB.open('tabula-tables', 1);
    open.onupgradeneeded = () => open.result.createObjectStore('tables');
    open.onsuccess = () => {
      const write = open.result.transaction('tables', 'readwrite').objectStore('tables').put(${JSON.stringify(save)}, 'twin');
      write.onsuccess = () => { open.result.close(); done(); };
    };
  })`);
  await page.goto('/here/twin');
  await page.locator('[data-question]').waitFor();
  await page.waitForLoadState('networkidle'); // what a table loads when it is there: pictures, words of moments
  const seen: string[] = [];
  /** As soon as two pictures in a row are the same, nothing of it comes later. */
  const note = async () => {
    const frame =
      'new Promise((done) => requestAnimationFrame(() => setTimeout(() => done(document.querySelector(".table").innerHTML))))';
    let [before, now] = ['', await page.evaluate<string>(frame)];
    while (before !== now) [before, now] = [now, await page.evaluate<string>(frame)];
    seen.push(now);
  };
  await note();
  const line = page.locator(`[data-question] [data-key="${key}"]`);
  // Where many options are asked in two steps, the thing comes first.
  if ((await line.count()) === 0) return [];
  await line.press('Enter');
  for (let shown = 0; shown < 60 && (await page.locator('[data-cue]').count()) > 0; shown++) {
    await note();
    await page.keyboard.press((await page.locator('dialog[open]').count()) > 0 ? 'Escape' : 'ArrowRight');
  }
  await note();
  return seen;
}

it.each(Object.keys(SHOWN))(
  'what is shown of %s tells nothing of hidden cards: two deals, the same pages',
  async (id) => {
    const rng = seeded(`pages ${id}`);
    let moments = 0;
    for (let pair = 0; pair < 3; pair++) {
      const { one, two, key } = twins(SHOWN[id]!.game, rng, 3 + below(rng, 4));
      const both: string[][] = [];
      for (const state of [one, two]) {
        const visitor = await visit({ size: 'desk', language: 'en', seed: 'twin', speed: 'slow' });
        await visitor.page.addInitScript(NO_BOTS);
        await visitor.page.addInitScript(OUT_OF_SIGHT);
        both.push(await pages(visitor, id, state, key));
        expect(visitor.complaints).toEqual([]);
      }
      expect(both[0]!.map((page, at) => differ(`picture ${at}`, page, both[1]![at]))).toEqual(both[0]!.map(() => null));
      moments += both[0]!.length;
    }
    expect(moments).toBeGreaterThan(6);
  },
);

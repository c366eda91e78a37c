import { type ArkhamView, TILES } from '@tabula/arkham/board.js';
import { openBoard } from '@tabula/arkham/open-board.js';
import { kindOf as cardOf } from '@tabula/arkham/packs.js';
import { inPlay, isReady } from '@tabula/arkham/rules/look.js';
import { vocabularies as arkhamVocabularies } from '@tabula/arkham/text/every-language.js';
import type { CultsView } from '@tabula/cults/board.js';
import { DISTRICTS } from '@tabula/cults/content/behaviour.js';
import { catalogs as cultsCatalogs } from '@tabula/cults/text/catalogs.js';
import type { ElektView } from '@tabula/elekt/board.js';
import { ZONES } from '@tabula/elekt/content/behaviour.js';
import { catalogs as elektCatalogs } from '@tabula/elekt/text/catalogs.js';
import type { EmeraldView } from '@tabula/emerald/board.js';
import { CITIES } from '@tabula/emerald/content/behaviour.js';
import { catalogs as emeraldCatalogs } from '@tabula/emerald/text/catalogs.js';
import { expect, it } from 'vitest';
import type { Cue } from '../table/cues.js';
import { begin, covering, kindOf, kindsOf, onward, SCRIPTED, type Search, type Stretch } from './beats.js';
import { NOTES, SHOWN } from './moments.js';
import { type Visitor, visit } from './visitor.js';

/** How a game is looked at: what lies where, as the page draws it and as the record has it. */
interface Looked {
  readonly id: string;
  readonly keys: readonly string[];
  /** Random games that come to every kind of moment. */
  readonly searches: readonly Search[];
  /** So many kinds random games come to in a short time; missing where they come to all. */
  readonly most?: number;
  /** So many stretches tell the most for the time they take; all of them, of all the games, with `TABULA_BEATS=1`. */
  readonly some?: number;
  readonly more?: readonly Search[];
  /** A script whose value is what is drawn; null while something else is shown in its place. */
  readonly drawn: string;
  readonly lies: (board: unknown) => unknown;
}

const WHOLE = process.env.TABULA_BEATS === '1';

const night = (scenario: string, games: number): Search => ({
  seats: 3,
  games,
  options: { scenario: `scenario/${scenario}` },
});

const seats = (selector: string) =>
  `[...at.querySelectorAll("${selector} use[href^='#sign-']")].map((sign) => Number(sign.getAttribute('href').slice(6)) - 1)`;

const GAMES: readonly Looked[] = [
  {
    id: 'elekt',
    keys: Object.keys(elektCatalogs.en),
    searches: [
      { seats: 4, games: 40 },
      { seats: 2, games: 60 },
    ],
    drawn: `document.querySelector('.ek-zones .unit, .ek-zones [data-zone]') === null ? null : ${JSON.stringify(ZONES)}.map((zone) =>
      [...document.querySelectorAll('.ek-zones [data-zone=' + zone + '] .unit[data-card]')].map((unit) => unit.dataset.card).sort())`,
    lies: (board) => ZONES.map((zone) => (board as ElektView).zones[zone].units.map(({ card }) => card).sort()),
  },
  {
    id: 'cults',
    keys: Object.keys(cultsCatalogs.en),
    searches: [
      { seats: 4, games: 30 },
      { seats: 3, games: 40 },
      { seats: 1, games: 40, composed: ['payment/spend', 'terror/spend', 'bluff/taken'] },
    ],
    drawn: `[...document.querySelectorAll('.cu-city [data-drawn]')].map((at) => [
      at.dataset.drawn,
      [...at.querySelectorAll('[data-ritual]')].map(({ dataset }) => dataset.ritual),
      ${seats('[data-at^=place]')},
      ${seats('[data-at^=domination]')},
      ${seats('[data-at^=plans]')},
    ])`,
    lies: (board) =>
      DISTRICTS.filter((id) => (board as CultsView).districts[id].open).map((id) => {
        const { rituals, places, domination, plans } = (board as CultsView).districts[id];
        return [id, rituals.map(({ owner, level }) => `${owner}:${level}`), [...places].sort(), domination, plans];
      }),
  },
  {
    id: 'emerald',
    keys: Object.keys(emeraldCatalogs.en),
    searches: [
      { seats: 3, games: 24 },
      { seats: 5, games: 15 },
    ],
    // Who is first is told before anybody decides; random games end by a track or a reveal.
    most: 48,
    drawn: `document.querySelector('.em-city') === null ? null : ${JSON.stringify(CITIES)}.map((city) => {
      const at = document.querySelector(".em-city[data-city='" + city + "']");
      return [
        at.querySelector('.em-pile').dataset.card ?? null,
        [...at.querySelectorAll('.em-pc')].map((row) => [Number(row.dataset.seat) - 1, Number(row.querySelector('[data-number]').textContent)]),
      ];
    })`,
    lies: (board) =>
      CITIES.map((city) => {
        const { top, agents, cubes } = (board as EmeraldView).cities[city];
        const rows = agents.map((count, seat) => [seat, count + cubes[seat]!]);
        return [top[0] ?? null, rows.filter(([, sum]) => sum !== 0)];
      }),
  },
  {
    id: 'arkham',
    keys: Object.keys(arkhamVocabularies.en.table),
    searches: [night('azathoth', 4)],
    more: [night('azathoth', 12), night('twilight', 8), night('deep', 8), night('umordhoth', 8)],
    // A night is won, and clues find their way to the codex, only where somebody plays well.
    most: 44,
    some: 5,
    // Who stands where, what hunts where, how much doom lies where, and the clues of each neighbourhood.
    drawn: `document.querySelector('.ar-counted') === null ? null : [
      [...document.querySelectorAll('.ar-figure--seat')].map(({ dataset }) => dataset.figure + '@' + dataset.stands).sort(),
      [...document.querySelectorAll('.ar-figure--ready, .ar-figure--exhausted')].map(({ dataset, className }) =>
        dataset.card.replace(/[.].*/, '') + (className.includes('ready') ? ' ready' : ' lies') + '@' + dataset.stands).sort(),
      [...document.querySelectorAll('.ar-counted [data-lies]')].flatMap((at) => {
        const [many] = [...at.querySelectorAll('.ar-count')].map((count) => Number(count.textContent.slice(1)));
        const doom = many ?? at.querySelectorAll("use[href='#ar-doom']").length;
        return doom === 0 ? [] : [at.dataset.lies + ': ' + doom];
      }),
      [...document.querySelectorAll('.ar-medal')].map((medal) =>
        medal.querySelector("[fill='url(#ar-g-clueg)']") === null ? 0 : Number(medal.querySelector('.ar-count')?.textContent ?? 1)),
    ]`,
    lies: (board) => {
      const view = board as ArkhamView;
      const s = openBoard(view);
      const stand = view.seats.flatMap(({ space }, seat) =>
        inPlay(s, seat) && space >= 0 ? [`${seat}@${space}`] : [],
      );
      // Who holds somebody stands with them; of one kind there is one figure with its number.
      const hunt = s.monsters
        .filter(
          ({ with: held, space }) =>
            space >= 0 && !held.some((seat) => inPlay(s, seat) && view.seats[seat]?.space === space),
        )
        .map((monster) => `${cardOf(monster.card)} ${isReady(monster) ? 'ready' : 'lies'}@${monster.space}`);
      const doom = view.doom.flatMap((count, space) => (count === 0 ? [] : [`${space}: ${count}`]));
      return [stand.sort(), [...new Set(hunt)].sort(), doom, TILES.map((tile) => view.tiles[tile].clues)];
    },
  },
];

const moment = ({ page }: Visitor) => page.locator('[data-cue]');

/** What is shown now, and what lies on the table meanwhile: both of one picture. */
const seen = ({ page }: Visitor, drawn: string): Promise<{ readonly cue: string | null; readonly lies: unknown }> =>
  page.evaluate(`new Promise((done) => requestAnimationFrame(() => setTimeout(() => done({
    cue: document.querySelector('[data-cue]')?.dataset.cue ?? null,
    lies: ${drawn},
  }))))`);

/** The name of a moment on the page: decisions are counted from where the table was laid. */
const named = ({ seq, beat }: Cue, first: number): string => `${first + seq}.${beat.events.length}`;

/** Everything that is shown of a stretch, one by one, with the board of each. */
async function walk(visitor: Visitor, { drawn, lies }: Looked, stretch: Stretch): Promise<number> {
  let first = 0;
  let compared = 0;
  for (const [at, cue] of stretch.cues.entries()) {
    if (at === 0) {
      await moment(visitor).waitFor();
      first = Number.parseInt((await moment(visitor).getAttribute('data-cue'))!, 10) - cue.seq;
    }
    const name = named(cue, first);
    await visitor.page.locator(`[data-cue="${name}"][data-moment=${JSON.stringify(cue.moment.id)}]`).waitFor();
    const now = await seen(visitor, drawn);
    if (now.lies !== null) compared++;
    const due = now.lies === null ? null : lies(cue.board);
    expect([cue.moment.id, now.cue, now.lies]).toEqual([cue.moment.id, name, due]);
    await onward(visitor);
  }
  return compared;
}

/** The same stretch, put aside whenever something is shown: the table is soon as it is, and hardly a moment was seen. */
async function skip(visitor: Visitor, { drawn, lies }: Looked, { entries, cues, after }: Stretch): Promise<void> {
  const { page } = visitor;
  await moment(visitor).waitFor();
  await expect
    .poll(async () => {
      if (await moment(visitor).isVisible()) await page.keyboard.press('Escape');
      const now = await seen(visitor, drawn);
      return [now.cue, now.lies ?? lies(after)];
    })
    .toEqual([null, lies(after)]);
  // A card between rounds is put away by itself.
  const most = entries.length + cues.filter((cue) => cue.moment.stays === true).length;
  expect(await page.evaluate<number>('window.shown.length')).toBeLessThanOrEqual(most);
}

it.each(GAMES)('the moments of $id are shown and can be skipped, with the board of each', async (looked) => {
  const { game, momentOf } = SHOWN[looked.id]!;
  const kinds = kindsOf(looked.keys, momentOf);
  const searches = (WHOLE && looked.more) || looked.searches;
  const { stretches: found, missing } = covering(game, momentOf, kinds, searches);
  const stretches = WHOLE ? found : found.slice(0, looked.some);
  if (looked.most === undefined) expect(missing).toEqual([]);
  else expect(kinds.length - missing.length).toBeGreaterThanOrEqual(looked.most);
  const visitor = await visit({ size: 'desk', language: 'en', seed: 'beats', speed: 'slow' });
  await visitor.page.addInitScript(NOTES + SCRIPTED);
  let compared = 0;
  for (const stretch of stretches) {
    await begin(visitor, stretch);
    compared += await walk(visitor, looked, stretch);
    await begin(visitor, stretch);
    await skip(visitor, looked, stretch);
  }
  expect(compared).toBeGreaterThan(kinds.length / 2);
  const shown = new Set(stretches.flatMap(({ cues }) => cues.map(kindOf)));
  expect(shown.size).toBeGreaterThan(kinds.length / 2);
  expect(visitor.complaints).toEqual([]);
});

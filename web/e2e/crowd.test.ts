import { arkham } from '@tabula/arkham/arkham.js';
import type { Cults } from '@tabula/cults/board.js';
import { isDisorganisation } from '@tabula/cults/content/cards.js';
import { cults } from '@tabula/cults/cults.js';
import type { Elekt } from '@tabula/elekt/board.js';
import { elekt } from '@tabula/elekt/elekt.js';
import { emerald } from '@tabula/emerald/emerald.js';
import type { Game } from '@tabula/kernel/game.js';
import type { Seat } from '@tabula/kernel/json.js';
import type { Start } from '@tabula/kernel/table.js';
import { LANGUAGES, type Language } from '@tabula/words/language.js';
import { expect, it } from 'vitest';
import { crowdedAt, EVERYWHERE } from './crowd.js';
import { changed, fullest, lay, type Position } from './positions.js';
import { shoot, visit } from './visitor.js';

/** How many cards a full hand has. */
const HAND = 12;

/** Positions that hardly any game comes to: a hand of twelve, and as much as fits elsewhere. */
const EXTREMES: { readonly [game: string]: { readonly [asks: string]: (board: unknown, seat: Seat) => void } } = {
  elekt: {
    'assignment/choice': fullHand,
    'recruit/keep': fullHand,
  },
  cults: {
    'planning/district': (board, seat) => {
      const { hand, deck, discard } = (board as Cults).seats[seat]!;
      for (const pile of [deck, discard])
        for (const card of pile.filter((id) => !isDisorganisation(id)).slice(0, Math.max(0, HAND - hand.length)))
          hand.push(...pile.splice(pile.indexOf(card), 1));
    },
  },
};

function fullHand(board: unknown, seat: Seat): void {
  const { seats, elite, discard } = board as Elekt;
  const { hand } = seats[seat]!;
  for (const pile of [elite, discard]) hand.push(...pile.splice(0, Math.max(0, HAND - hand.length)));
}

const GAMES = {
  elekt: elekt as Game,
  cults: cults as Game,
  emerald: emerald as Game,
  arkham: arkham as Game,
} as const;
type Id = keyof typeof GAMES;

interface Full {
  readonly id: Id;
  readonly language: Language;
  readonly players: number;
  /** The options of its table. */
  readonly set?: NonNullable<Start['options']>;
  /** A night of Arkham asks sixty kinds of questions: the fullest of them tell most. */
  readonly most?: number;
}

/** The longest words are German, the longest sentences Polish: each game is looked at in one of them always. */
const USUAL: readonly Full[] = [
  { id: 'elekt', language: 'pl', players: 4 },
  { id: 'cults', language: 'de', players: 4 },
  { id: 'emerald', language: 'de', players: 5 },
  { id: 'arkham', language: 'en', players: 2, most: 8 },
  { id: 'arkham', language: 'pl', players: 4, most: 8 },
  { id: 'arkham', language: 'de', players: 6, most: 8 },
  { id: 'arkham', language: 'en', players: 1, set: { scenario: 'scenario/umordhoth' }, most: 5 },
];

/** Every game in every language, with any number of players. */
const ALL: readonly Full[] = (Object.keys(GAMES) as Id[]).flatMap((id) => {
  const { min, max } = GAMES[id].players;
  const counts = Array.from({ length: max - min + 1 }, (_, more) => min + more);
  return LANGUAGES.flatMap((language) => counts.map((players) => ({ id, language, players })));
});

/** The fullest positions of a game as they came about, and some fuller ones. */
function positionsOf({ id, players, set, most }: Full): readonly Position[] {
  const game = GAMES[id];
  const found = fullest(game, players, EVERYWHERE ? 4 : 2, set).slice(0, most);
  return found.flatMap((position) => {
    const change = EXTREMES[id]?.[position.asks];
    return change === undefined ? [position] : [position, changed(game, position, change)];
  });
}

it.each(EVERYWHERE ? ALL : USUAL)(
  'full tables of $id with $players can be read and touched, in $language',
  async (full) => {
    const { id, language } = full;
    const visitor = await visit({ size: 'phone', language, seed: 'crowd' });
    const found: string[] = [];
    for (const position of positionsOf(full)) {
      await lay(visitor, position);
      const faults = await crowdedAt(visitor, ['phone', 'tablet', 'desk']);
      const players = position.state.seats.length;
      found.push(...faults.map((fault) => `${position.asks} with ${players}, ${fault}`));
      if (faults.length > 0)
        await shoot(visitor, `crowd-${id}-${position.asks.replace('/', '-')}-${players}`, ['phone', 'tablet', 'desk']);
    }
    expect(found).toEqual([]);
    expect(visitor.complaints).toEqual([]);
  },
);

const FINE = `<main style="font: 16px sans-serif">
  <p>All of this can be read.</p>
  <button style="width: 90px; height: 44px">Here</button>
  <section data-question="x"><h2 class="ask__prompt">Which?</h2><div><button class="opt" style="height: 44px">This</button></div></section>
</main>`;

/** What is wrong with a page, and what the look at it has to find. */
const BAD: readonly { readonly name: string; readonly html: string; readonly found: RegExp }[] = [
  { name: 'letters too small', html: '<p style="font-size: 10px">tiny</p>', found: /^small text: 10\.0 px .*"tiny"/ },
  {
    name: 'letters that are drawn too small',
    html: '<p style="transform: scale(.5); width: 200px">half as large</p>',
    found: /^small text: 8\.0 px/,
  },
  {
    name: 'a drawing whose letters are too small',
    html: '<svg viewBox="0 0 100 100" width="50"><text y="50" font-size="16">drawn</text></svg>',
    found: /^small text: 8\.0 px .*"drawn"/,
  },
  {
    name: 'a text that is cut at its side',
    html: '<p style="width: 60px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis">much too long for this</p>',
    found: /^cut text: .*"much too long/,
  },
  {
    name: 'a text that is cut below',
    html: '<p style="width: 90px; height: 30px; overflow: hidden">four lines of words that have no room here at all</p>',
    found: /^cut text: .*"four lines/,
  },
  {
    name: 'a text under something else',
    html: '<p>behind</p><div style="position: absolute; inset: 0; background: #333"></div>',
    found: /^covered text: .*"behind"/,
  },
  {
    name: 'two texts in one place',
    html: '<p style="position: absolute; top: 0; left: 0">one of them</p><p style="position: absolute; top: 3px; left: 4px">the other</p>',
    found: /^crossed texts: .*"one of them" and .*"the other"/,
  },
  {
    name: 'a button that another one covers',
    html: '<button class="low" style="width: 80px; height: 44px">low</button><button style="position: absolute; left: 0; top: 0; width: 400px; height: 300px; opacity: .4">high</button>',
    found: /^covered target: \.low "low" leaves 0 × 0/,
  },
  {
    name: 'an answer below the fold',
    html: `<section data-question="x" style="height: 100px; overflow: auto"><h2 class="ask__prompt">Which?</h2>
      <ul class="opts opts--many">${'<li><button class="opt" style="height: 44px">one</button></li>'.repeat(5)}</ul></section>`,
    found: /^out of sight: .*\.opt "one"/,
  },
  {
    name: 'pieces that may be touched, all of them elsewhere',
    html: `<div class="table__board" style="width: 100px; overflow: auto"><div style="width: 2000px"><i class="may" style="position: relative; left: 1500px">piece</i></div></div>
      <section data-question="x"></section>`,
    found: /^out of sight: every piece/,
  },
];

it('a look at a page finds nothing wrong where nothing is, and what is wrong elsewhere', async () => {
  const visitor = await visit({ size: 'phone', language: 'en' });
  const look = async (html: string) => {
    await visitor.page.setContent(`<!doctype html><body style="margin: 0">${html}</body>`);
    return crowdedAt(visitor, ['phone']);
  };
  expect(await look(FINE)).toEqual([]);
  for (const { name, html, found } of BAD) {
    const faults = await look(html);
    const said = faults.map((fault) => fault.replace(/^phone: /, ''));
    expect([name, said.some((fault) => found.test(fault)) ? 'found' : said]).toEqual([name, 'found']);
  }
  // What is one touch away as a whole may be short.
  const short = 'width: 60px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis';
  expect(
    await look(`<button aria-haspopup="dialog" style="${short}; height: 44px">much too long for this</button>`),
  ).toEqual([]);
});

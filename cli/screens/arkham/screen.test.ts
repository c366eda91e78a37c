import { arkham } from '@tabula/arkham/arkham.js';
import type { ArkhamView } from '@tabula/arkham/board.js';
import { coreTable } from '@tabula/arkham/testing/core-table.js';
import type { TestTable } from '@tabula/arkham/testing/table.js';
import type { Json } from '@tabula/kernel/json.js';
import type { Question } from '@tabula/kernel/question.js';
import { below, type Rng, seeded, shuffleInPlace } from '@tabula/kernel/rng.js';
import { type View, view } from '@tabula/kernel/sight.js';
import { decide, eventsFor, open, questions } from '@tabula/kernel/table.js';
import { unbound } from '@tabula/words/bind.js';
import { LANGUAGES, type Language } from '@tabula/words/language.js';
import { expect, test } from 'vitest';
import { menuOf } from '../../menu.js';
import { widthOf } from '../../paint.js';
import { cliWords } from '../../text/words.js';
import type { Drawing } from '../screen.js';
import { screen } from './screen.js';

const NAMES = ['Ada', 'Bruno', 'Celina', 'Dora', 'Emil', 'Fela'];
const CORE = { pack: 'core', scenario: 'scenario/azathoth' };
const screenFor = (seats: number, language: Language = 'en', options: Record<string, Json> = CORE) =>
  screen({ language, options, seats: new Array(seats).fill('player'), name: (seat) => NAMES[seat] });

/** The table as a seat sees it, without the texts of cards unless it is said otherwise. */
function drawn(
  seen: View<ArkhamView>,
  over: Partial<Drawing<ArkhamView>> = {},
  on = screenFor(seen.seats.length),
): string[] {
  const drawing = { view: seen, width: 90, about: () => '', explain: () => false, ...over };
  return on.board(drawing).flat(2).map(unbound);
}

/** The lines from the one that begins so, as many as are wanted. */
function from(lines: readonly string[], begin: string, count: number): string[] {
  const at = lines.findIndex((line) => line.trimStart().startsWith(begin));
  return at < 0 ? [] : lines.slice(at, at + count);
}

/** Two investigators in the middle of the night. */
function laid(): TestTable {
  const t = coreTable().plays(0, 'investigator/jenny-barnes').plays(1, 'investigator/tommy-muldoon');
  t.with(0, { money: 3, clues: 2, damage: 1, horror: 2 }).with(1, { remnants: 1, delayed: true });
  t.asset(0, 'item/38-revolver')
    .focus(0, 'lore')
    .monster('abyssal-servant', 'train-station', { with: [0], damage: 1 });
  return t.doom({ 'train-station': 2 }).clue(0).codex(8).turn();
}

test('a space shows its doom, who stands there and what is engaged with whom', () => {
  const lines = drawn(laid().view(0));
  expect(from(lines, 'Northside', 3)).toEqual([
    'Northside  1◇  (next event)',
    '  Arkham Advertiser',
    '  Train Station  2☠  ①  ②  ⚔ Abyssal Servant ① 1/4',
  ]);
});

test('an anomaly is named at its neighbourhood', () => {
  const t = coreTable().codex(2).doom({ 'train-station': 3 });
  t.s.tiles[0].anomaly = true;
  const lines = drawn(t.turn().view(0));
  expect(from(lines, 'Northside', 1)[0]).toContain('✺ anomaly');
  expect(from(lines, 'Downtown', 1)).toEqual(['Downtown']);
});

test('a plate has the investigator, harm, tokens, skills with their focus, and cards', () => {
  const lines = drawn(laid().view(0));
  expect(from(lines, '▸ ① Ada', 3)).toEqual([
    '▸ ① Ada    Jenny Barnes  ♥6/7  ψ3/5  $3  2◇  0✧  Train Station',
    '      Influence 4 · Lore 1+1 · Observation 2 · Strength 3 · Will 3 · focus 1 of 1',
    '      .38 Revolver',
  ]);
  expect(from(lines, '② Bruno', 1)[0]).toMatch(/Tommy Muldoon .* 1✧ {2}Train Station {2}delayed$/);
});

test('whose investigator is gone has a name and nothing else', () => {
  const lines = drawn(coreTable().gone(1).turn().view(0));
  expect(from(lines, '② Bruno', 1)).toEqual(['  ② Bruno  no investigator']);
});

test('what a card says is told below it once, where its owner looks', () => {
  const explain = (id: string) => id === 'item/38-revolver';
  const [own, other] = [0, 1].map((seat) => drawn(laid().view(seat), { explain }));
  expect(from(own!, 'Your sheet and your cards', 3)).toEqual([
    'Your sheet and your cards',
    '  .38 Revolver',
    '    Roll 2 additional dice in Strength tests when you attack.',
  ]);
  expect(other!.join(' ')).not.toContain('additional dice');
});

test('a card in full says what it costs, what it takes and what it does', () => {
  expect(screenFor(2).card('item/38-revolver', 80).map(unbound)).toEqual([
    '  .38 Revolver  Item',
    '      Value $3.',
    '      Takes 1 hand.',
    '      Roll 2 additional dice in Strength tests when you attack.',
  ]);
  expect(screenFor(2).card('item/nothing', 80)).toEqual([]);
});

test('one looks up the own cards and the actions that everybody has', () => {
  const refs = screenFor(2).hand(laid().view(0));
  expect(refs.slice(0, 3)).toEqual([
    { card: 'investigator/jenny-barnes' },
    { card: 'item/38-revolver' },
    { deed: 'attack' },
  ]);
});

test('of what the group decides it is said that the lead has the last word', () => {
  const on = screenFor(2);
  const [first] = coreTable().resume({ rule: 'action-phase', at: 'ARK-R.18', v: {}, into: '' }).questions;
  expect([first!.id, on.ofGroup!(first!), on.ofGroup!(laid().questions[0]!)]).toEqual([
    'action-phase/next',
    true,
    false,
  ]);
});

function anyAnswer({ options, min, max }: Question, rng: Rng): string[] {
  const keys = shuffleInPlace(
    rng,
    options.map(({ key }) => key),
  );
  return keys.slice(0, min + below(rng, Math.min(max, keys.length) - min + 1));
}

/** Something that is missing or has no name. */
const UGLY = /undefined|NaN|\[object|\[[a-z]+[ .-]/;

test.for([
  [1, 'scenario/azathoth'],
  [2, 'scenario/umordhoth'],
  [4, 'scenario/twilight'],
  [6, 'scenario/deep'],
] as const)(
  'a whole game of %i in %s: nothing is too wide, missing or unnamed, in any language',
  ([players, scenario]) => {
    const options = { pack: 'core', scenario };
    const opened = open(arkham, { seats: players, seed: `screens ${players}`, options });
    if (!opened.ok) throw new Error(opened.error.message);
    const { table: game } = opened;
    const screens = LANGUAGES.map((language) => screenFor(players, language, options));
    const rng = seeded(`answers ${players}`);
    const ugly: string[] = [];
    const check = (lines: readonly string[], width: number) =>
      ugly.push(...lines.filter((line) => widthOf(line) > width || UGLY.test(line)));
    for (let i = 0; ; i++) {
      const [question] = questions(game);
      const on = screens[i % 3]!;
      // Now and then is enough: the table is drawn in all its ways many times over.
      if (i % 13 === 0 || question === undefined) {
        const seen = view(arkham, game.state, question?.seat ?? 0);
        for (const width of [40, 80, 104, 140]) {
          check(drawn(seen, { width, explain: () => i % 2 === 0 }, on), width);
          if (question !== undefined) check(menuOf(question, on, cliWords(LANGUAGES[i % 3]!), width).lines, width);
        }
      }
      if (question === undefined) break;
      const told = decide(game, question.seat, anyAnswer(question, rng));
      if (!told.ok) throw new Error(told.error.message);
      check(on.story(eventsFor(told.entry, question.seat), 80), 80);
    }
    expect(ugly).toEqual([]);
    expect(unbound(screens[0]!.score(0, view(arkham, game.state, 0)))).not.toBe('');
    const events = game.log.flatMap((entry) => entry.events);
    expect(screens[0]!.path(events, 1000).length).toBeGreaterThan(0);
  },
);

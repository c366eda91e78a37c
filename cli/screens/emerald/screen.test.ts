import type { EmeraldView } from '@tabula/emerald/board.js';
import { emerald } from '@tabula/emerald/emerald.js';
import { type TestTable, table } from '@tabula/emerald/testing/table.js';
import type { SeatKind } from '@tabula/kernel/game.js';
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

const NAMES = ['Ada', 'Bruno', 'Celina', 'Dora', 'Emil'];
const screenFor = (seats: readonly SeatKind[], language: Language = 'en') =>
  screen({ language, options: {}, seats, name: (seat) => NAMES[seat] });

/** The table as a seat sees it, without the texts of cards unless it is said otherwise. */
function drawn(
  seen: View<EmeraldView>,
  over: Partial<Drawing<EmeraldView>> = {},
  on = screenFor(seen.seats),
): string[] {
  const drawing = { view: seen, width: 90, about: () => '', explain: () => false, ...over };
  return on.board(drawing).flat(2).map(unbound);
}

/** The lines from the one that begins so, as many as are wanted. */
function from(lines: readonly string[], begin: string, count: number): string[] {
  const at = lines.findIndex((line) => line.startsWith(begin));
  return lines.slice(at, at + count);
}

/** A table of two in the middle of things. */
function laid(): TestTable {
  const t = table().hand(0, ['ST03', 'ST01', 'ST05']).hand(1, ['G26', 'ST10']);
  t.agents(0, { rome: 2 }).cubes(0, { rome: 1 }).agents(1, { rome: 1, paris: 1 }).cubes(1, { paris: 2 });
  return t.stack('rome', ['G17', 'G47.0']).royal('rome').zombies({ paris: 1 }).empty('madrid').turn();
}

test('a city shows bombs, pieces with who has the majority, zombies, the top card and the royal', () => {
  const lines = drawn(laid().view(0));
  expect(from(lines, 'Rome', 2)).toEqual([
    'Rome ✸3  [①2♟ 1■]  ②1♟',
    '  Shoggoth L1 ♟3★† ψ (1 below) · ♛ The Ninefold Pontiff ✸4 3★',
  ]);
  expect(from(lines, 'Paris', 1)).toEqual(['Paris ✸4  [②1♟ 2■]  1☠']);
  expect(from(lines, 'Madrid', 2)[1]).toBe('  empty stack');
});

test('the tracks say what they give everybody, and who will keep it', () => {
  const t = table().markers({ loyalist: 2, restorationist: 5 }).turn();
  expect(drawn(t.view(0), { width: 120 })).toContain(
    'Tracks: Loyalist marker 2 · Restorationist marker 5 · 3 points for everybody, which the Restorationists keep',
  );
  expect(drawn(table().markers({ loyalist: 4, restorationist: 4 }).turn().view(0)).join(' ')).toContain(
    'the tracks give nothing',
  );
});

test('a player sees the own hand and identity; others and spectators see numbers', () => {
  const t = laid();
  const [own, other, none] = [drawn(t.view(0)), drawn(t.view(1)), drawn(t.view(null))];
  expect(own).toContain('Your hand: Courier ↓1 →1 · Informer ↓1 ◎1 · Financier ↓2 ↑1');
  expect(own.join(' ')).toMatch(/Only you know: (Loyalist|Restorationist)\./);
  expect(own.join(' ')).not.toContain('Sherlock');
  expect(other.join(' ')).toContain('Sherlock Holmes ◎1 +1♟ 1★R');
  expect(other.join(' ')).not.toMatch(/Courier|Financier/);
  expect(none.join(' ')).not.toMatch(/Your hand|Only you/);
  expect(from(own, '▸ ① Ada', 1)[0]).toMatch(/^▸ ① Ada {4}0 points {2}sanity ●●● {2}hand 3 · deck \d+ · discard \d+$/);
});

test('who has changed sides is told what they are now', () => {
  const t = table().identity(0, 'loyalist').hand(0, ['G03']).turn();
  t.seat(0).does('act:G03');
  const lines = drawn(t.view(0)).join(' ');
  expect(lines).toContain('Only you know: Restorationist. Change of Heart has turned you.');
  expect(lines).toContain('At the end you keep neutral and Restorationist points.');
  expect(drawn(t.view(1)).join(' ')).toContain('on the identity: Change of Heart');
});

test('a card in full says everything that is printed on it', () => {
  const lines = screenFor(['player', 'player']).card('G17', 80).map(unbound);
  expect(lines).toEqual([
    '  Shoggoth L1 ♟3★† ψ  Game card',
    '      1 Loyalist step.',
    '      Kill field: an agent killed with this card is worth 3 points.',
    '      When claimed: a sanity check.',
    '      One-use action: kill another player’s agent in any city and put it on this',
    '      card; you need neither bombs nor pieces of yours there.',
  ]);
});

test('sets of cards are asked from the smallest on', () => {
  const t = laid();
  t.seat(0).does('place');
  const on = screenFor(['player', 'player']);
  const labels = on.voice.question(on.ordered(t.questions[0]!, t.view(0))).options.map(unbound);
  expect(labels).toEqual([
    ...['Courier: 1 cube', 'Informer: 1 cube', 'Financier: 2 cubes'],
    ...['Informer + Courier: 2 cubes', 'Courier + Financier: 3 cubes', 'Informer + Financier: 3 cubes'],
    'Informer + Courier + Financier: 4 cubes',
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

test.for([2, 3, 5])('a whole game of %i: nothing is too wide, missing or unnamed, in any language', (players) => {
  const opened = open(emerald, { seats: players, seed: `screens ${players}` });
  if (!opened.ok) throw new Error(opened.error.message);
  const { table: game } = opened;
  const screens = LANGUAGES.map((language) => screenFor(game.state.seats, language));
  const rng = seeded(`answers ${players}`);
  const ugly: string[] = [];
  const check = (lines: readonly string[], width: number) =>
    ugly.push(...lines.filter((line) => widthOf(line) > width || UGLY.test(line)));
  for (let i = 0; ; i++) {
    const [question] = questions(game);
    const on = screens[i % 3]!;
    // Now and then is enough: the table is drawn in all its ways many times over.
    if (i % 7 === 0 || question === undefined) {
      const seen = view(emerald, game.state, question?.seat ?? 0);
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
  const end = view(emerald, game.state, 0);
  expect(unbound(screens[0]!.score(0, end))).toMatch(
    /^-?\d+ points? \((Loyalist|Restorationist), \d+ before the correction\)$/,
  );
  const events = game.log.flatMap((entry) => entry.events);
  expect(screens[0]!.path(events, 1000)).toHaveLength(players + 1);
});

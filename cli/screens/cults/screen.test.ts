import type { CultsView } from '@tabula/cults/board.js';
import { cults } from '@tabula/cults/cults.js';
import { commit, dominate } from '@tabula/cults/testing/fight.js';
import { type TestTable, table } from '@tabula/cults/testing/table.js';
import type { SeatKind } from '@tabula/kernel/game.js';
import type { Question } from '@tabula/kernel/question.js';
import { below, type Rng, seeded, shuffleInPlace } from '@tabula/kernel/rng.js';
import { type View, view } from '@tabula/kernel/sight.js';
import { decide, open, questions } from '@tabula/kernel/table.js';
import { unbound } from '@tabula/words/bind.js';
import { LANGUAGES, type Language } from '@tabula/words/language.js';
import { expect, test } from 'vitest';
import { linesWith, menuOf } from '../../menu.js';
import { widthOf } from '../../paint.js';
import { cliWords } from '../../text/words.js';
import type { Drawing } from '../screen.js';
import { screen } from './screen.js';

const NAMES = ['Anna', 'Morrow', 'Vesper', 'Sable'];
const PLAYERS: readonly SeatKind[] = ['player', 'player'];
const screenFor = (seats = PLAYERS, language: Language = 'en') =>
  screen({ language, options: {}, seats, name: (seat) => NAMES[seat] });

/** The table as a seat sees it, without the texts of cards unless it is said otherwise. */
function drawn(
  seen: View<CultsView>,
  over: Partial<Drawing<CultsView>> = {},
  screen = screenFor(seen.seats),
): string[] {
  const look = { view: seen, width: 100, about: () => '', explain: () => false, ...over };
  return screen.board(look).flat(2).map(unbound);
}
const seenBy = (t: TestTable, seat: number | null) => t.rounds('CULT-7.1').view(seat);

/** The lines from the one that begins so, as many as are wanted. */
function from(lines: readonly string[], begin: string, count: number): string[] {
  const at = lines.findIndex((line) => line.startsWith(begin));
  return lines.slice(at, at + count);
}

test('a district shows what lies in it: spaces taken, free and blocked, markers from the top, stacks with cost', () => {
  const t = table().place(0, 'uptown').place(1, 'uptown').ritual(1, 'uptown', 3).ritual(0, 'uptown', 1);
  t.domination('uptown', 1, 1).plans('uptown', 0, 1, 0).investigators('uptown', 2).track('uptown', 1);
  t.sanity('uptown', 3);
  expect(from(drawn(seenBy(t, 0)), 'Uptown', 3)).toEqual([
    'Uptown  Sanity 5 (3 + 2 investigators)  investigator in 1 step',
    '  Rituals ②III ①I ○ ✕ ✕   Places ① ②   Domination ② ② ○   Plans ▸[①] ② ①',
    '  Veiled Betrayer A2 (4 power, 6 left) · Smuggled Relics P2 (5 power, 6 left)',
  ]);
  expect(drawn(seenBy(t, 0))).toContain('Rivertown  out of the game');
});

test('the city card in force is told, and changes sanity and cost', () => {
  const plain = drawn(seenBy(table().plans('uptown', 0).sanity('uptown', 3), 0));
  expect(from(plain, 'Uptown', 1)).toEqual(['Uptown  Sanity 3  investigator in 2 steps']);
  const unrest = drawn(seenBy(table().event('C5').plans('uptown', 0).sanity('uptown', 3), 0));
  expect(unrest.join('\n')).toMatch(/City card: .*\. The sanity of every district is 1 lower this round\./);
  expect(from(unrest, 'Uptown', 1)).toEqual(['Uptown  Sanity 2 (3 − 1)  investigator in 2 steps']);
  const market = drawn(seenBy(table().event('C13').plans('uptown', 0).investigators('uptown', 1), 0));
  expect(from(market, 'Uptown', 3)[2]).toBe(
    '  Veiled Betrayer A2 (2 power, 6 left) · Smuggled Relics P2 (3 power, 6 left)',
  );
});

test('own cultists are numbers, those of others a question mark; a spectator knows none', () => {
  const t = table().plans('uptown', 0).plans('northside', 1);
  t.tokens(0, { thug: 2, adept: 1 }).tokens(1, { thug: 7, freak: 3 });
  t.hand(0, ['S1', 'S1', 'S7']).hand(1, ['S4', 'S2']);
  const [own, other] = [drawn(seenBy(t, 0)), drawn(t.view(null))];
  expect(own).toContain('▸ ① Anna    0 points  hand 3 · deck 9 · discard 0  thugs 2 · adepts 1 · freaks 0');
  expect(own).toContain('  ② Morrow  0 points  hand 2 · deck 10 · discard 0  cultists ?');
  expect(own).toContain('Your hand: 2 × Novice P1 · Prophet T2');
  expect(own).toContain('Your cultists: thugs 2 · adepts 1 · freaks 0');
  expect(own.join('\n')).not.toMatch(/Sworn Blade|Scribe|thugs 7/);
  expect(other.filter((line) => line.endsWith('cultists ?'))).toHaveLength(2);
  expect(other.join('\n')).not.toMatch(/Your hand|Novice|Prophet/);
});

test('CULT-18.15 what all know to be in a hand is told beside its owner, but not to them', () => {
  const t = table().plans('uptown', 0).hand(1, ['G1', 'S2']);
  const held = [[], ['G1.0']];
  const known = /Known in hand: .+ A\d/;
  expect(drawn({ ...seenBy(t, 0), held }).join('\n')).toMatch(known);
  expect(drawn({ ...t.view(1), held }).join('\n')).not.toMatch(known);
  expect(drawn(t.view(0)).join('\n')).not.toMatch(known);
});

test('a confrontation hides what lies face down from all but its owner, and adds up what lies open', () => {
  const t = table().ritual(0, 'uptown', 2).ritual(1, 'uptown', 1).hand(0, ['S3', 'S5']).hand(1, ['S3', 'S1']);
  t.tokens(0, { thug: 2 }).tokens(1, { thug: 3 });
  dominate(t, 0, 'uptown');
  commit(t, 0, ['S3.0-0', 'S5.0-0'], 1);
  expect(from(drawn(t.view(0)), 'Confrontation', 3)).toEqual([
    'Confrontation in Uptown',
    '  ① Anna    face down · Attack 6 (Rituals 2, Cards 3, Thugs 1) · Street Gang A2 · Doorkeeper A1 P1',
    '  ② Morrow  not yet',
  ]);
  expect(from(drawn(t.view(1)), 'Confrontation', 3)).toEqual([
    'Confrontation in Uptown',
    '  ① Anna    2 cards face down, thugs ?',
    '  ② Morrow  not yet',
  ]);
  expect(from(drawn(t.view(null)), 'Confrontation', 2)[1]).toBe('  ① Anna    2 cards face down, thugs ?');
});

test('the NPC is told beforehand, and the goal says what is fulfilled', () => {
  const t = table({ players: 1 }).goal('O3').plans('uptown', 0, 1).plans('northside', 0);
  t.ritual(1, 'downtown', 1).place(0, 'uptown').ritual(0, 'uptown', 2).domination('uptown', 0, 0);
  const lines = drawn(seenBy(t, 0));
  expect(from(lines, 'NPC', 6)).toEqual([
    'NPC · deck 12 · set aside 0 · discard 0 · thugs 0',
    '  Its next marker is in Uptown. By its die it will: CULT-19.20',
    '    1  preparation: Puts a level III ritual here; the investigator advances. CULT-19.25',
    '    2  influence: Moves a ritual here from Downtown, level I → II. CULT-19.28',
    '    3  growth: No ritual here. Takes Veiled Betrayer on top of its deck. CULT-19.35',
    '    4  growth: Takes Veiled Betrayer on top of its deck. CULT-19.35',
  ]);
  expect(from(lines, 'Goal', 3)).toEqual([
    'Goal: Clear Superiority',
    '  ✓ Have more victory points than the NPC.',
    '  ✓ Have at least 3 points more than the NPC.',
  ]);
});

test('ways to pay come from the cheapest on: cards before tokens, and cards that can nothing else first', () => {
  const t = table().plans('uptown', 0).place(0, 'uptown').hand(0, ['S1', 'S1', 'S2', 'S5']);
  t.tokens(0, { adept: 2 });
  const screen = screenFor();
  t.rounds('CULT-7.1').seat(0).picks('uptown:preparation');
  t.seat(0).picks('uptown:2');
  const [question] = t.questions;
  expect(question!.id).toBe('payment/spend');
  const ordered = screen.ordered(question!, t.view(0));
  expect(screen.voice.question(ordered).options.map(unbound)).toEqual([
    ...['Scribe', '2 × Novice', 'Novice and Doorkeeper', 'Novice and 1 adept', 'Doorkeeper and 1 adept', '2 adepts'],
  ]);
  expect(ordered.options.map(({ key }) => key).sort()).toEqual(question!.options.map(({ key }) => key).sort());
});

test('a payment with very many ways shows a dozen, and words lead to the others', () => {
  const t = table().plans('uptown', 0).place(0, 'northside').tokens(0, { adept: 6 });
  t.hand(0, ['S1', 'S1', 'S1', 'S2', 'S2', 'S5', 'G1', 'A6', 'G7']);
  t.rounds('CULT-7.1').seat(0).picks('uptown:preparation');
  t.seat(0).isAsked('preparation/trail').picks('stop');
  const [question] = t.questions;
  const screen = screenFor();
  const menu = menuOf(screen.ordered(question!, t.view(0)), screen, cliWords('en'), 80);
  expect(menu.items).toHaveLength(96);
  expect(menu.brief).toHaveLength(14);
  expect(menu.brief[0]).toBe('  1.  Novice and 2 × Scribe');
  expect(linesWith('adepts -novice -scribe -doorkeeper -night', menu, 80).map(unbound)).toEqual([
    ' 88.  False Trail, Ashen Priest, and 3 adepts',
    ' 93.  False Trail and 4 adepts',
    ' 94.  Ashen Priest and 4 adepts',
    ' 96.  5 adepts',
  ]);
});

test('plans are asked as a grid of districts and uses', () => {
  const t = table().plans('uptown', 0).plans('downtown', 1, 0).place(0, 'uptown').hand(0, ['S1', 'S1', 'S2']);
  const [question] = t.rounds('CULT-7.1').questions;
  const { lines } = menuOf(question!, screenFor(), cliWords('en'), 80);
  expect(lines).toEqual([
    '  1.  Uptown    1a growth  1b preparation  1c influence  1d bluff',
    '  2.  Downtown                             2c influence  2d bluff',
  ]);
});

function anyAnswer({ options, min, max }: Question, rng: Rng): string[] {
  const most = Math.min(max, options.length);
  const keys = options.map(({ key }) => key);
  return shuffleInPlace(rng, keys).slice(0, min + below(rng, most - min + 1));
}

/** Something that is missing or has no name. */
const UGLY = /undefined|NaN|\[object|\[[a-z]+[ .-]/;

test.for([1, 2, 3, 4])('a whole game of %i: nothing is too wide, missing or unnamed, in any language', (players) => {
  const opened = open(cults, { seats: players, seed: `screens ${players}` });
  if (!opened.ok) throw new Error(opened.error.message);
  const { table: game } = opened;
  const screens = LANGUAGES.map((language) => screenFor(game.state.seats, language));
  const rng = seeded(`answers ${players}`);
  for (let i = 0; ; i++) {
    const [question] = questions(game);
    const seen = view(cults, game.state, question?.seat ?? 0);
    const screen = screens[i % 3]!;
    for (const width of [40, 80, 120]) {
      const lines = drawn(seen, { width, explain: () => i % 2 === 0 }, screen);
      const menu = question === undefined ? [] : menuOf(question, screen, cliWords(LANGUAGES[i % 3]!), width).lines;
      const ugly = [...lines, ...menu].filter((line) => widthOf(line) > width || UGLY.test(line));
      expect(ugly, `${width} columns`).toEqual([]);
    }
    if (question === undefined) break;
    const told = decide(game, question.seat, anyAnswer(question, rng));
    if (!told.ok) throw new Error(told.error.message);
    expect(screen.story(told.entry.events, 80).filter((line) => widthOf(line) > 80 || UGLY.test(line))).toEqual([]);
  }
  const [english] = screens;
  const end = view(cults, game.state, 0);
  expect(english!.voice.result(game.state.result!, end.board)).toMatch(/wins|share|upper hand|reached/);
  expect(
    english!.path(
      game.log.flatMap(({ events }) => events),
      1000,
    ),
  ).toHaveLength(game.state.seats.length + 1);
});

import type { Message, Ref } from '@tabula/kernel/chance.js';
import { below, seeded } from '@tabula/kernel/rng.js';
import { decide, type Entry, eventsFor, open, questions, type Table, why } from '@tabula/kernel/table.js';
import { parametersOf } from '@tabula/words/catalogs.js';
import { describe, expect, it } from 'vitest';
import type { Elekt, ElektView } from '../board.js';
import { ATTRIBUTES, ZONES } from '../content/behaviour.js';
import { elekt } from '../elekt.js';
import { titlesOf } from '../rules/cards.js';
import { catalogs } from './catalogs.js';
import { LANGUAGES, speak } from './speak.js';

const NAMES = ['Aleksandra', 'Bartek', 'Celinka', 'Damian'];
const named = LANGUAGES.map((language) => speak(language, 'base', (seat) => NAMES[seat], { strict: true }));
const unnamed = LANGUAGES.map((language) => speak(language, 'base', undefined, { strict: true }));

/** Ids of cards, of pieces, and of everything that has another name in the language. */
const RAW_ID = /\b[BEMIP]\d{1,2}\b|\bcounter-clockwise\b.*_|\bnull\b|\bundefined\b|\bNaN\b|\[object/;
const ENGLISH_ID =
  /\b(?:occultism|cunning|violence|power|mission|influence|court|wraith|cultist|clockwise|setup|recruitment|assignment|confrontation)\b/;

/** What was said, by key: how often, and the longest text in each language. */
const said = new Map<string, Message>();
const longest = new Map<string, string>();

/** A text is whole: nothing left to fill in, no id, no double space, and a sentence is a sentence. */
function whole(text: string, key: string, at: number): void {
  const language = LANGUAGES[at]!;
  const told = `${language}/${key}: ${text}`;
  if (text === '' || /[{}[\]]| {2}|#/.test(text) || RAW_ID.test(text)) throw new Error(told);
  if (language !== 'en' && ENGLISH_ID.test(text)) throw new Error(told);
  if (/^(?:event|ask|why|result)\./.test(key) && !/^[\p{Lu}„].*[.?!]$/u.test(text)) throw new Error(told);
}

function check(message: Message): void {
  said.set(message.key, message);
  for (const voices of [named, unnamed])
    voices.forEach((voice, at) => {
      const text = voice.say(message);
      whole(text, message.key, at);
      if (text.length > (longest.get(message.key)?.length ?? 0)) longest.set(message.key, text);
    });
}

/** Everything a player might point at. */
const things: Ref[] = [
  ...ZONES.map((zone) => ({ zone })),
  ...ATTRIBUTES.map((attribute) => ({ attribute })),
  ...[0, 1, 2, 3].map((seat) => ({ seat })),
  ...Object.values(elekt.box(elekt.setup(4, { pack: 'base' }))).flatMap((ids) => ids.map((card) => ({ card }))),
];

function checkEntry(entry: Entry, seats: number): void {
  for (const viewer of [null, ...Array(seats).keys()]) for (const event of eventsFor(entry, viewer)) check(event);
}

function checkQuestions(table: Table<Elekt, ElektView>): void {
  for (const question of questions(table)) {
    check(question.prompt);
    for (const { label } of question.options) check(label);
    for (const voice of named) {
      const { options } = voice.question(question);
      if (new Set(options).size !== options.length) throw new Error(`${question.id} is ambiguous: ${options.join(' | ')}`);
    }
  }
}

function checkReasons(table: Table<Elekt, ElektView>): void {
  for (let seat = 0; seat < table.state.seats.length; seat++)
    for (const thing of things) for (const reason of why(table, seat, thing).reasons) check(reason);
}

/** Plays a game at random and listens to it. Reasons are asked for now and then: there are many things. */
function listen(seats: number, seed: string): void {
  const opened = open(elekt, { seats, seed });
  if (!opened.ok) throw new Error(opened.error.message);
  const { table } = opened;
  const rng = seeded(seed);
  checkEntry(table.log[0]!, seats);
  for (;;) {
    const [question] = questions(table);
    if (question === undefined) break;
    checkQuestions(table);
    if (below(rng, 12) === 0) checkReasons(table);
    // Passing ends the fun early, so it is chosen only when nothing else is left, or rarely.
    const { options } = question;
    const pass = options.length > 1 && options.at(-1)!.key === 'pass' && below(rng, 10) > 0 ? 1 : 0;
    const decided = decide(table, question.seat, [options[below(rng, options.length - pass)]!.key]);
    if (!decided.ok) throw new Error(decided.error.message);
    checkEntry(decided.entry, seats);
  }
  checkReasons(table);
  const { result, board } = table.state;
  const titles = titlesOf(board, result!.places[0]![0]!);
  named.forEach((voice, at) => {
    whole(voice.result(result!, titles), 'result.', at);
  });
}

const keysOf = (...spaces: string[]) =>
  Object.keys(catalogs.en).filter((key) => spaces.includes(key.split('.', 1)[0]!));

describe('what the game says', () => {
  it('reads whole in every language, all through random games', { timeout: 60_000 }, () => {
    for (let game = 0; game < 30; game++) listen(2 + (game % 3), `words ${game}`);
    const unheard = keysOf('event', 'ask', 'option', 'why').filter((key) => !said.has(key));
    console.log(unheard, [...longest].filter(([k, v]) => k.startsWith('option') && v.length > 40));
    expect(unheard).toEqual([]);
  });
});

import type { Event, Message } from '@tabula/kernel/chance.js';
import type { State } from '@tabula/kernel/game.js';
import { playersOf } from '@tabula/kernel/game.js';
import type { Seat } from '@tabula/kernel/json.js';
import type { Question } from '@tabula/kernel/question.js';
import type { Table } from '@tabula/kernel/table.js';
import type { Forecast } from '@tabula/kit/forecast.js';
import type { Sum } from '@tabula/kit/sums.js';
import type { Title } from '@tabula/kit/title.js';
import type { Voice } from '@tabula/kit/voice.js';
import type { Language } from '@tabula/words/language.js';
import { refuse } from './errors.js';
import { gameIds, titleOf } from './games.js';

/** A match: a table, and what the protocol adds to it. */
export interface Match {
  readonly id: string;
  readonly title: Title;
  readonly table: Table;
  readonly language: Language;
  /** The state this match began with, if it was not a new game. */
  readonly from: State | null;
  /** Rises with everything that happens; never falls, not even by undo. */
  version: number;
}

/** The matches of one session. */
export interface Desk {
  open(match: Omit<Match, 'id'>): Match;
  match(id: string): Match;
  close(id: string): void;
}

/** A desk with room for some matches. Ids are never used twice. */
export function newDesk(most: number): Desk {
  const matches = new Map<string, Match>();
  let opened = 0;
  const match = (id: string): Match => matches.get(id) ?? refuse('no-such-match', `there is no match '${id}'`);
  return {
    match,
    open(begun) {
      if (matches.size >= most) refuse('too-many-matches', `${most} matches are open; close some first`);
      opened++;
      const made: Match = { id: `m${opened}`, ...begun };
      matches.set(made.id, made);
      return made;
    },
    close: (id) => void matches.delete(match(id).id),
  };
}

/** The game of that id. */
export const gameFor = (id: string): Title =>
  titleOf(id) ?? refuse('no-such-game', `there is no game '${id}'; there are ${gameIds().join(', ')}`);

/** A seat that the match has. */
export function seatOf({ id, table }: Match, seat: Seat): Seat {
  const seats = playersOf(table.state.seats);
  return Number.isInteger(seat) && seat >= 0 && seat < seats
    ? seat
    : refuse('no-such-seat', `${id} has the seats 0 to ${seats - 1}, not ${seat}`);
}

export const over = ({ table }: Match): boolean => table.state.result !== null;

/** The words of a match, in the language asked for or its own. */
export const voiceOf = ({ title, table, language }: Match, asked: Language = language): Voice =>
  title.voice(asked, { options: table.state.options, players: playersOf(table.state.seats) });

/** A message with its text. */
const said = ({ key, params }: Message, text: string) => ({ key, params, text });

/** A question with the text of its prompt and of its options. */
export function tellQuestion(voice: Voice, question: Question) {
  const { seat, id, kind, prompt, rule, min, max, cosmetic, options } = question;
  const text = voice.question(question);
  const told = options.map(({ key, label, rule, refs }, i) => {
    return { key, label: said(label, text.options[i]!), rule, refs };
  });
  return { seat, id, kind, prompt: said(prompt, text.prompt), rule, min, max, cosmetic, options: told };
}

/** What an option leads to, each line and its condition with their texts. */
export const tellForecast = (voice: Voice, key: string, { lines, ghosts, whose }: Forecast) => ({
  key,
  lines: lines.map(({ is, given, ...line }) => ({
    is,
    ...tellEvent(voice, line),
    ...(given === undefined ? {} : { given: said(given, voice.say(given)) }),
  })),
  ghosts,
  ...(whose === undefined ? {} : { whose }),
});

/** What a number is made of. */
export const tellSum = (voice: Voice, { title, lines, total, notes, rules }: Sum) => ({
  title: said(title, voice.say(title)),
  lines: lines.map((line) => ({ ...line, text: voice.say(line) })),
  total,
  notes: notes.map((note) => ({ ...note, text: voice.say(note) })),
  rules,
});

/** What somebody means to do next. */
export const tellIntent = (voice: Voice, seat: Seat, intent: Message) => ({
  seat,
  intent: said(intent, voice.say(intent)),
});

/** Something that happened, or a reason: a message with its rule. Who may see it was decided before. */
export const tellEvent = (voice: Voice, event: Message & Pick<Event, 'rule'>) => {
  const { key, params, rule } = event;
  return { key, params, rule, text: voice.say({ key, params }) };
};

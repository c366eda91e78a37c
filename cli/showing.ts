import type { Event } from '@tabula/kernel/chance.js';
import { type Seat, same } from '@tabula/kernel/json.js';
import type { Question } from '@tabula/kernel/question.js';
import { type View, view } from '@tabula/kernel/sight.js';
import { eventsFor, type Table } from '@tabula/kernel/table.js';
import { paint, wrap } from './paint.js';
import type { Save } from './save.js';
import type { Board, Drawing, Screen } from './screens/screen.js';
import type { Terminal } from './terminal.js';
import type { CliWords } from './text/words.js';

interface Place {
  readonly table: Table;
  readonly seats: Save['seats'];
  readonly you: Seat;
  readonly screen: Screen;
  readonly say: CliWords;
  readonly terminal: Terminal;
}

/** What one player is shown of a game: the table where it has changed, and the story, each part once. */
export class Showing {
  private readonly place: Place;
  /** Who looks. */
  private you: Seat;
  /** How many entries of the log have been told. */
  private told = 0;
  /** The kinds of cards whose text this player has been shown. */
  private readonly read = new Set<string>();
  /** The table as it was drawn last, without the texts of its cards. */
  private drawn: Board | null = null;

  constructor(place: Place) {
    this.place = place;
    this.you = place.you;
  }

  /** From now on this seat looks. */
  sit(seat: Seat): void {
    this.you = seat;
  }

  greet(resumed: boolean): void {
    const { say, screen, table } = this.place;
    if (resumed) this.told = table.log.length;
    for (const text of resumed ? [say('resumed')] : [screen.intro, say('hint')]) this.print(text, '');
  }

  /** Prints texts, each broken into lines. */
  print(...texts: readonly string[]): void {
    const { terminal } = this.place;
    for (const text of texts) terminal.print(...wrap(text, terminal.width()));
  }

  /** The table as this player sees it. */
  view(): View<unknown> {
    const { table } = this.place;
    return view(table.game, table.state, this.you);
  }

  private board(explain: Drawing['explain']): Board {
    const { screen, terminal, say, seats, table } = this.place;
    // What companions mean to do is public, so that it may be made of the table as it is.
    const { intends } = table.game;
    const means = (seat: Seat): string => {
      const intention = intends?.(table.state.board, seat) ?? null;
      return intention === null ? '' : ` ${screen.voice.say(intention)}`;
    };
    return screen.board({
      view: this.view(),
      width: terminal.width(),
      about: (seat) => {
        const who = seats[seat]!;
        return who === 'you' || who === 'automaton' ? '' : paint('dim', `(${say(who)})${means(seat)}`);
      },
      explain,
    });
  }

  /** The wanted parts of the table, with lines between groups. */
  private laid(board: Board, wanted = (_group: number, _part: number) => true): string[] {
    const rule = paint('dim', '─'.repeat(this.place.terminal.width()));
    const groups = board.map((parts, group) => parts.filter((_, part) => wanted(group, part)).flat());
    return [...groups.flatMap((lines) => (lines.length === 0 ? [] : [rule, ...lines])), rule];
  }

  /** Draws the table if it looks other than last time. There have to be `room` lines left below it. */
  tableFor(question: Question, room: number): void {
    const now = this.board(() => false);
    const { drawn } = this;
    if (drawn !== null && same(drawn, now)) return;
    this.drawn = now;
    const differs = (group: number, part: number) => !same(drawn?.[group]?.[part], now[group]![part]);
    const all = differs(0, 0) || this.place.screen.needsAll(question);
    this.draw(all ? () => true : differs, all && this.fits(room));
  }

  /** Whether the table fits on the screen with the texts of all cards. */
  private fits(room: number): boolean {
    const rows = this.place.terminal.rows();
    return rows !== null && this.laid(this.board(() => true)).length + room < rows;
  }

  /** Parts of the table, with the texts of cards that are new, or of all. */
  private draw(wanted: (group: number, part: number) => boolean, all: boolean): void {
    const shown = new Set<string>();
    const explain = (kind: string) => {
      const tells = all || !this.read.has(kind);
      if (tells) shown.add(kind);
      return tells;
    };
    this.place.terminal.print(...this.laid(this.board(explain), wanted));
    for (const kind of shown) this.read.add(kind);
  }

  /** The table with the texts of all cards. */
  wholeTable(): void {
    this.place.terminal.print(...this.laid(this.board(() => true)));
  }

  private events(from: number): Event[] {
    const { table } = this.place;
    return table.log.slice(from).flatMap((entry) => eventsFor(entry, this.you));
  }

  /** Tells what has happened since the last time, as this player may know it. */
  news(): void {
    const { screen, terminal, table } = this.place;
    terminal.print(...screen.story(this.events(this.told), terminal.width()));
    this.told = table.log.length;
  }

  /** Decisions were taken back: there is nothing to tell about those that are left. */
  forget(): void {
    this.told = this.place.table.log.length;
  }

  /** The story from the beginning. */
  story(): string[] {
    const { screen, terminal } = this.place;
    return screen.story(this.events(0), terminal.width());
  }

  /** How the game ended, and how it came to that. */
  end(): void {
    const { table, terminal, screen, say } = this.place;
    const seen = this.view();
    const result = table.state.result!;
    terminal.print(...this.laid(this.board(() => false)), paint('bold', screen.voice.result(result, seen.board)));
    const named = (seats: readonly Seat[]) =>
      seats.map((seat) => `${screen.voice.name({ seat })} ${screen.score(seat, seen)}`.trimEnd()).join(', ');
    const width = terminal.width();
    if (result.won === undefined)
      result.places.forEach((seats, i) => {
        terminal.print(...wrap(`  ${i + 1}. ${named(seats)}`, width, '     '));
      });
    else
      terminal.print(
        result.won ? paint('green', say('won-together')) : paint('red', say('lost-together')),
        ...wrap(`  ${named([...seen.seats.keys()].filter((seat) => seen.seats[seat] === 'player'))}`, width, '  '),
      );
    if (table.log.length > 0) terminal.print('', ...screen.path(this.events(0), width));
    terminal.print('');
  }
}

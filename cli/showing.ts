import { type ElektView, ROUNDS, titlesToWin } from '@tabula/elekt/board.js';
import { cardIdOf } from '@tabula/elekt/text/names.js';
import type { Event } from '@tabula/kernel/chance.js';
import { type Seat, same } from '@tabula/kernel/json.js';
import { type View, view } from '@tabula/kernel/sight.js';
import { eventsFor, type Table } from '@tabula/kernel/table.js';
import { elektScreen, type Screen, titlesIn } from './elekt-screen.js';
import { paint, wrap } from './paint.js';
import type { Save } from './save.js';
import { chronicle, storyLines } from './story.js';
import type { Terminal } from './terminal.js';
import type { CliWords } from './text/words.js';
import type { Voice } from './voice.js';

interface Place {
  readonly table: Table;
  readonly seats: Save['seats'];
  readonly you: Seat;
  readonly voice: Voice;
  readonly say: CliWords;
  readonly terminal: Terminal;
}

/** What one player is shown of a game: the table where it has changed, and the story, each part once. */
export class Showing {
  private readonly place: Place;
  /** How many entries of the log have been told. */
  private told = 0;
  /** The cards whose text this player has been shown. */
  private readonly read = new Set<string>();
  private drawn: ElektView | null = null;

  constructor(place: Place) {
    this.place = place;
  }

  greet(resumed: boolean): void {
    const { say, seats, table } = this.place;
    if (resumed) this.told = table.log.length;
    const params = { titles: titlesToWin(seats.length), rounds: ROUNDS };
    for (const text of resumed ? [say('resumed')] : [say('intro', params), say('hint')]) this.print(text, '');
  }

  /** Prints texts, each broken into lines. */
  print(...texts: readonly string[]): void {
    const { terminal } = this.place;
    for (const text of texts) terminal.print(...wrap(text, terminal.width()));
  }

  screen(explain: Screen['explain'] = () => true): Screen {
    const { table, you, voice, terminal, say, seats } = this.place;
    return {
      view: view(table.game, table.state, you) as View<ElektView>,
      voice,
      width: terminal.width(),
      about: (seat) => {
        const who = seats[seat]!;
        return who === 'you' ? '' : paint('dim', `(${say(who)})`);
      },
      legend: [say('leads'), say('tied')],
      explain,
    };
  }

  /** Draws the table if it is another than last time. There have to be `room` lines left below it. */
  tableIfChanged(room: number): void {
    const { board } = this.screen().view;
    if (this.drawn !== null && same(this.drawn, board)) return;
    this.drawn = board;
    this.drawTable(room);
  }

  /** The table with all card texts if they fit on the screen, else with the texts of cards that are new. */
  private drawTable(room: number): void {
    const { terminal, you } = this.place;
    const whole = elektScreen(this.screen());
    const rows = terminal.rows();
    const shown = new Set<string>();
    const isNew = (card: string) => {
      const id = cardIdOf(card);
      if (this.read.has(id)) return false;
      shown.add(id);
      return true;
    };
    const fits = rows !== null && whole.length + room < rows;
    terminal.print(...(fits ? whole : elektScreen(this.screen(isNew))));
    const { drawn } = this.screen().view.board.seats[you]!;
    for (const id of [...shown, ...('count' in drawn ? [] : drawn)]) this.read.add(id);
  }

  /** The table with the texts of all cards. */
  wholeTable(): void {
    this.place.terminal.print(...elektScreen(this.screen()));
  }

  private events(from: number): Event[] {
    const { table, you } = this.place;
    return table.log.slice(from).flatMap((entry) => eventsFor(entry, you));
  }

  private teller() {
    const { voice, say, terminal } = this.place;
    return { voice, say, width: terminal.width() };
  }

  /** Tells what has happened since the last time, as this player may know it. */
  news(): void {
    this.place.terminal.print(...storyLines(this.events(this.told), this.teller()));
    this.told = this.place.table.log.length;
  }

  /** Decisions were taken back: there is nothing to tell about those that are left. */
  forget(): void {
    this.told = this.place.table.log.length;
  }

  /** The story from the beginning. */
  story(): string[] {
    return storyLines(this.events(0), this.teller());
  }

  /** How the game ended, and how it came to that. */
  end(): void {
    const { table, voice, terminal, say, seats: players } = this.place;
    const screen = this.screen(() => false);
    const { board } = screen.view;
    const result = table.state.result!;
    terminal.print(...elektScreen(screen), paint('bold', voice.result(result, titlesIn(board, result.places[0]![0]!))));
    result.places.forEach((seats, i) => {
      const names = seats.map((seat) => `${voice.term('seat', seat)} ${titlesIn(board, seat)} ◆`);
      terminal.print(`  ${i + 1}. ${names.join(', ')}`);
    });
    if (table.log.length > 0)
      terminal.print('', paint('bold', say('path')), ...chronicle(this.events(0), players.length, this.teller()));
    terminal.print('');
  }
}

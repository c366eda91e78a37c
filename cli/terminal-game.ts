import type { Level } from '@tabula/bots/bot.js';
import type { Game } from '@tabula/kernel/game.js';
import type { Seat } from '@tabula/kernel/json.js';
import type { Question } from '@tabula/kernel/question.js';
import { decide, questions, type Table, undo, why } from '@tabula/kernel/table.js';
import type { Foresee } from '@tabula/kit/forecast.js';
import { TITLES } from '@tabula/protocol/titles.js';
import type { Language } from '@tabula/words/language.js';
import { botName } from './bot-names.js';
import { type BotThread, botThread } from './bot-pool.js';
import { Failure } from './command.js';
import { quoted } from './files.js';
import { briefly, hasRoom, wholly } from './forecast.js';
import { cardsCalled, completions, meant, whyLines } from './lookup.js';
import { keysIn, linesWith, type Menu, menuOf } from './menu.js';
import { paint, paintSeat, wrap } from './paint.js';
import { ruleText } from './rule-text.js';
import { type Save, writeSave } from './save.js';
import { screenOf } from './screens/find.js';
import type { Screen } from './screens/screen.js';
import { Showing } from './showing.js';
import { openTerminal, type Terminal } from './terminal.js';
import { type CliWords, cliWords } from './text/words.js';

const SIGNALS = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;

export interface Begun {
  readonly game: Game;
  readonly table: Table;
  readonly seats: Save['seats'];
  readonly resumed: boolean;
}

interface Settings {
  readonly language: Language;
  readonly ms: number;
  readonly path: string;
  readonly name: string;
  /** The file with the pack that is played; null for the cards of the box. */
  readonly pack: string | null;
  /** What bots draw their whims from; the same seed and the same answers make the same game. */
  readonly seed: string;
  /** Options that the command to go on with the game needs again. */
  readonly again: string;
}

/** What a line did: nothing to the game, an answer (or another state), or the end of the conversation. */
type Next = 'same' | 'changed' | 'quit';

/** The conversation of one game with one player. */
export class TerminalGame {
  private readonly begun: Begun;
  private readonly table: Table;
  /** The seat that the person speaks for now: where all play together, there may be several. */
  private you: Seat;
  private readonly settings: Settings;
  private readonly screen: Screen;
  private readonly say: CliWords;
  private readonly bots: BotThread;
  private readonly terminal: Terminal;
  private readonly showing: Showing;
  private readonly foresee: Foresee;
  private menu: Menu = { items: [], lines: [], brief: [] };
  private unsaved = false;
  private leaving = false;

  constructor(begun: Begun, settings: Settings) {
    const { table, seats } = begun;
    this.begun = begun;
    this.table = table;
    this.you = seats.indexOf('you');
    this.settings = settings;
    this.bots = botThread(begun.game.id, settings.pack);
    this.say = cliWords(settings.language);
    this.foresee = TITLES.find(({ game }) => game.id === begun.game.id)?.foresee ?? (() => null);
    const names = seats.map((who, seat) => paintSeat(seat, who === 'you' ? this.ownName(seat) : botName(seat)));
    const { options, seats: kinds } = table.state;
    const name = (seat: Seat) => names[seat];
    this.screen = screenOf(begun.game.id, { language: settings.language, options, seats: kinds, name });
    this.terminal = openTerminal(
      (line) => completions(line, this.screen),
      () => this.leave(SIGNALS.SIGINT),
    );
    const { you, say, terminal, screen } = this;
    this.showing = new Showing({ table, seats, you, screen, say, terminal });
  }

  async run(): Promise<number> {
    const leave = (signal: NodeJS.Signals) => this.leave(SIGNALS[signal as keyof typeof SIGNALS]);
    for (const signal of Object.keys(SIGNALS)) process.on(signal, leave);
    try {
      return await this.loop();
    } finally {
      for (const signal of Object.keys(SIGNALS)) process.off(signal, leave);
      this.terminal.close();
      await this.bots.close();
    }
  }

  private async loop(): Promise<number> {
    this.showing.greet(this.begun.resumed);
    for (;;) {
      this.keep();
      this.showing.news();
      const open = questions(this.table);
      const mine = open.find(({ seat }) => this.begun.seats[seat] === 'you') ?? open.find(this.isOfGroup);
      if (open.length === 0) {
        this.showing.end();
        this.save();
        return 0;
      }
      if (mine === undefined) await this.botMoves(open[0]!);
      else if ((await this.ask(mine)) === 'quit') return 0;
    }
  }

  private async botMoves(question: Question): Promise<void> {
    const level = this.begun.seats[question.seat] as Level;
    this.terminal.note(this.say('thinking', { name: this.screen.voice.name({ seat: question.seat }) }));
    const task = { level, ms: this.settings.ms, seed: `${this.settings.seed}/${this.table.log.length}` };
    const decision = await this.bots.think(this.begun.game, this.table.state, question.seat, task);
    this.terminal.note('');
    const decided = decide(this.table, question.seat, decision.keys);
    if (!decided.ok) throw new Failure(`the bot answered wrongly: ${decided.error.message}`);
  }

  /** One name for all own seats, counted where there are several. */
  private ownName(seat: Seat): string {
    const name = this.settings.name || this.say('you');
    const { seats } = this.begun;
    const several = seats.filter((who) => who === 'you').length > 1;
    return several ? `${name} ${seats.slice(0, seat + 1).filter((who) => who === 'you').length}` : name;
  }

  /** What a group decides is put to the person, too: a bot that leads follows the proposal. */
  private readonly isOfGroup = (question: Question): boolean => this.screen.ofGroup?.(question) === true;

  /** The person speaks for the seat that is asked. */
  private sitDown(question: Question): void {
    if (this.begun.seats[question.seat] === 'you') this.you = question.seat;
    this.showing.sit(this.you);
  }

  /** Shows the table if it has changed, and the question, until it is answered. */
  private async ask(question: Question): Promise<Next> {
    this.sitDown(question);
    const width = this.terminal.width();
    const { screen, say } = this;
    const seen = this.showing.view();
    this.menu = menuOf(screen.ordered(question, seen), screen, say, width, (option, room) => {
      const forecast = hasRoom(question) ? this.foresee(seen.board, question, option) : null;
      return forecast === null ? [] : briefly(forecast, screen.voice, room);
    });
    const prompt = wrap(
      `${this.addressed(question)}${screen.voice.say(question.prompt)} ${paint('dim', question.rule)}`,
      width,
    );
    const several = question.max > 1 ? wrap(say('several', { max: question.max }), width) : [];
    const asked = [
      ...prompt.map((line) => paint('bold', line)),
      ...several.map((line) => paint('dim', line)),
      ...this.menu.brief,
    ];
    this.showing.tableFor(question, asked.length + 1);
    this.terminal.print(...asked);
    for (;;) {
      const line = await this.terminal.ask();
      if (line === null) {
        this.terminal.print('');
        this.save();
        return 'quit';
      }
      const words = line.trim();
      const next = words === '' ? this.tell(asked) : this.obey(words, question);
      if (next !== 'same') return next;
    }
  }

  /** Who is asked, where that is not plain. */
  private addressed({ seat }: Question): string {
    const { seats } = this.begun;
    if (seats[seat] === 'you' && seats.filter((who) => who === 'you').length === 1) return '';
    const name = this.screen.voice.name({ seat });
    return `${seats[seat] === 'you' ? name : this.say('proposal', { name })}: `;
  }

  private obey(line: string, question: Question): Next {
    // "?court" is as good as "? court".
    const [word = '', ...rest] = line.replace(/^\?/, '? ').split(/\s+/);
    const about = rest.join(' ');
    const command = word.toLowerCase();
    switch (command) {
      case 'help':
      case 'h':
        return this.tell([this.say('help'), '', this.screen.signs]);
      case 'quit':
      case 'q':
        this.save();
        return 'quit';
      case 'save':
        this.save();
        return 'same';
      case 'undo':
      case 'undo!':
        return this.takeBack(command === 'undo!');
      case 'table':
      case 't':
        this.showing.wholeTable();
        return this.tell(this.menu.brief);
      case 'all':
        return this.tell(this.menu.lines);
      case 'log':
        return this.tellLog(about);
      case '?':
        return this.explain(about, question);
      case 'card': {
        const found = cardsCalled(about, this.screen, this.width());
        return found.length > 0 ? this.tell(found) : this.refuse(this.say('no-such-thing', { line: about }));
      }
      case 'rule': {
        const text = ruleText(this.begun.game.id, about, this.settings.language);
        return text === null ? this.refuse(this.say('no-rule', { rule: about })) : this.tell(wrap(text, this.width()));
      }
      default:
        return this.answer(line, question);
    }
  }

  private width(): number {
    return this.terminal.width();
  }

  private tell(lines: readonly string[]): Next {
    this.terminal.print(...lines);
    return 'same';
  }

  private refuse(text: string): Next {
    return this.tell(wrap(text, this.width()).map((line) => paint('red', line)));
  }

  /** The whole story, or its last lines. */
  private tellLog(count: string): Next {
    const lines = this.showing.story();
    if (lines.length === 0) return this.refuse(this.say('no-log'));
    return this.tell(/^[1-9]\d*$/.test(count) ? lines.slice(-Number(count)) : lines);
  }

  private answer(line: string, question: Question): Next {
    const { min, max } = question;
    const keys = min === 0 && line === '0' ? [] : keysIn(line, this.menu);
    if (typeof keys === 'string') return this.search(line, keys);
    if (keys.length < min || keys.length > max) return this.refuse(this.say('how-many', { min, max }));
    const decided = decide(this.table, question.seat, keys);
    return decided.ok ? 'changed' : this.refuse(decided.error.message);
  }

  /** What is no answer may be words of one: the options that have them. */
  private search(line: string, word: string): Next {
    const found = /^\d+[a-z]?$/i.test(word) ? [] : linesWith(line, this.menu, this.width());
    return found.length > 0 ? this.tell(found) : this.refuse(this.say('not-understood', { line: word }));
  }

  private takeBack(force: boolean): Next {
    const own = (seat: Seat | null) => seat !== null && this.begun.seats[seat] === 'you';
    const at = this.table.log.map((entry) => own(entry.seat)).lastIndexOf(true);
    if (at < 1) return this.refuse(this.say('nothing-to-undo'));
    const undone = undo(this.table, at, force);
    if (!undone.ok) return this.refuse(this.say('undo-reveals'));
    this.showing.forget();
    this.showing.print(this.say('undone'));
    return 'changed';
  }

  /** Why something is possible or not: for an option, a card or a Zone; alone, for everything in hand. */
  private explain(about: string, question: Question): Next {
    const { screen, menu, say } = this;
    const item = menu.items.find(({ name }) => name === about.toLowerCase());
    const forecast = item === undefined ? null : this.foresee(this.showing.view().board, question, item.option);
    if (item !== undefined && forecast !== null)
      this.tell([
        paint('bold', item.label),
        ...wholly(forecast, screen.voice, this.width() - 2).map((line) => `  ${line}`),
      ]);
    const refs = meant(about, screen, this.showing.view(), menu);
    const context = { screen, width: this.width(), menu, question, say };
    if (refs.length === 0 && forecast !== null) return 'same';
    if (refs.length === 0)
      return this.refuse(about === '' ? this.say('empty-hand') : this.say('no-such-thing', { line: about }));
    const things = refs.map((ref) => ({ ref, why: why(this.table, this.you, ref) }));
    return this.tell(whyLines(things, context));
  }

  /** Keeps the game on disk after every decision, so that nothing is lost whatever happens. */
  private keep(): void {
    try {
      writeSave(this.settings.path, this.table, this.begun.seats);
      this.unsaved = false;
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      if (!this.unsaved) this.refuse(error.message);
      this.unsaved = true;
    }
  }

  private save(): void {
    const { path, again } = this.settings;
    writeSave(path, this.table, this.begun.seats);
    const file = quoted(path);
    const command = this.table.state.result === null ? `play --resume ${file}${again}` : `replay ${file}`;
    this.terminal.print(this.say('saved', { path }), paint('dim', `  tabula ${command}`));
  }

  private leave(code: number): void {
    if (this.leaving) return;
    this.leaving = true;
    this.terminal.print('');
    try {
      this.save();
    } catch (error) {
      process.stderr.write(`tabula play: ${error instanceof Error ? error.message : String(error)}\n`);
    }
    process.exit(code);
  }
}

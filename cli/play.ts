import { join } from 'node:path';
import { createInterface, type Interface } from 'node:readline';
import { LEVELS, type Level } from '@tabula/bots/bot.js';
import type { ElektView } from '@tabula/elekt/board.js';
import { ATTRIBUTES, ZONES } from '@tabula/elekt/content/behaviour.js';
import type { Ref } from '@tabula/kernel/chance.js';
import type { Game } from '@tabula/kernel/game.js';
import type { Seat } from '@tabula/kernel/json.js';
import type { Question } from '@tabula/kernel/question.js';
import { type View, view } from '@tabula/kernel/sight.js';
import { decide, eventsFor, open, questions, type Table, undo, why } from '@tabula/kernel/table.js';
import { type BotThread, botThread } from './bot-pool.js';
import { type Command, Failure, type Given, UsageError } from './command.js';
import { cardLines, elektScreen, type Screen, titlesIn } from './elekt-screen.js';
import { dataFolder, freshPath } from './files.js';
import { GAMES, gameCalled, loadPack } from './games.js';
import { type Menu, menuOf } from './menu.js';
import { paint, wrap } from './paint.js';
import { ruleText } from './rule-text.js';
import { readSave, type Save, writeSave } from './save.js';
import { type CliWords, cliWords } from './text/words.js';
import { type Language, languageOf, type Voice, voice } from './voice.js';

const BOT_NAMES = ['Morrow', 'Vesper', 'Sable'];

/** A game in the terminal against bots. */
export const play: Command = {
  name: 'play',
  about: 'Play in the terminal against bots',
  usage: 'GAME [options]',
  options: {
    bots: {
      type: 'string',
      short: 'b',
      value: 'LEVELS',
      about: `one to three of ${LEVELS.join(', ')}; each is a player (default normal)`,
    },
    name: { type: 'string', short: 'n', value: 'NAME', about: 'your name at the table' },
    seed: { type: 'string', value: 'TEXT', about: 'the same seed deals the same cards' },
    ms: { type: 'string', value: 'N', about: 'how long a hard bot may think about a decision (default 1000)' },
    lang: { type: 'string', value: 'en|pl|de', about: 'the language (default: that of the terminal)' },
    pack: { type: 'string', value: 'FILE', about: 'play with the cards of this pack' },
    resume: { type: 'string', short: 'r', value: 'FILE', about: 'go on with a saved game' },
    save: { type: 'string', value: 'FILE', about: 'where to save (default: a new file in the data folder)' },
  },
  examples: ['tabula play elekt --bots hard,easy', 'tabula play --resume game.json --lang de'],
  async run(given) {
    const language = languageOf(given.text('lang'));
    const pack = given.text('pack') === undefined ? undefined : loadPack(given.text('pack')!);
    const begun = given.text('resume') === undefined ? newGame(given, pack) : resumed(given);
    const ms = given.number('ms', 1000, 1, 600_000);
    const path =
      given.text('save') ?? given.text('resume') ?? freshPath(join(dataFolder(), 'saves'), begun.game.id, '.json');
    const name = (given.text('name') ?? '').trim().slice(0, 24);
    return new TerminalGame(begun, { language, ms, path, name }).run();
  },
};

interface Begun {
  readonly game: Game;
  readonly table: Table;
  readonly seats: Save['seats'];
}

function newGame(given: Given, pack: string | undefined): Begun {
  const [name, ...more] = given.words;
  if (more.length > 0) throw new UsageError(`what is '${more.join(' ')}'?`);
  const game = gameCalled(name);
  const levels = (given.text('bots') ?? 'normal').split(',').map((level) => level.trim());
  for (const level of levels)
    if (!LEVELS.includes(level as Level)) throw new UsageError(`no bot '${level}'; there are: ${LEVELS.join(', ')}`);
  const seed = given.text('seed') ?? `${Date.now()}-${Math.random()}`;
  const options = pack === undefined ? {} : { pack };
  const opened = open(game, { seats: levels.length + 1, seed, options });
  if (!opened.ok) throw new UsageError(opened.error.message);
  return { game, table: opened.table, seats: ['you', ...(levels as Level[])] };
}

function resumed(given: Given): Begun {
  if (given.words.length > 0) throw new UsageError('a saved game says itself which game it is');
  const { game, table, save } = readSave(given.text('resume')!, GAMES);
  return { game, table, seats: save.seats };
}

interface Settings {
  readonly language: Language;
  readonly ms: number;
  readonly path: string;
  readonly name: string;
}

/** The conversation of one game with one player. */
class TerminalGame {
  private readonly game: Game;
  private readonly table: Table;
  private readonly seats: Save['seats'];
  private readonly you: Seat;
  private readonly settings: Settings;
  private readonly voice: Voice;
  private readonly say: CliWords;
  private readonly bots: BotThread = botThread();
  private readonly lines: Interface;
  private readonly waiting: ((line: string | null) => void)[] = [];
  private readonly typed: (string | null)[] = [];
  private told = 0;

  constructor({ game, table, seats }: Begun, settings: Settings) {
    this.game = game;
    this.table = table;
    this.seats = seats;
    this.you = seats.indexOf('you');
    this.settings = settings;
    this.say = cliWords(settings.language);
    const names = seats.map((who, seat) =>
      who === 'you' ? settings.name || this.say('you') : `${BOT_NAMES[(seat + 2) % 3]} (${who})`,
    );
    this.voice = voice(table.state.options, settings.language, (seat) => names[seat]);
    this.lines = createInterface({ input: process.stdin, terminal: false });
    const hand = (line: string | null) => {
      const next = this.waiting.shift();
      if (next === undefined) this.typed.push(line);
      else next(line);
    };
    this.lines.on('line', hand);
    this.lines.on('close', () => hand(null));
  }

  async run(): Promise<number> {
    const interrupted = () => {
      this.print('');
      this.save();
      process.exit(130);
    };
    process.once('SIGINT', interrupted);
    process.once('SIGTERM', interrupted);
    try {
      return await this.loop();
    } finally {
      process.off('SIGINT', interrupted);
      process.off('SIGTERM', interrupted);
      this.lines.close();
      await this.bots.close();
    }
  }

  private async loop(): Promise<number> {
    this.print(paint('dim', this.say('hint')));
    let drawn = false;
    for (;;) {
      this.story();
      if (this.table.state.result !== null) return this.over();
      const open = questions(this.table);
      const mine = open.find((question) => question.seat === this.you);
      if (mine === undefined) {
        await this.botMoves(open[0]!);
        drawn = false;
        continue;
      }
      if (!drawn) this.print(elektScreen(this.screen()));
      drawn = true;
      const more = await this.ask(mine);
      if (more === 'quit') return 0;
      if (more === 'answered') drawn = false;
    }
  }

  private print(text: string): void {
    process.stdout.write(`${text}\n`);
  }

  private screen(): Screen {
    const width = Math.max(40, Math.min(process.stdout.columns ?? 100, 132));
    return { view: view(this.game, this.table.state, this.you) as View<ElektView>, voice: this.voice, width };
  }

  /** Tells what has happened since the last time, as this player may know it. */
  private story(): void {
    for (const entry of this.table.log.slice(this.told))
      for (const event of eventsFor(entry, this.you))
        this.print(`${paint('dim', '│')} ${this.voice.say(event)} ${paint('dim', event.rule)}`);
    this.told = this.table.log.length;
  }

  private async botMoves(question: Question): Promise<void> {
    const level = this.seats[question.seat] as Level;
    const note = this.say('thinking', { name: this.voice.term('seat', question.seat) });
    if (process.stdout.isTTY) process.stdout.write(paint('dim', note));
    const task = { level, ms: this.settings.ms, seed: `${Date.now()}-${Math.random()}` };
    const decision = await this.bots.think(this.game, this.table.state, question.seat, task);
    if (process.stdout.isTTY) process.stdout.write('\r\u001b[2K');
    const decided = decide(this.table, question.seat, decision.keys);
    if (!decided.ok) throw new Failure(`the bot answered wrongly: ${decided.error.message}`);
  }

  private async ask(question: Question): Promise<'quit' | 'answered' | 'again'> {
    const menu = menuOf(question, this.voice);
    this.print(`${paint('bold', this.voice.say(question.prompt))} ${paint('dim', question.rule)}`);
    for (const line of menu.lines) this.print(line);
    process.stdout.write(paint('greenBright', '> '));
    const line = await this.read();
    if (line === null) {
      this.print('');
      this.save();
      return 'quit';
    }
    return this.obey(line.trim(), question, menu);
  }

  private read(): Promise<string | null> {
    const ready = this.typed.shift();
    if (ready !== undefined) return Promise.resolve(ready);
    return new Promise((resolve) => this.waiting.push(resolve));
  }

  private obey(line: string, question: Question, menu: Menu): 'quit' | 'answered' | 'again' {
    const [word = '', ...rest] = line.split(/\s+/);
    const argument = rest.join(' ');
    switch (word.toLowerCase()) {
      case '':
        return 'again';
      case 'help':
      case 'h':
        this.print(this.say('help'));
        return 'again';
      case 'quit':
      case 'q':
        this.save();
        return 'quit';
      case 'save':
        this.save();
        return 'again';
      case 'undo':
        return this.takeBack(false);
      case 'undo!':
        return this.takeBack(true);
      case 'table':
      case 't':
        return 'answered';
      case 'log':
        this.told = 0;
        this.story();
        return 'again';
      case '?':
        this.explain(argument, question, menu);
        return 'again';
      case 'card':
        this.showCard(argument);
        return 'again';
      case 'rule':
        this.print(ruleText(this.game.id, argument) ?? this.say('no-rule', { rule: argument }));
        return 'again';
      default:
        return this.answer(line, question, menu);
    }
  }

  private answer(line: string, question: Question, menu: Menu): 'answered' | 'again' {
    const keys = line.split(/[\s,]+/).map((word) => {
      const item = menu.items.find(({ name, option }) => name === word.toLowerCase() || option.key === word);
      return item?.option.key ?? word;
    });
    const decided = decide(this.table, question.seat, keys);
    if (decided.ok) return 'answered';
    const { message, rule } = decided.error;
    this.print(paint('red', this.say('not-understood', { line })));
    this.print(paint('dim', `${message} ${rule ?? ''}`));
    return 'again';
  }

  private takeBack(force: boolean): 'answered' | 'again' {
    const at = this.table.log.map((entry) => entry.seat).lastIndexOf(this.you);
    if (at < 1) {
      this.print(this.say('nothing-to-undo'));
      return 'again';
    }
    const undone = undo(this.table, at, force);
    if (!undone.ok) {
      this.print(this.say('undo-reveals'));
      return 'again';
    }
    this.told = this.table.log.length;
    this.print(this.say('undone'));
    return 'answered';
  }

  /** Why something is not possible: for a card by its name or id, or a Zone; alone, for everything in hand. */
  private explain(about: string, question: Question, menu: Menu): void {
    const refs = about === '' ? this.ownCards() : this.refsFor(about, menu);
    if (refs.length === 0) {
      this.print(this.say('no-such-thing', { line: about }));
      return;
    }
    for (const ref of refs) {
      const [kind, id] = Object.entries(ref)[0]!;
      const { possible, reasons } = why(this.table, this.you, ref);
      this.print(paint('bold', this.voice.term(kind, id)));
      for (const option of possible)
        this.print(`  ${paint('green', '✓')} ${this.voice.say(option.label)} ${paint('dim', option.rule)}`);
      for (const reason of reasons)
        this.print(`  ${paint('red', '✗')} ${this.voice.say(reason)} ${paint('dim', reason.rule)}`);
      if (possible.length + reasons.length === 0)
        this.print(`  ${this.say('nothing-to-say', { rule: question.rule })}`);
    }
  }

  private ownCards(): Ref[] {
    const { hand } = this.screen().view.board.seats[this.you]!;
    return 'count' in hand ? [] : hand.map((card) => ({ card }));
  }

  /** Everything this player can point at: own cards, what lies open, Zones and attributes. */
  private thingsInSight(): Ref[] {
    const { board } = this.screen().view;
    const open = ZONES.flatMap((zone) => [board.zones[zone].card, ...board.zones[zone].units.map((unit) => unit.card)]);
    return [
      ...this.ownCards(),
      ...[...open, ...board.discard].flatMap((card) => (card === null ? [] : [{ card }])),
      ...ZONES.map((zone) => ({ zone })),
      ...ATTRIBUTES.map((attribute) => ({ attribute })),
    ];
  }

  private refsFor(about: string, menu: Menu): Ref[] {
    const item = menu.items.find(({ name }) => name === about.toLowerCase());
    if (item !== undefined) return [...item.option.refs];
    const wanted = about.toLowerCase();
    return this.thingsInSight().filter((ref) => {
      const [kind, id] = Object.entries(ref)[0]!;
      return String(id).toLowerCase() === wanted || this.voice.term(kind, id).toLowerCase() === wanted;
    });
  }

  private showCard(about: string): void {
    const wanted = about.toLowerCase();
    const found = this.voice.cards.find(
      (id) => id.toLowerCase() === wanted || this.voice.card(id).name.toLowerCase() === wanted,
    );
    if (found === undefined) {
      this.print(this.say('no-such-thing', { line: about }));
      return;
    }
    for (const line of cardLines(this.screen(), found)) this.print(line);
    const { titles } = this.voice.card(found);
    if (titles.length > 0) this.print(`  ◆ ${titles.join(' ◆ ')}`);
  }

  private over(): number {
    this.print(elektScreen(this.screen()));
    const result = this.table.state.result!;
    const { view: seen, width } = this.screen();
    const line = this.voice.result(result, titlesIn(seen.board, result.places[0]![0]!));
    this.print(wrap(paint('bold', line), width).join('\n'));
    result.places.forEach((seats, i) => {
      this.print(`  ${i + 1}. ${seats.map((seat) => this.voice.term('seat', seat)).join(', ')}`);
    });
    this.save();
    return 0;
  }

  private save(): void {
    writeSave(this.settings.path, this.table, this.seats);
    this.print(this.say('saved', { path: this.settings.path }));
    if (this.table.state.result === null) this.print(paint('dim', `  tabula play --resume ${this.settings.path}`));
    else this.print(paint('dim', `  tabula replay ${this.settings.path}`));
  }
}

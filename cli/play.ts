import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { LEVELS, type Level } from '@tabula/bots/bot.js';
import type { Game } from '@tabula/kernel/game.js';
import type { Json } from '@tabula/kernel/json.js';
import { open } from '@tabula/kernel/table.js';
import { type Command, Failure, type Given, UsageError } from './command.js';
import { dataFolder, freshPath, quoted } from './files.js';
import { GAMES, gameCalled, loadPack, tableOptions } from './games.js';
import { languageOf } from './language.js';
import { readSave } from './save.js';
import { type Begun, TerminalGame } from './terminal-game.js';

const TOGETHER = GAMES.filter(({ together }) => together === true).map(({ id }) => id);
const ALONE = GAMES.filter(({ players }) => players.min === 1).map(({ id }) => id);

/** A game in the terminal against bots. */
export const play: Command = {
  name: 'play',
  about: 'Play in the terminal, against bots or alone',
  usage: 'GAME [options] | --resume FILE',
  options: {
    bots: {
      type: 'string',
      short: 'b',
      value: 'LEVELS',
      about: `one or more of ${LEVELS.join(', ')}; each is a player (default normal)`,
    },
    solo: { type: 'boolean', about: `alone, where the game itself is the opponent (${ALONE.join(', ')})` },
    own: {
      type: 'string',
      value: 'N',
      about: `how many seats you play yourself, where all play together (${TOGETHER.join(', ')})`,
    },
    set: {
      type: 'string',
      value: 'NAME=VALUE,…',
      about: 'options of the table (rounds=8); a wrong name lists them all',
    },
    name: { type: 'string', short: 'n', value: 'NAME', about: 'your name at the table' },
    seed: { type: 'string', value: 'TEXT', about: 'any text; the same seed deals the same cards' },
    ms: { type: 'string', value: 'N', about: 'how long a hard bot may think about a decision (default 1000)' },
    lang: { type: 'string', value: 'en|pl|de', about: 'the language (default: that of the terminal)' },
    pack: { type: 'string', value: 'FILE', about: 'play with the cards of this pack' },
    resume: { type: 'string', short: 'r', value: 'FILE', about: 'go on with a saved game (no GAME then)' },
    save: { type: 'string', value: 'FILE', about: 'where to keep the game (default: a new file in ~/.tabula/saves)' },
  },
  examples: [
    ...GAMES.map(({ id }) => `tabula play ${id} --bots hard,easy`),
    ...ALONE.map((id) => `tabula play ${id} --solo --lang pl`),
    ...TOGETHER.map((id) => `tabula play ${id} --solo --own 3`),
    'tabula play --resume game.json --lang de',
  ],
  async run(given) {
    const language = languageOf(given.text('lang'));
    const ms = given.number('ms', 1000, 1, 600_000);
    const seed = given.text('seed') ?? `${Date.now()}-${Math.random()}`;
    const pack = given.text('pack') ?? null;
    const begun = given.text('resume') === undefined ? newGame(given, seed, pack) : resumed(given, pack);
    const name = (given.text('name') ?? '').replace(/\p{C}/gu, '').trim().slice(0, 24);
    const path = pathFor(given, begun.game.id);
    return new TerminalGame(begun, { language, ms, seed, name, pack, path, again: again(given) }).run();
  },
};

/** The options to give again when the game goes on: a save does not hold them. */
function again(given: Given): string {
  const names = ['name', 'ms', 'lang', 'pack'] as const;
  const kept = names.filter((name) => given.text(name) !== undefined);
  return kept.map((name) => ` --${name} ${quoted(given.text(name)!)}`).join('');
}

/** Where the game is kept. A file that is there already is never written over, except the one that goes on. */
function pathFor(given: Given, game: string): string {
  const [save, resume] = [given.text('save'), given.text('resume')];
  if (save === undefined) return resume ?? freshPath(join(dataFolder(), 'saves'), game, '.json');
  if (save !== resume && existsSync(save)) throw new Failure(`${save} is there already; --resume goes on with a game`);
  return save;
}

function newGame(given: Given, seed: string, pack: string | null): Begun {
  const [name, ...more] = given.words;
  if (more.length > 0) throw new UsageError(`what is '${more.join(' ')}'?`);
  const game = gameCalled(name);
  const loaded: Record<string, Json> = pack === null ? {} : { pack: loadPack(game.id, pack) };
  const levels = botsOf(given, game);
  const options = { ...tableOptions(given.text('set'), game), ...loaded };
  const alone = Object.keys(options).find((option) => game.options[option]?.alone === true);
  if (alone !== undefined && levels.length > 0) throw new UsageError(`the option '${alone}' is for --solo`);
  const own = given.number('own', 1, 1, game.players.max);
  if (own > 1 && game.together !== true) throw new UsageError(`in ${game.id} everybody plays one seat`);
  const opened = open(game, { seats: own + levels.length, seed, options });
  if (!opened.ok) throw new UsageError(opened.error.message);
  const { table } = opened;
  const seats = table.state.seats.map((kind, seat) =>
    kind === 'automaton' ? kind : seat < own ? 'you' : levels[seat - own]!,
  );
  return { game, table, seats, resumed: false };
}

/** The bots one plays against; none in a solo game. */
function botsOf(given: Given, game: Game): readonly Level[] {
  if (given.flag('solo')) {
    if (given.text('bots') !== undefined) throw new UsageError('--solo is a game without bots');
    if (game.players.min > 1) throw new UsageError(`${game.id} cannot be played alone`);
    return [];
  }
  const levels = (given.text('bots') ?? 'normal').split(',').map((level) => level.trim());
  for (const level of levels)
    if (!LEVELS.includes(level as Level)) throw new UsageError(`no bot '${level}'; there are: ${LEVELS.join(', ')}`);
  return levels as Level[];
}

function resumed(given: Given, pack: string | null): Begun {
  if (given.words.length > 0) throw new UsageError('a saved game says itself which game it is');
  const settled = (['bots', 'set', 'solo', 'own'] as const).find((name) => given.text(name) !== undefined);
  if (settled !== undefined) throw new UsageError(`--${settled} is for a new game; a saved one has it already`);
  const { game, table, save } = readSave(given.text('resume')!, GAMES, pack);
  return { game, table, seats: save.seats, resumed: true };
}

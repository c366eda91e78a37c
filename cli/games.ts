import type { Game } from '@tabula/kernel/game.js';
import type { Json } from '@tabula/kernel/json.js';
import { withDefaults } from '@tabula/kernel/options.js';
import type { Title } from '@tabula/kit/title.js';
import { TITLES } from '@tabula/protocol/titles.js';
import { Failure, UsageError } from './command.js';
import { readJson } from './files.js';

/** The games that can be played from the command line. */
export const GAMES: readonly Game[] = TITLES.map(({ game }) => game);

/** The game of that name, or a usage error that lists those there are. */
export function gameCalled(name: string | undefined): Game {
  const found = GAMES.find((game) => game.id === name);
  const known = GAMES.map((game) => game.id).join(', ');
  if (found === undefined)
    throw new UsageError(
      name === undefined ? `which game? There are: ${known}` : `no game '${name}'; there are: ${known}`,
    );
  return found;
}

/** What stands between commas. */
export const list = (text = ''): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** The options of a table: 'goal=O1,rounds=7', each as its type wants it. */
export function tableOptions(settings: string | undefined, game: Game): Record<string, Json> {
  const options: Record<string, Json> = {};
  for (const setting of list(settings)) {
    const at = setting.indexOf('=');
    if (at < 0) throw new UsageError(`--set is NAME=VALUE, not '${setting}'`);
    const [name, value] = [setting.slice(0, at).trim(), setting.slice(at + 1).trim()];
    const type = game.options[name]?.type;
    options[name] = type === 'integer' ? Number(value) : type === 'boolean' ? value === 'true' : value;
  }
  const checked = withDefaults(game, options);
  if (!checked.ok) throw new UsageError(checked.error.message);
  return options;
}

/** The packs of a game, or a usage error if it is played with the cards of its box only. */
export function packsOf(game: string): NonNullable<Title['packs']> {
  const packs = TITLES.find((title) => title.game.id === game)?.packs;
  if (packs === undefined) throw new UsageError(`${game} is played without packs`);
  return packs;
}

/** Loads a pack of a game from a file, and returns its id. */
export function loadPack(game: string, path: string): string {
  const checked = packsOf(game).check(readJson(path));
  if (!checked.ok) throw new Failure(`${path} is not a pack that can be played:\n  ${checked.problems.join('\n  ')}`);
  checked.add();
  return checked.id;
}

/** A game that was played with a pack that is not loaded: says how to name it. */
export function needPack(game: Game, options: unknown, path: string): void {
  const { pack } = (options ?? {}) as { pack?: unknown };
  if (typeof pack !== 'string' || game.options.pack === undefined) return;
  if (
    !packsOf(game.id)
      .all()
      .some(({ id }) => id === pack)
  )
    throw new Failure(`${path} was played with the pack '${pack}': name its file with --pack`);
}

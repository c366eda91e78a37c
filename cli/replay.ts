import { playersOf } from '@tabula/kernel/game.js';
import { type GameRecord, replay } from '@tabula/kernel/record.js';
import { eventsFor } from '@tabula/kernel/table.js';
import { titleOf } from '@tabula/protocol/games.js';
import { unbound } from '@tabula/words/bind.js';
import { type Command, Failure, UsageError } from './command.js';
import { readJson } from './files.js';
import { GAMES, loadPack, needPack } from './games.js';
import { languageOf } from './language.js';

/** Tells a recorded game from its beginning. */
export const replayCommand: Command = {
  name: 'replay',
  about: 'Tell a recorded game again, decision by decision',
  usage: 'FILE [options]',
  options: {
    lang: { type: 'string', value: 'en|pl|de', about: 'the language (default: that of the terminal)' },
    pack: { type: 'string', value: 'FILE', about: 'the pack of cards it was played with' },
    seat: { type: 'string', value: 'N', about: 'as the player on this seat saw it (from 0); without it, everything' },
    json: { type: 'boolean', about: 'events as JSON, one on each line' },
  },
  examples: ['tabula replay ~/.tabula/saves/game.json --lang pl'],
  async run(given) {
    const [path, ...more] = given.words;
    if (path === undefined || more.length > 0) throw new UsageError('name one file');
    const language = languageOf(given.text('lang'));
    const record = recordIn(readJson(path));
    if (record === null) throw new Failure(`${path} holds no record of a game from its beginning`);
    const game = GAMES.find((entry) => entry.id === record.game);
    if (game === undefined) throw new Failure(`${path} is a record of '${record.game}', which is not known here`);
    if (given.text('pack') !== undefined) loadPack(game.id, given.text('pack')!);
    needPack(game, record.options, path);
    const played = replay(game, record);
    if (!played.ok) throw new Failure(`${path} cannot be replayed: ${played.error.message}`);
    const { table } = played;
    const most = table.state.seats.length - 1;
    const viewer = given.text('seat') === undefined ? undefined : given.number('seat', 0, 0, most);
    const { options, seats } = table.state;
    const { say } = titleOf(game.id)!.voice(language, { options, players: playersOf(seats) });
    table.log.forEach((entry, i) => {
      for (const event of viewer === undefined ? entry.events : eventsFor(entry, viewer)) {
        if (given.flag('json')) process.stdout.write(`${JSON.stringify({ entry: i, ...event })}\n`);
        else process.stdout.write(`${String(i).padStart(4)}  ${unbound(say(event))}  ${event.rule}\n`);
      }
    });
    return 0;
  },
};

/** A save with its record, or a record alone; null if it has not the form of one. */
function recordIn(value: unknown): GameRecord | null {
  if (!isObject(value)) return null;
  const found = Array.isArray(value.entries) ? value : value.record;
  return isRecord(found) ? found : null;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isRecord = (value: unknown): value is GameRecord =>
  isObject(value) &&
  isObject(value.options) &&
  Array.isArray(value.entries) &&
  value.entries.every((entry: unknown) => isObject(entry) && Array.isArray(entry.keys) && Array.isArray(entry.fates));

import { TITLES } from '@tabula/protocol/titles.js';
import { type Command, UsageError } from './command.js';
import { readJson } from './files.js';
import { gameCalled, packsOf } from './games.js';

/** The games that can be played with other cards than those of their box. */
const WITH_PACKS = TITLES.filter(({ packs }) => packs !== undefined).map(({ game }) => game.id);

/** Says whether a pack can be played, and everything that is wrong with it if not. */
export const checkPackCommand: Command = {
  name: 'check-pack',
  about: 'Check a pack of cards',
  usage: '[GAME] FILE [--json]',
  options: { json: { type: 'boolean', about: 'the outcome as JSON' } },
  examples: WITH_PACKS.map((id) => `tabula check-pack ${id} my-cards.json && tabula play ${id} --pack my-cards.json`),
  async run(given) {
    const { game, path } = named(given.words);
    const checked = packsOf(game).check(readJson(path));
    const differences = checked.ok ? checked.differences : [];
    const problems = checked.ok ? [] : checked.problems;
    if (given.flag('json')) {
      process.stdout.write(`${JSON.stringify({ ok: checked.ok, problems, differences }, null, 2)}\n`);
      return checked.ok ? 0 : 1;
    }
    if (!checked.ok) {
      for (const problem of problems) process.stderr.write(`${path}${problem}\n`);
      const count = problems.length;
      process.stderr.write(`${count} ${count === 1 ? 'problem' : 'problems'}: this pack cannot be played\n`);
      return 1;
    }
    process.stdout.write(`The pack '${checked.id}' can be played: ${checked.about}.\n`);
    for (const difference of differences) process.stdout.write(`  differs from the rule book: ${difference}\n`);
    return 0;
  },
};

/** The file, and the game it is for: it need not be named while only one game is played with packs. */
function named(words: readonly string[]): { readonly game: string; readonly path: string } {
  const [first, second, ...more] = words;
  if (first === undefined || more.length > 0) throw new UsageError('name one file');
  if (second !== undefined) return { game: gameCalled(first).id, path: second };
  const [only, ...others] = WITH_PACKS;
  if (only === undefined || others.length > 0)
    throw new UsageError(`which game is it for? ${WITH_PACKS.join(', ') || 'none'} can be played with packs`);
  return { game: only, path: first };
}

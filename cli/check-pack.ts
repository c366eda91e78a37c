import { compareWithBook } from '@tabula/elekt/content/book.js';
import { checkPack } from '@tabula/elekt/content/check.js';
import { type Command, UsageError } from './command.js';
import { readJson } from './files.js';

/** Says whether a pack can be played, and everything that is wrong with it if not. */
export const checkPackCommand: Command = {
  name: 'check-pack',
  about: 'Check a pack of Elekt cards',
  usage: 'FILE [--json]',
  options: { json: { type: 'boolean', about: 'the outcome as JSON' } },
  examples: ['tabula check-pack my-cards.json && tabula play elekt --pack my-cards.json'],
  async run(given) {
    const [path, ...more] = given.words;
    if (path === undefined || more.length > 0) throw new UsageError('name one file');
    const checked = checkPack(readJson(path));
    const differences = checked.ok ? compareWithBook(checked.pack) : [];
    if (given.flag('json')) {
      const problems = checked.ok ? [] : checked.problems;
      process.stdout.write(`${JSON.stringify({ ok: checked.ok, problems, differences }, null, 2)}\n`);
      return checked.ok ? 0 : 1;
    }
    if (!checked.ok) {
      for (const problem of checked.problems) process.stderr.write(`${path}${problem}\n`);
      const count = checked.problems.length;
      process.stderr.write(`${count} ${count === 1 ? 'problem' : 'problems'}: this pack cannot be played\n`);
      return 1;
    }
    const { id, units, missions, influences, privileges } = checked.pack;
    process.stdout.write(
      `The pack '${id}' can be played: ${units.length} units, ${missions.length} Missions, ${influences.length} Influences, ${privileges.length} Privileges.\n`,
    );
    for (const difference of differences) process.stdout.write(`  differs from the rule book: ${difference}\n`);
    return 0;
  },
};

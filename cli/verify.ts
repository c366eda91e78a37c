import { readProof, type Verdict, verify } from '@tabula/protocol/chance.js';
import { type Command, Failure, UsageError } from './command.js';
import { readJson } from './files.js';
import { GAMES, loadPack, needPack } from './games.js';

/** What is wrong, in words. */
const PROBLEMS: { readonly [P in Extract<Verdict, { ok: false }>['problem']]: string } = {
  digest: 'the key is not the one whose digest was told before the game',
  order: 'the decisions are not in their order',
  rules: 'the decisions do not fit the rules as they are here',
  chance: 'a shuffle or a die did not fall as the key says',
};

/** Checks that all chance of a finished game followed from its key. */
export const verifyCommand: Command = {
  name: 'verify',
  about: 'Check that all chance of a game on a server followed from its key',
  usage: 'FILE [options]',
  options: { pack: { type: 'string', value: 'FILE', about: 'the pack of cards it was played with' } },
  examples: ['tabula verify chance.json'],
  async run(given) {
    const [path, ...more] = given.words;
    if (path === undefined || more.length > 0) throw new UsageError('name one file');
    const proof = readProof(readJson(path));
    if (proof === null) throw new Failure(`${path} holds no game with the key of its chance`);
    const game = GAMES.find((entry) => entry.id === proof.game);
    if (game === undefined) throw new Failure(`${path} is a record of '${proof.game}', which is not known here`);
    if (given.text('pack') !== undefined) loadPack(game.id, given.text('pack')!);
    needPack(game, proof.options, path);
    const verdict = verify(game, proof);
    if (!verdict.ok) {
      const where = verdict.at === null ? '' : ` (decision ${verdict.at})`;
      throw new Failure(`${path} does not hold: ${PROBLEMS[verdict.problem]}${where}`);
    }
    const { decisions, shuffles, dice } = verdict;
    process.stdout.write(
      `All chance followed from the key: ${decisions} decisions, ${shuffles} shuffles, ${dice} dice.\n` +
        `Compare with what you saw before the game began:\n  digest ${proof.digest}\n` +
        proof.luck.map((text, seat) => `  seat ${seat} added ${text ?? 'nothing'}\n`).join(''),
    );
    return 0;
  },
};

import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { LEVELS, type Level } from '@tabula/bots/bot.js';
import type { Json } from '@tabula/kernel/json.js';
import type { LawReport } from '@tabula/kernel/laws.js';
import { titleOf } from '@tabula/protocol/games.js';
import { type Command, Failure, type Given, noWords, UsageError } from './command.js';
import { writeWhole } from './files.js';
import { GAMES, gameCalled, list, loadPack, tableOptions } from './games.js';
import { languageOf } from './language.js';
import { progress } from './progress.js';
import { htmlReport } from './sim-report.js';
import { type GameFacts, summarize } from './sim-stats.js';
import { summaryTable } from './sim-table.js';
import type { Part, PartReply } from './sim-worker.js';

/** Many games between bots, on all cores. */
export const sim: Command = {
  name: 'sim',
  about: 'Let bots play many games, and report',
  usage: '--game GAME [options]',
  options: {
    game: { type: 'string', short: 'g', value: 'GAME', about: 'which game' },
    players: {
      type: 'string',
      short: 'p',
      value: 'N',
      about: 'how many play (default 2, or as many as bots are named)',
    },
    bots: {
      type: 'string',
      short: 'b',
      value: 'LEVELS',
      about: `${LEVELS.join(', ')}: one for all, or one each; they change seats from game to game (default normal)`,
    },
    games: { type: 'string', short: 'n', value: 'N', about: 'how many games (default 1000)' },
    seed: { type: 'string', value: 'TEXT', about: 'the same seed plays the same deals (default 1)' },
    fresh: {
      type: 'boolean',
      about: 'a deal of its own for every game (otherwise each is played once in every seating)',
    },
    ms: { type: 'string', value: 'N', about: 'thinking time of a hard bot for a decision (default 100)' },
    iterations: { type: 'string', value: 'N', about: 'iterations instead of a time: the same result on every machine' },
    workers: { type: 'string', short: 'w', value: 'N', about: 'threads (default: all cores)' },
    pack: { type: 'string', value: 'FILE', about: 'play with the cards of this pack' },
    set: { type: 'string', value: 'NAME=VALUE,…', about: 'options of the table' },
    random: {
      type: 'string',
      value: 'QUESTIONS',
      about: 'questions that are answered at random, so that everything is met (layout/stack)',
    },
    lang: { type: 'string', value: 'en|pl|de', about: 'the language of card names' },
    json: { type: 'boolean', about: 'the figures as JSON on standard output' },
    html: { type: 'string', value: 'FILE', about: 'a report with pictures' },
    laws: { type: 'boolean', about: 'check the laws of every game by random play instead' },
  },
  examples: [
    ...GAMES.map(
      ({ id, players }) => `tabula sim --game ${id} --players ${players.max} --games 10000 --html report.html`,
    ),
    ...GAMES.map(({ id }) => `tabula sim --game ${id} --bots hard,easy --ms 1000 --games 200 --seed strength`),
    ...GAMES.map(({ id, players }) => `tabula sim --game ${id} --players ${players.min} --games 5000 --laws`),
  ],
  async run(given) {
    noWords(given);
    const game = gameCalled(given.text('game'));
    const players = playersOf(given, game.players);
    const games = given.number('games', 1000, 1, 10_000_000);
    const seed = given.text('seed') ?? '1';
    const iterations = given.number('iterations', 0, 0, 10_000_000);
    const budget = iterations > 0 ? { iterations } : { ms: given.number('ms', 100, 1, 600_000) };
    const pack = given.text('pack') ?? null;
    const loaded: Record<string, Json> = pack === null ? {} : { pack: loadPack(game.id, pack) };
    const options = tableOptions(given.text('set'), game);
    const random = list(given.text('random'));
    const fresh = given.flag('fresh');
    const common = { game: game.id, players, seed, budget, fresh, pack, options, random };
    const workers = given.number('workers', availableParallelism(), 1, 256);
    if (given.flag('laws')) return laws({ kind: 'laws', ...common }, games, workers);
    const began = Date.now();
    const facts = await playAll({ kind: 'games', ...common }, games, workers);
    const summary = summarize(facts, { game: game.id, players, seed, seconds: (Date.now() - began) / 1000 });
    const { card } = titleOf(game.id)!.voice(languageOf(given.text('lang')), { options: loaded });
    const words = { name: (id: string) => card(id)?.name ?? id, kind: (id: string) => card(id)?.kind ?? '' };
    const html = given.text('html');
    if (html !== undefined) {
      writeWhole(html, htmlReport(summary, words));
      process.stderr.write(`Report: ${html}\n`);
    }
    process.stdout.write(
      given.flag('json') ? `${JSON.stringify(summary, null, 2)}\n` : summaryTable(summary, words.name),
    );
    return 0;
  },
};

function playersOf(given: Given, allowed: { min: number; max: number }): Level[] {
  const named = (given.text('bots') ?? 'normal').split(',').map((level) => level.trim());
  for (const level of named)
    if (!LEVELS.includes(level as Level)) throw new UsageError(`no bot '${level}'; there are: ${LEVELS.join(', ')}`);
  const count = given.number('players', Math.max(named.length, 2), allowed.min, allowed.max);
  if (named.length !== 1 && named.length !== count) throw new UsageError(`${named.length} bots for ${count} players`);
  return Array.from({ length: count }, (_, i) => named[named.length === 1 ? 0 : i] as Level);
}

/** Shares the games out over threads; each takes the next part when it is done with one. */
async function share(
  part: Omit<Part, 'from' | 'to'>,
  games: number,
  workers: number,
  take: (reply: PartReply) => void,
): Promise<void> {
  const each = part.players.length;
  const size = Math.max(each, Math.ceil(games / (workers * 50) / each) * each);
  let next = 0;
  let stopped = false;
  const one = () =>
    new Promise<void>((resolve, reject) => {
      const worker = new Worker(new URL('./sim-worker.js', import.meta.url));
      const fail = (error: Error) => {
        stopped = true;
        void worker.terminate();
        reject(error);
      };
      const more = () => {
        if (next >= games || stopped) {
          void worker.terminate();
          resolve();
          return;
        }
        const from = next;
        next = Math.min(games, next + size);
        worker.postMessage({ ...part, from, to: next });
      };
      worker.on('message', (reply: PartReply) => {
        if (reply.kind === 'failed') fail(new Failure(reply.message));
        else if (reply.kind === 'done') more();
        else take(reply);
      });
      worker.once('error', fail);
      more();
    });
  await Promise.all(Array.from({ length: Math.min(workers, Math.ceil(games / size)) }, one));
}

async function playAll(part: Omit<Part, 'from' | 'to'>, games: number, workers: number): Promise<GameFacts[]> {
  const facts: GameFacts[] = [];
  const bar = progress('games', games);
  const wins = part.players.map(() => 0);
  await share(part, games, workers, (reply) => {
    if (reply.kind !== 'game') return;
    facts.push(reply.facts);
    const { winners, seats } = reply.facts;
    for (const seat of winners) if (seat < seats.length) wins[seats[seat]!]! += 1 / winners.length;
    bar.to(
      facts.length,
      part.players.map((level, i) => `${level} ${((100 * wins[i]!) / facts.length).toFixed(0)} %`).join('  '),
    );
  });
  bar.end();
  return facts.sort((a, b) => a.game - b.game);
}

async function laws(part: Omit<Part, 'from' | 'to'>, games: number, workers: number): Promise<number> {
  const bar = progress('laws', games);
  const failures: LawReport['failures'] = [];
  let played = 0;
  let decisions = 0;
  await share(part, games, workers, (reply) => {
    if (reply.kind !== 'laws') return;
    played += reply.report.games;
    decisions += reply.report.decisions;
    failures.push(...reply.report.failures);
    bar.to(played, `${decisions} decisions, ${failures.length} broken`);
  });
  bar.end();
  for (const { law, seed, decision, message } of failures.slice(0, 20))
    process.stdout.write(`${law} broken at decision ${decision} of game ${seed}: ${message}\n`);
  process.stdout.write(
    `${played} games, ${decisions} decisions: ${failures.length === 0 ? 'every law holds' : `${failures.length} broken`}\n`,
  );
  return failures.length === 0 ? 0 : 1;
}

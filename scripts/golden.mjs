// Adds to games/*/golden what is not there yet: `npm run build && node scripts/golden.mjs [game …]`.
//   saves.jsonl   a state at every kind of question, as it was saved when that question was new
//   games.jsonl   a whole game as it was recorded, for every number of players
// A line that is there stays as it is: it stands for what people have on their disks.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { list, root } from './games.mjs';

const built = (path) => import(join(root, path));
const { keysOf } = await built('kernel/dist/question.js');
const { below, seeded } = await built('kernel/dist/rng.js');
const { randomAnswer } = await built('kernel/dist/sight.js');
const { recordOf } = await built('kernel/dist/record.js');
const { asked: askedAt, decide, open } = await built('kernel/dist/table.js');

// A planned game is named: it has saves before it is offered.
for (const id of process.argv.length > 2 ? process.argv.slice(2) : list.games) {
  const { game, notes } = (await built(`games/${id}/dist/title.js`)).title;
  const asked = Object.keys(game.questions).filter((question) => !notes.beyond?.includes(question));
  const { playRandomly } = await built(`games/${id}/dist/testing/play.js`);
  const { min, max } = game.players;
  const players = Array.from({ length: max - min + 1 }, (_, i) => min + i);

  /** The first state of random games at which each question is asked. */
  const saves = (missing) => {
    const found = new Map();
    const note = (question, state) => {
      if (missing.includes(question) && !found.has(question))
        found.set(question, { asks: question, state: structuredClone(state) });
    };
    for (let i = 0; found.size < missing.length; i++) {
      const seats = players[i % players.length];
      const options = i < players.length ? {} : someOptions(game, seeded(`options ${i}`));
      playRandomly({ seed: `golden ${i}`, seats, options, asked: note });
    }
    return missing.map((question) => found.get(question));
  };

  complete(`games/${id}/golden/saves.jsonl`, 'asks', asked, saves);
  complete(`games/${id}/golden/games.jsonl`, 'seats', players, (missing) =>
    missing.map((seats) => recorded(game, seats)),
  );
}

/** Options of a table, some of them not the usual: with some of them every question comes up some time. */
function someOptions(game, luck) {
  const open = Object.entries(game.options).filter(([, spec]) => spec.alone !== true);
  const chosen = open.flatMap(([name, spec]) => {
    const values = spec.enum ?? (spec.type === 'integer' ? [spec.minimum, spec.maximum] : [false, true]);
    return below(luck, 4) === 0 ? [[name, values[below(luck, values.length)]]] : [];
  });
  return Object.fromEntries(chosen);
}

/** Writes a file of one JSON value a line: the lines it has, then new ones for the keys it lacks. */
function complete(path, key, wanted, make) {
  const file = join(root, path);
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n') : [];
  const present = new Set(lines.map((line) => JSON.parse(line)[key]));
  const missing = wanted.filter((each) => !present.has(each));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${[...lines, ...make(missing).map((value) => JSON.stringify(value))].join('\n')}\n`);
  console.log(`${path}: ${present.size} kept, ${missing.length} added`);
}

/** A game by random answers, as `replay` takes it, and how it ended. */
function recorded(game, seats) {
  const { table } = open(game, { seats, seed: 'golden' });
  const luck = seeded(`golden ${seats}`);
  for (let now = askedAt(table); now !== null; now = askedAt(table))
    decide(table, now.asks[0].seat, keysOf(now.asks[0], randomAnswer(now.asks[0], luck)));
  return { seats, result: table.state.result, record: recordOf(table) };
}

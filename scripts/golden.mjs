// Adds to games/elekt/golden what is not there yet: `npm run build && node scripts/golden.mjs`.
//   saves.jsonl   a state at every kind of question, as it was saved when that question was new
//   games.jsonl   a whole game as it was recorded, for every number of players
// A line that is there stays as it is: it stands for what people have on their disks.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './games.mjs';

const built = (path) => import(join(root, path));
const { elekt } = await built('games/elekt/dist/elekt.js');
const { playRandomly } = await built('games/elekt/dist/testing/play.js');
const { questionIds } = await built('games/elekt/dist/text/questions.js');
const { below, seeded } = await built('kernel/dist/rng.js');
const { decide, open, questions, recordOf } = await built('kernel/dist/table.js');

/** Writes a file of one JSON value a line: the lines it has, then new ones for the keys it lacks. */
function complete(name, key, wanted, make) {
  const path = join(root, 'games/elekt/golden', name);
  const lines = existsSync(path) ? readFileSync(path, 'utf8').trimEnd().split('\n') : [];
  const present = new Set(lines.map((line) => JSON.parse(line)[key]));
  const missing = wanted.filter((each) => !present.has(each));
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${[...lines, ...make(missing).map((value) => JSON.stringify(value))].join('\n')}\n`);
  console.log(`${name}: ${present.size} kept, ${missing.length} added`);
}

/** The first state of random games at which each question is asked. */
function saves(missing) {
  const found = new Map();
  const asked = (id, state) => {
    if (missing.includes(id) && !found.has(id)) found.set(id, { asks: id, state: structuredClone(state) });
  };
  for (let game = 0; found.size < missing.length; game++)
    playRandomly({ seed: `golden ${game}`, seats: 2 + (game % 3), asked });
  return missing.map((id) => found.get(id));
}

/** A game by random answers, as `replay` takes it, and how it ended. */
function recorded(seats) {
  const { table } = open(elekt, { seats, seed: 'golden' });
  const luck = seeded(`golden ${seats}`);
  for (let [question] = questions(table); question !== undefined; [question] = questions(table))
    decide(table, question.seat, [question.options[below(luck, question.options.length)].key]);
  return { seats, result: table.state.result, record: recordOf(table) };
}

complete('saves.jsonl', 'asks', questionIds, saves);
complete('games.jsonl', 'seats', [2, 3, 4], (missing) => missing.map(recorded));

// Fits what the features of a position count for in the judgement of Arkham's companions (games/arkham/sense/fitted.ts): games of
// companions are looked at whenever a round begins, and the chance to win is taken to be logistic in a weighted sum.
//
//   node games/arkham/testing/fit.mjs --play --scenario scenario/deep --players 2 --games 1000 --out FILE [--hard 80] [--seed s]
//   node games/arkham/testing/fit.mjs --scenario scenario/deep --group few --data FILE,FILE
//
// The first plays games and writes down what was seen, the second fits the weights of a group (few: up to three players, or many)
// to what was written. So that games are won that hardly ever are, many begin with a head start: with clues or markers on the
// sheet, or doom goes by itself.
// Some of the companions slip. With --hard they search, so many iterations a decision.
// One game in five is kept out and only tells how good the fit is. `npm run format` lays out what was written.
import { closeSync, openSync, readFileSync, writeFileSync, writeSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { weightedAnswer } from '../../../bots/dist/answers.js';
import { see } from '../../../bots/dist/bot.js';
import { decide } from '../../../bots/dist/levels.js';
import { chancesOf, fitted, lossOf } from '../../../bots/testing/fitting.mjs';
import { answerFor } from '../../../kernel/dist/question.js';
import { below, seeded } from '../../../kernel/dist/rng.js';
import { advance, settle, takesOne } from '../../../kernel/dist/run.js';
import { newState } from '../../../kernel/dist/table.js';
import { arkham } from '../dist/arkham.js';
import { featuresOf } from '../dist/sense/features.js';
import { advised, relieve } from './playing.mjs';

const FILE = new URL('../sense/fitted.ts', import.meta.url);
const SLIPS = [0, 0.05, 0.15];
const RIDGE = 30;
/** What is seen more rarely tells nothing. */
const RARE = 50;

const { values } = parseArgs({
  options: {
    play: { type: 'boolean', default: false },
    scenario: { type: 'string', default: 'scenario/azathoth' },
    players: { type: 'string', default: '2' },
    games: { type: 'string', default: '1000' },
    seconds: { type: 'string', default: '100000' },
    hard: { type: 'string', default: '0' },
    seed: { type: 'string', default: 'fit' },
    out: { type: 'string', default: 'positions.txt' },
    group: { type: 'string', default: 'few' },
    data: { type: 'string', default: 'positions.txt' },
  },
});

/** What a game may begin with in scenarios that are rarely won: as much of it as chance says. */
const HEAD_START = {
  'scenario/azathoth': { clues: 7, markers: 0 },
  'scenario/deep': { clues: 4, markers: 3 },
};

function headStart({ scenario, sheet }, rng) {
  const { clues, markers } = HEAD_START[scenario] ?? { clues: 0, markers: 0 };
  sheet.clues += below(rng, clues + 1);
  sheet.markers += below(rng, markers + 1);
}

function answerTo(state, asked, rng, slips, name) {
  const {
    asks: [ask],
    frame,
  } = asked;
  if (slips > 0 && takesOne(ask) && below(rng, 1000) < 1000 * slips) {
    const weights = new Array(ask.choices.length).fill(1);
    arkham.sense.weigh(state.board, ask, frame, weights);
    return weightedAnswer(ask, weights, rng);
  }
  const hard = Number(values.hard);
  const searched = hard > 0 && ask.choices.length > 1 && arkham.sense.courses(state.board, ask, frame).length > 0;
  if (searched) {
    const { keys } = decide(see(arkham, state, ask.seat, name), { level: 'hard', iterations: hard, seed: name });
    return answerFor(ask, frame.at, keys).answer;
  }
  return advised(state, asked, rng);
}

/** Plays a game, and gives what was seen whenever a round began. */
function played(game) {
  const name = `${values.seed}/${game}`;
  const made = newState(arkham, { seats: Number(values.players), seed: name, options: { scenario: values.scenario } });
  if (!made.ok) throw new Error(made.error.message);
  const { state } = made;
  const rng = seeded(`fit/${name}`);
  const slips = SLIPS[below(rng, SLIPS.length)];
  const mercy = below(rng, 4);
  const found = [];
  let round = 0;
  let count = 0;
  for (let asked = advance(arkham, state); asked !== null; asked = advance(arkham, state)) {
    if (state.board.phase === 'action' && state.board.round !== round) {
      if (round === 0) headStart(state.board, rng);
      else
        for (let pair = 0; pair < state.seats.length; pair += 2)
          if (below(rng, 3) < mercy) relieve(state.board, 1, rng);
      round = state.board.round;
      found.push(featuresOf(state.board));
    }
    settle(arkham, asked, asked.asks[0], answerTo(state, asked, rng, slips, `${name}/${count++}`));
  }
  return { won: state.result.won, found };
}

function play() {
  const out = openSync(values.out, 'w');
  const end = Date.now() + 1000 * Number(values.seconds);
  let won = 0;
  let games = 0;
  for (; games < Number(values.games) && Date.now() < end; games++) {
    const one = played(games);
    if (one.won) won++;
    writeSync(out, `${JSON.stringify(one)}\n`);
  }
  closeSync(out);
  process.stdout.write(`${values.scenario} ${values.players}: ${won} of ${games} won\n`);
}

function fit() {
  const known = [];
  const unknown = [];
  for (const file of values.data.split(','))
    readFileSync(file, 'utf8')
      .trim()
      .split('\n')
      .forEach((line, game) => {
        const { won, found } = JSON.parse(line);
        for (const features of found)
          (game % 5 === 0 ? unknown : known).push({ features: { ...features, '': 1 }, won });
      });
  const counts = new Map();
  for (const { features } of known) for (const name in features) counts.set(name, (counts.get(name) ?? 0) + 1);
  const names = [...counts.keys()].filter((name) => counts.get(name) >= RARE).sort();
  const nothing = new Float64Array(names.length);
  const position = ({ features, won }) => ({
    sides: [Float64Array.from(names, (name) => features[name] ?? 0), nothing],
    won: won ? [1, 0] : [0, 1],
  });
  const own = known.map(position);
  const weights = fitted(own, RIDGE);
  const other = unknown.map(position);
  const mean = known.filter(({ won }) => won).length / known.length;
  const even = -(mean * Math.log(mean) + (1 - mean) * Math.log(1 - mean));
  const said = other.map((one) => chancesOf(one, weights)[0]);
  process.stderr.write(
    `${values.scenario} ${values.group}: ${known.length} positions, loss ${lossOf(own, weights).toFixed(3)}, kept out ` +
      `${lossOf(other, weights).toFixed(3)}, without knowledge ${even.toFixed(3)}; mean ${(said.reduce((a, b) => a + b, 0) / said.length).toFixed(3)}\n`,
  );
  write(
    Object.fromEntries(
      names.map((name, i) => [name, Number(weights[i].toFixed(2))]).filter(([, weight]) => weight !== 0),
    ),
  );
}

/** Puts the weights of a group in the place of those that stand there. */
function write(weights) {
  const text = readFileSync(FILE, 'utf8');
  const start = text.indexOf('= {', text.indexOf('FITTED')) + 2;
  const laidOut = text.slice(start, text.lastIndexOf('};') + 1);
  const all = JSON.parse(
    laidOut
      .replaceAll("'", '"')
      .replace(/^( *)(\w+):/gm, '$1"$2":')
      .replace(/,(?=\s*})/g, ''),
  );
  all[values.scenario] = { few: {}, many: {}, ...all[values.scenario], [values.group]: weights };
  writeFileSync(FILE, `${text.slice(0, start)}${JSON.stringify(all)};\n`);
}

if (values.play) play();
else fit();

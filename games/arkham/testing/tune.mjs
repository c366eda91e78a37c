// Moves the weights of Arkham's companions (games/arkham/sense/figures.ts) to where more games are won: in each game all of them
// are drawn about the present ones, and the chance to win is taken to be logistic in how far each was drawn.
//
//   node games/arkham/testing/tune.mjs --play --scenario scenario/deep --players 2 --relief 5 --games 2500 --out FILE [--seed s]
//   node games/arkham/testing/tune.mjs --data FILE,FILE,… [--far 0.8]
//
// The first plays games of `normal` companions and writes down what was drawn and who won; relief is how many sixths of a doom
// go by themselves, for each two investigators and round: where hardly a game is won nothing is learnt. The second moves the
// weights by so much in all (in logarithms) as the games of all files together say; each file counts as much as it tells.
// `npm run build` before it is done again.
import { closeSync, openSync, readFileSync, writeFileSync, writeSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { fitted } from '../../../bots/testing/fitting.mjs';
import { below, seeded } from '../../../kernel/dist/rng.js';
import { advance, settle } from '../../../kernel/dist/run.js';
import { newState } from '../../../kernel/dist/table.js';
import { arkham } from '../dist/arkham.js';
import { FIGURES } from '../dist/sense/figures.js';
import { advised, relieve } from './playing.mjs';

const FILE = new URL('../sense/figures.ts', import.meta.url);
/** How far weights are drawn from the present ones: by a third or so. */
const SPREAD = 0.3;
const RIDGE = 20;
const SIXTHS = 6;

const { values } = parseArgs({
  options: {
    play: { type: 'boolean', default: false },
    scenario: { type: 'string', default: 'scenario/azathoth' },
    players: { type: 'string', default: '2' },
    relief: { type: 'string', default: '0' },
    games: { type: 'string', default: '2500' },
    seed: { type: 'string', default: 'tune' },
    out: { type: 'string', default: 'games.txt' },
    data: { type: 'string', default: 'games.txt' },
    far: { type: 'string', default: '0.8' },
  },
});
const NAMES = Object.keys(FIGURES);
const PRESENT = { ...FIGURES };

/** About normal, with a spread of 1. */
function drawn(rng) {
  let sum = 0;
  for (let i = 0; i < 6; i++) sum += below(rng, 10_001) / 10_000 - 0.5;
  return sum * Math.SQRT2;
}

function played(game) {
  const name = `${values.seed}/${values.scenario}/${game}`;
  const made = newState(arkham, { seats: Number(values.players), seed: name, options: { scenario: values.scenario } });
  if (!made.ok) throw new Error(made.error.message);
  const { state } = made;
  const rng = seeded(name);
  const by = NAMES.map(() => Number((SPREAD * drawn(rng)).toFixed(3)));
  NAMES.forEach((weight, i) => {
    FIGURES[weight] = PRESENT[weight] * Math.exp(by[i]);
  });
  const relief = Number(values.relief);
  let round = 1;
  for (let asked = advance(arkham, state); asked !== null; asked = advance(arkham, state)) {
    const { board } = state;
    if (board.phase === 'action' && board.round > round) {
      round = board.round;
      for (let pair = 0; pair < board.seats.length; pair += 2) {
        const more = below(rng, SIXTHS) < relief % SIXTHS ? 1 : 0;
        relieve(board, Math.floor(relief / SIXTHS) + more, rng);
      }
    }
    settle(arkham, asked, asked.asks[0], advised(state, asked, rng));
  }
  return { won: state.result.won, by };
}

function play() {
  const out = openSync(values.out, 'w');
  let won = 0;
  for (let game = 0; game < Number(values.games); game++) {
    const one = played(game);
    if (one.won) won++;
    writeSync(out, `${JSON.stringify(one)}\n`);
  }
  closeSync(out);
  process.stdout.write(`${values.scenario} ${values.players}: ${won} of ${values.games} won\n`);
}

/** What is drawn in a file of games, with a feature of its own for the file: scenarios are won more or less often. */
function positionsIn(file, nth, files) {
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const { won, by } = JSON.parse(line);
      const own = Float64Array.from({ length: by.length + files.length }, (_, i) => by[i] ?? 0);
      own[by.length + nth] = 1;
      return { sides: [own, new Float64Array(own.length)], won: won ? [1, 0] : [0, 1] };
    });
}

function move() {
  const worth = fitted(values.data.split(',').flatMap(positionsIn), RIDGE).slice(0, NAMES.length);
  const far = Number(values.far) / Math.hypot(...worth);
  let text = readFileSync(FILE, 'utf8');
  NAMES.forEach((name, i) => {
    const weight = Number((PRESENT[name] * Math.exp(far * worth[i])).toPrecision(2));
    text = text.replace(new RegExp(`\\n  ${name}: [-\\d.]+,`), `\n  ${name}: ${weight},`);
  });
  writeFileSync(FILE, text);
}

if (values.play) play();
else move();

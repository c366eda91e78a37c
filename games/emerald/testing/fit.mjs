// Fits what the features of a position count for in Emerald's judgement of it (games/emerald/sense/fitted.ts): games between
// players who follow the weights, some of them with slips, are looked at whenever a turn begins;
// the sides of a position are its seats (bots/testing/fitting.mjs).
//
//   node games/emerald/testing/fit.mjs [--games 1500] [--players 2,3,4] [--seed tr]
//   node games/emerald/testing/fit.mjs --balance [--games 1200] [--players 5] [--seed bal2]
//
// One game in five is kept out and only tells how good the fit is. With --balance nothing is fitted: nobody slips, and it is
// told how often a player of each faction wins. Every game has a deal of its own.
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { candidates, including, weightedAnswer, weightsOf } from '../../../bots/dist/answers.js';
import { fitted, lossOf } from '../../../bots/testing/fitting.mjs';
import { below, seeded } from '../../../kernel/dist/rng.js';
import { advance, settle, takesOne } from '../../../kernel/dist/run.js';
import { newState } from '../../../kernel/dist/table.js';
import { emerald } from '../dist/emerald.js';
import { factionOf } from '../dist/rules/reveal.js';
import { featuresOf } from '../dist/sense/features.js';
import { FITTED } from '../dist/sense/fitted.js';

const FILE = new URL('../sense/fitted.ts', import.meta.url);
const NAMES = Object.keys(FITTED[2]);
const SLIPS = [0, 0.1, 0.25];
const RIDGE = 20;

const { values } = parseArgs({
  options: {
    balance: { type: 'boolean', default: false },
    games: { type: 'string', default: '1500' },
    players: { type: 'string', default: '2,3,4,5' },
    seed: { type: 'string', default: 'tr' },
  },
});

/** The answer that the weights like best, or at times any by its weight; without slips never. */
function answerTo({ board }, { asks: [ask], frame }, rng, slips) {
  const weights = new Array(ask.choices.length).fill(1);
  emerald.sense.weigh(board, ask, frame, weights);
  if (slips !== null && below(rng, 1000) < 1000 * slips) return weightedAnswer(ask, weights, rng);
  const suggestion = takesOne(ask) ? null : emerald.sense.suggest(board, ask, frame);
  const { answers, suggested } = including(ask, candidates(ask, weights, rng), suggestion);
  const whole = weightsOf(ask, answers, weights, suggested);
  return answers[whole.indexOf(Math.max(...whole))];
}

/** Plays a game by the weights to its end; `watch` sees every question before it is answered. */
function played(players, game, rng, slips, watch = () => {}) {
  const made = newState(emerald, { seats: players, seed: `${values.seed}/${game}` });
  if (!made.ok) throw new Error(made.error.message);
  const { state } = made;
  for (let asked = advance(emerald, state); asked !== null; asked = advance(emerald, state)) {
    watch(state.board, asked.frame);
    settle(emerald, asked, asked.asks[0], answerTo(state, asked, rng, slips));
  }
  const [first] = state.result.places;
  return { board: state.board, won: state.seats.map((_, seat) => (first.includes(seat) ? 1 / first.length : 0)) };
}

/** The positions of a game at the beginnings of turns: the features of all seats, and which share in the win each had. */
function positionsOf(players, game) {
  const rng = seeded(`fit/${values.seed}/${game}`);
  const found = [];
  const { won } = played(players, game, rng, SLIPS[below(rng, SLIPS.length)], (board, { rule }) => {
    const turn = `${board.round} ${board.active}`;
    if (board.phase === 'turns' && board.actions === 0 && rule === 'turn' && found.at(-1)?.turn !== turn)
      found.push({ turn, seats: featuresOf(board) });
  });
  return found.map(({ seats }) => ({
    sides: seats.map((features) => Float64Array.from(NAMES, (name) => features[name])),
    won,
  }));
}

function fittedTo(players) {
  const known = [];
  const unknown = [];
  for (let game = 0; game < Number(values.games); game++)
    (game % 5 === 0 ? unknown : known).push(...positionsOf(players, game));
  const even = lossOf(unknown, new Float64Array(NAMES.length));
  const weights = fitted(known, RIDGE);
  const [own, other] = [known, unknown].map((positions) => lossOf(positions, weights).toFixed(3));
  process.stderr.write(`${players} players: loss ${own}, kept out ${other}, without knowledge ${even.toFixed(3)}\n`);
  return weights;
}

/** How often a seat of each faction wins, and the standard error of it. */
function balanceOf(players) {
  const seats = { loyalist: [], restorationist: [] };
  for (let game = 0; game < Number(values.games); game++) {
    const { board, won } = played(players, game, seeded(`b/${game}`), null);
    won.forEach((share, seat) => {
      seats[factionOf(board, seat)].push(share);
    });
  }
  return Object.entries(seats).map(([faction, shares]) => {
    const rate = shares.reduce((sum, share) => sum + share, 0) / shares.length;
    const error = Math.sqrt((rate * (1 - rate)) / shares.length);
    return `${faction} ${(100 * rate).toFixed(1)} % ± ${(100 * error).toFixed(1)}`;
  });
}

const counts = values.players.split(',').map(Number);
if (values.balance) {
  for (const players of counts) process.stdout.write(`${players} players: ${balanceOf(players).join(', ')}\n`);
  process.exit();
}
let text = readFileSync(FILE, 'utf8');
for (const players of counts) {
  const weights = fittedTo(players);
  const lines = NAMES.map((name, i) => `    ${name}: ${Number(weights[i].toFixed(3))},\n`).join('');
  text = text.replace(new RegExp(`  ${players}: \\{\\n[^}]*\\},\\n`), `  ${players}: {\n${lines}  },\n`);
}
writeFileSync(FILE, text);

// Fits what the features of a position count for in the judgement of Arkham's companions (games/arkham/sense/fitted.ts): games of
// companions are looked at when a round begins and what lies about has been shaken, and the chance to win is taken to be
// logistic in a weighted sum.
//
//   node games/arkham/testing/fit.mjs --play --scenario scenario/deep --players 2 --games 1000 --out FILE [--hard 80] [--seed s]
//   node games/arkham/testing/fit.mjs --scenario scenario/deep --group few --data FILE,FILE
//
// The first plays games and writes down what was seen, the second fits the weights of a group (few: up to three players, or many)
// to what was written. Some of the companions slip. With --hard they search, so many iterations a decision.
// One game in five is kept out and only tells how good the fit is. `npm run format` lays out what was written.
import { closeSync, openSync, readFileSync, writeFileSync, writeSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { weightedAnswer } from '../../../bots/dist/answers.js';
import { see } from '../../../bots/dist/bot.js';
import { decide } from '../../../bots/dist/levels.js';
import { chancesOf, fitted, lossOf } from '../../../bots/testing/fitting.mjs';
import { answerFor } from '../../../kernel/dist/question.js';
import { questionId } from '../../../kernel/dist/questions.js';
import { below, seeded } from '../../../kernel/dist/rng.js';
import { advance, settle, takesOne } from '../../../kernel/dist/run.js';
import { newState } from '../../../kernel/dist/table.js';
import { arkham } from '../dist/arkham.js';
import { kindOf, tableFor } from '../dist/packs.js';
import { doomIn, focusLimit, focusTokens, inPlay, isEpic, sheetOf, tileAt } from '../dist/rules/look.js';
import { featuresOf } from '../dist/sense/features.js';
import { advised, relieve } from './playing.mjs';

const FILE = new URL('../sense/fitted.ts', import.meta.url);
/** Where nothing is under way: a position may be shaken there. */
const ROUND_BEGINS = new Set(['action-phase/next', 'turn/deed']);
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

/** How much more or less there is of something; in half of all cases no more and no less. */
const drawn = (rng, least, most) => (below(rng, 2) === 0 ? 0 : least + below(rng, most - least + 1));
const within = (count, least, most) => Math.max(least, Math.min(most, count));

/** How many clues come to the sheet at most: where hardly a game is won, more. */
const CLUES = { 'scenario/azathoth': 3 };

/**
 * Changes by chance what lies about, so that it does not tell how well the game went till then: who is ahead has more of
 * everything, and what each thing is worth could not be told from what it comes with.
 */
function shake(board, rng) {
  const { scenario, sheet, doom, seats, monsters } = board;
  sheet.clues = within(sheet.clues + drawn(rng, -1, CLUES[scenario] ?? 2), 0, 9);
  sheet.doom = within(sheet.doom + drawn(rng, -2, 1), 0, 12);
  if (scenario === 'scenario/deep' && below(rng, 6) === 0) sheet.markers++;
  for (let left = drawn(rng, 0, 3); left > 0; left--) {
    const space = below(rng, doom.length);
    const tile = tileAt(board, space);
    if (tile !== null && doom[space] < 2 && doomIn(board, tile) < 4) doom[space]++;
  }
  relieve(board, drawn(rng, 0, 2 * seats.length), rng);
  const at = below(rng, 2 * Math.max(1, monsters.length));
  if (at < monsters.length && mayLeave(board, monsters[at])) board.monsterDeck.push(monsters.splice(at, 1)[0].card);
  for (let seat = 0; seat < seats.length; seat++) if (inPlay(board, seat)) shakeInvestigator(board, seat, rng);
}

/** What waits for a moment may be waited for. */
const mayLeave = (board, { card }) => !isEpic(board, card) && !tableFor(board).listeners.abilities.has(kindOf(card));

function shakeInvestigator(board, seat, rng) {
  const one = board.seats[seat];
  const { health, sanity } = sheetOf(board, seat);
  one.clues = within(one.clues + drawn(rng, -1, 1), 0, 4);
  one.damage = within(one.damage + drawn(rng, -2, 2), 0, health - 1);
  one.horror = within(one.horror + drawn(rng, -2, 2), 0, sanity - 1);
  one.money = within(one.money + drawn(rng, -2, 2), 0, 9);
  one.remnants = within(one.remnants + drawn(rng, -1, 1), 0, 4);
  const skill = below(rng, 2 * one.focus.length);
  if (one.focus[skill] > 0) one.focus[skill] = 0;
  else if (skill < one.focus.length && focusTokens(board, seat) < focusLimit(board, seat)) one.focus[skill] = 1;
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
  const found = [];
  let round = 0;
  let count = 0;
  for (let asked = advance(arkham, state); asked !== null; asked = advance(arkham, state)) {
    if (ROUND_BEGINS.has(questionId(asked.asks[0], asked.frame)) && state.board.round !== round) {
      round = state.board.round;
      if (below(rng, 2) === 0) {
        shake(state.board, rng);
        found.push(featuresOf(state.board));
        asked = advance(arkham, state); // what is offered may be another thing now
      }
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

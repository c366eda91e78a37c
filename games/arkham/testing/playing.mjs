// How games are played that companions learn from: by the weights alone, and with doom that goes by itself, about as much as
// better companions would remove.
import { weightedAnswer } from '../../../bots/dist/answers.js';
import { below } from '../../../kernel/dist/rng.js';
import { takesOne } from '../../../kernel/dist/run.js';
import { arkham } from '../dist/arkham.js';

/** What the weights like best; any of them if several are as good. */
export function advised({ board }, { asks: [ask], frame }, rng) {
  const weights = new Array(ask.choices.length).fill(1);
  if (!takesOne(ask)) return arkham.sense.suggest(board, ask, frame) ?? weightedAnswer(ask, weights, rng);
  arkham.sense.weigh(board, ask, frame, weights);
  const most = Math.max(...weights);
  const best = ask.choices.filter((_, i) => weights[i] === most);
  return best[below(rng, best.length)];
}

/** Removes so much doom from anywhere. */
export function relieve({ doom }, count, rng) {
  for (let left = count; left > 0; left--) {
    const there = doom.flatMap((lies, space) => (lies > 0 ? [space] : []));
    if (there.length > 0) doom[there[below(rng, there.length)]]--;
  }
}

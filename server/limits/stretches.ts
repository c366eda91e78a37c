import { Bucket } from './bucket.js';

/** Milliseconds of long work after which others get their turn. */
const STRETCH = 2;
/** Milliseconds of a second for all long work together, and how many are saved up: enough for a whole game or two. */
const SHARE = 250;
const SAVED = 1_000;

/** Begins long work; what it gives is awaited between its steps: others have their turn then, if it was long enough. */
export type Stretches = () => () => Promise<void>;

const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    if (ms > 0) setTimeout(resolve, ms);
    else setImmediate(resolve);
  });

/** Long work in stretches: one game is played again as fast as it can be, many take a quarter of the server's time. */
export function createStretches(now: () => number = () => performance.now(), rest = pause): Stretches {
  const time = new Bucket(SHARE, SAVED, now);
  return () => {
    let began = now();
    return async () => {
      const took = now() - began;
      if (took < STRETCH) return;
      time.take(took);
      await rest(time.wait(0));
      began = now();
    };
  };
}

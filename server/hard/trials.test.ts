import { tellsNothing } from '@tabula/kernel/laws/trials.js';
import { TITLES } from '@tabula/protocol/titles.js';
import { expect, test, vi } from 'vitest';
import { progress } from '../testing/progress.js';

/** Trials of each game; a million of them take hours (`TABULA_TRIALS=1000000`, and the games after `-t`). */
const TRIALS = Number(process.env.TABULA_TRIALS ?? 300);
const SEED = process.env.TABULA_TRIALS_SEED ?? 'twins';

vi.setConfig({ testTimeout: 24 * 3_600_000 });

test.each(TITLES)(
  '$game.id tells nobody what they cannot know, in two worlds that they cannot tell apart',
  ({ game }) => {
    const onProgress = progress(`trials of ${game.id}`, TRIALS, 10_000);
    expect(tellsNothing(game, { trials: TRIALS, seed: SEED, onProgress })).toBeNull();
  },
);

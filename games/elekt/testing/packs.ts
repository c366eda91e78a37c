import { afterAll } from 'vitest';
import { packIds, removePack } from '../content/packs.js';

/** To be called by a test file that adds packs: what it has added is gone when it is over, whoever comes next. */
export const removePacksAfterwards = (): void =>
  afterAll(() => {
    for (const id of packIds()) removePack(id);
  });

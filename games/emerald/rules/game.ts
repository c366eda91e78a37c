import { call } from '@tabula/kernel/rule.js';
import type { None } from '@tabula/kit/acting.js';
import { rule } from './kit.js';
import { scoring } from './scoring.js';
import { setup } from './setup.js';
import { turns } from './turn.js';

/** The whole game. */
export const game = rule<None>('emerald')({
  'EMER-2.1': () => call(setup, {}),
  'EMER-3.1': () => call(turns, {}),
  'EMER-17.6': () => call(scoring, {}),
});

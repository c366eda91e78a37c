import type { Frame } from '@tabula/kernel/game.js';
import { ask } from '@tabula/kernel/rule.js';
import { frameOf, withHalt } from '@tabula/kernel/testing/halt.js';
import type { None } from '@tabula/kit/acting.js';
import { cults } from '../cults.js';
import { rule } from '../rules/kit.js';

const halt = rule<None, { halt: 'halt' }>('halt')({
  'CULT-3.2': () => ask(0, 'halt', ['halt'], { always: true }),
});

/** Stands below the rule under test and stops there, so that a test sees the table as that rule has left it. */
export const haltFrame = (): Frame => frameOf(halt);

/** The game with that stop in it. */
export const stoppable = withHalt(cults, halt);

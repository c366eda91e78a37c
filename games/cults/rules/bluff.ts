import type { Seat } from '@tabula/kernel/json.js';
import { ask, call } from '@tabula/kernel/rule.js';
import { TOKENS } from '../content/behaviour.js';
import { optionsOf } from '../table-options.js';
import { gainTokens } from './cards.js';
import { rule } from './kit.js';
import { screenLimit, type Tokens } from './screen.js';

/** Section 13: instead of a plan two tokens from the pool, and nothing else (CULT-13.3). */
export const bluff = rule<{ seat: Seat }, { taken: Tokens }>('bluff')({
  'CULT-13.2': ({ s, v }) => ask(v.seat, 'taken', handfuls(optionsOf(s).bluffTokens)),
  'CULT-13.2 taken': (c) => {
    TOKENS.forEach((token, i) => {
      gainTokens(c, c.v.seat, token, c.v.taken[i]!);
    });
  },
  'CULT-20.12': ({ v }) => call(screenLimit, { seat: v.seat }),
});

/** DP-11: every mix of so many tokens. */
function handfuls(count: number): Tokens[] {
  const found: Tokens[] = [];
  for (let thugs = count; thugs >= 0; thugs--)
    for (let adepts = count - thugs; adepts >= 0; adepts--) found.push([thugs, adepts, count - thugs - adepts]);
  return found;
}

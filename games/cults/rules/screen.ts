import { tell } from '@tabula/kernel/chance.js';
import type { Seat } from '@tabula/kernel/json.js';
import { ask, done } from '@tabula/kernel/rule.js';
import type { Cults } from '../board.js';
import { TOKENS } from '../content/behaviour.js';
import { optionsOf } from '../table-options.js';
import { type Acting, rule } from './kit.js';

/** How many tokens of each kind: thugs, adepts, freaks. */
export type Tokens = readonly [thugs: number, adepts: number, freaks: number];

/** CULT-14.2, CULT-21.52: every way to return so many tokens, and no more. */
export function waysToReturn(s: Cults, seat: Seat, surplus: number): Tokens[] {
  const { thug, adept, freak } = s.seats[seat]!;
  const ways: Tokens[] = [];
  for (let thugs = Math.min(thug, surplus); thugs >= 0; thugs--)
    for (let adepts = Math.min(adept, surplus - thugs); adepts >= 0; adepts--)
      if (surplus - thugs - adepts <= freak) ways.push([thugs, adepts, surplus - thugs - adepts]);
  return ways;
}

/** The tokens behind the screen of a player, of all kinds together. */
export function tokensOf(s: Cults, seat: Seat): number {
  const { thug, adept, freak } = s.seats[seat]!;
  return thug + adept + freak;
}

/** Tokens from behind the screen into the pool, for all to see (CULT-18.9). */
export function returnTokens(c: Acting, seat: Seat, tokens: Tokens): void {
  const player = c.s.seats[seat]!;
  TOKENS.forEach((token, kind) => {
    player[token] -= tokens[kind]!;
  });
  const [thugs, adepts, freaks] = tokens;
  tell(c, 'event.tokens-returned', { seat: { seat }, thugs, adepts, freaks });
}

/** CULT-20.12: with the option `always`, a player who has gained tokens keeps no more than the limit. */
export const screenLimit = rule<{ seat: Seat }, { returned: Tokens }>('screen-limit')({
  'CULT-20.12': ({ s, v }) => {
    const { tokenCap, tokenLimit } = optionsOf(s);
    const surplus = tokensOf(s, v.seat) - tokenLimit;
    return tokenCap === 'hidingPhase' || surplus <= 0
      ? done()
      : ask(v.seat, 'returned', waysToReturn(s, v.seat, surplus));
  },
  'CULT-14.3': (c) => returnTokens(c, c.v.seat, c.v.returned),
});

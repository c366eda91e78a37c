import type { Seat } from '@tabula/kernel/json.js';
import { ask, done, goto } from '@tabula/kernel/rule.js';
import { STOP } from '@tabula/kit/acting.js';
import type { Elekt, UnitId } from '../board.js';
import type { Attribute, Zone } from '../content/behaviour.js';
import { unitIn, unitsWith, zonePower } from './cards.js';
import { attach, tokensAllowed, tokensInPool } from './keywords.js';
import { rule } from './kit.js';

const TOKENS_TO_ATTACH = 2;

type Pair = readonly [Attribute, UnitId];

/** Every token of some attributes on every unit of the Zone, whoever owns it (ELEK-7.2, ELEK-7.3, ELEK-17.29). */
function pairs(s: Elekt, zone: Zone, kinds: readonly Attribute[]): Pair[] {
  const found: Pair[] = [];
  for (const kind of kinds) for (const unit of s.zones[zone].units) found.push([kind, unit.card]);
  return found;
}

/** Chapter 7: the winner may attach two tokens of different attributes to units in the Zone. */
export const occultism = rule<
  { zone: Zone; winner: Seat },
  { left: number; used: Attribute[]; token: Pair | typeof STOP }
>('occultism')({
  'ELEK-7.1': ({ s, v }) => {
    v.left = zonePower(s, v.zone, 'tokens')?.count ?? TOKENS_TO_ATTACH;
    v.used = [];
  },
  'ELEK-7.4': ({ s, v }) => {
    if (v.left === 0 || !tokensAllowed(s, v.zone)) return done();
    const kinds = kindsLeft(s, v);
    if (kinds.length === 0) return done(); // ELEK-7.7, ELEK-17.30
    const choices: (Pair | typeof STOP)[] = pairs(s, v.zone, kinds);
    choices.push(STOP);
    return ask(v.winner, 'token', choices);
  },
  'ELEK-7.6': (c) => {
    if (c.v.token === STOP) return done(); // ELEK-17.28
    const [kind, unit] = c.v.token;
    attach(c, c.v.zone, unitIn(c.s, c.v.zone, unit)!, kind);
    c.v.used.push(kind);
    c.v.left--;
    return goto('ELEK-7.4');
  },
});

type Winning = {
  readonly zone: Zone;
  readonly winner: Seat;
  readonly left: number;
  readonly used: readonly Attribute[];
};

export const mayRepeat = (s: Elekt, { zone, winner }: Winning): boolean =>
  unitsWith(s, zone, winner, 'same-tokens').length > 0; // ELEK-15.26

/** The attributes of which the winner may attach a token now. */
function kindsLeft(s: Elekt, v: Winning): Attribute[] {
  const pool = tokensInPool(s);
  return mayRepeat(s, v) ? pool : pool.filter((kind) => !v.used.includes(kind));
}

/** How many tokens the winner can still attach: as many as are allowed, and as the pool gives (ELEK-7.7). */
export function tokensLeft(s: Elekt, v: Winning): number {
  const kinds = kindsLeft(s, v);
  return Math.min(v.left, mayRepeat(s, v) ? kinds.reduce((sum, kind) => sum + s.pool[kind], 0) : kinds.length);
}

/** ELEK-15.30: one more token of the winner's choice, which may equal one already attached. */
export const extraToken = rule<{ zone: Zone; winner: Seat; left: number }, { token: Pair }>('extra-token')({
  'ELEK-15.30': ({ s, v }) => {
    if (v.left === 0 || !tokensAllowed(s, v.zone)) return done();
    const kinds = tokensInPool(s);
    return kinds.length === 0 ? done() : ask(v.winner, 'token', pairs(s, v.zone, kinds));
  },
  'ELEK-14.7': (c) => {
    const [kind, unit] = c.v.token;
    attach(c, c.v.zone, unitIn(c.s, c.v.zone, unit)!, kind);
    c.v.left--;
    return goto('ELEK-15.30');
  },
});

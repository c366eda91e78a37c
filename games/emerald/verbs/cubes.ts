import { tell } from '@tabula/kernel/chance.js';
import type { Seat } from '@tabula/kernel/json.js';
import { ask, askAmount, done, goto } from '@tabula/kernel/rule.js';
import { int, oneOf } from '@tabula/kernel/shape.js';
import { STOP } from '@tabula/kit/acting.js';
import { phrase } from '@tabula/words/phrase.js';
import type { Emerald } from '../board.js';
import { CITIES, type City } from '../content/behaviour.js';
import { agentsOnBoard } from '../rules/cities.js';
import { rule } from '../rules/kit.js';
import { type EffectVerb, NONE, partOf, type Using } from './verb.js';

/** The cubes of somebody in a city. */
export type CubesOf = readonly [City, Seat];

const cubesInCities = (s: Emerald): CubesOf[] =>
  CITIES.flatMap((city) => s.cities[city].cubes.flatMap((cubes, owner) => (cubes > 0 ? [[city, owner] as const] : [])));

/** EMER-18.8: how many cubes Holy Brotherhood may take at the most. */
const brotherhood = (s: Emerald, seat: Seat): number => Math.min(s.seats[seat]!.limbo, agentsOnBoard(s, seat));

/** Holy Brotherhood and People's Will. */
export const recoverRule = rule<Using, { count: number }>('recover-cubes')({
  'EMER-18.8': ({ s, v }) => {
    if (partOf(s, v, 'recover-cubes').most === 'agents') return askAmount(v.seat, 'count', 1, brotherhood(s, v.seat)); // EMER-20.79
    v.count = s.seats[v.seat]!.limbo;
  },
  'EMER-18.23': (c) => {
    const { seat, count } = c.v;
    const player = c.s.seats[seat]!;
    player.limbo -= count;
    player.cubes += count;
    tell(c, 'event.recovered', { seat: { seat }, count });
  },
});

const RECOVER_CUBES = { most: oneOf('agents', 'all') };

export const recoverCubes: EffectVerb<typeof RECOVER_CUBES> = {
  fields: RECOVER_CUBES,
  possible: (s, { most }, seat) => (most === 'agents' ? brotherhood(s, seat) : s.seats[seat]!.limbo) > 0,
  does: recoverRule,
  says: ({ most }) => phrase(most === 'all' ? 'do.recover-cubes.all' : 'do.recover-cubes.agents'),
  worth: ({ most }) => (most === 'all' ? 0.8 : 0.6),
};

/** Inspector Lestrade: EMER-20.59, the own cubes are allowed. */
export const returnRule = rule<Using, { choice: CubesOf }>('return-cubes')({
  'EMER-18.12': ({ s, v }) => ask(v.seat, 'choice', cubesInCities(s)),
  'EMER-18.12 returned': (c) => {
    const [city, owner] = c.v.choice;
    const count = c.s.cities[city].cubes[owner]!;
    c.s.cities[city].cubes[owner] = 0;
    c.s.seats[owner]!.cubes += count;
    tell(c, 'event.sent-home', { seat: { seat: c.v.seat }, owner: { seat: owner }, city: { city }, count });
  },
});

export const returnCubes: EffectVerb<typeof NONE> = {
  fields: NONE,
  possible: (s) => cubesInCities(s).length > 0,
  does: returnRule,
  says: () => phrase('do.return-cubes'),
  worth: () => 0.4,
};

/** Okhrana: one or more cubes of anybody, one by one. */
export const banishRule = rule<Using, { left: number; choice: CubesOf | typeof STOP }>('banish-cubes')({
  'EMER-18.21': ({ s, v }) => {
    v.left = partOf(s, v, 'banish-cubes').most;
  },
  'EMER-18.21 choice': ({ s, v }) => {
    const cubes = cubesInCities(s);
    if (v.left === 0 || cubes.length === 0) return done();
    const first = v.left === partOf(s, v, 'banish-cubes').most;
    return ask(v.seat, 'choice', first ? cubes : [...cubes, STOP]);
  },
  'EMER-18.21 banished': (c) => {
    if (c.v.choice === STOP) return done();
    const [city, owner] = c.v.choice;
    c.s.cities[city].cubes[owner]!--;
    c.s.seats[owner]!.limbo++;
    c.v.left--;
    tell(c, 'event.banished', { seat: { seat: c.v.seat }, owner: { seat: owner }, city: { city } });
    return goto('EMER-18.21 choice');
  },
});

const BANISH_CUBES = { most: int(1, 4) };

export const banishCubes: EffectVerb<typeof BANISH_CUBES> = {
  fields: BANISH_CUBES,
  possible: (s) => cubesInCities(s).length > 0,
  does: banishRule,
  says: ({ most }) => phrase('do.banish-cubes', { most }),
  worth: ({ most }) => 0.2 * most,
};

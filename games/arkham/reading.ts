import type { Ability } from './language/abilities.js';
import type { CardAbility } from './words.js';

/** What the abilities of cards, as they are written (`language/abilities.ts`), wait for in the rules. */

/** When and for whom an ability acts: the moment of the rules, and what it has to carry. */
type Waiting = Pick<CardAbility, 'at' | 'whose'> & Partial<CardAbility>;
const ACTIONS = { 'gather-resources': 'gather' } as const;
const actionOf = (kind: string): string => (kind in ACTIONS ? ACTIONS[kind as keyof typeof ACTIONS] : kind);

type On<W extends Ability['at']> = Extract<Ability, { readonly at: W }>;
type Reading = { readonly [W in Ability['at']]: (ability: On<W>) => Waiting | readonly Waiting[] };

const about = (name: string, value: string | number | boolean | undefined) =>
  value === undefined ? {} : { about: { [name]: value } };
const neighbourhoods = (where: readonly string[] | 'this-neighbourhood' | undefined) =>
  where === undefined ? {} : { tiles: where === 'this-neighbourhood' ? ('this' as const) : where };
const ofHarm = (of: 'damage' | 'horror', least = 1) => ({ least: { [of]: least } });

/** What each window of the language is to the rules. */
const READ: Reading = {
  action: ({ where, engaged }) => ({
    at: 'action',
    whose: 'own',
    ...(where && { space: where }),
    ...(engaged && { engaged }),
  }),
  acted: ({ kind, where, engaged }) => ({
    at: 'acted',
    ...(engaged ? { whose: 'any' as const, engagedWithThis: true as const } : { whose: 'own' as const }),
    ...about('action', kind === undefined ? undefined : actionOf(kind)),
    ...neighbourhoods(where),
  }),
  striking: ({ what }) => ({ at: 'striking', whose: what === 'this' ? 'this' : 'own' }),
  'additional-action': () => ({ at: 'additional', whose: 'own' }),
  rolled: ({ whose, skills, during, any }) => {
    const among = { ...(skills && { skill: skills }), ...(during && during !== 'cast' && { occasion: [during] }) };
    const only = {
      ...(Object.keys(among).length > 0 && { among }),
      ...(during === 'cast' && { about: { cast: true } }),
    };
    const own: Waiting = { at: 'rolled', whose: 'own', ...only };
    if (whose === undefined) return any ? [own, { at: 'dice-rolled', whose: 'own' }] : own; // ARK-R.127
    if (whose === 'engaged-with-this') return { at: 'rolled', whose: 'any', engagedWithThis: true, ...only };
    return { at: 'others-rolled', whose: whose === 'anyone-here' ? 'here' : 'others', ...only };
  },
  tested: ({ outcome, evading }) => ({
    at: 'tested',
    whose: evading === 'this' ? 'any' : 'own',
    about: { passed: outcome === 'passed', ...(evading && { occasion: 'evade' }) },
    ...(evading && { engagedWithThis: true }),
  }),
  'would-suffer': ({ casting, whose }) => ({
    at: 'would-suffer',
    whose: whose === 'anyone' ? 'any' : 'own',
    ...about('cause', casting ? 'cast' : undefined),
  }),
  'would-suffer-on-this': ({ of, least }) => ({ at: 'would-mark', whose: 'this', ...ofHarm(of, least) }),
  suffered: ({ of, from, orThis }) => {
    const own: Waiting = {
      at: 'suffered',
      whose: 'own',
      ...ofHarm(of),
      ...about('cause', from === 'monster' ? 'attack' : undefined),
    };
    return orThis ? [own, { ...own, at: 'marked', whose: 'this' }] : own;
  },
  'suffered-on-this': ({ of, casting }) => ({
    at: 'marked',
    whose: 'this',
    ...ofHarm(of),
    ...about('cause', casting ? 'cast' : undefined),
  }),
  cast: () => ({ at: 'cast', whose: 'own' }),
  spent: ({ what }) => ({ at: what === 'remnant' ? 'spent-remnant' : 'spent-focus', whose: 'own' }),
  'gained-clue': () => ({ at: 'gained-clue', whose: 'own' }),
  'gained-this': () => ({ at: 'gained-asset', whose: 'this' }),
  buying: () => ({ at: 'buying', whose: 'own' }),
  'removed-doom': ({ least }) => ({ at: 'removed-doom', whose: 'own', least: { count: least } }),
  encountered: ({ where }) => ({
    at: 'encountered',
    whose: where === 'this-neighbourhood' ? 'any' : 'own',
    ...neighbourhoods(where),
  }),
  'would-engage': () => ({ at: 'would-engage', whose: 'others-here' }),
  'before-attacks': () => ({ at: 'before-attacks', whose: 'own' }),
  met: ({ monster }) => [
    { at: 'damaged', whose: 'own', foe: monster },
    { at: 'disengaged', whose: 'own', foe: monster },
    { at: 'suffered', whose: 'own', foe: monster, about: { cause: 'attack' }, ...ofHarm('damage') },
  ],
  'damaged-monster': () => ({ at: 'damaged', whose: 'here' }),
  'defeated-monster': ({ by, other }) => ({
    at: 'defeated',
    whose: other ? 'any' : 'own',
    ...about('attack', by === 'attack' ? true : undefined),
  }),
  'attacked-by-this': () => ({ at: 'attacked', whose: 'this' }),
  'disengaged-from-this': () => ({ at: 'disengaged', whose: 'this' }),
  'evaded-this': () => ({ at: 'evaded', whose: 'this' }),
  'defeated-this': ({ by }) => ({
    at: 'defeated',
    whose: 'this',
    ...about('attack', by === 'attack' ? true : undefined),
  }),
  reckoning: () => ({ at: 'reckoning', whose: 'any' }),
  state: ({ when }) => ({ at: 'state', whose: 'any', when }),
  anomaly: ({ unscarred }) => ({ at: 'anomaly', whose: 'any', unscarred }),
  spawned: ({ what }) => ({ at: 'spawned', whose: 'any', foe: what }),
  defeated: ({ what }) => ({ at: 'defeated', whose: 'any', foe: what }),
  'would-encounter': ({ names }) => ({ at: 'would-encounter', whose: 'any', about: { names } }),
};

const LIMITS = { 'once-a-round': 'round', 'once-a-roll': 'roll', 'once-an-action': 'action', once: 'once' } as const;

/** One ability as the rules have it: several where it waits for several moments. All have the same fields (`cards.ts`). */
export function abilitiesFrom(ability: Ability, ofCodex: boolean): CardAbility[] {
  const read = READ[ability.at] as (one: Ability) => Waiting | readonly Waiting[];
  const { forced, limit, cast, does } = ability;
  return [read(ability)].flat().map((waiting) => ({
    at: waiting.at,
    whose: ofCodex && waiting.whose === 'own' ? 'any' : waiting.whose,
    about: waiting.about,
    least: waiting.least,
    among: waiting.among,
    when: waiting.when,
    space: waiting.space,
    tiles: waiting.tiles,
    foe: waiting.foe,
    engagedWithThis: waiting.engagedWithThis,
    unscarred: waiting.unscarred,
    engaged: waiting.engaged,
    forced,
    order: undefined,
    limit: limit && LIMITS[limit],
    cast,
    does,
  }));
}

import { optional } from '@tabula/kernel/fields.js';
import { ask, done, goto } from '@tabula/kernel/rule.js';
import { flag, oneOf } from '@tabula/kernel/shape.js';
import { STOP } from '@tabula/kit/acting.js';
import { given, may } from '@tabula/words/frame/frame.js';
import { phrase } from '@tabula/words/phrase.js';
import { type Elekt, tokenCount, type UnitId } from '../board.js';
import { ATTRIBUTES, type Attribute, type Zone } from '../content/behaviour.js';
import { unitCard, unitIn } from '../rules/cards.js';
import { attach, removeToken, tokensAllowed, tokensInPool } from '../rules/keywords.js';
import { rule } from '../rules/kit.js';
import { type EffectOf, ids, others, partOf, type User } from './parts.js';
import { ownAnother } from './phrases.js';
import { ABLE, type EffectVerb, few, NONE, type Used, type Using } from './verb.js';

/** Tokens from the pool onto a unit here. 'any' is the player's choice; `different` from the part before. */
const ATTACH = {
  token: oneOf(...ATTRIBUTES, 'any'),
  count: few,
  to: oneOf('this', 'your-other', 'your-other-cultist'),
  may: optional(flag),
  different: optional(flag),
};

/** The units that an attaching part may put its tokens on. */
function receivers(s: Elekt, { to }: Pick<EffectOf<'attach'>, 'to'>, v: User): UnitId[] {
  if (to === 'this') return unitIn(s, v.zone, v.unit) === undefined ? [] : [v.unit];
  const own = others(s, v).filter((unit) => unit.owner === v.seat);
  return ids(to === 'your-other' ? own : own.filter((unit) => unitCard(s, unit.card).type === 'cultist'));
}

type Tokens = Pick<EffectOf<'attach'>, 'token' | 'different'>;

/** The tokens that an attaching part may take; `before` is the one that the part before attached. */
function kinds(s: Elekt, { token, different }: Tokens, before: Attribute | null): Attribute[] {
  const pool = token === 'any' ? tokensInPool(s) : [token].filter((kind) => s.pool[kind] > 0);
  return different === true ? pool.filter((kind) => kind !== before) : pool;
}

export const attachTokens = rule<Using, { left: number; choice: readonly [Attribute, UnitId] | typeof STOP }, Used>(
  'attach-tokens',
)({
  'ELEK-13.30': ({ s, v }) => {
    v.left = partOf(s, v, 'attach').count;
  },
  'ELEK-17.73': ({ s, v }) => {
    const effect = partOf(s, v, 'attach');
    const to = receivers(s, effect, v);
    if (v.left === 0 || to.length === 0 || !tokensAllowed(s, v.zone)) return done(v.before);
    const pairs = kinds(s, effect, v.before).flatMap((kind) => to.map((unit) => [kind, unit] as const));
    if (pairs.length === 0) return done(v.before);
    return ask(v.seat, 'choice', effect.may === true ? [...pairs, STOP] : pairs);
  },
  'ELEK-14.7': (c) => {
    if (c.v.choice === STOP) return done(c.v.before);
    const [kind, unit] = c.v.choice;
    attach(c, c.v.zone, unitIn(c.s, c.v.zone, unit)!, kind);
    c.v.before = kind;
    c.v.left--;
    return goto('ELEK-17.73');
  },
});

const TARGETS = { this: 'this', 'your-other': 'your-other', 'your-other-cultist': 'such-cultist' } as const;

export const attachVerb: EffectVerb<typeof ATTACH> = {
  fields: ATTACH,
  possible: (s, it, about) =>
    tokensAllowed(s, about.zone) && kinds(s, it, null).length > 0 && receivers(s, it, about).length > 0,
  does: attachTokens,
  says: ({ token, count, to, different, may: optionally }) => {
    const named = token === 'any' && different === true ? 'different' : token;
    const clause = phrase('do.attach', { count, token: { token: named }, target: { target: TARGETS[to] } });
    const offered = optionally === true ? may(clause) : clause;
    return to === 'your-other-cultist' ? given(ownAnother('cultist', 'this-zone'), offered) : offered;
  },
  worth: ABLE,
};

/** Every token on another unit here, as a pair of unit and attribute. */
const removable = (s: Elekt, v: User) =>
  others(s, v).flatMap((unit) =>
    ATTRIBUTES.filter((kind) => unit.tokens[kind] > 0).map((kind) => [unit.card, kind] as const),
  );

export const removeOneToken = rule<Using, { choice: readonly [UnitId, Attribute] }, Used>('remove-one-token')({
  'ELEK-17.86': ({ s, v }) => {
    const pairs = removable(s, v);
    return pairs.length === 0 ? done(v.before) : ask(v.seat, 'choice', pairs);
  },
  'ELEK-14.8': (c) => {
    const [unit, kind] = c.v.choice;
    removeToken(c, unitIn(c.s, c.v.zone, unit)!, kind);
    return done(c.v.before);
  },
});

/** One token of the player's choice off another unit here. */
export const removeTokenVerb: EffectVerb<typeof NONE> = {
  fields: NONE,
  possible: (s, _it, about) => removable(s, about).length > 0,
  does: removeOneToken,
  says: () => phrase('do.remove-token'),
  worth: ABLE,
};

/** Units of anyone here with a token on them. */
const withTokens = (s: Elekt, zone: Zone): UnitId[] =>
  ids(s.zones[zone].units.filter((unit) => tokenCount(unit.tokens) > 0));

export const removeAllTokens = rule<Using, { choice: UnitId }, Used>('remove-all-tokens')({
  'ELEK-17.86': ({ s, v }) => {
    const units = withTokens(s, v.zone);
    return units.length === 0 ? done(v.before) : ask(v.seat, 'choice', units);
  },
  'ELEK-14.8': (c) => {
    const unit = unitIn(c.s, c.v.zone, c.v.choice)!;
    for (const kind of ATTRIBUTES) while (unit.tokens[kind] > 0) removeToken(c, unit, kind);
    return done(c.v.before);
  },
});

/** All tokens off any one unit here. */
export const removeAllTokensVerb: EffectVerb<typeof NONE> = {
  fields: NONE,
  possible: (s, _it, { zone }) => withTokens(s, zone).length > 0,
  does: removeAllTokens,
  says: () => phrase('do.remove-all-tokens'),
  worth: ABLE,
};

/** Whether at least one symbol of an attribute is printed on a unit. */
const printed = (s: Elekt, unit: UnitId, kind: Attribute): boolean => (unitCard(s, unit).symbols[kind] ?? 0) > 0;

/** The other units here of which at least one printed attribute has a token in the pool. */
const mirrored = (s: Elekt, v: User): UnitId[] =>
  ids(others(s, v).filter((unit) => ATTRIBUTES.some((kind) => printed(s, unit.card, kind) && s.pool[kind] > 0)));

export const mirror = rule<Using, { choice: UnitId }, Used>('mirror')({
  'ELEK-17.86': ({ s, v }) => {
    const units = tokensAllowed(s, v.zone) && unitIn(s, v.zone, v.unit) !== undefined ? mirrored(s, v) : [];
    return units.length === 0 ? done(v.before) : ask(v.seat, 'choice', units);
  },
  'ELEK-14.7': (c) => {
    const unit = unitIn(c.s, c.v.zone, c.v.unit)!;
    for (const kind of ATTRIBUTES) if (printed(c.s, c.v.choice, kind)) attach(c, c.v.zone, unit, kind);
    return done(c.v.before);
  },
});

/** One token for each attribute printed on another unit here, onto this unit. */
export const mirrorVerb: EffectVerb<typeof NONE> = {
  fields: NONE,
  possible: (s, _it, about) => tokensAllowed(s, about.zone) && mirrored(s, about).length > 0,
  does: mirror,
  says: () => phrase('do.mirror'),
  worth: ABLE,
};

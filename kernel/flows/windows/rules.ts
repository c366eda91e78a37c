import { roll, tell } from '../../chance.js';
import type { Seat } from '../../json.js';
import { ask, askYesNo, call, done, goto } from '../../rule.js';
import { type Board, kindOf, type Moments, open, rule, type Space, type Span, type Token } from './board.js';

/** What happens in the investigation. Each rule opens its windows before it does something, and after. */

const SUCCESS = 5;
const TOUGH = 2;

/** Abilities whose limit is over may be used again. */
export function expire(s: Board, until: Span): void {
  s.used = s.used.filter((use) => use.until !== until);
}

type Tested = {
  pool: Moments['pool'];
  focused: Moments['focused'];
  rolled: Moments['rolled'];
  reading: Moments['reading'];
};

/** The pool, the roll, what is bought with focus, what cards do to the dice, and how the faces are read. */
export const test = rule<
  { seat: Seat; kind: string; dice: number },
  Tested & { faces: number[]; again: boolean; successes: number },
  number
>('test')({
  'test pool': ({ v }) => open('pool', { seat: v.seat, kind: v.kind, dice: v.dice }, 'pool'),
  test: (c) => {
    c.v.faces = Array.from({ length: Math.max(1, c.v.pool.dice) }, () => roll(c, 6)).sort();
    tell(c, 'rolled', { faces: c.v.faces.join(' ') });
  },
  'test focus': ({ s, v }) => (s.seats[v.seat]!.focus > 0 ? askYesNo(v.seat, 'again') : goto('test rolled')),
  'test focused': ({ s, v }) => {
    if (!v.again) return goto('test rolled');
    s.seats[v.seat]!.focus--;
    return open('focused', { seat: v.seat, dice: 1 }, 'focused');
  },
  'test reroll': (c) => {
    const { v } = c;
    v.faces = v.faces.map((face, at) => (at < v.focused.dice ? roll(c, 6) : face)).sort();
    return goto('test focus');
  },
  'test rolled': ({ v }) => {
    const { seat, kind, faces } = v;
    v.faces = [];
    return open('rolled', { seat, kind, faces, more: 0 }, 'rolled');
  },
  'test reading': ({ v }) => open('reading', { seat: v.seat, from: SUCCESS }, 'reading'),
  'test read': (c) => {
    const { rolled, reading } = c.v;
    c.v.successes = rolled.faces.filter((face) => face >= reading.from).length + rolled.more;
    expire(c.s, 'roll');
    tell(c, 'tested', { seat: { seat: c.v.seat }, successes: c.v.successes });
    return open('tested', { seat: c.v.seat, passed: c.v.successes > 0 });
  },
  'test done': ({ v }) => done(v.successes),
});

/** Dice that are rolled outside of a test: cards may touch them as well. */
export const rollOnly = rule<{ seat: Seat; dice: number }, { rolled: Moments['rolled'] }, number>('roll')({
  test: (c) => {
    const faces = Array.from({ length: c.v.dice }, () => roll(c, 6));
    return open('rolled', { seat: c.v.seat, kind: 'none', faces, more: 0 }, 'rolled');
  },
  'test done': ({ s, v }) => {
    expire(s, 'roll');
    return done(Math.max(...v.rolled.faces));
  },
});

type Harm = NonNullable<Moments['would-suffer']>;

/** Damage and horror at once: first what cards do about it, then each horror goes to the sufferer or to a card. */
export const suffer = rule<Harm, { harm: Moments['would-suffer']; left: number; to: string }>('suffer')({
  'suffer would': ({ v }) => {
    const { seat, damage, horror, by } = v;
    return open('would-suffer', { seat, damage, horror, by }, 'harm');
  },
  suffer: ({ s, v }) => {
    if (v.harm === null || v.harm.damage + v.harm.horror === 0) return done();
    s.seats[v.seat]!.damage += v.harm.damage;
    v.left = v.harm.horror;
  },
  'suffer to': ({ s, v }) => {
    if (v.left === 0) return goto('suffer after');
    const cards = s.seats[v.seat]!.assets.filter(({ card }) => SOAKS.includes(kindOf(card))).map(({ card }) => card);
    return ask(v.seat, 'to', ['self', ...cards]);
  },
  'suffer one': ({ s, v }) => {
    v.left--;
    if (v.to !== 'self') return call(mark, { seat: v.seat, card: v.to });
    s.seats[v.seat]!.horror++;
  },
  'suffer next': goto('suffer to'),
  'suffer after': ({ v }) => open('suffered', { ...v.harm! }),
});

/** The cards that take horror for their owner. */
const SOAKS = ['vest', 'faith', 'moonstone'];

/** One horror on a card; at the second it is discarded, and what it does after that it does all the same. */
const mark = rule<{ seat: Seat; card: string }, { marks: Moments['would-mark'] }>('mark')({
  'suffer would': ({ v }) => open('would-mark', { seat: v.seat, card: v.card, horror: 1 }, 'marks'),
  suffer: ({ s, v }) => {
    if (v.marks === null) return done();
    const asset = s.seats[v.seat]!.assets.find(({ card }) => card === v.card)!;
    asset.horror++;
    if (asset.horror >= TOUGH) return call(discard, { seat: v.seat, card: v.card });
  },
  'suffer after': ({ v }) => open('marked', { seat: v.seat, card: v.card }),
});

/** A card leaves: one in play goes to the archive, a spell to those that were cast. */
export const discard = rule<{ seat: Seat; card: string }, { goes: Moments['would-discard'] }>('discard')({
  'text would': ({ v }) => open('would-discard', { seat: v.seat, card: v.card }, 'goes'),
  text: ({ s, v }) => {
    if (v.goes === null) return done();
    const { assets } = s.seats[v.seat]!;
    const at = assets.findIndex(({ card }) => card === v.card);
    if (at >= 0) s.archive.push(assets.splice(at, 1)[0]!.card);
    else if (s.codex.includes(v.card)) s.archive.push(...s.codex.splice(s.codex.indexOf(v.card), 1));
  },
});

export const monsterOf = (s: Board, id: unknown) => s.monsters.find(({ card }) => card === id);

export const wound = rule<{ seat: Seat; monster: string; count: number; attack: boolean }>('wound')({
  monster: ({ s, v }) => {
    const monster = monsterOf(s, v.monster);
    if (monster === undefined || v.count === 0) return done();
    monster.damage += v.count;
    return open('damaged', { seat: v.seat, monster: v.monster });
  },
  'monster defeated': (c) => {
    const { seat, monster: id, attack } = c.v;
    const monster = monsterOf(c.s, id);
    if (monster === undefined || monster.damage < TOUGH) return done();
    c.s.monsters.splice(c.s.monsters.indexOf(monster), 1);
    c.s.archive.push(id);
    tell(c, 'defeated', { seat: { seat }, monster: id });
    return open('defeated', { seat, monster: id, attack });
  },
});

export const disengage = rule<{ seat: Seat; monster: string; how: string }>('disengage')({
  monster: ({ s, v }) => {
    const monster = monsterOf(s, v.monster);
    if (monster?.with !== v.seat) return done();
    monster.with = null;
    return open('disengaged', { seat: v.seat, monster: v.monster, how: v.how });
  },
});

export const engage = rule<{ seat: Seat; monster: string }, { meets: Moments['would-engage'] }>('engage')({
  'monster would': ({ v }) => open('would-engage', { seat: v.seat, monster: v.monster }, 'meets'),
  monster: ({ s, v }) => {
    const monster = monsterOf(s, v.monster);
    if (v.meets !== null && monster !== undefined) monster.with = v.meets.seat;
  },
});

/** A monster comes from the archive, and engages the first it finds. */
export const spawn = rule<{ monster: string }>('spawn')({
  monster: ({ s, v }) => {
    if (!s.archive.includes(v.monster)) return done();
    s.archive.splice(s.archive.indexOf(v.monster), 1);
    s.monsters.push({ card: v.monster, space: 'docks', damage: 0, with: null });
    return open('spawned', { monster: v.monster });
  },
  'monster meets': ({ s, v }) => {
    const seat = s.seats.findIndex(({ space }) => space === 'docks');
    return seat < 0 ? done() : call(engage, { seat, monster: v.monster });
  },
});

export const gain = rule<{ seat: Seat; what: Token; count: number }>('gain')({
  text: ({ s, v }) => {
    s.seats[v.seat]![v.what] += v.count;
    return open('gained', { seat: v.seat, what: v.what });
  },
});

export const placeDoom = rule<{ space: Space; count: number }, { placed: Moments['would-place-doom'] }>('place-doom')({
  'doom would': ({ v }) => open('would-place-doom', { space: v.space, count: v.count }, 'placed'),
  doom: (c) => {
    const { placed } = c.v;
    if (placed === null) return;
    c.s.doom[placed.space] += placed.count;
    tell(c, 'doom', { space: placed.space, count: placed.count });
  },
});

export const bless = rule<{ seat: Seat }, { blessed: Moments['would-bless'] }>('bless')({
  'text would': ({ v }) => open('would-bless', { seat: v.seat }, 'blessed'),
  text: ({ s, v }) => {
    if (v.blessed !== null) s.seats[v.seat]!.blessed = true;
  },
});

/** A card of the codex comes from the archive. */
export const enter = rule<{ card: string }>('enter')({
  text: ({ s, v }) => {
    if (!s.archive.includes(v.card)) return done();
    s.archive.splice(s.archive.indexOf(v.card), 1);
    s.codex.push(v.card);
    return open('entered', { card: v.card });
  },
});

export const RULES = [
  test,
  rollOnly,
  suffer,
  mark,
  discard,
  wound,
  disengage,
  engage,
  spawn,
  gain,
  placeDoom,
  bless,
  enter,
] as const;

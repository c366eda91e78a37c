import { Defect } from './errors.js';
import {
  type About,
  amounts,
  type Bound,
  type Common,
  type Instruction,
  type Instructions,
  type Path,
  type Running,
  type Script,
  type Verb,
  type Verbs,
  type Vocabulary,
  type Wording,
} from './instructions.js';
import type { Json, Scalar, Seat } from './json.js';
import { ask, type Context, call, done, goto, type Rule, ruleMaker } from './rule.js';

/** No: the price is not paid, none is picked. */
export const NO = 'no' as const;

/** The runner of one game's texts. */
export interface Runner<S, W extends Vocabulary> {
  /** Carries out the instructions at a place; the result is what was found on the way. */
  readonly run: Rule<Script, Bound>;
  /** The rules that ask: their questions belong to the game's. */
  readonly may: Rule<Script, Bound, Script & { yes: boolean }>;
  readonly choose: Rule<Script, Bound, Script & { option: number | typeof NO }>;
  readonly pick: Rule<Script, Bound, Script & { that: Scalar }>;
  readonly pay: Rule<Script, Bound, Script & { with: number | typeof NO }>;
  readonly asManyAs: Rule<Script & { left: number }, Bound, Script & { left: number; again: boolean }>;
  /** All of them, for the rules of the game. */
  readonly rules: readonly Rule[];
  /** Whether at least one of the instructions would do anything. */
  possible(s: S, them: Instructions<W>, about: About): boolean;
}

/** Takes what was found out of a frame, to hand it on: it is in one place only. */
export function take(v: Script): Bound {
  const { bound } = v;
  v.bound = {};
  return bound;
}

/** What stands at a place of a text. */
function at(text: unknown, { of, path }: Script): unknown {
  let part = text;
  for (const key of path) {
    if (typeof part !== 'object' || part === null || !Object.hasOwn(part, key))
      throw new Defect(`${of} says nothing at ${path.join('/')}`);
    part = (part as Record<string | number, unknown>)[key];
  }
  return part;
}

/** A runner for the words of a game. */
export function runner<S, Id extends string, W extends Vocabulary>(words: Wording<S, Id, W>): Runner<S, W> {
  type I<K extends Common<W>['do']> = Extract<Common<W>, { readonly do: K }>;
  const { rule } = ruleMaker<S, string>();
  const { cites } = words;

  const listAt = (s: S, v: Script): Instructions<W> => {
    const found = at(words.text(s, v.of), v);
    if (!Array.isArray(found)) throw new Defect(`${v.of} has no instructions at ${v.path.join('/')}`);
    return found;
  };
  const partAt = <K extends Common<W>['do']>(s: S, v: Script, _is: K) => at(words.text(s, v.of), v) as I<K>;

  const amount = amounts<S, W>(words.count);
  const possible = (s: S, them: Instructions<W>, about: About): boolean => {
    for (const it of them) if (verbs[it.do]!.possible(s, it, about)) return true;
    return false;
  };
  const own = (v: Script): About => ({ of: v.of, seat: v.seat, bound: v.bound, eyes: 'own' });
  const all = (v: Script): About => ({ of: v.of, seat: v.seat, bound: v.bound, eyes: 'all' });

  /** A part of the instruction that a rule is about, with all that was found so far. */
  const part = (v: Script, ...path: Path) =>
    call(run, { of: v.of, path: [...v.path, ...path], seat: v.seat, bound: take(v) }, 'bound');

  /** A list of instructions, one after the other. */
  const run: Rule<Script, Bound> = rule<Script, { next: number; result: Json }, Bound>('instructions')<string>({
    [cites.run]: (c) => {
      c.v.next = 0;
      c.v.result = null;
      words.begins?.(c);
    },
    [`${cites.run} next`]: (c) => {
      const it = listAt(c.s, c.v)[c.v.next];
      return it === undefined ? done(c.v.bound) : verbs[it.do]!.does(c, it);
    },
    [`${cites.run} after`]: (c) => {
      const { v } = c;
      const all = listAt(c.s, v);
      const it = all[v.next]!;
      const path = verbs[it.do]!.after?.(c, it, v.result);
      v.result = null;
      v.next++;
      if (path !== undefined) return part(v, v.next - 1, ...path);
      if (v.next === all.length) return done(v.bound);
    },
    [`${cites.run} again`]: goto(`${cites.run} next`),
  });

  const may = rule<Script, { yes: boolean }, Bound>('may')<string>({
    [cites.may]: ({ s, v }) => {
      const { does } = partAt(s, v, 'may');
      if (!possible(s, does, all(v))) return done(v.bound);
      return ask(v.seat, 'yes', possible(s, does, own(v)) ? [true, false] : [false], { always: true });
    },
    [`${cites.may} yes`]: ({ v }) => (v.yes ? part(v, 'does') : undefined),
    [`${cites.may} done`]: ({ v }) => done(v.bound),
  });

  /** The options that would do something. */
  const options = (s: S, { options }: I<'choose'>, about: About): number[] =>
    [...options.keys()].filter((option) => possible(s, options[option]!, about));

  /** If only hidden things leave a single option, that it is the only one must not show: then it is asked all the same. */
  const choose = rule<Script, { option: number | typeof NO }, Bound>('choose')<string>({
    [cites.choose]: ({ s, v }) => {
      const it = partAt(s, v, 'choose');
      const open = options(s, it, all(v));
      if (open.length === 0) return done(v.bound);
      const mine = options(s, it, own(v));
      const offered = mine.length === 0 ? [NO] : mine;
      return ask<'option', number | typeof NO>(v.seat, 'option', offered, { always: open.length > mine.length });
    },
    [`${cites.choose} chosen`]: ({ v }) => (v.option === NO ? undefined : part(v, 'options', v.option)),
    [`${cites.choose} done`]: ({ v }) => done(v.bound),
  });

  /** For each that is left; a repetition has nothing to bind. */
  const each = rule<Script & { left: Scalar[]; as: string; acts: boolean }, Record<never, never>, Bound>(
    'each',
  )<string>({
    [cites.each]: ({ v }) => {
      const next = v.left.shift();
      if (next === undefined) return done(v.bound);
      if (v.as !== '') v.bound[v.as] = next;
      const seat = v.acts ? (next as Seat) : v.seat;
      return call(run, { of: v.of, path: [...v.path, 'does'], seat, bound: take(v) }, 'bound');
    },
    [`${cites.each} again`]: goto(cites.each),
  });

  const pick = rule<Script, { that: Scalar }, Bound>('pick')<string>({
    [cites.pick]: ({ s, v }) => {
      const { of, may } = partAt(s, v, 'pick');
      const open = words.among(s, of, all(v));
      const mine = words.among(s, of, own(v));
      if (open.length === 0) return done(v.bound);
      const refusable = may === true || mine.length === 0;
      return ask(v.seat, 'that', refusable ? [...mine, NO] : mine, { always: refusable || open.length > mine.length });
    },
    [`${cites.pick} that`]: ({ s, v }) => {
      if (v.that !== NO) v.bound[partAt(s, v, 'pick').as] = v.that;
      return done(v.bound);
    },
  });

  /** The costs that could be paid, if that is good for anything. */
  const costs = (s: S, { cost, does, otherwise }: I<'pay'>, about: About): number[] => {
    if (does !== undefined && otherwise === undefined && !possible(s, does, about)) return [];
    return [...cost.keys()].filter((one) => words.payable(s, cost[one]!, about));
  };

  const pay = rule<Script, { with: number | typeof NO }, Bound>('pay')<string>({
    [cites.pay]: ({ s, v }) => {
      const it = partAt(s, v, 'pay');
      if (costs(s, it, all(v)).length === 0) return goto(`${cites.pay} refused`);
      return ask(v.seat, 'with', [...costs(s, it, own(v)), NO], { always: true });
    },
    [`${cites.pay} paid`]: (c) =>
      c.v.with === NO ? goto(`${cites.pay} refused`) : words.pays(c, partAt(c.s, c.v, 'pay').cost[c.v.with]!),
    [`${cites.pay} for`]: ({ s, v }) => (partAt(s, v, 'pay').does === undefined ? undefined : part(v, 'does')),
    [`${cites.pay} done`]: ({ v }) => done(v.bound),
    [`${cites.pay} refused`]: ({ s, v }) =>
      partAt(s, v, 'pay').otherwise === undefined ? undefined : part(v, 'otherwise'),
    [`${cites.pay} not`]: ({ v }) => done(v.bound),
  });

  const asManyAs = rule<Script & { left: number }, { again: boolean }, Bound>('as-many-as')<string>({
    [cites['as-many-as']]: ({ s, v }) => {
      const { does } = partAt(s, v, 'as-many-as');
      if (v.left === 0 || !possible(s, does, all(v))) return done(v.bound);
      return ask(v.seat, 'again', possible(s, does, own(v)) ? [true, false] : [false], { always: true });
    },
    [`${cites['as-many-as']} once`]: ({ v }) => {
      if (!v.again) return done(v.bound);
      v.left--;
      return part(v, 'does');
    },
    [`${cites['as-many-as']} again`]: () => goto(cites['as-many-as']),
  });

  /** The place of the instruction that is due, handed to a rule of its own. */
  const here = (c: Context<S, Running>): Script => {
    const { of, path, seat, next } = c.v;
    return { of, path: [...path, next], seat, bound: take(c.v) };
  };
  /** The same, to go through some things. What begins with a spread the engine gives a form of its own every time. */
  const through = ({ of, path, seat, bound }: Script, left: Scalar[], as: string, acts: boolean) => ({
    of,
    path,
    seat,
    bound,
    left,
    as,
    acts,
  });
  /** The same, with one thing more found. */
  const knowing = (about: About, name: string, value: Scalar): About => ({
    ...about,
    bound: { ...about.bound, [name]: value },
  });

  const common: Verbs<S, Common<W>> = {
    may: {
      possible: (s, { does }, about) => possible(s, does, about),
      does: (c) => call(may, here(c), 'bound'),
    },
    choose: {
      possible: (s, it, about) => options(s, it, about).length > 0,
      does: (c) => call(choose, here(c), 'bound'),
    },
    if: {
      possible: (s, { when, does, otherwise = [] }, about) =>
        possible(s, words.holds(s, when, about) ? does : otherwise, about),
      does: () => undefined,
      after: (c, { when, otherwise }) =>
        words.holds(c.s, when, own(c.v)) ? ['does'] : otherwise === undefined ? undefined : ['otherwise'],
    },
    each: {
      possible: (s, { of, as, acts, does }, about) =>
        words.among(s, of, about).some((one) => {
          const theirs = knowing(about, as, one);
          return possible(s, does, acts === true ? { ...theirs, seat: one as Seat } : theirs);
        }),
      does: (c, { of, as, acts = false }) => {
        const left = [...words.among(c.s, of, own(c.v))];
        return call(each, through(here(c), left, as, acts), 'bound');
      },
    },
    pick: {
      possible: (s, { of }, about) => words.among(s, of, about).length > 0,
      does: (c) => call(pick, here(c), 'bound'),
    },
    pay: {
      possible: (s, it, about) =>
        costs(s, it, about).length > 0 || (it.otherwise !== undefined && possible(s, it.otherwise, about)),
      does: (c) => call(pay, here(c), 'bound'),
    },
    repeat: {
      possible: (s, { times, does }, about) => amount(s, times, about) > 0 && possible(s, does, about),
      does: (c, { times }) => {
        const left = new Array<Scalar>(amount(c.s, times, c.v)).fill(null);
        return call(each, through(here(c), left, '', false), 'bound');
      },
    },
    'as-many-as': {
      possible: (s, { most, does }, about) => amount(s, most, about) > 0 && possible(s, does, about),
      does: (c, { most }) => {
        const left = amount(c.s, most, c.v);
        const { of, path, seat, bound } = here(c);
        return call(asManyAs, { of, path, seat, bound, left }, 'bound');
      },
    },
  };
  const verbs: Readonly<Record<string, Verb<S, Instruction<W>>>> = { ...words.verbs, ...common };

  const rules = [run, may, choose, each, pick, pay, asManyAs];
  return { run, may, choose, pick, pay, asManyAs, rules, possible };
}

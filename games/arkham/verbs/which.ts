import type { About, Bound, Script } from '@tabula/kernel/instructions.js';
import type { Seat } from '@tabula/kernel/json.js';
import { ask, type Context, call, done, goto, type PlainCall } from '@tabula/kernel/rule.js';
import { take } from '@tabula/kernel/runner.js';
import { STOP, type Stop } from '@tabula/kit/acting.js';
import type { Arkham } from '../board.js';
import type { CardId } from '../cards.js';
import type { Skill } from '../language/values.js';
import { tableFor } from '../packs.js';
import { rule } from '../rules/kit.js';
import { type Carried, present, type Verb, type VerbName } from './verb.js';

/** Verbs that leave something open: which of several things, once or more often (ARK-004, ARK-R.110). */

/** What can be chosen. */
export type Target =
  | readonly ['card', CardId]
  | readonly ['count', number]
  | readonly ['deck', string]
  | readonly ['deed', string]
  | readonly ['harm', 'damage' | 'horror']
  | readonly ['seat', Seat]
  | readonly ['skill', Skill]
  | readonly ['space', number];

/** The same while it is chosen: how often it was done. */
type Choosing = About & { readonly times: number };

interface Chooser<It> {
  options(s: Arkham, it: It, about: Choosing): readonly Target[];
  /** How often at most; once if nothing is said. */
  most?(s: Arkham, it: It, about: About): number;
  /** Whether one may stop before that. */
  readonly free?: true;
  /** Somebody else says which: the lead, for what the group decides. */
  readonly group?: true;
  settles(c: Context<Arkham, Script & { times: number }>, it: It, that: Target): PlainCall | undefined;
}

const CHOOSERS = new Map<string, Chooser<unknown>>();

/** The verbs that leave something open. */
export const choosers = (): readonly string[] => [...CHOOSERS.keys()];

/** What an instruction says, where a frame points to. */
export function instructionAt(s: Arkham, { of, path }: Script): { readonly do: string } {
  let part: unknown = tableFor(s).texts.get(of);
  for (const key of path) part = (part as { readonly [key: string]: unknown })[key];
  return part as { readonly do: string };
}

const chooserAt = (s: Arkham, v: Script) => {
  const it = instructionAt(s, v);
  return { it, how: CHOOSERS.get(it.do)! };
};

/** Whether the group says which, and not whoever carries the text out. */
export const isGroupsChoice = (s: Arkham, v: Script): boolean => chooserAt(s, v).how.group === true;

const about = (v: Script, times: number): Choosing => ({
  of: v.of,
  seat: v.seat,
  bound: v.bound,
  eyes: 'own',
  times,
});

export const which = rule<Script, { times: number; that: Target | Stop }, Bound>('which')({
  'ARK-R.110': ({ v }) => {
    v.times = 0;
  },
  'ARK-004': ({ s, v }) => {
    const { it, how } = chooserAt(s, v);
    const now = about(v, v.times);
    const options = v.times < (how.most?.(s, it, now) ?? 1) ? how.options(s, it, now) : [];
    if (options.length === 0) return done(v.bound);
    const seat = how.group === true ? s.lead : v.seat;
    return ask<'that', Target | Stop>(seat, 'that', how.free === true ? [...options, STOP] : options);
  },
  'ARK-004 settled': (c) => {
    const { s, v } = c;
    if (v.that === STOP) return done(v.bound);
    const { it, how } = chooserAt(s, v);
    v.times++;
    return how.settles(c, it, v.that);
  },
  'ARK-004 again': goto('ARK-004'),
});

/** A verb that asks which, and does it then; it does nothing if there is nothing to choose. */
export function choosing<N extends VerbName>(name: N, how: Chooser<Carried<N>>): Verb<N> {
  CHOOSERS.set(name, how as Chooser<unknown>);
  return {
    possible: (s, it, here) =>
      present(s, here) &&
      (how.most?.(s, it, here) ?? 1) > 0 &&
      how.options(s, it, { of: here.of, seat: here.seat, bound: here.bound, eyes: here.eyes, times: 0 }).length > 0,
    does: (c) => {
      const { of, path, seat, next } = c.v;
      return call(which, { of, path: [...path, next], seat, bound: take(c.v) }, 'bound');
    },
  };
}

import { isObject } from '@tabula/kernel/shape.js';
import { ATTRIBUTES, type Effect, type PrivilegePower, type UnitPower, ZONES, type ZonePower } from './behaviour.js';
import {
  type Check,
  change,
  exactly,
  type Field,
  type Fields,
  flag,
  oneOf,
  optional,
  required,
  show,
  whole,
} from './fields.js';

/** Every verb of the language V, which T names, with a check for each of its properties. */
type Verbs<V extends { readonly [K in T]: string }, T extends 'do' | 'is'> = {
  readonly [Name in V[T]]: {
    readonly [P in Exclude<keyof Extract<V, { readonly [K in T]: Name }>, T>]-?: Field;
  };
};

const attribute = required(oneOf(ATTRIBUTES));
/** The attributes that are fought for before Power. */
const fought = required(oneOf(ATTRIBUTES.filter((id) => id !== 'power')));
const zone = required(oneOf(ZONES));
/** No player can have more than 3 Embers. */
const embers = required(whole(1, 3));
const few = required(whole(1, 4));

const changes: Field = required((value, path, problems) => {
  exactly(Object.fromEntries(ATTRIBUTES.map((id) => [id, optional(change(6))])))(value, path, problems);
  if (isObject(value) && Object.keys(value).length === 0) problems.add(path, 'changes nothing');
});

const EFFECTS: Verbs<Effect, 'do'> = {
  attach: {
    token: required(oneOf([...ATTRIBUTES, 'any'])),
    count: few,
    to: required(oneOf(['this', 'your-other', 'your-other-cultist'])),
    may: optional(flag),
    different: optional(flag),
  },
  'remove-token': {},
  'remove-all-tokens': {},
  mirror: {},
  'take-unit': {},
  'discard-this': {},
  confront: { attribute: fought },
  'switch-off': {},
  move: {},
  'take-ember': { amount: embers },
  annihilate: {},
  'place-basic': {},
  draw: { count: few },
  'discard-units': { count: few },
};

const UNIT_POWERS: Verbs<UnitPower, 'is'> = {
  symbols: {
    changes,
    of: required(oneOf(['this', 'your-others', 'your-basics', 'opponents-wraiths'])),
    where: optional(oneOf(ZONES)),
    while: optional(oneOf(['your-other-wraith'])),
  },
  forge: { price: embers, titles: required(whole(1, 2)) },
  redirect: {},
  stay: { price: embers },
  'same-tokens': {},
  'extra-token': { count: few },
  'attach-on-assign': { token: attribute, among: required(oneOf(['cultists'])) },
  'ember-on-win': { attribute: fought, amount: embers },
  'dearer-save': { amount: embers },
  'extra-swap': { count: few },
  unsavable: { who: required(oneOf(['this', 'all'])) },
  avenge: { amount: embers },
  'save-base': { cost: required(whole(0, 3)) },
  'win-ties': { attribute: fought },
  'lose-ties': {},
  'no-tokens': {},
  harvest: { amount: embers, where: zone },
};

const ZONE_POWERS: Verbs<ZonePower, 'is'> = {
  symbols: { changes, of: required(oneOf(['wraiths', 'cultists', 'basics', 'all'])) },
  'assign-discard': { count: few },
  'assign-lose-ember': { amount: embers },
  'assign-gain-ember': { amount: embers, first: required(oneOf([true])) },
  'assign-attach': { needs: attribute },
  'won-discard': { count: few },
  'won-gain-ember': { amount: embers },
  'won-recover': {},
  annihilations: { count: required(whole(2, 4)) },
  // There are four attributes, and the tokens have to differ.
  tokens: { count: required(whole(3, 4)) },
  'no-confrontation': { attribute: fought },
  'counts-as': { from: fought, as: required(oneOf(['power'])) },
  'assign-cost': { amount: embers },
  // The boards have room for one unit more a player, and with one less everybody can still take part.
  limit: { change: required(change(1)) },
  'lowest-wins-ties': {},
  first: { attribute: fought },
  'instant-cost': { change: required(change(3)) },
  'extra-swap': { count: few },
  'ember-on-win': { attribute: fought, amount: embers },
  'dearer-save': { amount: embers },
  'token-worth': { symbols: required(whole(2, 3)) },
  'no-moves': {},
  'no-tokens': {},
  unsavable: {},
};

const PRIVILEGE_POWERS: Verbs<PrivilegePower, 'is'> = {
  'seal-ties': { price: embers },
  harvest: { amount: embers },
  levy: { draw: required(whole(3, 5)) },
  'free-save': {},
  bonus: { attribute, zone, amount: required(whole(1, 6)) },
  passage: {},
  'extra-assignment': { price: embers },
  'win-ties': { attribute: required(oneOf(['power'])), zone },
  amnesty: {},
};

/** A verb that is known, with exactly its properties. */
const verb =
  (by: 'do' | 'is', verbs: { readonly [name: string]: Fields }): Check =>
  (value, path, problems) => {
    const named = isObject(value) ? value[by] : undefined;
    if (!isObject(value)) problems.add(path, `expected an object, found ${show(value)}`);
    else if (typeof named !== 'string' || !Object.hasOwn(verbs, named))
      problems.add(`${path}/${by}`, `expected a known verb, found ${show(named)}`);
    else exactly({ [by]: required(oneOf([named])), ...verbs[named] })(value, path, problems);
  };

const MOST_PARTS = 4;

/**
 * The parts of one ability. The rules look for the one power of a kind, so no kind may be there twice; only changes of
 * symbols add up.
 */
const powers =
  (check: Check): Check =>
  (value, path, problems) => {
    if (!isList(value, path, problems)) return;
    const seen = new Set<unknown>();
    value.forEach((power, at) => {
      check(power, `${path}/${at}`, problems);
      const is = isObject(power) ? power.is : undefined;
      if (is !== undefined && is !== 'symbols' && seen.has(is))
        problems.add(`${path}/${at}`, `is there twice: ${show(is)}`);
      seen.add(is);
    });
  };

function isList(value: unknown, path: string, problems: Parameters<Check>[2]): value is unknown[] {
  const fits = Array.isArray(value) && value.length >= 1 && value.length <= MOST_PARTS;
  if (!fits) problems.add(path, `expected a list of 1 to ${MOST_PARTS} parts, found ${show(value)}`);
  return fits;
}

/** What an instant ability does. `different` is about the token the part before attached, so there has to be one. */
export const effects: Check = (value, path, problems) => {
  if (!isList(value, path, problems)) return;
  value.forEach((effect, at) => {
    verb('do', EFFECTS)(effect, `${path}/${at}`, problems);
    if (!isObject(effect) || effect.different !== true) return;
    const before: unknown = value[at - 1];
    if (!isObject(before) || before.do !== 'attach' || effect.token !== 'any' || effect.count !== 1)
      problems.add(`${path}/${at}/different`, 'needs 1 token of any attribute, after a part that attaches');
  });
};

export const unitPowers: Check = powers(verb('is', UNIT_POWERS));
export const zonePowers: Check = powers(verb('is', ZONE_POWERS));
export const privilegePowers: Check = powers(verb('is', PRIVILEGE_POWERS));

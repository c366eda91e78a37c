import type { Message } from '@tabula/kernel/chance.js';
import type { Game, State } from '@tabula/kernel/game.js';
import type { Here, Running } from '@tabula/kernel/instructions.js';
import type { AnyStep, Context, Rule } from '@tabula/kernel/rule.js';
import { arkham } from '../arkham.js';
import { type Arkham, type ArkhamView, newBoard } from '../board.js';
import { core } from '../content/core.js';
import type { Verb } from '../language/instructions.js';
import { kindOf, pieceOfSide, sideOf, tableFor } from '../packs.js';
import { rule } from '../rules/kit.js';
import { texts } from '../texts.js';
import { instructionAt } from '../verbs/which.js';
import { type Come, EFFECTS } from './effects.js';

/**
 * Everything that the cards of the core pack say and do, and which of it has happened in play. Of a text it is every
 * single instruction, by the card and the place ('encounter/downtown/1 at/la-bella-luna/0'): it has happened once the
 * board has changed as it says (`effects.ts`). A rule in force has happened once it was in force when somebody had to
 * decide; a monster has to act, to attack and to be defeated.
 */
export type Thing = string;
export const thing = (of: string, ...path: readonly (string | number)[]): Thing => `${of} ${path.join('/')}`;

/** The card that a thing is of, and its place there. */
export const cardOf = (one: Thing): string => one.slice(0, one.indexOf(' '));
export const placeOf = (one: Thing): string => one.slice(one.indexOf(' ') + 1);

/** Every place of a text where an instruction stands. */
function* placesIn(part: unknown, path: readonly (string | number)[]): Generator<readonly (string | number)[]> {
  if (typeof part !== 'object' || part === null) return;
  if ('do' in part) yield path;
  for (const [key, inner] of Object.entries(part)) yield* placesIn(inner, [...path, key]);
}

/** The parts of a text that are carried out under its own name: the other side of a card has one of its own. */
const CARRIED_OUT = ['enters', 'abilities', 'standing', 'activation', 'at', 'after', 'byDoom'] as const;
type Parts = { readonly [P in (typeof CARRIED_OUT)[number]]?: unknown };

const MONSTER_DEEDS = { activate: 'acts', 'monster-attack': 'attacks', 'defeat-monster': 'is-defeated' } as const;

/** All that can happen in one scenario. */
export function thingsOf(scenario: string): Thing[] {
  const board = newBoard(1, 'core', scenario);
  const t = tableFor(board);
  const sides = new Set(t.box.flatMap((piece) => [kindOf(piece), kindOf(sideOf(piece, true))]));
  const found: Thing[] = [];
  for (const [of, text] of t.texts) {
    if (of !== scenario && !sides.has(of)) continue;
    for (const part of CARRIED_OUT)
      for (const path of placesIn((text as Parts)[part], [part])) found.push(thing(of, ...path));
    if ('standing' in text) for (const at of text.standing?.keys() ?? []) found.push(thing(of, 'standing', at));
    if (t.monsters[of] !== undefined) for (const deed of Object.values(MONSTER_DEEDS)) found.push(thing(of, deed));
  }
  for (const { id } of t.scenario.events) found.push(thing(id, 'doom'));
  return found;
}

/** All that can happen in any scenario, with the scenarios where it can. */
export function allThings(): Map<Thing, string[]> {
  const all = new Map<Thing, string[]>();
  for (const { id } of core.scenarios) for (const one of thingsOf(id)) all.set(one, [...(all.get(one) ?? []), id]);
  return all;
}

/** A rule that says with what it comes to some of its steps. */
function watched<V extends object>(of: Rule, at: { readonly [step: string]: (s: Arkham, v: V) => void }): Rule {
  const steps = { ...of.declared };
  for (const [key, sees] of Object.entries(at)) {
    const step = steps[key] as AnyStep;
    steps[key] = (c: Context<Arkham, V>) => {
      sees(c.s, c.v);
      return step(c as never);
    };
  }
  return rule(of.name)(steps as never);
}

/** The rule that carries texts out, telling of each instruction when it was carried out. */
function watchedTexts(sees: (one: Thing) => void): Rule {
  const [, next, after] = Object.keys(texts.run.declared) as [string, string, string];
  const waiting = new WeakMap<Running, Come>();
  const name = ({ of, path, next: nth }: Running) => thing(kindOf(of), ...path, nth);
  return watched<Running>(texts.run, {
    [next]: (s, v) => {
      const it = instructionAt(s, { ...v, path: [...v.path, v.next] }) as Verb | undefined;
      if (it === undefined) return;
      const effect = EFFECTS[it.do] as ((s: Arkham, it: Verb, here: Here) => Come) | undefined;
      if (effect === undefined) sees(name(v));
      else waiting.set(v, effect(s, it, { of: v.of, seat: v.seat, bound: v.bound }));
    },
    [after]: (s, v) => {
      if (waiting.get(v)?.(s, v.bound) === true) sees(name(v));
      waiting.delete(v);
    },
  });
}

/** The game, telling what happens in it. */
export function watchedGame(sees: (one: Thing) => void): Game<Arkham, ArkhamView> {
  const rules = new Map(arkham.rules);
  rules.set(texts.run.name, watchedTexts(sees));
  for (const [name, deed] of Object.entries(MONSTER_DEEDS)) {
    const rule = arkham.rules.get(name)!;
    const tells = (_s: Arkham, { monster }: { monster: string }) => sees(thing(kindOf(monster), deed));
    rules.set(name, watched(rule, { [rule.first]: tells }));
  }
  return { ...arkham, rules };
}

/** What is in force when somebody has to decide. */
export function seenStanding({ board: s }: State<Arkham>, sees: (one: Thing) => void): void {
  const { texts: all } = tableFor(s);
  const inPlay = [
    ...s.codex.map(({ card, back }) => sideOf(card, back)),
    ...s.monsters.map(({ card }) => card),
    ...s.seats.flatMap(({ sheet, assets }) => [sheet ?? '', ...assets.map(({ card, back }) => sideOf(card, back))]),
  ];
  for (const side of inPlay) {
    const text = all.get(side);
    if (text !== undefined && 'standing' in text)
      for (const at of text.standing?.keys() ?? []) sees(thing(kindOf(side), 'standing', at));
  }
}

/** What an event tells: the doom of an event card has come. */
export function seenEvent(key: string, params: Message['params'], sees: (one: Thing) => void): void {
  if (key !== 'event.spread-doom') return;
  const { card } = params.card as { readonly card: string };
  sees(thing(pieceOfSide(card), 'doom'));
}

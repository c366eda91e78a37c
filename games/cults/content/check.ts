import { mapOf, optional, record } from '@tabula/kernel/fields.js';
import { int, isObject, list, oneOf, problemsOf, type Shape, text } from '@tabula/kernel/shape.js';
import { ability } from '../verbs/abilities.js';
import { cityEffect } from '../verbs/city.js';
import { goalNeed } from '../verbs/goals.js';
import { DISTRICTS, type Pack } from './behaviour.js';
import { CITIES, DISORGANISATION, GOAL, KINDS, PROLOGUE, packIds } from './cards.js';

/** Packs from outside: whether the rules can play with them, and if not, everything that is wrong and where. */

const STARTING_CARDS = 12; // CULT-1.10
/** CULT-2.14: a stack of each type for each district. */
const FEWEST_STACKS = DISTRICTS.length;
const COPIES = 6; // CULT-2.12
/** CULT-21.14: more city cards than rounds. */
const FEWEST_CITY = 11;

const words = record({ en: text, pl: text, de: text });
const symbols = { attack: int(0, 6), power: int(0, 6), terror: int(0, 6) };
const rules = optional(list(text, 20));

const cult = (type: 'start' | 'guardian' | 'action', copies: Shape<number>, cost: Shape<number>) =>
  record({ id: text, name: words, type: oneOf(type), copies, cost, ...symbols, ability: optional(ability), rules });

const starting = cult('start', int(1, STARTING_CARDS), int(0, 0));
const guardian = cult('guardian', int(COPIES, COPIES), int(1, 9));
const action = cult('action', int(COPIES, COPIES), int(1, 9));
/** A district card of either type. */
const district: Shape<unknown> = {
  ...guardian,
  check: (value, path, about) =>
    (isObject(value) && value.type === 'action' ? action : guardian).check(value, path, about),
} as Shape<unknown>;

const city = record({ id: text, name: words, effect: cityEffect, advances: list(oneOf(...DISTRICTS), 4), rules });
const prologue = record({
  id: text,
  name: words,
  sanity: mapOf(DISTRICTS, int(1, 9)),
  arrived: list(oneOf(...DISTRICTS), 4),
  nearer: int(0, 3),
});
const goal = record({ id: text, name: words, difficulty: int(1, 20), needs: list(goalNeed, 4) });

const pack = record({
  id: text,
  name: words,
  starting: list(starting, STARTING_CARDS),
  cards: list(district, 40),
  city: list(city, 60),
  prologues: list(prologue, 40),
  goals: list(goal, 40),
  layout: mapOf(DISTRICTS, list(text, 2)),
});

export type Checked = { readonly ok: true; readonly pack: Pack } | { readonly ok: false; readonly problems: string[] };

export function checkPack(value: unknown): Checked {
  const problems = problemsOf(pack, value);
  // What concerns several cards can be said only of cards that are well formed.
  if (problems.length > 0) return { ok: false, problems };
  const formed = value as Pack;
  checkIds(formed, problems);
  checkCounts(formed, problems);
  checkLayout(formed, problems);
  return problems.length > 0 ? { ok: false, problems } : { ok: true, pack: formed };
}

const ID = /^[A-Za-z][A-Za-z0-9-]{0,39}$/;

/** A card is found by its id alone, so no two packs may use one id for different cards. */
function checkIds({ id, starting: start, cards, city: cities, prologues, goals }: Pack, problems: string[]): void {
  if (!/^[a-z][a-z0-9-]{0,39}$/.test(id))
    problems.push('/id: expected a small letter, then up to 39 of a-z, 0-9 and -');
  else if (packIds().includes(id)) problems.push(`/id: a pack '${id}' is loaded already`);
  const seen = new Set<string>([DISORGANISATION.id]);
  const lists = { starting: start, cards, city: cities, prologues, goals };
  for (const [name, entries] of Object.entries(lists))
    entries.forEach((card, at) => {
      const path = `/${name}/${at}/id`;
      const other = KINDS[card.id] ?? CITIES[card.id] ?? PROLOGUE[card.id] ?? GOAL[card.id];
      if (!ID.test(card.id)) problems.push(`${path}: expected a letter, then up to 39 letters, digits and -`);
      else if (seen.has(card.id)) problems.push(`${path}: is there twice: ${JSON.stringify(card.id)}`);
      else if (other !== undefined && JSON.stringify(other) !== JSON.stringify(card))
        problems.push(`${path}: ${JSON.stringify(card.id)} is another card in a pack that is loaded`);
      seen.add(card.id);
    });
}

function checkCounts({ starting: start, cards, city: cities, prologues, goals }: Pack, problems: string[]): void {
  const count = start.reduce((sum, { copies }) => sum + copies, 0);
  if (count !== STARTING_CARDS) problems.push(`/starting: needs ${STARTING_CARDS} cards in all, has ${count}`);
  for (const type of ['guardian', 'action'] as const) {
    const stacks = cards.filter((card) => card.type === type).length;
    if (stacks < FEWEST_STACKS) problems.push(`/cards: needs at least ${FEWEST_STACKS} of type ${type}, has ${stacks}`);
  }
  if (cities.length < FEWEST_CITY) problems.push(`/city: needs at least ${FEWEST_CITY} cards, has ${cities.length}`);
  if (prologues.length === 0) problems.push('/prologues: needs at least 1 card');
  if (goals.length === 0) problems.push('/goals: needs at least 1 card');
}

/** CULT-21.9: a guardian and an action for each district, each once. */
function checkLayout({ cards, layout }: Pack, problems: string[]): void {
  const laid: string[] = [];
  for (const id of DISTRICTS) {
    const types = layout[id].map((kind) => cards.find((card) => card.id === kind)?.type);
    if (types.length !== 2 || types[0] !== 'guardian' || types[1] !== 'action')
      problems.push(`/layout/${id}: expected a guardian and an action of this pack`);
    laid.push(...layout[id]);
  }
  if (new Set(laid).size !== laid.length) problems.push('/layout: names a stack twice');
}

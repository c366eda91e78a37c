import { type Chance, tell } from '@tabula/kernel/chance.js';
import type { Script } from '@tabula/kernel/instructions.js';
import type { Context } from '@tabula/kernel/rule.js';
import type { Arkham } from '../board.js';
import type { AnomalyCard } from '../cards.js';
import { rangeOf } from '../content/pack.js';
import { pieceOfSide, tableFor } from '../packs.js';

/**
 * Where the story goes on (ARK-466.10): the scene is told when a card is read, and what has come of a test or a choice when
 * it has come. An event names the card, the place on it and the part of its story; `story/` has the sentences.
 */

/** A part of the story of a card is told. */
export const tale = (c: Chance, id: string, part = 'scene'): void =>
  tell(c, 'event.tale', { tale: { tale: `${id}#${part}` } });

/** Cards that have a story: those that are met, headlines, and the archive. */
const STORIED = /^(?:encounter|street|event|anomaly|headline|archive)\//;
/** What is bought or sold tells itself. */
const TRADES: readonly string[] = ['buy', 'buy-spells', 'sell'];

type It = { readonly do: string; readonly [part: string]: unknown };
type List = readonly It[];
const ONLY: { readonly [verb: string]: string } = { pay: 'paid', may: 'taken' };

/** The outcome that a part of an instruction is, by what the story calls it; null if it has no sentence of its own. */
function outcomeOf(it: It, part: string, nth: string | number | undefined, list: List): string | null {
  switch (part) {
    case 'pass':
    case 'result':
      return part;
    case 'fail':
      return list.every(({ do: verb }) => verb === 'pay') ? null : part;
    case 'graded':
    case 'totals':
    case 'options':
      return `${part}/${nth}`;
    case 'otherwise':
      return it.do === 'pay' ? 'declined' : null;
    default:
      if (it.do === 'if') return (it.when as { readonly when: string }).when === 'bought' ? 'bought' : 'met';
      if (it.do === 'may' && list.every(({ do: verb }) => TRADES.includes(verb))) return null;
      return ONLY[it.do] ?? null;
  }
}

/** The place on a card at which a text begins: 'la-bella-luna', '0-1'; nothing on cards that have but one. */
function placeOn(text: unknown, [first, second]: Script['path']): string {
  if (first === 'at') return `/${second}`;
  if (first !== 'byDoom') return '';
  const { from, to } = (text as AnomalyCard).byDoom[Number(second)]!;
  return `/${rangeOf(from, to)}`;
}

const ROOTS: { readonly [first: string]: number } = {
  at: 2,
  byDoom: 3,
  enters: 1,
  abilities: 3,
  standing: 3,
  after: 1,
};

/** Instructions of a card begin: if they are what has come of something, its story says so. */
export function tellOutcome(c: Context<Arkham, Script>): void {
  const { of, path } = c.v;
  if (c.sink === null || !STORIED.test(of)) return;
  const text: unknown = tableFor(c.s).texts.get(of);
  const root = ROOTS[String(path[0])] ?? path.length;
  const id = `${pieceOfSide(of)}${placeOn(text, path)}`;
  if (path.length <= root) {
    if (path[0] === 'at' || path[0] === 'byDoom') tale(c, id);
    return;
  }
  // The last place in a list is that of the instruction; what follows is the part of it.
  let at = path.length - 2;
  while (at > 0 && !isInstruction(text, path, at)) at--;
  const it = inside(text, path.slice(0, at + 1)) as It;
  const outcome = outcomeOf(it, String(path[at + 1]), path[at + 2], inside(text, path) as List);
  if (outcome !== null) tale(c, id, outcome);
}

const inside = (text: unknown, path: Script['path']): unknown =>
  path.reduce<unknown>((part, key) => (part as { readonly [key: string]: unknown })[key], text);

const isInstruction = (text: unknown, path: Script['path'], at: number): boolean =>
  typeof path[at] === 'number' && Object.hasOwn(inside(text, path.slice(0, at + 1)) as object, 'do');

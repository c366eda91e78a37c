import type { SpaceId } from './cards.js';
import { SKILLS, type Skill } from './language/values.js';
import { tableFor } from './packs.js';
import type { Text } from './words.js';

/** ARK-420.3, ARK-423.5: what the symbols at a space announce: what its encounters usually ask for, and what they bring. */

/** ARK-Q.2. */
const ASKS = [...SKILLS, 'money', 'remnant'] as const;
type Asks = (typeof ASKS)[number];
const BRINGS = ['health', 'sanity', 'common', 'curio', 'spell', 'ally', 'money', 'remnant', 'remove-doom'] as const;
type Brings = (typeof BRINGS)[number];

interface Symbols {
  readonly asks: readonly Asks[];
  readonly brings: readonly Brings[];
}

/** An instruction as far as symbols are concerned, whatever it is. */
type Part = { readonly [key: string]: unknown };
const isPart = (part: unknown): part is Part => typeof part === 'object' && part !== null;

function asked(part: Part): Asks[] {
  if (part.do === 'test') return [part.skill as Skill];
  if (part.do === 'buy' || part.do === 'buy-spells' || part.pay === 'money') return ['money'];
  return part.pay === 'remnant' ? ['remnant'] : [];
}

function brought(part: Part): Brings[] {
  switch (part.do) {
    case 'recover':
      return (['health', 'sanity'] as const).filter((one) => part[one] !== undefined);
    case 'gain':
      return part.card === 'item' ? [part.trait === 'common' ? 'common' : 'curio'] : [part.card as 'spell' | 'ally'];
    case 'buy':
      return [part.trait as 'common' | 'curio'];
    case 'buy-spells':
      return ['spell'];
    case 'money':
      return part.gain === undefined ? [] : ['money'];
    case 'remnant':
      return ['remnant'];
    case 'remove-doom':
      return ['remove-doom'];
    default:
      return [];
  }
}

/** All that a text asks for or brings, however deep it is said. */
function collect<T>(part: unknown, of: (part: Part) => readonly T[], into: Set<T>): Set<T> {
  if (Array.isArray(part)) for (const one of part) collect(one, of, into);
  else if (isPart(part)) {
    for (const one of of(part)) into.add(one);
    for (const value of Object.values(part)) collect(value, of, into);
  }
  return into;
}

/** ARK-R.186: those that at least a third of the texts have. */
function usual<T>(texts: readonly Text[], of: (part: Part) => readonly T[], all: readonly T[]): T[] {
  const found = texts.map((text) => collect(text, of, new Set<T>()));
  return all.filter((one) => found.filter((has) => has.has(one)).length * 3 >= Math.max(1, texts.length));
}

/** The symbols of a space of a neighbourhood. They promise nothing: the card that is drawn may be another. */
export function symbolsAt(s: { readonly pack: string; readonly scenario: string }, space: SpaceId): Symbols {
  const t = tableFor(s);
  const tile = t.spaces[t.spaceOf[space] ?? -1]?.tile ?? -1;
  const deck = t.pack.encounters[t.scenario.neighbourhoods[tile] ?? ''] ?? [];
  const texts = deck.flatMap(({ at }) => (at[space] === undefined ? [] : [at[space]]));
  return { asks: usual(texts, asked, ASKS), brings: usual(texts, brought, BRINGS) };
}

import type { Language } from '@tabula/words/language.js';
import { sentence } from '@tabula/words/sentence.js';
import type { Cost } from '../language/costs.js';
import type { Instruction, Instructions } from '../language/instructions.js';
import type { Table } from '../packs.js';
import { isMet } from './part-names.js';
import { linesOf, say } from './read.js';
import { sayCost } from './says/costs.js';
import { tell } from './says/instructions.js';
import { paragraph } from './says/paragraph.js';

/**
 * Parts of cards that questions speak of, by the card and the way into its text: 'headline/18#enters/0/options/1'. What
 * comes of a test, a roll or a payment is not said before it has come (ARK-466.10, ARK-R.99).
 */

/** What a part is: instructions, one of them, or a price. */
const found = ({ texts }: Table, id: string): unknown => {
  const [of = '', path = ''] = id.split('#');
  return path
    .split('/')
    .reduce<unknown>(
      (part, key) => (typeof part === 'object' && part !== null ? (part as Record<string, unknown>)[key] : undefined),
      texts.get(of),
    );
};

/** An instruction without what may come of it. */
function openly(it: Instruction): Instruction {
  switch (it.do) {
    case 'test': {
      const { pass: _pass, fail: _fail, graded: _graded, result: _result, ...asked } = it;
      return asked;
    }
    case 'roll': {
      const { totals: _totals, ...asked } = it;
      return asked;
    }
    case 'reveal-marker':
      return { ...it, found: [] };
    case 'may':
      return { ...it, does: allOpenly(it.does) };
    default:
      return it;
  }
}
/** A price, or a choice among several things, is asked for in its turn. */
const allOpenly = (does: Instructions): Instructions =>
  does.filter(({ do: verb }) => verb !== 'pay' && verb !== 'choose').map(openly);

const isList = (part: unknown): part is Instructions => Array.isArray(part);
const isOne = (part: unknown): part is Instruction => typeof part === 'object' && part !== null && 'do' in part;

/** What a part says, in whole sentences; nothing if there is nothing to say of it yet. */
export function readPart(table: Table, id: string, language: Language): string {
  const part = found(table, id);
  const does = isList(part) ? part : isOne(part) ? [part] : [];
  return linesOf(paragraph(tell(isMet(id) ? allOpenly(does) : does)), language).join(' ');
}

/** A price by its place: "Pay $1." */
export function readCost(table: Table, id: string, language: Language): string {
  return sentence(say(language)(sayCost(found(table, id) as Cost)), language);
}

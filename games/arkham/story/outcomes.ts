import type { Pack, Speaking } from '../content/pack.js';
import { encountersOf } from '../content/pack.js';
import type { Instruction, Instructions } from '../language/instructions.js';

/**
 * What can come of instructions and has a sentence of its own: `pass`, or `options/2` for a list of two. What a branch holds
 * is looked through too. Failing into an offer, or into nothing, is not told.
 */
export const outcomesOf = (does: Instructions): string[] => does.flatMap(outcomesOfOne);

const only = (said: string, does: Instructions | undefined): string[] =>
  does === undefined || does.length === 0 ? [] : [said, ...outcomesOf(does)];

function outcomesOfOne(one: Instruction): string[] {
  switch (one.do) {
    case 'test': {
      const { pass, fail = [], graded, result } = one;
      const failed = fail.every(({ do: verb }) => verb === 'pay') ? outcomesOf(fail) : only('fail', fail);
      return [...only('pass', pass), ...failed, ...list('graded', graded), ...only('result', result)];
    }
    case 'pay':
      return [...only('paid', one.does), ...only('declined', one.otherwise)];
    case 'choose':
      return [...list('options', one.options), ...one.options.flatMap(outcomesOf)];
    case 'if':
      return only(one.when.when === 'bought' ? 'bought' : 'met', one.does);
    case 'may':
      return one.does.every(({ do: verb }) => TRADES.has(verb)) ? [] : only('taken', one.does);
    case 'roll':
      return list('totals', one.totals);
    case 'each':
    case 'spend':
      return outcomesOf(one.does);
    default:
      return [];
  }
}

/** What is bought or sold tells itself; `bought` is told where more comes of it. */
const TRADES: ReadonlySet<Instruction['do']> = new Set(['buy', 'buy-spells', 'sell']);

const list = (name: string, of: readonly unknown[] | undefined): string[] =>
  of === undefined ? [] : [`${name}/${of.length}`];

/** A card of the codex has a story for its other side if it has one: said there, in force there, or flipped to. */
function outcomesOfCard({ does = [], abilities = [], back = [], backIs = [] }: Speaking): string[] {
  const all = [...does, ...abilities.flatMap((ability) => ability.does), ...back];
  const turns = (one: Instruction): boolean => (one.do === 'spend' ? one.does.some(turns) : one.do === 'flip-this');
  const two = back.length > 0 || backIs.length > 0 || abilities.some(({ side }) => side === 'back') || all.some(turns);
  return [...outcomesOf(all), ...(two ? ['back'] : [])];
}

/** Every card of a pack that has a story, with what the story has to tell. */
export const storiesTold = (pack: Pack): ReadonlyMap<string, readonly string[]> =>
  new Map([
    ...encountersOf(pack).map(({ id, encounter }): [string, string[]] => [id, outcomesOf(encounter.does)]),
    ...[...pack.headlines, ...pack.archive].map((card): [string, string[]] => [card.id, outcomesOfCard(card)]),
    ...pack.investigators.map(({ id }): [string, string[]] => [id, []]),
    ...pack.scenarios.map(({ id }): [string, string[]] => [id, ['won', 'lost']]),
  ]);

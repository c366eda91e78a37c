import { expect, it } from 'vitest';
import { core } from '../content/core.js';
import { encountersOf } from '../content/pack.js';
import type { Instructions } from '../language/instructions.js';
import { says } from '../testing/says.js';
import { table } from '../testing/table.js';
import { VERBS } from './all.js';

/** The names of all verbs and other words in instructions. */
function* wordsOf(part: unknown): Generator<string> {
  if (typeof part !== 'object' || part === null) return;
  if ('do' in part && typeof part.do === 'string') yield part.do;
  for (const inner of Object.values(part)) yield* wordsOf(inner);
}
const COMMON = ['may', 'choose', 'if', 'each', 'pick', 'pay'];
const isCarriedOut = (does: Instructions): boolean =>
  [...wordsOf(does)].every((word) => Object.hasOwn(VERBS, word) || COMMON.includes(word));

const TEXTS: readonly (readonly [string, Instructions])[] = [
  ...encountersOf(core).map(({ id, encounter }) => [id, encounter.does] as const),
  ...core.headlines.flatMap(({ id, does }) => (does === undefined ? [] : [[id, does] as const])),
  ...core.pacts.map(({ id, does }) => [id, does] as const),
];

it('every encounter, headline and pact of the core pack says only what is carried out', () => {
  expect(TEXTS.filter(([, does]) => !isCarriedOut(does)).map(([id]) => id)).toEqual([]);
});

/** Somebody with some of everything, so that every price can be paid. */
function rich(tile: number) {
  const t = table({ players: 3 }).doom({ 'north-a': 1, 'north-b': 2, 'mid-a': 1 }).monster('hunter', 'mid-a');
  t.with(0, { money: 9, remnants: 3, clues: 2, damage: 2, horror: 2 }).asset(0, 'item/axe').asset(0, 'spell/bind');
  return { t, bound: { tile } };
}

it.each([0, 1, 2])('each of them ends, whatever is answered (%i)', (nth) => {
  for (const [id, does] of TEXTS) {
    const { t, bound } = rich(0);
    says(t, does, bound);
    for (let asked = 0; !t.ended; asked++) {
      const question = t.questions[0];
      if (question === undefined || asked > 60) throw new Error(`${id} does not end`);
      const { options, min } = question;
      const at = (nth * 7 + asked * nth) % options.length;
      const keys = options.map(({ key }) => key);
      t.seat(question.seat).picks(...(min === 1 ? [keys[at]!] : keys.slice(0, min)));
    }
  }
});

import { atCost } from '@tabula/words/frame/frame.js';
import { phrase } from '@tabula/words/phrase.js';
import { type ByTag, type Says, saidOf } from '@tabula/words/says.js';
import type { Verb } from '../../language/instructions.js';
import { CITY_SAYS, MONSTER_SAYS } from './city.js';
import { CODEX_SAYS } from './codex.js';
import { sayCost } from './costs.js';
import { DICE_SAY, HARM_SAYS } from './harm.js';
import { POSSESSIONS_SAY } from './possessions.js';
import { alone, type Said, type Telling, within } from './sentences.js';
import { sayRoll, sayTest } from './tests.js';

type Verbs = ByTag<Verb, 'do'>;
/** What some of the verbs say. */
export type SaysOf<K extends Verb['do']> = Says<Pick<Verbs, K>, Said>;

/** What each verb says; those that hold instructions tell them by `tell`. */
const says = (tell: Telling): Says<Verbs, Said> => ({
  ...POSSESSIONS_SAY,
  ...HARM_SAYS,
  ...CITY_SAYS,
  ...MONSTER_SAYS,
  ...DICE_SAY,
  ...CODEX_SAYS,
  spend: ({ cost, does }) => within(tell(does), (clause) => atCost(sayCost(cost), clause)),
  test: (test) => sayTest(test, tell),
  roll: (roll) => sayRoll(roll, tell),
  'reveal-marker': ({ found }) => [
    alone(phrase('do.reveal-marker')),
    ...found.flatMap(({ colour, does }) =>
      within(tell(does), (clause) => phrase('part.marker', { colour: { colour }, clause })),
    ),
  ],
});

export const sayVerb = (verb: Verb, tell: Telling): Said => saidOf<Verbs, Verb['do'], Said>(says(tell), verb.do, verb);

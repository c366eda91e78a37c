import type { Rule } from '@tabula/kernel/rule.js';
import { int, oneOf } from '@tabula/kernel/shape.js';
import { type Declared, type Fields, type Held, type Instruction, instruction } from '@tabula/kit/verb.js';
import { may } from '@tabula/words/frame/frame.js';
import { and, by, type Joined, type Phrase, phrase } from '@tabula/words/phrase.js';
import { DISTRICTS, type District, TOKENS } from '../content/behaviour.js';
import { city } from '../rules/city.js';
import { sanityOf } from '../rules/districts.js';
import { cardCost } from '../rules/growth.js';
import { surplusOf } from '../rules/hiding.js';
import { mobilisation } from '../rules/mobilisation.js';
import { unplaced } from '../rules/planning.js';
import { ritualCost } from '../rules/preparation.js';
import { recruit } from '../rules/recruitment.js';

/** What a city card does to its round (CULT-4.3): carried out when it is turned up, or asked for as long as it is in force. */
interface CityVerb<It> {
  /** The rule that carries it out, or the function that asks for it. */
  readonly does: Rule | ((...about: never[]) => unknown);
  /** Null for the one that has nothing to say. */
  says(it: It): Phrase | null;
  /** What it changes for everybody alike is worth nothing to anyone. */
  readonly worth: 0;
}
type City<F extends Fields> = Declared<F, CityVerb<Held<F>>>;

const EACH_PLAYER = { who: 'player' };
const declared = <F extends Fields>(fields: F, does: CityVerb<unknown>['does'], says: City<F>['says']): City<F> => ({
  fields,
  does,
  says,
  worth: 0,
});

const VERBS = {
  'ritual-cost': declared({ more: int(1, 3) }, ritualCost, ({ more }) => phrase('city.ritual-cost', { more })),
  'token-limit': declared({ limit: int(0, 12) }, surplusOf, ({ limit }) => phrase('city.token-limit', { limit })),
  'plan-markers': declared({ count: int(1, 4) }, unplaced, ({ count }) => phrase('city.plan-markers', { count })),
  sanity: declared({ change: int(-2, 2) }, sanityOf, ({ change }) =>
    phrase(change > 0 ? 'city.sanity.higher' : 'city.sanity.lower', { change: Math.abs(change) }),
  ),
  disorganise: declared({}, city, () => by({ who: 'side' }, phrase('do.be-disorganised'))),
  'destroy-disorganisation': declared({}, city, () => by(EACH_PLAYER, may(phrase('do.destroy-disorganisation')))),
  hand: declared({ cards: int(1, 9) }, mobilisation, ({ cards }) => phrase('city.hand', { cards })),
  rerolls: declared({ count: int(0, 4) }, recruit, ({ count }) => phrase('city.rerolls', { count })),
  'card-cost': declared({ less: int(1, 3), least: int(0, 3) }, cardCost, ({ less, least }) =>
    phrase('city.card-cost', { less, least }),
  ),
  gain: declared({ token: oneOf(...TOKENS), count: int(1, 3) }, city, ({ token, count }) =>
    by(EACH_PLAYER, phrase('do.gain', { count, token: { token } })),
  ),
  nothing: declared({}, city, () => null),
};

export type CityEffect = Instruction<'is', typeof VERBS>;
export const cityEffect = instruction('is', VERBS);

export const listed = (districts: readonly District[]): Joined => and(...districts.map((district) => ({ district })));

/** What a city card says of its round and, where there is one, of the NPC (CULT-21.69), and whose investigators advance. */
export function sayCity(
  card: { readonly effect: CityEffect; readonly advances: readonly District[] },
  npc: boolean,
): Phrase[] {
  const { effect, advances } = card;
  const said = (VERBS[effect.is] as CityVerb<unknown>).says(effect);
  const besides = npc && effect.is === 'destroy-disorganisation' ? [phrase('city.npc-destroys')] : [];
  const all = advances.length === DISTRICTS.length;
  const moves = all ? phrase('city.advance-all') : phrase('city.advance', { districts: listed(advances) });
  return [...(said === null ? [] : [said]), ...besides, ...(advances.length > 0 ? [moves] : [])];
}

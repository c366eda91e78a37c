import { may } from '@tabula/words/frame/frame.js';
import { and, by, type Joined, type Phrase, phrase } from '@tabula/words/phrase.js';
import { type ByTag, type Says, saidOf } from '@tabula/words/says.js';
import { type CityCard, type CityEffect, DISTRICTS, type District } from '../../content/behaviour.js';

type Effects = ByTag<CityEffect, 'is'>;

const EACH_PLAYER = { who: 'player' };

/** What each city card says of its round; one has nothing to say. */
const SAYS: Says<Effects, Phrase | null> = {
  'ritual-cost': ({ more }) => phrase('city.ritual-cost', { more }),
  'token-limit': ({ limit }) => phrase('city.token-limit', { limit }),
  'plan-markers': ({ count }) => phrase('city.plan-markers', { count }),
  sanity: ({ change }) => phrase(change > 0 ? 'city.sanity.higher' : 'city.sanity.lower', { change: Math.abs(change) }),
  disorganise: () => by({ who: 'side' }, phrase('do.be-disorganised')),
  'destroy-disorganisation': () =>
    phrase('city.destroy-disorganisation', { clause: by(EACH_PLAYER, may(phrase('do.destroy-disorganisation'))) }),
  hand: ({ cards }) => phrase('city.hand', { cards }),
  rerolls: ({ count }) => phrase('city.rerolls', { count }),
  'card-cost': ({ less, least }) => phrase('city.card-cost', { less, least }),
  gain: ({ token, count }) => by(EACH_PLAYER, phrase('do.gain', { count, token: { token } })),
  nothing: () => null,
};

export const listed = (districts: readonly District[]): Joined => and(...districts.map((district) => ({ district })));

export function sayCity({ effect, advances }: CityCard): Phrase[] {
  const said = saidOf<Effects, CityEffect['is'], Phrase | null>(SAYS, effect.is, effect);
  const all = advances.length === DISTRICTS.length;
  const moves = all ? phrase('city.advance-all') : phrase('city.advance', { districts: listed(advances) });
  return [...(said === null ? [] : [said]), ...(advances.length > 0 ? [moves] : [])];
}

import { atCost, given, may } from '@tabula/words/frame/frame.js';
import { by, type Phrase, phrase } from '@tabula/words/phrase.js';
import { type ByTag, type Says, saidOf } from '@tabula/words/says.js';
import type { Ability } from '../../content/behaviour.js';

type Abilities = ByTag<Ability, 'does'>;

/** For the card and its symbols. */
const sacrificed = (clause: Phrase): Phrase => atCost(phrase('do.forgo-symbols'), clause);

const WIN = phrase('do.win');

/** What each ability of a cult card says. */
const SAYS: Says<Abilities> = {
  draw: ({ cards, destroyedCards }) => phrase('do.draw', { cards, destroyedCards }),
  'set-blank': () => phrase('do.set-blank'),
  'copy-die': () => phrase('do.copy-die'),
  'take-card': () => sacrificed(phrase('do.take-card')),
  'place-ritual': ({ level }) => sacrificed(phrase('do.place-ritual', { level: { level } })),
  'no-advance': () => atCost(phrase('do.destroy-this'), phrase('ability.no-advance')),
  'draw-and-destroy': () => atCost(phrase('do.show-this'), phrase('ability.draw-and-destroy')),
  'quiet-terror': ({ terror }) => phrase('ability.quiet-terror', { terror }),
  'add-thugs': ({ count, destroy }) => {
    const add = phrase('do.add-thugs', { count, token: { token: 'thug' } });
    return destroy === true ? sacrificed(add) : add;
  },
  disorganise: ({ price }) => atCost(phrase('do.pay', { price }), by({ who: 'other' }, phrase('do.be-disorganised'))),
  'add-card': () => phrase('do.add-card'),
  redirect: () => phrase('ability.redirect'),
  weaken: ({ amount }) => sacrificed(phrase('ability.weaken', { amount })),
  gain: ({ token, count, if: outcome }) =>
    given(outcome === 'won' ? WIN : phrase('do.not-win'), phrase('do.gain-afterwards', { count, token: { token } })),
  'destroy-card': () => given(WIN, may(phrase('do.destroy-afterwards'))),
};

export const sayAbility = (ability: Ability): Phrase =>
  phrase('card.ability', {
    keyword: { keyword: ability.when },
    clause: saidOf<Abilities, Ability['does'], Phrase>(SAYS, ability.does, ability),
  });

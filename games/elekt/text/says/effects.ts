import { given, may } from '@tabula/words/frame/frame.js';
import { type Phrase, phrase } from '@tabula/words/phrase.js';
import { type ByTag, type Says, saidOf } from '@tabula/words/says.js';
import type { Effect } from '../../content/behaviour.js';
import { ownAnother } from './parts.js';

type Effects = ByTag<Effect, 'do'>;

const TARGETS = { this: 'this', 'your-other': 'your-other', 'your-other-cultist': 'such-cultist' } as const;

function attach(effect: Effects['attach']): Phrase {
  const { token, count, to } = effect;
  const named = token === 'any' && effect.different === true ? 'different' : token;
  const clause = phrase('do.attach', { count, token: { token: named }, target: { target: TARGETS[to] } });
  const offered = effect.may === true ? may(clause) : clause;
  return to === 'your-other-cultist' ? given(ownAnother('cultist', 'this-zone'), offered) : offered;
}

/** What each part of an instant ability says. */
const SAYS: Says<Effects> = {
  attach,
  'remove-token': () => phrase('do.remove-token'),
  'remove-all-tokens': () => phrase('do.remove-all-tokens'),
  mirror: () => phrase('do.mirror'),
  'take-unit': () => phrase('do.take-unit'),
  'discard-this': () => phrase('do.discard-this'),
  confront: ({ attribute }) => phrase('do.confront', { attribute: { attribute } }),
  'switch-off': () => phrase('do.switch-off'),
  move: () => phrase('do.move'),
  'take-ember': ({ amount }) => phrase('do.take-ember', { amount }),
  annihilate: () => phrase('do.annihilate'),
  'place-basic': () => phrase('do.place-basic'),
  draw: ({ count }) => phrase('do.draw', { count }),
  'discard-units': ({ count }) => phrase('do.discard-units', { count }),
};

export const sayEffect = (effect: Effect): Phrase => saidOf<Effects, Effect['do'], Phrase>(SAYS, effect.do, effect);

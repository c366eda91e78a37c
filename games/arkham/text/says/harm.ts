import { and, type Joined, type Phrase, phrase } from '@tabula/words/phrase.js';
import type { DICE, HARM } from '../../language/deeds.js';
import type { InstructionOf } from '../../language/instructions.js';
import type { Amount } from '../../language/values.js';
import type { SaysOf } from './verbs.js';

/** So much of what hurts or heals; of what is counted, as much as there is for each. */
function things(of: { readonly [harm: string]: Amount | undefined }): Joined {
  return and(
    ...Object.entries(of).flatMap(([harm, amount]) => {
      if (amount === undefined) return [];
      return [{ harm, count: typeof amount === 'number' ? amount : (amount.plus ?? amount.times ?? 1) }];
    }),
  );
}

function saySplit(split: Amount): Phrase {
  return typeof split === 'number' || split.per === 'face-rolled'
    ? phrase('do.suffer-split-rolled')
    : phrase('do.suffer-split-each', { counted: { counted: split.per } });
}

function saySuffer({ damage, horror, split, direct }: InstructionOf<'suffer'>): Phrase {
  if (split !== undefined) return saySplit(split);
  const suffered = things(direct === true ? { 'direct-horror': horror } : { damage, horror });
  const amount = [damage, horror].find((one) => typeof one === 'object');
  if (amount === undefined || typeof amount === 'number') return phrase('do.suffer', { things: suffered });
  if (amount.per === 'remaining-health-of-that') return phrase('do.suffer-remaining');
  return amount.per === 'successes'
    ? phrase('do.suffer-less', { things: suffered })
    : phrase('do.suffer-each', { things: suffered, counted: { counted: amount.per } });
}

function sayRecover({ health, sanity, who }: InstructionOf<'recover'>): Phrase {
  if (who === 'this-card') return phrase('do.mend', { things: things({ damage: health, horror: sanity }) });
  const recovered = things({ health, sanity });
  return [health, sanity].some((one) => typeof one === 'object')
    ? phrase('do.recover-per-success', { things: recovered })
    : phrase('do.recover', { things: recovered, patient: who === 'anyone-here' ? 'here' : who });
}

const perSuccess = (amount: Amount): string | null => (typeof amount === 'number' ? null : 'success');
const number = (amount: Amount): number => (typeof amount === 'number' ? amount : (amount.times ?? 1));

export const HARM_SAYS: SaysOf<keyof typeof HARM> = {
  suffer: saySuffer,
  'discard-or-suffer': ({ each, damage, horror }) =>
    phrase('do.discard-or-suffer', { own: { own: each }, things: things({ damage, horror }) }),
  recover: sayRecover,
  'recover-all': () => phrase('do.recover-all'),
  prevent: ({ count }) => phrase('do.prevent', { count: number(count), per: perSuccess(count) }),
  'swap-harm': () => phrase('do.swap-harm'),
  'turn-harm': () => phrase('do.turn-harm'),
  devour: ({ who }) => (who === 'you' ? phrase('do.devoured') : phrase('do.devour')),
  retire: () => phrase('do.retire'),
};

export const DICE_SAY: SaysOf<keyof typeof DICE> = {
  reroll: ({ dice }) => {
    if (dice === 'one') return phrase('do.reroll-one');
    if (dice === 'any') return phrase('do.reroll-any');
    if (dice === 'one-or-all') return phrase('do.reroll-one-or-all');
    return phrase('do.reroll-up-to', { counted: { counted: typeof dice.upTo === 'number' ? null : dice.upTo.per } });
  },
  'raise-die': ({ which }) => (which === 'one' ? phrase('do.raise-one') : phrase('do.raise-each')),
  'add-successes': ({ count, to = null }) =>
    phrase('do.add-successes', { count: number(count), to, per: perSuccess(count) }),
};

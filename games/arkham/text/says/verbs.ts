import { and, phrase } from '@tabula/words/phrase.js';
import { type ByTag, type Says, saidOf } from '@tabula/words/says.js';
import type { Instructions } from '../../language/frame.js';
import type { Amount } from '../../language/values.js';
import type { Verb } from '../../language/verbs.js';
import { alone, type Said, type Sentence, within } from './sentences.js';
import { sayRoll, sayTest } from './tests.js';

type Verbs = ByTag<Verb, 'do'>;

/** So much of what hurts or heals. */
const amount = (harm: string, count: Amount | undefined) => {
  if (count === undefined) return [];
  return typeof count === 'number' ? [{ harm, count }] : [phrase('part.remaining-health')];
};

/** What each verb says; those that hold instructions tell them by `tell`. */
const says = (tell: (instructions: Instructions) => Sentence[]): Says<Verbs, Said> => ({
  test: (test) => sayTest(test, tell),
  roll: (roll) => sayRoll(roll, tell),
  gain: ({ what, count }) => phrase('do.gain', { things: and({ thing: what, count }) }),
  'lose-money': ({ count }) => phrase('do.lose', { things: and({ thing: 'money', count }) }),
  condition: ({ gain }) => phrase('do.become', { condition: { condition: gain } }),
  suffer: ({ damage, horror }) =>
    phrase('do.suffer', { things: and(...amount('damage', damage), ...amount('horror', horror)) }),
  'suffer-split': () => phrase('do.suffer-split'),
  recover: ({ health, sanity, who }) =>
    phrase('do.recover', { things: and(...amount('health', health), ...amount('sanity', sanity)), patient: who }),
  delay: () => phrase('do.delay'),
  retire: () => phrase('do.retire'),
  focus: ({ skill, overLimit = false }) => phrase('do.focus', { skill: { skill }, over: overLimit }),
  'sheet-clue': ({ count }) => phrase('do.sheet-clue', { count }),
  'place-doom': ({ count, where }) => phrase('do.place-doom', { count, where: { space: where } }),
  'remove-doom': ({ count, where }) =>
    phrase('do.remove-doom', { things: and(phrase('part.doom', { count, where: { space: where } })) }),
  buy: ({ what, count, half = false }) =>
    count === 'any'
      ? phrase('do.buy-any', { what: { thing: what }, half })
      : phrase('do.buy', { things: and({ thing: what, count }), half }),
  'buy-spells': ({ reveal, count }) => [alone(phrase('do.buy-spells', { reveal, several: count }))],
  sell: ({ price }) => phrase('do.sell', { price }),
  move: ({ upTo, ignoring = null }) => phrase('do.move', { upTo, ignoring }),
  'move-with-this': ({ steps, towards }) => phrase('do.move-with-this', { steps, towards: { space: towards } }),
  spawn: ({ count, where, state = 'any' }) =>
    phrase('do.spawn', { things: and({ monster: state, count }), where: { space: where } }),
  defeat: ({ what }) => phrase('do.defeat', { monster: { monster: what } }),
  disengage: ({ from }) => phrase('do.disengage', { monster: { monster: from } }),
  'swap-harm': () => phrase('do.swap-harm'),
  'turn-harm': () => phrase('do.turn-harm'),
  'add-successes': ({ count }) =>
    typeof count === 'number'
      ? phrase('do.add-successes', { count, per: null })
      : phrase('do.add-successes', { count: 'each' in count ? count.each : 1, per: count.per }),
  'put-under-this': ({ count }) => phrase('do.put-under-this', { count }),
  'take-from-under-this': () => phrase('do.take-from-under-this'),
  'add-card': ({ card, flippedIf }) =>
    flippedIf === undefined
      ? phrase('do.add-cards', { things: and(phrase('part.number', { n: card })) })
      : phrase('do.add-card', { card, flipped: flippedIf }),
  'return-card': ({ card }) => phrase('do.return-card', { card }),
  'flip-card': ({ card }) => (card === 'this' ? phrase('do.flip-this') : phrase('do.flip-card', { card })),
  'discard-this': () => phrase('do.discard-this'),
  'gate-burst': () => phrase('do.gate-burst'),
  'add-tokens': ({ tokens }) =>
    phrase('do.add-tokens', { things: and(...tokens.map((token) => ({ token, count: 1 }))) }),
  'shuffle-in': ({ trait }) => phrase('do.shuffle-in', { trait: { trait } }),
  'hide-markers': ({ markers, where }) => [
    alone(
      phrase('do.hide-markers', {
        markers: and(...markers.map(({ colour, count }) => ({ marker: colour, count }))),
        spaces: and(...where.map((place) => ({ place }))),
      }),
    ),
  ],
  'reveal-marker': ({ found }) => [
    alone(phrase('do.reveal-marker')),
    ...found.flatMap(({ colour, does }) =>
      within(tell(does), (clause) => phrase('part.marker', { colour: { colour }, clause })),
    ),
  ],
  'remove-markers': ({ which }) => phrase(which === 'that' ? 'do.discard-marker' : 'do.remove-facedown'),
});

export const sayVerb = (verb: Verb, tell: (instructions: Instructions) => Sentence[]): Said =>
  saidOf<Verbs, Verb['do'], Said>(says(tell), verb.do, verb);

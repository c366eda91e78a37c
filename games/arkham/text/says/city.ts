import { and, by, phrase } from '@tabula/words/phrase.js';
import type { CITY, MONSTER } from '../../language/deeds.js';
import { alone } from './sentences.js';
import type { SaysOf } from './verbs.js';

export const CITY_SAYS: SaysOf<keyof typeof CITY> = {
  'spawn-clue': () => phrase('do.spawn-clue', { count: 1 }),
  research: ({ count }) => phrase('do.research', { count }),
  'sheet-clue': ({ count }) => phrase('do.sheet-clue', { count }),
  'discard-sheet-clues': () => phrase('do.discard-sheet-clues'),
  'discard-clues': ({ count }) => phrase('do.discard-clues', { count }),
  'move-sheet-clue': ({ to }) => phrase('do.move-sheet-clue', { count: 1, to }),
  'place-doom': ({ count, where }) => phrase('do.place-doom', { count, where: { space: where } }),
  'remove-doom': ({ count, where, to }) =>
    to === undefined
      ? phrase('do.remove-doom', { things: and(phrase('part.doom', { count, where: { space: where } })) })
      : phrase('do.doom-to-sheet', { count, where: { space: where } }),
  move: ({ upTo, ignoring = null, more }) => {
    if (typeof upTo !== 'number') return phrase('do.move-result', { upTo: upTo.plus ?? 0 });
    return more === undefined ? phrase('do.move', { upTo, ignoring }) : phrase('do.move-more', { upTo, more });
  },
  'move-to': ({ where }) => phrase('do.move-to', { where: { space: where } }),
  'step-away': () => phrase('do.step-away'),
  'move-with-this': ({ towards }) => phrase('do.move-with-this', { steps: 1, towards: { space: towards } }),
  'draw-tokens': ({ count }) => phrase('do.draw-tokens', { count }),
  'add-tokens': ({ tokens }) =>
    phrase('do.add-tokens', { things: and(...tokens.map((token) => ({ token, count: 1 }))) }),
  'gate-burst': () => phrase('do.gate-burst'),
  'share-action': () => phrase('do.share-action'),
  'repeat-action': () => phrase('do.repeat-action'),
};

export const MONSTER_SAYS: SaysOf<keyof typeof MONSTER> = {
  spawn: ({ where, state = 'any' }) =>
    phrase('do.spawn', { things: and({ monster: state, count: 1 }), where: { space: where } }),
  'spawn-first': ({ trait, count, where }) => [
    alone(phrase('do.spawn-first', { trait: { trait }, count, where: { space: where } })),
  ],
  'spawn-set-aside': ({ monster, where, engaged }) =>
    engaged === true
      ? phrase('do.spawn-engaged', { name: { name: monster }, with: where === 'leads-space' ? 'lead' : 'you' })
      : phrase('do.spawn-named', { name: { name: monster }, where: { space: where } }),
  'spawn-epic': ({ card, where }) => phrase('do.spawn-named', { name: { epic: card }, where: { space: where } }),
  'move-monster': ({ what, to, towards = 'unstable-space' }) =>
    to === undefined
      ? phrase('do.move-monster-towards', { monster: { monster: what }, towards: { space: towards } })
      : phrase('do.move-monster-to', { monster: { monster: what }, to: { space: to } }),
  'damage-monster': ({ count, what }) => {
    const [each, per] = typeof count === 'number' ? [count, null] : [count.times ?? 1, count.per];
    return phrase('do.damage', {
      things: and({ harm: 'damage', count: each }),
      monster: { monster: what },
      per: per === 'successes' ? 'success' : per,
    });
  },
  defeat: ({ what }) => phrase('do.defeat', { monster: { monster: what } }),
  disengage: ({ from }) => phrase('do.disengage', { monster: { monster: from } }),
  exhaust: ({ what }) => phrase('do.exhaust', { monster: { monster: what } }),
  engage: () => phrase('do.engage'),
  'engage-instead': () => phrase('do.engage-instead'),
  'attack-now': ({ what }) =>
    what === 'all-of-your-neighbourhood'
      ? [alone(by({ who: 'each-of-them' }, phrase('do.they-attack')))]
      : phrase('do.attacked'),
  heal: ({ what }) => phrase('do.heal', { monster: { monster: what } }),
  'out-of-game': () => phrase('do.out-of-game'),
  'shuffle-in': ({ trait }) => phrase('do.shuffle-in', { trait: { trait } }),
};

import { or, type Phrase, phrase } from '@tabula/words/phrase.js';
import { type ByTag, type Says, saidOf } from '@tabula/words/says.js';
import { SANITY } from '../board.js';
import type { Effect } from '../content/effects.js';

type Effects = ByTag<Effect, 'do'>;

const LOYALIST = { points: 'loyalist' };
const RESTORATIONIST = { points: 'restorationist' };

/** What each word of the card texts says: one that is forgotten does not compile. */
const SAYS: Says<Effects> = {
  'count-royals': ({ points }) => phrase('do.count-royals', { worth: points, points: RESTORATIONIST }),
  redraw: () => phrase('do.redraw'),
  draw: ({ cards }) => phrase('do.draw', { cards }),
  'turn-coat': () => phrase('do.turn-coat'),
  'devour-city': () => phrase('do.devour-city'),
  'hide-royal': () => phrase('do.hide-royal'),
  'recover-cubes': ({ most }) => phrase(most === 'all' ? 'do.recover-cubes.all' : 'do.recover-cubes.agents'),
  bombs: ({ count }) => phrase('do.bombs', { count }),
  'double-bombs': () => phrase('do.double-bombs'),
  claim: () => phrase('do.claim'),
  'return-cubes': () => phrase('do.return-cubes'),
  'replace-agent': ({ where }) =>
    phrase(where === 'anywhere' ? 'do.replace-agent.anywhere' : 'do.replace-agent.beside-own'),
  advance: ({ track, steps }) => phrase('do.advance', { track: { track }, steps }),
  'park-agents': ({ most }) => phrase('do.park-agents', { most }),
  'devour-agent': () => phrase('do.devour-agent'),
  'restore-sanity': () => phrase('do.restore-sanity', { count: SANITY }),
  'end-undead': () => phrase('do.end-undead'),
  'banish-cubes': ({ most }) => phrase('do.banish-cubes', { most }),
  frighten: () => phrase('do.frighten'),
  'remove-top': () => phrase('do.remove-top'),
  'send-agent': () => phrase('do.send-agent'),
  block: ({ against }) =>
    phrase(against.includes('cthulhu') ? 'do.block.city' : 'do.block', {
      attacks: or(...against.map((attack) => ({ attack }))),
    }),
  examine: () => phrase('do.examine'),
  'feed-agents': ({ points }) => phrase('do.feed-agents', { worth: points, points: LOYALIST }),
  'raise-dead': ({ zombies }) => phrase('do.raise-dead', { zombies }),
};

export const sayEffect = (effect: Effect): Phrase => saidOf<Effects, Effect['do'], Phrase>(SAYS, effect.do, effect);

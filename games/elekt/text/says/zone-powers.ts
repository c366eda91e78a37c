import { may } from '@tabula/words/frame/frame.js';
import { by, type Phrase, phrase } from '@tabula/words/phrase.js';
import { type ByTag, type Says, saidOf } from '@tabula/words/says.js';
import type { ZonePower } from '../../content/behaviour.js';
import { gain, has, recover, swapMore, winner } from './parts.js';

type Powers = ByTag<ZonePower, 'is'>;

const assigned = (clause: Phrase): Phrase => phrase('zone.assigned', { clause: by({ who: 'that-player' }, clause) });
const won = (clause: Phrase): Phrase => phrase('zone.won', { clause: by({ who: 'winner' }, clause) });

const changed = (higher: string, lower: string, change: number): Phrase =>
  phrase(change > 0 ? higher : lower, { amount: Math.abs(change) });

/** What each power of a Mission or an Influence says. */
const SAYS: Says<Powers> = {
  symbols: ({ changes, of }) => has(phrase(`who.${of}`), changes),
  'assign-discard': ({ count }) => assigned(phrase('do.discard-if-any', { count })),
  'assign-lose-ember': ({ amount }) => assigned(phrase('do.lose', { amount })),
  'assign-gain-ember': ({ amount }) =>
    phrase('zone.first-assigned', { clause: by({ who: 'that-player' }, gain(amount)) }),
  'assign-attach': ({ needs }) => phrase('zone.assign-attach', { attribute: { attribute: needs } }),
  'won-discard': ({ count }) => won(phrase('do.discard-or-all', { count })),
  'won-gain-ember': ({ amount }) => won(gain(amount)),
  'won-recover': () => won(may(recover)),
  annihilations: ({ count }) => phrase('zone.annihilations', { count }),
  tokens: ({ count }) => phrase('zone.tokens', { count }),
  'no-confrontation': ({ attribute }) => phrase('zone.no-confrontation', { attribute: { attribute } }),
  'counts-as': ({ from, as }) => phrase('zone.counts-as', { from: { attribute: from }, as: { attribute: as } }),
  'assign-cost': ({ amount }) => phrase('zone.assign-cost', { amount }),
  limit: ({ change }) => changed('zone.limit.higher', 'zone.limit.lower', change),
  'lowest-wins-ties': () => phrase('zone.lowest-wins-ties'),
  first: ({ attribute }) => phrase('zone.first', { attribute: { attribute } }),
  'instant-cost': ({ change }) => changed('zone.instant-cost.higher', 'zone.instant-cost.lower', change),
  'extra-swap': ({ count }) => by(winner('cunning'), may(swapMore(count))),
  'ember-on-win': ({ attribute, amount }) => by(winner(attribute), gain(amount)),
  'dearer-save': ({ amount }) => phrase('zone.dearer-save', { amount }),
  'token-worth': ({ symbols }) => phrase('zone.token-worth', { symbols }),
  'no-moves': () => phrase('zone.no-moves'),
  'no-tokens': () => phrase('card.no-tokens'),
  unsavable: () => phrase('card.unsavable'),
};

export const sayZonePower = (power: ZonePower): Phrase =>
  saidOf<Powers, ZonePower['is'], Phrase>(SAYS, power.is, power);

import { int, oneOf } from '@tabula/kernel/shape.js';
import { may } from '@tabula/words/frame/frame.js';
import { by, type Phrase, phrase } from '@tabula/words/phrase.js';
import type { ZonePower } from '../content/behaviour.js';
import { assignmentCost } from '../rules/assignment.js';
import { confrontation, confrontationOrder } from '../rules/confrontation.js';
import { countOf, symbolsOn } from '../rules/counting.js';
import { cunning } from '../rules/cunning.js';
import { instantCost } from '../rules/instant.js';
import { limitOf, tokensAllowed } from '../rules/keywords.js';
import { movesAllowed } from '../rules/moving.js';
import { occultism } from '../rules/occultism.js';
import { afterWinning, tieBreak } from '../rules/power.js';
import { forbidsSaving, saveCost, violence } from '../rules/violence.js';
import { afterAssignment } from '../rules/window.js';
import { gain, has, recover, swapMore, winner } from './phrases.js';
import {
  AMOUNT,
  attribute,
  COUNT,
  change,
  changes,
  embers,
  FOUGHT,
  FOUGHT_FOR,
  fought,
  NONE,
  NOTHING,
  type ZoneParts,
  type ZoneVerb,
} from './verb.js';

const assigned = (clause: Phrase): Phrase => phrase('zone.assigned', { clause: by({ who: 'that-player' }, clause) });
const won = (clause: Phrase): Phrase => phrase('zone.won', { clause: by({ who: 'winner' }, clause) });

const changed = (higher: string, lower: string, by: number): Phrase =>
  phrase(by > 0 ? higher : lower, { amount: Math.abs(by) });

const SYMBOLS = { changes, of: oneOf('wraiths', 'cultists', 'basics', 'all') };
const symbols: ZoneVerb<typeof SYMBOLS> = {
  fields: SYMBOLS,
  does: symbolsOn,
  says: (it) => has(phrase(`who.${it.of}`), it.changes),
  worth: (it, { basic, type }) => {
    const touched =
      it.of === 'all' ||
      (it.of === 'basics' && basic) ||
      (it.of === 'wraiths' && type === 'wraith') ||
      (it.of === 'cultists' && type === 'cultist');
    return touched ? (it.changes.power ?? 0.5) : 0;
  },
};

const assignDiscard: ZoneVerb<typeof COUNT> = {
  fields: COUNT,
  does: afterAssignment,
  says: ({ count }) => assigned(phrase('do.discard-if-any', { count })),
  worth: NOTHING,
  burden: 0.35,
};

const assignLoseEmber: ZoneVerb<typeof AMOUNT> = {
  fields: AMOUNT,
  does: afterAssignment,
  says: ({ amount }) => assigned(phrase('do.lose', { amount })),
  worth: NOTHING,
  burden: 0.1,
};

const FIRST_GAIN = { amount: embers, first: oneOf(true) };
const assignGainEmber: ZoneVerb<typeof FIRST_GAIN> = {
  fields: FIRST_GAIN,
  does: afterAssignment,
  says: ({ amount }) => phrase('zone.first-assigned', { clause: by({ who: 'that-player' }, gain(amount)) }),
  worth: NOTHING,
};

const NEEDS = { needs: attribute };
const assignAttach: ZoneVerb<typeof NEEDS> = {
  fields: NEEDS,
  does: afterAssignment,
  says: ({ needs }) => phrase('zone.assign-attach', { attribute: { attribute: needs } }),
  worth: NOTHING,
};

const wonDiscard: ZoneVerb<typeof COUNT> = {
  fields: COUNT,
  does: afterWinning,
  says: ({ count }) => won(phrase('do.discard-or-all', { count })),
  worth: NOTHING,
};

const wonGainEmber: ZoneVerb<typeof AMOUNT> = {
  fields: AMOUNT,
  does: afterWinning,
  says: ({ amount }) => won(gain(amount)),
  worth: NOTHING,
};

const wonRecover: ZoneVerb<typeof NONE> = {
  fields: NONE,
  does: afterWinning,
  says: () => won(may(recover)),
  worth: NOTHING,
};

const ANNIHILATIONS = { count: int(2, 4) };
const annihilations: ZoneVerb<typeof ANNIHILATIONS> = {
  fields: ANNIHILATIONS,
  does: violence,
  says: ({ count }) => phrase('zone.annihilations', { count }),
  worth: NOTHING,
};

/** There are four attributes, and the tokens have to differ. */
const TOKENS = { count: int(3, 4) };
const tokens: ZoneVerb<typeof TOKENS> = {
  fields: TOKENS,
  does: occultism,
  says: ({ count }) => phrase('zone.tokens', { count }),
  worth: NOTHING,
};

const noConfrontation: ZoneVerb<typeof FOUGHT> = {
  fields: FOUGHT,
  does: confrontation,
  says: ({ attribute }) => phrase('zone.no-confrontation', { attribute: { attribute } }),
  worth: NOTHING,
};

const COUNTS_AS = { from: fought, as: oneOf('power') };
const countsAs: ZoneVerb<typeof COUNTS_AS> = {
  fields: COUNTS_AS,
  does: countOf,
  says: ({ from, as }) => phrase('zone.counts-as', { from: { attribute: from }, as: { attribute: as } }),
  worth: ({ from }, card) => card.symbols[from] ?? 0,
};

const assignCost: ZoneVerb<typeof AMOUNT> = {
  fields: AMOUNT,
  does: assignmentCost,
  says: ({ amount }) => phrase('zone.assign-cost', { amount }),
  worth: NOTHING,
};

/** The boards have room for one unit more a player, and with one less everybody can still take part. */
const LIMIT = { change: change(1) };
const limit: ZoneVerb<typeof LIMIT> = {
  fields: LIMIT,
  does: limitOf,
  says: (it) => changed('zone.limit.higher', 'zone.limit.lower', it.change),
  worth: NOTHING,
};

const lowestWinsTies: ZoneVerb<typeof NONE> = {
  fields: NONE,
  does: tieBreak,
  says: () => phrase('zone.lowest-wins-ties'),
  worth: NOTHING,
};

const first: ZoneVerb<typeof FOUGHT> = {
  fields: FOUGHT,
  does: confrontationOrder,
  says: ({ attribute }) => phrase('zone.first', { attribute: { attribute } }),
  worth: NOTHING,
};

const INSTANT_COST = { change: change(3) };
const instantCosts: ZoneVerb<typeof INSTANT_COST> = {
  fields: INSTANT_COST,
  does: instantCost,
  says: (it) => changed('zone.instant-cost.higher', 'zone.instant-cost.lower', it.change),
  worth: NOTHING,
};

const extraSwap: ZoneVerb<typeof COUNT> = {
  fields: COUNT,
  does: cunning,
  says: ({ count }) => by(winner('cunning'), may(swapMore(count))),
  worth: NOTHING,
};

const emberOnWin: ZoneVerb<typeof FOUGHT_FOR> = {
  fields: FOUGHT_FOR,
  does: confrontation,
  says: ({ attribute, amount }) => by(winner(attribute), gain(amount)),
  worth: NOTHING,
};

const dearerSave: ZoneVerb<typeof AMOUNT> = {
  fields: AMOUNT,
  does: saveCost,
  says: ({ amount }) => phrase('zone.dearer-save', { amount }),
  worth: NOTHING,
};

const TOKEN_WORTH = { symbols: int(2, 3) };
const tokenWorth: ZoneVerb<typeof TOKEN_WORTH> = {
  fields: TOKEN_WORTH,
  does: symbolsOn,
  says: (it) => phrase('zone.token-worth', { symbols: it.symbols }),
  worth: NOTHING,
};

const noMoves: ZoneVerb<typeof NONE> = {
  fields: NONE,
  does: movesAllowed,
  says: () => phrase('zone.no-moves'),
  worth: NOTHING,
};

const noTokens: ZoneVerb<typeof NONE> = {
  fields: NONE,
  does: tokensAllowed,
  says: () => phrase('card.no-tokens'),
  worth: NOTHING,
};

const unsavable: ZoneVerb<typeof NONE> = {
  fields: NONE,
  does: forbidsSaving,
  says: () => phrase('card.unsavable'),
  worth: NOTHING,
};

/** How a Mission or Influence changes its Zone while it lies there, or what it does for its winner. */
export const ZONE_POWERS = {
  symbols,
  'assign-discard': assignDiscard,
  'assign-lose-ember': assignLoseEmber,
  'assign-gain-ember': assignGainEmber,
  'assign-attach': assignAttach,
  'won-discard': wonDiscard,
  'won-gain-ember': wonGainEmber,
  'won-recover': wonRecover,
  annihilations,
  tokens,
  'no-confrontation': noConfrontation,
  'counts-as': countsAs,
  'assign-cost': assignCost,
  limit,
  'lowest-wins-ties': lowestWinsTies,
  first,
  'instant-cost': instantCosts,
  'extra-swap': extraSwap,
  'ember-on-win': emberOnWin,
  'dearer-save': dearerSave,
  'token-worth': tokenWorth,
  'no-moves': noMoves,
  'no-tokens': noTokens,
  unsavable,
};

export const zoneVerb = (power: ZonePower): ZoneParts<unknown> => ZONE_POWERS[power.is];

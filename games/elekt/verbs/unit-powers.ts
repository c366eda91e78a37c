import { optional } from '@tabula/kernel/fields.js';
import { int, oneOf } from '@tabula/kernel/shape.js';
import { during, may, whenever } from '@tabula/words/frame/frame.js';
import { and, by, phrase } from '@tabula/words/phrase.js';
import type { UnitPower } from '../content/behaviour.js';
import { confrontation, tieWinner } from '../rules/confrontation.js';
import { symbolsOn } from '../rules/counting.js';
import { cunning } from '../rules/cunning.js';
import { tokensAllowed } from '../rules/keywords.js';
import { mayRepeat } from '../rules/occultism.js';
import { tieBreak } from '../rules/power.js';
import { harvestOf } from '../rules/round-end.js';
import { avenge, forbidsSaving, redirect, saveCost, stay } from '../rules/violence.js';
import { afterAssignment } from '../rules/window.js';
import { gain, has, ownAnother, swapMore, win } from './phrases.js';
import {
  ABLE,
  AMOUNT,
  attribute,
  COUNT,
  changes,
  embers,
  FOUGHT,
  FOUGHT_FOR,
  NONE,
  NOTHING,
  PRICE,
  type UnitParts,
  type UnitVerb,
  zone,
} from './verb.js';

const THIS = { who: 'this' };

const SYMBOLS = {
  changes,
  of: oneOf('this', 'your-others', 'your-basics', 'opponents-wraiths'),
  where: optional(zone),
  while: optional(oneOf('your-other-wraith')),
};
const symbols: UnitVerb<typeof SYMBOLS> = {
  fields: SYMBOLS,
  does: symbolsOn,
  /** "While this unit is in the Court Zone, it has +2 Power." */
  says: (it) => {
    const { of, where, while: other } = it;
    const conditions = [
      ...(where === undefined ? [] : [by(THIS, phrase('do.be-in', { zone: { zone: where } }))]),
      ...(other === undefined ? [] : [ownAnother('wraith', where === undefined ? 'this-zone' : 'there')]),
    ];
    const place = { place: where !== undefined ? 'there' : other !== undefined ? 'here' : 'this-zone' };
    const itself = where !== undefined && other === undefined ? { who: 'it' } : THIS;
    const who = of === 'this' ? itself : phrase(`who.${of}`, { place });
    const [first, ...more] = conditions;
    if (first === undefined) return has(who, it.changes);
    return during(more.length === 0 ? first : and(first, ...more), has(who, it.changes));
  },
  worth: ABLE,
};

const FORGE = { price: embers, titles: int(1, 2) };
/** After winning Cunning, instead of swapping: pay, discard this, take an opponent's card with that many Titles. */
const forge: UnitVerb<typeof FORGE> = {
  fields: FORGE,
  does: cunning,
  says: ({ price, titles }) => whenever(win('cunning'), phrase('do.forge', { price, titles })),
  worth: ABLE,
};

/** The owner names which own unit an opponent annihilates; it cannot be saved. */
const redirects: UnitVerb<typeof NONE> = {
  fields: NONE,
  does: redirect,
  says: () => phrase('unit.redirect'),
  worth: ABLE,
};

/** For a price a saved unit stays. */
const stays: UnitVerb<typeof PRICE> = {
  fields: PRICE,
  does: stay,
  says: ({ price }) => phrase('unit.stay', { price }),
  worth: ABLE,
};

const sameTokens: UnitVerb<typeof NONE> = {
  fields: NONE,
  does: mayRepeat,
  says: () => whenever(win('occultism'), phrase('unit.same-tokens')),
  worth: ABLE,
};

const extraToken: UnitVerb<typeof COUNT> = {
  fields: COUNT,
  does: confrontation,
  says: ({ count }) => whenever(win('occultism'), phrase('do.more-tokens', { count })),
  worth: ABLE,
};

const ATTACHED = { token: attribute, among: oneOf('cultists') };
/** When assigned among other units that are all Cultists. */
const attachOnAssign: UnitVerb<typeof ATTACHED> = {
  fields: ATTACHED,
  does: afterAssignment,
  says: ({ token }) =>
    phrase('unit.attach-on-assign.cultists', {
      clause: phrase('do.attach', { count: 1, token: { token }, target: { target: 'this' } }),
    }),
  worth: ABLE,
};

const emberOnWin: UnitVerb<typeof FOUGHT_FOR> = {
  fields: FOUGHT_FOR,
  does: confrontation,
  says: (it) => whenever(win(it.attribute), gain(it.amount)),
  worth: ABLE,
};

const dearerSave: UnitVerb<typeof AMOUNT> = {
  fields: AMOUNT,
  does: saveCost,
  says: ({ amount }) => whenever(win('violence'), phrase('unit.dearer-save', { amount })),
  worth: ABLE,
};

const extraSwap: UnitVerb<typeof COUNT> = {
  fields: COUNT,
  does: cunning,
  says: ({ count }) => whenever(win('cunning'), may(swapMore(count))),
  worth: ABLE,
};

const UNSAVABLE = { who: oneOf('this', 'all') };
const unsavable: UnitVerb<typeof UNSAVABLE> = {
  fields: UNSAVABLE,
  does: forbidsSaving,
  says: ({ who }) => phrase(who === 'this' ? 'unit.unsavable' : 'card.unsavable'),
  worth: ({ who }) => (who === 'this' ? NOTHING() : ABLE()),
};

/** Takes Embers from the opponent who annihilates it. */
const avenges: UnitVerb<typeof AMOUNT> = {
  fields: AMOUNT,
  does: avenge,
  says: ({ amount }) => phrase('unit.avenge', { amount }),
  worth: ABLE,
};

const SAVE_BASE = { cost: int(0, 3) };
const saveBase: UnitVerb<typeof SAVE_BASE> = {
  fields: SAVE_BASE,
  does: saveCost,
  says: ({ cost }) => phrase('unit.save-base', { cost }),
  worth: ABLE,
};

const winTies: UnitVerb<typeof FOUGHT> = {
  fields: FOUGHT,
  does: tieWinner,
  says: (it) => phrase('unit.win-ties', { attribute: { attribute: it.attribute } }),
  worth: ABLE,
};

const loseTies: UnitVerb<typeof NONE> = {
  fields: NONE,
  does: tieBreak,
  says: () => phrase('unit.lose-ties'),
  worth: NOTHING,
};

const noTokens: UnitVerb<typeof NONE> = {
  fields: NONE,
  does: tokensAllowed,
  says: () => phrase('card.no-tokens'),
  worth: NOTHING,
};

const HARVEST = { amount: embers, where: zone };
const harvest: UnitVerb<typeof HARVEST> = {
  fields: HARVEST,
  does: harvestOf,
  says: ({ where, amount }) => phrase('unit.harvest', { zone: { zone: where }, amount }),
  worth: ABLE,
};

/** What a unit does as long as it lies in a Zone and is not switched off. */
export const UNIT_POWERS = {
  symbols,
  forge,
  redirect: redirects,
  stay: stays,
  'same-tokens': sameTokens,
  'extra-token': extraToken,
  'attach-on-assign': attachOnAssign,
  'ember-on-win': emberOnWin,
  'dearer-save': dearerSave,
  'extra-swap': extraSwap,
  unsavable,
  avenge: avenges,
  'save-base': saveBase,
  'win-ties': winTies,
  'lose-ties': loseTies,
  'no-tokens': noTokens,
  harvest,
};

export const unitVerb = (power: UnitPower): UnitParts<unknown> => UNIT_POWERS[power.is];

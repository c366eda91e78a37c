import { during, may, whenever } from '@tabula/words/frame/frame.js';
import { and, by, type Phrase, phrase } from '@tabula/words/phrase.js';
import { type ByTag, type Says, saidOf } from '@tabula/words/says.js';
import type { UnitPower } from '../../content/behaviour.js';
import { gain, has, ownAnother, swapMore, win } from './parts.js';

type Powers = ByTag<UnitPower, 'is'>;

const THIS = { who: 'this' };

/** "While this unit is in the Court Zone, it has +2 Power." */
function symbols({ changes, of, where, while: other }: Powers['symbols']): Phrase {
  const conditions = [
    ...(where === undefined ? [] : [by(THIS, phrase('do.be-in', { zone: { zone: where } }))]),
    ...(other === undefined ? [] : [ownAnother('wraith', where === undefined ? 'this-zone' : 'there')]),
  ];
  const place = { place: where !== undefined ? 'there' : other !== undefined ? 'here' : 'this-zone' };
  const itself = where !== undefined && other === undefined ? { who: 'it' } : THIS;
  const who = of === 'this' ? itself : phrase(`who.${of}`, { place });
  const [first, ...more] = conditions;
  if (first === undefined) return has(who, changes);
  return during(more.length === 0 ? first : and(first, ...more), has(who, changes));
}

/** What each permanent ability of a unit says. */
const SAYS: Says<Powers> = {
  symbols,
  forge: ({ price, titles }) => whenever(win('cunning'), phrase('do.forge', { price, titles })),
  redirect: () => phrase('unit.redirect'),
  stay: ({ price }) => phrase('unit.stay', { price }),
  'same-tokens': () => whenever(win('occultism'), phrase('unit.same-tokens')),
  'extra-token': ({ count }) => whenever(win('occultism'), phrase('do.more-tokens', { count })),
  'attach-on-assign': ({ token }) =>
    phrase('unit.attach-on-assign.cultists', {
      clause: phrase('do.attach', { count: 1, token: { token }, target: { target: 'this' } }),
    }),
  'ember-on-win': ({ attribute, amount }) => whenever(win(attribute), gain(amount)),
  'dearer-save': ({ amount }) => whenever(win('violence'), phrase('unit.dearer-save', { amount })),
  'extra-swap': ({ count }) => whenever(win('cunning'), may(swapMore(count))),
  unsavable: ({ who }) => phrase(who === 'this' ? 'unit.unsavable' : 'card.unsavable'),
  avenge: ({ amount }) => phrase('unit.avenge', { amount }),
  'save-base': ({ cost }) => phrase('unit.save-base', { cost }),
  'win-ties': ({ attribute }) => phrase('unit.win-ties', { attribute: { attribute } }),
  'lose-ties': () => phrase('unit.lose-ties'),
  'no-tokens': () => phrase('card.no-tokens'),
  harvest: ({ where, amount }) => phrase('unit.harvest', { zone: { zone: where }, amount }),
};

export const sayUnitPower = (power: UnitPower): Phrase =>
  saidOf<Powers, UnitPower['is'], Phrase>(SAYS, power.is, power);

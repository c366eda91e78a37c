import { type Phrase, phrase } from '@tabula/words/phrase.js';
import { type ByTag, type Says, saidOf } from '@tabula/words/says.js';
import type { PrivilegePower } from '../../content/behaviour.js';
import { recover } from './parts.js';

type Powers = ByTag<PrivilegePower, 'is'>;

/** What each Privilege says. */
const SAYS: Says<Powers> = {
  'seal-ties': ({ price }) => phrase('privilege.seal-ties', { price }),
  harvest: ({ amount }) => phrase('privilege.harvest', { amount }),
  levy: ({ draw }) => phrase('privilege.levy', { draw, rest: draw - 1 }),
  'free-save': () => phrase('privilege.free-save'),
  bonus: ({ attribute, zone, amount }) =>
    phrase('privilege.bonus', { attribute: { attribute }, zone: { zone }, amount }),
  passage: () => phrase('privilege.passage'),
  'extra-assignment': ({ price }) => phrase('privilege.extra-assignment', { price }),
  'win-ties': ({ attribute, zone }) => phrase('privilege.win-ties', { attribute: { attribute }, zone: { zone } }),
  amnesty: () => phrase('privilege.amnesty', { clause: recover }),
};

export const sayPrivilege = (power: PrivilegePower): Phrase =>
  saidOf<Powers, PrivilegePower['is'], Phrase>(SAYS, power.is, power);

import { int, oneOf } from '@tabula/kernel/shape.js';
import { phrase } from '@tabula/words/phrase.js';
import type { PrivilegePower } from '../content/behaviour.js';
import { mostAssignments } from '../rules/assignment.js';
import { canSeal, confrontations } from '../rules/confrontation.js';
import { bonusOf } from '../rules/counting.js';
import { tieBreak } from '../rules/power.js';
import { recruit } from '../rules/recruitment.js';
import { harvest, harvestOf } from '../rules/round-end.js';
import { waysToSave } from '../rules/violence.js';
import { recover } from './phrases.js';
import { AMOUNT, attribute, NONE, PRICE, type PrivilegeParts, type PrivilegeVerb, zone } from './verb.js';

/** A Privilege is nearly worth a Title, whichever it is. */
const WON = (): number => 0.8;

const sealTies: PrivilegeVerb<typeof PRICE> = {
  fields: PRICE,
  does: canSeal,
  says: ({ price }) => phrase('privilege.seal-ties', { price }),
  worth: WON,
};

const harvests: PrivilegeVerb<typeof AMOUNT> = {
  fields: AMOUNT,
  does: harvestOf,
  says: ({ amount }) => phrase('privilege.harvest', { amount }),
  worth: WON,
};

const LEVY = { draw: int(3, 5) };
const levy: PrivilegeVerb<typeof LEVY> = {
  fields: LEVY,
  does: recruit,
  says: ({ draw }) => phrase('privilege.levy', { draw, rest: draw - 1 }),
  worth: WON,
};

const freeSave: PrivilegeVerb<typeof NONE> = {
  fields: NONE,
  does: waysToSave,
  says: () => phrase('privilege.free-save'),
  worth: WON,
};

const BONUS = { attribute, zone, amount: int(1, 6) };
const bonus: PrivilegeVerb<typeof BONUS> = {
  fields: BONUS,
  does: bonusOf,
  says: (it) =>
    phrase('privilege.bonus', { attribute: { attribute: it.attribute }, zone: { zone: it.zone }, amount: it.amount }),
  worth: WON,
};

const passage: PrivilegeVerb<typeof NONE> = {
  fields: NONE,
  does: confrontations,
  says: () => phrase('privilege.passage'),
  worth: WON,
};

const extraAssignment: PrivilegeVerb<typeof PRICE> = {
  fields: PRICE,
  does: mostAssignments,
  says: ({ price }) => phrase('privilege.extra-assignment', { price }),
  worth: WON,
};

const WIN_TIES = { attribute: oneOf('power'), zone };
const winTies: PrivilegeVerb<typeof WIN_TIES> = {
  fields: WIN_TIES,
  does: tieBreak,
  says: (it) => phrase('privilege.win-ties', { attribute: { attribute: it.attribute }, zone: { zone: it.zone } }),
  worth: WON,
};

const amnesty: PrivilegeVerb<typeof NONE> = {
  fields: NONE,
  does: harvest,
  says: () => phrase('privilege.amnesty', { clause: recover }),
  worth: WON,
};

/** What a won Privilege does for its owner until the end of the game. */
export const PRIVILEGES = {
  'seal-ties': sealTies,
  harvest: harvests,
  levy,
  'free-save': freeSave,
  bonus,
  passage,
  'extra-assignment': extraAssignment,
  'win-ties': winTies,
  amnesty,
};

export const privilegeVerb = (power: PrivilegePower): PrivilegeParts<unknown> => PRIVILEGES[power.is];

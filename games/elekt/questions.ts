import { question, questionBook } from '@tabula/kernel/questions.js';
import { assignment } from './rules/assignment.js';
import { confrontation } from './rules/confrontation.js';
import { cunning } from './rules/cunning.js';
import { discardUnits } from './rules/discarding.js';
import { game } from './rules/game.js';
import { instantAbility } from './rules/instant.js';
import { extraToken, occultism } from './rules/occultism.js';
import { passage } from './rules/passage.js';
import { afterWinning } from './rules/power.js';
import { recruit } from './rules/recruitment.js';
import { harvest, roundEnd } from './rules/round-end.js';
import { setup } from './rules/setup.js';
import { annihilate, redirect, stay, violence } from './rules/violence.js';
import { afterAssignment } from './rules/window.js';
import { switchOff, takeEmber } from './verbs/effects.js';
import { attachTokens, mirror, removeAllTokens, removeOneToken } from './verbs/tokens.js';
import { annihilateOther, moveOther, placeBasic, takeUnit } from './verbs/units.js';

/** Everything that players are asked. Its words are in text/questions.ts, its weights in sense/weights.ts. */
export const QUESTIONS = questionBook({
  'setup/direction': question(setup, 'direction'),
  'recruit/keep': question(recruit, 'keep'),
  'assignment/choice': question(assignment, 'choice'),
  'instant-ability/use': question(instantAbility, 'use'),
  'attach-tokens/choice': question(attachTokens, 'choice'),
  'remove-one-token/choice': question(removeOneToken, 'choice'),
  'remove-all-tokens/choice': question(removeAllTokens, 'choice'),
  'mirror/choice': question(mirror, 'choice'),
  'take-unit/choice': question(takeUnit, 'choice'),
  'switch-off/choice': question(switchOff, 'choice'),
  'move-other/choice': question(moveOther, 'choice'),
  'take-ember/choice': question(takeEmber, 'choice'),
  'annihilate-other/choice': question(annihilateOther, 'choice'),
  'place-basic/choice': question(placeBasic, 'choice'),
  'discard-units/unit': question(discardUnits, 'unit'),
  'after-assignment/token': question(afterAssignment, 'token'),
  'passage/choice': question(passage, 'choice'),
  'confrontation/pay': question(confrontation, 'pay'),
  'occultism/token': question(occultism, 'token'),
  'extra-token/token': question(extraToken, 'token'),
  'cunning/choice': question(cunning, 'choice'),
  'violence/victim': question(violence, 'victim'),
  'redirect/pick': question(redirect.rule, 'pick'),
  'annihilate/save': question(annihilate, 'save'),
  'stay/keep': question(stay.rule, 'keep'),
  'after-winning/choice': question(afterWinning, 'choice'),
  'round-end/scepter': question(roundEnd, 'scepter'),
  'harvest/choice': question(harvest, 'choice'),
  'game/herald': question(game, 'herald'),
});

import type { Rule } from '@tabula/kernel/rule.js';
import { moments } from '../moments.js';
import { texts } from '../texts.js';
import { VERB_RULES } from '../verbs/all.js';
import { ACTION_RULES } from './actions.js';
import { CHECK_RULES } from './checks.js';
import { CODEX_RULES } from './codex.js';
import { darkPact } from './conditions.js';
import { rollDice } from './dice.js';
import { DOOM_RULES } from './doom.js';
import { ENCOUNTER_RULES } from './encounter.js';
import { disengage, engage } from './engage.js';
import { focusSkill } from './focus.js';
import { game, play } from './game.js';
import { HARM_RULES } from './harm.js';
import { LEAVE_RULES } from './leave.js';
import { MONSTER_PHASE_RULES } from './monster-phase.js';
import { MONSTER_RULES } from './monsters.js';
import { MOVE_RULES } from './move.js';
import { MYTHOS_RULES } from './mythos.js';
import { SETUP_RULES } from './setup.js';
import { SPELL_RULES } from './spell.js';
import { test } from './test.js';
import { tradeAction } from './trade.js';
import { TURN_RULES } from './turn.js';

/** Every rule of the game, in the order of the rule book. */
export const allRules: readonly Rule[] = [
  game,
  play,
  ...SETUP_RULES,
  ...TURN_RULES,
  ...ACTION_RULES,
  ...MOVE_RULES,
  tradeAction,
  focusSkill,
  ...MONSTER_PHASE_RULES,
  ...ENCOUNTER_RULES,
  ...MYTHOS_RULES,
  ...CODEX_RULES,
  ...DOOM_RULES,
  ...HARM_RULES,
  ...LEAVE_RULES,
  ...MONSTER_RULES,
  engage,
  disengage,
  rollDice,
  darkPact,
  ...SPELL_RULES,
  test,
  ...CHECK_RULES,
  ...texts.rules,
  ...VERB_RULES,
  ...moments.rules,
];

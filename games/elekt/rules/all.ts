import type { Interrupt, Rule } from '@tabula/kernel/rule.js';
import type { Elekt } from '../board.js';
import { EFFECTS } from '../verbs/effects.js';
import { assign, assignment } from './assignment.js';
import { confrontation, confrontations } from './confrontation.js';
import { cunning, takeCard } from './cunning.js';
import { discardUnits } from './discarding.js';
import { game, rounds } from './game.js';
import { claimTitles, lastRound } from './game-end.js';
import { instantAbility } from './instant.js';
import { extraToken, occultism } from './occultism.js';
import { passage } from './passage.js';
import { afterWinning, power } from './power.js';
import { recruit, recruitment } from './recruitment.js';
import { harvest, roundEnd } from './round-end.js';
import { setup } from './setup.js';
import { annihilate, avenge, redirect, stay, violence, withdraw } from './violence.js';
import { afterAssignment } from './window.js';

/** Every rule of the game, in the order of the rule book. */
export const allRules: readonly Rule[] = [
  game,
  rounds,
  setup,
  recruitment,
  recruit,
  assignment,
  assign,
  afterAssignment,
  instantAbility,
  ...Object.values(EFFECTS).map(({ does }) => does),
  discardUnits,
  confrontations,
  passage,
  confrontation,
  occultism,
  extraToken,
  cunning,
  takeCard,
  violence,
  annihilate,
  withdraw,
  power,
  afterWinning,
  roundEnd,
  harvest,
  claimTitles,
  lastRound,
] as readonly Rule[];

export const allInterrupts: readonly Interrupt<Elekt>[] = [redirect, avenge, stay];

import type { Rule } from '@tabula/kernel/rule.js';
import { action, turn } from './action.js';
import { bluff } from './bluff.js';
import { city, lostFiles } from './city.js';
import { commitment, confrontation, showing } from './confrontation.js';
import { domination } from './domination.js';
import { afterwards } from './fight-abilities.js';
import { game, rounds } from './game.js';
import { growth } from './growth.js';
import { hiding } from './hiding.js';
import { drawOrDestroy, influence, moveIn } from './influence.js';
import { mobilisation, mobilise } from './mobilisation.js';
import { npcPlan, npcTurn } from './npc.js';
import { npcReveals, npcTerror } from './npc-fight.js';
import { payment } from './payment.js';
import { planning } from './planning.js';
import { preparation, preparePlace, prepareRitual } from './preparation.js';
import { recruit, recruitment } from './recruitment.js';
import { scoring } from './scoring.js';
import { screenLimit } from './screen.js';
import { firstPlaces, layout, setup } from './setup.js';
import { terror } from './terror.js';

/** Every rule of the game, in the order of the rule book. */
export const allRules: readonly Rule[] = [
  game,
  setup,
  layout,
  firstPlaces,
  rounds,
  city,
  lostFiles,
  mobilisation,
  mobilise,
  recruitment,
  recruit,
  screenLimit,
  planning,
  action,
  turn,
  growth,
  payment,
  preparation,
  preparePlace,
  prepareRitual,
  influence,
  moveIn,
  drawOrDestroy,
  domination,
  confrontation,
  commitment,
  showing,
  afterwards,
  terror,
  bluff,
  hiding,
  scoring,
  npcTurn,
  npcPlan,
  npcReveals,
  npcTerror,
] as readonly Rule[];

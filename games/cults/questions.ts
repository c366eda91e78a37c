import { question, questionBook, questionOfSome } from '@tabula/kernel/questions.js';
import { turn } from './rules/action.js';
import { bluff } from './rules/bluff.js';
import { lostFiles } from './rules/city.js';
import { commitment, showing } from './rules/confrontation.js';
import { domination } from './rules/domination.js';
import { afterwards } from './rules/fight-abilities.js';
import { growth } from './rules/growth.js';
import { hiding } from './rules/hiding.js';
import { drawOrDestroy, influence, moveIn } from './rules/influence.js';
import { mobilise } from './rules/mobilisation.js';
import { payment } from './rules/payment.js';
import { planning } from './rules/planning.js';
import { preparation } from './rules/preparation.js';
import { recruit } from './rules/recruitment.js';
import { screenLimit } from './rules/screen.js';
import { firstPlaces, layout, setup } from './rules/setup.js';
import { terror } from './rules/terror.js';

/** Everything that players are asked. Its words are in text/questions.ts, its weights in sense/weights.ts. */
export const QUESTIONS = questionBook({
  'setup/out': question(setup, 'out'),
  'layout/stack': question(layout, 'stack'),
  'first-places/district': question(firstPlaces, 'district'),
  'lost-files/card': question(lostFiles, 'card'),
  'mobilise/use': question(mobilise, 'use'),
  'recruit/dice': questionOfSome(recruit, 'dice'),
  'recruit/use': question(recruit, 'use'),
  'screen-limit/returned': question(screenLimit, 'returned'),
  'hiding/returned': question(hiding, 'returned'),
  'planning/district': question(planning, 'district'),
  'turn/choice': question(turn, 'choice'),
  'bluff/taken': question(bluff, 'taken'),
  'growth/use': question(growth, 'use'),
  'growth/cards': question(growth, 'cards'),
  'growth/victim': question(growth, 'victim'),
  'payment/spend': question(payment, 'spend'),
  'preparation/trail': question(preparation, 'trail'),
  'preparation/first': question(preparation, 'first'),
  'preparation/second': question(preparation, 'second'),
  'influence/first': question(influence, 'first'),
  'move-in/ritual': question(moveIn, 'ritual'),
  'draw-or-destroy/extra': question(drawOrDestroy, 'extra'),
  'domination/moved': question(domination, 'moved'),
  'commitment/cards': questionOfSome(commitment, 'cards'),
  'commitment/thugs': question(commitment, 'thugs'),
  'showing/use': question(showing, 'use'),
  'afterwards/victim': question(afterwards, 'victim'),
  'terror/spend': question(terror, 'spend'),
  'terror/spot': question(terror, 'spot'),
  'terror/level': question(terror, 'level'),
});

export type QuestionId = keyof typeof QUESTIONS;

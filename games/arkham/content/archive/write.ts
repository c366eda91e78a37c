import type { Ability } from '../../language/abilities.js';
import type { Condition } from '../../language/conditions.js';
import type { Instruction, Instructions } from '../../language/instructions.js';

/** Short names for what many cards of the archive say. */

export const add = (card: number): Instruction => ({ do: 'add-card', card });
export const back = (card: number): Instruction => ({ do: 'return-card', card });
export const flip = (card: number): Instruction => ({ do: 'flip-card', card });
export const readBack = (card: number): Instruction => ({ do: 'read-back', card });
export const FLIP_THIS: Instruction = { do: 'flip-this' };
export const RETURN_THIS: Instruction = { do: 'return-this' };
export const WIN: Instruction = { do: 'win' };
export const LOSE: Instruction = { do: 'lose' };

/** As soon as something is so. */
export const asSoonAs = (when: Condition, ...does: Instructions): Ability => ({
  at: 'state',
  when,
  forced: true,
  does,
});
/** As soon as there are so many clues, or so much doom, on the scenario sheet. */
export const atClues = (least: number, ...does: Instructions): Ability =>
  asSoonAs({ when: 'sheet-clues', least }, ...does);
export const atDoom = (least: number, ...does: Instructions): Ability =>
  asSoonAs({ when: 'sheet-doom', least }, ...does);
/** The same, but only while the back lies up. */
export const onBack = (ability: Ability): Ability => ({ ...ability, side: 'back' });
/** What clues of the scenario sheet are spent on. */
export const forSheetClues = (count: number, ...does: Instructions): Instruction => ({
  do: 'spend',
  cost: { pay: 'sheet-clues', count },
  does,
});

import { isHeld } from '@tabula/arkham/rules/look.js';
import { reachOf } from '@tabula/arkham/rules/move.js';
import type { Seen } from '../seen.js';

const NOWHERE: ReadonlyMap<number, number> = new Map();

/** Where the viewer can come to with the move that they may take, or are taking, and what that costs. */
export function pricesOf({ props, s }: Seen): ReadonlyMap<number, number> {
  const { question, you } = props.now;
  if (question === null || you === null || props.cue) return NOWHERE;
  if (question.id === 'move/to') {
    const { step } = question.prompt.params;
    return reachOf(s, you, typeof step === 'number' ? step - 1 : 0);
  }
  const offered = question.id === 'turn/deed' && question.options.some(({ key }) => key === 'move');
  if (!offered || isHeld(s, you)) return NOWHERE;
  // Before somebody has set out, what is farther than one dollar is no matter.
  return new Map([...reachOf(s, you, 0)].filter(([, price]) => price < 2));
}

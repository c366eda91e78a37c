import { grouped } from '@tabula/kernel/questions.js';
import type { Arkham } from './board.js';
import type { QUESTIONS } from './questions.js';
import { isGroupsChoice } from './verbs/which.js';

/** ARK-R.14: what the group decides, by the table of decision points (section 8); the lead answers for all. */
export const isGroups = grouped<Arkham, typeof QUESTIONS>({
  'action-phase/next': true, // DP-5
  'monster-phase/next': true, // DP-26, DP-31
  'activate/prey': true, // DP-27
  'activate/target': true,
  'activate/step': true, // DP-28
  'meet/whom': true, // DP-29
  'attacks-on/next': true, // DP-30
  'spawn-monster/prey': true,
  'spawn-monster/space': true, // DP-32, DP-46
  'encounter-phase/next': true, // DP-33
  'place-doom/instead': true, // DP-39
  'terror/space': true, // DP-40
  'reckoning/next': true, // DP-41
  'damage-each/next': true, // DP-44
  'window/first': true, // DP-20, DP-42
  'which/that': ({ s, v }) => isGroupsChoice(s, v),
  'choose/option': ({ v }) => v.of.startsWith('archive/'), // DP-43: what a card of the codex leaves open
});

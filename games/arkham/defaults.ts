import type { Seat } from '@tabula/kernel/json.js';
import { anyOf, defaulted } from '@tabula/kernel/questions.js';
import type { Arkham } from './board.js';
import type { QUESTIONS } from './questions.js';
import { SELF, type Share } from './rules/harm.js';
import { sheetOf } from './rules/look.js';

/** ARK-R.15: what is decided for who does not answer in time, by the table of decision points (section 8). */

/** DP-24, DP-25: all to oneself; to an asset if one would be defeated otherwise, and is not by that. */
function shareOf(s: Arkham, seat: Seat, kind: 'damage' | 'horror', amount: number, shares: readonly Share[]): Share {
  const { health, sanity } = sheetOf(s, seat);
  const left = (kind === 'damage' ? health : sanity) - s.seats[seat]![kind];
  const saves = (share: Share) => amount - (share === SELF ? 0 : share[1]) < left;
  return saves(SELF) ? SELF : (shares.find(saves) ?? SELF);
}

export const otherwise = defaulted<Arkham, typeof QUESTIONS>({
  'setup/wish': anyOf, // DP-2
  'new-investigator/sheet': anyOf, // DP-3
  'research/count': ({ choices }) => choices.at(-1), // DP-9
  'focus-skill/discard': ({ v }) => v.skill, // DP-15
  'suffer/damageTo': ({ s, v, choices }) => shareOf(s, v.seat, 'damage', v.damage, choices), // DP-24
  'suffer/horrorTo': ({ s, v, choices }) => shareOf(s, v.seat, 'horror', v.horror, choices), // DP-25
  'which/that': ({ choices }) => choices.find(([kind]) => kind === 'deck'), // DP-36
});

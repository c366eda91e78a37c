import type { Bound } from '@tabula/kernel/instructions.js';
import type { Seat } from '@tabula/kernel/json.js';
import type { AbilityId } from '@tabula/kernel/listeners.js';
import { askYesNo, call } from '@tabula/kernel/rule.js';
import { act } from '../rules/calls.js';
import { rule } from '../rules/kit.js';
import type { Action } from '../words.js';
import { choosing, type Target } from './which.js';

/** ARK-R.136: actions that somebody else does as well, or that are done once more. What is legal, the moment carries. */

type Deed = Action | AbilityId;
const seatsIn = ({ others }: Bound): readonly Seat[] => (Array.isArray(others) ? (others as Seat[]) : []);
const deedsIn = ({ again }: Bound): readonly Deed[] => (Array.isArray(again) ? (again as Deed[]) : []);

/** Whoever is chosen may do it, but need not. */
export const sharing = rule<{ seat: Seat; deed: Deed }, { yes: boolean }>('share-action')({
  'ARK-R.159': ({ v }) => askYesNo(v.seat, 'yes'),
  'ARK-R.136': ({ v }) => (v.yes ? act({ seat: v.seat, deed: v.deed }) : undefined),
});

/** ARK-R.159: another investigator, wherever they are. */
export const shareAction = choosing('share-action', {
  options: (_s, _it, { bound }) => seatsIn(bound).map((seat): Target => ['seat', seat]),
  settles: ({ v }, _it, that) => call(sharing, { seat: that[1] as Seat, deed: v.bound.action as Deed }),
});

/** ARK-R.160: ARK-401.4 does not count for it. */
export const repeatAction = choosing('repeat-action', {
  options: (_s, _it, { bound }) => deedsIn(bound).map((deed): Target => ['deed', deed]),
  settles: ({ v }, _it, that) => act({ seat: v.seat, deed: that[1] as Deed, again: true }),
});

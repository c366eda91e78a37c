import type { TestInPlay } from '@tabula/arkham/board.js';
import type { Skill } from '@tabula/arkham/language/values.js';
import { successesOf } from '@tabula/arkham/rules/test.js';
import type { Event } from '@tabula/kernel/chance.js';
import type { Seat } from '@tabula/kernel/json.js';
import type { Cue } from '../../../table/cues.js';
import { idIn, seatIn } from '../../../table/event.js';
import type { TableNow } from '../../../table/source.js';
import type { Seen } from '../seen.js';
import { facesIn, thisRound } from './told.js';

/** ARK-471: the four steps of a test. */
export const STEPS = ['pool', 'roll', 'change', 'result'] as const;
export type Step = (typeof STEPS)[number];

/** A test as it is staged. */
export interface Trial {
  readonly step: Step;
  readonly seat: Seat;
  /** Null for dice that are no test's (ARK-462.1). */
  readonly skill: Skill | null;
  readonly faces: readonly number[];
  /** So many so far; null before the dice are rolled, and where nothing is tested. */
  readonly successes: number | null;
  /** The test as it lies on the table; null once it is over, and only told. */
  readonly test: TestInPlay | null;
}

/** What of the table it takes to see a test. */
type Looking = Pick<Seen, 'view' | 's'> & {
  readonly props: { readonly now: Pick<TableNow, 'story'>; readonly cue?: Pick<Cue, 'events'> | null };
};

/** The test that is being made, or that has just been made where it is being shown; null if there is none. */
export function trialNow(seen: Looking): Trial | null {
  const { s, view, props } = seen;
  const tested = props.cue?.events.findLast(({ key }) => key === 'event.tested');
  if (tested !== undefined) return over(seen, tested);
  const rolling = props.cue?.events.some(({ key }) => key === 'event.rolled' || key === 'event.dice') === true;
  const test = s.tests.at(-1);
  if (test !== undefined) {
    const rolled = test.faces.length > 0;
    const { seat, skill, faces } = test;
    const step = !rolled ? 'pool' : rolling ? 'roll' : 'change';
    return { step, seat, skill, faces, successes: rolled ? successesOf(s, test) : null, test };
  }
  const roll = view.rolls.at(-1);
  if (roll === undefined) return null;
  return {
    step: rolling ? 'roll' : 'change',
    seat: roll.seat,
    skill: null,
    faces: roll.faces,
    successes: null,
    test: null,
  };
}

/** A test that is over, with its dice as they were told last. Another may have been made and ended since they were rolled. */
function over({ props }: Looking, tested: Event): Trial | null {
  const seat = seatIn(tested);
  const open: { readonly rolled: Event; shown: Event }[] = [];
  let made: (typeof open)[number] | undefined;
  for (const event of thisRound(props.now.story)) {
    const inner = open.at(-1);
    if (event.key === 'event.rolled') open.push({ rolled: event, shown: event });
    else if (event.key === 'event.rerolled' && inner !== undefined) inner.shown = event;
    else if (event.key === 'event.tested') made = open.pop();
  }
  if (seat === null || made === undefined) return null;
  const skill = idIn(made.rolled, 'skill', 'skill') as Skill | null;
  const successes = Number(tested.params.successes ?? 0);
  return { step: 'result', seat, skill, faces: facesIn(made.shown), successes, test: null };
}

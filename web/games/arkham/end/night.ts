import type { ArkhamView } from '@tabula/arkham/board.js';
import { kindOf } from '@tabula/arkham/packs.js';
import type { Event } from '@tabula/kernel/chance.js';
import type { Seat } from '@tabula/kernel/json.js';
import type { Past } from '../../../replay/past.js';
import { seatIn } from '../../../table/event.js';

/** Something of the night that is worth a line. */
export interface NightBeat {
  readonly round: number;
  readonly seat: Seat | null;
  readonly event: Event;
  /** What its card tells of it, if it does. */
  readonly tale: Event | null;
}

/** What lay on the scenario sheet and in the codex when a round ended. */
export interface Standing {
  readonly round: number;
  readonly doom: number;
  readonly clues: number;
}

/** What somebody did for the town. */
export interface Deeds {
  readonly clues: number;
  readonly doom: number;
  readonly monsters: number;
}

export interface Night {
  readonly beats: readonly NightBeat[];
  readonly rounds: readonly Standing[];
  readonly deeds: readonly Deeds[];
}

/** How much an event turns a night; what is not here turns nothing. */
const WEIGHTS: { readonly [key: string]: number } = {
  'event.devoured': 10,
  'event.defeated': 9,
  'event.pact': 8,
  'event.retired': 7,
  'event.codex': 6,
  'event.mended': 6,
  'event.flipped': 5,
  'event.anomaly': 5,
  'event.researched': 4,
  'event.anomaly-gone': 4,
  'event.gate-burst': 3,
  'event.monster-defeated': 3,
  'event.terror': 2,
};

const MOST_BEATS = 5;
/** What was told already weighs less: a night is not five times the same. */
const AGAIN = 3;
const SAME_ROUND = 2;

/** What turned the night, in its order: never much of one kind, or of one round. */
function chosen(found: readonly NightBeat[]): readonly NightBeat[] {
  const beats: NightBeat[] = [];
  const worth = ({ event, round }: NightBeat): number =>
    (WEIGHTS[event.key] ?? 0) -
    AGAIN * beats.filter((beat) => beat.event.key === event.key).length -
    SAME_ROUND * beats.filter((beat) => beat.round === round).length;
  const left = [...found];
  while (beats.length < MOST_BEATS && left.length > 0) {
    const best = left.reduce((a, b) => (worth(b) >= worth(a) ? b : a));
    beats.push(best);
    left.splice(left.indexOf(best), 1);
  }
  return found.filter((beat) => beats.includes(beat));
}

/** Cards of the codex have a number and no name: what they tell says more than that they have come. */
function taleAfter(events: readonly Event[], nth: number): Event | null {
  const next = events[nth + 1];
  return /^event\.(codex|flipped)$/.test(events[nth]!.key) && next?.key === 'event.tale' ? next : null;
}

/** The first sentence of a tale. */
export const opening = (tale: string): string => /^.*?[.!?…](?=\s|$)/u.exec(tale)?.[0] ?? tale;

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

const standing = ({ round, sheet, codex }: ArkhamView): Standing => ({
  round,
  doom: sheet.doom + sum(codex.map((card) => card.doom)),
  clues: sheet.clues + sum(codex.map((card) => card.clues)),
});

/** A night as it is told when it is over. */
export function nightOf(moments: Past['moments']): Night {
  const found: NightBeat[] = [];
  const rounds = new Map<number, Standing>();
  const deeds: { clues: number; doom: number; monsters: number }[] = [];
  const by = (seat: Seat) => {
    deeds[seat] ??= { clues: 0, doom: 0, monsters: 0 };
    return deeds[seat];
  };
  let round = 0;
  for (const moment of moments) {
    const view = moment.board as ArkhamView;
    for (const seat of view.seats.keys()) by(seat);
    for (const [nth, event] of moment.events.entries()) {
      if (event.key === 'event.round') round = Number(event.params.round);
      const seat = seatIn(event);
      const count = Number(event.params.count ?? 1);
      if (event.key === 'event.researched' && seat !== null) by(seat).clues += count;
      if (event.key === 'event.doom-removed' && moment.seat !== null) by(moment.seat).doom += count;
      if (event.key === 'event.monster-defeated' && seat !== null) by(seat).monsters++;
      // What lies there when the first round begins has turned nothing.
      if (round > 0 && WEIGHTS[event.key] !== undefined)
        found.push({ round, seat, event, tale: taleAfter(moment.events, nth) });
    }
    if (view.round > 0) rounds.set(view.round, standing(view));
  }
  return { beats: chosen(found), rounds: [...rounds.values()], deeds };
}

/** What becomes of somebody, as far as the table knows. */
const FATES = ['gone', 'pact', 'cursed', 'blessed', 'hurt', 'shaken', 'rich', 'home', 'taken'] as const;
type Fate = (typeof FATES)[number];

/** So much is a lot of it. */
const MUCH = 4;
const MONEY = 5;

type Standee = Pick<ArkhamView['seats'][number], 'sheet' | 'assets' | 'damage' | 'horror' | 'money'>;

export function fateOf({ sheet, assets, damage, horror, money }: Standee, won: boolean): Fate {
  if (sheet === null) return 'gone';
  if (!won) return 'taken';
  const has = (condition: string) => assets.some(({ card }) => kindOf(card).startsWith(`condition/${condition}`));
  if (has('dark-pact')) return 'pact';
  if (has('cursed')) return 'cursed';
  if (has('blessed')) return 'blessed';
  if (damage >= MUCH && damage >= horror) return 'hurt';
  if (horror >= MUCH) return 'shaken';
  return money >= MONEY ? 'rich' : 'home';
}

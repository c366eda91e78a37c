import { tell } from '@tabula/kernel/chance.js';
import type { Seat } from '@tabula/kernel/json.js';
import { call, done, goto } from '@tabula/kernel/rule.js';
import { CANCELLED } from '@tabula/kernel/windows.js';
import { type Arkham, SHEET } from '../board.js';
import { MYTHOS } from '../cards.js';
import { archiveId, pieceOfSide } from '../packs.js';
import { checked, drawToken, moveTo as moves, placeDoom as places } from '../rules/calls.js';
import { codexEntry } from '../rules/codex.js';
import { gateBurst as bursts, removeDoom as removes, spawnClue as spawnsClue } from '../rules/doom.js';
import { rule } from '../rules/kit.js';
import { distance, inPlay, isClosed, isHeld, monsterIn, seatsInPlay } from '../rules/look.js';
import { stepsFrom } from '../rules/move.js';
import { research as researches } from '../rules/tokens.js';
import { DISCARDED } from './conditions.js';
import { SERVITOR } from './monsters.js';
import { isEach, spacesFor } from './spaces.js';
import { ALWAYS, much, present, type Verb } from './verb.js';
import { choosing, type Target } from './which.js';

/** The city: clues, doom, movement, the cup. */

const spaceTarget = (space: number): Target => ['space', space];

export const spawnClue: Verb<'spawn-clue'> = {
  possible: (s) => s.nextEvent.length > 0, // ARK-R.85
  does: () => call(spawnsClue, {}),
};

/** ARK-491.1: of one's own. */
export const research: Verb<'research'> = {
  possible: (s, _it, about) => present(s, about) && s.seats[about.seat]!.clues > 0,
  does: (c, { count }) => {
    researches(c, c.v.seat, Math.min(count, c.s.seats[c.v.seat]!.clues));
  },
};

export const sheetClue: Verb<'sheet-clue'> = {
  possible: ALWAYS,
  does: (c, { count }) => {
    c.s.sheet.clues += count;
    tell(c, 'event.sheet-clues', { count, gone: false });
  },
};

export const discardSheetClues: Verb<'discard-sheet-clues'> = {
  possible: (s) => s.sheet.clues > 0,
  does: (c) => {
    tell(c, 'event.sheet-clues', { count: c.s.sheet.clues, gone: true });
    c.s.sheet.clues = 0;
  },
};

export const moveSheetClue: Verb<'move-sheet-clue'> = {
  possible: (s, { to }) => s.sheet.clues > 0 && codexEntry(s, archiveId(to)) !== undefined,
  does: (c, { to }) => {
    const entry = codexEntry(c.s, archiveId(to));
    if (entry === undefined || c.s.sheet.clues === 0) return;
    c.s.sheet.clues--;
    entry.clues++;
    tell(c, 'event.clue-moved', { card: { card: entry.card } });
  },
};

const onThis = (s: Arkham, of: string) => codexEntry(s, pieceOfSide(of));
const batch = (space: number, count: number): number[] => new Array<number>(count).fill(space);

const placedSomewhere = choosing('place-doom', {
  group: true,
  options: (s, { where }, about) => spacesFor(s, where, about).map(spaceTarget),
  settles: (_c, { count }, that) => places({ spaces: batch(that[1] as number, count) }),
});

/** ARK-R.21: one batch. */
export const placeDoom: Verb<'place-doom'> = {
  possible: (s, { where }, about) =>
    where === 'this-card' ? onThis(s, about.of) !== undefined : spacesFor(s, where, about).length > 0,
  does: (c, it) => {
    const { s, v } = c;
    if (it.where === 'this-card') {
      const entry = onThis(s, v.of);
      if (entry !== undefined) entry.doom += it.count;
      return;
    }
    const spaces = spacesFor(s, it.where, v);
    if (isEach(it.where) || spaces.length === 1)
      return places({ spaces: spaces.flatMap((space) => batch(space, it.count)) });
    return spaces.length === 0 ? undefined : placedSomewhere.does(c, it);
  },
};

const TAKEN = 'taken';
const takenFrom = (bound: { readonly [name: string]: unknown }): readonly number[] =>
  Array.isArray(bound[TAKEN]) ? bound[TAKEN] : [];

/** ARK-488.5. */
export const removeDoom = choosing('remove-doom', {
  options: (s, { where }, about) =>
    spacesFor(s, where, about)
      .filter((space) => (s.doom[space] ?? 0) > 0 && (about.times === 0 || !takenFrom(about.bound).includes(space)))
      .map(spaceTarget),
  most: (_s, { where }) => (where === 'up-to-2-different-spaces' ? 2 : 1),
  settles: (c, { count, to }, that) => {
    const space = that[1] as number;
    const removed = removes(c, space, count);
    c.v.bound[TAKEN] = [...takenFrom(c.v.bound), space];
    if (to === 'sheet') c.s.sheet.doom += removed;
    return checked();
  },
});

/** ARK-455.3: step by step, as long as one likes; ARK-R.135 for what ignores monsters. */
export const move = choosing('move', {
  free: true,
  options: (s, { upTo, ignoring }, about) => {
    const one = s.seats[about.seat]!;
    if (!inPlay(s, about.seat) || (about.times > 0 && ignoring === undefined && isHeld(s, about.seat))) return []; // ARK-406.3
    if (about.times >= much(s, upTo, about) && one.money === 0) return [];
    return stepsFrom(s, one.space).map(spaceTarget);
  },
  most: (s, { upTo, more = 0 }, about) => much(s, upTo, about) + more,
  settles: ({ s, v }, { upTo, ignoring }, that) => {
    if (v.times > much(s, upTo, v)) s.seats[v.seat]!.money--;
    return moves({ seat: v.seat, space: that[1] as number, ignoring: ignoring !== undefined });
  },
});

/** ARK-455.4. */
export const moveTo = choosing('move-to', {
  options: (s, { where }, about) =>
    spacesFor(s, where, about)
      .filter((space) => space !== s.seats[about.seat]!.space && !isClosed(s, space)) // ARK-R.140
      .map(spaceTarget),
  settles: ({ v }, _it, that) => moves({ seat: v.seat, space: that[1] as number, ignoring: false }),
});

/** ARK-R.140: to an open space beside it. */
export const stepAway = choosing('step-away', {
  options: (s, _it, { seat }) => stepsFrom(s, s.seats[seat]!.space).map(spaceTarget),
  settles: ({ v }, _it, that) => moves({ seat: v.seat, space: that[1] as number, ignoring: false }),
});

/** ARK-R.128: one at a time. */
const drawing = rule<{ seat: Seat; left: number }>('draw-tokens')({
  'ARK-R.128': ({ v }) => {
    if (v.left === 0) return done();
    v.left--;
    return drawToken({ seat: v.seat });
  },
  'ARK-R.128 again': goto('ARK-R.128'),
});

export const drawTokens: Verb<'draw-tokens'> = {
  possible: ALWAYS,
  does: ({ v }, { count }) => call(drawing, { seat: v.seat, left: count }),
};

export const addTokens: Verb<'add-tokens'> = {
  possible: ALWAYS,
  does: (c, { tokens }) => {
    for (const token of tokens) c.s.cup[MYTHOS.indexOf(token)]!++;
    tell(c, 'event.tokens-added', { count: tokens.length });
  },
};

export const gateBurst: Verb<'gate-burst'> = {
  possible: ALWAYS,
  does: () => call(bursts, {}),
};

export const placeMarker: Verb<'place-marker'> = {
  possible: ALWAYS,
  does: (c) => {
    c.s.sheet.markers++;
    tell(c, 'event.marker', { space: { space: SHEET } });
  },
};

/** From those of the investigators and those on the sheet, as the group likes. */
export const discardClues = choosing('discard-clues', {
  group: true,
  options: (s) => [
    ...(s.sheet.clues > 0 ? [spaceTarget(SHEET)] : []),
    ...seatsInPlay(s)
      .filter((seat) => s.seats[seat]!.clues > 0)
      .map((seat): Target => ['seat', seat]),
  ],
  most: (_s, { count }) => count,
  settles: (c, _it, that) => {
    if (that[0] === 'seat') c.s.seats[that[1]]!.clues--;
    else c.s.sheet.clues--;
    c.v.bound[DISCARDED] = c.v.times;
    tell(c, 'event.clue-discarded', {});
    return undefined;
  },
});

/** ARK-R.172: one step together with the monster whose text it is, and still engaged with it. */
export const moveWithThis = choosing('move-with-this', {
  group: true,
  options: (s, { towards }, about) => {
    const from = s.seats[about.seat]!.space;
    const goals = spacesFor(s, towards, about);
    const far = Math.min(...goals.map((goal) => distance(s, from, goal)));
    return stepsFrom(s, from)
      .filter((next) => goals.some((goal) => distance(s, next, goal) === far - 1))
      .map(spaceTarget);
  },
  settles: (c, _it, that) => {
    const { s, v } = c;
    const space = that[1] as number;
    s.seats[v.seat]!.space = space;
    const monster = monsterIn(s, pieceOfSide(v.of));
    if (monster !== undefined) monster.space = space;
    tell(c, 'event.moved', { seat: { seat: v.seat }, space: { space } });
    return checked();
  },
});

/** ARK-R.150: what the moment is about does not happen, if card 28 is on the board to end it. */
export const endEncounter: Verb<'end-encounter'> = {
  possible: (s) => monsterIn(s, SERVITOR) !== undefined,
  does: ({ s, v }) => {
    if (monsterIn(s, SERVITOR) !== undefined) v.bound[CANCELLED] = true;
  },
};

export const CITY_RULES = [drawing] as const;

import type { Table } from '@tabula/arkham/packs.js';
import type { Ref } from '@tabula/kernel/chance.js';
import type { Cue } from '../../../table/cues.js';
import { idIn } from '../../../table/event.js';
import type { Seen } from '../seen.js';

/** Where on the map something happens. */
export interface Struck {
  readonly spaces: readonly number[];
  readonly tile: number | null;
}

const NOTHING: Struck = { spaces: [], tile: null };

/** The places that a moment is about: those it names, and where its events happened. */
export function struckBy(cue: Cue | null, { spaces }: Table): Struck {
  if (cue === null) return NOTHING;
  const named = cue.moment.about;
  const where = cue.events.map((event) => Number(idIn(event, 'space', 'space') ?? -1));
  const found = [...new Set([...named.map(({ space }) => Number(space ?? -1)), ...where])].filter((at) => at >= 0);
  const tile = named.find((ref) => typeof ref.tile === 'number')?.tile ?? spaces[found[0] ?? -1]?.tile;
  return { spaces: found, tile: typeof tile === 'number' && tile >= 0 ? tile : null };
}

/** The monster that something is asked about. */
export function askedAbout({ props }: Pick<Seen, 'props'>): string | null {
  const { card } = (props.now.question?.prompt.params.monster ?? {}) as Ref;
  return typeof card === 'string' ? card : null;
}

/** The same; while something is shown, the monster that does it. */
export function acting(seen: Pick<Seen, 'props'>): string | null {
  const shown = seen.props.cue?.moment.about.find(({ card }) => typeof card === 'string')?.card;
  return typeof shown === 'string' ? shown : askedAbout(seen);
}

/** Where something happens, else where the monster stands that acts or is asked about, else where one is oneself. */
export function spaceAbout(seen: Seen): number | undefined {
  const [struck] = struckBy(seen.props.cue ?? null, seen.table).spaces;
  if (struck !== undefined) return struck;
  const monster = acting(seen);
  const stands = seen.view.monsters.find(({ card }) => card === monster)?.space;
  return stands ?? seen.view.seats[seen.home]?.space;
}

/** The neighbourhood that a phone shows: where something happens, where something is asked, or where one is oneself. */
export function tileAbout(seen: Seen): number {
  const { props, view, table, home } = seen;
  const tileOf = (space: number | undefined): number | null => {
    const found = table.spaces[space ?? -1];
    if (found === undefined) return null;
    if (found.tile >= 0) return found.tile;
    // A street is seen from the first of its neighbourhoods.
    return table.spaces[table.neighbours[space!]?.[0] ?? -1]?.tile ?? null;
  };
  const spaceOf = (ref: Ref): number | undefined => {
    if (typeof ref.space === 'number') return ref.space;
    if (typeof ref.card === 'string') return view.monsters.find(({ card }) => card === ref.card)?.space;
    return undefined;
  };
  const struck = struckBy(props.cue ?? null, table);
  const where = struck.tile ?? tileOf(struck.spaces[0]);
  if (where !== null) return where;
  const monster = acting(seen);
  const there = monster === null ? null : tileOf(spaceOf({ card: monster }));
  if (there !== null) return there;
  const own = view.seats[home]?.space;
  const asked = (props.now.question?.options ?? []).flatMap(({ refs }) => {
    const space = refs.map(spaceOf).find((one) => one !== undefined);
    return space === undefined ? [] : [space];
  });
  const mine = tileOf(own);
  const tiles = asked.map((space) => tileOf(space)).filter((tile) => tile !== null);
  if (tiles.length > 0 && (mine === null || !tiles.includes(mine))) return tiles[0]!;
  return mine ?? 0;
}

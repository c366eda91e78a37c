import type { Table } from '@tabula/arkham/packs.js';
import type { Plan, Point } from './plan.js';

/** Hexes of the map: their corners, and the middles of their edges, from the middle. */
export const RADIUS = 130;
const EDGE = (RADIUS * Math.sqrt(3)) / 2;
/** A street between two tiles that face each other. */
export const STREET = { width: 42, length: 122 } as const;
/** So far below its middle one stands on it; on a space that is added, below its name. */
export const ON_STREET = 16;
const ON_ADDED = 36;

const at = (degrees: number, far: number): Point => {
  const angle = (degrees * Math.PI) / 180;
  return { x: far * Math.cos(angle), y: -far * Math.sin(angle) };
};
const tenth = (units: number): number => Math.round(units * 10) / 10;
export const moved = (by: Point, { x, y }: Point): Point => ({ x: tenth(by.x + x), y: tenth(by.y + y) });
export const pointsOf = (points: readonly Point[]): string => points.map(({ x, y }) => `${x},${y}`).join(' ');

/** The corners of a tile; the first space tells how it is turned. */
export const hexAt = (middle: Point, first: number, radius = RADIUS): Point[] =>
  [0, 1, 2, 3, 4, 5].map((nth) => moved(middle, at(first + 30 + 60 * nth, radius)));

/** A space of a tile is a third of it: from the middle over the edges beside its direction to the two corners there. */
export function sectorAt(middle: Point, direction: number, inset = 0): Point[] {
  const corners = [
    { x: 0, y: 0 },
    at(direction + 60, EDGE),
    at(direction + 30, RADIUS),
    at(direction - 30, RADIUS),
    at(direction - 60, EDGE),
  ];
  const heart = at(direction, RADIUS * 0.52);
  const share = 1 - inset / 62;
  return corners.map(({ x, y }) =>
    moved(middle, { x: heart.x + (x - heart.x) * share, y: heart.y + (y - heart.y) * share }),
  );
}

/** Where things are in a space, from the middle of its tile. Pieces stand on the ground, never on the name. */
export interface Sector {
  /** The middle of the picture, on the ground line. */
  readonly picture: Point & { readonly scale: number };
  readonly name: Point;
  readonly wells: Point;
  /** Between which the pieces stand, and about which point: away from the ribbon. */
  readonly row: readonly [from: number, to: number];
  readonly stand: number;
  /** The middle of the symbols, and how many are beside each other: where neither names nor single pieces are. */
  readonly signs: Point & { readonly beside: 2 | 4 };
}

interface Laid extends Sector {
  /** What moves if the name has two lines, or one. */
  readonly lines: readonly [one: Partial<Sector>, two: Partial<Sector>];
}

const upper: Laid = {
  picture: { x: 52, y: -54, scale: 1.06 },
  name: { x: 58, y: -41 },
  wells: { x: 58, y: -13 },
  row: [-22, 98],
  stand: 52,
  signs: { x: 2, y: -54, beside: 2 },
  lines: [{ picture: { x: 52, y: -50, scale: 1.06 }, name: { x: 58, y: -36 } }, {}],
};
const side: Laid = {
  picture: { x: 66, y: -11, scale: 0.95 },
  name: { x: 70, y: 4 },
  wells: { x: 77, y: 38 },
  row: [40, 104],
  stand: 70,
  signs: { x: 98, y: -44, beside: 2 },
  lines: [{ wells: { x: 77, y: 25 } }, {}],
};
const lower: Laid = {
  picture: { x: 62, y: 66, scale: 1 },
  name: { x: 32, y: 82 },
  wells: { x: 8, y: 98 },
  row: [42, 104],
  stand: 76,
  signs: { x: -6, y: 58, beside: 2 },
  lines: [{}, { picture: { x: 62, y: 59, scale: 1 }, name: { x: 32, y: 76 }, wells: { x: 8, y: 102 } }],
};
const flatUpper: Laid = {
  picture: { x: 56, y: -50, scale: 1 },
  name: { x: 60, y: -35 },
  wells: { x: 80, y: 0 },
  row: [14, 98],
  stand: 56,
  signs: { x: 16, y: -86, beside: 2 },
  lines: [{}, {}],
};
const flatLower: Laid = {
  picture: { x: 72, y: 30, scale: 0.92 },
  name: { x: 49, y: 50 },
  wells: { x: 40, y: 84 },
  row: [54, 112],
  stand: 76,
  signs: { x: 36, y: 100, beside: 4 },
  lines: [{ wells: { x: 40, y: 75 } }, {}],
};
const foot: Laid = {
  picture: { x: 0, y: 75, scale: 0.8 },
  name: { x: 0, y: 88 },
  wells: { x: 0, y: 103 },
  row: [-34, 74],
  stand: 58,
  signs: { x: -58, y: 68, beside: 2 },
  lines: [{}, { picture: { x: 0, y: 65, scale: 0.8 }, name: { x: 0, y: 78 } }],
};
const head: Laid = {
  picture: { x: 0, y: -66, scale: 0.74 },
  name: { x: 0, y: -51 },
  wells: { x: 0, y: -38 },
  row: [-64, 64],
  stand: 0,
  signs: { x: -58, y: -66, beside: 2 },
  lines: [{}, { picture: { x: 0, y: -77, scale: 0.74 }, name: { x: 0, y: -61 } }],
};
/** Those on the right; those on the left are their mirror images. */
const RIGHT: { readonly [direction: number]: Laid } = {
  0: side,
  30: flatUpper,
  60: upper,
  90: head,
  270: foot,
  300: lower,
  330: flatLower,
};

const turned = (degrees: number): number => ((degrees % 360) + 360) % 360;

export function sectorLaid(direction: number, lines: number): Sector {
  const wanted = turned(direction);
  const right = RIGHT[wanted];
  const { lines: changes, ...laid } = right ?? RIGHT[turned(180 - wanted)]!;
  const sector: Sector = { ...laid, ...changes[lines > 1 ? 1 : 0] };
  if (right !== undefined) return sector;
  const mirrored = <P extends Point>(point: P): P => ({ ...point, x: -point.x });
  return {
    picture: mirrored(sector.picture),
    name: mirrored(sector.name),
    wells: mirrored(sector.wells),
    row: [-sector.row[1], -sector.row[0]],
    stand: -sector.stand,
    signs: mirrored(sector.signs),
  };
}

/** The direction of the nth space of a tile: they lie clockwise. */
export const directionOf = (first: number, nth: number): number => turned(first - 120 * nth);

/** A street in the middle between its tiles, turned so that it runs along their edges. */
export interface StreetSpot extends Point {
  readonly turn: number;
}

/** Between the neighbourhoods of the spaces that it leads to. */
function streetSpot({ spaces, neighbours, scenario }: Table, space: number, { tiles }: Plan): StreetSpot {
  const beside = [...new Set(neighbours[space]!.map((next) => spaces[next]!.tile))];
  const middleOf = (nth: number): Point => tiles[scenario.neighbourhoods[beside[nth] ?? 0]!]!;
  const [a, b] = [middleOf(0), middleOf(1)];
  const turn = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
  const upright = turn > 90 ? turn - 180 : turn <= -90 ? turn + 180 : turn;
  return { x: tenth((a.x + b.x) / 2), y: tenth((a.y + b.y) / 2), turn: tenth(upright) };
}

/** Everything about where a space is. */
export interface SpaceSpot {
  readonly space: number;
  readonly id: string;
  /** The neighbourhood, or null for streets and what is added. */
  readonly hood: string | null;
  readonly tile: number;
  readonly shape: readonly Point[];
  /** Where its pieces stand, and between which. */
  readonly ground: Point;
  readonly row: readonly [from: number, to: number];
  readonly scale: number;
  readonly laid: Sector | null;
  readonly street: StreetSpot | null;
  /** The direction of a street: those on it stand along it. */
  readonly along: Point | null;
  /** The name on at most two lines. */
  readonly lines: readonly string[];
}

/** Names of more letters have two lines. */
const LINE = { upper: 10, head: 12, lower: 15, side: 11 } as const;

/** A name on one line or two: as even as its words allow. */
export function linesOf(name: string, most: number): string[] {
  if (name.length <= most) return [name];
  const words = name.split(' ');
  let best: readonly [string, string] | null = null;
  for (let cut = 1; cut < words.length; cut++) {
    const pair = [words.slice(0, cut).join(' '), words.slice(cut).join(' ')] as const;
    const longest = (lines: readonly string[]) => Math.max(...lines.map(({ length }) => length));
    if (best === null || longest(pair) < longest(best)) best = pair;
  }
  return best === null ? [name] : [...best];
}

function letters(direction: number): number {
  if (direction > 180) return LINE.lower;
  if (direction === 90) return LINE.head;
  return direction === 0 || direction === 180 ? LINE.side : LINE.upper;
}

/** All spaces of a scenario, by their numbers. */
export function spotsOf(table: Table, plan: Plan, nameOf: (space: number) => string): SpaceSpot[] {
  const { neighbourhoods } = table.scenario;
  return table.spaces.map(({ id, tile, street }, space): SpaceSpot => {
    const base = { space, id, tile };
    const hood = neighbourhoods[tile];
    const spot = hood === undefined ? undefined : plan.tiles[hood];
    if (hood !== undefined && spot !== undefined) {
      const direction = directionOf(spot.first, table.tiles[tile]!.indexOf(space));
      const lines = linesOf(nameOf(space), letters(direction));
      const laid = sectorLaid(direction, lines.length);
      const [from, to] = laid.row;
      return {
        ...base,
        hood,
        lines,
        laid,
        shape: sectorAt(spot, direction, 1.6),
        ground: moved(spot, { x: laid.stand, y: laid.picture.y - 1 }),
        row: [spot.x + from, spot.x + to],
        scale: laid.picture.scale < 0.9 ? 0.84 : 1,
        street: null,
        along: null,
      };
    }
    const lane = street === null ? null : streetSpot(table, space, plan);
    const middle = lane ?? plan.added;
    return {
      ...base,
      hood: null,
      lines: lane === null ? linesOf(nameOf(space), LINE.upper) : [],
      laid: null,
      shape: lane === null ? hexAt(middle, 60, 46) : laneAt(lane),
      ground: moved(middle, { x: 0, y: lane === null ? ON_ADDED : ON_STREET }),
      row: [middle.x - 34, middle.x + 34],
      scale: 0.84,
      street: lane,
      along: lane === null ? null : alongOf(lane),
    };
  });
}

/** Down a street, or to the right. */
function alongOf({ turn }: StreetSpot): Point {
  const angle = (turn * Math.PI) / 180;
  const [x, y] = [-Math.sin(angle), Math.cos(angle)];
  return Math.abs(x) > Math.abs(y) && x < 0 ? { x: -x, y: -y } : { x, y };
}

/** The corners of a street. */
function laneAt({ x, y, turn }: StreetSpot): Point[] {
  const [wide, long] = [STREET.width / 2, STREET.length / 2];
  const angle = (turn * Math.PI) / 180;
  return [
    [-wide, -long],
    [wide, -long],
    [wide, long],
    [-wide, long],
  ].map(([dx = 0, dy = 0]) =>
    moved({ x, y }, { x: dx * Math.cos(angle) - dy * Math.sin(angle), y: dx * Math.sin(angle) + dy * Math.cos(angle) }),
  );
}

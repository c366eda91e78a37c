import { DISTRICTS, type District } from '@tabula/cults/content/behaviour.js';

/** Where things lie in the round city: a disc of 700 by 700, a quarter for each district. */
export const SIZE = 700;
export const CENTRE = SIZE / 2;

/** The angle at which the quarter of a district begins, in degrees clockwise from the right. */
const BEGIN: Readonly<Record<District, number>> = { rivertown: 0, uptown: 90, northside: 180, downtown: 270 };

export interface Spot {
  readonly x: number;
  readonly y: number;
}

const round = (n: number): number => Math.round(n * 10) / 10;

/** A point on the disc: an angle within the quarter of a district, and the distance from the centre. */
export function spot(at: District, degrees: number, radius: number): Spot {
  const angle = ((BEGIN[at] + degrees) * Math.PI) / 180;
  return { x: round(CENTRE + radius * Math.cos(angle)), y: round(CENTRE + radius * Math.sin(angle)) };
}

/** So many spots on an arc between two angles. */
export function arc(at: District, from: number, to: number, count: number, radius: number): Spot[] {
  const step = count > 1 ? (to - from) / (count - 1) : 0;
  return Array.from({ length: count }, (_, i) => spot(at, from + i * step, radius));
}

export const RITUAL_SPACES = 5; // CULT-1.6
export const ritualSpots = (at: District): Spot[] => arc(at, 13, 77, RITUAL_SPACES, 280);
export const placeSpots = (at: District, players: number): Spot[] =>
  arc(at, 9.5, 9.5 + 11.5 * (players - 1), players, 222);
export const dominationSpots = (at: District, spaces: number): Spot[] =>
  arc(at, 80.5 - 11.5 * (Math.min(spaces, 4) - 1), 80.5, spaces, 222);
export const stackSpot = (at: District, type: 'guardian' | 'action'): Spot =>
  spot(at, (type === 'guardian') === startsLow(at) ? 15 : 75, 164);
export const planSpot = (at: District): Spot => spot(at, 45, 170);
export const sanitySpot = (at: District): Spot => spot(at, 45, 90);
export const trackSpots = (at: District, steps: number): Spot[] =>
  arc(at, 7, 7 + Math.min(8.5, 24 / Math.max(1, steps - 1)) * (steps - 1), steps, 86);
export const arrivedSpot = (at: District, nth: number): Spot => spot(at, 67 + Math.min(nth, 2) * 10, 86);

/** In the upper left and the lower right the guardian lies nearer to the beginning of the quarter. */
const startsLow = (at: District): boolean => at === 'northside' || at === 'rivertown' || at === 'downtown';

/** The outline of a quarter, for touch and light. */
export function quarter(at: District): string {
  const [outer, inner] = [309, 64];
  const p = (degrees: number, radius: number) => {
    const { x, y } = spot(at, degrees, radius);
    return `${x} ${y}`;
  };
  return `M${p(1.2, outer)}A${outer} ${outer} 0 0 1 ${p(88.8, outer)}L${p(88.8, inner)}A${inner} ${inner} 0 0 0 ${p(1.2, inner)}z`;
}

/** The line on which the name of a district is written: upper names bend one way, lower ones the other. */
export function nameLine(at: District): string {
  const below = at === 'rivertown' || at === 'uptown';
  const radius = below ? 336 : 322;
  const from = spot(at, below ? 84 : 6, radius);
  const to = spot(at, below ? 6 : 84, radius);
  return `M${from.x} ${from.y}A${radius} ${radius} 0 0 ${below ? 0 : 1} ${to.x} ${to.y}`;
}

/** Paving stones in rings: the same on every screen, because they are drawn from a fixed sequence. */
export function cobbles(): { readonly d: string; readonly light: number }[] {
  let seed = 20171;
  const next = () => {
    seed = (seed * 48271) % 2147483647;
    return seed / 2147483647;
  };
  const stones: { d: string; light: number }[] = [];
  for (const at of DISTRICTS)
    for (let radius = 92; radius < 305; ) {
      const depth = 12 + next() * 9;
      for (let angle = 3 + next() * 6; angle < 86; ) {
        const width = ((9 + next() * 15) / radius) * 57;
        const end = Math.min(angle + width, 87);
        if (next() < 0.62)
          stones.push({ d: stone(at, angle, end, radius, radius + depth), light: 0.03 + next() * 0.11 });
        angle = end + 130 / radius;
      }
      radius += depth + 4;
    }
  return stones;
}

function stone(at: District, from: number, to: number, inner: number, outer: number): string {
  const p = (degrees: number, radius: number) => {
    const { x, y } = spot(at, degrees, radius);
    return `${x} ${y}`;
  };
  return `M${p(from, outer)}A${outer} ${outer} 0 0 1 ${p(to, outer)}L${p(to, inner)}A${inner} ${inner} 0 0 0 ${p(from, inner)}z`;
}

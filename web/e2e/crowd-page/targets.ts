import { type Area, isSeen, placeOf, shownOf } from './areas.js';

const TARGETS = 'button, a[href], input:not([type=hidden]), select, textarea, summary, [role=button]';
/** Smaller places are not touched for certain (pixels). */
const LEAST_TARGET = 24;

/** What is left of a target where nothing else lies on it, its width and height; once that is enough it is not looked for more. */
function reachOf(target: Element, area: Area, enough: { width: number; height: number }): typeof enough {
  const [wide, high] = [area.right - area.left, area.bottom - area.top];
  const hits = (x: number, y: number) => {
    const on = document.elementFromPoint(area.left + wide * x, area.top + high * y);
    return on !== null && target.contains(on);
  };
  // Whoever can touch the middle and all four corners can touch it; else it is looked at more closely.
  if (hits(0.5, 0.5) && [0.06, 0.94].every((x) => [0.06, 0.94].every((y) => hits(x, y))))
    return { width: wide, height: high };
  const steps = 9;
  const hit: { x: number[]; y: number[] } = { x: [], y: [] };
  const span = (all: number[]) => (all.length === 0 ? 0 : Math.max(...all) - Math.min(...all) + 1);
  const reach = () => ({ width: (span(hit.x) * wide) / steps, height: (span(hit.y) * high) / steps });
  // Along its middles first: most of what is covered is so at one side.
  const along = Array.from({ length: steps }, (_, at) => at).sort((a, b) => Math.abs(a - 4) - Math.abs(b - 4));
  for (const row of along)
    for (const column of along) {
      if (!hits((column + 0.5) / steps, (row + 0.5) / steps)) continue;
      hit.x.push(column);
      hit.y.push(row);
      const { width, height } = reach();
      if (width >= enough.width && height >= enough.height) return { width, height };
    }
  return reach();
}

/** What can be touched, but only in part: it is cut, or something else lies on it. */
export function targetFaults(root: Element): string[] {
  const found: string[] = [];
  for (const target of root.querySelectorAll(TARGETS)) {
    if (target.closest('[inert]') !== null || !isSeen(target)) continue;
    const box = target.getBoundingClientRect();
    const { area, cut } = shownOf(target, box);
    const name = `${placeOf(target)} "${(target.textContent ?? '').trim().slice(0, 40)}"`;
    if (area === null && Math.max(cut.x, cut.y) > 2) found.push(`out of reach: ${name}`);
    if (area === null || box.width < 2 || box.height < 2) continue;
    // What is in a line of text is as high as the line, and the lines are close to one another.
    const least = (size: number) => (size < LEAST_TARGET ? size * 0.6 : LEAST_TARGET - 1);
    const whole = box.width - (area.right - area.left) < 3 && box.height - (area.bottom - area.top) < 3;
    if (!whole && Math.max(cut.x, cut.y) <= 2) continue; // scrolled half away
    const enough = { width: least(box.width), height: least(box.height) };
    const reach = reachOf(target, area, enough);
    if (reach.width < enough.width || reach.height < enough.height)
      found.push(`covered target: ${name} leaves ${Math.round(reach.width)} × ${Math.round(reach.height)}`);
  }
  return found;
}

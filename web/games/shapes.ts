/** Small geometry for emblems: everything is a closed path on a 64-grid, so that nothing needs a stroke. */

type Point = readonly [x: number, y: number];

const at = (n: number): string => String(Math.round(n * 100) / 100);

export const polygon = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${at(x)} ${at(y)}`).join('L')}z`;

export const disc = (x: number, y: number, r: number): string =>
  `M${at(x - r)} ${at(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

const turn = ([x, y]: Point, degrees: number, [cx, cy]: Point = [32, 32]): Point => {
  const a = (degrees * Math.PI) / 180;
  const [dx, dy] = [x - cx, y - cy];
  return [cx + dx * Math.cos(a) - dy * Math.sin(a), cy + dx * Math.sin(a) + dy * Math.cos(a)];
};

export const turned = (points: readonly Point[], degrees: number, around?: Point): string =>
  polygon(points.map((point) => turn(point, degrees, around)));

/** A star, a gear or a seal: points on two circles by turns. `width` is the share of a tooth that is flat. */
export function teeth(count: number, outer: number, inner: number, width: number, [cx, cy]: Point = [32, 32]): string {
  const points: Point[] = [];
  const step = 360 / count;
  for (let i = 0; i < count; i++)
    for (const [r, share] of [
      [inner, -0.5],
      [outer, -width / 2],
      [outer, width / 2],
      [inner, 0.5],
    ] as const)
      points.push(turn([cx, cy - r], (i + share * 0.98) * step, [cx, cy]));
  return polygon(points);
}

/** A leaf that grows from a point in a direction. */
export function leaf([x, y]: Point, degrees: number, length: number, width: number): string {
  const from: Point = [x, y];
  const [tx, ty] = turn([x, y - length], degrees, from);
  const [lx, ly] = turn([x - width, y - length * 0.45], degrees, from);
  const [rx, ry] = turn([x + width, y - length * 0.45], degrees, from);
  return `M${at(x)} ${at(y)}Q${at(lx)} ${at(ly)} ${at(tx)} ${at(ty)}Q${at(rx)} ${at(ry)} ${at(x)} ${at(y)}z`;
}

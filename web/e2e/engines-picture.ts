import { inflateSync } from 'node:zlib';

/** A picture of a page as the engines give it: PNG, eight bits a colour, not interlaced. */
interface Picture {
  readonly width: number;
  readonly height: number;
  /** Bytes of a point: red, green, blue, and perhaps how solid it is. */
  readonly bytes: number;
  readonly points: Uint8Array;
}

export interface Box {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const SIGNATURE = 8;

/** Of the points left, above, and left above the one that they are nearest to together. */
function paeth(left: number, up: number, corner: number): number {
  const [a, b, c] = [Math.abs(up - corner), Math.abs(left - corner), Math.abs(left + up - 2 * corner)];
  return a <= b && a <= c ? left : b <= c ? up : corner;
}

/** Each line is written as what it differs from its neighbours, in one of five ways. */
function guess(way: number, left: number, up: number, corner: number): number {
  if (way === 0) return 0;
  if (way === 1) return left;
  if (way === 2) return up;
  return way === 3 ? (left + up) >> 1 : paeth(left, up, corner);
}

export function pictureOf(png: Buffer): Picture {
  const parts: Buffer[] = [];
  for (let at = SIGNATURE; at < png.length; ) {
    const length = png.readUInt32BE(at);
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT') parts.push(png.subarray(at + 8, at + 8 + length));
    at += length + 12;
  }
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  const bytes = png[25] === 6 ? 4 : 3;
  const raw = inflateSync(Buffer.concat(parts));
  const line = width * bytes;
  const points = new Uint8Array(line * height);
  for (let y = 0; y < height; y++) {
    const way = raw[y * (line + 1)]!;
    for (let x = 0; x < line; x++) {
      const at = y * line + x;
      const left = x < bytes ? 0 : points[at - bytes]!;
      const up = y === 0 ? 0 : points[at - line]!;
      const corner = x < bytes || y === 0 ? 0 : points[at - line - bytes]!;
      points[at] = raw[y * (line + 1) + 1 + x]! + guess(way, left, up, corner);
    }
  }
  return { width, height, bytes, points };
}

/** How far the lightest point of a box is from its darkest, from 0 to 255. */
export function contrastIn({ width, height, bytes, points }: Picture, box: Box): number {
  const [left, top] = [Math.max(0, Math.ceil(box.x)), Math.max(0, Math.ceil(box.y))];
  const [right, bottom] = [Math.min(width, box.x + box.width), Math.min(height, box.y + box.height)];
  let [least, most] = [255, 0];
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++) {
      const at = (y * width + x) * bytes;
      const light = (points[at]! + points[at + 1]! + points[at + 2]!) / 3;
      least = Math.min(least, light);
      most = Math.max(most, light);
    }
  return Math.max(0, most - least);
}

/** A small fast generator (sfc32) whose whole state is four numbers of plain data. */
export type Rng = [number, number, number, number];

/** A generator from any seed text or number. The same seed gives the same game on every machine. */
export function seeded(seed: string | number): Rng {
  const text = String(seed);
  let h1 = 0x9e3779b9;
  let h2 = 0x243f6a88;
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i);
    h1 = Math.imul(h1 ^ c, 0x85ebca6b);
    h2 = Math.imul(h2 ^ c ^ (h1 >>> 13), 0xc2b2ae35);
  }
  const rng: Rng = [h1 | 0, h2 | 0, (h1 ^ h2) | 0, 1];
  for (let i = 0; i < 15; i++) next(rng);
  return rng;
}

/** The next 32 random bits, as an unsigned number; the state moves on. */
export function next(rng: Rng): number {
  const t = (((rng[0] + rng[1]) | 0) + rng[3]) | 0;
  rng[3] = (rng[3] + 1) | 0;
  rng[0] = rng[1] ^ (rng[1] >>> 9);
  rng[1] = (rng[2] + (rng[2] << 3)) | 0;
  rng[2] = (rng[2] << 21) | (rng[2] >>> 11);
  rng[2] = (rng[2] + t) | 0;
  return t >>> 0;
}

/** A whole number from 0 to n - 1, without bias worth naming for the small n of a game. */
export function below(rng: Rng, n: number): number {
  return Math.floor((next(rng) / 4294967296) * n);
}

/** Shuffles a list in place by another source of numbers below n, in the same way as by a generator. */
export function shuffleFrom<T>(source: { below(n: number): number }, list: T[]): T[] {
  for (let i = list.length - 1; i > 0; i--) {
    const j = source.below(i + 1);
    const held = list[i]!;
    list[i] = list[j]!;
    list[j] = held;
  }
  return list;
}

/** Shuffles a list in place (Fisher-Yates). */
export function shuffleInPlace<T>(rng: Rng, list: T[]): T[] {
  for (let i = list.length - 1; i > 0; i--) {
    const j = below(rng, i + 1);
    const held = list[i]!;
    list[i] = list[j]!;
    list[j] = held;
  }
  return list;
}

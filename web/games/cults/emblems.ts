import { disc, polygon, turned } from '../shapes.js';

const knife = [
  [32, 3],
  [36, 12],
  [36, 38],
  [42, 40],
  [42, 44],
  [35, 44],
  [35, 58],
  [32, 61],
  [29, 58],
  [29, 44],
  [22, 44],
  [22, 40],
  [28, 38],
  [28, 12],
] as const;
const ray = [
  [31, 4],
  [33, 4],
  [33, 60],
  [31, 60],
] as const;
/** One ring of a spider's web: an octagon with a hole. */
const ring = (outer: number, inner: number) =>
  [outer, inner]
    .map((r) =>
      polygon(
        Array.from({ length: 8 }, (_, i) => {
          const a = ((i + 0.5) * Math.PI) / 4;
          return [32 + r * Math.cos(a), 32 + r * Math.sin(a)] as const;
        }),
      ),
    )
    .join('');
const sole = (x: number, y: number) => [
  `M${x} ${y}c4-1 7 2 7 8 0 5-1 9-3 11h-6c-3-3-4-7-4-11 0-5 2-7 6-8z`,
  `M${x - 4} ${y + 21}h7v4a3.500 3.500 0 0 1-7 0z`,
];

/** The emblems that only the cults bear. */
export const cultists = {
  novice: [
    'M32 5a11 11 0 1 1 0 22 11 11 0 0 1 0-22zM12 60c0-18 8-30 20-30s20 12 20 30zM30 36v8h-7v4h7v9h4v-9h7v-4h-7v-8z',
  ],
  quillpen: ['M56 4C38 6 24 20 18 40l-6 20h4l5-16c16 0 28-10 32-24l-9 3 10-9c1-3 2-6 2-10zM26 54h30v5H24z'],
  cudgels: ['M6 12 12 6l40 40 4-1 4 5-10 10-5-4 1-4zM58 12 52 6 12 46l-4-1-4 5 10 10 5-4-1-4zM32 2l4 7h-8z'],
  blade: [turned(knife, 35), disc(52, 50, 4), disc(12, 50, 4)],
  keyhole: [
    'M32 3c14 0 22 9 22 22v36H10V25C10 12 18 3 32 3zm0 7c-9 0-15 6-15 15v29h30V25c0-9-6-15-15-15zm0 9c4 0 6.500 3 6.500 6.500 0 2.500-1 4-2.500 5.200L38 44H26l2-13.300c-1.500-1.200-2.500-2.700-2.500-5.200 0-3.500 2.500-6.500 6.500-6.500z',
  ],
  prophet: [
    'M32 12c13 0 23 9 28 18-5 9-15 18-28 18S9 39 4 30c5-9 15-18 28-18zm0 6a12 12 0 1 0 0 24 12 12 0 0 0 0-24zm0 5c3 0 4 3 4 7s-1 7-4 7-4-3-4-7 1-7 4-7z',
    'M30.500 1h3l1 8h-5zM10 6l3-2 5 7-4 2.500zM54 6l-3-2-5 7 4 2.500zM28 50h8l-1.500 13h-5z',
  ],
  brute: [
    'M32 6c15 0 25 9 25 24 0 6-3 10-3 15 0 6 5 8 5 13 0 4-6 5-8 0-2-6-5-6-6-1-1 6-7 6-8 0-.6-4-3-5-5-5s-4.400 1-5 5c-1 6-7 6-8 0-1-5-4-5-6 1-2 5-8 4-8 0 0-5 5-7 5-13 0-5-3-9-3-15C7 15 17 6 32 6zM18 24c-1 7 4 11 11 9-1-7-5-10-11-9zm28 0c-6-1-10 2-11 9 7 2 12-2 11-9z',
  ],
  knives: [turned(knife, 0), turned(knife, 42, [32, 58]), turned(knife, -42, [32, 58])],
  letter: [
    'M4 14h56v38H4zm5 5v2l23 16 23-16v-2zm0 8v20h46V27L32 43z',
    'M32 26a7 7 0 1 1 0 14 7 7 0 0 1 0-14zm0 4a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  ],
  tracks: [...sole(22, 6), ...sole(44, 30), 'M8 44l4-4 5 5 5-5 4 4-5 5 5 5-4 4-5-5-5 5-4-4 5-5z'],
  web: [
    turned(ray, 0),
    turned(ray, 45),
    turned(ray, 90),
    turned(ray, 135),
    ring(27, 24.5),
    ring(18, 15.5),
    ring(9, 6.5),
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/**
 * Letters that look like others, as pairs of what is seen and the Latin letter it passes for: Cyrillic, Greek, Armenian
 * and Latin letters as names are written with them. Not every pair of Unicode's list, but those that a reader at a table
 * does not tell apart.
 */
const PASSES_FOR: readonly (readonly [seen: string, letter: string])[] = [
  ['аαɑ', 'a'],
  ['АΑ', 'A'],
  ['ВΒ', 'B'],
  ['ЬЪ', 'b'],
  ['сϲⲥ', 'c'],
  ['СϹⲤ', 'C'],
  ['ԁ', 'd'],
  ['еєҽ', 'e'],
  ['ЕΕ', 'E'],
  ['ϝ', 'f'],
  ['ɡց', 'g'],
  ['Ԍ', 'G'],
  ['һհ', 'h'],
  ['НΗ', 'H'],
  ['іıιɩ', 'i'],
  ['ІΙӀIӏ1|ⅼǀ∣', 'l'],
  ['ЈͿ', 'J'],
  ['јϳ', 'j'],
  ['кκĸ', 'k'],
  ['КΚ', 'K'],
  ['МΜ', 'M'],
  ['ո', 'n'],
  ['Ν', 'N'],
  ['оοσօ0٥۵', 'o'],
  ['ОΟՕ', 'O'],
  ['рρ', 'p'],
  ['РΡ', 'P'],
  ['ԛզ', 'q'],
  ['Ԛ', 'Q'],
  ['ѕ', 's'],
  ['ЅՏ', 'S'],
  ['ТΤ', 'T'],
  ['тτ', 't'],
  ['υսʋ', 'u'],
  ['Ս', 'U'],
  ['ѵν', 'v'],
  ['Ѵ', 'V'],
  ['ԝѡω', 'w'],
  ['Ԝ', 'W'],
  ['хχ', 'x'],
  ['ХΧ', 'X'],
  ['уγү', 'y'],
  ['УΥҮ', 'Y'],
  ['Ζ', 'Z'],
  ['З', '3'],
  ['‐‑‒–—―−ー_', '-'],
  ['’‘`´ʼʹ′', "'"],
  ['․·•・', '.'],
];

const LETTERS = new Map(PASSES_FOR.flatMap(([seen, letter]) => [...seen].map((char) => [char, letter] as const)));

/** Letters that run together, and what they then look like. */
const TOGETHER: readonly (readonly [RegExp, string])[] = [
  [/rn/g, 'm'],
  [/vv/g, 'w'],
];

/**
 * How a name looks, whatever it is written with: equal for names that a reader takes for one another. Accents stay, for
 * they are seen. Capitals are looked at before case is folded, since a capital i looks like a small l and a small i does not.
 */
export function lookOf(name: string): string {
  const seen = name
    .normalize('NFKC')
    .normalize('NFD')
    .replace(/\p{Variation_Selector}/gu, '');
  const plain = [...seen].map((char) => LETTERS.get(char) ?? char).join('');
  const folded = plain.toUpperCase().toLowerCase().normalize('NFC').replace(/\s+/g, ' ');
  return TOGETHER.reduce((text, [letters, look]) => text.replace(letters, look), folded);
}

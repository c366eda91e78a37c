const START = 0x811c9dc5;
const PRIME = 0x01000193;
const GOLDEN = 0x9e3779b1;
const LIST = 0x51ed270b;
const OBJECT = 0x1b873593;
/** The place of a whole value. */
export const ROOT = 0x2545f491;

function mixed(bits: number): number {
  let h = bits;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
}

function textSum(text: string): number {
  let sum = START;
  for (let i = 0; i < text.length; i++) sum = Math.imul(sum ^ text.charCodeAt(i), PRIME);
  return sum;
}

const KEYS = 4_096;
const keySums = new Map<string, number>();

/** Keys are few and come again and again. */
function keySum(key: string): number {
  const known = keySums.get(key);
  if (known !== undefined) return known;
  const sum = textSum(key);
  if (keySums.size >= KEYS) keySums.clear();
  keySums.set(key, sum);
  return sum;
}

/** The number of a place in an object or a list, from the number of where that lies. */
export const inObject = (place: number, key: string): number => mixed(place ^ keySum(key));
export const inList = (place: number, at: number): number => mixed(place + Math.imul(at + 1, GOLDEN));

/** What a value at a place adds to the sum. Nothing adds nothing. */
export function sumAt(value: unknown, place: number): number {
  switch (typeof value) {
    case 'string':
      return mixed(place ^ textSum(value));
    case 'number':
      return mixed(place ^ ((value | 0) === value ? Math.imul(value, GOLDEN) : textSum(String(value))));
    case 'boolean':
      return mixed(place ^ (value ? 0x3c6ef372 : 0x7f4a7c15));
    case 'object': {
      if (value === null) return mixed(place ^ 0x68bc21eb);
      if (Array.isArray(value)) {
        let sum = mixed(place ^ (LIST + value.length));
        for (let i = 0; i < value.length; i++) sum = (sum + sumAt(value[i], inList(place, i))) | 0;
        return sum;
      }
      let sum = mixed(place ^ OBJECT);
      for (const key in value) sum = (sum + sumAt((value as Record<string, unknown>)[key], inObject(place, key))) | 0;
      return sum;
    }
    default:
      return 0;
  }
}

/**
 * A number that two sides compare to find out whether they hold the same plain data, whatever the order of keys. Every
 * place adds its own part, so that a change of a few places changes the number by what these places add.
 */
export const checksum = (value: unknown): number => sumAt(value, ROOT) >>> 0;

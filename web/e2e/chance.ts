/** Numbers from 0 to below `count`, the same for the same seed. */
export type Chance = (count: number) => number;

/** What the tests and, in the browser, the page draw from (mulberry32); it is copied into the page as text. */
function generator(seed: string): () => number {
  let state = 0;
  for (const letter of seed) state = Math.imul(state ^ letter.charCodeAt(0), 0x9e3779b1);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export function chance(seed: string): Chance {
  const next = generator(seed);
  return (count) => Math.floor(next() * count);
}

/** A script that makes the chance of a page the same each time: the game that is dealt, and what bots come to think of. */
export const pageChance = (seed: string): string => `(() => {
  ${generator.toString()}
  const next = generator(${JSON.stringify(seed)});
  Math.random = next;
  crypto.getRandomValues = (numbers) => {
    for (let at = 0; at < numbers.length; at++) numbers[at] = Math.floor(next() * 4294967296);
    return numbers;
  };
})()`;

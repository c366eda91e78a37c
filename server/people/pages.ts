/** Rows that are read or changed at once: less than a few milliseconds of work. */
export const PAGE = 100;

/** Does one page of some long work; resolves with what it gave. */
export type Pager = <T>(page: () => Promise<T>) => Promise<T>;

/** For each time a page takes, so many times it rests before the next: long work has a quarter of the server at most. */
const REST = 3;
const LONGEST_REST = 50;

/** Pages of all who ask one after the other, with a rest in between: everybody else waits for one page at most. */
export function createPager(): Pager {
  let last: Promise<unknown> = Promise.resolve();
  return (page) => {
    let took = 0;
    const done = last.then(async () => {
      const began = performance.now();
      try {
        return await page();
      } finally {
        took = performance.now() - began;
      }
    });
    const rest = () => new Promise<void>((resolve) => setTimeout(resolve, Math.min(LONGEST_REST, REST * took)));
    last = done.then(rest, rest);
    return done;
  };
}

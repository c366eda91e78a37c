/** Rows that are read or changed at once: less than a few milliseconds of work. */
export const PAGE = 100;

/** Does one page of some long work; resolves with what it gave. */
export type Pager = <T>(page: () => Promise<T>) => Promise<T>;

/** Pages of all who ask one after the other, each in a turn of its own: everybody else waits for one page at most. */
export function createPager(): Pager {
  let last: Promise<unknown> = Promise.resolve();
  return (page) => {
    const done = last.then(() => new Promise<void>((resolve) => setImmediate(resolve))).then(page);
    last = done.catch(() => {});
    return done;
  };
}

import { test } from 'vitest';

/** Tests that show a rule of a book, or several: their titles carry its ids, and only ids that exist compile. */
export const ruleTest =
  <Id extends string>() =>
  (id: Id | readonly Id[], says: string, shows: () => void): void => {
    test(`${typeof id === 'string' ? id : id.join(' ')} ${says}`, shows);
  };

/** What may be spent for one need: cards by what they are worth, tokens that are worth 1 each. */
export interface Tender<C> {
  /** Cards in groups of equal copies, of which the first ones stand for all; none is worth 0. */
  readonly copies: readonly (readonly C[])[];
  readonly worth: (card: C) => number;
  /** How many tokens there are of each kind. */
  readonly tokens: readonly number[];
}

/**
 * Every set of cards and tokens that covers a need and of which nothing could be left out: fewest cards first, and of
 * tokens fewest of the first kinds. `made` makes a choice of what is spent; both lists are used again, so it copies.
 */
export function irreducibleSpends<C, S>(
  need: number,
  { copies, worth, tokens }: Tender<C>,
  made: (tokens: readonly number[], cards: readonly C[]) => S,
): S[] {
  const none = tokens.map(() => 0);
  const found: S[] = [];
  const chosen: C[] = [];
  const choose = (at: number, left: number, least: number): void => {
    // With nothing left to cover, the excess has to be smaller than whatever was chosen.
    if (left <= 0) {
      if (-left < least) found.push(made(none, chosen));
      return;
    }
    if (at === copies.length) {
      eachExact(left, tokens, (counts) => found.push(made(counts, chosen)));
      return;
    }
    const group = copies[at]!;
    const value = worth(group[0]!);
    const before = chosen.length;
    choose(at + 1, left, least);
    for (let count = 1; count <= group.length && left > (count - 1) * value; count++) {
      chosen.push(group[count - 1]!);
      choose(at + 1, left - count * value, Math.min(least, value));
    }
    chosen.length = before;
  };
  choose(0, need, Number.POSITIVE_INFINITY);
  return found;
}

/** Tokens are spent to the point: every mix of kinds that makes the sum. */
function eachExact(sum: number, tokens: readonly number[], use: (counts: readonly number[]) => void): void {
  const counts = tokens.map(() => 0);
  const last = tokens.length - 1;
  const take = (kind: number, left: number, others: number): void => {
    if (kind === last) {
      counts[kind] = left;
      use(counts);
      return;
    }
    const after = others - tokens[kind + 1]!;
    for (let count = Math.max(0, left - others); count <= Math.min(tokens[kind]!, left); count++) {
      counts[kind] = count;
      take(kind + 1, left - count, after);
    }
  };
  const all = tokens.reduce((total, count) => total + count, 0);
  if (tokens.length > 0 && sum <= all) take(0, sum, all - tokens[0]!);
}

import type { Arkham, TestInPlay } from '@tabula/arkham/board.js';
import { afterReroll, type Chances, ofPool } from '@tabula/arkham/odds.js';
import { engagedWith, healthOf, monsterIn } from '@tabula/arkham/rules/look.js';
import { successFrom } from '@tabula/arkham/rules/test.js';
import type { Message } from '@tabula/kernel/chance.js';
import type { BoardWords } from '../words.js';

type BoardKey = Parameters<BoardWords>[0];
type RungKey = Extract<BoardKey, `stage.rung.${string}`>;
type Name<K> = K extends `stage.rung.${infer N}` ? N : never;
type RungName = Name<RungKey>;

/** What so many successes bring; without an end it is all that are more. */
export interface Rung {
  readonly from: number;
  readonly to: number | null;
  readonly brings: { readonly key: RungKey; readonly params: Message['params'] };
}

const rung = (from: number, to: number | null, key: RungName, params: Message['params'] = {}): Rung => ({
  from,
  to,
  brings: { key: `stage.rung.${key}`, params },
});

/** Where there is nothing to be had, nothing happens however many there are. */
const nothing = (most: number): Rung => rung(0, most === 0 ? null : 0, 'nothing');

/** A rung for every number up to the last, which stands for more as well. */
const upTo = (most: number, each: (count: number) => readonly [RungName, Message['params']]): Rung[] =>
  Array.from({ length: most }, (_, at) => {
    const [key, params] = each(at + 1);
    return rung(at + 1, at + 1 >= most ? null : at + 1, key, params);
  });

/** What a test brings by the number of its successes. What is met tells no more than whether it is passed (ARK-466.10). */
export function ladderOf(s: Arkham, { seat, occasion, monster }: TestInPlay): Rung[] {
  const { space, clues } = s.seats[seat]!;
  switch (occasion) {
    case 'ward': // ARK-405.2, ARK-405.3
      return [
        nothing(s.doom[space] ?? 0),
        ...upTo(s.doom[space] ?? 0, (count) => [count >= 2 ? 'ward.remnant' : 'ward', { count }]),
      ];
    case 'research': // ARK-R.40
      return [nothing(clues), ...upTo(clues, (count) => ['research', { count }])];
    case 'attack': {
      const left = healthOf(s, monster) - (monsterIn(s, monster)?.damage ?? 0); // ARK-402.2
      const wounds = left > 1 ? [rung(1, left - 1, 'wounds', { monster: { card: monster } })] : [];
      return [rung(0, 0, 'nothing'), ...wounds, rung(left, null, 'defeats', { monster: { card: monster } })];
    }
    case 'evade': // ARK-408.2
      return [
        rung(0, 0, 'held'),
        ...upTo(engagedWith(s, seat).length, (count) =>
          count >= engagedWith(s, seat).length ? ['free', {}] : ['evades', { count }],
        ),
      ];
    default:
      return [rung(0, 0, 'failed'), rung(1, null, 'passed')];
  }
}

/** The rung on which so many successes stand. */
export const rungOf = (ladder: readonly Rung[], successes: number): Rung | undefined =>
  ladder.findLast(({ from }) => from <= successes);

const atLeast = (chances: Chances, count: number): number =>
  chances.reduce((sum, chance, n) => (n >= count ? sum + chance : sum), 0);

/** How likely something is: so many successes at least, or that after so many dice were rolled again. */
export interface Odds {
  readonly count: number;
  readonly chance: number;
}

/** Before the roll: how likely each rung is reached. */
export const oddsOfPool = (s: Arkham, test: TestInPlay, ladder: readonly Rung[]): Odds[] =>
  ladder.filter(({ from }) => from > 0).map(({ from }) => ({ count: from, chance: atLeast(ofPool(s, test), from) }));

const MOST_AGAIN = 3;

/** After it: how likely so many successes become, if one, two or three of the dice that failed are rolled again. */
export function oddsOfRerolls(s: Arkham, test: TestInPlay, wanted: number): Odds[] {
  const from = successFrom(s, test.seat);
  const { focus, clues } = s.seats[test.seat]!;
  const tokens = focus.reduce((sum, count) => sum + count, clues);
  const failed = test.faces.filter((face) => face < from).length;
  return Array.from({ length: Math.min(MOST_AGAIN, tokens, failed) }, (_, at) => ({
    count: at + 1,
    chance: atLeast(afterReroll(s, test, at + 1), wanted),
  })).filter(({ chance }) => chance > 0);
}

import type { Side } from '@tabula/arkham/cards.js';
import { sideOf, type Table } from '@tabula/arkham/packs.js';
import type { CardAbility } from '@tabula/arkham/words.js';
import type { Seen } from '../seen.js';

/** What clues and doom are counted towards. */
export type Counted = 'clues' | 'doom';

/** A number at which a card of the codex does something. */
export interface Goal {
  readonly of: Counted;
  readonly have: number;
  readonly need: number;
  /** The card that says so, and the part of it that says what happens then. */
  readonly card: string;
  readonly part: string;
  /** It does not happen by itself: somebody spends the clues there. */
  readonly spent: boolean;
}

/** What the codex counts on. */
interface Looked {
  readonly view: Pick<Seen['view'], 'codex' | 'sheet'>;
  readonly table: Table;
}

type Wanted = Pick<Goal, 'of' | 'need' | 'spent'> & { readonly on: 'sheet' | 'both' | 'card' };

type Condition = CardAbility['when'];
type Instructions = CardAbility['does'];

/** The number in a condition; a condition may have other parts besides. */
function inCondition(when: Condition): Wanted[] {
  switch (when?.when) {
    case 'sheet-clues':
      return [{ of: 'clues', need: when.least, on: 'sheet', spent: false }];
    case 'sheet-doom':
      return [{ of: 'doom', need: when.least, on: 'sheet', spent: false }];
    case 'clues-on-this':
      return [{ of: 'clues', need: when.least, on: 'card', spent: false }];
    case 'sheet-clues-and-doom':
      return (['clues', 'doom'] as const).map((of) => ({ of, need: when.least, on: 'both', spent: false }));
    case 'both':
      return when.of.flatMap(inCondition);
    default:
      return [];
  }
}

/** What clues of the sheet can be spent on. */
const inPrice = (does: Instructions): Wanted[] =>
  does.flatMap((it): Wanted[] =>
    it.do === 'spend' && it.cost.pay === 'sheet-clues'
      ? [{ of: 'clues', need: it.cost.count, on: 'sheet', spent: true }]
      : [],
  );

const wanted = ({ at, when, does }: CardAbility): Wanted[] => [
  ...(at === 'state' ? inCondition(when) : []),
  ...(at === 'action' ? inPrice(does) : []),
];

const abilitiesOf = ({ texts }: Table, side: string): readonly CardAbility[] =>
  (texts.get(side) as Side | undefined)?.abilities ?? [];

/** Everything that one card of the codex counts. */
export function goalsOn({ view, table }: Looked, card: string): Goal[] {
  const entry = view.codex.find((one) => one.card === card);
  if (entry === undefined) return [];
  const { clues, doom } = view.sheet;
  const side = sideOf(card, entry.back);
  return abilitiesOf(table, side).flatMap((ability, nth) =>
    wanted(ability).map(({ on, ...goal }): Goal => {
      const have = on === 'card' ? entry.clues : on === 'both' ? clues + doom : goal.of === 'clues' ? clues : doom;
      return { ...goal, have, card, part: `${side}#abilities/${nth}/does` };
    }),
  );
}

/** The goal that is nearest; what has been reached has happened, unless it waits for something else. */
export function nextGoal(seen: Looked, of: Counted): Goal | null {
  const goals = seen.view.codex.flatMap(({ card }) => goalsOn(seen, card)).filter((goal) => goal.of === of);
  const left = ({ need, have, spent }: Goal) => Math.max(0, need - have) + (spent ? 0.5 : 0);
  const open = goals.filter(({ need, have }) => have < need);
  return [...(open.length > 0 ? open : goals)].sort((a, b) => left(a) - left(b))[0] ?? null;
}

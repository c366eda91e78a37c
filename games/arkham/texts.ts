import type { About, Verbs as RunnerVerbs, Script } from '@tabula/kernel/instructions.js';
import type { Seat } from '@tabula/kernel/json.js';
import type { Context } from '@tabula/kernel/rule.js';
import { runner } from '@tabula/kernel/runner.js';
import type { Arkham } from './board.js';
import { playerOrder } from './board.js';
import { kindOf, pieceOfSide, tableFor } from './packs.js';
import type { RuleId } from './rule-ids.js';
import { discardAsset } from './rules/calls.js';
import { inPlay, seatsInPlay } from './rules/look.js';
import { delay as delays } from './rules/tokens.js';
import { placeDoom, removeDoom, test } from './verbs/city.js';
import { addCard, lose, returnThis, win } from './verbs/codex.js';
import { suffer } from './verbs/harm.js';
import { clue, condition, delay, discardThis, money, remnant } from './verbs/possessions.js';
import { counted } from './verbs/verb.js';
import type { Condition, Cost, Words } from './words.js';

/** What the cards say, carried out: the binding of this game's words to the runner of the kernel. */

const VERBS: RunnerVerbs<Arkham, Words['verb']> = {
  suffer,
  money,
  remnant,
  delay,
  clue,
  test,
  'place-doom': placeDoom,
  'remove-doom': removeDoom,
  condition,
  'discard-this': discardThis,
  'add-card': addCard,
  'return-this': returnThis,
  win,
  lose,
};

/** Whether something is so. */
export function holds(s: Arkham, condition: Condition, seat: Seat): boolean {
  switch (condition.when) {
    case 'sheet-doom':
      return s.sheet.doom >= condition.least;
    case 'sheet-clues':
      return s.sheet.clues >= condition.least;
    case 'sheet-markers':
      return s.sheet.markers >= condition.least;
    case 'own-money-below':
      return inPlay(s, seat) && s.seats[seat]!.money < condition.less;
    default:
      return inPlay(s, seat) && s.seats[seat]!.clues >= condition.least;
  }
}

/** ARK-R.103: entirely or not at all, from one's own. */
function payable(s: Arkham, cost: Cost, { of, seat }: About): boolean {
  if (cost.pay === 'sheet-clues') return s.sheet.clues >= cost.count;
  if (!inPlay(s, seat)) return false;
  const one = s.seats[seat]!;
  switch (cost.pay) {
    case 'money':
      return one.money >= cost.count;
    case 'clue':
      return one.clues >= cost.count;
    case 'remnant':
      return one.remnants >= cost.count;
    case 'delayed':
      return !one.delayed; // ARK-400.1g
    default:
      return one.assets.some(({ card }) => card === pieceOfSide(of));
  }
}

function pays(c: Context<Arkham, Script>, cost: Cost) {
  const { s, v } = c;
  const one = s.seats[v.seat]!;
  switch (cost.pay) {
    case 'money':
      one.money -= cost.count;
      return;
    case 'clue':
      one.clues -= cost.count;
      return;
    case 'remnant':
      one.remnants -= cost.count;
      return;
    case 'sheet-clues':
      s.sheet.clues -= cost.count; // ARK-R.104
      return;
    case 'delayed':
      delays(c, v.seat);
      return;
    default:
      return discardAsset({ seat: v.seat, card: pieceOfSide(v.of) });
  }
}

export const texts = runner<Arkham, RuleId, Words>({
  cites: {
    run: 'ARK-400.1d',
    may: 'ARK-466.9',
    choose: 'ARK-466.9',
    each: 'ARK-R.114',
    pick: 'ARK-R.110',
    pay: 'ARK-400.1f',
    'as-many-as': 'ARK-004',
  },
  verbs: VERBS,
  text: (s, of) => tableFor(s).texts[kindOf(of)],
  holds: (s, condition, { seat }) => holds(s, condition, seat),
  among: (s, group, { seat }) => {
    if (group === 'monsters-here')
      return s.monsters.filter(({ space }) => space === s.seats[seat]!.space).map(({ card }) => card);
    const there = playerOrder(s).filter((one) => seatsInPlay(s).includes(one));
    return group === 'each-investigator' ? there : there.filter((one) => one !== seat);
  },
  count: counted,
  payable,
  pays,
});

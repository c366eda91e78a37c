import { runner } from '@tabula/kernel/runner.js';
import { type Arkham, playerOrder } from './board.js';
import { tableFor } from './packs.js';
import type { RuleId } from './rule-ids.js';
import { isClosed, isEpic, monsterCard, seatsInPlay } from './rules/look.js';
import { leadInPlay } from './rules/monsters.js';
import { tellOutcome } from './rules/tale.js';
import { VERBS } from './verbs/all.js';
import { holds } from './verbs/conditions.js';
import { payable, pays } from './verbs/costs.js';
import { counted } from './verbs/verb.js';
import type { Words } from './words.js';

/** What the cards say, carried out: the binding of this game's words to the runner of the kernel. */

/** Whom or what an instruction goes through, or what is picked from. */
function among(s: Arkham, group: Words['group'], seat: number): readonly (string | number)[] {
  const there = playerOrder(s).filter((one) => seatsInPlay(s).includes(one));
  const monsters = s.monsters.map(({ card }) => card).filter((card) => !isEpic(s, card));
  switch (group) {
    case 'each-investigator':
      return there;
    case 'another-investigator':
      return there.filter((one) => one !== seat);
    case 'lead': {
      const lead = leadInPlay(s);
      return lead === null ? [] : [lead];
    }
    case 'investigators-there':
      return there.filter((one) => isClosed(s, s.seats[one]!.space)); // ARK-R.140
    case 'non-epic':
      return monsters;
    case 'non-epic-human':
      return monsters.filter((card) => monsterCard(s, card).traits.includes('human'));
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
  text: (s, of) => tableFor(s).texts.get(of),
  holds,
  among: (s, group, { seat }) => among(s, group, seat),
  count: counted,
  payable,
  pays,
  begins: tellOutcome,
});

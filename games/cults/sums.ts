import { message } from '@tabula/kernel/game.js';
import type { Seat } from '@tabula/kernel/json.js';
import type { Sum, SumLine, SumOf } from '@tabula/kit/sums.js';
import type { CultsView } from './board.js';
import { DISTRICTS, type District } from './content/behaviour.js';
import { cardOf } from './content/cards.js';
import type { RuleId } from './rule-ids.js';
import { cityEffect, levelsOf, ritualValue, sanityOf } from './rules/districts.js';
import { cardCost } from './rules/growth.js';
import { scoreOf } from './rules/points.js';
import { type Total, totalsOf } from './rules/totals.js';

/** What the numbers of the table are made of. All of them lie open: they are counted by the rules on any view. */

type Params = SumLine['params'];
const line = (amount: number, rule: RuleId, key: string, params: Params = {}): SumLine => ({
  ...message(key, params),
  amount,
  rule,
});
const note = (rule: RuleId, key: string) => ({ ...message(key), rule });
const some = (lines: readonly SumLine[]): SumLine[] => lines.filter(({ amount }) => amount !== 0);

/** CULT-15.2 to CULT-15.4: the points of a side as it stands. */
function pointsSum(view: CultsView, seat: Seat): Sum {
  const { domination, places, majority } = scoreOf(view, seat);
  return {
    title: message('sum.points', { seat: { seat } }),
    lines: [
      line(domination, 'CULT-15.2', 'sum.domination'),
      line(places, 'CULT-15.3', 'sum.places'),
      line(majority, 'CULT-15.4', 'sum.majority'),
    ],
    total: domination + places + majority,
    notes: [],
    rules: [],
  };
}

/** CULT-12.4: the sanity of a district. */
function sanitySum(view: CultsView, at: District): Sum {
  const { sanity, investigators } = view.districts[at];
  const change = cityEffect(view, 'sanity')?.change ?? 0;
  return {
    title: message('sum.sanity', { district: { district: at } }),
    lines: [
      line(sanity, 'CULT-12.4', 'sum.printed'),
      ...some([
        line(investigators, 'CULT-17.8', 'sum.investigators', { count: investigators }),
        line(change, 'CULT-4.4', 'sum.city', { card: { card: view.event } }),
      ]),
    ],
    total: sanityOf(view, at),
    notes: [note('CULT-12.3', 'sum.exceed')],
    rules: ['CULT-12.4'],
  };
}

/** CULT-1.29, CULT-1.30: what the rituals of a player are worth in a district. */
function strengthSum(view: CultsView, at: District, seat: Seat): Sum {
  const levels = levelsOf(view, at, seat);
  return {
    title: message('sum.strength', { seat: { seat }, district: { district: at } }),
    lines: levels.map((level) => line(level, 'CULT-1.29', 'sum.level', { level: { level } })),
    total: ritualValue(view, at, seat),
    notes: [levels.length === 0 ? note('CULT-1.29', 'sum.no-sides') : note('CULT-1.29', 'sum.both')],
    rules: ['CULT-1.30'],
  };
}

const PARTS = ['rituals', 'cards', 'thugs', 'added', 'dice'] as const;

/** CULT-11.21, CULT-19.50: the attack total of a side that has revealed. */
function attackSum(total: Total): Sum {
  const { seat } = total;
  const parts = [
    ...PARTS.map((part) => line(total[part], 'CULT-11.21', `sum.${part}`)),
    line(-total.reduction, 'CULT-21.73', 'sum.reduction'),
  ];
  const floor = total.total - parts.reduce((sum, { amount }) => sum + amount, 0);
  return {
    title: message('sum.attack', { seat: { seat } }),
    lines: some([...parts, line(floor, 'CULT-21.73', 'sum.floor')]),
    total: total.total,
    notes: [],
    rules: ['CULT-11.22', 'CULT-11.23'],
  };
}

/** CULT-8.5: what a card of a district costs there now. */
function costSum(view: CultsView, at: District, kind: string): Sum {
  const { investigators } = view.districts[at];
  const base = cardOf(kind).cost;
  const cost = cardCost(view, at, kind);
  return {
    title: message('sum.cost', { card: { card: kind }, district: { district: at } }),
    lines: [
      line(base, 'CULT-8.5', 'sum.base'),
      ...some([
        line(investigators, 'CULT-17.7', 'sum.investigators', { count: investigators }),
        line(cost - base - investigators, 'CULT-4.3', 'sum.city', { card: { card: view.event } }),
      ]),
    ],
    total: cost,
    notes: [],
    rules: ['CULT-8.6'],
  };
}

/** points/<seat>, sanity/<district>, strength/<district>/<seat>, attack/<seat>, cost/<district>/<card> */
export const sumOf: SumOf = (seen, number) => {
  const view = seen as CultsView;
  const [kind, first = '', second = ''] = number.split('/');
  const at = DISTRICTS.find((id) => id === first);
  const seat = Number(kind === 'strength' ? second : first);
  const sits = view.seats[seat] !== undefined;
  if (kind === 'points' && sits) return pointsSum(view, seat);
  if (kind === 'attack') {
    const total = totalsOf(view).find((entry) => entry.seat === seat);
    return total === undefined ? null : attackSum(total);
  }
  if (at === undefined) return null;
  if (kind === 'sanity') return sanitySum(view, at);
  if (kind === 'strength' && sits) return strengthSum(view, at, seat);
  const { guardian, action } = view.districts[at];
  return kind === 'cost' && [guardian?.kind, action?.kind].includes(second) ? costSum(view, at, second) : null;
};

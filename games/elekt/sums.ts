import { message } from '@tabula/kernel/game.js';
import type { Seat } from '@tabula/kernel/json.js';
import type { Sum, SumLine, SumOf } from '@tabula/kit/sums.js';
import { type Elekt, type ElektView, EMBER_LIMIT, titlesToWin, type Unit, unitLimit } from './board.js';
import { ATTRIBUTES, type Attribute, ZONES, type Zone } from './content/behaviour.js';
import { contestOf } from './contest.js';
import { openBoard } from './open-board.js';
import type { RuleId } from './rule-ids.js';
import { privilegeCard, titlesOf, unitCard, zoneCard, zonePower } from './rules/cards.js';
import { bonusOf, countOf, symbolChanges, symbolsOn } from './rules/counting.js';
import { limitOf } from './rules/keywords.js';
import { harvestOf } from './rules/round-end.js';

/** What the numbers of the table are made of. They are counted by the rules, on what a view shows. */

const line = (amount: number, rule: RuleId, key: string, params: SumLine['params'], ref?: SumLine['ref']): SumLine => ({
  ...message(key, params),
  amount,
  rule,
  ...(ref === undefined ? {} : { ref }),
});

const note = (rule: RuleId, key: string, params: SumLine['params']) => ({ ...message(key, params), rule });

/** ELEK-6.8: the symbols of one unit: printed, by tokens, and as cards change them. */
function unitLines(s: Elekt, zone: Zone, unit: Unit, attribute: Attribute): SumLine[] {
  const named = { card: unit.card };
  const count = unit.tokens[attribute];
  const printed = unitCard(s, unit.card).symbols[attribute] ?? 0;
  const lines = [
    line(printed, 'ELEK-6.8', 'sum.unit', { unit: named }, named),
    line(
      count * (zonePower(s, zone, 'token-worth')?.symbols ?? 1),
      'ELEK-6.8',
      'sum.tokens',
      { unit: named, count },
      { attribute },
    ),
    ...symbolChanges(s, zone, unit, attribute).map(({ card, amount }) =>
      line(amount, 'ELEK-6.8', 'sum.changed', { card: { card }, unit: named }, { card }),
    ),
  ];
  const sum = lines.reduce((total, { amount }) => total + amount, 0);
  const floor = symbolsOn(s, zone, unit, attribute) - sum;
  return [...lines, line(floor, 'ELEK-17.26', 'sum.floor', { unit: named })].filter(({ amount }) => amount !== 0);
}

function countSum(s: Elekt, zone: Zone, seat: Seat, attribute: Attribute): Sum {
  const own = s.zones[zone].units.filter((unit) => unit.owner === seat);
  const lines = own.flatMap((unit) => unitLines(s, zone, unit, attribute));
  const from = attribute === 'power' ? zonePower(s, zone, 'counts-as')?.from : undefined;
  const card = { card: s.zones[zone].card };
  if (from !== undefined) {
    const converted = own.reduce((sum, unit) => sum + symbolsOn(s, zone, unit, from), 0);
    if (converted > 0)
      lines.push(line(converted, 'ELEK-6.10', 'sum.converted', { card, attribute: { attribute: from } }, card));
  }
  const bonus = own.length === 0 ? 0 : bonusOf(s, zone, seat, attribute);
  const privilege = s.seats[seat]!.privileges.find((id) =>
    privilegeCard(s, id).powers.some(
      (power) => power.is === 'bonus' && power.zone === zone && power.attribute === attribute,
    ),
  );
  if (bonus > 0 && privilege !== undefined)
    lines.push(line(bonus, 'ELEK-17.25', 'sum.bonus', { card: { card: privilege } }, { card: privilege }));
  return {
    title: message('sum.count', { attribute: { attribute }, seat: { seat }, zone: { zone } }),
    lines,
    total: own.length === 0 ? 0 : countOf(s, zone, seat, attribute),
    notes: own.length === 0 ? [note('ELEK-6.6', 'sum.absent', {})] : [standingNote(s, zone, attribute)],
    rules: from === undefined ? ['ELEK-6.9'] : ['ELEK-6.9', 'ELEK-6.10'],
  };
}

/** Who would win as it stands. */
function standingNote(s: Elekt, zone: Zone, attribute: Attribute) {
  if (zonePower(s, zone, 'no-confrontation')?.attribute === attribute)
    return note('ELEK-13.27', 'sum.forbidden', { card: { card: s.zones[zone].card } });
  const { counts, winner, tied, decided } = contestOf(s, zone, attribute);
  const best = Math.max(...counts.map((count) => count ?? 0));
  if (winner === null) return note(tied ? 'ELEK-6.12' : 'ELEK-6.14', 'sum.nobody', {});
  const told = { winner: { seat: winner }, best };
  if (tied) return note(decided?.rule ?? 'ELEK-17.27', 'sum.tie', told);
  return note(attribute === 'power' ? 'ELEK-10.1' : 'ELEK-6.11', 'sum.wins', told);
}

function titleSum(s: Elekt, seat: Seat): Sum {
  const { missions, influences } = s.seats[seat]!;
  const needed = titlesToWin(s.seats.length);
  const total = titlesOf(s, seat);
  return {
    title: message('sum.titles', { seat: { seat } }),
    lines: [...missions, ...influences].map((card) =>
      line(zoneCard(s, card).titles.length, 'ELEK-12.12', 'sum.card', { card: { card } }, { card }),
    ),
    total,
    notes: [note('ELEK-12.2', 'sum.needed', { needed, left: Math.max(0, needed - total) })],
    rules: ['ELEK-12.12'],
  };
}

const emberSum = (s: Elekt, seat: Seat): Sum => ({
  title: message('sum.embers', { seat: { seat } }),
  lines: [],
  total: s.seats[seat]!.embers,
  notes: [
    note('ELEK-11.6', 'sum.ember-limit', { limit: EMBER_LIMIT }),
    note('ELEK-11.5', 'sum.harvest', { count: harvestOf(s, seat) }),
  ],
  rules: ['ELEK-14.5', 'ELEK-14.6'],
});

function limitSum(s: Elekt, zone: Zone): Sum {
  const { length: players } = s.seats;
  const base = unitLimit(players);
  const change = limitOf(s, zone) - base;
  const card = { card: s.zones[zone].card };
  const lines = [line(base, players === 2 ? 'ELEK-5.8' : 'ELEK-5.7', 'sum.limit-base', { players })];
  if (change !== 0) lines.push(line(change, 'ELEK-13.24', 'sum.card', { card }, card));
  return {
    title: message('sum.limit', { zone: { zone } }),
    lines,
    total: base + change,
    notes: [],
    rules: ['ELEK-5.9'],
  };
}

/** count/<zone>/<seat>/<attribute>, titles/<seat>, embers/<seat>, limit/<zone> */
export const sumOf: SumOf = (view, number) => {
  const [kind, first = '', second = '', third] = number.split('/');
  const s = openBoard(view as ElektView);
  const seated = (text: string): Seat | null => (s.seats[Number(text)] === undefined ? null : Number(text));
  const zone = ZONES.find((id) => id === first);
  const seat = seated(kind === 'count' ? second : first);
  const attribute = ATTRIBUTES.find((id) => id === third);
  if (kind === 'limit' && zone !== undefined) return limitSum(s, zone);
  if (seat === null) return null;
  if (kind === 'count' && zone !== undefined && attribute !== undefined) return countSum(s, zone, seat, attribute);
  if (kind === 'titles') return titleSum(s, seat);
  return kind === 'embers' ? emberSum(s, seat) : null;
};

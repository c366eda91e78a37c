import type { About, Bound, Script } from '@tabula/kernel/instructions.js';
import { ask, type Call, type Context, call, done, goto, type PlainCall } from '@tabula/kernel/rule.js';
import { take } from '@tabula/kernel/runner.js';
import type { Arkham } from '../board.js';
import type { Cost } from '../language/costs.js';
import { SKILLS, type Skill } from '../language/values.js';
import { pieceOfSide } from '../packs.js';
import { discardAsset, placeDoom, suffer } from '../rules/calls.js';
import { canGain, gainCondition } from '../rules/conditions.js';
import { open, rule } from '../rules/kit.js';
import { assetOf, focusTokens, inPlay, seatsInPlay, sheetOf } from '../rules/look.js';
import { delay as delays } from '../rules/tokens.js';
import type { Target } from './which.js';

/** What is paid, entirely or not at all (ARK-R.103). */

const itemsOf = (s: Arkham, seat: number): string[] =>
  s.seats[seat]!.assets.map(({ card }) => card).filter((card) => assetOf(s, card).type === 'item');

/** How much more harm a card can take. */
function room(s: Arkham, seat: number, of: string, kind: 'damage' | 'horror'): number {
  const asset = s.seats[seat]!.assets.find(({ card }) => card === pieceOfSide(of));
  if (asset === undefined) return 0;
  const { health = 0, sanity = 0 } = assetOf(s, asset.card);
  return kind === 'damage' ? health - asset.damage : sanity - asset.horror;
}

export function payable(s: Arkham, cost: Cost, about: About): boolean {
  const { of, seat } = about;
  if (cost.pay === 'sheet-clues') return s.sheet.clues >= cost.count; // ARK-R.104
  if (cost.pay === 'any-sheet-clues') return s.sheet.clues > 0;
  if (cost.pay === 'clue' && cost.of === 'anyone')
    return seatsInPlay(s).some((one) => s.seats[one]!.clues >= cost.count);
  if (!inPlay(s, seat)) return false;
  const one = s.seats[seat]!;
  switch (cost.pay) {
    case 'money':
      return one.money >= cost.count;
    case 'clue':
      return one.clues >= cost.count;
    case 'remnant':
      return one.remnants >= cost.count;
    case 'focus':
      return focusTokens(s, seat) >= cost.count;
    case 'delayed':
      return !one.delayed; // ARK-400.1g
    case 'dark-pact':
      return canGain(s, seat, 'dark-pact'); // ARK-400.1h
    case 'damage':
    case 'horror':
      return true; // ARK-R.132
    case 'damage-on-this':
      return room(s, seat, of, 'damage') >= cost.count;
    case 'horror-on-this':
      return room(s, seat, of, 'horror') >= cost.count;
    case 'discard-this':
      return one.assets.some(({ card }) => card === pieceOfSide(of));
    case 'discard-item':
      return itemsOf(s, seat).length > 0;
    case 'place-doom':
      return sheetOf(s, seat) !== undefined;
    case 'both':
      return cost.of.every((part) => payable(s, part, about));
  }
}

/** What is left open about a price: who pays it, with what, how much of it. */
function left(s: Arkham, cost: Cost, seat: number): Target[] {
  switch (cost.pay) {
    case 'clue':
      if (cost.of !== 'anyone') return [];
      return seatsInPlay(s)
        .filter((one) => s.seats[one]!.clues >= cost.count)
        .map((one) => ['seat', one]);
    case 'focus':
      return SKILLS.filter((_, at) => s.seats[seat]!.focus[at]! > 0).map((skill) => ['skill', skill]);
    case 'any-sheet-clues':
      return Array.from({ length: s.sheet.clues }, (_, at) => ['count', at + 1]);
    case 'discard-item':
      return itemsOf(s, seat).map((card) => ['card', card]);
    default:
      return [];
  }
}

/** The name by which what follows knows how much was paid, and that it was. */
export const PAID = 'paid';

/** Pays what leaves nothing open. */
function paid(c: Context<Arkham, Script>, cost: Cost): PlainCall | undefined {
  const { s, v } = c;
  const one = s.seats[v.seat]!;
  const { seat, of: by } = v;
  switch (cost.pay) {
    case 'money':
      one.money -= cost.count;
      return;
    case 'clue':
      one.clues -= cost.count;
      return;
    case 'remnant':
      one.remnants -= cost.count;
      return open('spent-remnant', { seat: v.seat });
    case 'sheet-clues':
      s.sheet.clues -= cost.count;
      return;
    case 'delayed':
      delays(c, v.seat);
      return;
    case 'dark-pact':
      gainCondition(c, v.seat, 'dark-pact');
      return;
    case 'damage':
      return suffer({ seat, damage: cost.count, horror: 0, direct: false, cause: 'cost', by });
    case 'horror':
      return suffer({ seat, damage: 0, horror: cost.count, direct: cost.direct === true, cause: 'cost', by });
    case 'damage-on-this':
    case 'horror-on-this': {
      const asset = one.assets.find(({ card }) => card === pieceOfSide(v.of))!;
      asset[cost.pay === 'damage-on-this' ? 'damage' : 'horror'] += cost.count;
      return;
    }
    case 'discard-this':
      return discardAsset({ seat: v.seat, card: pieceOfSide(v.of) });
    case 'place-doom':
      return placeDoom({ spaces: new Array<number>(cost.count).fill(one.space) });
    default:
      return;
  }
}

/** Pays with what was chosen. */
function paidWith(c: Context<Arkham, Script>, cost: Cost, what: Target): PlainCall | undefined {
  const { s, v } = c;
  switch (what[0]) {
    case 'seat':
      if (cost.pay === 'clue') s.seats[what[1]]!.clues -= cost.count;
      return;
    case 'skill':
      s.seats[v.seat]!.focus[SKILLS.indexOf(what[1] as Skill)]!--;
      return;
    case 'count':
      s.sheet.clues -= what[1];
      v.bound[PAID] = what[1];
      return;
    default:
      return discardAsset({ seat: v.seat, card: String(what[1]) });
  }
}

/** A price that has parts, or leaves something open. */
export const paying = rule<Script & { costs: Cost[] }, { what: Target }, Bound>('pay-cost')({
  'ARK-R.103': ({ s, v }) => {
    const [cost] = v.costs;
    if (cost === undefined) return done(v.bound);
    const options = left(s, cost, v.seat);
    return options.length === 0 ? goto('ARK-R.104') : ask(v.seat, 'what', options);
  },
  'ARK-400.1d': (c) => {
    const cost = c.v.costs.shift()!;
    // Each focus token is a choice of its own.
    if (cost.pay === 'focus' && cost.count > 1) c.v.costs.unshift({ ...cost, count: cost.count - 1 });
    return paidWith(c, cost, c.v.what);
  },
  'ARK-400.1d again': goto('ARK-R.103'),
  'ARK-R.104': (c) => paid(c, c.v.costs.shift()!),
  'ARK-R.104 again': goto('ARK-R.103'),
});

/** Pays a cost; what follows knows that it was paid. */
export function pays(c: Context<Arkham, Script>, cost: Cost): Call<'bound', Bound> {
  const { v } = c;
  v.bound[PAID] = 1;
  const costs = cost.pay === 'both' ? [...cost.of] : [cost];
  return call(paying, { of: v.of, path: [...v.path], seat: v.seat, bound: take(v), costs }, 'bound');
}

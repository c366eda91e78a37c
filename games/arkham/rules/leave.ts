import { conclude, tell, together } from '@tabula/kernel/chance.js';
import type { Seat } from '@tabula/kernel/json.js';
import { askOrder, done, type Exit, exit, goto } from '@tabula/kernel/rule.js';
import { remember } from '@tabula/kit/memory.js';
import { remove } from '@tabula/kit/piles.js';
import type { Arkham } from '../board.js';
import { SHEET } from '../board.js';
import type { CardId } from '../cards.js';
import { SKILLS } from '../language/values.js';
import { disengage, type Leaving, placeDoom } from './calls.js';
import { type Acting, rule } from './kit.js';
import { assetOf, engagedWith, has, seatsInPlay } from './look.js';
import { tale } from './tale.js';

/** The rule that the end of the game ends, wherever it is. */
export const PLAY = 'play';

/** ARK-R.119: the game is over at once, and nothing of what was going on is finished. */
export function endGame(c: Acting, won: boolean, reason: string): Exit {
  c.s.phase = 'end';
  c.s.active = null;
  tell(c, won ? 'event.won' : 'event.lost', { reason });
  tale(c, c.s.scenario, won ? 'won' : 'lost');
  conclude(c, together([...c.s.seats.keys()], won, reason));
  return exit(PLAY);
}

/** ARK-414: where a discarded asset goes. */
function returned(s: Arkham, card: CardId): void {
  const { pile } = assetOf(s, card);
  if (pile === 'special' || pile === 'starting' || pile === 'conditions') s[pile].push(card);
  else {
    s[pile].unshift(card); // the bottom
    remember(s, [card]);
  }
  s.locked = s.locked.filter((other) => other !== card);
  const under = s.under.find((one) => one.card === card);
  if (under === undefined) return;
  remove(s.under, under);
  s.items.unshift(...under.cards); // ARK-R.171
}

/** ARK-414. */
export const discardAsset = rule<{ seat: Seat; card: CardId }>('discard-asset')({
  'ARK-414': (c) => {
    const { s, v } = c;
    const { assets } = s.seats[v.seat]!;
    const at = assets.findIndex(({ card }) => card === v.card);
    if (at < 0) return done();
    assets.splice(at, 1);
    returned(s, v.card);
    tell(c, 'event.discarded', { seat: { seat: v.seat }, card: { card: v.card } });
  },
});

/** ARK-415.6b, ARK-R.70, ARK-R.71: an investigator leaves the game. */
export const leave = rule<{ seat: Seat; how: Leaving }, { sheet: CardId; order: CardId[]; left: CardId[] }>('leave')({
  'ARK-415.6b': (c) => {
    const { s, v } = c;
    const one = s.seats[v.seat]!;
    if (one.sheet === null) return done();
    v.sheet = one.sheet;
    v.left = engagedWith(s, v.seat).map(({ card }) => card);
    one.sheet = null;
    s.lostSheets.push(v.sheet);
    tell(c, `event.${v.how}`, { seat: { seat: v.seat }, sheet: { card: v.sheet } });
  },
  'ARK-202.3c': ({ s, v }) => {
    const monster = v.left.shift();
    if (monster === undefined) return goto('ARK-R.70');
    return disengage({ seat: v.seat, monster, how: 'defeat', exhaust: !has(s, monster, 'massive') });
  },
  'ARK-202.3c next': goto('ARK-202.3c'),
  // DP-47: it matters only for the bottoms of the decks.
  'ARK-R.70': ({ s, v }) => {
    const cards = s.seats[v.seat]!.assets.map(({ card }) => card);
    const piles = cards
      .map((card) => assetOf(s, card).pile)
      .filter((pile) => ['items', 'allies', 'spells'].includes(pile));
    if (new Set(piles).size < piles.length) return askOrder(v.seat, 'order', cards);
    v.order = cards;
  },
  'ARK-R.70 discarded': ({ s, v }) => {
    const one = s.seats[v.seat]!;
    for (const card of v.order) {
      remove(
        one.assets,
        one.assets.find((asset) => asset.card === card),
      );
      returned(s, card);
    }
    s.pacts.push(...one.pact.splice(0));
    Object.assign(one, { damage: 0, horror: 0, money: 0, clues: 0, remnants: 0, delayed: false, inactive: true });
    Object.assign(one, { space: SHEET, actions: 0, focus: SKILLS.map(() => 0) });
    s.apart = s.apart.filter(({ seat }) => seat !== v.seat);
    s.ignored = s.ignored.filter(({ seat }) => seat !== v.seat);
    s.provoked = s.provoked.filter(({ seat }) => seat !== v.seat);
  },
  'ARK-R.71': ({ v }) => (v.how === 'retired' ? undefined : placeDoom({ spaces: [SHEET] })),
  // ARK-R.72: nobody is left, and nobody can come.
  'ARK-302.3': (c) => {
    if (seatsInPlay(c.s).length === 0 && c.s.sheets.length === 0) return endGame(c, false, 'nobody-left');
  },
});

export const LEAVE_RULES = [discardAsset, leave] as const;

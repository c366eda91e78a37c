import type { Ref } from '@tabula/kernel/chance.js';
import type { OptionLook } from '@tabula/kernel/game.js';
import type { Path } from '@tabula/kernel/instructions.js';
import { type AbilityId, pieceOf } from '@tabula/kernel/listeners.js';
import { type Asking, type WordsOf, worded } from '@tabula/kernel/questions.js';
import { NO } from '@tabula/kernel/runner.js';
import { STOP, type Stop } from '@tabula/kit/acting.js';
import { optionMaker } from '@tabula/kit/options.js';
import type { Arkham } from '../board.js';
import type { CardId } from '../cards.js';
import type { Skill } from '../language/values.js';
import { pieceOfSide } from '../packs.js';
import { QUESTIONS } from '../questions.js';
import type { RuleId } from '../rule-ids.js';
import { SELF, type Share } from '../rules/harm.js';
import { healthOf, monsterIn, sheetOf } from '../rules/look.js';
import { type Change, innermost, successesOf, successFrom } from '../rules/test.js';
import { type Gift, isToken } from '../rules/trade.js';
import type { Deed } from '../rules/turn.js';
import { type Bought, mostBuys, priceNow, spellPrice } from '../verbs/buying.js';
import { much } from '../verbs/verb.js';
import { instructionAt, type Target } from '../verbs/which.js';
import type { Text } from '../words.js';
import { isMet, partOf } from './part-names.js';

/** How each question looks: what its options say and what they point at. */

const { option, orStop } = optionMaker<RuleId>({ mentioned: ['text', 'cost', 'deal'] });

const aSeat = (seat: number) => option('option.seat', { seat: { seat } });
const aSpace = (space: number) => option('option.space', { space: { space } });
const aCard = (card: CardId) => option('option.card', { card: { card } });
const aSkill = (skill: Skill) => option('option.skill', { skill: { skill } });
const yesNo = (yes: boolean) => option(yes ? 'option.yes' : 'option.no');
const aCount = (count: number) => option('option.count', { count });

const clues = (count: number) => option('option.clues', { count });
const remnants = (count: number) => option('option.remnants', { count });
const STOCKS = {
  money: (count: number) => option('option.dollars', { count }),
  clues,
  remnants,
} as const;
/** Of what two have suffered one takes so much over; below 0 it is given away. */
const swapped =
  (takes: 'option.takes-damage' | 'option.takes-horror', gives: 'option.gives-damage' | 'option.gives-horror') =>
  (count: number): OptionLook =>
    count === 0 ? option('option.swap-none') : option(count < 0 ? gives : takes, { count: Math.abs(count) });

/** A monster where it stands, with its wounds. */
const aMonster = (card: CardId, { s }: Asking<Arkham>): OptionLook => {
  const found = monsterIn(s, card);
  if (found === undefined) return aCard(card);
  const { space, damage } = found;
  return option('option.monster', { card: { card }, space: { space }, damage, health: healthOf(s, card) }, undefined, [
    { card },
  ]);
};

/** What an ability would do; its number tells those of one card apart. */
const anAbility = (id: AbilityId): OptionLook => {
  const side = pieceOf(id);
  const text = partOf(side, ['abilities', Number.parseInt(id, 10), 'does']);
  return option('option.ability', { card: { card: pieceOfSide(side) }, text: { text } });
};

const aDeed = (deed: Exclude<Deed, Stop>): OptionLook =>
  deed.includes('@') ? anAbility(deed as AbilityId) : option('option.deed', { deed: { deed } });

/** ARK-471.5: such a die of the test is worth something already. */
const succeeds = (s: Arkham, face: number): boolean => face >= successFrom(s, innermost(s).seat);

const aChange = (change: Exclude<Change, Stop>, { s }: Asking<Arkham>): OptionLook => {
  if (typeof change === 'string') return anAbility(change);
  // The die, and what is spent for it.
  const [face, spent]: readonly [number, Ref] =
    change[0] === 'clue' ? [change[1], { stock: 'clues' }] : [change[2], { skill: change[1] }];
  const success = succeeds(s, face);
  const refs = [success ? { success: face } : { face }, spent];
  return change[0] === 'clue'
    ? option('option.spend-clue', { face, success }, undefined, refs)
    : option('option.spend-focus', { skill: { skill: change[1] }, face, success }, undefined, refs);
};

const aShare = (share: Share): OptionLook =>
  share === SELF ? option('option.self') : option('option.share', { card: { card: share[0] }, count: share[1] });

type Deal = readonly (readonly [...Gift, count: number])[];
const aDeal = (deal: Deal): Ref => ({ deal: deal.map((gift) => gift.join(',')).join(';') });

/** From whom to whom goes what. */
const ofGift = ([from, to, what]: Gift): { readonly [name: string]: Ref } => ({
  from: { seat: from },
  to: { seat: to },
  ...(isToken(what) ? { stock: { stock: what } } : { card: { card: what } }),
});
/** First from whom to whom, then what. */
const aGift = (gift: Gift): OptionLook => {
  const [from, to, what] = gift;
  const thing = isToken(what) ? { stock: what } : { card: what };
  const key = isToken(what) ? 'option.gift' : 'option.gift-card';
  return option(key, ofGift(gift), undefined, [{ gives: `${from},${to}` }, thing]);
};

/** An ability or a pact that is due. */
const aReckoning = (one: string): OptionLook =>
  one.includes('@')
    ? anAbility(one as AbilityId)
    : option('option.pact', { seat: { seat: Number(one.slice(one.indexOf(':') + 1)) } });

/** Something that an instruction leaves open. */
const aTarget = (target: Target, asking: Asking<Arkham>): OptionLook => {
  switch (target[0]) {
    case 'card':
      return aMonster(target[1], asking);
    case 'seat':
      return aSeat(target[1]);
    case 'space':
      return aSpace(target[1]);
    case 'skill':
      return aSkill(target[1]);
    case 'count':
      return aCount(target[1]);
    case 'deed':
      return aDeed(target[1] as Exclude<Deed, Stop>);
    case 'deck':
      return option('option.deck');
    case 'harm':
      return option('option.harm', { harm: { suffered: target[1] } });
  }
};

type Instructed = Parameters<typeof instructionAt>[1];
/** The same where it depends on the instruction what is counted. */
const aChosen = (target: Target, asking: Asking<Arkham, Instructed>): OptionLook => {
  if (target[0] !== 'count') return aTarget(target, asking);
  const it = instructionAt(asking.s, asking.v) as Text[number];
  if (it.do === 'sell') return remnants(target[1]);
  if (it.do !== 'suffer') return aCount(target[1]);
  return option('option.divided', { damage: target[1], horror: much(asking.s, it.split ?? 0, asking.v) - target[1] });
};

type OfText = Asking<Arkham, { of: string; path: Path }>;
const ofText = ({ v }: Asking<Arkham, { of: string }>) => ({ card: { card: pieceOfSide(v.of) } });
/** The card, and what it says where it asks. */
const ofPart = ({ v }: OfText) => ({ card: { card: pieceOfSide(v.of) }, text: { text: partOf(v.of, v.path) } });

const aDie = (die: number, { s }: Asking<Arkham>): OptionLook => {
  const face = innermost(s).faces[die] ?? 0;
  return option('option.die', { face, nth: die + 1, success: succeeds(s, face) }, undefined, [{ die }]);
};
/** A die of a test, or of a roll outside tests (ARK-462.1), where nothing succeeds. */
const aRolled = (die: number, asking: Asking<Arkham, { outside: boolean }>): OptionLook => {
  if (!asking.v.outside) return aDie(die, asking);
  const face = asking.s.rolls.at(-1)!.faces[die] ?? 0;
  return option('option.die', { face, nth: die + 1, success: false }, undefined, [{ die }]);
};

const aPurchase = (card: CardId, { s, v }: Asking<Arkham, Bought>): OptionLook =>
  option('option.buy', { card: { card }, price: priceNow(s, v, card) });
const aSpell = (card: CardId, { s, v }: Asking<Arkham, Bought>): OptionLook =>
  option('option.buy', { card: { card }, price: spellPrice(s, v, card) });

const aboutMonster = ({ v }: Asking<Arkham, { monster: CardId }>) => ({ monster: { card: v.monster } });
const aboutSpawn = ({ v }: Asking<Arkham, { card: CardId }>) => ({ monster: { card: v.card } });
/** What there is to pay with, and how many more may be bought; 0 is as many as one likes. */
const purse = ({ s, v, seat }: Asking<Arkham, Bought>) => ({ money: s.seats[seat]!.money, most: mostBuys(s, v) });

const WORDS: WordsOf<Arkham, typeof QUESTIONS> = {
  'setup/wish': { option: aSeat },
  'new-investigator/sheet': { option: aCard },
  'new-investigator/choice': {
    option: (nth, { s, seat }) => {
      const cards = sheetOf(s, seat).chooses[nth] ?? [];
      if (cards.length === 0) return option('option.none');
      return option(
        'option.starting',
        { what: '' },
        undefined,
        cards.map((card) => ({ card })),
      );
    },
  },
  'action-phase/next': { option: aSeat },
  'turn/deed': {
    about: ({ s, seat }) => ({ taken: s.seats[seat]!.actions }),
    option: orStop('option.end-turn', aDeed),
  },
  'attack/monster': { option: aMonster },
  'attack/way': { about: aboutMonster, option: orStop('option.plain', aCard) },
  'evade/way': { option: orStop('option.plain', aCard) },
  'move/way': { option: orStop('option.plain', aCard) },
  'move/to': {
    about: ({ v }) => ({ step: v.taken + 1, paid: v.taken >= 2 }),
    option: orStop('option.stay', aSpace),
  },
  'research/count': { option: clues },
  'trade/gift': {
    option: (gift, { v }) => {
      if (gift !== STOP) return aGift(gift);
      return v.deal.length === 0 ? option('option.no-trade') : option('option.offer', { deal: aDeal(v.deal) });
    },
  },
  'trade/count': {
    about: ({ v }) => (v.gift === STOP ? {} : ofGift(v.gift)),
    option: (count, { v }) => {
      const what = v.gift === STOP ? null : v.gift[2];
      return what !== null && isToken(what) ? STOCKS[what](count) : aCount(count);
    },
  },
  'trade/accepts': { about: ({ v }) => ({ by: { seat: v.seat }, deal: aDeal(v.deal) }), option: yesNo },
  'evade/monster': { option: aMonster },
  'additional/deed': { option: orStop('option.no-action', aDeed) },
  'focus/skill': { option: aSkill },
  'focus-skill/discard': { option: aSkill },
  'test/use': {
    about: ({ s }) => ({ skill: { skill: innermost(s).skill }, pool: Math.max(1, innermost(s).pool) }),
    option: orStop('option.roll', aCard),
  },
  'test/change': {
    about: ({ s }) => ({ faces: innermost(s).faces.join(' '), successes: successesOf(s, innermost(s)) }),
    option: orStop('option.keep', aChange),
  },
  'test/dice': { option: aDie },
  'suffer/spent': { option: remnants },
  'suffer/damageTo': { about: ({ v }) => ({ damage: v.damage }), option: aShare },
  'suffer/horrorTo': { about: ({ v }) => ({ horror: v.horror }), option: aShare },
  'monster-phase/next': { option: aMonster },
  'activate/prey': { about: aboutMonster, option: aSeat },
  'activate/target': { about: aboutMonster, option: aSpace },
  'activate/step': { about: aboutMonster, option: aSpace },
  'meet/whom': { about: aboutMonster, option: aSeat },
  'attacks-on/next': { about: ({ v }) => ({ seat: { seat: v.seat } }), option: aMonster },
  'spawn-monster/prey': { about: aboutSpawn, option: aSeat },
  'spawn-monster/space': { about: aboutSpawn, option: aSpace },
  'damage-each/next': { option: aMonster },
  'encounter-phase/next': { option: aSeat },
  'encounter/kind': {
    option: (kind) => (kind === 'deck' ? option('option.encounter-deck') : aCard(pieceOfSide(kind))),
  },
  'place-doom/instead': { about: ({ v }) => ({ space: { space: v.spaces[v.at]! } }), option: aSpace },
  'terror/space': { option: aSpace },
  'reckoning/next': { option: aReckoning },
  'leave/order': { option: aCard },
  'may/yes': { about: ofPart, option: yesNo },
  'choose/option': {
    about: ofText,
    option: (nth, { v }) => {
      if (nth === NO) return option('option.none');
      const text = { text: partOf(v.of, [...v.path, 'options', nth]) };
      return option('option.text', { text }, undefined, [text]);
    },
  },
  'pick/that': {
    about: (asking) => ({ ...ofText(asking), whom: asking.choices.some((that) => typeof that === 'number') }),
    option: (that, asking) => {
      if (that === NO) return option('option.none');
      return typeof that === 'number' ? aSeat(that) : aMonster(String(that), asking);
    },
  },
  'pay/with': {
    // ARK-466.10: what is met says what a price is for once it is paid.
    about: (asking) => ({ ...ofPart(asking), told: !isMet(asking.v.of) }),
    option: (nth, { v }) => {
      if (nth === NO) return option('option.no-pay');
      const cost = { cost: partOf(v.of, [...v.path, 'cost', nth]) };
      return option('option.cost', { cost }, undefined, [cost]);
    },
  },
  'which/that': {
    about: (asking) => ({ ...ofPart(asking), asks: instructionAt(asking.s, asking.v).do.replaceAll('-', '_') }),
    option: orStop('option.enough', aChosen),
  },
  'pay-cost/what': {
    about: ofText,
    // What is paid any number of are the clues of the sheet.
    option: (what, asking) =>
      what[0] === 'count' ? option('option.paid-clues', { count: what[1] }) : aTarget(what, asking),
  },
  'try/monster': { about: ofText, option: aMonster },
  'try/pays': { about: ofPart, option: yesNo },
  'try/spent': { about: ofText, option: remnants },
  'buy/card': { about: purse, option: orStop('option.enough', aPurchase) },
  'buy/away': { option: aCard },
  'buy-spells/card': { about: purse, option: orStop('option.enough', aSpell) },
  'buy-spells/order': { option: aCard },
  'discard-or-suffer/away': { option: aCard },
  'discard-or-suffer/count': { option: clues },
  'share-action/yes': { about: ({ v }) => ({ deed: { deed: v.deed } }), option: yesNo },
  'swap-harm/whom': { option: aTarget },
  'swap-harm/damage': { option: swapped('option.takes-damage', 'option.gives-damage') },
  'swap-harm/horror': { option: swapped('option.takes-horror', 'option.gives-horror') },
  'reroll/dice': { option: aRolled },
  'window/first': { option: anAbility },
  'window/use': { option: (id) => (id === NO ? option('option.no-use') : anAbility(id)) },
};

export const { prompt, look } = worded(QUESTIONS, WORDS);

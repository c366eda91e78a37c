import { message, type OptionLook } from '@tabula/kernel/game.js';
import { type AbilityId, pieceOf } from '@tabula/kernel/listeners.js';
import { type Asking, type WordsOf, worded } from '@tabula/kernel/questions.js';
import { NO } from '@tabula/kernel/runner.js';
import type { Stop } from '@tabula/kit/acting.js';
import { optionMaker } from '@tabula/kit/options.js';
import type { Arkham } from '../board.js';
import type { CardId } from '../cards.js';
import type { Skill } from '../language/values.js';
import { pieceOfSide } from '../packs.js';
import { QUESTIONS } from '../questions.js';
import type { RuleId } from '../rule-ids.js';
import { SELF, type Share } from '../rules/harm.js';
import { sheetOf } from '../rules/look.js';
import type { Change } from '../rules/test.js';
import type { Gift } from '../rules/trade.js';
import type { Deed } from '../rules/turn.js';
import type { Target } from '../verbs/which.js';

/** How each question looks: what its options say and what they point at. */

const { option, orStop } = optionMaker<RuleId>();

const aSeat = (seat: number) => option('option.seat', { seat: { seat } });
const aSpace = (space: number) => option('option.space', { space: { space } });
const aCard = (card: CardId) => option('option.card', { card: { card } });
const aSkill = (skill: Skill) => option('option.skill', { skill: { skill } });
const yesNo = (yes: boolean) => option(yes ? 'option.yes' : 'option.no');
const aCount = (count: number) => option('option.count', { count });

const anAbility = (id: AbilityId): OptionLook =>
  option('option.ability', { card: { card: pieceOfSide(pieceOf(id)) }, nth: Number.parseInt(id, 10) });

const aDeed = (deed: Exclude<Deed, Stop>): OptionLook =>
  deed.includes('@') ? anAbility(deed as AbilityId) : option('option.deed', { deed: { deed } });

const aChange = (change: Exclude<Change, Stop>): OptionLook => {
  if (typeof change === 'string') return anAbility(change);
  return change[0] === 'clue'
    ? option('option.spend-clue', { face: change[1] })
    : option('option.spend-focus', { skill: { skill: change[1] }, face: change[2] });
};

const aShare = (share: Share): OptionLook =>
  share === SELF ? option('option.self') : option('option.share', { card: { card: share[0] }, count: share[1] });

const aGift = ([from, to, what]: Gift): OptionLook => {
  const about = { from: { seat: from }, to: { seat: to } };
  return what === 'money' || what === 'clues' || what === 'remnants'
    ? option('option.gift', { ...about, token: { token: what } })
    : option('option.gift-card', { ...about, card: { card: what } });
};

/** An ability or a pact that is due. */
const aReckoning = (one: string): OptionLook =>
  one.includes('@')
    ? anAbility(one as AbilityId)
    : option('option.pact', { seat: { seat: Number(one.slice(one.indexOf(':') + 1)) } });

/** Something that an instruction leaves open. */
const aTarget = (target: Target): OptionLook => {
  switch (target[0]) {
    case 'card':
      return aCard(target[1]);
    case 'seat':
      return aSeat(target[1]);
    case 'space':
      return aSpace(target[1]);
    case 'skill':
      return aSkill(target[1]);
    case 'count':
      return aCount(target[1]);
    case 'deck':
      return option('option.deck', { deck: target[1] });
    case 'harm':
      return option('option.harm', { harm: target[1] });
  }
};

const ofText = ({ v }: Asking<Arkham, { of: string }>) => ({ card: { card: pieceOfSide(v.of) } });
const nthOption = (nth: number | typeof NO): OptionLook =>
  nth === NO ? option('option.no') : option('option.nth', { nth: nth + 1 });

const WORDS: WordsOf<Arkham, typeof QUESTIONS> = {
  'setup/wish': { option: aSeat },
  'new-investigator/sheet': { option: aCard },
  'new-investigator/choice': {
    option: (nth, { s, seat }) => {
      const cards = sheetOf(s, seat).chooses[nth] ?? [];
      return option(
        'option.starting',
        { nth: nth + 1 },
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
  'attack/monster': { option: aCard },
  'attack/way': { option: orStop('option.plain', aCard) },
  'evade/way': { option: orStop('option.plain', aCard) },
  'move/way': { option: orStop('option.plain', aCard) },
  'move/to': { option: orStop('option.stay', aSpace) },
  'research/count': { option: aCount },
  'trade/gift': { option: orStop('option.offer', aGift) },
  'trade/count': { option: aCount },
  'trade/accepts': { option: yesNo },
  'evade/monster': { option: aCard },
  'additional/deed': { option: orStop('option.no-action', aDeed) },
  'focus/skill': { option: aSkill },
  'focus-skill/discard': { option: aSkill },
  'test/use': { option: orStop('option.roll', aCard) },
  'test/change': { option: orStop('option.keep', aChange) },
  'test/dice': {
    option: (die, { s }) => option('option.die', { face: s.tests[s.tests.length - 1]!.faces[die] ?? 0, nth: die + 1 }),
  },
  'suffer/spent': { option: aCount },
  'suffer/damageTo': { about: ({ v }) => ({ damage: v.damage }), option: aShare },
  'suffer/horrorTo': { about: ({ v }) => ({ horror: v.horror }), option: aShare },
  'monster-phase/next': { option: aCard },
  'activate/prey': { about: ({ v }) => ({ monster: { card: v.monster } }), option: aSeat },
  'activate/target': { about: ({ v }) => ({ monster: { card: v.monster } }), option: aSpace },
  'activate/step': { about: ({ v }) => ({ monster: { card: v.monster } }), option: aSpace },
  'meet/whom': { about: ({ v }) => ({ monster: { card: v.monster } }), option: aSeat },
  'attacks-on/next': { about: ({ v }) => ({ seat: { seat: v.seat } }), option: aCard },
  'spawn-monster/prey': { about: ({ v }) => ({ monster: { card: v.card } }), option: aSeat },
  'spawn-monster/space': { about: ({ v }) => ({ monster: { card: v.card } }), option: aSpace },
  'encounter-phase/next': { option: aSeat },
  'place-doom/instead': { about: ({ v }) => ({ space: { space: v.spaces[v.at]! } }), option: aSpace },
  'terror/space': { option: aSpace },
  'reckoning/next': { option: aReckoning },
  'leave/order': { option: aCard },
  'may/yes': { about: ofText, option: yesNo },
  'choose/option': { about: ofText, option: nthOption },
  'pick/that': {
    about: ofText,
    option: (that) =>
      that === NO ? option('option.no') : typeof that === 'number' ? aSeat(that) : aCard(String(that)),
  },
  'pay/with': { about: ofText, option: nthOption },
  'as-many-as/again': { about: ofText, option: yesNo },
  'which/that': { about: ofText, option: orStop('option.enough', aTarget) },
  'pay-cost/what': { about: ofText, option: aTarget },
  'try/monster': { about: ofText, option: aCard },
  'try/pays': { about: ofText, option: yesNo },
  'try/spent': { about: ofText, option: aCount },
  'buy/card': { option: orStop('option.enough', aCard) },
  'buy/away': { option: aCard },
  'buy-spells/card': { option: orStop('option.enough', aCard) },
  'buy-spells/order': { option: aCard },
  'discard-or-suffer/away': { option: aCard },
  'discard-or-suffer/count': { option: aCount },
  'swap-harm/whom': { option: aTarget },
  'swap-harm/damage': { option: aCount },
  'swap-harm/horror': { option: aCount },
  'reroll/dice': { option: (die) => option('option.die', { nth: die + 1 }) },
  'window/first': { option: anAbility },
  'window/use': { option: (id) => (id === NO ? { label: message('option.no'), refs: [] } : anAbility(id)) },
};

export const { prompt, look } = worded(QUESTIONS, WORDS);

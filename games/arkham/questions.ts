import { question, questionBook, questionOfSome } from '@tabula/kernel/questions.js';
import { moments } from './moments.js';
import { attackAction, evadeAction, focusAction, researchAction } from './rules/actions.js';
import { meet, terror } from './rules/checks.js';
import { placeDoom } from './rules/doom.js';
import { encounter, encounterPhase } from './rules/encounter.js';
import { focusSkill } from './rules/focus.js';
import { suffer } from './rules/harm.js';
import { leave } from './rules/leave.js';
import { activate, attacksOn, monsterPhase } from './rules/monster-phase.js';
import { spawnMonster } from './rules/monsters.js';
import { moveAction } from './rules/move.js';
import { reckoning } from './rules/mythos.js';
import { newInvestigator, setup } from './rules/setup.js';
import { test } from './rules/test.js';
import { tradeAction } from './rules/trade.js';
import { actionPhase, additional, turn } from './rules/turn.js';
import { texts } from './texts.js';
import { sharing } from './verbs/again.js';
import { buying, buyingSpells } from './verbs/buying.js';
import { paying } from './verbs/costs.js';
import { rerolling } from './verbs/dice.js';
import { keeping } from './verbs/harm.js';
import { damaging } from './verbs/monsters.js';
import { swapping } from './verbs/swap.js';
import { trying } from './verbs/trials.js';
import { which } from './verbs/which.js';

/** Everything that players are asked (section 8). Its words are in text/questions.ts. */
export const QUESTIONS = questionBook({
  'setup/wish': question(setup, 'wish'), // DP-2
  'new-investigator/sheet': question(newInvestigator, 'sheet'), // DP-3
  'new-investigator/choice': question(newInvestigator, 'choice'), // DP-4
  'action-phase/next': question(actionPhase, 'next'), // DP-5
  'turn/deed': question(turn, 'deed'), // DP-6
  'attack/monster': question(attackAction, 'monster'), // DP-7
  'attack/way': question(attackAction, 'way'),
  'evade/way': question(evadeAction, 'way'),
  'move/way': question(moveAction, 'way'),
  'move/to': question(moveAction, 'to'), // DP-8
  'research/count': question(researchAction, 'count'), // DP-9
  'trade/gift': question(tradeAction, 'gift'), // DP-10
  'trade/count': question(tradeAction, 'count'),
  'trade/accepts': question(tradeAction, 'accepts'), // DP-11
  'evade/monster': question(evadeAction, 'monster'), // DP-12
  'additional/deed': question(additional, 'deed'), // DP-13
  'focus/skill': question(focusAction, 'skill'), // DP-14
  'focus-skill/discard': question(focusSkill, 'discard'), // DP-15
  'test/use': question(test, 'use'), // DP-17
  'test/change': question(test, 'change'), // DP-18
  'test/dice': questionOfSome(test, 'dice'),
  'suffer/spent': question(suffer, 'spent'), // DP-23
  'suffer/damageTo': question(suffer, 'damageTo'), // DP-24
  'suffer/horrorTo': question(suffer, 'horrorTo'), // DP-25
  'monster-phase/next': question(monsterPhase, 'next'), // DP-26, DP-31
  'activate/prey': question(activate, 'prey'), // DP-27
  'activate/target': question(activate, 'target'),
  'activate/step': question(activate, 'step'), // DP-28
  'meet/whom': question(meet, 'whom'), // DP-29
  'attacks-on/next': question(attacksOn, 'next'), // DP-30
  'spawn-monster/prey': question(spawnMonster, 'prey'),
  'spawn-monster/space': question(spawnMonster, 'space'), // DP-32
  'damage-each/next': question(damaging, 'next'), // DP-44
  'encounter-phase/next': question(encounterPhase, 'next'), // DP-33
  'encounter/kind': question(encounter, 'kind'), // DP-34
  'place-doom/instead': question(placeDoom, 'instead'), // DP-39
  'terror/space': question(terror, 'space'), // DP-40
  'reckoning/next': question(reckoning, 'next'), // DP-41
  'leave/order': questionOfSome(leave, 'order'), // DP-47
  'may/yes': question(texts.may, 'yes'), // DP-35
  'choose/option': question(texts.choose, 'option'),
  'pick/that': question(texts.pick, 'that'), // DP-21
  'pay/with': question(texts.pay, 'with'), // DP-22
  'which/that': question(which, 'that'), // DP-36
  'pay-cost/what': question(paying, 'what'),
  'try/monster': question(trying, 'monster'),
  'try/pays': question(trying, 'pays'),
  'try/spent': question(trying, 'spent'),
  'buy/card': question(buying, 'card'), // DP-37
  'buy/away': questionOfSome(buying, 'away'), // DP-38
  'buy-spells/card': question(buyingSpells, 'card'),
  'buy-spells/order': questionOfSome(buyingSpells, 'order'),
  'discard-or-suffer/away': questionOfSome(keeping, 'away'),
  'discard-or-suffer/count': question(keeping, 'count'),
  'share-action/yes': question(sharing, 'yes'),
  'swap-harm/whom': question(swapping, 'whom'),
  'swap-harm/damage': question(swapping, 'damage'),
  'swap-harm/horror': question(swapping, 'horror'),
  'reroll/dice': questionOfSome(rerolling, 'dice'),
  'window/first': question(moments.window, 'first'), // DP-20, DP-42
  'window/use': question(moments.window, 'use'), // DP-19, DP-45
});

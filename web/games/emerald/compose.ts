import type { EmeraldView } from '@tabula/emerald/board.js';
import { CITIES } from '@tabula/emerald/content/behaviour.js';
import { openBoard } from '@tabula/emerald/open-board.js';
import { plans } from '@tabula/emerald/rules/assassinate.js';
import type { Ref } from '@tabula/kernel/chance.js';
import type { Question } from '@tabula/kernel/question.js';
import type { Voice } from '@tabula/kit/voice.js';
import type { Language } from '@tabula/words/language.js';
import type { Composer } from '../../table/composer.js';
import { attackBadge, attackProspect, attackWays, chosenPlan, maySupport, royalCity } from './attack.js';
import { blockProspect, blockWays } from './block.js';
import { type Choosing, has, inHand, within, without } from './choosing.js';
import { setComposer } from './set-composer.js';
import { turnWays } from './turn-ways.js';
import { boardWords } from './words.js';

/** Questions that are answered by choosing cards first, and the window in which one may block. */
export function emeraldCompose(question: Question, board: unknown, voice: Voice, language: Language): Composer | null {
  const view = board as EmeraldView;
  const choosing: Choosing = {
    view,
    s: openBoard(view),
    seat: question.seat,
    question,
    voice,
    words: boardWords(language, { options: { pack: view.pack } }),
  };
  switch (question.id) {
    case 'turn/deed':
    case 'assassinate/plan':
      return handComposer(choosing);
    case 'block-window/block':
      return blockComposer(choosing);
    default:
      return setComposer(choosing);
  }
}

/** Nothing is chosen first: to block or not, beside what somebody is about to do. */
const blockComposer = (choosing: Choosing): Composer => ({
  may: () => false,
  touched: () => null,
  ways: () => blockWays(choosing),
  prospect: () => blockProspect(choosing),
  prompt: () => null,
  badge: (_picked, { card }) =>
    choosing.question.options.some(({ refs }) => refs.some((ref) => ref.card === card))
      ? { symbol: 'block', icon: 'em-head-block', count: null }
      : null,
});

/** The own turn: cards, then what to do with them, a city, or somebody to kill there. */
function handComposer(choosing: Choosing): Composer {
  const { s, seat, question, words } = choosing;
  const { hand } = s.seats[seat]!;
  const killing = question.id === 'assassinate/plan';
  const ways = (picked: readonly Ref[]) =>
    killing ? attackWays(choosing, inHand(choosing, picked), undefined) : turnWays(choosing, picked);
  /** Cards that something could be done with at all. */
  const useful = (card: string): boolean => ways([{ card }]).length > 0;
  /** A city, an agent or a royal narrows what is done with the cards, where it can be done there. */
  const aimAt = (picked: readonly Ref[], ref: Ref): readonly Ref[] | null => {
    const cards = inHand(choosing, picked);
    if (cards.length === 0) return null;
    const royal = royalCity(choosing, ref.card);
    if (royal !== null || typeof ref.agent === 'string') {
      const [city, owner] = royal === null ? String(ref.agent).split(':') : [royal, 'royal'];
      return attackWays(choosing, cards, undefined).find(({ id }) => id === `kill ${city} ${owner}`)?.picks ?? null;
    }
    const city = CITIES.find((id) => id === ref.city);
    // Who aims at somebody has chosen a city; another one is chosen by aiming at somebody there.
    if (city === undefined || chosenPlan(choosing, picked) !== null) return null;
    const there = [...cards.map((card) => ({ card })), { city }];
    return (killing ? attackWays(choosing, cards, city) : turnWays(choosing, there)).length > 0 ? there : null;
  };
  const touched = (picked: readonly Ref[], ref: Ref): readonly Ref[] | null => {
    const plan = chosenPlan(choosing, picked);
    if (typeof ref.card === 'string' && hand.includes(ref.card)) {
      if (has(picked, ref)) {
        // Without its assassin an attack is none.
        return plan?.[0] === ref.card ? [] : without(picked, ref);
      }
      const cards = [...inHand(choosing, picked), ref.card];
      if (plan === null) return useful(ref.card) ? [...picked.filter(({ city }) => city === undefined), ref] : null;
      return maySupport(
        choosing,
        plan,
        cards.filter((card) => card !== plan[0]),
      )
        ? [...picked, ref]
        : null;
    }
    if (has(picked, ref) && plan === null) return without(picked, ref);
    return aimAt(picked, ref);
  };
  return {
    may: (picked, ref) => !has(picked, ref) && touched(picked, ref) !== null,
    touched,
    ways(picked) {
      if (picked.length === 0) return null;
      return chosenPlan(choosing, picked) === null ? ways(picked) : [];
    },
    prospect: (picked) => attackProspect(choosing, picked),
    prompt(picked) {
      const plan = chosenPlan(choosing, picked);
      if (plan !== null) return words('attack.in', { city: { city: plan[1] } });
      const count = inHand(choosing, picked).length;
      if (count === 0) return null;
      return killing ? words('choose.target') : words('choose.deed', { count });
    },
    badge(picked, { card }) {
      const plan = chosenPlan(choosing, picked);
      if (typeof card !== 'string') return null;
      if (plan !== null) return attackBadge(choosing, plan, picked, card);
      const aims = killing && plans(s, seat).some(([killer]) => within(s, [killer], [card]));
      return aims ? { symbol: 'assassinate', icon: 'em-sym-assassinate', count: null } : null;
    },
  };
}

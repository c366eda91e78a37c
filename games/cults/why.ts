import type { Game, Reason } from '@tabula/kernel/game.js';
import type { Seat } from '@tabula/kernel/json.js';
import { type OpenQuestion, openQuestion } from '@tabula/kernel/questions.js';
import { STOP } from '@tabula/kit/acting.js';
import { offers, offersSome, otherQuestion } from '@tabula/kit/why.js';
import type { CardId, Cults } from './board.js';
import {
  DISTRICTS,
  type District,
  isDistrict,
  type Keyword,
  PLANS,
  type Plan,
  TOKENS,
  type Token,
} from './content/behaviour.js';
import { cardOf, KINDS, kindOf } from './content/cards.js';
import { QUESTIONS, type QuestionId } from './questions.js';
import { isLocked, offered } from './rules/cards.js';
import { freeSpaces, hasRitual } from './rules/districts.js';
import { cardCost } from './rules/growth.js';
import { abilityOf } from './rules/windows.js';
import { optionsOf } from './table-options.js';
import { because, whyNoPlan, whyNotAllPlans } from './why-plan.js';

/** Why a thing cannot be used now. Nothing here depends on what the asking seat may not see. */

type Asked = OpenQuestion<Cults, typeof QUESTIONS>;

export const why: Game<Cults>['why'] = (s, seat, ref, open) => {
  const asked = open === null ? null : openQuestion(QUESTIONS, s, open.ask, open.frame);
  const { card, district, plan, token, stack } = ref;
  if (typeof card === 'string')
    return KINDS[card] === undefined ? whyCard(s, seat, card, asked) : whyStack(s, seat, card, asked);
  if (typeof stack === 'string') return whyStack(s, seat, stack, asked);
  if (isPlan(plan)) return whyPlan(s, seat, plan, isDistrict(district) ? district : null, asked);
  if (isDistrict(district)) return whyDistrict(s, seat, district, asked);
  if (isToken(token)) return whyToken(s, seat, token, asked);
  return asked === null ? [notAsked(s, seat)] : [];
};

const isPlan = (x: unknown): x is Plan | 'bluff' => x === 'bluff' || PLANS.includes(x as Plan);
const isToken = (x: unknown): x is Token => TOKENS.includes(x as Token);

/** Whether an option means a card: one that names an equal copy does so as well. */
const offersCopy = (asked: Asked, card: CardId): boolean =>
  offersSome(asked, (part) => typeof part === 'string' && part.includes('.') && kindOf(part) === kindOf(card));

/** Nobody asks this seat anything: its turn is over, or not there yet. */
function notAsked(s: Cults, seat: Seat): Reason {
  if (s.phase === 'end') return because('CULT-15.1', 'why.game-over');
  if (s.phase !== 'action') return because('CULT-3.9', 'why.not-your-decision');
  const markers = DISTRICTS.filter((id) => s.districts[id].plans.includes(seat));
  if (markers.length === 0) return because('CULT-7.3', 'why.no-markers-left');
  const free = markers.some((id) => s.districts[id].plans.at(-1) === seat);
  return free ? because('CULT-7.1', 'why.not-your-turn') : because('CULT-7.3', 'why.all-covered');
}

function whyCard(s: Cults, seat: Seat, card: CardId, asked: Asked | null): Reason[] {
  const { hand, committed, revealed, discard, deck } = s.seats[seat]!;
  if (asked !== null && (offers(asked, card) || (isChoosable(s, seat, card) && offersCopy(asked, card))))
    return lockedOr(s, seat, card, []);
  const named = { card: { card } };
  if (hand.includes(card)) return lockedOr(s, seat, card, [whyInHand(s, seat, card, asked)]);
  if (committed.includes(card)) return [because('CULT-11.18', 'why.committed', named)];
  if (revealed.includes(card)) return [whyRevealed(card, asked)];
  if (discard.includes(card)) return [because('CULT-16.15', 'why.discarded', named)];
  if (deck.includes(card)) return [because('CULT-18.3', 'why.in-deck', named)];
  if (s.destroyed.includes(card)) return [because('CULT-16.16', 'why.destroyed', named)];
  if (s.event === card || s.pastEvents.includes(card)) return [because('CULT-4.4', 'why.city-card', named)];
  if (s.goal === card) return [because('CULT-19.14', 'why.goal-card', named)];
  if (s.prologue === card) return [because('CULT-2.22', 'why.prologue-card', named)];
  if (openElsewhere(s, card)) return [because('CULT-16.17', 'why.not-your-card', named)];
  // Decks, hands and piles of others look the same from here, and so do cards that are not in the game.
  return [because('CULT-18.1', 'why.not-in-sight')];
}

/** Equal copies stand for each other where a player chooses among them. */
const isChoosable = (s: Cults, seat: Seat, card: CardId): boolean =>
  s.seats[seat]!.hand.includes(card) || s.seats[seat]!.discard.includes(card);

const openElsewhere = (s: Cults, card: CardId): boolean =>
  s.seats.some(({ revealed }) => revealed.includes(card)) ||
  (s.npc !== null && (s.npc.revealed.includes(card) || s.npc.discard.includes(card)));

/** An acquired card waits, whatever is asked (CULT-8.8). */
function lockedOr(s: Cults, seat: Seat, card: CardId, reasons: Reason[]): Reason[] {
  if (!isLocked(s.seats[seat]!, card)) return reasons;
  const ownTurn = optionsOf(s).acquiredCardLock === 'ownTurn';
  return [
    because(ownTurn ? 'CULT-20.33' : 'CULT-8.8', ownTurn ? 'why.locked-until-turn' : 'why.locked', { card: { card } }),
  ];
}

/** A card in a confrontation whose ability is not offered. */
function whyRevealed(card: CardId, asked: Asked | null): Reason {
  const ability = abilityOf(card, 'confrontation');
  const named = { card: { card } };
  if (ability === undefined) return because('CULT-16.19', 'why.no-fight-ability', named);
  if (asked?.id === 'showing/use' && ability.does === 'disorganise')
    return because('CULT-16.26', 'why.used-or-too-dear', { ...named, cost: ability.price });
  return because('CULT-16.22', 'why.ability-used', named);
}

/** The window in which hand cards are asked for by their ability, by the question. */
const WINDOWS: { readonly [Id in QuestionId]?: Keyword } = {
  'mobilise/use': 'mobilisation',
  'recruit/use': 'recruitment',
  'growth/use': 'growth',
  'growth/cards': 'growth',
  'growth/victim': 'growth',
  'preparation/trail': 'preparation',
  'preparation/first': 'preparation',
  'preparation/second': 'preparation',
  'draw-or-destroy/extra': 'influence',
};

function whyInHand(s: Cults, seat: Seat, card: CardId, asked: Asked | null): Reason {
  if (asked === null) return notAsked(s, seat);
  const named = { card: { card } };
  if (asked.id === 'payment/spend') {
    if (cardOf(card).power === 0) return because('CULT-16.3', 'why.no-power', named);
    return because('CULT-16.7', 'why.not-needed', named);
  }
  if (asked.id === 'terror/spend') {
    if (cardOf(card).terror === 0) return because('CULT-16.3', 'why.no-terror', named);
    return because('CULT-12.7', asked.choices.length > 1 ? 'why.not-needed' : 'why.terror-too-weak', named);
  }
  if (asked.id === 'showing/use') return because('CULT-16.30', 'why.not-in-fight', named);
  const window = WINDOWS[asked.id];
  if (window === undefined || !asked.ask.choices.includes(STOP)) return otherQuestion(asked);
  if (abilityOf(card, window) === undefined) return because('CULT-16.19', 'why.other-window', named);
  return whyUnusable(s, seat, card, window, asked);
}

/** Its keyword is the right one, and yet it cannot be used. */
function whyUnusable(s: Cults, seat: Seat, card: CardId, window: Keyword, asked: Asked): Reason {
  const named = { card: { card } };
  if (window === 'preparation') return because('CULT-21.72', 'why.no-action-left', named);
  const growth = abilityOf(card, 'growth');
  if (growth === undefined || asked.id !== 'growth/use') return because('CULT-16.22', 'why.ability-used', named);
  if (growth.does === 'take-card') return because('CULT-8.15', 'why.nothing-to-take', named);
  if (s.seats[seat]!.rituals[growth.level - 1] === 0) return because('CULT-9.11', 'why.no-ritual-in-supply');
  return because('CULT-1.5', 'why.no-free-space-anywhere', named);
}

function whyStack(s: Cults, seat: Seat, kind: string, asked: Asked | null): Reason[] {
  const named = { card: { card: kind } };
  if (asked !== null && offers(asked, kind)) return [];
  const at = DISTRICTS.find((id) => s.districts[id].guardian?.kind === kind || s.districts[id].action?.kind === kind);
  if (at === undefined) {
    if (asked?.id === 'layout/stack') return [because('CULT-2.14', 'why.type-everywhere', named)];
    if (s.phase === 'setup') return [notAsked(s, seat)];
    return [because('CULT-2.17', 'why.in-the-box', named)];
  }
  const district = { district: { district: at } };
  if (!offered(s, at).includes(kind)) return [because('CULT-8.15', 'why.stack-empty', { ...named, ...district })];
  if (asked === null) return [notAsked(s, seat)];
  if (asked.id === 'layout/stack') return [because('CULT-2.14', 'why.stack-placed', { ...named, ...district })];
  if (asked.id !== 'growth/use' && asked.id !== 'growth/cards' && asked.id !== 'growth/victim')
    return [because('CULT-8.3', 'why.acquired-by-growth', named)];
  const { v } = asked;
  if (at !== v.district) return [because('CULT-7.7', 'why.only-this-district', { district: { district: v.district } })];
  if (v.taken.includes(kind)) return [because('CULT-8.4', 'why.one-of-each', named)];
  const cost = cardCost(s, at, kind);
  return [
    asked.id === 'growth/cards' ? because('CULT-16.5', 'why.card-cost', { ...named, cost }) : otherQuestion(asked),
  ];
}

function whyPlan(s: Cults, seat: Seat, plan: Plan | 'bluff', at: District | null, asked: Asked | null): Reason[] {
  if (asked === null) return [notAsked(s, seat)];
  if (asked.id === 'planning/district') return [because('CULT-6.6', 'why.plan-later')];
  return asked.id === 'turn/choice' ? whyNoPlan(s, seat, plan, at) : [otherQuestion(asked)];
}

function whyDistrict(s: Cults, seat: Seat, at: District, asked: Asked | null): Reason[] {
  const here = { district: { district: at } };
  if (!s.districts[at].open) return [because('CULT-21.7', 'why.closed', here)];
  if (asked === null) return [notAsked(s, seat)];
  if (asked.id === 'turn/choice') return whyNotAllPlans(s, seat, at);
  if (asked.id === 'layout/stack') return whyNoStack(s, at);
  if (offers(asked, at)) return [];
  switch (asked.id) {
    case 'growth/use':
      return freeSpaces(s, at) <= 0
        ? [because('CULT-1.5', 'why.no-free-space', here)]
        : [onlyHere(at, asked.v.district, asked)];
    case 'move-in/ritual':
    case 'domination/moved':
      if (at === asked.v.district)
        return [because(asked.id === 'move-in/ritual' ? 'CULT-10.9' : 'CULT-11.5', 'why.from-elsewhere', here)];
      return hasRitual(s, at, seat) ? [otherQuestion(asked)] : [because('CULT-10.3', 'why.no-ritual-here', here)];
    default:
      return [onlyHere(at, 'district' in asked.v ? asked.v.district : null, asked)];
  }
}

/** CULT-2.14, CULT-2.15: the stacks that a district has already. */
function whyNoStack(s: Cults, at: District): Reason[] {
  const here = { district: { district: at } };
  const laid = (['guardian', 'action'] as const).filter((type) => s.districts[at][type] !== null);
  if (laid.length === 2) return [because('CULT-2.15', 'why.district-full', here)];
  return laid.map((type) => because('CULT-2.14', 'why.has-type', { ...here, type: { type } }));
}

/** CULT-7.7: a plan works in its own district only. */
const onlyHere = (at: District, plan: District | null, asked: Asked): Reason =>
  plan !== null && plan !== at
    ? because('CULT-7.7', 'why.only-this-district', { district: { district: plan } })
    : otherQuestion(asked);

/** The place of each kind of token in a choice that spends or takes tokens. */
const PLACE_OF: Readonly<Record<Token, number>> = { thug: 0, adept: 1, freak: 2 };

function whyToken(s: Cults, seat: Seat, token: Token, asked: Asked | null): Reason[] {
  if (asked === null) return [notAsked(s, seat)];
  const named = { token: { token } };
  const at = PLACE_OF[token];
  switch (asked.id) {
    case 'payment/spend':
    case 'terror/spend':
    case 'terror/spot':
    case 'terror/level':
    case 'screen-limit/returned':
    case 'hiding/returned':
    case 'bluff/taken':
      if (asked.ask.choices.some((choice) => Array.isArray(choice) && Number(choice[at]) > 0)) return [];
      if (asked.id === 'payment/spend' && token !== 'adept' && optionsOf(s).powerTokens === 'adeptsOnly')
        return [because('CULT-16.3', 'why.token-pays-not', named)];
      if (
        asked.id === 'terror/spot' ||
        asked.id === 'terror/level' ||
        (asked.id === 'terror/spend' && token !== 'freak')
      )
        return [because('CULT-16.3', 'why.token-frightens-not', named)];
      if (s.seats[seat]![token] === 0) return [because('CULT-1.13', 'why.no-such-token', named)];
      return [because('CULT-16.7', 'why.token-not-needed', named)];
    case 'commitment/cards':
    case 'commitment/thugs':
      if (token !== 'thug') return [because('CULT-11.16', 'why.thugs-only', named)];
      return asked.id === 'commitment/thugs' ? [] : [because('CULT-11.13', 'why.cards-first')];
    default:
      return [otherQuestion(asked)];
  }
}

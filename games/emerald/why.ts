import type { Game, Reason } from '@tabula/kernel/game.js';
import type { Seat } from '@tabula/kernel/json.js';
import { offers, offersSome, otherQuestion } from '@tabula/kit/why.js';
import { type CardId, type Emerald, TRACK_END } from './board.js';
import { type ActionSymbol, CITIES, type City, FACTIONS, type Faction, SYMBOLS } from './content/behaviour.js';
import { packOf } from './content/packs.js';
import type { RuleId } from './rule-ids.js';
import { isText, supportCard } from './rules/bombs.js';
import { handWith, isUndead, symbolsOn, textsOf } from './rules/cards.js';
import { factionOf } from './rules/reveal.js';
import { type Asked, open, whyCity, whyPlayer, whyRoyal } from './why-cities.js';
import { because, noCard, whyNotClaim, whyNotDeeds, whyNotSymbol } from './why-deeds.js';

/** Why a thing cannot be used now. Nothing here depends on what the asking seat may not see. */

const isCity = (x: unknown): x is City => CITIES.includes(x as City);
const isSymbol = (x: unknown): x is ActionSymbol => SYMBOLS.includes(x as ActionSymbol);
const isTrack = (x: unknown): x is Faction => FACTIONS.includes(x as Faction);

export const why: Game<Emerald>['why'] = (s, seat, ref, question) => {
  const { card, city, symbol, track, deed } = ref;
  if (typeof card === 'string')
    return whyCard(s, seat, card, question === null ? null : open(s, question.ask, question.frame));
  if (question === null) return [notAsked(s, seat)];
  const asked = open(s, question.ask, question.frame);
  if (isCity(city)) return whyCity(s, seat, city, asked);
  if (isTrack(track)) return whyTrack(s, seat, track, asked);
  if (isSymbol(symbol)) return asked.id === 'turn/deed' ? whyNotSymbol(s, seat, symbol) : [otherQuestion(asked)];
  if (typeof deed === 'string') return whyDeed(s, seat, deed, asked);
  const agent = pieceIn(ref.agent) ?? pieceIn(ref.cubes);
  if (agent !== null) return whyCity(s, seat, agent, asked);
  return typeof ref.seat === 'number' && s.seats[ref.seat] !== undefined ? whyPlayer(s, seat, ref.seat, asked) : [];
};

/** The city in which a piece stands ('rome:1'). */
function pieceIn(piece: unknown): City | null {
  const city = typeof piece === 'string' ? piece.slice(0, piece.lastIndexOf(':')) : null;
  return isCity(city) ? city : null;
}

/** Nobody asks this seat anything. */
function notAsked(s: Emerald, seat: Seat): Reason {
  if (s.phase === 'end') return because('EMER-3.19', 'why.game-over');
  if (s.phase === 'setup') return because('EMER-2.20', 'why.not-your-turn');
  if (s.active === seat) return because('EMER-3.9', 'why.others-decide');
  return because('EMER-3.1', 'why.not-your-turn');
}

// ——— cards ———

function whyCard(s: Emerald, seat: Seat, card: CardId, asked: Asked | null): Reason[] {
  const { hand, deck, discard, display, changes, played, identity, revealed } = s.seats[seat]!;
  if (hand.includes(card)) return asked === null ? [notAsked(s, seat)] : whyInHand(s, seat, card, asked);
  const city = CITIES.find((at) => s.cities[at].top.includes(card) || s.cities[at].royal.includes(card));
  if (city !== undefined) {
    if (asked === null) return [notAsked(s, seat)];
    return s.cities[city].royal.includes(card) ? whyRoyal(s, seat, city, asked) : whyTop(s, seat, city, asked);
  }
  if (deck.includes(card) || discard.includes(card)) return [because('EMER-4.4', 'why.not-in-hand')];
  if (played.includes(card)) return [because('EMER-4.17', 'why.in-play')];
  if (display.includes(card) || changes.includes(card)) return [because('EMER-4.9', 'why.in-display')];
  if (identity.includes(card) || revealed.includes(card)) return [because('EMER-15.4', 'why.identity')];
  return [whyElsewhere(s, card)];
}

/** Cards that others have in sight of all; the rest is hidden, and looks the same from here. */
function whyElsewhere(s: Emerald, card: CardId): Reason {
  if (s.removed.includes(card)) return because('EMER-4.9', 'why.removed');
  const seen = s.seats.some(({ discard, display, changes, played, revealed }) =>
    [discard, display, changes, played, revealed].some((pile) => pile.includes(card)),
  );
  return seen ? because('EMER-4.4', 'why.of-another') : because('EMER-19.18', 'why.not-in-sight');
}

/** The face-up card of a city. */
function whyTop(s: Emerald, seat: Seat, city: City, asked: Asked): Reason[] {
  if (asked.id !== 'turn/deed') return whyCity(s, seat, city, asked);
  if (s.actions > 0) return whyNotSymbol(s, seat, 'claim');
  const hand = handWith(s, seat, 'claim').length > 0 ? [] : [noCard('claim')];
  return [...hand, ...whyNotClaim(s, seat, city)];
}

/** What a question about cards wants on them. */
const WANTED: { readonly [Id in Asked['id']]?: readonly [symbol: ActionSymbol, none: RuleId, surplus: RuleId] } = {
  'place/cards': ['place', 'EMER-5.1', 'EMER-4.19'],
  'retrieve/cards': ['retrieve', 'EMER-7.1', 'EMER-7.4'],
  'move/cards': ['move', 'EMER-8.1', 'EMER-8.6'],
  'markers/restorationist': ['restorationist', 'EMER-9.1', 'EMER-9.6'],
  'markers/loyalist': ['loyalist', 'EMER-9.1', 'EMER-9.6'],
  'claim/choice': ['claim', 'EMER-6.2', 'EMER-6.2'],
  'assassinate/plan': ['assassinate', 'EMER-10.1', 'EMER-10.11'],
};

function whyInHand(s: Emerald, seat: Seat, card: CardId, asked: Asked): Reason[] {
  if (offersCard(asked, card) || offersLike(s, asked, card)) return [];
  const about = { card: { card } };
  const wanted = WANTED[asked.id];
  if (wanted !== undefined) {
    const [symbol, none, surplus] = wanted;
    return symbolsOn(s, card, symbol) === 0
      ? [because(none, 'why.no-such-symbol', { ...about, symbol: { symbol } })]
      : [because(surplus, 'why.surplus', { ...about, symbol: { symbol } })];
  }
  switch (asked.id) {
    case 'turn/deed':
      return whyNotDeeds(s, seat, card);
    case 'assassinate/support':
      return [whyNoSupport(s, card, asked)];
    case 'block-window/block':
      return [whyNoBlock(s, card)];
    case 'reveal/how':
      if (factionOf(s, seat) === 'restorationist' && does(s, card, 'turn-coat'))
        return [because('EMER-15.16', 'why.only-loyalist', about)];
      return [otherQuestion(asked)];
    default:
      return [otherQuestion(asked)];
  }
}

const does = (s: Emerald, card: CardId, kind: string): boolean =>
  textsOf(s, card).some((text) => text.does.some((effect) => effect.do === kind));

/** Whether the card itself is among the options, for its symbols or for its text. */
const offersCard = (asked: Asked, card: CardId): boolean =>
  offersSome(asked, (part) => typeof part === 'string' && supportCard(part) === card);

/** Of equal cards one is offered for all. */
function offersLike(s: Emerald, asked: Asked, card: CardId): boolean {
  const { alike } = packOf(s.pack);
  return s.seats[asked.seat]!.hand.some(
    (other) => other !== card && alike[other] === alike[card] && (offersCard(asked, other) || offers(asked, other)),
  );
}

function whyNoSupport(s: Emerald, card: CardId, asked: Asked): Reason {
  const about = { card: { card } };
  const plan = 'plan' in asked.v ? asked.v.plan : null;
  if (Array.isArray(plan) && plan[0] === card) return because('EMER-10.10', 'why.own-bombs', about);
  const bombs = packOf(s.pack).cards[card]!.bombs !== undefined;
  if (!bombs && !textsOf(s, card).some(({ heading }) => heading === 'advantage'))
    return because('EMER-10.9', 'why.no-bombs', about);
  const doubled = asked.ask.choices.some(
    (choice) => Array.isArray(choice) && choice.some((part) => isText(String(part))),
  );
  return doubled && does(s, card, 'double-bombs')
    ? because('EMER-18.43', 'why.surplus-bombs', about)
    : because('EMER-10.12', 'why.surplus-bombs', about);
}

function whyNoBlock(s: Emerald, card: CardId): Reason {
  const about = { card: { card } };
  if (!textsOf(s, card).some(({ heading }) => heading === 'block')) return because('EMER-4.7', 'why.no-block', about);
  if (s.undeadEnded && isUndead(s, card)) return because('EMER-18.20', 'why.undead-ended', about);
  return because('EMER-18.42', 'why.blocks-others', about);
}

// ——— tracks and deeds ———

function whyTrack(s: Emerald, seat: Seat, track: Faction, asked: Asked): Reason[] {
  if (asked.id === `markers/${track}`) return [];
  if (asked.id !== 'turn/deed') return [otherQuestion(asked)];
  if (s.markers[track] >= TRACK_END) return [because('EMER-9.4', 'why.track-full', { track: { track } })];
  return whyNotSymbol(s, seat, track);
}

/** The buttons of a turn. */
function whyDeed(s: Emerald, seat: Seat, deed: string, asked: Asked): Reason[] {
  if (asked.id !== 'turn/deed') return [otherQuestion(asked)];
  if (offers(asked, deed)) return [];
  if (isSymbol(deed)) return whyNotSymbol(s, seat, deed);
  const left = asked.choices.includes('pass');
  switch (deed) {
    case 'markers':
      return FACTIONS.flatMap((track) => whyNotSymbol(s, seat, track)).slice(0, 1);
    case 'discard':
      return [left ? because('EMER-11.3', 'why.empty-hand') : because('EMER-3.2', 'why.no-action-left')];
    case 'pass':
      return [because('EMER-3.2', 'why.no-action-left')];
    case 'end':
      return [because('EMER-3.2', 'why.actions-left')];
    case 'return':
      return s.seats[seat]!.parked > 0
        ? [because('EMER-18.53', 'why.just-parked')]
        : [because('EMER-18.16', 'why.nobody-parked')];
    default:
      return [];
  }
}

import type { Game, Reason } from '@tabula/kernel/game.js';
import type { Seat } from '@tabula/kernel/json.js';
import { type AbilityId, pieceOf } from '@tabula/kernel/listeners.js';
import { type OpenQuestion, openQuestion } from '@tabula/kernel/questions.js';
import { offers, offersSome, otherQuestion } from '@tabula/kit/why.js';
import { type Arkham, isLoose } from './board.js';
import type { CardId } from './cards.js';
import { SKILLS, type Skill } from './language/values.js';
import { abilityOf } from './moments.js';
import { pieceOfSide, tableFor } from './packs.js';
import { QUESTIONS } from './questions.js';
import { assetOf, inPlay, isClosed, isReady, monsterIn } from './rules/look.js';
import { dicers, handsUsed, usable } from './rules/pool.js';
import { innermost } from './rules/test.js';
import { because, whyNotAbility, whyNotAction } from './why-deeds.js';
import { ACTIONS, type Action } from './words.js';

/** Why a thing cannot be used now. All see the same of this table, and nothing here depends on what nobody sees. */

type Asked = OpenQuestion<Arkham, typeof QUESTIONS>;

const isAction = (x: unknown): x is Action => ACTIONS.includes(x as Action);
const isSkill = (x: unknown): x is Skill => SKILLS.includes(x as Skill);

export const why: Game<Arkham>['why'] = (s, seat, ref, question) => {
  const { card, space, deed, skill } = ref;
  if (typeof card === 'string' && !isInSight(s, card)) return [because('ARK-R.99', 'why.not-in-sight')];
  if (question === null) return [notAsked(s, seat)];
  const asked = openQuestion(QUESTIONS, s, question.ask, question.frame);
  if (typeof card === 'string') return whyCard(s, seat, card, asked);
  if (typeof space === 'number') return whySpace(s, space, asked);
  if (typeof deed === 'string') return whyDeed(s, seat, deed, asked);
  if (isSkill(skill)) return whySkill(s, seat, skill, asked);
  return typeof ref.seat === 'number' && s.seats[ref.seat] !== undefined ? whySeat(s, ref.seat, asked) : [];
};

/** Nobody asks this seat anything. */
function notAsked(s: Arkham, seat: Seat): Reason {
  if (s.phase === 'end') return because('ARK-R.119', 'why.game-over');
  if (s.phase === 'setup') return because('ARK-R.15', 'why.others-decide');
  if (!inPlay(s, seat)) return because('ARK-415.6c', 'why.no-investigator');
  if (s.phase === 'action' && s.active !== seat) return because('ARK-201.2', 'why.not-your-turn');
  return because('ARK-R.15', 'why.others-decide');
}

/** ARK-R.99: what lies open anywhere. */
const OPEN = [
  'display',
  'special',
  'starting',
  'conditions',
  'sheets',
  'lostSheets',
  'monsterTop',
  'setAside',
  'gone',
  'encounter',
  'eventDiscard',
  'headlineDiscard',
  'markerSupply',
] as const satisfies readonly (keyof Arkham)[];

const isInSight = (s: Arkham, card: CardId): boolean =>
  OPEN.some((place) => s[place].includes(card)) || isLoose(s, (other) => other === card);

// ——— cards ———

/** Whether the card itself, or an ability of it, is among the options. */
const offersCard = (asked: Asked, card: CardId): boolean =>
  offersSome(asked, (part) => {
    if (typeof part !== 'string') return false;
    return part === card || (part.includes('@') && pieceOfSide(pieceOf(part as AbilityId)) === card);
  });

function whyCard(s: Arkham, seat: Seat, card: CardId, asked: Asked): Reason[] {
  if (offersCard(asked, card)) return [];
  if (monsterIn(s, card) !== undefined) return [whyMonster(s, seat, card, asked)];
  if (s.seats[seat]!.assets.some((asset) => asset.card === card)) return whyAsset(s, seat, card, asked);
  const about = { card: { card } };
  const owner = s.seats.findIndex(({ assets }) => assets.some((asset) => asset.card === card));
  if (owner >= 0) return [because('ARK-410.2', 'why.of-another', { seat: { seat: owner } })];
  if (s.display.includes(card)) {
    if (asked.id !== 'buy/card') return [because('ARK-485.2', 'why.in-display', about)];
    return (assetOf(s, card).value ?? 0) > s.seats[seat]!.money
      ? [because('ARK-432.1', 'why.too-dear', about)]
      : [because('ARK-485.2', 'why.other-wares', about)];
  }
  if (s.lostSheets.includes(card)) return [because('ARK-415.7a', 'why.lost', about)];
  return [otherQuestion(asked)];
}

function whyMonster(s: Arkham, seat: Seat, card: CardId, asked: Asked): Reason {
  const about = { card: { card } };
  const monster = monsterIn(s, card)!;
  switch (asked.id) {
    case 'turn/deed':
    case 'additional/deed':
    case 'attack/monster':
      if (monster.space !== s.seats[seat]!.space) return because('ARK-402.2', 'why.monster-elsewhere', about);
      return otherQuestion(asked);
    case 'evade/monster':
      return because('ARK-408.2', 'why.not-engaged-with', about);
    case 'monster-phase/next':
      return isReady(monster)
        ? because('ARK-202.2a', 'why.activated-already', about)
        : because('ARK-202.2f', 'why.not-ready', about);
    case 'attacks-on/next':
      return because('ARK-202.3d', 'why.not-attacking', about);
    default:
      return otherQuestion(asked);
  }
}

/** An own card: it may be out of hands, locked, used, or not be about this. */
function whyAsset(s: Arkham, seat: Seat, card: CardId, asked: Asked): Reason[] {
  const about = { card: { card } };
  if (s.locked.includes(card)) return [because('ARK-407.4', 'why.traded', about)];
  switch (asked.id) {
    case 'test/use': {
      const { hands = 0 } = assetOf(s, card);
      if (!usable(s, seat, card) && hands > 0)
        return [because('ARK-471.2c', 'why.hands-full', { ...about, hands: handsUsed(s, seat) })];
      const taken = !dicers(s, innermost(s), []).includes(card);
      return taken ? [because('ARK-471.2d', 'why.no-dice', about)] : [because('ARK-R.80', 'why.in-use', about)];
    }
    case 'turn/deed':
    case 'additional/deed': {
      const reasons = actionsOf(s, card).flatMap((id) => whyNotAbility(s, seat, id));
      return reasons.length > 0 ? reasons : [because('ARK-410.2', 'why.no-action', about)];
    }
    case 'window/use':
    case 'test/change':
      return s.used.some((id) => id.endsWith(`@${card}`))
        ? [because('ARK-R.112', 'why.used', about)]
        : [because('ARK-R.25', 'why.not-now', about)];
    default:
      return [otherQuestion(asked)];
  }
}

/** The actions that are printed on a card. */
function actionsOf(s: Arkham, card: CardId): AbilityId[] {
  const all = tableFor(s).listeners.abilities.get(card) ?? [];
  const ids = [...all.keys()].map((nth): AbilityId => `${nth}@${card}`);
  return ids.filter((id) => abilityOf(s, id)?.at === 'action');
}

// ——— spaces, deeds, skills, players ———

function whySpace(s: Arkham, space: number, asked: Asked): Reason[] {
  if (offers(asked, space)) return [];
  const about = { space: { space } };
  switch (asked.id) {
    case 'move/to':
    case 'turn/deed':
      if (isClosed(s, space)) return [because('ARK-R.140', 'why.closed', about)];
      return asked.id === 'move/to' ? [because('ARK-463.2', 'why.not-adjacent', about)] : [otherQuestion(asked)];
    case 'activate/step':
      return [because('ARK-R.45', 'why.not-on-the-way', about)];
    case 'activate/target':
      return [because('ARK-202.2g', 'why.not-nearest', about)];
    case 'place-doom/instead':
      return [because('ARK-472.3', 'why.not-beside', about)];
    case 'terror/space':
      return [because('ARK-437.1a', 'why.too-little-doom', about)];
    default:
      return [otherQuestion(asked)];
  }
}

/** The buttons of a turn. */
function whyDeed(s: Arkham, seat: Seat, deed: string, asked: Asked): Reason[] {
  if (asked.id !== 'turn/deed' && asked.id !== 'additional/deed') return [otherQuestion(asked)];
  if (offers(asked, deed)) return [];
  if (isAction(deed)) return whyNotAction(s, seat, deed);
  return deed.includes('@') ? whyNotAbility(s, seat, deed as AbilityId) : [];
}

function whySkill(s: Arkham, seat: Seat, skill: Skill, asked: Asked): Reason[] {
  if (offers(asked, skill)) return [];
  const focused = s.seats[seat]!.focus[SKILLS.indexOf(skill)]! > 0;
  switch (asked.id) {
    case 'focus/skill':
      return [because('ARK-409.3', 'why.focused', { skill: { skill } })];
    case 'focus-skill/discard':
    case 'test/change':
      return focused ? [otherQuestion(asked)] : [because('ARK-471.4a', 'why.no-token', { skill: { skill } })];
    default:
      return [otherQuestion(asked)];
  }
}

function whySeat(s: Arkham, of: Seat, asked: Asked): Reason[] {
  if (offers(asked, of)) return [];
  const about = { seat: { seat: of } };
  if (!inPlay(s, of) && asked.id !== 'setup/wish') return [because('ARK-415.6c', 'why.not-in-play', about)];
  switch (asked.id) {
    case 'action-phase/next':
      return [because('ARK-201.2', 'why.turn-taken', about)];
    case 'encounter-phase/next':
      return [because('ARK-203.2', 'why.encounter-taken', about)];
    case 'activate/prey':
    case 'spawn-monster/prey':
      return [because('ARK-R.46', 'why.not-its-prey', about)];
    case 'meet/whom':
      return [because('ARK-R.47', 'why.not-its-prey', about)];
    default:
      return [otherQuestion(asked)];
  }
}

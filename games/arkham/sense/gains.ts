import type { Seat } from '@tabula/kernel/json.js';
import { STOP, type Stop } from '@tabula/kit/acting.js';
import type { Arkham } from '../board.js';
import type { CardId, Sheet } from '../cards.js';
import { kindOf, tableFor } from '../packs.js';
import { assetOf, healthOf, inPlay, monsterIn, seatsInPlay, sheetOf } from '../rules/look.js';
import { innermost, successesOf, successFrom } from '../rules/test.js';
import type { Target } from '../verbs/which.js';
import { FIGURES } from './figures.js';
import { outlookOf, planAt } from './plans.js';
import { doomCost, monsterWorth, reliefOf } from './worth.js';

const NO_SKILLS: Sheet['skills'] = { influence: 0, lore: 0, observation: 0, strength: 0, will: 0 };

/** What single choices bring: harm to bear, dice to want, cards and investigators to have. */

export function markCost(s: Arkham, seat: Seat, card: CardId, kind: 'damage' | 'horror', count: number): number {
  const asset = s.seats[seat]!.assets.find((one) => one.card === card);
  const { health = 0, sanity = 0, value = 2 } = assetOf(s, card);
  const full = (asset?.[kind] ?? 0) + count >= (kind === 'damage' ? health : sanity);
  return 0.1 * count + (full ? 0.15 * value + 0.3 : 0);
}

/** How many successes more would still help in the test that is made. */
export function wanted(s: Arkham): number {
  const test = innermost(s);
  const has = successesOf(s, test);
  switch (test.occasion) {
    case 'attack': {
      const monster = monsterIn(s, test.monster);
      return monster === undefined ? 0 : healthOf(s, monster.card) - monster.damage - has;
    }
    case 'research':
      return s.seats[test.seat]!.clues - has;
    case 'ward':
      return (s.doom[s.seats[test.seat]!.space] ?? 0) - has;
    case 'evade':
      return s.monsters.filter((monster) => monster.with.includes(test.seat)).length - has;
    default:
      return 1 - has;
  }
}

/** Whether a die of the test that is made failed; of dice outside tests (ARK-462.1), whether it shows little. */
export function hasFailed(s: Arkham, die: number): boolean {
  if (s.rolls.length > 0) return s.rolls[s.rolls.length - 1]!.faces[die]! < 4;
  const test = innermost(s);
  return test.faces[die]! < successFrom(s, test.seat);
}

/** What a thing is that is chosen by a text: it depends on what the text does with it. */
export function targetGain(s: Arkham, that: Target | Stop, seat: Seat, does: string): number {
  if (that === STOP) return 0;
  const hurts = ['suffer', 'discard', 'place-doom', 'spawn', 'devour', 'lose'].some((word) => does.includes(word));
  switch (that[0]) {
    case 'space': {
      if (does === 'remove-doom') return reliefOf(s, that[1], 1);
      if (does.includes('doom') || does.includes('spawn')) return -doomCost(s, that[1]);
      return inPlay(s, seat) ? planAt(outlookOf(s, seat), that[1], 0).worth : 0;
    }
    case 'card': {
      const monster = monsterIn(s, that[1]);
      if (monster !== undefined) return monsterWorth(s, monster);
      const asset = tableFor(s).assets[that[1].split('.')[0]!];
      const value = asset === undefined ? 0 : priced(s, that[1], seat) + 0.03 * (asset.value ?? 2);
      return hurts ? -value : value;
    }
    case 'seat': {
      const { damage, horror } = s.seats[that[1]]!;
      return (hurts ? -0.1 : 0.1) * (damage + horror);
    }
    case 'count':
      return hurts ? -0.1 * that[1] : 0.1 * that[1];
    case 'harm':
      return s.seats[seat]![that[1]] * 0.1 * (hurts ? -1 : 1);
    default:
      return 0;
  }
}

/** The skills that somebody needs most: those that the team's work is done with. */
export const SKILL_WORTH: { readonly [skill: string]: number } = {
  observation: 0.5,
  lore: 0.55,
  strength: 0.48,
  will: 0.25,
  influence: 0.2,
};

/** What somebody rolls for the work of the team, with the best of what they come with. */
interface Means {
  readonly attack: number;
  readonly ward: number;
  readonly research: number;
}

function meansOf(s: Arkham, skills: Sheet['skills'], cards: readonly CardId[]): Means {
  let weapon = 0;
  let charm = 0;
  let lens = 0;
  let byLore = 0;
  for (const card of cards) {
    const asset = tableFor(s).assets[kindOf(card)];
    for (const rule of asset?.standing ?? []) {
      if (rule.is === 'replace-skill' && rule.kind === 'attack') byLore = 1;
      if (rule.is !== 'bonus' || typeof rule.dice !== 'number') continue;
      if (rule.during === 'attack') weapon = Math.max(weapon, rule.dice);
      if (rule.during === 'ward') charm = Math.max(charm, rule.dice);
      if (rule.during === 'research') lens = Math.max(lens, rule.dice);
    }
  }
  return {
    attack: Math.max(skills.strength + weapon, byLore * skills.lore),
    ward: skills.lore + charm,
    research: skills.observation + lens,
  };
}

/** How useful an investigator is to those who are there already: somebody has to fight, to ward and to find out. */
export function sheetGain(s: Arkham, sheet: CardId): number {
  const { skills, starts, chooses } = tableFor(s).sheets[sheet]!;
  return Math.max(...chooses.map((cards) => comesWith(s, sheet, skills, [...starts, ...cards])));
}

/** The same of one who has chosen what to come with. */
export const choiceGain = (s: Arkham, seat: Seat, choice: number): number => {
  const { skills, starts, chooses } = sheetOf(s, seat);
  return comesWith(s, s.seats[seat]!.sheet!, skills, [...starts, ...(chooses[choice] ?? [])]);
};

function comesWith(s: Arkham, sheet: CardId, skills: Sheet['skills'], cards: readonly CardId[]): number {
  const { health, sanity, money, standing = [] } = tableFor(s).sheets[sheet]!;
  const own = meansOf(s, skills, cards);
  const fight = tableFor(s).scenario.codex.includes(WON_BY_FIGHTING) ? FIGURES.fight : 1;
  let most: Means = { attack: 0, ward: 0, research: 0 };
  for (const seat of seatsInPlay(s)) {
    if (s.seats[seat]!.sheet === sheet) continue;
    const other = meansOf(s, sheetOf(s, seat).skills, cardsOf(s, seat));
    most = {
      attack: Math.max(most.attack, other.attack),
      ward: Math.max(most.ward, other.ward),
      research: Math.max(most.research, other.research),
    };
  }
  const worth = (has: number, others: number) => has + 0.5 * Math.max(0, has - others);
  let gain =
    FIGURES.bodily * (health + sanity) +
    FIGURES.purse * money +
    fight * FIGURES.strength * worth(own.attack, most.attack) +
    FIGURES.lore * worth(own.ward, most.ward) +
    FIGURES.observation * worth(own.research, most.research) +
    FIGURES.influence * skills.influence +
    FIGURES.will * skills.will;
  for (const card of cards)
    gain += tableFor(s).assets[kindOf(card)] === undefined ? 0 : FIGURES.armed * besideDice(s, card);
  if (cards.some((card) => card.startsWith('condition/dark-pact'))) gain -= FIGURES.pact;
  for (const rule of standing) if (rule.is === 'success-faces') gain *= (7 - rule.from) / 2; // of the usual two faces
  return gain;
}

/** The archive card of Feast for Umôrdhoth that calls up what has to be defeated, sooner or later. */
const WON_BY_FIGHTING = 11;

const cardsOf = (s: Arkham, seat: Seat): CardId[] => s.seats[seat]!.assets.map(({ card }) => card);

/** What a card is good for besides dice: what it can bear, and what it can do. */
function besideDice(s: Arkham, card: CardId): number {
  const { type, health = 0, sanity = 0, abilities = [] } = assetOf(s, card);
  return (type === 'condition' ? 0 : 0.2) + 0.1 * (health + sanity) + 0.15 * abilities.length;
}

/** What a card is worth to somebody who may have one like it: two hands hold no more than the best. */
export function priced(s: Arkham, card: CardId, seat: Seat): number {
  const { type, standing = [] } = assetOf(s, card);
  const before = meansOf(s, NO_SKILLS, cardsOf(s, seat));
  const after = meansOf(s, NO_SKILLS, [...cardsOf(s, seat), card]);
  let worth = type === 'condition' ? -1 : besideDice(s, card) + (type === 'ally' ? 0.3 : 0);
  worth += FIGURES.weapon * (after.attack - before.attack);
  worth += FIGURES.charm * (after.ward - before.ward) + FIGURES.lens * (after.research - before.research);
  for (const rule of standing) if (rule.is === 'more-actions') worth += 1.5;
  return worth;
}

/** Who can best stand up to a monster. */
export function strengthOf(s: Arkham, seat: Seat): number {
  if (s.seats[seat]!.sheet === null) return -9;
  const { health, sanity, skills } = sheetOf(s, seat);
  const { damage, horror } = s.seats[seat]!;
  return skills.strength + 0.4 * (health - damage + sanity - horror);
}

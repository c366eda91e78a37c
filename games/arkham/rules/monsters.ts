import { tell } from '@tabula/kernel/chance.js';
import type { Seat } from '@tabula/kernel/json.js';
import { ask, call, done, goto } from '@tabula/kernel/rule.js';
import { forget, remember } from '@tabula/kit/memory.js';
import { type Arkham, playerOrder } from '../board.js';
import type { CardId, SpawnSpace } from '../cards.js';
import { tableFor, UNREACHABLE } from '../packs.js';
import { checked, type Damaging, defeatMonster as defeated } from './calls.js';
import { provoke } from './engage.js';
import { open, rule } from './kit.js';
import {
  distance,
  has,
  healthOf,
  ignores,
  inPlay,
  isEpic,
  isStreet,
  monsterCard,
  monsterIn,
  placesOf,
  seatsInPlay,
  unstableSpaces,
} from './look.js';
import { best, preyAmong } from './prey.js';
import { gainRemnant } from './tokens.js';

/** ARK-458: monsters come, are harmed and go. */

/** ARK-104.1: the top card of the monster deck lies open. */
export function turnMonster(s: Arkham): void {
  if (s.monsterTop.length > 0 || s.monsterDeck.length === 0) return;
  s.monsterTop.push(s.monsterDeck.pop()!);
  forget(s, s.monsterTop);
}

/** ARK-458.11, ARK-412.5g: where a monster goes that leaves the board. */
export function removeMonster(s: Arkham, card: CardId): void {
  s.monsters = s.monsters.filter((monster) => monster.card !== card);
  s.ignored = s.ignored.filter((pair) => pair.card !== card);
  s.provoked = s.provoked.filter((pair) => pair.card !== card);
  s.apart = s.apart.filter((pair) => pair.card !== card);
  if (isEpic(s, card)) s.archive.push(card);
  else {
    // It lay open there, and whoever looks remembers what lies under it.
    const under = s.monsterTop.splice(0);
    s.monsterDeck.push(...under);
    remember(s, under);
    s.monsterTop.push(card);
  }
}

/** ARK-R.129: the street nearest to somebody; any street if there is nobody. */
function streetsNear(s: Arkham, spaces: readonly number[]): number[] {
  const streets = [...tableFor(s).spaces.keys()].filter((space) => isStreet(s, space));
  return best(streets, (street) => -Math.min(UNREACHABLE, ...spaces.map((space) => distance(s, street, space))));
}

/** ARK-R.17: the lead, or the next player who has an investigator. */
export const leadInPlay = (s: Arkham): Seat | null => playerOrder(s).find((seat) => inPlay(s, seat)) ?? null;

/** ARK-458.5: where a monster may spawn by its text. */
export function spawnSpaces(s: Arkham, card: CardId, prey: Seat | null): number[] {
  const where: SpawnSpace = monsterCard(s, card).spawn ?? 'unstable-space'; // ARK-R.129
  if (where === 'unstable-space') return unstableSpaces(s);
  if (where === 'most-doom') return best(placesOf(s), (space) => s.doom[space]!); // ARK-R.57
  const near = where === 'street-nearest-lead' ? leadInPlay(s) : prey;
  return streetsNear(s, near === null ? [] : [s.seats[near]!.space]);
}

/** The bottom card of the monster deck (ARK-458.5). */
export function drawMonster(s: Arkham): CardId | null {
  const card = s.monsterDeck.shift() ?? s.monsterTop.shift();
  turnMonster(s);
  if (card === undefined) return null;
  forget(s, [card]);
  return card;
}

/** ARK-458.5: the bottom card of the deck comes to the space that its text names. */
export const spawnMonster = rule<Record<never, never>, { card: CardId; prey: Seat; space: number }>('spawn-monster')({
  'ARK-458.5': ({ s, v }) => {
    const card = drawMonster(s);
    if (card === null) return done(); // ARK-R.58
    v.card = card;
    s.gone.push(card); // it is shown, and lies nowhere yet
  },
  'ARK-R.129': ({ s, v }) => {
    v.prey = -1;
    const there = seatsInPlay(s).filter((seat) => !ignores(s, v.card, seat)); // ARK-R.130
    if (monsterCard(s, v.card).spawn !== 'street-nearest-prey' || there.length === 0) return goto('ARK-R.57');
    return ask(s.lead, 'prey', preyAmong(s, v.card, there));
  },
  'ARK-R.57': ({ s, v }) => ask(s.lead, 'space', spawnSpaces(s, v.card, v.prey < 0 ? null : v.prey)),
  'ARK-458.7': ({ s, v }) => {
    s.gone.splice(s.gone.indexOf(v.card), 1);
    return call(arrive, { card: v.card, space: v.space, exhausted: false, engages: -1 });
  },
});

/** A monster is put on the board (ARK-458.6, ARK-458.7); `engages` is a seat, or -1. */
export const arrive = rule<{ card: CardId; space: number; exhausted: boolean; engages: Seat }>('arrive')({
  'ARK-458.6': (c) => {
    const { s, v } = c;
    const engaged = inPlay(s, v.engages) && s.seats[v.engages]!.space === v.space; // ARK-R.154
    s.monsters.push({
      card: v.card,
      space: v.space,
      damage: 0,
      exhausted: v.exhausted && !has(s, v.card, 'massive'), // ARK-434.5
      with: engaged ? [v.engages] : [],
    });
    tell(c, 'event.spawned', { monster: { card: v.card }, space: { space: v.space } });
    return open('spawned', { monster: v.card });
  },
  'ARK-R.56': () => checked(),
});

/** ARK-440.13: damage to a monster, and its defeat if that is enough; excess is lost (ARK-R.33). */
export const damageMonster = rule<Damaging>('damage-monster')({
  'ARK-440.13': (c) => {
    const { s, v } = c;
    const monster = monsterIn(s, v.monster);
    if (monster === undefined || v.count <= 0) return done();
    const count = Math.min(v.count, healthOf(s, v.monster) - monster.damage);
    monster.damage += count;
    provoke(s, v.seat, v.monster);
    tell(c, 'event.damaged', { monster: { card: v.monster }, damage: count });
    return open('damaged', { seat: v.seat, monster: v.monster, attack: v.attack });
  },
  'ARK-458.9': ({ s, v }) => {
    const monster = monsterIn(s, v.monster);
    if (monster === undefined || monster.damage < healthOf(s, v.monster)) return done();
    return defeated({ seat: v.seat, monster: v.monster, attack: v.attack });
  },
});

/** ARK-458.9 to ARK-458.11; ARK-402.7 if an investigator did it in an attack. */
export const defeatMonster = rule<{ seat: Seat; monster: CardId; attack: boolean }>('defeat-monster')({
  'ARK-458.11': (c) => {
    const { s, v } = c;
    if (monsterIn(s, v.monster) === undefined) return done();
    removeMonster(s, v.monster);
    if (v.seat < 0) tell(c, 'event.monster-falls', { monster: { card: v.monster } });
    else tell(c, 'event.monster-defeated', { seat: { seat: v.seat }, monster: { card: v.monster } });
  },
  'ARK-402.7': (c) => {
    const { s, v } = c;
    if (v.attack && inPlay(s, v.seat) && monsterCard(s, v.monster).remnant === true) gainRemnant(c, v.seat, 1);
    return open('defeated', { seat: v.seat, monster: v.monster, attack: v.attack });
  },
});

export const MONSTER_RULES = [spawnMonster, arrive, damageMonster, defeatMonster] as const;

import { tell } from '@tabula/kernel/chance.js';
import { goto } from '@tabula/kernel/rule.js';
import type { None } from '@tabula/kit/acting.js';
import { type CardId, type Cults, NPC } from '../board.js';
import type { District } from '../content/behaviour.js';
import { cardOf } from '../content/cards.js';
import { DICE, optionsOf } from '../table-options.js';
import { fightingOf } from '../verbs/fight.js';
import { ritualsElsewhere, type Standing } from './districts.js';
import { fightAbility } from './fight-abilities.js';
import { type Acting, rule } from './kit.js';
import { markerSpots, placeMarker, removeRitual } from './markers.js';
import { npcDestroys, npcTop } from './npc-cards.js';
import { lowestIn } from './npc-table.js';
import { rollFace } from './recruitment.js';

/** The NPC in confrontations and terror (sections 19d and 19e). */

/** CULT-19.46. */
const REVEALED_CARDS = 3;
/** CULT-19.48. */
const REROLLS = 2;

/** CULT-19.40, CULT-21.62: the ritual it sends: the highest elsewhere; CULT-19.41, CULT-20.2: an option breaks ties. */
export function npcResponse(s: Cults, at: District): Standing {
  const later = optionsOf(s).npcReactTie === 'highest';
  return ritualsElsewhere(s, at, NPC).reduce((best, ritual) =>
    ritual[1] > best[1] || (later && ritual[1] === best[1]) ? ritual : best,
  );
}

/** CULT-19.46 to CULT-19.49: its cards, all their abilities, its dice, its thugs. */
export const npcReveals = rule<None, { due: CardId[] }>('npc-reveals')({
  'CULT-19.46': (c) => {
    const npc = c.s.npc!;
    c.s.fight!.revealed.push(NPC);
    for (let count = 0; count < REVEALED_CARDS; count++) {
      const card = npcTop(c);
      if (card !== null) npcShows(c, card); // CULT-19.55, CULT-21.65: disorganisation is not replaced
    }
    while (npc.aside.length > 0) npcShows(c, npc.aside.shift()!);
    c.v.due = npc.revealed.slice();
  },
  // CULT-21.63: deck cards as revealed, set-aside cards oldest first, cards that abilities add last.
  'CULT-19.47': (c) => {
    const card = c.v.due.shift();
    if (card === undefined) return goto('CULT-19.48');
    const added = npcUses(c, card);
    if (added !== null) c.v.due.push(added);
    return goto('CULT-19.47');
  },
  'CULT-19.48': (c) => {
    const { s } = c;
    s.roller = NPC;
    s.dice = Array.from({ length: DICE }, () => rollFace(c));
    tellDice(c, 'event.npc-dice');
    for (let reroll = 0; reroll < REROLLS; reroll++) {
      s.dice = s.dice.map((face) => (face === 'attack' ? face : rollFace(c)));
      tellDice(c, 'event.npc-dice-again');
    }
  },
  'CULT-19.49': (c) => {
    const { s } = c;
    const count = s.npc!.thugs;
    s.seats[NPC]!.brawlers += count;
    s.npc!.thugs = 0;
    tell(c, 'event.revealed-thugs', { seat: { seat: NPC }, count });
  },
});

/** One by one: whoever looks on sees each where it is told. */
function npcShows(c: Acting, card: CardId): void {
  c.s.npc!.revealed.push(card);
  tell(c, 'event.revealed', { seat: { seat: NPC }, card: { card } });
}

function tellDice(c: Acting, key: string): void {
  tell(c, key, { count: c.s.dice.filter((face) => face === 'attack').length });
}

/** CULT-21.63: one ability of the NPC; the card that it adds, if it does. */
function npcUses(c: Acting, card: CardId): CardId | null {
  const { s } = c;
  const ability = fightAbility(card);
  if (ability === undefined || !fightingOf(ability).npcWants(ability, cardOf(card).attack)) return null;
  if (ability.does === 'disorganise' && optionsOf(s).npcPaysNothing === 'plansOnly') {
    tell(c, 'event.npc-pays-nothing', { card: { card } }); // CULT-20.6
    return null;
  }
  s.fight!.used.push({ seat: NPC, card });
  const destroyed = 'destroy' in ability && ability.destroy === true;
  if (destroyed) npcDestroys(c, s.npc!.revealed, card);
  tell(c, destroyed ? 'event.destroyed-for-ability' : 'event.ability', { seat: { seat: NPC }, card: { card } });
  return fightingOf(ability).npcUse(c, ability); // CULT-21.73: what depends on the outcome is announced
}

/** CULT-19.56 to CULT-19.59: its terror always succeeds; nothing is checked or spent. */
export const npcTerror = rule<{ district: District; fought: boolean }, { placed: number }>('npc-terror')({
  'CULT-19.57': (c) => {
    const { district, fought } = c.v;
    tell(c, 'event.npc-terror', { district: { district } });
    const most = fought ? 1 : 2;
    for (c.v.placed = 0; c.v.placed < most; c.v.placed++) {
      const spot = markerSpots(c.s, NPC, district).find((at) => at !== NPC); // CULT-19.58, CULT-21.66
      if (spot === undefined) break;
      placeMarker(c, NPC, district, spot);
    }
  },
  'CULT-19.59': (c) => {
    const { district, placed } = c.v;
    if (placed > 0)
      removeRitual(c, NPC, district, lowestIn(c.s, district)); // CULT-21.67
    else tell(c, 'event.npc-forfeits', { district: { district } });
  },
});

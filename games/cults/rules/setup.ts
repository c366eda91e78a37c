import { roll, shuffle, tell } from '@tabula/kernel/chance.js';
import type { Seat } from '@tabula/kernel/json.js';
import { ask, call, done, goto } from '@tabula/kernel/rule.js';
import type { None } from '@tabula/kit/acting.js';
import { remove } from '@tabula/kit/piles.js';
import { type Cults, NPC } from '../board.js';
import { DISTRICTS, type District, type Level } from '../content/behaviour.js';
import { cardOf, PROLOGUE, packOf } from '../content/cards.js';
import { optionsOf, STACK } from '../table-options.js';
import { inPlay, putRitual } from './districts.js';
import { type Acting, rule } from './kit.js';
import { nextSeat, peopleOf } from './order.js';

/** A stack of district cards and the district it goes to. */
export type Placement = readonly [kind: string, district: District];

/** CULT-19.10: what the NPC begins with. */
const NPC_RITUALS: readonly (readonly [District, Level])[] = [
  ['uptown', 1],
  ['northside', 1],
  ['downtown', 2],
];

/** Chapter 2 and 19a, in the order of CULT-2.28. */
export const setup = rule<None, { out: District; order: Seat[] }>('setup')({
  // CULT-19.4: alone, the player is always first.
  'CULT-2.2': (c) => {
    c.s.first = c.s.npc === null ? roll(c, c.s.seats.length) - 1 : 0;
    if (c.s.npc === null) tell(c, 'event.first-cultist', { seat: { seat: c.s.first } });
  },
  'CULT-2.3': (c) => {
    const { players, outDistrict } = optionsOf(c.s);
    if (players === DISTRICTS.length) return goto('CULT-2.8'); // CULT-2.4
    const choosing = players > 1 && outDistrict === 'firstCultistChooses';
    if (choosing) return ask(c.s.first, 'out', DISTRICTS); // CULT-21.6
    c.v.out = players > 1 && outDistrict === 'random' ? DISTRICTS[roll(c, DISTRICTS.length) - 1]! : 'rivertown';
  },
  'CULT-1.19': (c) => {
    c.s.districts[c.v.out].open = false;
    tell(c, 'event.out-of-the-game', { district: { district: c.v.out } });
  },
  'CULT-2.8': (c) => shuffle(c, c.s.city),
  'CULT-2.11': (c) => {
    for (const seat of peopleOf(c.s)) shuffle(c, c.s.seats[seat]!.deck);
  },
  'CULT-19.6': (c) => (c.s.npc === null ? undefined : shuffle(c, c.s.npc.deck)),
  'CULT-2.13': () => call(layout, {}),
  'CULT-2.19': (c) => {
    shuffle(c, c.s.prologues);
    c.s.prologue = c.s.prologues.shift()!; // CULT-2.22: the others stay in the box
    tell(c, 'event.prologue', { card: { card: c.s.prologue } });
    carryOut(c.s);
  },
  'CULT-19.9': (c) => {
    if (c.s.npc === null) return;
    for (const district of inPlay(c.s)) putPlace(c, NPC, district); // CULT-21.57
  },
  'CULT-19.10': (c) => {
    if (c.s.npc === null) return;
    for (const [district, level] of NPC_RITUALS) {
      putRitual(c.s, district, NPC, level);
      tell(c, 'event.ritual-placed', { seat: { seat: NPC }, district: { district }, level: { level } });
    }
  },
  'CULT-2.24': ({ s }) => call(firstPlaces, { order: peopleOf(s) }),
  'CULT-19.13': (c) => {
    const { s } = c;
    const { goal } = optionsOf(s);
    if (s.npc === null) return;
    if (goal === 'random') shuffle(c, s.goals);
    s.goal = s.goals.splice(goal === 'random' ? 0 : s.goals.indexOf(goal), 1)[0]!; // CULT-21.71
    tell(c, 'event.goal', { card: { card: s.goal } });
  },
  'CULT-2.9': ({ s }) => {
    s.round = 1;
  },
});

/** CULT-2.20, CULT-2.21: sanity tokens and the first investigators, as the prologue card says. */
function carryOut(s: Cults): void {
  const { sanity, arrived, nearer } = PROLOGUE[s.prologue!]!;
  for (const district of inPlay(s)) {
    const here = s.districts[district];
    here.sanity = sanity[district];
    here.investigators = arrived.includes(district) ? 1 : 0;
    here.track = Math.max(1, optionsOf(s).investigationSteps - nearer);
  }
}

/** CULT-2.13 to CULT-2.17: who puts which stack where; the player alone in the solo game (CULT-19.7). */
export const layout = rule<None, { seat: Seat; stack: Placement }>('layout')({
  'CULT-2.16': (c) => {
    const { s, v } = c;
    v.seat = s.first;
    if (optionsOf(s).districtLayout === 'draft') return;
    const { layout: recommended } = packOf(optionsOf(s).pack); // CULT-21.9
    for (const district of inPlay(s)) for (const kind of recommended[district]) putStack(c, kind, district, null);
    return done();
  },
  'CULT-2.15': ({ s }) => (inPlay(s).every((id) => isFull(s, id)) ? done() : undefined),
  'CULT-2.13': ({ s, v }) => ask(v.seat, 'stack', placements(s)),
  'CULT-21.8': (c) => {
    putStack(c, ...c.v.stack, c.v.seat);
    if (c.s.npc === null) c.v.seat = nextSeat(c.s, c.v.seat);
    return goto('CULT-2.15');
  },
});

const isFull = (s: Cults, id: District) => s.districts[id].guardian !== null && s.districts[id].action !== null;

/** CULT-2.14: every unplaced stack with every district that has none of its type. */
export function placements(s: Cults): Placement[] {
  const districts = inPlay(s);
  const found: Placement[] = [];
  for (const kind of s.stacks) {
    const type = typeOf(kind);
    for (const id of districts) if (s.districts[id][type] === null) found.push([kind, id]);
  }
  return found;
}

const typeOf = (kind: string) => (cardOf(kind).type === 'guardian' ? 'guardian' : 'action');

function putStack(c: Acting, kind: string, district: District, seat: Seat | null): void {
  const { s } = c;
  remove(s.stacks, kind);
  s.districts[district][typeOf(kind)] = { kind, left: STACK };
  if (seat === null) tell(c, 'event.stack-laid', { card: { card: kind }, district: { district } });
  else tell(c, 'event.stack-placed', { seat: { seat }, card: { card: kind }, district: { district } });
}

/** CULT-2.24, CULT-2.25, CULT-19.12: one place of cult each, wherever one likes. */
export const firstPlaces = rule<{ order: Seat[] }, { district: District }>('first-places')({
  'CULT-2.24': ({ s, v }) => {
    const [seat] = v.order;
    return seat === undefined ? done() : ask(seat, 'district', inPlay(s));
  },
  'CULT-2.26': (c) => {
    putPlace(c, c.v.order.shift()!, c.v.district);
    return goto('CULT-2.24');
  },
});

/** A place of cult from the supply onto the board. */
export function putPlace(c: Acting, seat: Seat, district: District): void {
  c.s.seats[seat]!.places--;
  c.s.districts[district].places.push(seat);
  tell(c, 'event.place-founded', { seat: { seat }, district: { district } });
}

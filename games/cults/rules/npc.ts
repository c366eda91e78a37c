import { roll, tell } from '@tabula/kernel/chance.js';
import { call, done, goto } from '@tabula/kernel/rule.js';
import type { None } from '@tabula/kit/acting.js';
import { remember } from '@tabula/kit/memory.js';
import { NPC } from '../board.js';
import { DISTRICTS, type District } from '../content/behaviour.js';
import { gainTokens, takeFromStack } from './cards.js';
import { putRitual, takeRitual } from './districts.js';
import { domination } from './domination.js';
import { rise, risenLevel } from './influence.js';
import { advance } from './investigators.js';
import { type Acting, rule } from './kit.js';
import { npcDestroysDisorganisation, npcTop } from './npc-cards.js';
import { highestInSupply, JUMPS, type Jump, movedByInfluence, npcNext, ROWS, type Row } from './npc-table.js';

/** What the NPC takes when it bluffs (CULT-19.37). */
const BLUFF_THUGS = 2;

/** CULT-19.18: its die says where its next plan marker goes; a district out of the game is rolled again. */
export function npcPlaces(c: Acting): void {
  const { s } = c;
  let district = rollDistrict(c);
  while (!s.districts[district].open) {
    tell(c, 'event.npc-rolls-again', { face: s.npc!.die, district: { district } });
    district = rollDistrict(c);
  }
  s.seats[NPC]!.plans--;
  s.districts[district].plans.push(NPC);
  tell(c, 'event.npc-placed', { face: s.npc!.die, district: { district } });
}

const rollDistrict = (c: Acting): District => DISTRICTS[rollDie(c) - 1]!;

function rollDie(c: Acting): number {
  const face = roll(c, ROWS.length); // CULT-1.21, CULT-21.4
  c.s.npc!.die = face;
  return face;
}

/** CULT-19.20 to CULT-19.24: one marker of the NPC. */
export const npcTurn = rule<None, { district: District }>('npc-turn')({
  'CULT-19.20': ({ s, v }) => {
    const district = npcNext(s);
    if (district === null) return done();
    v.district = district;
  },
  'CULT-19.21': ({ s, v }) => {
    s.districts[v.district].plans.pop();
    s.seats[NPC]!.plans++;
  },
  'CULT-19.24': (c) => {
    const { district } = c.v;
    const plan = ROWS[rollDie(c) - 1]!;
    tell(c, 'event.npc-rolled', { face: c.s.npc!.die, district: { district }, plan: { plan } });
    return call(npcPlan, { district });
  },
  'CULT-19.24 done': ({ s }) => {
    s.turn = null;
  },
});

/** The first step of each row. */
const FIRST = {
  preparation: 'CULT-19.26',
  influence: 'CULT-19.32',
  domination: 'CULT-19.34',
  growth: 'CULT-21.59',
  bluff: 'CULT-19.37',
} as const satisfies { readonly [R in Row]: string };

/** Table 19c from the row that the die shows: each row is checked, and either carried out or left for a later one. */
export const npcPlan = rule<{ district: District }>('npc-plan')({
  'CULT-19.38': ({ s }) => goto(FIRST[ROWS[s.npc!.die! - 1]!]),

  'CULT-19.26': (c) => jump(c, JUMPS.prepareFull),
  'CULT-19.27': (c) => jump(c, JUMPS.noSupply),
  'CULT-19.25': (c) => {
    const { district } = settle(c, 'preparation');
    const level = highestInSupply(c.s)!;
    putRitual(c.s, district, NPC, level); // CULT-19.23: free of charge
    tell(c, 'event.npc-prepared', { level: { level }, district: { district } });
    advance(c, district, 1);
    return done();
  },

  'CULT-19.32': (c) => jump(c, JUMPS.influenceFull),
  'CULT-19.32 elsewhere': (c) => jump(c, JUMPS.noneElsewhere),
  'CULT-19.28': (c) => {
    const { district } = settle(c, 'influence');
    const [from, level] = movedByInfluence(c.s, district)!;
    takeRitual(c.s, from, NPC, level);
    const risen = risenLevel(c.s, NPC, level); // CULT-19.30, CULT-21.61
    putRitual(c.s, district, NPC, risen);
    const where = { from: { district: from }, district: { district } };
    tell(c, 'event.npc-moved', { ...rise(level, risen), ...where }, risen === level ? 'CULT-19.30' : undefined);
  },
  'CULT-19.31': (c) => {
    const card = npcTop(c);
    if (card === null) return done();
    c.s.npc!.aside.push(card);
    tell(c, 'event.npc-set-aside', { card: { card } });
    return done();
  },

  'CULT-19.34': (c) => jump(c, JUMPS.noRitual),
  'CULT-19.33': (c) => call(domination, { seat: NPC, ...settle(c, 'domination') }),
  'CULT-19.33 done': () => done(),

  'CULT-21.59': (c) => jump(c, JUMPS.noGuardian),
  'CULT-19.35': (c) => {
    const { district } = settle(c, 'growth'); // CULT-19.36: whatever it has there
    const card = takeFromStack(c.s, district, c.s.districts[district].guardian!.kind);
    c.s.npc!.deck.unshift(card);
    remember(c.s, [card]); // CULT-18.21
    tell(c, 'event.npc-grew', { card: { card }, district: { district } });
  },
  'CULT-19.35 destroy': (c) => {
    npcDestroysDisorganisation(c);
    return done();
  },

  'CULT-19.37': (c) => {
    settle(c, 'bluff');
    gainTokens(c, NPC, 'thug', BLUFF_THUGS);
  },
});

type Planning = Acting & { readonly v: { readonly district: District } };

/** CULT-19.38: on to a later row, if this one cannot be carried out; the log says why. */
function jump(c: Planning, { from, to, why, if: applies }: Jump) {
  const { district } = c.v;
  if (!applies(c.s, district)) return;
  tell(c, `event.npc-${why}`, { district: { district }, plan: { plan: from }, next: { plan: to } });
  return goto(FIRST[to]);
}

/** The row that the NPC carries out stands for all to see. */
function settle(c: Planning, plan: Row): { district: District } {
  const { district } = c.v;
  c.s.turn = { seat: NPC, district, plan };
  tell(c, 'event.npc-plan', { district: { district }, plan: { plan } });
  return { district };
}

import type { Invariant } from '@tabula/kernel/game.js';
import { type Json, same } from '@tabula/kernel/json.js';
import { EVERYBODY } from '@tabula/kernel/places.js';
import { type Cults, NPC, PHASES } from './board.js';
import { DISTRICTS, PLANS, RITUALS } from './content/behaviour.js';
import { cardOf, isDisorganisation, packOf, startingCards } from './content/cards.js';
import { action } from './rules/action.js';
import { city } from './rules/city.js';
import { inPlay } from './rules/districts.js';
import { hiding } from './rules/hiding.js';
import { mobilisation } from './rules/mobilisation.js';
import { isNpc } from './rules/order.js';
import { planning, unplaced } from './rules/planning.js';
import { pointsOf, ritualsOf, scoreOf } from './rules/points.js';
import { recruitment } from './rules/recruitment.js';
import { setup } from './rules/setup.js';
import { DICE, DOMINATION_MARKERS, optionsKey, optionsOf, PLACES, PLAN_MARKERS } from './table-options.js';

/**
 * The invariants of the specification that one position can show, and what else makes a position whole. The kernel checks
 * that every card of the box is in exactly one place (INV-12 to INV-14, INV-16) and that numbers keep to their bounds
 * (INV-21). Those that speak of what happens between positions are shown by play: invariants-in-play.test.ts.
 */

type Check = Invariant<Cults>['broken'];
const holds = (id: string, broken: Check): Invariant<Cults> => ({ id, broken });
const PHASE_RULES: { readonly [P in (typeof PHASES)[number]]?: { readonly name: string; readonly first: string } } = {
  setup,
  city,
  mobilisation,
  recruitment,
  planning,
  action,
  hiding,
};
const sum = (numbers: readonly number[]) => numbers.reduce((total, n) => total + n, 0);

/** The first seat with something wrong, and what. */
function firstSeat(s: Cults, broken: (seat: number) => string | null): string | null {
  for (let seat = 0; seat < s.seats.length; seat++) {
    const found = broken(seat);
    if (found !== null) return `seat ${seat}: ${found}`;
  }
  return null;
}

/** The first district with something wrong, and what. */
function firstDistrict(s: Cults, broken: (here: Cults['districts']['uptown']) => string | null): string | null {
  for (const id of DISTRICTS) {
    const found = broken(s.districts[id]);
    if (found !== null) return `${id}: ${found}`;
  }
  return null;
}

const onBoard = (s: Cults, pick: (here: Cults['districts']['uptown']) => readonly number[], seat: number): number =>
  sum(DISTRICTS.map((id) => pick(s.districts[id]).filter((owner) => owner === seat).length));

const total = (count: number, is: number, what: string) => (is === count ? null : `${is} ${what}, not ${count}`);

export const invariants: readonly Invariant<Cults>[] = [
  holds('house', (s, { options, seats }) => {
    const players = seats.filter((kind) => kind === 'player').length;
    const house = optionsKey(players, options as Record<string, Json>);
    return s.house === house ? null : 'the board has other parameters than the table';
  }),
  holds('solo', (s) => {
    const { solo } = optionsOf(s);
    if ((s.npc !== null) !== solo) return 'the NPC is there in the solo game, and only there';
    if (!solo) return s.goal === null && s.goals.length === 0 ? null : 'goal cards are for the solo game';
    const { deck, hand, discard, committed, revealed, thug, adept, freak, gang } = s.seats[NPC]!;
    const cards = sum([deck, hand, discard, committed, revealed].map((pile) => pile.length));
    return cards + thug + adept + freak + gang === 0 ? null : 'the NPC has neither a hand nor a screen';
  }),
  // A disorganisation card comes to a discard pile openly; nobody remembers where a card lies in a shuffled deck.
  holds('memory', (s) => {
    for (const { deck, discard } of s.seats) {
      const secret = discard.find((card) => isDisorganisation(card) && s.known[card] !== EVERYBODY);
      if (secret !== undefined) return `${secret} was discarded openly, and is not remembered`;
      const shuffled = deck.find((card) => s.known[card] !== undefined);
      if (shuffled !== undefined) return `${shuffled} is remembered, but lies in a shuffled deck`;
    }
    const gone = s.destroyed.find((card) => s.known[card] !== undefined);
    return gone === undefined ? null : `${gone} is remembered, but lies in the box`;
  }),
  holds('locked', (s) =>
    firstSeat(s, (seat) => {
      const stray = s.seats[seat]!.locked.find((card) => !s.seats[seat]!.hand.includes(card));
      return stray === undefined ? null : `${stray} is locked, but not in hand`;
    }),
  ),
  holds('phase', (s, { result }) => {
    if ((s.round === 0) !== (s.phase === 'setup')) return `round ${s.round} in the phase ${s.phase}`;
    if (s.round > optionsOf(s).rounds) return `round ${s.round} of ${optionsOf(s).rounds}`;
    return (result !== null) === (s.phase === 'end') ? null : 'the game has a result when it is over, and only then';
  }),
  // The phase is that of the rule that runs; its first step says so.
  holds('rules', (s, { stack }) => {
    const begun = (phase: (typeof PHASES)[number]) =>
      stack.some(({ rule, at }) => rule === PHASE_RULES[phase]?.name && at !== PHASE_RULES[phase]?.first);
    const running = PHASES.find(begun);
    return running === undefined || running === s.phase ? null : `the rules are in ${running}, the board in ${s.phase}`;
  }),
  // CULT-6.9: who has no marker left to place is passed over.
  holds('turn', (s, { stack }) => {
    const top = stack[stack.length - 1];
    const seat = top?.rule === planning.name ? top.v.seat : null;
    if (typeof seat !== 'number' || s.seats[seat] === undefined || unplaced(s, seat) > 0) return null;
    return `seat ${seat} is to place a plan marker, but has none left`;
  }),
  holds('dice', (s) => {
    if (s.dice.length !== (s.roller === null ? 0 : DICE)) return `${s.dice.length} dice lie before ${s.roller}`;
    return s.rerolls > 0 && s.roller === null ? 'rerolls are left, but nobody rolls' : null;
  }),
  holds('fight', (s) => {
    const fighting = (seat: number) => s.fight?.sides.includes(seat) === true;
    return firstSeat(s, (seat) => {
      const { committed, revealed, gang, brawlers, weakened } = s.seats[seat]!;
      const engaged = committed.length + revealed.length + gang + brawlers + weakened > 0;
      return engaged && !fighting(seat) ? 'is engaged in no confrontation' : null;
    });
  }),
  holds('stacks', (s) => {
    const placed = DISTRICTS.flatMap((id) => [s.districts[id].guardian, s.districts[id].action]);
    const kinds = [...placed.flatMap((stack) => (stack === null ? [] : [stack.kind])), ...s.stacks].sort();
    if (
      !same(
        kinds,
        packOf(optionsOf(s).pack)
          .cards.map(({ id }) => id)
          .sort(),
      )
    )
      return 'every stack of district cards is there once';
    return firstDistrict(s, ({ guardian, action }) =>
      (guardian === null || cardOf(guardian.kind).type === 'guardian') &&
      (action === null || cardOf(action.kind).type === 'action')
        ? null
        : 'a stack lies on the space of another type',
    );
  }),
  holds('INV-01', (s) =>
    firstSeat(s, (seat) => {
      for (const [at, count] of RITUALS.entries()) {
        const standing = DISTRICTS.flatMap((id) => s.districts[id].rituals).filter(
          ({ owner, level }) => owner === seat && level === at + 1,
        );
        const found = total(count, standing.length + (s.seats[seat]!.rituals[at] ?? 0), `rituals of level ${at + 1}`);
        if (found !== null) return found;
      }
      return null;
    }),
  ),
  holds('INV-02', (s) =>
    firstSeat(s, (seat) => {
      if (DISTRICTS.some((id) => s.districts[id].places.filter((owner) => owner === seat).length > 1))
        return 'two places of cult in one district';
      return total(PLACES, onBoard(s, ({ places }) => places, seat) + s.seats[seat]!.places, 'places of cult');
    }),
  ),
  holds('INV-03', (s) =>
    firstSeat(s, (seat) => {
      const count = onBoard(s, ({ domination }) => domination, seat) + s.seats[seat]!.domination;
      return total(DOMINATION_MARKERS, count, 'domination markers');
    }),
  ),
  holds('INV-04', (s) =>
    firstDistrict(s, ({ rituals }) => (rituals.length > optionsOf(s).ritualCap ? `${rituals.length} rituals` : null)),
  ),
  holds('INV-05', (s) =>
    firstDistrict(s, ({ domination }) =>
      domination.length > optionsOf(s).dominationSpaces ? `${domination.length} domination markers` : null,
    ),
  ),
  holds('INV-06', (s) => {
    if (s.phase !== 'setup') {
      const count = inPlay(s).length;
      const most = optionsOf(s).players === DISTRICTS.length ? DISTRICTS.length : DISTRICTS.length - 1;
      if (count !== most) return `${count} districts are in play, not ${most}`;
    }
    return firstDistrict(s, ({ open, sanity, investigators, track, guardian, action, ...pieces }) => {
      const { plans, rituals, places, domination } = pieces;
      const lying = plans.length + rituals.length + places.length + domination.length;
      const empty = sanity + investigators + track + lying === 0 && guardian === null && action === null;
      return open || empty ? null : 'is out of the game, and not empty';
    });
  }),
  holds('INV-07', (s) =>
    firstSeat(s, (seat) => {
      const { plans, used } = s.seats[seat]!;
      const spent = sum(Object.values(used));
      if (isNpc(s, seat) && spent > 0) return 'markers of the NPC lie on the plan board';
      return total(PLAN_MARKERS, plans + spent + onBoard(s, (here) => here.plans, seat), 'plan markers');
    }),
  ),
  holds('INV-08', (s) =>
    firstSeat(s, (seat) => {
      const over = PLANS.find((plan) => s.seats[seat]!.used[plan] > optionsOf(s).samePlanLimit);
      return over === undefined ? null : `${s.seats[seat]!.used[over]} markers on ${over}`;
    }),
  ),
  // CULT-2.10, CULT-16.17: starting cards stay among the cards of their colour.
  holds('INV-14', (s) =>
    firstSeat(s, (seat) => {
      const others = new Set(
        s.seats.flatMap((_, other) => (other === seat ? [] : startingCards(optionsOf(s).pack, other))),
      );
      const { deck, hand, discard, committed, revealed } = s.seats[seat]!;
      const npc = isNpc(s, seat) ? s.npc! : { deck: [], aside: [], discard: [], revealed: [] };
      const own = [deck, hand, discard, committed, revealed, npc.deck, npc.aside, npc.discard, npc.revealed].flat();
      const stray = own.find((card) => others.has(card));
      return stray === undefined ? null : `has ${stray}, a starting card of another colour`;
    }),
  ),
  holds('INV-15', (s) =>
    firstSeat(s, (seat) =>
      s.seats[seat]!.hand.some(isDisorganisation) || s.seats[seat]!.committed.some(isDisorganisation)
        ? 'holds a disorganisation card'
        : null,
    ),
  ),
  holds('INV-17', (s) =>
    firstDistrict(s, ({ open, track }) => {
      if (!open || s.prologue === null) return null;
      return track >= 1 && track <= optionsOf(s).investigationSteps ? null : `the investigator is ${track} spaces away`;
    }),
  ),
  // CULT-2.20: every district in play has the sanity token that the prologue names.
  holds('INV-20', (s) =>
    firstDistrict(s, ({ open, sanity }) =>
      open && s.prologue !== null && sanity === 0 ? 'has no sanity token' : null,
    ),
  ),
  holds('INV-22', (s) => {
    if (s.phase !== 'city') return null;
    return firstSeat(s, (seat) => {
      const { hand, used } = s.seats[seat]!;
      return hand.length + sum(Object.values(used)) === 0 ? null : 'has not put everything away';
    });
  }),
  holds('INV-25', (s) => (s.fight !== null && s.fight.sides.length < 2 ? 'one side cannot fight alone' : null)),
  holds('INV-29', (s) => (s.npc !== null && s.first !== 0 ? 'alone, the player is always first' : null)),
  holds('INV-30', (s) => {
    if (s.phase === 'hiding' && s.event === null) return null; // between two rounds
    const used = s.pastEvents.length + (s.event === null ? 0 : 1);
    return total(Math.max(0, s.round - 1), used, `city cards were used by round ${s.round}`);
  }),
  holds('INV-31', (s) =>
    firstSeat(s, (seat) => {
      const points = pointsOf(s, seat);
      const most = DOMINATION_MARKERS + inPlay(s).length + 1;
      return points > most ? `${points} points, at most ${most} are possible` : null;
    }),
  ),
  holds('INV-32', (s) => {
    if (s.seats.every((_, seat) => ritualsOf(s, seat) === 0)) return null;
    return s.seats.some((_, seat) => scoreOf(s, seat).majority > 0) ? null : 'nobody has the most rituals';
  }),
];

import type { Frame, Sense } from '@tabula/kernel/game.js';
import type { Seat } from '@tabula/kernel/json.js';
import type { Ask } from '@tabula/kernel/rule.js';
import { type Elekt, titlesToWin, type UnitId } from './board.js';
import { ATTRIBUTES, ZONES } from './content/behaviour.js';
import { titlesOf, unitCard } from './rules/cards.js';

/** What the game knows about playing well. Bots apply it to states they have guessed. */
export const sense: Sense<Elekt> = {
  evaluate(s, seat) {
    if (s.winner !== null) return s.winner === seat ? 1 : 0;
    const need = titlesToWin(s.seats.length);
    const own = standingOf(s, seat, need);
    let best = 0;
    for (let other = 0; other < s.seats.length; other++)
      if (other !== seat) best = Math.max(best, standingOf(s, other, need));
    return 1 / (1 + Math.exp(-4 * (own - best)));
  },
  weigh(s, ask, frame, weights) {
    weighters[`${frame.rule}/${ask.into}`]?.(s, ask, frame, weights);
  },
  settled: (s, since) => s.round > since.round,
};

/** How far a seat is on its way: mostly Titles, a little for Privileges, Embers and the cards in hand. */
function standingOf(s: Elekt, seat: Seat, need: number): number {
  const { hand, embers, privileges } = s.seats[seat]!;
  let cards = 0;
  for (const unit of hand) cards += worth(s, unit);
  const scepter = s.scepter === seat ? 0.05 : 0;
  return titlesOf(s, seat) / need + 0.06 * privileges.length + 0.03 * embers + 0.012 * cards + scepter;
}

/** A rough value of a unit: its symbols, Power above all, and its ability. */
function worth(s: Elekt, unit: UnitId): number {
  const { symbols, basic } = unitCard(s, unit);
  let value = basic ? 0 : 1;
  for (const kind of ATTRIBUTES) value += (symbols[kind] ?? 0) * (kind === 'power' ? 1 : 0.6);
  return value;
}

type Weigher = (s: Elekt, ask: Ask, frame: Frame, weights: number[]) => void;

const weighters: Readonly<Record<string, Weigher>> = {
  'assignment/choice': (_s, ask, _frame, weights) => {
    // Passing early gives away assignments.
    weights[ask.choices.length - 1] = ask.choices.length > 1 ? 0.1 : 1;
  },
  'recruit/keep': (s, ask, _frame, weights) => {
    ask.choices.forEach((choice, i) => {
      weights[i] = choice === 'redraw' ? 0.2 : worth(s, choice as UnitId);
    });
  },
  'violence/victim': (s, ask, _frame, weights) => {
    ask.choices.forEach((choice, i) => {
      weights[i] = choice === 'stop' ? 0.05 : ownerOf(s, choice as UnitId) === ask.seat ? 0 : 1;
    });
  },
};

const ownerOf = (s: Elekt, id: UnitId): Seat | undefined => {
  for (const zone of ZONES) for (const unit of s.zones[zone].units) if (unit.card === id) return unit.owner;
  return undefined;
};

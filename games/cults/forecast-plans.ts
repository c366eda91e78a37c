import type { Seat } from '@tabula/kernel/json.js';
import type { Forecast, Prospect } from '@tabula/kit/forecast.js';
import type { Cults } from './board.js';
import type { District, Plan } from './content/behaviour.js';
import { type About, foretold, prospect, whatIf } from './forecast-changes.js';
import { dominated } from './forecast-domination.js';
import { openBoard } from './open-board.js';
import { offered } from './rules/cards.js';
import { freeSpaces, ritualsElsewhere } from './rules/districts.js';
import { affordable, cardCost, growthUses } from './rules/growth.js';
import { risenLevel } from './rules/influence.js';
import { powerOf } from './rules/payment.js';
import { arriving, deeds, placeCost, ritualCost } from './rules/preparation.js';
import { optionsOf } from './table-options.js';

/** What each plan could do in a district now: only what is possible, or that nothing is. */
export function planned(at: District, plan: Plan | 'bluff', about: About): Forecast {
  const s = openBoard(about.view);
  switch (plan) {
    case 'growth':
      return foretold(growing(s, about.seat, at));
    case 'preparation':
      return preparing(s, at, about);
    case 'influence':
      return foretold(influencing(s, about.seat, at));
    case 'domination':
      return dominated(s, at, about);
    case 'bluff':
      return foretold([prospect('gain', 'CULT-13.2', 'forecast.tokens', { count: optionsOf(s).bluffTokens })]);
  }
}

/** CULT-8.3, CULT-8.10: what can be paid for, by which ability, and whether a card can be destroyed. */
function growing(s: Cults, seat: Seat, at: District): Prospect[] {
  const power = powerOf(s, seat);
  const sets = affordable(s, seat, at, []);
  const lines = sets
    .filter((set) => set.length === 1)
    .map(([kind]) =>
      prospect('gain', 'CULT-8.3', 'forecast.acquire', { card: { card: kind! }, cost: cardCost(s, at, kind!) }),
    );
  if (lines.length === 2 && sets.length === 2)
    lines.push(prospect('plain', 'CULT-8.6', 'forecast.only-one', { power }));
  const [use] = growthUses(s, seat, at, []);
  if (use !== undefined) lines.push(prospect('gain', 'CULT-16.29', 'forecast.ability', { card: { card: use[0] } }));
  if (lines.length === 0) {
    const costs = offered(s, at).map((kind) => cardCost(s, at, kind));
    lines.push(
      costs.length === 0
        ? prospect('vain', 'CULT-8.15', 'forecast.sold-out')
        : prospect('vain', 'CULT-8.6', 'forecast.too-dear', { cost: Math.min(...costs), power }),
    );
  }
  if (s.seats[seat]!.discard.length > 0) lines.push(prospect('gain', 'CULT-8.10', 'forecast.may-destroy'));
  return lines;
}

/** CULT-9.2 to CULT-9.11: what can be prepared after the investigator has come nearer. */
function preparing(s: Cults, at: District, about: About): Forecast {
  const { seat } = about;
  const investigators = arriving(s, at);
  const comes = investigators > s.districts[at].investigators;
  const possible = deeds(s, seat, at, investigators);
  const best = possible.filter((deed) => typeof deed !== 'string').at(-1);
  const lines: Prospect[] = [];
  if (possible.includes('place'))
    lines.push(prospect('gain', 'CULT-9.7', 'forecast.place', { cost: placeCost(s, at, investigators) }));
  if (best !== undefined) {
    const [, level] = best;
    const cost = ritualCost(s, at, level, investigators);
    lines.push(prospect('gain', 'CULT-9.11', 'forecast.ritual', { level: { level }, cost }));
  }
  if (possible.length === 0) lines.push(prospect('plain', 'CULT-16.32', 'forecast.by-ability'));
  lines.push(
    comes
      ? prospect('cost', 'CULT-17.3', 'forecast.arrives')
      : prospect('plain', 'CULT-9.2', 'forecast.advances', { steps: s.districts[at].track - 1 }),
  );
  return whatIf(
    about,
    (after) => {
      after.districts[at].investigators = investigators;
    },
    lines,
  );
}

/** CULT-10.3, CULT-10.8: which rituals could come, and whether a card can be drawn or destroyed. */
function influencing(s: Cults, seat: Seat, at: District): Prospect[] {
  const coming = freeSpaces(s, at) > 0 ? ritualsElsewhere(s, at, seat) : [];
  const lines = coming.map(([from, level]) => {
    const risen = risenLevel(s, seat, level);
    const told = { district: { district: from }, level: { level }, risen: { level: risen }, rises: risen !== level };
    return prospect('gain', 'CULT-10.5', 'forecast.moves', told);
  });
  const { deck, discard } = s.seats[seat]!;
  if (discard.length > 0) lines.push(prospect('gain', 'CULT-10.8', 'forecast.draw-or-destroy'));
  else if (deck.length > 0) lines.push(prospect('gain', 'CULT-10.8', 'forecast.draw'));
  if (coming.length === 0) lines.push(prospect('plain', 'CULT-10.3', 'forecast.none-moves'));
  return lines;
}

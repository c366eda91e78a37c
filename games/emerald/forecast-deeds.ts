import type { Forecast, Prospect } from '@tabula/kit/forecast.js';
import { type Emerald, HAND } from './board.js';
import { FACTIONS } from './content/behaviour.js';
import { type About, foretold, prospect } from './forecast-changes.js';
import { openBoard } from './open-board.js';
import { bombsNeeded, plans } from './rules/assassinate.js';
import { cardOf, handWith } from './rules/cards.js';
import { agentsInCities } from './rules/cities.js';
import { claimable } from './rules/claim.js';
import { retrieveSets } from './rules/retrieve.js';
import { countOf } from './rules/sets.js';

/** DP-2: what each kind of action could do now. */
export function begun(deed: string, { view, seat }: About): Forecast | null {
  const s = openBoard(view);
  const player = s.seats[seat]!;
  const shown = (symbol: Parameters<typeof handWith>[2]) => countOf(s, handWith(s, seat, symbol), symbol);
  switch (deed) {
    case 'place':
      return foretold([
        prospect('gain', 'EMER-5.4', 'forecast.may-place', { count: Math.min(player.cubes, shown('place')) }),
      ]);
    case 'claim':
      return foretold(claims(s, seat));
    case 'retrieve': {
      const most = Math.max(...retrieveSets(s, seat).map((set) => countOf(s, set, 'retrieve')));
      return foretold([prospect('gain', 'EMER-7.2', 'forecast.may-retrieve', { count: most, limbo: player.limbo })]);
    }
    case 'move':
      return foretold([
        prospect('gain', 'EMER-8.2', 'forecast.may-move', {
          count: Math.min(shown('move'), agentsInCities(s, seat)),
        }),
      ]);
    case 'markers':
      return foretold(
        FACTIONS.filter((track) => shown(track) > 0).map((track) =>
          prospect('gain', 'EMER-9.3', 'forecast.may-advance', { track: { track }, count: shown(track) }),
        ),
      );
    case 'assassinate':
      return foretold(attacks(s, seat));
    case 'discard':
      return foretold([prospect('plain', 'EMER-11.2', 'forecast.draws-later')]);
    case 'pass':
      return foretold([prospect('cost', 'EMER-13.1', 'forecast.passes')]);
    case 'end':
      return foretold([
        prospect('plain', 'EMER-3.10', 'forecast.draws-up', { count: Math.max(0, HAND - player.hand.length) }),
      ]);
    default:
      return null;
  }
}

/** EMER-6.3 to EMER-6.8: the cards that could be claimed, with their points. */
function claims(s: Emerald, seat: number): Prospect[] {
  return claimable(s, seat).map((city) => {
    const card = s.cities[city].top[0]!;
    const { points } = cardOf(s, card);
    return prospect('gain', 'EMER-6.2', 'forecast.may-claim', {
      card: { card },
      city: { city },
      count: points?.amount ?? 0,
    });
  });
}

/** EMER-10.2 to EMER-10.7: whom there are bombs enough for. */
function attacks(s: Emerald, seat: number): Prospect[] {
  const seen = new Set<string>();
  return plans(s, seat).flatMap(([, city, target]) => {
    if (seen.has(`${city} ${target}`)) return [];
    seen.add(`${city} ${target}`);
    const told = { city: { city }, count: bombsNeeded(s, city, target) };
    return [
      target === 'royal'
        ? prospect('gain', 'EMER-10.7', 'forecast.may-kill-royal', {
            ...told,
            royal: { card: s.cities[city].royal[0]! },
          })
        : prospect('gain', 'EMER-10.6', 'forecast.may-kill', { ...told, seat: { seat: target } }),
    ];
  });
}

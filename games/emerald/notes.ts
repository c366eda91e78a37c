import type { Message } from '@tabula/kernel/chance.js';
import type { Note } from '@tabula/kernel/game.js';
import type { Seat } from '@tabula/kernel/json.js';
import type { Emerald } from './board.js';
import { packOf } from './content/packs.js';
import { totalOf } from './rules/points.js';
import { factionOf } from './rules/reveal.js';
import { accountOf } from './rules/scoring.js';

/** What a finished game has to report to a simulation. */
export function notes(s: Emerald): Note[] {
  return [...factions(s), ...orderOfPlay(s), ...endings(s), ...points(s), ...royals(s)];
}

/** How often the players of a faction win, and alone or among how many of their own. */
function factions(s: Emerald): Note[] {
  const all = s.seats.map((_, seat) => factionOf(s, seat));
  return all.flatMap((faction, seat) => {
    const own = all.filter((other) => other === faction).length;
    return [
      { section: 'Won by faction', name: faction, seat },
      { section: 'Won by faction and how many are of it', name: `${faction}, ${own} of ${all.length}`, seat },
    ];
  });
}

function orderOfPlay(s: Emerald): Note[] {
  const n = s.seats.length;
  return s.seats.map((_, seat) => ({
    section: 'Won by order of play',
    name: `${((seat - s.first + n) % n) + 1}`,
    seat,
  }));
}

/** How games end, as shares of all games; and who wins those that end so. */
function endings(s: Emerald): Note[] {
  const all = ['points', 'track', 'reveal', 'idle', 'rounds'];
  return all.map((name) => ({ section: 'Share of games ended by', name, amount: s.ended === name ? 1 : 0 }));
}

/** EMER-17.9 to EMER-17.13: what players had, and what is left of it. */
function points(s: Emerald): Note[] {
  return s.seats.flatMap((_, seat) => {
    const { kept, tracks, faction } = accountOf(s, seat);
    const section = `Points of a ${faction}`;
    return [
      { section, name: 'before the correction', amount: totalOf(s, seat) },
      { section, name: 'kept of the ledger', amount: kept },
      { section, name: 'kept of the tracks', amount: tracks },
      { section, name: 'in the end', amount: s.totals![seat]! },
    ];
  });
}

function royals(s: Emerald): Note[] {
  const taken = (kind: string) =>
    s.seats.reduce(
      (sum, { ledger }) =>
        sum + ledger.filter((entry) => entry.kind === kind && packOf(s.pack).royals[entry.from] !== undefined).length,
      0,
    );
  return [
    { section: 'Royals in a game', name: 'killed', amount: taken('restorationist') },
    { section: 'Royals in a game', name: 'hidden', amount: taken('loyalist') },
  ];
}

/** EMER-6.10: the card that a seat claimed by this event, by its kind. */
export function taken({ key, params }: Message): { readonly seat: Seat; readonly card: string } | null {
  if (key !== 'event.claimed') return null;
  const { seat } = params.seat as { seat: Seat };
  const { card } = params.card as { card: string };
  return { seat, card: card.split('.')[0]! };
}

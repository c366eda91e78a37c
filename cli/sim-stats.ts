import type { Level } from '@tabula/bots/bot.js';
import type { Note } from '@tabula/kernel/game.js';

/** What one game of a simulation leaves behind. */
export interface GameFacts {
  readonly game: number;
  /** Which player of the series sat where. */
  readonly seats: readonly number[];
  /** Seats that won; more than one share the place. */
  readonly winners: readonly number[];
  /** All played together: they won or lost as one. */
  readonly together: boolean;
  readonly reason: string;
  readonly decisions: number;
  readonly rounds: number;
  /** Cards that seats took into their possession: the seat, the card. */
  readonly taken: readonly (readonly [number, string])[];
  /** What the game itself has to report. */
  readonly notes: readonly Note[];
  /** Milliseconds and iterations each player of the series spent. */
  readonly ms: readonly number[];
  readonly thought: readonly number[];
}

/** A share with its 95 % confidence interval. */
export interface Share {
  readonly wins: number;
  readonly games: number;
  readonly rate: number;
  readonly low: number;
  readonly high: number;
}

export interface CardFigures {
  readonly card: string;
  readonly taken: number;
  readonly won: Share;
}

/** One line of a section that the game itself asks for: how often its seats won, or how much it was on average. */
export interface NoteFigures {
  readonly name: string;
  readonly won: Share | null;
  readonly mean: number;
}

export interface Section {
  readonly title: string;
  readonly rows: readonly NoteFigures[];
}

export interface Summary {
  readonly game: string;
  readonly players: readonly Level[];
  readonly seed: string;
  readonly games: number;
  readonly seconds: number;
  /** Where all play together: how often they won. */
  readonly team: Share | null;
  readonly bySeat: readonly Share[];
  readonly byPlayer: readonly (Share & { level: Level; msPerDecision: number })[];
  readonly reasons: Readonly<Record<string, number>>;
  readonly rounds: Readonly<Record<string, number>>;
  readonly decisions: { readonly mean: number; readonly min: number; readonly max: number };
  readonly cards: readonly CardFigures[];
  readonly sections: readonly Section[];
}

/** Wilson's interval: right also for few games and for shares near 0 and 1. */
export function shareOf(wins: number, games: number): Share {
  if (games === 0) return { wins, games, rate: 0, low: 0, high: 1 };
  const z = 1.959964;
  const rate = wins / games;
  const middle = rate + (z * z) / (2 * games);
  const spread = z * Math.sqrt((rate * (1 - rate)) / games + (z * z) / (4 * games * games));
  const whole = 1 + (z * z) / games;
  return {
    wins,
    games,
    rate,
    low: Math.max(0, (middle - spread) / whole),
    high: Math.min(1, (middle + spread) / whole),
  };
}

const wonTogether = ({ together, winners }: GameFacts): boolean => together && winners.length > 0;

/** What a winner has of a game: rivals who share the first place have each a part of it. */
const partOf = ({ together, winners }: GameFacts): number => (together ? 1 : 1 / winners.length);

/** Adds up the facts of all games. */
export function summarize(
  facts: readonly GameFacts[],
  about: Pick<Summary, 'game' | 'players' | 'seed' | 'seconds'>,
): Summary {
  const { players } = about;
  const seatWins = players.map(() => 0);
  const playerWins = players.map(() => 0);
  const ms = players.map(() => 0);
  const thought = players.map(() => 0);
  const reasons: Record<string, number> = {};
  const rounds: Record<string, number> = {};
  const cards = new Map<string, { taken: number; won: number }>();
  for (const one of facts) {
    for (const seat of one.winners) {
      if (seat >= players.length) continue; // an automaton has won
      seatWins[seat]! += partOf(one);
      playerWins[one.seats[seat]!]! += partOf(one);
    }
    one.ms.forEach((spent, i) => {
      ms[i]! += spent;
      thought[i]! += one.thought[i]!;
    });
    reasons[one.reason] = (reasons[one.reason] ?? 0) + 1;
    rounds[one.rounds] = (rounds[one.rounds] ?? 0) + 1;
    for (const [seat, card] of one.taken) {
      const held = cards.get(card) ?? { taken: 0, won: 0 };
      held.taken++;
      if (one.winners.includes(seat)) held.won += partOf(one);
      cards.set(card, held);
    }
  }
  const counts = facts.map((one) => one.decisions);
  return {
    ...about,
    games: facts.length,
    team: facts.some(({ together }) => together) ? shareOf(facts.filter(wonTogether).length, facts.length) : null,
    bySeat: seatWins.map((wins) => shareOf(wins, facts.length)),
    byPlayer: playerWins.map((wins, i) => ({
      ...shareOf(wins, facts.length),
      level: players[i]!,
      msPerDecision: thought[i] === 0 ? 0 : ms[i]! / thought[i]!,
    })),
    reasons,
    rounds,
    decisions: {
      mean: counts.reduce((sum, count) => sum + count, 0) / Math.max(1, counts.length),
      min: Math.min(...counts),
      max: Math.max(...counts),
    },
    cards: [...cards]
      .map(([card, { taken, won }]) => ({ card, taken, won: shareOf(won, taken) }))
      .sort((a, b) => b.won.rate - a.won.rate),
    sections: sectionsOf(facts),
  };
}

/** The sections in the order in which they first came, their lines by name. */
function sectionsOf(facts: readonly GameFacts[]): Section[] {
  const sections = new Map<string, Map<string, { count: number; sum: number; won: boolean }>>();
  for (const one of facts)
    for (const note of one.notes) {
      const rows = sections.get(note.section) ?? new Map();
      sections.set(note.section, rows);
      const row = rows.get(note.name) ?? { count: 0, sum: 0, won: 'seat' in note };
      rows.set(note.name, row);
      row.count++;
      if ('amount' in note) row.sum += note.amount;
      else if (one.winners.includes(note.seat)) row.sum += partOf(one);
    }
  return [...sections].map(([title, rows]) => ({
    title,
    rows: [...rows]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, { count, sum, won }]) => ({ name, won: won ? shareOf(sum, count) : null, mean: sum / count })),
  }));
}

import type { CultsView } from '@tabula/cults/board.js';
import { openBoard } from '@tabula/cults/open-board.js';
import { markersOf, pointsOf, ritualsOf } from '@tabula/cults/rules/points.js';
import type { Event } from '@tabula/kernel/chance.js';
import type { Seat } from '@tabula/kernel/json.js';
import type { Language } from '@tabula/words/language.js';
import type { Past } from '../../replay/past.js';
import { seatIn } from '../../table/event.js';
import type { Series, Step, TurningPoint } from '../face.js';
import { boardWords } from './words.js';

/** What is counted through a game: points as they would stand, and what they come from. */
export function cultsSeries(language: Language): readonly Series[] {
  const words = boardWords(language);
  const each = (count: (s: ReturnType<typeof openBoard>, seat: Seat) => number) => (board: unknown) => {
    const s = openBoard(board as CultsView);
    return s.seats.map((_, seat) => count(s, seat));
  };
  return [
    {
      id: 'points',
      label: words('series.points'),
      goal: () => null,
      of: each(pointsOf),
      says: (count) => words('series.says', { count }),
    },
    {
      id: 'domination',
      label: words('series.domination'),
      goal: () => null,
      of: each(markersOf),
      says: (count) => words('markers', { count }),
    },
    {
      id: 'rituals',
      label: words('series.rituals'),
      goal: () => null,
      of: each(ritualsOf),
      says: (count) => words('series.count', { count }),
    },
  ];
}

const MARKED: readonly string[] = ['event.domination', 'event.domination-replaced'];

/** Every domination marker that was placed, in order. */
export function cultsSteps(past: Past, say: (event: Event) => string): readonly Step[] {
  const steps: Step[] = [];
  past.moments.forEach(({ events, board }, at) => {
    const s = openBoard(board as CultsView);
    for (const event of events) {
      const seat = seatIn(event);
      if (seat !== null && MARKED.includes(event.key))
        steps.push({ at, seat, total: pointsOf(s, seat), label: say(event) });
    }
  });
  return steps;
}

/** The moments that decided a game: the confrontations that the winner won, and the markers that were replaced. */
export function cultsTurningPoints(past: Past, say: (event: Event) => string): readonly TurningPoint[] {
  const winner = past.moments.at(-1)?.result?.places[0]?.[0];
  if (winner === undefined) return [];
  const turns: TurningPoint[] = [];
  past.moments.forEach(({ events }, at) => {
    for (const event of events) {
      const seat = seatIn(event);
      const decides = event.key === 'event.domination-replaced' || event.key === 'event.confrontation-won';
      if (seat !== null && decides && (seat === winner || event.key === 'event.domination-replaced'))
        turns.push({ at, seat, text: say(event) });
    }
  });
  return turns.slice(-MOST_TURNS);
}

const MOST_TURNS = 5;

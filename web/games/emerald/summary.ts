import type { EmeraldView } from '@tabula/emerald/board.js';
import { pointLimit } from '@tabula/emerald/board.js';
import { openBoard } from '@tabula/emerald/open-board.js';
import { agentsOnBoard } from '@tabula/emerald/rules/cities.js';
import { totalOf } from '@tabula/emerald/rules/points.js';
import type { Event } from '@tabula/kernel/chance.js';
import type { Language } from '@tabula/words/language.js';
import type { Past } from '../../replay/past.js';
import { seatIn } from '../../table/event.js';
import type { Series, Step, TurningPoint } from '../face.js';
import { boardWords } from './words.js';

/** What is counted through a game: points, open while it runs and corrected at its end, and agents. */
export function emeraldSeries(language: Language): readonly Series[] {
  const words = boardWords(language);
  return [
    {
      id: 'points',
      label: words('series.points'),
      goal: pointLimit,
      of: (board) => pointsNow(board as EmeraldView),
      says: (count) => words('series.says', { count }),
    },
    {
      id: 'agents',
      label: words('series.agents'),
      goal: () => null,
      of(board) {
        const s = openBoard(board as EmeraldView);
        return s.seats.map((_, seat) => agentsOnBoard(s, seat));
      },
      says: (count) => words('series.count', { count }),
    },
    {
      id: 'sanity',
      label: words('sanity.name'),
      goal: () => null,
      of: (board) => (board as EmeraldView).seats.map(({ sanity }) => sanity),
      says: (count) => words('series.count', { count }),
    },
  ];
}

/** EMER-16.2: the open totals; EMER-17.16: once the game is over, what is left of them. */
const pointsNow = (view: EmeraldView): readonly number[] =>
  view.totals ?? view.seats.map((_, seat) => totalOf(view, seat));

const STEPS: readonly string[] = ['event.points', 'event.difference'];

/** Everything that brought points, in order. */
export function emeraldSteps(past: Past, say: (event: Event) => string): readonly Step[] {
  const steps: Step[] = [];
  past.moments.forEach(({ events, board }, at) => {
    const totals = pointsNow(board as EmeraldView);
    for (const event of events.filter(({ key }) => STEPS.includes(key))) {
      const seat = seatIn(event);
      // The tracks give everybody the same.
      const seats = seat === null ? totals.map((_, each) => each) : [seat];
      for (const each of seats) steps.push({ at, seat: each, total: totals[each]!, label: say(event) });
    }
  });
  return steps;
}

/** What decides a game: royals that are killed or hidden, blocked attacks, changes of heart, identities that are revealed. */
const DECIDES: readonly string[] = [
  'event.killed-royal',
  'event.hid-royal',
  'event.blocked',
  'event.changed-heart',
  'event.revealed',
  'event.devoured',
];
const MOST_TURNS = 6;

export function emeraldTurningPoints(past: Past, say: (event: Event) => string): readonly TurningPoint[] {
  const turns: TurningPoint[] = [];
  past.moments.forEach(({ events, result }, at) => {
    if (result !== null && result !== undefined) return; // at the end everybody is revealed
    for (const event of events) {
      const seat = seatIn(event);
      if (seat !== null && DECIDES.includes(event.key)) turns.push({ at, seat, text: say(event) });
    }
  });
  return turns.slice(-MOST_TURNS);
}

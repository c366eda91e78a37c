import type { ArkhamView } from '@tabula/arkham/board.js';
import type { Event } from '@tabula/kernel/chance.js';
import type { Language } from '@tabula/words/language.js';
import type { Past } from '../../replay/past.js';
import { seatIn } from '../../table/event.js';
import type { Passage, Series, Step, TurningPoint } from '../face.js';
import { boardWords } from './words.js';

const cluesOf = ({ sheet }: ArkhamView): number => sheet.clues;
/** All doom there is: on the spaces of the town and on the sheet. */
const doomOf = ({ doom, sheet }: ArkhamView): number => doom.reduce((sum, here) => sum + here, sheet.doom);

/** What is counted through a game: one picture for all who play, doom against clues. */
export function arkhamSeries(language: Language): readonly Series[] {
  const words = boardWords(language);
  return [
    {
      id: 'night',
      label: words('series.night'),
      counted: [
        { label: words('series.clues'), icon: 'ar-clue', tone: '#a9d884' },
        { label: words('series.doom'), icon: 'ar-doom', tone: '#ee6c5b' },
      ],
      goal: () => null,
      of: (board) => [cluesOf(board as ArkhamView), doomOf(board as ArkhamView)],
      says: (count) => words('series.count', { count }),
    },
  ];
}

/** What brings the clues onto the sheet, or takes them from it. */
const STEPS: readonly string[] = ['event.researched', 'event.sheet-clues', 'event.clue-moved'];

/** The clues that were found, in order. */
export function arkhamSteps(past: Past, say: (event: Event) => string): readonly Step[] {
  return past.moments.flatMap(({ events, board, seat }, at) =>
    events
      .filter(({ key }) => STEPS.includes(key))
      .map((event) => ({
        at,
        seat: seatIn(event) ?? seat ?? 0,
        total: cluesOf(board as ArkhamView),
        label: say(event),
      })),
  );
}

/** What turns a night: anomalies, cards of the archive, who falls, and the great ones. */
const TURNS: readonly string[] = [
  'event.anomaly',
  'event.anomaly-gone',
  'event.codex',
  'event.flipped',
  'event.defeated',
  'event.devoured',
  'event.out-of-game',
];
const MOST_TURNS = 6;

export function arkhamTurningPoints(past: Past, say: (event: Event) => string): readonly TurningPoint[] {
  return past.moments
    .flatMap(({ events, seat }, at) =>
      // What lies there from the beginning has turned nothing.
      at === 0
        ? []
        : events
            .filter(({ key }) => TURNS.includes(key))
            .map((event) => ({ at, seat: seatIn(event) ?? seat ?? 0, text: say(event) })),
    )
    .slice(-MOST_TURNS);
}

/** What a round has brought, when it is summed up. */
const SUMMED: { readonly [key: string]: 'took' | 'changed' | 'new' } = {
  'event.researched': 'took',
  'event.monster-defeated': 'took',
  'event.anomaly': 'changed',
  'event.anomaly-gone': 'changed',
  'event.gate-burst': 'changed',
  'event.flipped': 'changed',
  'event.defeated': 'changed',
  'event.devoured': 'changed',
  'event.retired': 'changed',
  'event.scar': 'changed',
  'event.mended': 'changed',
  'event.codex': 'new',
};
export const arkhamSummed = ({ key }: Event): 'took' | 'changed' | 'new' | null => SUMMED[key] ?? null;

/** ARK-200: what the phases of a round begin. */
const PASSAGES: { readonly [key: string]: string } = {
  'event.action-phase': 'ar-act-move',
  'event.monster-phase': 'ar-mythos-spawn-monster',
  'event.encounter-phase': 'ar-deck-encounter',
  'event.mythos-phase': 'ar-mythos-gate-burst',
};

export function arkhamPassage({ key }: Event): Passage | null {
  if (key === 'event.round') return { great: true, icon: 'ar-doom' };
  const icon = PASSAGES[key];
  return icon === undefined ? null : { great: false, icon };
}

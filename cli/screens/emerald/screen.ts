import { type EmeraldView, pointLimit, TRACK_END } from '@tabula/emerald/board.js';
import { CITIES, FACTIONS, SYMBOLS } from '@tabula/emerald/content/behaviour.js';
import { totalOf } from '@tabula/emerald/rules/points.js';
import { effectiveFaction } from '@tabula/emerald/rules/reveal.js';
import { speak } from '@tabula/emerald/text/speak.js';
import type { Ref } from '@tabula/kernel/chance.js';
import type { Question } from '@tabula/kernel/question.js';
import type { View } from '@tabula/kernel/sight.js';
import { type Screen, type ShownTable, spokenAt } from '../screen.js';
import { cardLines, cardsIn } from './drawing.js';
import { chronicle, storyLines } from './story.js';
import { tableBoard } from './table.js';
import { emeraldWords } from './words.js';

/** Questions whose options are sets of cards. */
const SETS = /^(place|retrieve|move)\/cards$|^markers\/|\/support$/;

/** A Study in Emerald in the terminal. */
export function screen(table: ShownTable): Screen<EmeraldView> {
  const spoken = spokenAt(table);
  const voice = speak(table.language, spoken);
  const words = emeraldWords(table.language, spoken);
  const seats = table.seats.length;
  const sheet = { voice, words, spoken };
  return {
    voice,
    intro: words('intro', { limit: pointLimit(seats), end: TRACK_END }),
    signs: words('signs'),
    paired: ['claim/choice'],
    board: (drawing) => tableBoard({ ...drawing, ...sheet }),
    needsAll: beginsTurn,
    card: (id, width) => cardLines(sheet, id, width),
    hand: handOf,
    inSight,
    ordered: fewestFirst,
    story: (events, width) => storyLines(events, { ...sheet, width }),
    score(seat, { board }) {
      const open = totalOf(board, seat);
      const final = board.totals?.[seat];
      if (final === undefined) return words('points', { points: open });
      const { revealed, changes } = board.seats[seat]!;
      const name = revealed.map((card) => voice.name({ faction: effectiveFaction(card, changes) })).join();
      return words('score', { points: final, open, name });
    },
    path: (events, width) => chronicle(events, seats, { ...sheet, width }),
  };
}

/** The whole board is looked at when a turn begins. */
const beginsTurn = ({ id, prompt }: Question): boolean =>
  id === 'setup/city' || (id === 'turn/deed' && prompt.params.left === 2);

/** Sets of cards from the smallest on, those of one size by what they bring; none at all comes last. */
function fewestFirst(question: Question): Question {
  if (!SETS.test(question.id)) return question;
  const weight = ({ refs, label }: Question['options'][number]) =>
    refs.length === 0 ? Number.POSITIVE_INFINITY : 100 * refs.length + Number(label.params.count);
  return { ...question, options: [...question.options].sort((a, b) => weight(a) - weight(b)) };
}

function handOf({ board, you }: View<EmeraldView>): Ref[] {
  const own = you === null ? undefined : board.seats[you];
  return own === undefined ? [] : cardsIn(own.hand).map((card) => ({ card }));
}

/** Own cards, cities with what lies open there, what lies beside identities, tracks, symbols and players. */
function inSight(view: View<EmeraldView>): Ref[] {
  const { board, you } = view;
  const open = CITIES.flatMap((city) => [...board.cities[city].top, ...board.cities[city].royal]);
  const shown = board.seats.flatMap(({ display, discard, revealed, changes }) => [
    ...display,
    ...changes,
    ...revealed,
    ...discard,
  ]);
  const identity = you === null ? [] : cardsIn(board.seats[you]?.identity ?? []);
  return [
    ...handOf(view),
    ...CITIES.map((city) => ({ city })),
    ...[...open, ...identity, ...shown].map((card) => ({ card })),
    ...FACTIONS.map((track) => ({ track })),
    ...SYMBOLS.map((symbol) => ({ symbol })),
    ...board.seats.map((_, seat) => ({ seat })),
  ];
}

import { type ElektView, ROUNDS, titlesToWin } from '@tabula/elekt/board.js';
import { ATTRIBUTES, ZONES } from '@tabula/elekt/content/behaviour.js';
import type { Ref } from '@tabula/kernel/chance.js';
import type { View } from '@tabula/kernel/sight.js';
import type { Screen, Sitting } from '../screen.js';
import { chronicle, storyLines } from './story.js';
import { cardLines, tableBoard, titlesIn } from './table.js';
import { elektVoice } from './voice.js';
import { elektWords } from './words.js';

/** Elekt in the terminal. */
export function elektScreen(sitting: Sitting): Screen<ElektView> {
  const voice = elektVoice(sitting);
  const words = elektWords(sitting.language);
  const seats = sitting.seats.length;
  return {
    voice,
    intro: words('intro', { titles: titlesToWin(seats), rounds: ROUNDS }),
    signs: words('signs'),
    paired: [],
    board: (look) => tableBoard({ ...look, voice, words }),
    needsAll: () => true,
    card(id, width) {
      const { titles } = voice.card(id);
      return [...cardLines({ voice, width }, id), ...(titles.length > 0 ? [`      ◆ ${titles.join(' ◆ ')}`] : [])];
    },
    hand: handOf,
    inSight,
    ordered: (question) => question,
    story: (events, width) => storyLines(events, { voice, words, width }),
    result: (result, { board }) => voice.result(result, titlesIn(board, result.places[0]![0]!)),
    score: (seat, { board }) => `${titlesIn(board, seat)} ◆`,
    path: (events, width) => chronicle(events, seats, { voice, words, width }),
  };
}

function handOf({ board, you }: View<ElektView>): Ref[] {
  const own = you === null ? undefined : board.seats[you];
  if (own === undefined || 'count' in own.hand || 'count' in own.drawn) return [];
  return [...own.drawn, ...own.hand].map((card) => ({ card }));
}

/** Own cards, what lies open, Zones and attributes. */
function inSight(view: View<ElektView>): Ref[] {
  const { board } = view;
  const open = ZONES.flatMap((zone) => [board.zones[zone].card, ...board.zones[zone].units.map((unit) => unit.card)]);
  const won = board.seats.flatMap(({ missions, influences, privileges }) => [
    ...missions,
    ...influences,
    ...privileges,
  ]);
  return [
    ...handOf(view),
    ...[...open, ...won, ...board.discard].flatMap((card) => (card === null ? [] : [{ card }])),
    ...ZONES.map((zone) => ({ zone })),
    ...ATTRIBUTES.map((attribute) => ({ attribute })),
  ];
}

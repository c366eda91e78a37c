import { type ElektView, ROUNDS, titlesToWin } from '@tabula/elekt/board.js';
import { ATTRIBUTES, ZONES } from '@tabula/elekt/content/behaviour.js';
import { speak } from '@tabula/elekt/text/speak.js';
import { titlesWon } from '@tabula/elekt/titles.js';
import type { Ref } from '@tabula/kernel/chance.js';
import type { View } from '@tabula/kernel/sight.js';
import { type Screen, type ShownTable, spokenAt } from '../screen.js';
import { chronicle, storyLines } from './story.js';
import { cardLines, tableBoard } from './table.js';
import { elektWords } from './words.js';

/** Elekt in the terminal. */
export function screen(table: ShownTable): Screen<ElektView> {
  const voice = speak(table.language, spokenAt(table));
  const words = elektWords(table.language);
  const seats = table.seats.length;
  return {
    voice,
    intro: words('intro', { titles: titlesToWin(seats), rounds: ROUNDS }),
    signs: words('signs'),
    paired: [],
    board: (look) => tableBoard({ ...look, voice, words }),
    needsAll: () => true,
    card(id, width) {
      const { titles } = voice.card(id)!;
      return [...cardLines({ voice, width }, id), ...(titles.length > 0 ? [`      ◆ ${titles.join(' ◆ ')}`] : [])];
    },
    hand: handOf,
    inSight,
    ordered: (question) => question,
    story: (events, width) => storyLines(events, { voice, words, width }),
    score: (seat, { board }) => `${titlesWon(board, seat)} ◆`,
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

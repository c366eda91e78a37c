import { SYMBOLS } from '@tabula/emerald/content/behaviour.js';
import { flow, paint } from '../../paint.js';
import type { Board } from '../screen.js';
import { cityParts } from './cities.js';
import { AGENT, BOMB, CUBE, cardList, cardsIn, DOT, type EmeraldDrawing, SIGNS, textBelow, ZOMBIE } from './drawing.js';
import { headingLines, ownIdentity, playerParts, trackLines } from './players.js';

/** The table of A Study in Emerald as text. */
export const tableBoard = (drawing: EmeraldDrawing): Board => [
  [headingLines(drawing), trackLines(drawing), ...playerParts(drawing)],
  cityParts(drawing),
  [legendLines(drawing)],
  [ownIdentity(drawing), handLines(drawing)],
];

/** What the signs mean. */
function legendLines({ voice, words, width }: EmeraldDrawing): string[] {
  const signs = [
    ...SYMBOLS.map((symbol) => `${SIGNS[symbol]} ${voice.name({ symbol })}`),
    `${BOMB} ${words('legend.bomb')}`,
    `${AGENT} ${words('legend.agent')}`,
    `${CUBE} ${words('legend.cube')}`,
    `${ZOMBIE} ${words('legend.zombie')}`,
    `[ ] ${words('legend.majority')}`,
    `♛ ${words('legend.royal')}`,
    `ψ ${words('legend.madness')}`,
    `★ ${words('legend.points')}`,
  ];
  return flow(signs, width, ' · ').map((line) => paint('dim', line));
}

/** What the viewer holds. */
function handLines(drawing: EmeraldDrawing): string[] {
  const { view, words, width } = drawing;
  const own = view.you === null ? undefined : view.board.seats[view.you];
  if (own === undefined) return [];
  const hand = [...cardsIn(own.hand)].sort();
  const [first = '–', ...rest] = cardList(drawing, hand);
  const texts = new Map(hand.map((id) => [drawing.voice.card(id)!.name, id]));
  return [
    ...flow([`${paint('bold', words('hand'))}: ${first}`, ...rest], width, DOT(), '    '),
    ...[...texts].flatMap(([name, id]) => {
      const below = textBelow(drawing, id, '    ');
      return below.length === 0 ? [] : [`  ${name}`, ...below];
    }),
  ];
}

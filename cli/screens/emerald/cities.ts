import { CITIES, type City } from '@tabula/emerald/content/behaviour.js';
import { hasMajority } from '@tabula/emerald/rules/cities.js';
import { packFor } from '@tabula/emerald/text/names.js';
import { columns, flow, paint, paintSeat } from '../../paint.js';
import type { Part } from '../screen.js';
import { AGENT, BOMB, CUBE, cardName, DOT, type EmeraldDrawing, markOf, sizeOf, textBelow, ZOMBIE } from './drawing.js';

/** The nine cities of the board. */

/** From here on three cities, or two, fit side by side. */
const WIDE = 132;
const BROAD = 100;
const GAP = '   ';

export function cityParts(drawing: EmeraldDrawing): Part[] {
  const { width } = drawing;
  const beside = width >= WIDE ? 3 : width >= BROAD ? 2 : 1;
  if (beside === 1) return CITIES.map((city) => cityLines(drawing, city));
  const each = Math.floor((width - GAP.length * (beside - 1)) / beside);
  const blocks = CITIES.map((city) => cityLines({ ...drawing, width: each }, city));
  return Array.from({ length: Math.ceil(blocks.length / beside) }, (_, row) =>
    columns(blocks.slice(row * beside, (row + 1) * beside), each, GAP),
  );
}

function cityLines(drawing: EmeraldDrawing, city: City): string[] {
  const { view, voice, words, width, spoken } = drawing;
  const { zombies } = view.board.cities[city];
  const head = [
    `${paint('bold', voice.name({ city }))} ${paint('red', `${BOMB}${packFor(spoken).cities[city].bombsNeeded}`)}`,
    ...pieces(drawing, city),
    ...(zombies > 0 ? [paint('magenta', `${zombies}${ZOMBIE}`)] : []),
  ];
  const { top, stack, royal } = view.board.cities[city];
  const below = sizeOf(stack);
  const card =
    top[0] === undefined
      ? paint('dim', words('stack.empty'))
      : `${cardName(drawing, top[0])} ${paint('dim', words('stack.below', { count: below }))}`;
  return [
    ...flow(head, width, '  ', '  '),
    ...flow(
      [card, ...royal.map((id) => `${paint('yellow', '♛')} ${cardName(drawing, id)}`)],
      width - 2,
      DOT(),
      '  ',
    ).map((line) => `  ${line}`),
    ...(top[0] === undefined ? [] : textBelow(drawing, top[0], '    ')),
  ];
}

/** The pieces of each player; who has the majority is framed. */
function pieces({ view }: EmeraldDrawing, city: City): string[] {
  const { agents, cubes } = view.board.cities[city];
  return view.board.seats.flatMap((_, seat) => {
    const own = [...count(agents[seat]!, AGENT), ...count(cubes[seat]!, CUBE)];
    if (own.length === 0) return [];
    const standing = `${markOf(seat)}${paintSeat(seat, own.join(' '))}`;
    return [hasMajority(view.board, city, seat) ? `[${standing}]` : standing];
  });
}

const count = (pieces: number, sign: string): string[] => (pieces > 0 ? [`${pieces}${sign}`] : []);

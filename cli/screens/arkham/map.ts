import type { Tile } from '@tabula/arkham/board.js';
import { inForce } from '@tabula/arkham/rules/look.js';
import { columns, flow, paint } from '../../paint.js';
import type { Part } from '../screen.js';
import { ANOMALY, type ArkhamDrawing, CLUE, capital, DOOM, markOf, monsterText } from './drawing.js';

/** The map: neighbourhoods with their spaces, then the streets between them. */

/** From here on two neighbourhoods fit side by side. */
const BROAD = 100;
const GAP = '   ';

export function mapParts(drawing: ArkhamDrawing): Part[] {
  const { table, width } = drawing;
  const beside = width >= BROAD ? 2 : 1;
  const each = Math.floor((width - GAP.length * (beside - 1)) / beside);
  const narrow = { ...drawing, width: each };
  const blocks = [
    ...table.scenario.neighbourhoods.map((_, tile) => tileLines(narrow, tile as Tile)),
    streetLines(narrow),
  ];
  return Array.from({ length: Math.ceil(blocks.length / beside) }, (_, row) =>
    columns(blocks.slice(row * beside, (row + 1) * beside), each, GAP),
  );
}

function tileLines(drawing: ArkhamDrawing, tile: Tile): string[] {
  const { voice, view, table, words } = drawing;
  const { clues, anomaly } = view.board.tiles[tile];
  const head = [
    paint('bold', voice.name({ tile })),
    ...(clues > 0 ? [paint('cyan', `${clues}${CLUE}`)] : []),
    ...(anomaly ? [paint('magentaBright', `${ANOMALY} ${words('anomaly')}`)] : []),
    ...(view.board.nextTile === tile ? [paint('dim', words('next-event'))] : []),
  ];
  return [
    ...flow(head, drawing.width, '  ', '  '),
    ...table.tiles[tile]!.flatMap((space) => spaceLines(drawing, space)),
  ];
}

function streetLines(drawing: ArkhamDrawing): string[] {
  const { table, words, s } = drawing;
  // ARK-R.101: a space that a card adds is there with the card.
  const added = inForce(s, 'added-space');
  const others = [...table.spaces.keys()].filter(
    (space) => table.spaces[space]!.tile < 0 && (added || table.spaces[space]!.street !== null),
  );
  return [paint('bold', words('streets')), ...others.flatMap((space) => spaceLines(drawing, space))];
}

/** A space with what lies and stands on it. */
function spaceLines(drawing: ArkhamDrawing, space: number): string[] {
  const { voice, view, width } = drawing;
  const { doom, seats, monsters, markers, facedown } = view.board;
  const here = [
    ...(doom[space]! > 0 ? [paint('red', `${doom[space]}${DOOM}`)] : []),
    ...markers
      .filter((marker) => marker.space === space)
      .map(({ token, mended }) => paint(mended ? 'dim' : 'blueBright', `● ${voice.name({ card: token })}`)),
    ...facedown.filter((marker) => marker.space === space).map(() => paint('blueBright', '○')),
    ...[...seats.keys()]
      .filter((seat) => seats[seat]!.sheet !== null && seats[seat]!.space === space)
      .map((seat) => markOf(seat)),
    ...monsters
      .filter((monster) => monster.space === space)
      .map((monster) => monsterText(drawing, { ...monster, with: [...monster.with] })),
  ];
  return flow([`  ${capital(voice.name({ space }))}`, ...here], width, '  ', '      ');
}

import { openBoard } from '@tabula/arkham/open-board.js';
import { flow, paint } from '../../paint.js';
import type { Board, Drawing } from '../screen.js';
import {
  ANOMALY,
  type ArkhamDrawing,
  CLUE,
  DOOM,
  HEALTH,
  REMNANT,
  SANITY,
  type Sheet,
  STATE_SIGNS,
} from './drawing.js';
import { mapParts } from './map.js';
import { codexParts, displayLines, headingLines, nightLines, ownLines, playerParts } from './people.js';

/** The table of Arkham Horror as text. */
export function tableBoard(look: Drawing<ArkhamDrawing['view']['board']>, sheet: Sheet): Board {
  const drawing: ArkhamDrawing = { ...look, ...sheet, s: openBoard(look.view.board) };
  return [
    [headingLines(drawing), nightLines(drawing)],
    mapParts(drawing),
    [legendLines(drawing)],
    codexParts(drawing),
    [displayLines(drawing)],
    playerParts(drawing),
    [ownLines(drawing)],
  ];
}

/** What the signs mean. */
function legendLines({ voice, words, width }: ArkhamDrawing): string[] {
  const signs = [
    `${DOOM} ${words('legend.doom')}`,
    `${CLUE} ${words('legend.clue')}`,
    `${ANOMALY} ${words('anomaly')}`,
    ...STATE_SIGNS.map(([state, sign]) => `${sign} ${voice.name({ state })}`),
    `${HEALTH} ${words('legend.health')}`,
    `${SANITY} ${words('legend.sanity')}`,
    `${REMNANT} ${words('legend.remnant')}`,
    `● ○ ${words('legend.marker')}`,
  ];
  return flow(signs, width, ' · ').map((line) => paint('dim', line));
}

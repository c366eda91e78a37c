import type { ElektView } from '@tabula/elekt/board.js';
import { ROUNDS, titlesToWin } from '@tabula/elekt/board.js';
import { ATTRIBUTES } from '@tabula/elekt/content/behaviour.js';
import { cardIdOf } from '@tabula/elekt/text/names.js';
import type { ElektVoice } from '@tabula/elekt/text/speak.js';
import { titlesWon } from '@tabula/elekt/titles.js';
import { flow, padTo, paint, widthOf, wrap } from '../../paint.js';
import type { Board, Drawing } from '../screen.js';
import type { ElektWords } from './words.js';
import { inked, letter, unitName, zoneLines } from './zones.js';

/** The Elekt table as text. */

/** What is drawn, with the words for it. */
export interface ElektDrawing extends Drawing<ElektView> {
  readonly voice: ElektVoice;
  readonly words: ElektWords;
}

const DOT = () => paint('dim', ' · ');

const ui = ({ voice }: ElektDrawing, key: string, params: Record<string, string | number> = {}) =>
  voice.say({ key: `ui.${key}`, params });

/** The whole table: heading, players, the three Zones, and the viewer's hand. */
export const tableBoard = (drawing: ElektDrawing): Board => [
  [[...heading(drawing), ...players(drawing)]],
  [zoneLines(drawing)],
  [hand(drawing)],
];

function heading(drawing: ElektDrawing): string[] {
  const { view, voice, width } = drawing;
  const { board } = view;
  const direction = { '1': ' ↻', '-1': ' ↺', '0': '' }[board.direction];
  const pool = ATTRIBUTES.map((kind) => inked(kind, `${letter(voice, kind)}${board.pool[kind]}`)).join(' ');
  const parts = [
    board.round === 0 ? '' : paint('bold', `${ui(drawing, 'round', { round: board.round })}/${ROUNDS}`),
    paint('bold', voice.name({ phase: board.phase })),
    `${ui(drawing, 'scepter')}: ${voice.name({ seat: board.scepter })}${direction}`,
    ui(drawing, 'deck', { count: board.elite.count }),
    ui(drawing, 'discard', { count: board.discard.length }),
    `${ui(drawing, 'pool')}: ${pool}`,
  ];
  return flow(
    parts.filter((part) => part !== ''),
    width,
    DOT(),
  );
}

/** A won card with its Titles: Customs House ◆◆. */
export function wonCard(voice: ElektVoice, id: string): string {
  const { name, titles } = voice.card(id)!;
  return titles.length === 0 ? name : `${name} ${'◆'.repeat(titles.length)}`;
}

function players(drawing: ElektDrawing): string[] {
  const { view, voice, width } = drawing;
  const { board } = view;
  const needed = titlesToWin(board.seats.length);
  const names = board.seats.map((_, seat) => [voice.name({ seat }), drawing.about(seat)].join(' ').trimEnd());
  const nameWidth = Math.max(...names.map(widthOf));
  return board.seats.flatMap((player, seat) => {
    const cards = 'count' in player.hand ? player.hand.count : player.hand.length;
    const embers = paint('redBright', '●'.repeat(player.embers)) + paint('dim', '○'.repeat(3 - player.embers));
    const assigned = player.passed ? ui(drawing, 'passed') : ui(drawing, 'assigned', { count: player.assigned });
    const arrow = view.waiting.includes(seat) ? paint('greenBright', '▸') : ' ';
    const facts = [
      `${arrow} ${padTo(names[seat]!, nameWidth)} `,
      ui(drawing, 'titles', { titles: titlesWon(board, seat), needed }),
      `${ui(drawing, 'embers')}: ${embers}`,
      ui(drawing, 'hand-count', { count: cards }),
      ...(board.phase === 'assignment' ? [assigned] : []),
    ];
    const won = [...player.missions, ...player.influences, ...player.privileges];
    const list = flow(
      won.map((id) => wonCard(voice, id)),
      width - 4,
      ' · ',
    );
    return [...flow(facts, width, '  ', '    '), ...list.map((line) => `    ${paint('dim', line)}`)];
  });
}

function hand(drawing: ElektDrawing): string[] {
  const { view, voice, width } = drawing;
  const { board, you } = view;
  const legend = ATTRIBUTES.map((kind) => `${inked(kind, letter(voice, kind))} ${voice.name({ attribute: kind })}`);
  const marks = [drawing.words('leads'), drawing.words('tied')];
  const lines = flow([...legend, ...marks], width, ' · ').map((line) => paint('dim', line));
  const own = you === null ? undefined : board.seats[you];
  if (own === undefined || 'count' in own.hand || 'count' in own.drawn) return lines;
  const told = own.hand.filter((id) => drawing.explain(cardIdOf(id)));
  const rest = own.hand.filter((id) => !told.includes(id)).map((id) => unitName(voice, id));
  const title = `${paint('bold', ui(drawing, 'hand'))}${own.hand.length === 0 ? ': –' : rest.length > 0 ? ': ' : ''}`;
  lines.push(...flow([title + (rest[0] ?? ''), ...rest.slice(1)], width, DOT(), '  '));
  for (const id of told) lines.push(...cardLines(drawing, id));
  for (const id of own.drawn) {
    drawing.explain(cardIdOf(id)); // it is told in any case, and need not be told again in hand
    lines.push(...cardLines(drawing, id, paint('greenBright', '+ ')));
  }
  return lines;
}

/** A card in full: name, symbols, type and kind of ability, and its text. */
export function cardLines({ voice, width }: Pick<ElektDrawing, 'voice' | 'width'>, id: string, mark = '  '): string[] {
  const { name, text, kind, type, ability } = voice.card(id)!;
  const facts = [kind, type, ability].filter((fact) => fact !== null).join(', ');
  const title = `${mark}${unitName(voice, id, paint('bold', name))}  `;
  return [
    ...wrap(facts, width - widthOf(title)).map((line, i) =>
      i === 0 ? title + paint('dim', line) : ' '.repeat(widthOf(title)) + paint('dim', line),
    ),
    ...(ability === null && type !== null ? [] : wrap(text.join(' '), width - 6).map((line) => `      ${line}`)),
  ];
}

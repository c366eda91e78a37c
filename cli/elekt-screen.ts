import type { ElektView } from '@tabula/elekt/board.js';
import { ROUNDS, titlesToWin } from '@tabula/elekt/board.js';
import { ATTRIBUTES } from '@tabula/elekt/content/behaviour.js';
import { packOf } from '@tabula/elekt/content/packs.js';
import type { Seat } from '@tabula/kernel/json.js';
import type { View } from '@tabula/kernel/sight.js';
import { inked, letter, unitName, zoneLines } from './elekt-zones.js';
import { flow, padTo, paint, widthOf, wrap } from './paint.js';
import type { Voice } from './voice.js';

/** The Elekt table as text, from a view: it shows nothing that the viewer may not know. */

export interface Screen {
  readonly view: View<ElektView>;
  readonly voice: Voice;
  readonly width: number;
  /** What to say about a player besides the name: the level of a bot. */
  readonly about: (seat: Seat) => string;
  /** What the marks beside counts mean. */
  readonly legend: readonly string[];
  /** Whether the text of a card is shown beside its name. */
  readonly explain: (card: string) => boolean;
}

const DOT = () => paint('dim', ' · ');

const ui = ({ voice }: Screen, key: string, params: Record<string, string | number> = {}) =>
  voice.say({ key: `ui.${key}`, params });

/** The whole table: heading, players, the three Zones, and the viewer's hand. */
export function elektScreen(screen: Screen): string[] {
  const rule = paint('dim', '─'.repeat(screen.width));
  return [rule, ...heading(screen), ...players(screen), rule, ...zoneLines(screen), rule, ...hand(screen), rule];
}

function heading(screen: Screen): string[] {
  const { view, voice, width } = screen;
  const { board } = view;
  const direction = { '1': ' ↻', '-1': ' ↺', '0': '' }[board.direction];
  const pool = ATTRIBUTES.map((kind) => inked(kind, `${letter(screen, kind)}${board.pool[kind]}`)).join(' ');
  const parts = [
    board.round === 0 ? '' : paint('bold', `${ui(screen, 'round', { round: board.round })}/${ROUNDS}`),
    paint('bold', voice.term('phase', board.phase)),
    `${ui(screen, 'scepter')}: ${voice.term('seat', board.scepter)}${direction}`,
    ui(screen, 'deck', { count: board.elite.count }),
    ui(screen, 'discard', { count: board.discard.length }),
    `${ui(screen, 'pool')}: ${pool}`,
  ];
  return flow(
    parts.filter((part) => part !== ''),
    width,
    DOT(),
  );
}

/** The Titles a player has won. */
export function titlesIn(board: ElektView, seat: Seat): number {
  const { zoneCards } = packOf(board.pack);
  const { missions, influences } = board.seats[seat]!;
  return [...missions, ...influences].reduce((sum, id) => sum + (zoneCards[id]?.titles.length ?? 0), 0);
}

/** A won card with its Titles: Customs House ◆◆. */
export function wonCard(voice: Voice, id: string): string {
  const { name, titles } = voice.card(id);
  return titles.length === 0 ? name : `${name} ${'◆'.repeat(titles.length)}`;
}

function players(screen: Screen): string[] {
  const { view, voice, width } = screen;
  const { board } = view;
  const needed = titlesToWin(board.seats.length);
  const names = board.seats.map((_, seat) => [voice.term('seat', seat), screen.about(seat)].join(' ').trimEnd());
  const nameWidth = Math.max(...names.map(widthOf));
  return board.seats.flatMap((player, seat) => {
    const cards = 'count' in player.hand ? player.hand.count : player.hand.length;
    const embers = paint('redBright', '●'.repeat(player.embers)) + paint('dim', '○'.repeat(3 - player.embers));
    const assigned = player.passed ? ui(screen, 'passed') : ui(screen, 'assigned', { count: player.assigned });
    const arrow = view.waiting.includes(seat) ? paint('greenBright', '▸') : ' ';
    const facts = [
      `${arrow} ${padTo(names[seat]!, nameWidth)} `,
      ui(screen, 'titles', { titles: titlesIn(board, seat), needed }),
      `${ui(screen, 'embers')}: ${embers}`,
      ui(screen, 'hand-count', { count: cards }),
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

function hand(screen: Screen): string[] {
  const { view, voice, width } = screen;
  const { board, you } = view;
  const legend = ATTRIBUTES.map((kind) => `${inked(kind, letter(screen, kind))} ${voice.term('attribute', kind)}`);
  const lines = flow([...legend, ...screen.legend], width, ' · ').map((line) => paint('dim', line));
  const own = you === null ? undefined : board.seats[you];
  if (own === undefined || 'count' in own.hand || 'count' in own.drawn) return lines;
  const told = own.hand.filter((id) => screen.explain(id));
  const rest = own.hand.filter((id) => !told.includes(id)).map((id) => unitName(screen, id));
  const title = `${paint('bold', ui(screen, 'hand'))}${own.hand.length === 0 ? ': –' : rest.length > 0 ? ': ' : ''}`;
  lines.push(...flow([title + (rest[0] ?? ''), ...rest.slice(1)], width, DOT(), '  '));
  for (const id of told) lines.push(...cardLines(screen, id));
  for (const id of own.drawn) lines.push(...cardLines(screen, id, paint('greenBright', '+ ')));
  return lines;
}

/** A card in full: name, symbols, type and kind of ability, and its text. */
export function cardLines(screen: Screen, id: string, mark = '  '): string[] {
  const { name, text, kind, type, ability } = screen.voice.card(id);
  const facts = [kind, type, ability].filter((fact) => fact !== null).join(', ');
  const title = `${mark}${unitName(screen, id, paint('bold', name))}  `;
  return [
    ...wrap(facts, screen.width - widthOf(title)).map((line, i) =>
      i === 0 ? title + paint('dim', line) : ' '.repeat(widthOf(title)) + paint('dim', line),
    ),
    ...(ability === null && type !== null ? [] : wrap(text.join(' '), screen.width - 6).map((line) => `      ${line}`)),
  ];
}

import type { ElektView } from '@tabula/elekt/board.js';
import { titlesToWin } from '@tabula/elekt/board.js';
import { ATTRIBUTES, type Attribute, ZONES, type Zone } from '@tabula/elekt/content/behaviour.js';
import { packOf } from '@tabula/elekt/content/packs.js';
import type { Seat } from '@tabula/kernel/json.js';
import type { View } from '@tabula/kernel/sight.js';
import { columns, padTo, paint, wrap } from './paint.js';
import type { Voice } from './voice.js';

/** The Elekt table as text, from a view: it shows nothing that the viewer may not know. */

const COLOURS: Readonly<Record<Attribute, Parameters<typeof paint>[0]>> = {
  occultism: 'magenta',
  cunning: 'cyan',
  violence: 'red',
  power: 'yellow',
};
const SEAT_COLOURS = ['blueBright', 'redBright', 'greenBright', 'yellowBright'] as const;

export interface Screen {
  readonly view: View<ElektView>;
  readonly voice: Voice;
  readonly width: number;
}

const ui = ({ voice }: Screen, key: string, params: Record<string, string | number> = {}) =>
  voice.say({ key: `ui.${key}`, params });

const term = ({ voice }: Screen, kind: string, id: string) => voice.term(kind, id);

export const seatName = ({ voice }: Screen, seat: Seat): string =>
  paint(SEAT_COLOURS[seat % SEAT_COLOURS.length]!, voice.term('seat', seat));

/** The whole table: heading, players, the three Zones, and the viewer's hand. */
export function elektScreen(screen: Screen): string {
  const { width } = screen;
  const rule = paint('dim', '─'.repeat(width));
  return [rule, heading(screen), ...players(screen), rule, ...zones(screen), rule, ...hand(screen), rule].join('\n');
}

function heading(screen: Screen): string {
  const { board } = screen.view;
  const order = board.direction === -1 ? '↺' : '↻';
  const parts = [
    paint('bold', 'Elekt'),
    board.round === 0 ? '' : ui(screen, 'round', { round: board.round }),
    board.phase === 'setup' ? '' : term(screen, 'phase', board.phase),
    `${ui(screen, 'scepter')}: ${seatName(screen, board.scepter)} ${order}`,
    ui(screen, 'deck', { count: board.elite.count }),
    ui(screen, 'discard', { count: board.discard.length }),
  ];
  return parts.filter((part) => part !== '').join(paint('dim', ' · '));
}

/** The Titles a player has won. */
export function titlesIn(board: ElektView, seat: Seat): number {
  const { zoneCards } = packOf(board.pack);
  const { missions, influences } = board.seats[seat]!;
  return [...missions, ...influences].reduce((sum, id) => sum + (zoneCards[id]?.titles.length ?? 0), 0);
}

function players(screen: Screen): string[] {
  const { board, you } = screen.view;
  const need = titlesToWin(board.seats.length);
  const nameWidth = Math.max(...board.seats.map((_, seat) => screen.voice.term('seat', seat).length));
  return board.seats.map((player, seat) => {
    const won = [...player.missions, ...player.influences];
    const titles = titlesIn(board, seat);
    const cards = 'count' in player.hand ? player.hand.count : player.hand.length;
    const embers = paint('redBright', '●'.repeat(player.embers)) + paint('dim', '○'.repeat(3 - player.embers));
    const marks = [
      player.passed ? ui(screen, 'passed') : ui(screen, 'assigned', { count: player.assigned }),
      ...[...won, ...player.privileges].map((id) => screen.voice.card(id).name),
    ];
    const arrow = screen.view.waiting.includes(seat) ? paint('greenBright', '▸') : ' ';
    return [
      `${arrow} ${padTo(seatName(screen, seat), nameWidth)}${seat === you ? '*' : ' '}`,
      embers,
      ui(screen, 'titles', { titles, needed: need }),
      ui(screen, 'hand-count', { count: cards }),
      paint('dim', marks.filter((mark) => mark !== '').join(', ')),
    ].join('  ');
  });
}

function zones(screen: Screen): string[] {
  const { width } = screen;
  if (width < 96) return ZONES.flatMap((zone) => [...zoneBlock(screen, zone, width), '']).slice(0, -1);
  const each = Math.floor((width - 4) / 3);
  return columns(
    ZONES.map((zone) => zoneBlock(screen, zone, each)),
    each,
  );
}

function zoneBlock(screen: Screen, zone: Zone, width: number): string[] {
  const { board } = screen.view;
  const { card, units } = board.zones[zone];
  const lines = [paint('bold', term(screen, 'zone', zone))];
  if (card === null) lines.push(paint('dim', ui(screen, 'empty')));
  else {
    const { name, titles, text } = screen.voice.card(card);
    lines.push(paint('italic', `${name}${titles.length > 0 ? `  ${'◆'.repeat(titles.length)}` : ''}`));
    for (const sentence of text) lines.push(...wrap(sentence, width - 2).map((line) => paint('dim', `  ${line}`)));
  }
  for (const [seat] of board.seats.entries())
    for (const unit of units.filter((entry) => entry.owner === seat)) {
      const off = unit.off ? paint('dim', ` (${ui(screen, 'switched-off')})`) : '';
      lines.push(
        `${paint(SEAT_COLOURS[seat % 4]!, '■')} ${screen.voice.card(unit.card).name} ${symbols(screen, unit.card)}${tokens(unit.tokens)}${off}`,
      );
    }
  return lines;
}

const letter = (kind: Attribute) => ({ occultism: 'O', cunning: 'C', violence: 'V', power: 'P' })[kind];

/** The printed symbols of a unit: P2, C1, … */
function symbols({ view }: Screen, id: string): string {
  const printed = packOf(view.board.pack).units[id]?.symbols ?? {};
  return ATTRIBUTES.filter((kind) => (printed[kind] ?? 0) > 0)
    .map((kind) => paint(COLOURS[kind], `${letter(kind)}${printed[kind]}`))
    .join(' ');
}

const tokens = (on: Readonly<Record<Attribute, number>>): string =>
  ATTRIBUTES.filter((kind) => on[kind] > 0)
    .map((kind) => paint(['bold', COLOURS[kind] as 'red'], ` +${on[kind]}${letter(kind)}`))
    .join('');

function hand(screen: Screen): string[] {
  const { view, voice } = screen;
  const { board, you } = view;
  const pool = ATTRIBUTES.map((kind) => paint(COLOURS[kind], `${letter(kind)}${board.pool[kind]}`)).join(' ');
  const legend = ATTRIBUTES.map((kind) => paint(COLOURS[kind], `${letter(kind)} ${voice.term('attribute', kind)}`));
  const lines = [`${ui(screen, 'pool')}: ${pool}   ${legend.join('  ')}`];
  const own = you === null ? undefined : board.seats[you];
  if (own === undefined || 'count' in own.hand || 'count' in own.drawn) return lines;
  lines.push(paint('bold', ui(screen, 'hand')));
  for (const id of own.hand) lines.push(...cardLines(screen, id));
  for (const id of own.drawn) lines.push(...cardLines(screen, id, paint('greenBright', '+ ')));
  return lines;
}

/** A card of the hand: name, symbols, type and kind of ability, and its text. */
export function cardLines(screen: Screen, id: string, mark = '  '): string[] {
  const { name, text, kind, type, ability } = screen.voice.card(id);
  const facts = [kind, type, ability].filter((fact) => fact !== null).join(', ');
  const body = text.flatMap((sentence) => wrap(sentence, screen.width - 8));
  return [
    `${mark}${paint('bold', name)} ${symbols(screen, id)}  ${paint('dim', facts)}`,
    ...body.map((line) => `      ${line}`),
  ];
}

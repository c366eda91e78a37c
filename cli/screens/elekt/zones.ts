import type { ElektView } from '@tabula/elekt/board.js';
import { ATTRIBUTES, type Attribute, ZONES, type Zone } from '@tabula/elekt/content/behaviour.js';
import { packOf } from '@tabula/elekt/content/packs.js';
import { countOf, leaders, participants } from '@tabula/elekt/rules/counting.js';
import { cardIdOf } from '@tabula/elekt/text/names.js';
import type { ElektVoice } from '@tabula/elekt/text/speak.js';
import type { Seat } from '@tabula/kernel/json.js';
import { columns, type Format, flow, padTo, paint, widthOf, wrap } from '../../paint.js';
import type { ElektDrawing } from './table.js';

/** The three Zones: their cards, whose units lie there, and what everybody counts. */

const COLOURS: Readonly<Record<Attribute, Format>> = {
  occultism: 'magentaBright',
  cunning: 'blueBright',
  violence: 'red',
  power: 'yellow',
};
/** From here on the Zones fit side by side. */
const WIDE = 96;

/** Attributes by as few letters as tell them apart in the language: O C V P, Ok Po Pr Wł, O L G M. */
export function letter(voice: ElektVoice, attribute: Attribute): string {
  const names = ATTRIBUTES.map((kind) => voice.name({ attribute: kind }));
  let length = 1;
  while (new Set(names.map((name) => name.slice(0, length))).size < names.length) length++;
  return voice.name({ attribute }).slice(0, length);
}

export const inked = (attribute: Attribute, text: string): string => paint(COLOURS[attribute], text);

/** Amounts of attributes that are not zero: P2 C1. */
const amounts = (voice: ElektVoice, of: Partial<Record<Attribute, number>>, sign = ''): string[] =>
  ATTRIBUTES.filter((kind) => (of[kind] ?? 0) > 0).map((kind) =>
    inked(kind, `${sign}${letter(voice, kind)}${of[kind]}`),
  );

/** The name of a unit with its printed symbols: Acolyte O1 P1. */
export function unitName(voice: ElektVoice, id: string, name = voice.card(id)!.name): string {
  const printed = Object.fromEntries(voice.card(id)!.symbols.map(({ attribute, count }) => [attribute, count]));
  return [name, ...amounts(voice, printed)].join(' ');
}

export function zoneLines(drawing: ElektDrawing): string[] {
  const { width } = drawing;
  if (width < WIDE) return ZONES.flatMap((zone) => zoneRows(drawing, zone));
  const each = Math.floor((width - 4) / 3);
  return columns(
    ZONES.map((zone) => zoneColumn({ ...drawing, width: each }, zone)),
    each,
  );
}

function zoneCard(drawing: ElektDrawing, zone: Zone): { head: string; text: string[] } {
  const { card } = drawing.view.board.zones[zone];
  if (card === null) return { head: paint('dim', drawing.voice.say({ key: 'ui.empty', params: {} })), text: [] };
  const { name, titles } = drawing.voice.card(card)!;
  return { head: paint('italic', [name, '◆'.repeat(titles.length)].join(' ').trimEnd()), text: textOf(drawing, card) };
}

/** The text of a card, if it is to be shown here. */
function textOf(drawing: ElektDrawing, card: string): string[] {
  if (!drawing.explain(cardIdOf(card))) return [];
  const text = drawing.voice.card(card)!.text.join(' ');
  return wrap(text, drawing.width - 4).map((line) => paint('dim', `    ${line}`));
}

const unitsOf = (board: ElektView, zone: Zone, seat: Seat) =>
  board.zones[zone].units.filter((unit) => unit.owner === seat);

function unitLine(drawing: ElektDrawing, unit: ElektView['zones']['court']['units'][number]): string {
  const off = unit.off ? paint('dim', `(${drawing.voice.say({ key: 'ui.switched-off', params: {} })})`) : '';
  return [unitName(drawing.voice, unit.card), ...amounts(drawing.voice, unit.tokens, '+'), off]
    .filter((part) => part)
    .join(' ');
}

/** What is to be told about units that lie here: what they do as long as they lie here. */
function abilities(drawing: ElektDrawing, units: readonly { readonly card: string }[], named: boolean): string[] {
  const { units: cards } = packOf(drawing.view.board.pack);
  return units
    .filter(({ card }) => cards[card]?.permanent !== undefined && drawing.explain(cardIdOf(card)))
    .flatMap(({ card }) => {
      const { name, text } = drawing.voice.card(card)!;
      const told = named ? `${name}: ${text.join(' ')}` : text.join(' ');
      return wrap(told, drawing.width - 4).map((line) => paint('dim', `    ${line}`));
    });
}

/** What a player counts in a Zone; ▲ leads, = shares the lead. */
export function tally(drawing: ElektDrawing, zone: Zone, seat: Seat): string {
  const { board } = drawing.view;
  const cells = ATTRIBUTES.map((attribute) => {
    const count = countOf(board, zone, seat, attribute);
    const { seats } = leaders(board, zone, attribute);
    const leads = seats.includes(seat) && (count > 0 || attribute === 'power');
    const mark = leads ? (seats.length === 1 ? '▲' : '=') : ' ';
    const cell = `${letter(drawing.voice, attribute)}${count}${mark}`;
    return leads ? inked(attribute, cell) : paint('dim', cell);
  });
  return cells.join(' ');
}

/** A Zone in a narrow terminal: a line for each player who has units there. */
function zoneRows(drawing: ElektDrawing, zone: Zone): string[] {
  const { board } = drawing.view;
  const { head, text } = zoneCard(drawing, zone);
  const names = board.seats.map((_, seat) => drawing.voice.name({ seat }));
  const nameWidth = Math.max(...names.map(widthOf));
  const rows = participants(board, zone).map((seat) => {
    const units = unitsOf(board, zone, seat).map((unit) => unitLine(drawing, unit));
    const begin = `  ${padTo(names[seat]!, nameWidth)}  ${tally(drawing, zone, seat)} `;
    const beside = units.every((unit) => widthOf(begin) + widthOf(unit) <= drawing.width);
    const [first, ...rest] = beside ? [begin + units[0], ...units.slice(1)] : [`    ${units[0]}`, ...units.slice(1)];
    const indent = beside ? ' '.repeat(widthOf(begin)) : '    ';
    const listed = flow([first, ...rest], drawing.width, paint('dim', ' · '), indent);
    return beside ? listed : [begin, ...listed];
  });
  const title = `${paint('bold', drawing.voice.name({ zone }))}  ${head}`;
  return [title, ...text, ...rows.flat(), ...abilities(drawing, board.zones[zone].units, true)];
}

/** A Zone as one of three columns. */
function zoneColumn(drawing: ElektDrawing, zone: Zone): string[] {
  const { board } = drawing.view;
  const { head, text } = zoneCard(drawing, zone);
  const lines = [paint('bold', drawing.voice.name({ zone })), head, ...text];
  for (const seat of participants(board, zone)) {
    const name = drawing.voice.name({ seat });
    const counts = tally(drawing, zone, seat);
    if (widthOf(name) + widthOf(counts) + 2 <= drawing.width) lines.push(`${name}  ${counts}`);
    else lines.push(name, `  ${counts}`);
    for (const unit of unitsOf(board, zone, seat)) {
      lines.push(...flow(unitLine(drawing, unit).split(' '), drawing.width - 2, ' ', '  ').map((line) => `  ${line}`));
      lines.push(...abilities(drawing, [unit], false));
    }
  }
  return lines;
}

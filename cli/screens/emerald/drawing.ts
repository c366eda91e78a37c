import type { EmeraldView } from '@tabula/emerald/board.js';
import type { ActionSymbol } from '@tabula/emerald/content/behaviour.js';
import type { Card } from '@tabula/emerald/content/cards.js';
import { anyCard, packFor } from '@tabula/emerald/text/names.js';
import type { EmeraldVoice } from '@tabula/emerald/text/speak.js';
import type { Seat } from '@tabula/kernel/json.js';
import type { Spoken } from '@tabula/kit/voice.js';
import { type Format, flow, paint, paintSeat, widthOf, wrap } from '../../paint.js';
import type { Drawing } from '../screen.js';
import type { EmeraldWords } from './words.js';

/** What cards and cities are drawn with: the words, and the cards of the table. */
export interface Sheet {
  readonly voice: EmeraldVoice;
  readonly words: EmeraldWords;
  readonly spoken: Spoken;
}

/** What is drawn, with the words for it. */
export interface EmeraldDrawing extends Drawing<EmeraldView>, Sheet {}

export const DOT = (): string => paint('dim', ' · ');

/** The sign of a player on the table. */
export const markOf = (seat: Seat): string => paintSeat(seat, '①②③④⑤'[seat]!);

export const AGENT = '♟';
export const CUBE = '■';
export const BOMB = '✸';
export const ZOMBIE = '☠';
const POINT = '★';
const MADNESS = 'ψ';

/** The signs of the symbols: they are the same in every language. */
export const SIGNS: { readonly [S in ActionSymbol]: string } = {
  place: '↓',
  claim: '◎',
  retrieve: '↑',
  move: '→',
  assassinate: '†',
  restorationist: 'R',
  loyalist: 'L',
};
const COLOURS: { readonly [S in ActionSymbol]: Format } = {
  place: 'cyan',
  claim: 'yellow',
  retrieve: 'cyan',
  move: 'green',
  assassinate: 'red',
  restorationist: 'magentaBright',
  loyalist: 'greenBright',
};

/** Points with the letter of the faction that keeps them. */
const KINDS = { neutral: '', loyalist: 'L', restorationist: 'R', kill: '†' } as const;
export const pointSign = (amount: number, kind: keyof typeof KINDS): string => `${amount}${POINT}${KINDS[kind]}`;

/** The kind of a piece: G06 of G06.2. */
export const kindOf = (id: string): string => id.split('.', 1)[0]!;

/** Everything that is printed on a card as signs: Shoggoth L ψ †3. */
export function signsOf({ voice, spoken }: Sheet, id: string): string[] {
  const found = anyCard(packFor(spoken), id);
  if (found === undefined || found.is === 'identity') return [];
  if (found.is === 'royal') return [`${BOMB}${found.card.bombsNeeded}`, `${found.card.worth}${POINT}`];
  const { bombs, points, madness, recruits, killField }: Partial<Card> = found.card;
  return [
    ...voice.card(id)!.symbols.map(({ symbol, count }) => paint(COLOURS[symbol], `${SIGNS[symbol]}${count}`)),
    ...(bombs === undefined ? [] : [paint('red', `${BOMB}${bombs}`)]),
    ...(killField === undefined ? [] : [paint('red', `${AGENT}${pointSign(killField, 'kill')}`)]),
    ...(recruits === undefined ? [] : [`+${recruits}${AGENT}`]),
    ...(points === undefined ? [] : [pointSign(points.amount, points.kind)]),
    ...(madness === true ? [paint('magenta', MADNESS)] : []),
  ];
}

/** The name of a card with its signs. */
export const cardName = (sheet: Sheet, id: string, name = sheet.voice.card(id)!.name): string =>
  [name, ...signsOf(sheet, id)].join(' ');

/** Cards in words, those of one name counted. */
export function cardList(sheet: Sheet, cards: readonly string[]): string[] {
  const counts = new Map<string, { readonly id: string; count: number }>();
  for (const id of cards) {
    const name = cardName(sheet, id);
    const known = counts.get(name);
    if (known === undefined) counts.set(name, { id, count: 1 });
    else known.count++;
  }
  return [...counts].map(([name, { count }]) => (count > 1 ? `${count} × ${name}` : name));
}

/** Whether there is a text on a card besides its signs. */
export function hasText({ spoken }: Sheet, id: string): boolean {
  const found = anyCard(packFor(spoken), id);
  return found?.is === 'game' && found.card.texts !== undefined;
}

/** The text of a card below it, if it is to be shown there. */
export function textBelow(drawing: EmeraldDrawing, id: string, indent: string): string[] {
  if (!hasText(drawing, id) || !drawing.explain(kindOf(id))) return [];
  return drawing.voice
    .card(id)!
    .text.flatMap((text) => wrap(text, drawing.width - widthOf(indent)))
    .map((line) => paint('dim', indent + line));
}

/** A card in full: name, signs, kind, and everything it says. */
export function cardLines(sheet: Sheet, id: string, width: number): string[] {
  const { name, kind, text, symbols, printed } = sheet.voice.card(id)!;
  const title = flow([`  ${cardName(sheet, id, paint('bold', name))}`, paint('dim', kind)], width, '  ', '      ');
  const said = symbols.length === 0 ? [] : [`${symbols.map((symbol) => symbol.said).join(', ')}.`];
  return [
    ...title,
    ...[...said, ...printed, ...text].flatMap((part) => wrap(part, width - 6)).map((line) => `      ${line}`),
  ];
}

type Cards = readonly string[] | { readonly count: number };

/** The cards of a pile that the viewer sees. */
export const cardsIn = (cards: Cards): readonly string[] => ('count' in cards ? [] : cards);

/** How many cards lie in a pile, seen or not. */
export const sizeOf = (cards: Cards): number => ('count' in cards ? cards.count : cards.length);

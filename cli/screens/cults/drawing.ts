import type { CultsView } from '@tabula/cults/board.js';
import { FACES, type Face } from '@tabula/cults/content/behaviour.js';
import { kindOf } from '@tabula/cults/content/cards.js';
import { anyCard } from '@tabula/cults/text/names.js';
import type { CultsVoice } from '@tabula/cults/text/speak.js';
import type { Seat } from '@tabula/kernel/json.js';
import { type Format, flow, paint, paintSeat, widthOf, wrap } from '../../paint.js';
import type { Drawing } from '../screen.js';
import type { CultsWords } from './words.js';

/** What is drawn, with the words for it. */
export interface CultsDrawing extends Drawing<CultsView> {
  readonly voice: CultsVoice;
  readonly words: CultsWords;
}

export const DOT = (): string => paint('dim', ' · ');

/** The sign of a player on the table. */
export const markOf = (seat: Seat, text = ''): string => paintSeat(seat, `${'①②③④'[seat] ?? seat + 1}${text}`);

const SYMBOLS = FACES.filter((face) => face !== 'blank');
const COLOURS: Readonly<Record<Face, Format>> = {
  attack: 'red',
  power: 'yellow',
  terror: 'magentaBright',
  blank: 'dim',
};

/** Symbols by the first letter of their name: A P T, A M T, A M S. */
const letter = (voice: CultsVoice, face: Face): string => voice.name({ face }).slice(0, 1).toUpperCase();

export const inked = (face: Face, text: string): string => paint(COLOURS[face], text);

/** What the letters of the symbols mean. */
export const symbolLegend = (voice: CultsVoice): string[] =>
  SYMBOLS.map((face) => `${inked(face, letter(voice, face))} ${voice.name({ face })}`);

/** The name of a card with its symbols: Doorkeeper A1 P1. */
export function cardName(voice: CultsVoice, id: string, name = voice.card(id)!.name): string {
  const card = anyCard(id);
  if (card === undefined || !('attack' in card)) return name;
  const symbols = SYMBOLS.filter((face) => card[face as 'attack'] > 0);
  return [name, ...symbols.map((face) => inked(face, `${letter(voice, face)}${card[face as 'attack']}`))].join(' ');
}

/** Cards in words, those of one kind counted: 2 × Novice P1. */
export function cardList(voice: CultsVoice, cards: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const id of cards) counts.set(kindOf(id), (counts.get(kindOf(id)) ?? 0) + 1);
  return [...counts].map(([kind, count]) => `${count > 1 ? `${count} × ` : ''}${cardName(voice, kind)}`);
}

/** Whether there is more to read on a card than its name and its symbols. */
export function hasText(id: string): boolean {
  const card = anyCard(id);
  return card !== undefined && (!('attack' in card) || card.ability !== undefined || card.type === 'disorganisation');
}

/** The text of a card below it, if it is to be shown there. */
export function textBelow(drawing: CultsDrawing, id: string, indent: string): string[] {
  const kind = kindOf(id);
  if (!hasText(kind) || !drawing.explain(kind)) return [];
  const text = drawing.voice.card(kind)!.text.join(' ');
  return wrap(text, drawing.width - widthOf(indent)).map((line) => paint('dim', indent + line));
}

/** A card in full: name, symbols, kind, cost and text. */
export function cardLines(
  { voice, words, width }: Pick<CultsDrawing, 'voice' | 'words' | 'width'>,
  id: string,
): string[] {
  const { name, kind, text } = voice.card(id)!;
  const card = anyCard(id);
  const cost = card !== undefined && 'cost' in card && card.cost > 0 ? [words('price', { cost: card.cost })] : [];
  const facts = paint('dim', [kind, ...cost].join(', '));
  const title = flow([`  ${cardName(voice, id, paint('bold', name))}`, facts], width, '  ', '      ');
  return [
    ...title,
    ...(hasText(id) ? text.flatMap((part) => wrap(part, width - 6)).map((line) => `      ${line}`) : []),
  ];
}

type Cards = readonly string[] | { readonly count: number };

/** The cards of a pile that the viewer sees. */
export const cardsIn = (cards: Cards): readonly string[] => ('count' in cards ? [] : cards);

/** How many cards lie in a pile, seen or not. */
export const sizeOf = (cards: Cards): number => ('count' in cards ? cards.count : cards.length);

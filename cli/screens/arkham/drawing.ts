import type { Arkham, ArkhamView, MonsterInPlay } from '@tabula/arkham/board.js';
import { SKILLS } from '@tabula/arkham/language/values.js';
import { kindOf, type Table } from '@tabula/arkham/packs.js';
import { healthOf } from '@tabula/arkham/rules/look.js';
import type { ArkhamVoice } from '@tabula/arkham/text/speak.js';
import type { Seat } from '@tabula/kernel/json.js';
import { type Format, flow, paint, paintSeat, widthOf, wrap } from '../../paint.js';
import type { Drawing } from '../screen.js';
import type { ArkhamWords } from './words.js';

/** What everything is drawn with: the words, and the table with its map. */
export interface Sheet {
  readonly voice: ArkhamVoice;
  readonly words: ArkhamWords;
  readonly table: Table;
}

/** What is drawn: the view, and the same as a board that the rules can count on. */
export interface ArkhamDrawing extends Drawing<ArkhamView>, Sheet {
  readonly s: Arkham;
}

export const DOT = (): string => paint('dim', ' · ');
const MARKS = '①②③④⑤⑥';
/** The sign of a player on the map. */
export const markOf = (seat: Seat): string => paintSeat(seat, MARKS[seat]!);

export const DOOM = '☠';
export const CLUE = '◇';
export const ANOMALY = '✺';
export const REMNANT = '✧';
export const HEALTH = '♥';
export const SANITY = 'ψ';
export const FOCUS = '+';

/** A noun at the beginning of a line. */
export const capital = (text: string): string => text.slice(0, 1).toLocaleUpperCase() + text.slice(1);

/** ARK-458.2: the three states of a monster. */
const STATES = { ready: '▲', engaged: '⚔', exhausted: '▽' } as const;
const STATE_COLOURS: { readonly [S in keyof typeof STATES]: Format } = {
  ready: 'yellow',
  engaged: 'red',
  exhausted: 'dim',
};
export const STATE_SIGNS = Object.entries(STATES) as readonly (readonly [keyof typeof STATES, string])[];
const stateOf = ({ exhausted, with: seats }: MonsterInPlay): keyof typeof STATES =>
  exhausted ? 'exhausted' : seats.length > 0 ? 'engaged' : 'ready';

/** A monster: its state, its name, with whom it is engaged, and its wounds. */
export function monsterText({ voice, s }: ArkhamDrawing, monster: MonsterInPlay): string {
  const state = stateOf(monster);
  const engaged = monster.with.map(markOf).join('');
  const wounds = `${monster.damage}/${healthOf(s, monster.card)}`;
  return [
    paint(STATE_COLOURS[state], `${STATES[state]} ${voice.name({ card: monster.card })}`),
    engaged,
    paint('dim', wounds),
  ]
    .filter((part) => part !== '')
    .join(' ');
}

/** The text of a card below it, if it is to be shown there. */
export function textBelow(drawing: ArkhamDrawing, id: string, indent: string): string[] {
  const card = drawing.voice.card(id);
  if (card === null || !drawing.explain(kindOf(id))) return [];
  return card.text
    .flatMap((text) => wrap(text, drawing.width - widthOf(indent)))
    .map((line) => paint('dim', indent + line));
}

/** A card in full: name, kind, figures, and everything it says. */
export function cardLines({ voice }: Sheet, id: string, width: number): string[] {
  const card = voice.card(id);
  if (card === null) return [];
  const { name, kind, text, printed } = card;
  return [
    ...flow([`  ${paint('bold', name)}`, paint('dim', kind)], width, '  ', '      '),
    ...[...printed, ...text].flatMap((part) => wrap(part, width - 6)).map((line) => `      ${line}`),
  ];
}

/** The skills of an investigator with their focus: "Lore 3+1". */
export function skillTexts({ voice, s, table }: ArkhamDrawing, seat: Seat): string[] {
  const { sheet, focus } = s.seats[seat]!;
  const skills = sheet === null ? undefined : table.sheets[sheet]?.skills;
  if (skills === undefined) return [];
  return SKILLS.map((skill, at) => {
    const more = focus[at]! > 0 ? paint('green', `${FOCUS}${focus[at]}`) : '';
    return `${voice.name({ skill })} ${paint('bold', String(skills[skill]))}${more}`;
  });
}

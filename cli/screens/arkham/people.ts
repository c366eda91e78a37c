import { MYTHOS } from '@tabula/arkham/cards.js';
import { sideOf } from '@tabula/arkham/packs.js';
import { focusLimit, focusTokens } from '@tabula/arkham/rules/look.js';
import type { Seat } from '@tabula/kernel/json.js';
import { flow, padTo, paint, widthOf } from '../../paint.js';
import type { Part } from '../screen.js';
import {
  type ArkhamDrawing,
  CLUE,
  capital,
  DOOM,
  DOT,
  HEALTH,
  markOf,
  REMNANT,
  SANITY,
  skillTexts,
  textBelow,
} from './drawing.js';

/** When we are, what the night holds, and what everybody has. */

export function headingLines({ view, voice, words, width }: ArkhamDrawing): string[] {
  const { round, phase, active, lead, scenario } = view.board;
  const parts = [
    paint('bold', round === 0 ? capital(voice.name({ phase })) : words('round', { round, phase: { phase } })),
    voice.name({ card: scenario }),
    words('lead', { seat: { seat: lead } }),
    ...(active === null ? [] : [words('turn', { seat: { seat: active } })]),
  ];
  return flow(parts, width, DOT());
}

/** ARK-R.99: what is in the cup is known; and what lies on the scenario sheet. */
export function nightLines({ view, voice, words, width }: ArkhamDrawing): string[] {
  const { sheet, cup, drawn, headlines, monsterTop, monsterDeck } = view.board;
  const tokens = MYTHOS.flatMap((token, at) => {
    const all = cup[at]! + drawn[at]!;
    return all === 0 ? [] : [`${voice.name({ token })} ${cup[at]}/${all}`];
  });
  const facts = [
    words('sheet', { clues: `${sheet.clues}${CLUE}`, doom: `${sheet.doom}${DOOM}`, markers: sheet.markers }),
    words('headlines', { count: sizeOf(headlines) }),
    ...monsterTop.map((card) => words('monster-top', { card: { card }, count: sizeOf(monsterDeck) + 1 })),
  ];
  return [
    ...flow(facts, width, DOT(), '  '),
    ...flow([`${words('cup')}: ${tokens[0] ?? '–'}`, ...tokens.slice(1)], width, ', ', '  ').map((line) =>
      paint('dim', line),
    ),
  ];
}

type Cards = readonly string[] | { readonly count: number };
const sizeOf = (cards: Cards): number => ('count' in cards ? cards.count : cards.length);

export function codexParts(drawing: ArkhamDrawing): Part[] {
  const { view, voice, words, width } = drawing;
  const entries = view.board.codex.map(({ card, back, clues, doom }) => {
    const on = [...(clues > 0 ? [`${clues}${CLUE}`] : []), ...(doom > 0 ? [`${doom}${DOOM}`] : [])];
    const side = sideOf(card, back);
    const turned = back ? paint('dim', words('turned')) : '';
    return [
      ...flow(
        [`  ${capital(voice.name({ card }))}`, turned, ...on].filter((part) => part !== ''),
        width,
        '  ',
        '    ',
      ),
      ...textBelow(drawing, side, '    '),
    ];
  });
  const beside = view.board.attached.map(({ card, tile }) => [
    `  ${capital(voice.name({ card }))} ${paint('dim', words('attached', { tile: { tile } }))}`,
    ...textBelow(drawing, card, '    '),
  ]);
  const scenario = [paint('bold', words('codex')), ...textBelow(drawing, view.board.scenario, '    ')];
  return [scenario, ...entries, ...beside];
}

export function displayLines(drawing: ArkhamDrawing): string[] {
  const { view, voice, words, width, table } = drawing;
  const cards = view.board.display.map(
    (card) =>
      `${voice.name({ card })} ${paint('dim', words('price', { value: table.assets[card.split('.', 1)[0]!]?.value ?? 0 }))}`,
  );
  return flow([`${paint('bold', words('display'))}: ${cards[0] ?? '–'}`, ...cards.slice(1)], width, DOT(), '  ');
}

export function playerParts(drawing: ArkhamDrawing): Part[] {
  const { view, voice, about } = drawing;
  const names = view.board.seats.map((_, seat) => [voice.name({ seat }), about(seat)].join(' ').trimEnd());
  const nameWidth = Math.max(...names.map(widthOf));
  return names.map((name, seat) => plate(drawing, seat, padTo(name, nameWidth)));
}

/** What lies open of a player: the investigator, harm, tokens, cards. */
function plate(drawing: ArkhamDrawing, seat: Seat, name: string): string[] {
  const { view, voice, words, width, table } = drawing;
  const one = view.board.seats[seat]!;
  const arrow = view.waiting.includes(seat) ? paint('greenBright', '▸') : ' ';
  const sheet = one.sheet === null ? undefined : table.sheets[one.sheet];
  if (one.sheet === null || sheet === undefined)
    return flow([`${arrow} ${markOf(seat)} ${name}`, paint('dim', words('nobody'))], width, '  ', '      ');
  const facts = [
    `${arrow} ${markOf(seat)} ${name}  ${paint('bold', voice.name({ card: one.sheet }))}`,
    paint('red', `${HEALTH}${sheet.health - one.damage}/${sheet.health}`),
    paint('blueBright', `${SANITY}${sheet.sanity - one.horror}/${sheet.sanity}`),
    `$${one.money}`,
    `${one.clues}${CLUE}`,
    `${one.remnants}${REMNANT}`,
    ...(one.space < 0 ? [] : [voice.name({ space: one.space })]),
    ...(one.delayed ? [paint('yellow', words('delayed'))] : []),
    ...(sizeOf(one.pact) > 0 ? [paint('magenta', words('pact'))] : []),
  ];
  const cards = one.assets.map((asset) => assetText(drawing, asset));
  const limit = focusLimit(drawing.s, seat);
  const focus = words('focus', {
    tokens: focusTokens(drawing.s, seat),
    limit: Number.isFinite(limit) ? String(limit) : '∞',
  });
  return [
    ...flow(facts, width, '  ', '      '),
    ...flow([...skillTexts(drawing, seat), focus], width - 6, ' · ').map((line) => `      ${line}`),
    ...(cards.length === 0 ? [] : flow(cards, width - 6, DOT()).map((line) => `      ${paint('dim', line)}`)),
  ];
}

type AssetView = { readonly card: string; readonly damage: number; readonly horror: number; readonly back: boolean };
const nameOfSide = ({ voice }: ArkhamDrawing, { card, back }: AssetView): string =>
  voice.card(sideOf(card, back))?.name ?? voice.name({ card });

/** A card with the harm it has taken. */
function assetText(drawing: ArkhamDrawing, asset: AssetView): string {
  const harm = [
    ...(asset.damage > 0 ? [`−${asset.damage}${HEALTH}`] : []),
    ...(asset.horror > 0 ? [`−${asset.horror}${SANITY}`] : []),
  ];
  return [nameOfSide(drawing, asset), ...harm].join(' ');
}

/** The own sheet and the own cards with what they say. */
export function ownLines(drawing: ArkhamDrawing): string[] {
  const { view, words } = drawing;
  const own = view.you === null ? undefined : view.board.seats[view.you];
  if (own === undefined || own.sheet === null) return [];
  const cards = [{ card: own.sheet, damage: 0, horror: 0, back: false }, ...own.assets];
  const told = cards.flatMap((asset) => {
    const below = textBelow(drawing, sideOf(asset.card, asset.back), '    ');
    return below.length === 0 ? [] : [`  ${nameOfSide(drawing, asset)}`, ...below];
  });
  return told.length === 0 ? [] : [paint('bold', words('own')), ...told];
}

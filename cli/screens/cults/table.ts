import { PLANS } from '@tabula/cults/content/behaviour.js';
import { inPlay } from '@tabula/cults/rules/districts.js';
import { isNpc } from '@tabula/cults/rules/order.js';
import { scoreOf } from '@tabula/cults/rules/points.js';
import { optionsOf } from '@tabula/cults/table-options.js';
import type { Seat } from '@tabula/kernel/json.js';
import { flow, padTo, paint, widthOf, wrap } from '../../paint.js';
import type { Board, Part } from '../screen.js';
import { districtParts } from './districts.js';
import { type CultsDrawing, cardLines, cardList, DOT, markOf, sizeOf } from './drawing.js';
import { handLines } from './hand.js';
import { goalLines, npcLines } from './npc.js';
import { diceLines, fightLines, turnLines } from './stage.js';

/** The table of Rise of the Cults as text. */
export const tableBoard = (drawing: CultsDrawing): Board => [
  [heading(drawing), ...players(drawing)],
  [...districtParts(drawing), draftLines(drawing)],
  [npcLines(drawing)],
  [goalLines(drawing)],
  [turnLines(drawing), diceLines(drawing), fightLines(drawing)],
  [handLines(drawing)],
];

function heading(drawing: CultsDrawing): string[] {
  const { view, voice, words, width } = drawing;
  const { round, phase, first, npc } = view.board;
  const { rounds } = optionsOf(view.board);
  const parts = [
    ...(round === 0 ? [] : [paint('bold', words('round', { round, rounds }))]),
    paint('bold', voice.name({ phase })),
    ...(npc === null && round > 0 ? [words('first', { seat: { seat: first } })] : []),
  ];
  return [...flow(parts, width, DOT()), ...cityLines(drawing)];
}

/** The city card in force; in setup the prologue. */
function cityLines({ view, voice, width }: CultsDrawing): string[] {
  const { event, prologue, phase } = view.board;
  const id = event ?? (phase === 'setup' ? prologue : null);
  if (id === null) return [];
  const { kind, name, text } = voice.card(id)!;
  return wrap(`${kind}: ${paint('italic', name)}. ${text.join(' ')}`, width, '  ');
}

function players(drawing: CultsDrawing): Part[] {
  const { view, voice, about } = drawing;
  const names = view.board.seats.map((_, seat) => [voice.name({ seat }), about(seat)].join(' ').trimEnd());
  const nameWidth = Math.max(...names.map(widthOf));
  return names.map((name, seat) => plate(drawing, seat, padTo(name, nameWidth)));
}

/** What lies open of a player; the own cultists are known, those of others are behind their screens. */
function plate(drawing: CultsDrawing, seat: Seat, name: string): string[] {
  const { view, words, voice, width } = drawing;
  const { board } = view;
  const player = board.seats[seat]!;
  const { domination, places, majority } = scoreOf(board, seat);
  const points = domination + places + majority;
  const arrow = view.waiting.includes(seat) ? paint('greenBright', '▸') : ' ';
  const [one, two, three] = player.rituals;
  const used = ([...PLANS, 'bluff'] as const).flatMap((plan) =>
    Array.from({ length: player.used[plan] }, () => voice.name({ plan })),
  );
  const hand = sizeOf(player.hand);
  const known = seat === view.you ? [] : (view.held?.[seat] ?? []); // CULT-18.15
  const piles = { hand, deck: sizeOf(player.deck), discard: sizeOf(player.discard) };
  const facts = [
    `${arrow} ${markOf(seat)} ${name}  ${words('points', { points })}`,
    ...(points === 0 ? [] : [paint('dim', `(${words('made', { domination, places, majority })})`)]),
    ...(isNpc(board, seat) ? [] : [words('piles', piles), tokens(drawing, seat)]),
  ];
  const stock = [
    words('supply', { one: one!, two: two!, three: three!, places: player.places, domination: player.domination }),
    ...(board.phase === 'planning' && player.plans > 0 ? [words('markers', { count: player.plans })] : []),
    ...(known.length > 0 ? [words('hand.known', { cards: cardList(voice, known).join(', ') })] : []),
    ...(used.length > 0 ? [words('used', { plans: used.join(', ') })] : []),
  ];
  return [
    ...flow(facts, width, '  ', '      '),
    ...flow(stock, width - 6, ' · ').map((line) => `      ${paint('dim', line)}`),
  ];
}

function tokens({ view, words }: CultsDrawing, seat: Seat): string {
  const { thug, adept, freak } = view.board.seats[seat]!;
  if (thug === null || adept === null || freak === null) return words('tokens.hidden');
  return words('tokens', { thug, adept, freak });
}

/** The stacks that can still be placed, while the districts are laid out. */
function draftLines(drawing: CultsDrawing): string[] {
  const { view, words, voice, width, explain } = drawing;
  const { districts, stacks } = view.board;
  const lacking = inPlay(view.board).some((id) => districts[id].guardian === null || districts[id].action === null);
  if (!lacking) return [];
  const told = stacks.filter((kind) => explain(kind));
  const rest = stacks.filter((kind) => !told.includes(kind));
  const [first = '', ...others] = cardList(voice, rest);
  return [
    ...flow([`${paint('bold', words('draft'))}:${first === '' ? '' : ` ${first}`}`, ...others], width, DOT(), '  '),
    ...told.flatMap((kind) => cardLines(drawing, kind)),
  ];
}

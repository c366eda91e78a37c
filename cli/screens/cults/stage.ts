import { cardOf } from '@tabula/cults/content/cards.js';
import { ritualValue } from '@tabula/cults/rules/districts.js';
import { isNpc } from '@tabula/cults/rules/order.js';
import { type Total, totalsOf } from '@tabula/cults/rules/totals.js';
import type { Seat } from '@tabula/kernel/json.js';
import { flow, padTo, paint, widthOf, wrap } from '../../paint.js';
import { type CultsDrawing, cardList, cardsIn, DOT, inked, markOf, sizeOf } from './drawing.js';

/** What is going on: recruitment dice, and the confrontation with what everybody brings. */

/** The plan that is being carried out. */
export function turnLines({ view, words, width }: CultsDrawing): string[] {
  const { turn } = view.board;
  if (turn === null) return [];
  const { seat, district, plan } = turn;
  return wrap(paint('bold', words('turn', { seat: { seat }, district: { district }, plan: { plan } })), width);
}

export function diceLines({ view, words, voice, width }: CultsDrawing): string[] {
  const { dice, roller, rerolls, phase } = view.board;
  if (dice.length === 0 || roller === null) return [];
  const faces = dice.map((face) => inked(face, voice.name({ face })));
  const left = phase === 'recruitment' ? [words('rerolls', { count: rerolls })] : [];
  const title = paint('bold', words('dice', { seat: { seat: roller } }));
  return flow([`${title}: ${faces[0]}`, ...faces.slice(1), ...left], width, DOT(), '  ');
}

export function fightLines(drawing: CultsDrawing): string[] {
  const { view, words, voice, width } = drawing;
  const { fight } = view.board;
  if (fight === null) return [];
  const totals = totalsOf(view.board);
  const best = Math.max(...totals.map(({ total }) => total));
  const nameWidth = Math.max(...fight.sides.map((seat) => widthOf(voice.name({ seat }))));
  const sides = fight.sides.flatMap((seat) => {
    const total = totals.find((entry) => entry.seat === seat);
    const leads = totals.length > 1 && total?.total === best;
    const begin = `  ${markOf(seat)} ${padTo(voice.name({ seat }), nameWidth)}  `;
    const told = total === undefined ? closed(drawing, seat) : opened(drawing, total, openCards(drawing, seat), leads);
    const lines = flow(told, width - widthOf(begin), DOT());
    return lines.map((line, i) => (i === 0 ? begin : ' '.repeat(widthOf(begin))) + line);
  });
  const title = paint('bold', words('fight', { district: { district: fight.district } }));
  return [...wrap(title, width), ...sides];
}

const openCards = ({ view: { board } }: CultsDrawing, seat: Seat): readonly string[] =>
  isNpc(board, seat) ? board.npc!.revealed : board.seats[seat]!.revealed;

/** Somebody who has not revealed yet: what lies face down only its owner sees. */
function closed(drawing: CultsDrawing, seat: Seat): string[] {
  const { view, words } = drawing;
  const { fight, seats } = view.board;
  const { committed, gang } = seats[seat]!;
  const own = cardsIn(committed);
  const sealed = fight!.committed.includes(seat);
  if (seat === view.you && (own.length > 0 || sealed)) {
    const cards = own.reduce((sum, id) => sum + cardOf(id).attack, 0);
    const rituals = ritualValue(view.board, fight!.district, seat);
    const thugs = gang ?? 0;
    const total = cards + rituals + thugs;
    return [words('fight.sealed'), ...opened(drawing, { cards, rituals, thugs, total }, own, false)];
  }
  return [sealed ? words('fight.hidden', { cards: sizeOf(committed) }) : paint('dim', words('fight.undecided'))];
}

/** CULT-11.21: what a total is made of, and the cards that bring it. */
function opened(
  { words, voice }: CultsDrawing,
  sum: Partial<Total>,
  cards: readonly string[],
  leads: boolean,
): string[] {
  const parts = (['rituals', 'cards', 'thugs', 'added', 'dice'] as const)
    .filter((part) => (sum[part] ?? 0) > 0)
    .map((part) => `${words(`sum.${part}`)} ${sum[part]}`);
  if ((sum.reduction ?? 0) > 0) parts.push(`${words('sum.reduction')} −${sum.reduction}`);
  const attack = words('fight.total', { total: sum.total ?? 0 });
  const made = parts.length > 0 ? ` (${parts.join(', ')})` : '';
  return [`${leads ? paint('bold', attack) : attack}${paint('dim', made)}`, ...cardList(voice, cards)];
}

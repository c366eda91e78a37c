import { TOKENS } from '@tabula/cults/content/behaviour.js';
import { kindOf } from '@tabula/cults/content/cards.js';
import { flow, paint, wrap } from '../../paint.js';
import { type CultsDrawing, cardLines, cardList, DOT, hasText, symbolLegend } from './drawing.js';

/** What the viewer holds: hand cards and cultists; and what the signs on the table mean. */
export function handLines(drawing: CultsDrawing): string[] {
  const { view, words, voice, width } = drawing;
  const signs = [words('legend.free'), words('legend.blocked'), words('legend.top')];
  const lines = flow([...symbolLegend(voice), ...signs], width, ' · ').map((line) => paint('dim', line));
  const own = view.you === null ? undefined : view.board.seats[view.you];
  if (own === undefined || 'count' in own.hand || view.board.phase === 'setup') return lines;
  const locked = own.hand.filter((id) => own.locked.includes(id));
  const usable = own.hand.filter((id) => !locked.includes(id)).sort();
  const [first = '–', ...rest] = [
    ...cardList(voice, usable),
    ...cardList(voice, locked).map((name) => `${name} ${paint('dim', `(${words('card.locked')})`)}`),
  ];
  lines.push(...flow([`${paint('bold', words('hand'))}: ${first}`, ...rest], width, DOT(), '    '));
  for (const kind of new Set(own.hand.map(kindOf)))
    if (hasText(kind) && drawing.explain(kind)) lines.push(...cardLines(drawing, kind));
  const counts = Object.fromEntries(TOKENS.map((token) => [token, own[token] ?? 0]));
  return [...lines, ...wrap(`${paint('bold', words('screen'))}: ${words('tokens', counts)}`, width, '  ')];
}

import { NPC } from '@tabula/cults/board.js';
import { GOAL } from '@tabula/cults/content/cards.js';
import { grouped, npcForecast, type Outlook } from '@tabula/cults/rules/npc-forecast.js';
import { pointsOf } from '@tabula/cults/rules/points.js';
import { isMet } from '@tabula/cults/verbs/goals.js';
import { flow, paint, wrap } from '../../paint.js';
import { type CultsDrawing, DOT, sizeOf } from './drawing.js';

/** The automaton of the solo game: its die, what it holds, what it will do; and what the player has to reach. */

export function npcLines(drawing: CultsDrawing): string[] {
  const { view, words, voice, width } = drawing;
  const { npc, phase } = view.board;
  if (npc === null) return [];
  const { thugs, discard } = npc;
  const facts = [
    paint('bold', voice.name({ seat: NPC })),
    ...(npc.die === null ? [] : [words('npc.die', { face: npc.die })]),
    words('npc.piles', { deck: sizeOf(npc.deck), aside: sizeOf(npc.aside), discard: discard.length, thugs }),
  ];
  const acts = phase === 'planning' || phase === 'action';
  return [...flow(facts, width, DOT(), '  '), ...(acts ? forecastLines(drawing) : [])];
}

/** CULT-19.20: what the NPC does with its next marker, for each face of its die. */
function forecastLines(drawing: CultsDrawing): string[] {
  const { view, words, width } = drawing;
  const forecast = npcForecast(view.board);
  if (forecast === null) return wrap(paint('dim', `  ${words('npc.no-marker')}`), width, '  ');
  const next = words('npc.next', { district: { district: forecast.district } });
  return [
    ...wrap(`  ${next} ${paint('dim', forecast.rule)}`, width, '  '),
    ...grouped(forecast.outlooks).flatMap((outlooks) => {
      const faces = outlooks.map(({ face }) => face).join(' ');
      return wrap(`${faces}  ${deed(drawing, outlooks[0]!)}`, width - 4, '   ').map((line) => `    ${line}`);
    }),
  ];
}

function deed({ words, voice }: CultsDrawing, { deed: does, jumps }: Outlook): string {
  const why = jumps.map((jump) => words(`npc.why.${jump.why}`));
  const plan = paint('bold', voice.name({ plan: does.plan }));
  return [`${plan}:`, ...why, said(words, does), paint('dim', does.rule)].join(' ');
}

function said(words: CultsDrawing['words'], does: Outlook['deed']): string {
  switch (does.plan) {
    case 'preparation':
      return words('npc.deed.preparation', { level: { level: does.level } });
    case 'influence': {
      const { level, risen, from } = does;
      return words('npc.deed.influence', { level: { level }, risen: { level: risen }, from: { district: from } });
    }
    case 'growth':
      return words('npc.deed.growth', { card: { card: does.guardian } });
    default:
      return words(`npc.deed.${does.plan}`);
  }
}

/** The requirements of the goal card as they stand now. */
export function goalLines({ view, words, voice, width }: CultsDrawing): string[] {
  const { board } = view;
  if (board.goal === null) return [];
  const { name, text } = voice.card(board.goal)!;
  const { needs } = GOAL[board.goal]!;
  const met = [pointsOf(board, 0) > pointsOf(board, NPC), ...needs.map((need) => isMet(board, need))];
  const lines = text.flatMap((need, at) =>
    wrap(`${met[at] === true ? paint('green', '✓') : paint('red', '✗')} ${need}`, width - 2, '  ').map(
      (line) => `  ${line}`,
    ),
  );
  return [...wrap(`${paint('bold', words('goal'))}: ${name}`, width, '  '), ...lines];
}

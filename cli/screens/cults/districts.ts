import { DISTRICTS, type District } from '@tabula/cults/content/behaviour.js';
import { sanityOf } from '@tabula/cults/rules/districts.js';
import { cardCost } from '@tabula/cults/rules/growth.js';
import { optionsOf } from '@tabula/cults/table-options.js';
import { columns, flow, paint, wrap } from '../../paint.js';
import type { Part } from '../screen.js';
import { type CultsDrawing, cardName, DOT, markOf, textBelow } from './drawing.js';

/** The four districts of Arkham. */

/** The spaces that are printed in a district; some are blocked for fewer players (CULT-1.4). */
const RITUAL_SPACES = 5;
const LEVELS = ['', 'I', 'II', 'III'];
/** From here on two districts fit side by side. */
const WIDE = 104;
const GAP = '   ';

/** The districts one below the other; in a wide terminal two of them side by side. */
export function districtParts(drawing: CultsDrawing): Part[] {
  const { width } = drawing;
  if (width < WIDE) return DISTRICTS.map((id) => district(drawing, id));
  const each = Math.floor((width - GAP.length) / 2);
  const blocks = DISTRICTS.map((id) => district({ ...drawing, width: each }, id));
  return [0, 2].map((at) => columns(blocks.slice(at, at + 2), each, GAP));
}

const free = (): string => paint('dim', '○');
const blocked = (): string => paint('dim', '✕');

function district(drawing: CultsDrawing, id: District): string[] {
  const { view, words, voice, width } = drawing;
  const { board } = view;
  const here = board.districts[id];
  const name = paint('bold', voice.name({ district: id }));
  if (!here.open) return [`${name}  ${paint('dim', words('closed'))}`];
  const { dominationSpaces } = optionsOf(board);
  const markers = [...here.domination.map((owner) => markOf(owner))];
  while (markers.length < dominationSpaces) markers.push(free());
  const pieces = [
    labelled(words('rituals.name'), rituals(drawing, id)),
    labelled(words('places.name'), here.places.map((owner) => markOf(owner)).join(' ') || '–'),
    labelled(words('domination.name'), markers.join(' ')),
    ...(here.plans.length > 0 ? [labelled(words('plans.name'), plans(drawing, id))] : []),
  ];
  return [
    ...flow([name, ...minds(drawing, id)], width, '  ', '  '),
    ...flow(pieces, width - 2, '   ').map((line) => `  ${line}`),
    ...stacks(drawing, id),
  ];
}

const labelled = (label: string, text: string): string => `${paint('dim', label)} ${text}`;

/** Sanity and the way of the next investigator. */
function minds({ view, words }: CultsDrawing, id: District): string[] {
  const { board } = view;
  if (board.prologue === null) return []; // it says what they are
  const { sanity, investigators, track } = board.districts[id];
  const now = sanityOf(board, id);
  const event = now - sanity - investigators;
  const made = investigators > 0 ? words('sanity.made', { printed: sanity, investigators }) : String(sanity);
  const change = event === 0 ? '' : event > 0 ? ` + ${event}` : ` − ${-event}`;
  const sum = investigators > 0 || event !== 0 ? paint('dim', ` (${made}${change})`) : '';
  return [words('sanity', { sanity: now }) + sum, paint('dim', words('track', { steps: track }))];
}

function rituals({ view }: CultsDrawing, id: District): string {
  const { ritualCap } = optionsOf(view.board);
  const there = view.board.districts[id].rituals.map(({ owner, level }) => markOf(owner, LEVELS[level]));
  return Array.from({ length: RITUAL_SPACES }, (_, nth) => there[nth] ?? (nth < ritualCap ? free() : blocked())).join(
    ' ',
  );
}

/** The stack of plan markers from the top; only the one on top can be used, ▸ by whose turn it is. */
function plans({ view }: CultsDrawing, id: District): string {
  const { phase, turn, districts } = view.board;
  const [top, ...below] = [...districts[id].plans].reverse();
  const now = phase === 'action' && (turn === null ? view.waiting.includes(top!) : turn.seat === top);
  const first = `${now ? paint('greenBright', '▸') : ''}[${markOf(top!)}]`;
  return [first, ...below.map((owner) => markOf(owner))].join(' ');
}

/** What is offered, with the texts that are to be told below. */
function stacks(drawing: CultsDrawing, id: District): string[] {
  const { view, words, voice, width } = drawing;
  const { guardian, action } = view.board.districts[id];
  const blocks = [guardian, action].flatMap((stack) => {
    if (stack === null) return [];
    const price = words('stack', { cost: cardCost(view.board, id, stack.kind), left: stack.left });
    const line = `${cardName(voice, stack.kind)} ${paint('dim', `(${price})`)}`;
    return [{ line, text: textBelow({ ...drawing, width: width - 2 }, stack.kind, '    ') }];
  });
  const told = blocks.some(({ text }) => text.length > 0);
  const lines = told
    ? blocks.flatMap(({ line, text }) => [...wrap(line, width - 2, '  '), ...text])
    : flow(
        blocks.map(({ line }) => line),
        width - 2,
        DOT(),
      );
  return lines.map((line) => `  ${line}`);
}

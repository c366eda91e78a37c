import type { Option, Question } from '@tabula/kernel/question.js';
import { flow, padTo, paint, widthOf, wrap } from './paint.js';
import type { Voice } from './voice.js';

/** The options of a question as a menu. What pairs two things is a grid: 1a is the first unit in the first Zone. */

export interface Item {
  /** What to type. */
  readonly name: string;
  readonly option: Option;
  /** As it is read, without its rule. */
  readonly label: string;
}

export interface Menu {
  readonly items: readonly Item[];
  readonly lines: readonly string[];
}

interface Entry {
  readonly option: Option;
  readonly label: string;
  /** The rule of the option, if it is another than that of the question. */
  readonly rule: string;
  /** The two things that it pairs: their identities and their words. */
  readonly pair: { readonly row: Thing; readonly column: Thing } | null;
}

interface Thing {
  readonly id: string;
  readonly words: string;
}

/** Options of one row of the menu: pairs with the same first thing, or one that is no pair. */
type Row = readonly Entry[];

const NUMBER = 4;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

export function menuOf(question: Question, voice: Voice, width: number): Menu {
  const labels = voice.labels(question);
  const entries = question.options.map((option, i): Entry => {
    const rule = option.rule === question.rule ? '' : option.rule;
    return { option, label: labels[i]!, rule, pair: pairOf(option, labels[i]!) };
  });
  const upright = gridOf(entries, width);
  if (upright === null) return plain(entries, width);
  if (upright.fits) return upright.menu;
  const turned = gridOf(entries.map(turn), width);
  return turned?.fits ? turned.menu : upright.menu;
}

/** An option that reads "Acolyte → Court Zone" pairs what stands before the arrow with what stands behind it. */
function pairOf({ refs }: Option, label: string): Entry['pair'] {
  const [, first, arrow, second] = /^(.*?) ([→⇄]) (.*)$/.exec(label) ?? [];
  if (first === undefined || second === undefined || refs.length < 2) return null;
  return {
    row: { id: JSON.stringify(refs[0]), words: first },
    column: { id: JSON.stringify(refs[1]), words: arrow === '⇄' ? `⇄ ${second}` : second },
  };
}

const turn = (entry: Entry): Entry =>
  entry.pair === null ? entry : { ...entry, pair: { row: entry.pair.column, column: entry.pair.row } };

function plain(entries: readonly Entry[], width: number): Menu {
  const items = entries.map(({ option, label }, i) => ({ name: String(i + 1), option, label }));
  return { items, lines: entries.flatMap((entry, i) => single(i + 1, entry, width)) };
}

const single = (number: number, { label, rule }: Entry, width: number): string[] =>
  wrap(`${label} ${paint('dim', rule)}`.trimEnd(), width - NUMBER - 2).map(
    (line, i) => `${(i === 0 ? `${number}.` : '').padStart(NUMBER)}  ${line}`,
  );

function rowsOf(entries: readonly Entry[]): Row[] {
  const rows = new Map<string, Entry[]>();
  for (const entry of entries) {
    const id = entry.pair?.row.id ?? `alone ${entry.option.key}`;
    rows.set(id, [...(rows.get(id) ?? []), entry]);
  }
  return [...rows.values()];
}

/** The options as a grid; null if no row has two of them. A column has the same letter in every row. */
function gridOf(entries: readonly Entry[], width: number): { menu: Menu; fits: boolean } | null {
  const rows = rowsOf(entries);
  const letters = [...new Set(entries.flatMap(({ pair }) => (pair === null ? [] : [pair.column.id])))];
  if (rows.every((row) => row.length < 2) || letters.length > LETTERS.length) return null;
  const letterOf = ({ pair }: Entry) => (pair === null ? '' : LETTERS[letters.indexOf(pair.column.id)]!);
  const items = rows.flatMap((row, i) =>
    row.map((entry) => ({ name: `${i + 1}${letterOf(entry)}`, option: entry.option, label: entry.label })),
  );
  const cellOf = (entry: Entry, number: number) =>
    `${paint('bold', `${number}${letterOf(entry)}`)} ${entry.pair?.column.words ?? ''}`;
  const headWidth = Math.max(...entries.map(({ pair }) => widthOf(pair?.row.words ?? '')));
  const widths = letters.map((id) =>
    Math.max(
      ...rows.flatMap((row, i) =>
        row.filter(({ pair }) => pair?.column.id === id).map((entry) => widthOf(cellOf(entry, i + 1))),
      ),
    ),
  );
  const fits = NUMBER + 2 + headWidth + widths.reduce((sum, cell) => sum + cell + 2, 0) <= width;
  const lines = rows.flatMap((row, i) => {
    const { pair } = row[0]!;
    if (pair === null) return single(i + 1, row[0]!, width);
    const begin = `${`${i + 1}.`.padStart(NUMBER)}  ${padTo(pair.row.words, headWidth)}  `;
    const cells = fits
      ? letters.map((id, at) => {
          const entry = row.find((found) => found.pair?.column.id === id);
          return padTo(entry === undefined ? '' : cellOf(entry, i + 1), widths[at]!);
        })
      : row.map((entry) => cellOf(entry, i + 1));
    const [first = '', ...rest] = cells;
    const most = fits ? Number.POSITIVE_INFINITY : width;
    return flow([begin + first, ...rest], most, '  ', ' '.repeat(NUMBER + 4)).map((line) => line.trimEnd());
  });
  return { menu: { items, lines }, fits };
}

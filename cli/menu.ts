import type { Ref } from '@tabula/kernel/chance.js';
import type { Option, Question } from '@tabula/kernel/question.js';
import { unbound } from '@tabula/words/bind.js';
import { flow, padTo, paint, widthOf, wrap } from './paint.js';
import type { Screen } from './screens/screen.js';
import type { CliWords } from './text/words.js';

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
  /** As much of it as is shown at first: of a long list the beginning. */
  readonly brief: readonly string[];
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
/** Lists that are longer than this are cut to the other figure. */
const LONG = 15;
const FEW = 12;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

export function menuOf(
  question: Question,
  { voice, paired }: Pick<Screen, 'voice' | 'paired'>,
  say: CliWords,
  width: number,
  /** What is said below an option of a list; a grid has no room for it. */
  below: (option: Option, width: number) => readonly string[] = () => [],
): Menu {
  const labels = voice.question(question).options;
  const entries = question.options.map((option, i): Entry => {
    const rule = option.rule === question.rule ? '' : option.rule;
    const pair = paired.includes(question.id) ? namedPair(option, voice) : arrowPair(option, labels[i]!);
    return { option, label: labels[i]!, rule, pair };
  });
  const found = gridOf(entries, width) ?? listOf(entries, question, say, width, below);
  if (question.min > 0) return found;
  const none = `${'0.'.padStart(NUMBER)}  ${say('none')}`;
  return { ...found, lines: [...found.lines, none], brief: [...found.brief, none] };
}

/** The keys of the options that a line names, by what stands before them or by their keys; or the first word that names none. */
export function keysIn(line: string, { items }: Menu): readonly string[] | string {
  const keys = new Set<string>();
  for (const word of line.split(/[\s,]+/).filter((entry) => entry !== '')) {
    const item =
      items.find(({ name }) => name === word.toLowerCase()) ?? items.find(({ option }) => option.key === word);
    if (item === undefined) return word;
    keys.add(item.option.key);
  }
  return [...keys];
}

/** The options in which all these words are found, and none of those with a minus before them, as they are listed. */
export function linesWith(text: string, { items }: Menu, width: number): string[] {
  const words = text.toLowerCase().split(/\s+/);
  const fits = (label: string, word: string) =>
    word.startsWith('-') ? !label.includes(word.slice(1)) : label.includes(word);
  const found = items.filter(({ label }) => words.every((word) => fits(unbound(label).toLowerCase(), word)));
  return found.flatMap(({ name, label }) => single(name, label, width));
}

/** An option of a question that pairs things: the first is the row, the second the column. */
function namedPair({ refs: [row, column] }: Option, voice: Screen['voice']): Entry['pair'] {
  if (row === undefined || column === undefined) return null;
  const thing = (ref: Ref): Thing => ({ id: JSON.stringify(ref), words: voice.name(ref) });
  return { row: thing(row), column: thing(column) };
}

/** An option that reads "Acolyte → Court Zone" pairs what stands before the arrow with what stands behind it. */
function arrowPair({ refs }: Option, label: string): Entry['pair'] {
  const [, first, arrow, second] = /^(.*?) ([→⇄]) (.*)$/.exec(label) ?? [];
  if (first === undefined || second === undefined || refs.length < 2) return null;
  return {
    row: { id: JSON.stringify(refs[0]), words: first },
    column: { id: JSON.stringify(refs[1]), words: arrow === '⇄' ? `⇄ ${second}` : second },
  };
}

const turn = (entry: Entry): Entry =>
  entry.pair === null ? entry : { ...entry, pair: { row: entry.pair.column, column: entry.pair.row } };

/** The options one below the other; an amount is called by itself. */
function listOf(
  entries: readonly Entry[],
  { kind }: Question,
  say: CliWords,
  width: number,
  below: (option: Option, width: number) => readonly string[],
): Menu {
  const items = entries.map(({ option, label }, i) => ({
    name: kind === 'amount' ? option.key : String(i + 1),
    option,
    label,
  }));
  const indent = ' '.repeat(NUMBER + 4);
  const each = items.map(({ name, label, option }, i) => [
    ...single(name, `${label} ${paint('dim', entries[i]!.rule)}`, width),
    ...below(option, width - indent.length).map((line) => `${indent}${line}`),
  ]);
  const lines = each.flat();
  if (items.length <= LONG) return { items, lines, brief: lines };
  const more = wrap(say('more', { count: items.length - FEW }), width - NUMBER - 2);
  const rest = more.map((line) => `${' '.repeat(NUMBER + 2)}${paint('dim', line)}`);
  return { items, lines, brief: [...each.slice(0, FEW).flat(), ...rest] };
}

const single = (name: string, text: string, width: number): string[] =>
  wrap(text.trimEnd(), width - NUMBER - 2).map((line, i) => `${(i === 0 ? `${name}.` : '').padStart(NUMBER)}  ${line}`);

function rowsOf(entries: readonly Entry[]): Row[] {
  const rows = new Map<string, Entry[]>();
  for (const entry of entries) {
    const id = entry.pair?.row.id ?? `alone ${entry.option.key}`;
    rows.set(id, [...(rows.get(id) ?? []), entry]);
  }
  return [...rows.values()];
}

/** The options as a grid, the way that fits; null if they make none. */
function gridOf(entries: readonly Entry[], width: number): Menu | null {
  const upright = layGrid(entries, width);
  if (upright === null || upright.fits) return upright?.menu ?? null;
  const turned = layGrid(entries.map(turn), width);
  return turned?.fits ? turned.menu : upright.menu;
}

/** Null if no row has two options, or two have the same place. A column has the same letter in every row. */
function layGrid(entries: readonly Entry[], width: number): { menu: Menu; fits: boolean } | null {
  const rows = rowsOf(entries);
  const places = entries.flatMap(({ pair }) => (pair === null ? [] : [`${pair.row.id} ${pair.column.id}`]));
  // The fullest row tells the order of the columns.
  const fullest = [...rows].sort((a, b) => b.length - a.length).flat();
  const letters = [...new Set(fullest.flatMap(({ pair }) => (pair === null ? [] : [pair.column.id])))];
  if (rows.every((row) => row.length < 2) || letters.length > LETTERS.length) return null;
  if (new Set(places).size < places.length) return null;
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
    if (pair === null) return single(String(i + 1), `${row[0]!.label} ${paint('dim', row[0]!.rule)}`, width);
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
  return { menu: { items, lines, brief: lines }, fits };
}

import { styleText } from 'node:util';

export type Format = Parameters<typeof styleText>[0];

/** Whether colours may be used: on a terminal, unless NO_COLOR says otherwise. */
const coloured = (): boolean => {
  const { FORCE_COLOR, NO_COLOR } = process.env;
  if (FORCE_COLOR !== undefined) return FORCE_COLOR !== '0';
  return process.stdout.isTTY === true && !NO_COLOR;
};

export const paint = (format: Format, text: string): string =>
  coloured() && text !== '' ? styleText(format, text) : text;

/** Each seat has a colour of its own. */
const SEAT_COLOURS = ['cyanBright', 'redBright', 'greenBright', 'yellowBright', 'magentaBright'] as const;
export const paintSeat = (seat: number, text: string): string => paint(SEAT_COLOURS[seat % SEAT_COLOURS.length]!, text);

const ESCAPES = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');
/** How many columns a text takes, without its colours. */
export const widthOf = (text: string): number => [...text.replace(ESCAPES, '')].length;
export const padTo = (text: string, width: number): string => text + ' '.repeat(Math.max(0, width - widthOf(text)));

/** Breaks a text into lines of at most so many columns; the lines after the first are indented. */
export function wrap(text: string, width: number, indent = ''): string[] {
  return flow(text.split(' '), width, ' ', indent);
}

/** Parts one after another, with a separator between them, on as many lines as they need; too wide a part is broken. */
export function flow(parts: readonly string[], width: number, separator: string, indent = ''): string[] {
  const lines: string[] = [];
  let line: string | null = null;
  const add = (part: string, between: string) => {
    if (line === null) line = part;
    else if (widthOf(line) + widthOf(between) + widthOf(part) <= width) line += between + part;
    else {
      lines.push(line);
      line = indent + part;
    }
  };
  for (const part of parts) {
    const [first = '', ...rest] = widthOf(indent + part) > width ? part.split(' ') : [part];
    add(first, separator);
    for (const word of rest) add(word, ' ');
  }
  return line === null ? lines : [...lines, line];
}

/** Lays blocks of lines side by side. */
export function columns(blocks: readonly (readonly string[])[], width: number, gap = '  '): string[] {
  const height = Math.max(...blocks.map((block) => block.length));
  return Array.from({ length: height }, (_, row) =>
    blocks
      .map((block) => padTo(block[row] ?? '', width))
      .join(gap)
      .trimEnd(),
  );
}

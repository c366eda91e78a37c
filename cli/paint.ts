import { styleText } from 'node:util';

type Format = Parameters<typeof styleText>[0];

/** Whether colours may be used: on a terminal, unless NO_COLOR says otherwise. */
const coloured = (): boolean =>
  process.env.FORCE_COLOR !== undefined || (process.stdout.isTTY === true && !process.env.NO_COLOR);

export const paint = (format: Format, text: string): string => (coloured() ? styleText(format, text) : text);

const ESCAPES = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');
/** How many columns a text takes, without its colours. */
export const widthOf = (text: string): number => [...text.replace(ESCAPES, '')].length;
export const padTo = (text: string, width: number): string => text + ' '.repeat(Math.max(0, width - widthOf(text)));

/** Breaks a text into lines of at most so many columns. */
export function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && widthOf(line) + 1 + widthOf(word) > width) {
      lines.push(line);
      line = '';
    }
    line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line];
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

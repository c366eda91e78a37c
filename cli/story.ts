import { flow, padTo, paint, widthOf, wrap } from './paint.js';

/** A line of the story beside its bar, with the rule it comes from. */
export function barred(text: string, rule: string, width: number): string[] {
  return wrap(`${text} ${paint('dim', rule)}`, width - 2, '  ').map((part) => `${paint('dim', '│')} ${part}`);
}

/** What each player has come by, one thing after another: a line for each of them. */
export function pathLines(names: readonly string[], paths: readonly (readonly string[])[], width: number): string[] {
  const nameWidth = Math.max(...names.map(widthOf));
  return paths.flatMap(([first = '–', ...rest], seat) =>
    flow(
      [`  ${padTo(names[seat]!, nameWidth)}  ${first}`, ...rest],
      width,
      paint('dim', ' · '),
      ' '.repeat(nameWidth + 4),
    ),
  );
}

import type { Option, Question } from '@tabula/kernel/question.js';
import { paint } from './paint.js';
import type { Voice } from './voice.js';

/** The options of a question as a menu: each has a short name to type. Long lists are grouped by what they point at. */

export interface Item {
  /** What to type. */
  readonly name: string;
  readonly option: Option;
}

export interface Menu {
  readonly items: readonly Item[];
  readonly lines: readonly string[];
}

const LONG = 9;

export function menuOf(question: Question, voice: Voice): Menu {
  return question.options.length > LONG ? grouped(question, voice) : plain(question.options, voice);
}

const labelled = (option: Option, voice: Voice) => `${voice.say(option.label)} ${paint('dim', option.rule)}`;

function plain(options: readonly Option[], voice: Voice): Menu {
  const items = options.map((option, i) => ({ name: String(i + 1), option }));
  return { items, lines: items.map(({ name, option }) => `${name.padStart(4)}  ${labelled(option, voice)}`) };
}

/** Options that point at two things, in a row for each first thing: 1a, 1b, 1c. */
function grouped({ options }: Question, voice: Voice): Menu {
  const rows: { subject: string; options: Option[] }[] = [];
  for (const option of options) {
    const [first, second] = option.refs;
    const subject = second === undefined ? '' : JSON.stringify(first);
    const row = subject === '' ? undefined : rows.find((entry) => entry.subject === subject);
    if (row === undefined) rows.push({ subject, options: [option] });
    else row.options.push(option);
  }
  const items: Item[] = [];
  const lines = rows.map(({ subject, options: row }, i) => {
    const number = String(i + 1);
    if (subject === '') {
      items.push({ name: number, option: row[0]! });
      return `${number.padStart(4)}  ${labelled(row[0]!, voice)}`;
    }
    const cells = row.map((option, j) => {
      const name = `${number}${String.fromCharCode(97 + j)}`;
      items.push({ name, option });
      return `${paint('bold', name)} ${nameOf(option.refs[1]!, voice)}`;
    });
    return `${number.padStart(4)}  ${nameOf(row[0]!.refs[0]!, voice)}: ${cells.join('  ')}`;
  });
  return { items, lines };
}

export function nameOf(ref: Option['refs'][number], voice: Voice): string {
  const [kind, id] = Object.entries(ref)[0]!;
  return voice.term(kind, id);
}

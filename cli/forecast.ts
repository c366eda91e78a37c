import type { Question } from '@tabula/kernel/question.js';
import type { Forecast, Prospect } from '@tabula/kit/forecast.js';
import type { Voice } from '@tabula/kit/voice.js';
import { paint, wrap } from './paint.js';

/** What an option leads to, in lines of the terminal. */

const SIGNS: { readonly [I in Prospect['is']]: string } = {
  gain: paint('green', '+'),
  cost: paint('red', '−'),
  plain: '·',
  vain: paint('dim', '∅'),
};

/** As many lines stand below an option of a list; a command tells all of them. */
const FEW = 2;

const told = (lines: readonly Prospect[], voice: Voice, width: number): string[] =>
  lines.flatMap((line) => wrap(`${SIGNS[line.is]} ${voice.say(line)} ${paint('dim', line.rule)}`, width, '  '));

/** The first lines of what is certain. */
export const briefly = ({ lines }: Forecast, voice: Voice, width: number): string[] =>
  told(lines.filter(({ given }) => given === undefined).slice(0, FEW), voice, width);

/** All of it, by condition. */
export function wholly({ lines }: Forecast, voice: Voice, width: number): string[] {
  const conditions = [...new Set(lines.map(({ given }) => (given === undefined ? '' : voice.say(given))))];
  return conditions.flatMap((condition) => {
    const fits = ({ given }: Prospect) => (given === undefined ? '' : voice.say(given)) === condition;
    const head = condition === '' ? [] : [paint('bold', condition)];
    return [...head, ...told(lines.filter(fits), voice, width)];
  });
}

/** More options than these are listed without what they lead to. */
const MOST = 15;

/** Whether what the options of a question lead to has room below them. */
export const hasRoom = ({ options, kind }: Question): boolean => options.length <= MOST && kind !== 'amount';

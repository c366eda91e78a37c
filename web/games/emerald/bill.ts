import type { EmeraldView } from '@tabula/emerald/board.js';
import { CITIES } from '@tabula/emerald/content/behaviour.js';
import { packOf } from '@tabula/emerald/content/packs.js';
import { openBoard } from '@tabula/emerald/open-board.js';
import { bombsOf } from '@tabula/emerald/rules/bombs.js';
import type { Ref } from '@tabula/kernel/chance.js';
import type { Question } from '@tabula/kernel/question.js';
import type { Voice } from '@tabula/kit/voice.js';
import type { Language } from '@tabula/words/language.js';
import type { Bill } from '../../table/bill.js';
import { idIn } from '../../table/event.js';
import { boardWords } from './words.js';

/** EMER-10.11, EMER-10.12: bombs against bombs needed, where an assassination was begun without choosing its support first. */
export function emeraldBill(question: Question, board: unknown, _voice: Voice, language: Language): Bill | null {
  if (question.id !== 'assassinate/support') return null;
  const view = board as EmeraldView;
  const words = boardWords(language);
  const s = openBoard(view);
  const { alike } = packOf(view.pack);
  const city = CITIES.find((id) => id === idIn(question.prompt, 'city', 'city'));
  const given = city === undefined ? 0 : s.cities[city].agents[question.seat]!;
  const need = Number(question.prompt.params.needed);
  const worth = ({ card, text }: Ref): number =>
    bombsOf(s, typeof text === 'string' ? `text:${text}` : String(card), given);
  return {
    need,
    given,
    lines: [
      { label: words('bill.needed'), amount: need, rule: 'EMER-10.6' },
      { label: words('bill.agents'), amount: -given, rule: 'EMER-10.8' },
    ],
    missing: (count) => words('attack.missing', { count }),
    confirm: words('attack.do'),
    worth,
    alike: ({ card, text }) =>
      typeof text === 'string' ? `text:${alike[text] ?? text}` : (alike[String(card)] ?? String(card)),
    fits: ({ key }) => key !== 'stop',
  };
}

import type { CultsView } from '@tabula/cults/board.js';
import { isDistrict } from '@tabula/cults/content/behaviour.js';
import { openBoard } from '@tabula/cults/open-board.js';
import { unlocked } from '@tabula/cults/rules/cards.js';
import { levelsOf, sanityOf } from '@tabula/cults/rules/districts.js';
import { terrorOf } from '@tabula/cults/rules/terror.js';
import type { Option, Question } from '@tabula/kernel/question.js';
import type { Voice } from '@tabula/kit/voice.js';
import type { Language } from '@tabula/words/language.js';
import type { Gauge } from '../../table/gauge.js';
import { NUMERALS } from './pieces.js';
import { boardWords } from './words.js';

/** Before a domination: the terror that one can reach by rituals, freaks and cards (CULT-12.5), against the sanity. */
export function cultsGauge(
  { id, seat }: Question,
  { key }: Option,
  board: unknown,
  voice: Voice,
  language: Language,
): Gauge | null {
  const [at, plan] = key.split(':');
  if (id !== 'turn/choice' || plan !== 'domination' || !isDistrict(at)) return null;
  const s = openBoard(board as CultsView);
  const words = boardWords(language);
  const player = s.seats[seat]!;
  const levels = levelsOf(s, at, seat);
  const cards = unlocked(player).map((card) => ({ card, terror: terrorOf(card, false) }));
  const frightening = cards.filter(({ terror }) => terror > 0);
  const sources = [
    {
      tone: 'var(--seat)',
      label: levels.map((level) => words('bill.ritual', { level: { level } })).join(' + '),
      parts: levels.map((level) => ({ count: level, sign: NUMERALS[level] })),
    },
    {
      tone: 'var(--ter)',
      label: words('token', { token: { token: 'freak' }, count: player.freak }),
      parts: [{ count: player.freak, icon: 'freak' }],
    },
    {
      tone: '#cfc298',
      label: frightening.map(({ card, terror }) => `${voice.name({ card })} ${terror}`).join(' + '),
      parts: frightening.map(({ terror }) => ({ count: terror, icon: 'ter' })),
    },
  ];
  const limit = sanityOf(s, at);
  return {
    title: words('reach'),
    limit,
    over: words('reach.more', { sanity: limit }),
    seat,
    sources: sources.filter(({ parts }) => parts.some(({ count }) => count > 0)),
    says: ['forecast.reach', 'forecast.short'],
  };
}

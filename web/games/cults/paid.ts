import type { Event } from '@tabula/kernel/chance.js';
import type { Voice } from '@tabula/kit/voice.js';
import type { Language } from '@tabula/words/language.js';
import { idIn, seatIn } from '../../table/event.js';
import { boardWords } from './words.js';

const SPENT = new Set(['event.spent-card', 'event.spent-tokens']);

/** What somebody has paid with, in one sentence; null for anything else that is told. */
export function cultsPaid(act: readonly Event[], voice: Voice, language: Language): string | null {
  const seat = act[0] === undefined ? null : seatIn(act[0]);
  if (seat === null || act.length < 2 || !act.every(({ key }) => SPENT.has(key))) return null;
  const words = boardWords(language);
  const cards = act.flatMap((event) => {
    const card = idIn(event, 'card', 'card');
    return card === null ? [] : voice.name({ card });
  });
  const tokens = act.flatMap(({ key, params }) => (key === 'event.spent-tokens' ? words('token', params) : []));
  const alike = [...new Set(cards)].map((name) => {
    const count = cards.filter((card) => card === name).length;
    return count === 1 ? name : `${name} ×${count}`;
  });
  return words('log.paid', { name: voice.name({ seat }), what: [...alike, ...tokens].join(', ') });
}

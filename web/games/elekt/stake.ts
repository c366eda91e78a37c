import type { ElektView } from '@tabula/elekt/board.js';
import { ZONES } from '@tabula/elekt/content/behaviour.js';
import { packOf } from '@tabula/elekt/content/packs.js';
import type { Language } from '@tabula/words/language.js';
import type { Cue } from '../../table/cues.js';
import { boardWords } from './words.js';

const STAKES = {
  occultism: 'stake.occultism',
  cunning: 'stake.cunning',
  violence: 'stake.violence',
} as const;

/** What an attribute is counted for, while it is counted; Power for what lies in the Zone. */
export function elektStake({ moment, board }: Cue, language: Language): string | null {
  const { attribute, zone }: { readonly attribute?: string; readonly zone?: string } = Object.assign(
    {},
    ...moment.about,
  );
  if (moment.quiet !== true || attribute === undefined) return null;
  const words = boardWords(language);
  if (attribute === 'occultism' || attribute === 'cunning' || attribute === 'violence') return words(STAKES[attribute]);
  const { pack, zones } = board as ElektView;
  const card = ZONES.flatMap((id) => (id === zone ? (zones[id].card ?? []) : []))[0];
  const titles = card === undefined ? 0 : (packOf(pack).zoneCards[card]?.titles.length ?? 0);
  return titles === 0 ? words('stake.privilege') : words('stake.titles', { count: titles });
}

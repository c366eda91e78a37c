import type { CultsView } from '@tabula/cults/board.js';
import { inPlay, ritualValue, sanityOf } from '@tabula/cults/rules/districts.js';
import type { Language } from '@tabula/words/language.js';
import type { Cue } from '../../table/cues.js';
import type { Meaning } from '../face.js';
import { boardWords } from './words.js';

/** Moments after which the districts may be harder or easier to terrify. */
const CHANGES = new Set(['event.city-card', 'event.investigator-arrived', 'event.investigator-advanced']);

/** What becomes of the districts in which somebody has rituals: how much terror they need now, and who is about to arrive. */
export function cultsMeans(
  { moment, board, before, events }: Pick<Cue, 'moment' | 'board' | 'before' | 'events'>,
  you: number,
  language: Language,
): readonly Meaning[] {
  if (before === null || !events.some(({ key }) => CHANGES.has(key)) || moment.stays === true) return [];
  const [was, now] = [before as CultsView, board as CultsView];
  const words = boardWords(language);
  return inPlay(now).flatMap((id) => {
    const strength = ritualValue(now, id, you);
    const [old, sanity] = [sanityOf(was, id), sanityOf(now, id)];
    const district = { district: id };
    const changed = old !== sanity && now.districts[id].sanity > 0;
    const near = now.districts[id].track === 1 && was.districts[id].track > 1;
    return [
      ...(changed && strength > 0
        ? [
            {
              is: sanity < old ? 'good' : 'bad',
              text: words('means.sanity', { district, need: sanity + 1, strength }),
            } as const,
          ]
        : []),
      ...(near ? [{ is: strength > 0 ? 'bad' : 'plain', text: words('means.near', { district }) } as const] : []),
    ];
  });
}

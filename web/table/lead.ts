import type { Voice } from '@tabula/kit/voice.js';
import { settings } from '../app/settings.js';
import type { Face } from '../games/face.js';
import { say } from '../text/words.js';
import { leadersIn } from './round.js';
import { withMinus } from './signed.js';
import { spokenAt, type TableNow } from './source.js';

/** Who is ahead, in a sentence; null while nobody is, and where all play together. */
export function leadSaid(now: TableNow, face: Face, voice: Voice): string | null {
  const { language } = settings.get();
  const [series] = face.series(language, spokenAt(now));
  if (series === undefined || series.counted !== undefined) return null;
  const ahead = leadersIn(series.of(now.board));
  if (ahead === null) return null;
  const count = withMinus(series.says(ahead.count));
  const names = ahead.seats.map((seat) => voice.name({ seat }));
  if (names.length > 1) return say('round.level', { names: new Intl.ListFormat(language).format(names), count });
  return ahead.seats[0] === now.you
    ? say('round.leads.you', { count })
    : say('round.leads', { name: names[0] ?? '', count });
}

import type { EmeraldVoice } from '@tabula/emerald/text/speak.js';
import type { Event, Ref } from '@tabula/kernel/chance.js';
import type { Seat } from '@tabula/kernel/json.js';
import { paint } from '../../paint.js';
import { barred, pathLines } from '../../story.js';
import type { EmeraldWords } from './words.js';

interface Teller {
  readonly voice: EmeraldVoice;
  readonly words: EmeraldWords;
  readonly width: number;
}

/** Events that begin or end something. */
const HEADINGS = /^event\.(round|turn|attacks|attacks-royal|revealed|ended-.*|punished|won)$/;

/** What happened, told to a player: a line for each event. */
export const storyLines = (events: readonly Event[], { voice, width }: Teller): string[] =>
  events.flatMap((event) => {
    const text = voice.say(event);
    return barred(HEADINGS.test(event.key) ? paint('bold', text) : text, event.rule, width);
  });

/** Which points were gained for what, in which round. */
export function chronicle(events: readonly Event[], seats: number, { voice, words, width }: Teller): string[] {
  let round = 0;
  const paths: string[][] = Array.from({ length: seats }, () => []);
  for (const { key, params } of events) {
    if (key === 'event.round') round = params.round as number;
    if (key !== 'event.points') continue;
    const { seat, card } = params as { readonly [name: string]: Ref };
    const gain = `+${params.count as number} ${voice.name({ card: card!.card! })}`;
    paths[seat!.seat as Seat]!.push(`${paint('dim', words('path.round', { round }))} ${gain}`);
  }
  const names = paths.map((_, seat) => voice.name({ seat }));
  return [paint('bold', words('path')), ...pathLines(names, paths, width)];
}

import type { CultsVoice } from '@tabula/cults/text/speak.js';
import type { Event, Ref } from '@tabula/kernel/chance.js';
import type { Seat } from '@tabula/kernel/json.js';
import { paint } from '../../paint.js';
import { barred, pathLines } from '../../story.js';
import type { CultsWords } from './words.js';

interface Teller {
  readonly voice: CultsVoice;
  readonly words: CultsWords;
  readonly width: number;
}

/** Events that begin something new. */
const HEADINGS = ['event.round', 'event.plan', 'event.npc-plan', 'event.confrontation', 'event.won', 'event.lost'];

/** What happened, told to a player: a line for each event. */
export const storyLines = (events: readonly Event[], { voice, width }: Teller): string[] =>
  events.flatMap((event) => {
    const text = voice.say(event);
    return barred(HEADINGS.includes(event.key) ? paint('bold', text) : text, event.rule, width);
  });

/** Which domination markers were placed where, in which round, and whose they replaced. */
export function chronicle(events: readonly Event[], seats: number, { voice, words, width }: Teller): string[] {
  let round = 0;
  const paths: string[][] = Array.from({ length: seats }, () => []);
  for (const { key, params } of events) {
    if (key === 'event.round') round = params.round as number;
    if (key !== 'event.domination' && key !== 'event.domination-replaced') continue;
    const { seat, district, owner } = params as { readonly [name: string]: Ref };
    const where = voice.name({ district: district!.district! });
    const from = owner === undefined ? '' : ` (← ${voice.name({ seat: owner.seat! })})`;
    paths[seat!.seat as Seat]!.push(`${paint('dim', words('path.round', { round }))} ${where}${from}`);
  }
  const names = paths.map((_, seat) => voice.name({ seat }));
  return [paint('bold', words('path')), ...pathLines(names, paths, width)];
}

import type { ArkhamVoice } from '@tabula/arkham/text/speak.js';
import type { Event, Ref } from '@tabula/kernel/chance.js';
import type { Seat } from '@tabula/kernel/json.js';
import { paint, wrap } from '../../paint.js';
import { barred, pathLines } from '../../story.js';
import type { ArkhamWords } from './words.js';

interface Teller {
  readonly voice: ArkhamVoice;
  readonly words: ArkhamWords;
  readonly width: number;
}

/** Events that begin or end something. */
const HEADINGS = /^event\.(round|[a-z]+-phase|turn|headline|encounter|codex|flipped|won|lost|defeated|devoured)$/;

/** What happened, told to a player: a line for each event, and the story where it goes on. */
export const storyLines = (events: readonly Event[], { voice, width }: Teller): string[] =>
  events.flatMap((event) => {
    const text = voice.say(event);
    if (event.key === 'event.tale') return tale(text, width);
    return barred(HEADINGS.test(event.key) ? paint('bold', text) : text, event.rule, width);
  });

/** A part of the story stands apart from what the rules have done. */
const tale = (text: string, width: number): string[] =>
  text === '' ? [] : wrap(text, width - 6).map((line) => `${paint('dim', '│')}   ${paint('italic', line)}`);

const WORTH: { readonly [key: string]: 'path.clue' | 'path.researched' | 'path.defeated' | 'path.lost' } = {
  'event.gained-clue': 'path.clue',
  'event.researched': 'path.researched',
  'event.monster-defeated': 'path.defeated',
  'event.defeated': 'path.lost',
  'event.devoured': 'path.lost',
  'event.retired': 'path.lost',
};

/** What each player has done for the team, and in which round. */
export function chronicle(events: readonly Event[], seats: number, { voice, words, width }: Teller): string[] {
  let round = 0;
  const paths: string[][] = Array.from({ length: seats }, () => []);
  for (const { key, params } of events) {
    if (key === 'event.round') round = params.round as number;
    const worth = WORTH[key];
    if (worth === undefined) continue;
    const { seat } = params as { readonly [name: string]: Ref };
    const about = { count: 1, monster: { card: null }, sheet: { card: null }, ...params };
    paths[seat!.seat as Seat]!.push(`${paint('dim', words('path.round', { round }))} ${words(worth, about)}`);
  }
  const names = paths.map((_, seat) => voice.name({ seat }));
  return [paint('bold', words('path')), ...pathLines(names, paths, width)];
}

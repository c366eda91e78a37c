import type { Event } from '@tabula/kernel/chance.js';

/** A link of what a token of the mythos has set going: events of one kind that follow each other are one link. */
export interface Link {
  readonly kind:
    | 'token'
    | 'card'
    | 'doom'
    | 'anomaly'
    | 'monster'
    | 'clue'
    | 'gate'
    | 'news'
    | 'terror'
    | 'harm'
    | 'relief'
    | 'dice'
    | 'scar'
    | 'cup'
    | 'else';
  readonly events: readonly Event[];
}

const KINDS: { readonly [key: string]: Link['kind'] } = {
  'event.token': 'token',
  'event.spread-doom': 'card',
  'event.doom': 'doom',
  'event.anomaly': 'anomaly',
  'event.spawned': 'monster',
  'event.clue': 'clue',
  'event.gate-burst': 'gate',
  'event.headline': 'news',
  'event.terror': 'terror',
  'event.suffered': 'harm',
  'event.marked': 'harm',
  'event.recovered': 'relief',
  'event.rolled': 'dice',
  'event.rerolled': 'dice',
  'event.tested': 'dice',
  'event.dice': 'dice',
  'event.pact-rolled': 'dice',
  'event.scar': 'scar',
  'event.tokens-added': 'cup',
};
/** Those that happen at once, or lead to each other, are one link. */
const TOGETHER: readonly Link['kind'][] = ['doom', 'harm', 'relief', 'dice', 'scar'];

/** What a page says is read on the page; what is only sorted away is no link. */
const SKIPPED: readonly string[] = [
  'tale',
  'uses',
  'set-aside',
  'mixed-in',
  'shuffled-in',
  'displayed',
  'markers-hidden',
  'markers-removed',
  'put-under',
].map((name) => `event.${name}`);

/** So many links stand side by side: the token, and the last of what came of it. */
const MOST = 4;

export function chainOf(events: readonly Event[]): readonly Link[] {
  const links: { kind: Link['kind']; events: Event[] }[] = [];
  for (const event of events) {
    if (SKIPPED.includes(event.key)) continue;
    const kind = KINDS[event.key] ?? 'else';
    const last = links.at(-1);
    if (last?.kind === kind && TOGETHER.includes(kind)) last.events.push(event);
    else links.push({ kind, events: [event] });
  }
  return links.length <= MOST ? links : [links[0]!, ...links.slice(1 - MOST)];
}

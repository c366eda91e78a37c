import type { MythosToken } from '@tabula/arkham/cards.js';
import type { Event, Ref } from '@tabula/kernel/chance.js';
import { idIn, seatIn } from '../../../table/event.js';
import { iconOf } from '../emblem.js';
import type { Seen } from '../seen.js';
import type { Link } from './chain.js';

/** What stands at a link of the mythos: a sign, what it is, and what it does. */

export const tokenName = (words: Seen['words'], token: unknown): string => words(`stage.token.${token as MythosToken}`);

/** What an event may be about, the nearest first. */
const ABOUT = [
  ['monster', 'card'],
  ['card', 'card'],
  ['sheet', 'card'],
  ['condition', 'condition'],
  ['tile', 'tile'],
  ['space', 'space'],
  ['skill', 'skill'],
  ['seat', 'seat'],
] as const;

function aboutOf(event: Event): Ref | null {
  for (const [name, kind] of ABOUT) {
    const id = idIn(event, name, kind);
    if (id !== null) return { [kind]: id };
  }
  return null;
}

const SIGNS: { readonly [K in Link['kind']]: string } = {
  token: 'ar-doom',
  card: 'ar-deck-event',
  doom: 'ar-doom',
  anomaly: 'ar-deck-anomaly',
  monster: 'ar-mythos-spawn-monster',
  clue: 'ar-clue',
  gate: 'ar-mythos-gate-burst',
  news: 'ar-deck-headline',
  terror: 'ar-deck-event',
  harm: 'ar-damage',
  relief: 'ar-heart',
  dice: 'bolt',
  scar: 'ar-deck-anomaly',
  cup: 'ar-mythos-gate-burst',
  else: 'log',
};
/** What is gained and lost without a card. */
const STOCKS: { readonly [key: string]: 'money' | 'clues' | 'remnants' } = {
  'event.money': 'money',
  'event.money-lost': 'money',
  'event.remnant': 'remnants',
  'event.researched': 'clues',
  'event.gained-clue': 'clues',
  'event.clue-moved': 'clues',
  'event.clue-discarded': 'clues',
  'event.sheet-clues': 'clues',
};

export function signOf({ kind, events }: Link): string {
  const last = events.at(-1)!;
  if (kind === 'harm') return Number(last.params.damage) === 0 ? 'ar-horror' : 'ar-damage';
  if (kind === 'dice') return iconOf(aboutOf(events[0]!) ?? {}) ?? SIGNS.dice;
  if (kind !== 'else' && kind !== 'monster') return SIGNS[kind];
  const stock = STOCKS[last.key];
  const about = aboutOf(last) ?? {};
  if (stock !== undefined) return iconOf({ stock })!;
  if (typeof about.condition === 'string') return `ar-${about.condition}`;
  return iconOf(about) ?? (about.seat === undefined ? SIGNS[kind] : 'person');
}

export function titleOf({ props, words }: Seen, { kind, events }: Link): string {
  const last = events.at(-1)!;
  switch (kind) {
    case 'token':
      return tokenName(words, idIn(last, 'token', 'token'));
    case 'harm':
      return words('stage.link.harm', last.params);
    case 'cup':
      return words('map.cup');
    case 'dice': {
      if (last.key === 'event.tested')
        return words(Number(last.params.successes) > 0 ? 'stage.passed' : 'stage.failed');
      return last.key === 'event.rolled' ? words('stage.test.of', last.params) : words('stage.dice');
    }
    case 'monster':
    case 'news':
    case 'else': {
      const stock = STOCKS[last.key];
      const about = aboutOf(last);
      if (stock !== undefined) return words(`panel.${stock}`);
      if (last.key === 'event.won' || last.key === 'event.lost')
        return words(last.key === 'event.won' ? 'end.dawn' : 'end.dark');
      return about === null ? words('stage.mythos') : props.name(about);
    }
    default:
      return words(`stage.link.${kind}`, { count: events.length });
  }
}

/** So many sentences there is room for. */
const MOST_SAID = 2;

export function textOf(
  { props, words, table, s, view }: Seen,
  { kind, events }: Link,
  drawn: readonly Event[],
): string {
  const [first] = events;
  switch (kind) {
    case 'token': {
      const seat = seatIn(first!);
      const nth = drawn.filter((event) => seatIn(event) === seat).length;
      const said = words('stage.link.nth', { seat: { seat: seat ?? 0 }, nth });
      return idIn(first!, 'token', 'token') === 'blank' ? `${said} ${words('stage.link.blank')}` : said;
    }
    case 'card': {
      const card = idIn(first!, 'card', 'card');
      const spaces = card === null ? [] : (table.events[String(card)]?.doom ?? []);
      const places = spaces.map((id) => props.name({ space: table.spaceOf[id] ?? 0 }));
      return words('stage.link.names', { places: [...new Set(places)].join(', ') });
    }
    case 'doom':
      return [...new Set(events.map((event) => Number(idIn(event, 'space', 'space') ?? -1)))]
        .map((space) => {
          const count = space < 0 ? s.sheet.doom : (view.doom[space] ?? 0);
          return words('stage.link.now', { space: { space }, count });
        })
        .join(' · ');
    case 'news':
      return ''; // its name stands above
    case 'dice':
      return props.say(events.at(-1)!);
    default:
      return events.slice(-MOST_SAID).map(props.say).join(' ');
  }
}

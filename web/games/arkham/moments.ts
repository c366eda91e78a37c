import type { Event } from '@tabula/kernel/chance.js';
import type { Moment, MomentOf } from '../../table/cues.js';
import { idIn, seatIn } from '../../table/event.js';
import { plate, shownFor, summedUp, type Told } from '../../table/told.js';

interface ToldAt extends Told {
  /** At a space or a card of the table; else at whose doing it is. */
  readonly at?: 'space' | 'card' | 'monster' | 'dice' | 'codex' | 'cup';
  /** The board says it: a page that is read need not be read again beside it. */
  readonly quiet?: true;
}

/** The moments of Arkham Horror; what is not here belongs to what came before it: what an action or a page brings. */
const TOLD: { readonly [key: string]: ToldAt } = {
  'event.lead': { ms: 1200 },
  'event.investigator': { ms: 900, own: true },
  'event.round': { ms: 1300 },
  'event.action-phase': { ms: 900 },
  'event.monster-phase': { ms: 1200 },
  'event.encounter-phase': { ms: 1200 },
  'event.mythos-phase': { ms: 1200, at: 'cup' },
  'event.turn': { ms: 600, own: true },
  'event.acts': { ms: 800, own: true },
  'event.stood-up': { ms: 800, own: true },
  'event.uses': { ms: 900, at: 'card', own: true },
  'event.moved': { ms: 900, at: 'space', own: true },
  'event.focused': { ms: 700, own: true },
  'event.gained-clue': { ms: 1100 },
  'event.researched': { ms: 1300, at: 'codex' },
  'event.delayed': { ms: 900 },
  'event.refused': { ms: 900, own: true },
  'event.traded': { ms: 1100, own: true },
  'event.rolled': { ms: 1500, at: 'dice' },
  'event.rerolled': { ms: 1200, at: 'dice' },
  'event.tested': { ms: 1600, at: 'dice' },
  'event.dice': { ms: 1200, at: 'dice' },
  'event.suffered': { ms: 1300 },
  'event.marked': { ms: 900, at: 'card' },
  'event.recovered': { ms: 900 },
  'event.swapped': { ms: 1200 },
  'event.condition': { ms: 1200 },
  'event.condition-lost': { ms: 900 },
  'event.pact-rolled': { ms: 1200, at: 'dice' },
  'event.pact': { ms: 2000 },
  'event.bought': { ms: 900, at: 'card', own: true },
  'event.revealed': { ms: 900 },
  'event.defeated': { ms: 2200 },
  'event.devoured': { ms: 2200 },
  'event.retired': { ms: 1600 },
  'event.encounter': { ms: 900, at: 'space', own: true },
  'event.tale': { ms: 6500, quiet: true },
  'event.engaged': { ms: 1100, at: 'monster' },
  'event.disengaged': { ms: 900, at: 'monster' },
  'event.spawned': { ms: 1500, at: 'monster' },
  'event.damaged': { ms: 1000, at: 'monster' },
  'event.monster-defeated': { ms: 1400 },
  'event.monster-falls': { ms: 1300 },
  'event.monster-moved': { ms: 900, at: 'monster' },
  'event.attacks': { ms: 1300, at: 'monster' },
  'event.readied': { ms: 700, at: 'monster' },
  'event.exhausted': { ms: 800, at: 'monster' },
  'event.token': { ms: 1500, at: 'cup' },
  'event.spread-doom': { ms: 1500 },
  'event.doom': { ms: 1400, at: 'space' },
  'event.doom-removed': { ms: 1200, at: 'space' },
  'event.clue': { ms: 1400 },
  'event.clue-moved': { ms: 1200, at: 'codex' },
  'event.clue-discarded': { ms: 900 },
  'event.sheet-clues': { ms: 1100, at: 'codex' },
  'event.gate-burst': { ms: 1700 },
  'event.headline': { ms: 1200 },
  'event.terror': { ms: 1400, at: 'space' },
  'event.anomaly': { ms: 2000 },
  'event.anomaly-gone': { ms: 1800 },
  'event.codex': { ms: 2200, at: 'codex' },
  'event.flipped': { ms: 2200, at: 'codex' },
  'event.returned': { ms: 1200, at: 'codex' },
  'event.attached': { ms: 1300 },
  'event.marker': { ms: 1000, at: 'space' },
  'event.marker-revealed': { ms: 1600 },
  'event.scar': { ms: 1500, at: 'space' },
  'event.mended': { ms: 1500, at: 'space' },
  'event.out-of-game': { ms: 1200 },
  'event.won': { ms: 2200 },
  'event.lost': { ms: 2200 },
};

/** Events that follow each other as one: a gate throws doom on every space of its neighbourhood. */
const TOGETHER: readonly string[] = ['event.doom', 'event.readied', 'event.marker', 'event.scar'];

export const arkhamMoment: MomentOf = (event, you) => {
  const told = TOLD[event.key];
  if (told === undefined) return null;
  const seat = seatIn(event);
  const about = aboutOf(event, seat);
  return {
    id: TOGETHER.includes(event.key) ? event.key : `${event.key}/${seat}/${JSON.stringify(about)}`,
    ms: shownFor(told, seat, you),
    where: [...places(event, told.at), ...plate(seat)],
    seat,
    about,
    ...(told.quiet === true && !ARCHIVED.test(String(idIn(event, 'tale', 'tale'))) ? { quiet: true } : {}),
    ...(event.key === 'event.pact' ? { reads: String(idIn(event, 'card', 'card')) } : {}),
    ...summedUp(event),
  };
};

/** What the archive tells has no page on the board: the codex has what its cards do. */
const ARCHIVED = /^archive\//;

/** The card of a story: a page of it has a name of its own after the card's. */
const cardOfTale = (tale: string): string => tale.replace(/#.*$/, '').replace(/^(.*?\/\d+)\/.*$/, '$1');

/** What lies on the map is not to be seen while a page lies over it. */
const UNCOVERED = '.ar-table:not(:has(> .ar-over)) ';
const CODEX: readonly string[] = ['.ar-codex'];

/** Neighbourhoods, spaces and monsters are lit by the map itself, each in its own shape; doom without a space falls onto the codex. */
const space = (event: Event): readonly string[] => (Number(idIn(event, 'space', 'space') ?? 0) < 0 ? CODEX : []);

function places(event: Event, at: ToldAt['at']): readonly string[] {
  const card = idIn(event, 'card', 'card');
  switch (at) {
    case 'space':
    case 'monster':
      return space(event);
    case 'card':
      return card === null
        ? []
        : [`${UNCOVERED}.ar-map [data-card='${card}']`, `:not(.ar-map *)[data-card='${card}']`, ...space(event)];
    case 'codex':
      return card === null ? CODEX : [`.ar-codex [data-card='${card}']`, ...CODEX];
    case 'cup':
      return ['.ar-cup'];
    case 'dice':
      return ['.ar-dice'];
    default:
      return [];
  }
}

function aboutOf(event: Event, seat: number | null): Moment['about'] {
  const tale = idIn(event, 'tale', 'tale');
  if (tale !== null) return [{ card: cardOfTale(String(tale)) }];
  for (const [name, kind] of ABOUT) {
    const id = idIn(event, name, kind);
    if (id !== null) return [{ [kind]: id }];
  }
  return seat === null ? [] : [{ seat }];
}
const ABOUT = [
  ['monster', 'card'],
  ['token', 'token'],
  ['tile', 'tile'],
  ['space', 'space'],
  ['skill', 'skill'],
] as const;

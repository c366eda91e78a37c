import { ATTRIBUTES, type Attribute, ZONES, type Zone } from '@tabula/elekt/content/behaviour.js';
import type { Event } from '@tabula/kernel/chance.js';
import type { Seat } from '@tabula/kernel/json.js';
import { idIn, seatIn } from '../../table/event.js';
import type { Beat } from '../../table/source.js';

/** One confrontation as the story told it. */
export interface Trial {
  readonly attribute: Attribute;
  /** What each participant counted; null before it was counted. */
  readonly counts: ReadonlyMap<Seat, number>;
  readonly outcome: 'open' | 'won' | 'none';
  readonly winner: Seat | null;
  /** The rule that decided it. */
  readonly rule: string;
  /** The card that was won, in Power. */
  readonly card: string | null;
  /** What the winner made of it. */
  readonly effects: readonly Event[];
}

/** The confrontations of one Zone, in the order in which they were resolved so far. */
export interface Stage {
  readonly zone: Zone;
  readonly trials: readonly Trial[];
  /** The Zone is done with: its card was won or has left the game. */
  readonly over: boolean;
  /** So is the round. */
  readonly past: boolean;
}

type Open = { -readonly [K in keyof Trial]: Trial[K] } & { counts: Map<Seat, number>; effects: Event[] };

const zoneIn = (event: Event): Zone | null => ZONES.find((zone) => zone === idIn(event, 'zone', 'zone')) ?? null;
const attributeIn = (event: Event): Attribute | null =>
  ATTRIBUTES.find((kind) => kind === idIn(event, 'attribute', 'attribute')) ?? null;

/** What belongs to no confrontation any more. */
const ENDS = new Set(['event.round', 'event.scepter-given', 'event.scepter-handed', 'event.units-returned']);
/** The effects of a win that are worth a line on the stage. */
const EFFECTS = new Set([
  'event.tie-won',
  'event.tie-lost',
  'event.tie-lowest',
  'event.tie-highest',
  'event.named',
  'event.unsavable',
  'event.save-unpaid',
  'event.attached',
  'event.swapped',
  'event.forged',
  'event.annihilated',
  'event.redirected',
  'event.saved',
  'event.saved-by-pact',
  'event.stayed',
  'event.discarded-from-zone',
]);

/** The last confrontations of each Zone in a story, oldest first. A card that confronts at once has a stage of its own. */
export function stages(story: readonly Beat[]): readonly Stage[] {
  const found: { zone: Zone; trials: Open[]; over: boolean; past: boolean }[] = [];
  const stageOf = (zone: Zone, fresh: boolean) => {
    const last = found.at(-1);
    if (!fresh && last !== undefined && last.zone === zone && !last.over) return last;
    const stage = { zone, trials: [], over: false, past: false };
    found.push(stage);
    return stage;
  };
  const trialOf = (event: Event): Open | null => {
    const [zone, attribute] = [zoneIn(event), attributeIn(event)];
    if (zone === null || attribute === null) return null;
    const { trials } = stageOf(zone, false);
    const last = trials.at(-1);
    if (last?.attribute === attribute && last.outcome === 'open') return last;
    const trial: Open = {
      attribute,
      counts: new Map(),
      outcome: 'open',
      winner: null,
      rule: event.rule,
      card: null,
      effects: [],
    };
    trials.push(trial);
    return trial;
  };
  for (const { events } of story)
    for (const event of events) {
      const last = found.at(-1);
      switch (event.key) {
        case 'event.zone': {
          const zone = zoneIn(event);
          if (zone !== null) stageOf(zone, true);
          break;
        }
        case 'event.count': {
          const [trial, seat, count] = [trialOf(event), seatIn(event), event.params.count];
          if (trial !== null && seat !== null && typeof count === 'number') trial.counts.set(seat, count);
          break;
        }
        case 'event.no-winner':
        case 'event.tied':
        case 'event.won-confrontation': {
          const trial = trialOf(event);
          if (trial === null) break;
          const won = event.key === 'event.won-confrontation';
          trial.outcome = won ? 'won' : 'none';
          trial.winner = won ? seatIn(event) : null;
          trial.rule = event.rule;
          break;
        }
        case 'event.won-card':
        case 'event.card-unclaimed': {
          const card = idIn(event, 'card', 'card');
          if (last === undefined || last.zone !== zoneIn(event)) break;
          last.over = true;
          const trial = last.trials.at(-1);
          if (trial?.attribute !== 'power') break;
          trial.outcome = event.key === 'event.won-card' ? 'won' : 'none';
          trial.winner = event.key === 'event.won-card' ? seatIn(event) : null;
          trial.rule = event.rule;
          trial.card = typeof card === 'string' ? card : null;
          break;
        }
        case 'event.assigned':
          // Confronted by a card during Assignment: that is over with the next assignment.
          if (last !== undefined) last.over = true;
          break;
        default:
          if (ENDS.has(event.key) && last !== undefined) last.over = last.past = true;
          else if (EFFECTS.has(event.key) && last !== undefined && !last.over) last.trials.at(-1)?.effects.push(event);
      }
    }
  return found.filter(({ trials, over }) => trials.length > 0 || !over);
}

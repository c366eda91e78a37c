import type { Event } from '@tabula/kernel/chance.js';
import type { JSX } from 'preact';
import { Cite, Icon } from '../../../app/parts.js';
import { idIn } from '../../../table/event.js';
import { emblemOf } from '../emblem.js';
import { useSeen } from '../seen.js';

type Tone = 'good' | 'bad' | 'plain';

/** What an effect is to those it happens to, and its symbol. */
const EFFECTS: { readonly [key: string]: readonly [Tone, string] } = {
  'event.money': ['good', 'ar-money'],
  'event.money-lost': ['bad', 'ar-money'],
  'event.remnant': ['good', 'ar-remnant'],
  'event.gained-clue': ['good', 'ar-clue'],
  'event.researched': ['good', 'ar-clue'],
  'event.sheet-clues': ['good', 'ar-clue'],
  'event.clue-discarded': ['bad', 'ar-clue'],
  'event.focused': ['good', 'ar-focus'],
  'event.delayed': ['bad', 'hour'],
  'event.suffered': ['bad', 'ar-damage'],
  'event.marked': ['bad', 'ar-damage'],
  'event.recovered': ['good', 'plus'],
  'event.condition-lost': ['good', 'check'],
  'event.doom': ['bad', 'ar-doom'],
  'event.doom-removed': ['good', 'ar-doom'],
  'event.clue': ['good', 'ar-clue'],
  'event.spawned': ['bad', 'ar-mythos-spawn-monster'],
  'event.engaged': ['bad', 'ar-mythos-spawn-monster'],
  'event.monster-defeated': ['good', 'ar-act-attack'],
  'event.anomaly': ['bad', 'ar-deck-anomaly'],
  'event.anomaly-gone': ['good', 'ar-deck-anomaly'],
  'event.gained': ['good', 'cards'],
  'event.bought': ['good', 'ar-money'],
  'event.discarded': ['bad', 'cards'],
  'event.moved': ['plain', 'ar-act-move'],
  'event.defeated': ['bad', 'ar-damage'],
  'event.devoured': ['bad', 'ar-damage'],
};
/** More than this many are told in the chronicle. */
const MOST = 5;

function toneOf(event: Event): readonly [Tone, string] {
  const { key, params } = event;
  if (key === 'event.condition') {
    const condition = String(idIn(event, 'condition', 'condition'));
    return [condition === 'blessed' ? 'good' : 'bad', `ar-${condition}`];
  }
  const [tone, icon] = EFFECTS[key] ?? ['plain', 'log'];
  const card = idIn(event, 'card', 'card');
  if (typeof card === 'string' && icon === 'cards') return [tone, emblemOf(card)];
  return [tone, icon === 'ar-damage' && params.damage === 0 ? 'ar-horror' : icon];
}

/** What has come of it, a row each. */
export function Effects({ events }: { readonly events: readonly Event[] }): JSX.Element | null {
  const { props } = useSeen();
  if (events.length === 0) return null;
  return (
    <ul class="ar-effects">
      {events.slice(0, MOST).map((event, at) => {
        const [tone, icon] = toneOf(event);
        return (
          <li key={at} class={`is-${tone}`}>
            <span>
              <Icon id={icon} />
            </span>
            <b>{props.say(event)}</b>
            <Cite rule={event.rule} short />
          </li>
        );
      })}
    </ul>
  );
}

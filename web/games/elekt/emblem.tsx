import { cardIdOf } from '@tabula/elekt/text/names.js';
import type { JSX } from 'preact';
import { people } from '../emblems-people.js';
import { things } from '../emblems-things.js';

const paths: Readonly<Record<string, readonly string[]>> = { ...people, ...things };
type EmblemName = keyof typeof people | keyof typeof things;

/** Which emblem a card bears. Cards of like theme share one; a card of another pack bears the acolyte's. */
const EMBLEMS: Readonly<Record<string, EmblemName>> = {
  B1: 'acolyte',
  B2: 'nameless',
  B3: 'dignitary',
  B4: 'assassin',
  E01: 'scroll',
  E02: 'guard',
  E03: 'exarch',
  E04: 'thief',
  E05: 'maw',
  E06: 'plague',
  E07: 'symbiont',
  E08: 'puppet',
  E09: 'chalice',
  E10: 'horn',
  E11: 'crawler',
  E12: 'demiurge',
  E13: 'bell',
  E14: 'hound',
  E15: 'moth',
  E16: 'twins',
  E17: 'stalker',
  E18: 'colossus',
  E19: 'widow',
  E20: 'lantern',
  E21: 'leech',
  E22: 'choir',
  E23: 'revenant',
  E24: 'chain',
  E25: 'poisoner',
  E26: 'whisper',
  E27: 'seal',
  E28: 'purse',
  E29: 'exorcist',
  E30: 'chest',
  E31: 'eye',
  E32: 'legate',
  E33: 'banner',
  E34: 'quill',
  M01: 'gear',
  M02: 'engine',
  M03: 'moon',
  M04: 'gate',
  M05: 'antlers',
  M06: 'candles',
  M07: 'storm',
  M08: 'bell',
  M09: 'laurel',
  M10: 'wheel',
  M11: 'swords',
  M12: 'torch',
  M13: 'banner',
  M14: 'bridge',
  M15: 'rift',
  M16: 'crown',
  M17: 'chest',
  I01: 'book',
  I02: 'temple',
  I03: 'horn',
  I04: 'anvil',
  I05: 'bell',
  I06: 'grave',
  I07: 'purse',
  I08: 'coins',
  I09: 'twins',
  I10: 'swords',
  I11: 'nameless',
  I12: 'scales',
  I13: 'wheat',
  I14: 'stalker',
  I15: 'thorns',
  I16: 'skull',
  I17: 'choir',
  P01: 'seal',
  P02: 'brazier',
  P03: 'banner',
  P04: 'chalice',
  P05: 'scepter',
  P06: 'door',
  P07: 'swords',
  P08: 'crawler',
  P09: 'eye',
  P10: 'thief',
  P11: 'whisper',
  P12: 'freedom',
};

/** The emblem of a card, in the colour of the text around it. Its name stands beside it, so it says nothing itself. */
export function Emblem({ card, class: className }: { readonly card: string; readonly class?: string }): JSX.Element {
  const name = EMBLEMS[cardIdOf(card)] ?? 'acolyte';
  return (
    <svg class={className} viewBox="0 0 64 64" aria-hidden="true">
      {paths[name]!.map((d) => (
        <path key={d} fill-rule="evenodd" d={d} />
      ))}
    </svg>
  );
}

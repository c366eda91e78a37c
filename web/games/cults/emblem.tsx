import { kindOf } from '@tabula/cults/content/cards.js';
import type { JSX } from 'preact';
import { people } from '../emblems-people.js';
import { things } from '../emblems-things.js';
import { cultists } from './emblems.js';

const paths: Readonly<Record<string, readonly string[]>> = { ...people, ...things, ...cultists };
type EmblemName = keyof typeof people | keyof typeof things | keyof typeof cultists;

/** Which emblem the cards of a kind bear. */
const EMBLEMS: Readonly<Record<string, EmblemName>> = {
  S1: 'novice',
  S2: 'quillpen',
  S3: 'cudgels',
  S4: 'blade',
  S5: 'keyhole',
  S6: 'whisper',
  S7: 'prophet',
  G1: 'hound',
  G2: 'choir',
  G3: 'nameless',
  G4: 'knives',
  G5: 'brute',
  G6: 'maw',
  G7: 'brazier',
  G8: 'lantern',
  A1: 'letter',
  A2: 'chest',
  A3: 'candles',
  A4: 'horn',
  A5: 'moon',
  A6: 'tracks',
  A7: 'web',
  A8: 'book',
  D: 'rift',
};

/** The emblem of a kind of card, in the colour around it. Its name stands beside it, so it says nothing itself. */
export function Emblem({ card, bare = false }: { readonly card: string; readonly bare?: boolean }): JSX.Element {
  const drawn = paths[EMBLEMS[kindOf(card)] ?? 'novice']!.map((d) => <path key={d} fill-rule="evenodd" d={d} />);
  if (bare) return <>{drawn}</>;
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true">
      {drawn}
    </svg>
  );
}

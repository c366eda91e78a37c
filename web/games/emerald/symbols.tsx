import { type ActionSymbol, type Points, SYMBOLS } from '@tabula/emerald/content/behaviour.js';
import type { Card, CityCard } from '@tabula/emerald/content/cards.js';
import type { PackIndex } from '@tabula/emerald/content/packs.js';
import type { JSX } from 'preact';
import { Icon } from '../../app/parts.js';
import { emblemOf } from './emblem.js';

/** What cards show besides their names: symbols on the left edge, what else they bring on the right. */

/** Symbols that a hand is counted by: what cards are played for, and bombs, which support an assassination. */
export const RACK = [
  'place',
  'claim',
  'retrieve',
  'move',
  'assassinate',
  'bomb',
  'restorationist',
  'loyalist',
] as const;
export type RackSymbol = (typeof RACK)[number];

/** A printed symbol; whoever shows it says it in words beside it. */
export const Attr = ({ of }: { readonly of: RackSymbol | 'madness' | 'recruit' }): JSX.Element => (
  <span class={`attr attr--${of}`} data-symbol={of} aria-hidden="true">
    <Icon id={`em-sym-${of}`} />
  </span>
);

/** Victory points as they are printed: their shape tells the kind as their colour does. */
export const PointsMark = ({ kind, amount }: { readonly kind: Points; readonly amount: number }): JSX.Element => (
  <b class={`em-vp em-vp--${kind} num`} aria-hidden="true">
    {amount}
  </b>
);

/** EMER-1.20: the outline for a killed agent, with what it is worth. */
const KillField = ({ worth }: { readonly worth: number }): JSX.Element => (
  <b class="em-kf num" aria-hidden="true">
    <Icon id="em-agent" />
    {worth}
  </b>
);

/** How many symbols of the rack a card shows. */
export function countOn(card: Pick<Card, 'symbols' | 'bombs'>, symbol: RackSymbol): number {
  return symbol === 'bomb' ? (card.bombs ?? 0) : (card.symbols[symbol] ?? 0);
}

const times = <T,>(count: number, of: (nth: number) => T): T[] => Array.from({ length: count }, (_, nth) => of(nth));

/** The action symbols of a card from the top. */
export function ActionSymbols({ card }: { readonly card: Card | CityCard }): JSX.Element {
  const shown = SYMBOLS.flatMap((symbol: ActionSymbol) => times(card.symbols[symbol] ?? 0, () => symbol));
  return (
    <>
      {shown.map((symbol, at) => (
        <Attr key={at} of={symbol} />
      ))}
    </>
  );
}

/** Bombs, and what a claim or a kill brings. */
export function Gains({ card }: { readonly card: Card | CityCard }): JSX.Element {
  const { bombs = 0, points, madness, recruits = 0, killField }: Partial<Card> = card;
  return (
    <>
      {times(bombs, (nth) => (
        <Attr key={nth} of="bomb" />
      ))}
      {madness === true && <Attr of="madness" />}
      {times(recruits, (nth) => (
        <Attr key={`recruit ${nth}`} of="recruit" />
      ))}
      {killField !== undefined && <KillField worth={killField} />}
      {points !== undefined && <PointsMark kind={points.kind} amount={points.amount} />}
    </>
  );
}

interface EmblemProps {
  readonly pack: PackIndex;
  readonly card: string;
}

/** The emblem of a card. Its name stands beside it, so it says nothing itself. */
export const Emblem = ({ pack, card }: EmblemProps): JSX.Element => <Icon id={emblemOf(pack, card)} />;

import type { ArkhamView } from '@tabula/arkham/board.js';
import { MYTHOS } from '@tabula/arkham/cards.js';
import type { JSX } from 'preact';
import { useSeen } from '../seen.js';
import { linesOf } from './geometry.js';
import { FRAME, type Plan, type Point } from './plan.js';
import { placed } from './spaces.js';

const TOKEN_COLOURS: { readonly [token: string]: string } = {
  'spread-doom': '#ee6c5b',
  'spawn-monster': '#d4863f',
  'spawn-clue': '#a9d884',
  'read-headline': '#e3d3b1',
  'gate-burst': '#b88bff',
  reckoning: '#ff9d5c',
  blank: '#93a0b5',
};

/** Four tokens, and three below them. */
const below = (nth: number): Point => (nth < 4 ? { x: 16 + 30 * nth, y: 122 } : { x: 31 + 30 * (nth - 4), y: 153 });
const beside = (nth: number): Point => (nth < 4 ? { x: 108 + 30 * nth, y: 20 } : { x: 123 + 30 * (nth - 4), y: 56 });

/** ARK-418.1: the cup, and what is left in it: all know that, nobody knows what comes next. */
export function Cup({ at }: { readonly at: Plan['cup'] }): JSX.Element {
  const { view, words } = useSeen();
  const [spot, name] = at.lying ? [beside, { x: 42, y: 86 }] : [below, { x: 61, y: 100 }];
  return (
    <g class="ar-cup" transform={`translate(${at.x} ${at.y})`}>
      {at.lying ? <Bowl x={0} width={84} /> : <Bowl x={9} width={104} />}
      <text class="ar-cup__name" x={name.x} y={name.y}>
        {words('map.cup')}
      </text>
      {MYTHOS.map((token, nth) => {
        const { x, y } = spot(nth);
        const count = view.cup[nth] ?? 0;
        return (
          <g key={token} transform={`translate(${x} ${y})`} class={count === 0 ? 'is-out' : undefined}>
            <circle r="12.5" fill={TOKEN_COLOURS[token]} stroke="#fff" stroke-opacity=".3" />
            <use href={`#ar-mythos-${token}`} x="-8" y="-8" width="16" height="16" fill="#0b0f18" />
            <rect x="3" y="4" width="15" height="14.5" rx="7" fill="#05070c" />
            <text class="ar-count" x="10.5" y="15.6">
              {count}
            </text>
          </g>
        );
      })}
    </g>
  );
}

const Bowl = ({ x, width }: { readonly x: number; readonly width: number }): JSX.Element => (
  <svg x={x} width={width} height={(width * 84) / 104} viewBox="0 0 104 84">
    <ellipse cx="52" cy="78" rx="34" ry="5" fill="#000" opacity=".6" />
    <path d="M10 22c0 26 14 38 30 42v8c-8 1-12 3-12 6h48c0-3-4-5-12-6v-8c16-4 30-16 30-42z" fill="url(#ar-g-bw)" />
    <path d="M16 40c8 6 20 9 36 9s28-3 36-9" fill="none" stroke="#3a2812" stroke-width="2" />
    <path
      d="M20 34l6 8 6-6 7 8 7-7 6 8 7-8 7 7 6-8 6 6 6-8"
      fill="none"
      stroke="#f0c878"
      stroke-opacity=".5"
      stroke-width="1.2"
    />
    <ellipse cx="52" cy="22" rx="42" ry="10" fill="#0b0704" stroke="#d9ae62" stroke-width="2.5" />
    <ellipse cx="52" cy="24" rx="34" ry="6" fill="#1d1410" />
    <circle cx="40" cy="23" r="6" fill="#5a6a86" />
    <circle cx="54" cy="25" r="6" fill="#44536f" />
    <circle cx="66" cy="22" r="5.5" fill="#6a7a98" />
  </svg>
);

/** How many tokens are left in the cup, of how many. */
export function cupOf({ cup, drawn }: Pick<ArkhamView, 'cup' | 'drawn'>): {
  readonly left: number;
  readonly all: number;
} {
  const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0);
  return { left: sum(cup), all: sum(cup) + sum(drawn) };
}

interface OpenProps {
  /** Lays open what is known of cup and decks. */
  readonly open: () => void;
}

/** The cup as a phone has it: how many are left of how many. */
export function SmallCup({ open }: OpenProps): JSX.Element {
  const { view, words } = useSeen();
  return (
    <button type="button" class="ar-cup-small" aria-haspopup="dialog" onClick={open}>
      <span class="vh">{words('decks')}</span>
      <svg viewBox="0 0 104 84" aria-hidden="true">
        <Bowl x={0} width={104} />
      </svg>
      <span class="num">{words('map.cup.left', cupOf(view))}</span>
    </button>
  );
}

/** How large the cup is with its tokens, and a deck (units of the map). */
const [STANDING, LYING, DECK] = [
  { width: 124, height: 168 },
  { width: 212, height: 92 },
  { width: 124, height: 42 },
] as const;

/** Where cup and event deck lie on the whole map, a touch tells what is known of them. */
export function CornerButtons({ plan, open }: OpenProps & { readonly plan: Plan }): JSX.Element {
  const { words } = useSeen();
  const { cup, decks } = plan;
  const spots = [
    { label: words('map.cup'), at: cup, size: cup.lying ? LYING : STANDING },
    { label: words('map.events'), at: decks[1], size: DECK },
  ];
  return (
    <>
      {spots.map(({ label, at, size }) => (
        <button
          key={label}
          type="button"
          class="ar-corner"
          style={{ ...placed(at), '--w': size.width, '--h': size.height }}
          aria-haspopup="dialog"
          aria-label={label}
          onClick={open}
        />
      ))}
    </>
  );
}

/** A pile that is seen is a list; of a hidden one only the number is known. */
export const sizeOf = (pile: ArkhamView['events']): number =>
  Array.isArray(pile) ? pile.length : (pile as { count: number }).count;

/** The decks that drive the night: where it tears next, and how much is left of events and headlines. */
export function Decks({
  at,
  unstable,
}: {
  readonly at: Plan['decks'];
  readonly unstable: readonly number[];
}): JSX.Element {
  const { view, words, props } = useSeen();
  const [torn, events, headlines] = at;
  const names = unstable.map((space) => props.name({ space })).join(', ');
  return (
    <>
      <Deck
        at={torn}
        paper={['#3a2460', '#b88bff', '#e6d2ff']}
        icon="ar-sign-spiral"
        label={words('map.unstable')}
        text={names}
      />
      <Deck
        at={events}
        paper={['#26334e', '#6d7fa3', '#cfdaf0']}
        icon="ar-deck-event"
        label={words('map.events')}
        text={String(sizeOf(view.events) + sizeOf(view.nextEvent))}
      />
      <Deck
        at={headlines}
        paper={['#e9dcbd', '#fff2d2', '#5a3a12']}
        icon="ar-deck-headline"
        label={words('map.headlines')}
        text={String(sizeOf(view.headlines))}
      />
    </>
  );
}

interface DeckProps {
  readonly at: Point;
  /** Its back, its edge, and what is printed on it. */
  readonly paper: readonly [back: string, edge: string, ink: string];
  readonly icon: string;
  readonly label: string;
  readonly text: string;
}

/** Longer names have two lines; those of so many letters (units of the map) want a wider card. */
const ROOM = 12;
const [CARD, LETTER, EDGE] = [124, 6.6, 4];

function Deck({ at, paper: [back, edge, ink], icon, label, text }: DeckProps): JSX.Element {
  const lines = linesOf(text, ROOM);
  const top = lines.length > 1 ? 13 : 18;
  const width = Math.max(CARD, 45 + LETTER * Math.max(...lines.map((line) => line.length)));
  return (
    <g transform={`translate(${Math.min(at.x, FRAME.width - EDGE - width)} ${at.y})`}>
      <rect
        y={lines.length > 1 ? -4 : 0}
        width={width}
        height={lines.length > 1 ? 50 : 42}
        rx="7"
        fill="#060a12"
        fill-opacity=".78"
        stroke="#fff"
        stroke-opacity=".08"
      />
      <rect x="11" y="8" width="21" height="29" rx="3" fill="#0b101b" />
      <rect x="8" y="5" width="21" height="29" rx="3" fill={back} stroke={edge} />
      <use href={`#${icon}`} x="11" y="12" width="15" height="15" style={{ fill: ink, color: ink }} />
      <text class="ar-deck__label" x="39" y={top}>
        {label}
      </text>
      {lines.map((line, nth) => (
        <text key={line} class="ar-deck__text" x="39" y={top + (lines.length > 1 ? 12.5 : 15) * (nth + 1)}>
          {line}
        </text>
      ))}
    </g>
  );
}

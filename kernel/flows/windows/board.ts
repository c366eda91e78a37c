import { record } from '../../fields.js';
import type { Instructions } from '../../instructions.js';
import type { Scalar, Seat } from '../../json.js';
import type { Ability } from '../../listeners.js';
import { pile } from '../../places.js';
import { ruleMaker } from '../../rule.js';
import { type BoardOf, flag, int, list, nullable, oneOf, perSeat, seat, text } from '../../shape.js';
import { opener } from '../../windows.js';

/** What lies where in a small investigation, the moments at which its cards may act, and what they can say. */
export const SPACES = ['docks', 'church'] as const;
export type Space = (typeof SPACES)[number];
export const TOKENS = ['money', 'clues', 'remnants', 'focus'] as const;
export type Token = (typeof TOKENS)[number];
const few = int(0, 99);
/** How long an ability stays used. */
const SPANS = ['roll', 'turn', 'round'] as const;
export type Span = (typeof SPANS)[number];

export const shape = record({
  round: int(0, 3),
  turn: seat,
  seats: perSeat(
    record({
      space: oneOf(...SPACES),
      damage: few,
      horror: few,
      money: few,
      clues: few,
      remnants: few,
      focus: few,
      blessed: flag,
      hand: pile('spell', 'owner'),
      assets: list(record({ card: text, horror: few }), 40),
    }),
  ),
  spells: pile('spell', 'none'),
  spent: pile('spell', 'all'),
  /** Cards on the table that are nobody's, and those that have not come yet or are gone. */
  codex: pile('card', 'all'),
  archive: pile('card', 'all'),
  monsters: list(record({ card: text, space: oneOf(...SPACES), damage: few, with: nullable(seat) }), 20),
  doom: record({ docks: few, church: few }),
  used: list(record({ id: text, until: oneOf(...SPANS) }), 99),
});
export type Board = BoardOf<typeof shape>;
export type Step = 'setup' | 'turn' | 'action' | 'test' | 'suffer' | 'monster' | 'doom' | 'mythos' | 'text' | 'end';
export const { rule } = ruleMaker<Board, Step>();

/** The windows: what each carries. What is edited there is what happens then. */
export interface Moments {
  /** What else one can do in one's turn. */
  action: { seat: Seat };
  declared: { seat: Seat; action: string } | null;
  acted: { seat: Seat; action: string };
  pool: { seat: Seat; kind: string; dice: number };
  focused: { seat: Seat; dice: number };
  rolled: { seat: Seat; kind: string; faces: number[]; more: number };
  reading: { seat: Seat; from: number };
  tested: { seat: Seat; passed: boolean };
  'would-suffer': { seat: Seat; damage: number; horror: number; by: string } | null;
  'would-mark': { seat: Seat; card: string; horror: number } | null;
  suffered: { seat: Seat; damage: number; horror: number; by: string };
  marked: { seat: Seat; card: string };
  'would-engage': { seat: Seat; monster: string } | null;
  'before-attacks': { seat: Seat };
  striking: { seat: Seat; monster: string; damage: number } | null;
  attacked: { seat: Seat; monster: string };
  disengaged: { seat: Seat; monster: string; how: string };
  damaged: { seat: Seat; monster: string };
  defeated: { seat: Seat; monster: string; attack: boolean };
  gained: { seat: Seat; what: string };
  buying: { seat: Seat; price: number };
  'doom-removed': { seat: Seat; count: number };
  'would-encounter': { seat: Seat; page: string } | null;
  encountered: { seat: Seat };
  'would-place-doom': { space: Space; count: number } | null;
  'would-bless': { seat: Seat } | null;
  'would-discard': { seat: Seat; card: string } | null;
  'would-enter': { seat: Seat; space: Space } | null;
  entered: { card: string };
  spawned: { monster: string };
  reckoning: { round: number };
  check: { round: number };
}
export const open = opener<Moments>();

/** What cards can speak of besides the words that all games share. */
export interface Words {
  readonly verb: CardVerb;
  readonly cost: { readonly pay: Token; readonly count: number } | { readonly pay: 'this' };
  readonly condition: { readonly doom: number } | { readonly found: string; readonly least: number };
  readonly group: 'monsters-here' | 'investigators';
  readonly count: 'successes' | 'horror' | 'remnants';
}
export type Text = Instructions<Words>;
export type CardVerb =
  | { readonly do: 'gain'; readonly what: Token; readonly count: number }
  | { readonly do: 'suffer'; readonly damage?: number; readonly horror?: number }
  /** Something that the window carries is so much more (or less), or is something else. */
  | { readonly do: 'change'; readonly what: string; readonly by: number }
  | { readonly do: 'set'; readonly what: string; readonly to: Scalar }
  | { readonly do: 'take-over' }
  | { readonly do: 'cancel' }
  | { readonly do: 'turn-horror' }
  | { readonly do: 'reroll'; readonly dice: 'one' | 'all' }
  | { readonly do: 'raise' }
  | { readonly do: 'test'; readonly kind: string; readonly dice: number; readonly pass: Text; readonly fail: Text }
  | { readonly do: 'roll'; readonly dice: number }
  | { readonly do: 'wound'; readonly what: string; readonly count: number }
  | { readonly do: 'disengage' }
  | { readonly do: 'doom'; readonly where: Space; readonly count: number }
  | { readonly do: 'bless' }
  | { readonly do: 'discard-this' }
  | { readonly do: 'enter'; readonly card: string }
  | { readonly do: 'spawn'; readonly monster: string };

/** Whose doing it has to be: one's own, another's, one's in the same space, anybody's, or it is about this very card. */
export type Whose = 'own' | 'others' | 'here' | 'any' | 'this';

export interface CardAbility extends Ability<keyof Moments, Words> {
  readonly whose: Whose;
  /** What the window has to carry. */
  readonly when?: { readonly [name: string]: Scalar };
  readonly limit?: Span;
}

export interface Card {
  readonly in: 'assets' | 'hand' | 'codex' | 'monsters';
  readonly abilities: readonly CardAbility[];
}

export type Cards = Readonly<Record<string, Card>>;

const KINDS = new Map<string, string>();

/** The card of which a piece is a copy. Asked for every piece at every window, so it is cut out of its name once. */
export function kindOf(piece: string): string {
  const known = KINDS.get(piece);
  if (known !== undefined) return known;
  const kind = piece.slice(0, piece.indexOf('.'));
  KINDS.set(piece, kind);
  return kind;
}

import { healthOf, monsterIn } from '@tabula/arkham/rules/look.js';
import type { JSX } from 'preact';
import { type Seen, useSeen } from '../seen.js';
import { type Figure, HALF, type Standing } from './crowd.js';
import { Lying, SmallShield, Standee, Times, Upright } from './pieces.js';
import { placed } from './spaces.js';

/** The box of a figure in units of the map, about the point it stands on: what hangs out of it covers no other. */
export const BOX = { left: -HALF, top: -48, width: 2 * HALF, height: 54 } as const;
const SMALL = { left: -13, top: -28, width: 26, height: 32 } as const;

interface FigureProps {
  readonly standing: Standing;
  /** Whom it is after. */
  readonly prey: readonly number[];
  /** A phone looks elsewhere. */
  readonly far: boolean;
  /** Something happens elsewhere. */
  readonly aside: boolean;
  /** Something is asked about it, or it does what is shown. */
  readonly about: boolean;
}

/** A figure on the map. A monster is looked at by a touch; somebody is touched only if they may be chosen; in a crowd none. */
export function FigurePiece({ standing, prey, far, aside, about }: FigureProps): JSX.Element {
  const { figure, space, x, y, scale, crowd } = standing;
  const seen = useSeen();
  const { props, words } = seen;
  const refs = figure.is === 'seat' ? [{ seat: figure.seat }] : figure.cards.map((card) => ({ card }));
  const asked = refs.find((ref) => props.may(ref)) ?? refs.find((ref) => props.chosen(ref));
  const [may, chosen] = [refs.some((ref) => props.may(ref)), refs.some((ref) => props.chosen(ref))];
  const small = crowd && figure.is === 'held';
  const box = small ? SMALL : BOX;
  const card = figure.is === 'seat' ? undefined : figure.cards[0];
  const look = {
    class: `ar-figure ar-figure--${figure.is}${far ? ' is-far' : ''}${aside ? ' is-aside' : ''}${about ? ' is-about' : ''}${may ? ' may' : ''}${chosen ? ' is-selected' : ''}`,
    'data-card': card,
    'data-figure': figure.is === 'seat' ? figure.seat : undefined,
    'data-stands': space,
    style: {
      ...placed({ x, y }),
      '--x': box.left * scale,
      '--y': box.top * scale,
      '--w': box.width * scale,
      '--h': box.height * scale,
      zIndex: figure.is === 'seat' && figure.seat === seen.home ? 6 : small ? 5 : 4,
    },
    'aria-label': [figureLabel(seen, figure, prey), chosen ? words('map.chosen') : may ? words('map.may') : '']
      .filter(Boolean)
      .join(', '),
  };
  const drawing = (
    <svg viewBox={`${box.left} ${box.top} ${box.width} ${box.height}`} aria-hidden="true">
      <Drawn figure={figure} small={small} scale={scale} prey={prey} />
    </svg>
  );
  if (crowd || (asked === undefined && card === undefined))
    return (
      <span role="img" {...look}>
        {drawing}
      </span>
    );
  const act = () => (asked === undefined ? props.zoom(card!) : props.touch(asked));
  return (
    <button type="button" {...look} aria-pressed={chosen} onClick={act}>
      {drawing}
    </button>
  );
}

/** The hit points that a monster has left. */
function leftOf({ s }: Pick<Seen, 's'>, card: string): number {
  const monster = monsterIn(s, card);
  return monster === undefined ? 0 : Math.max(0, healthOf(s, card) - monster.damage);
}

/** The same of a figure; of several monsters each has its own, and a touch tells them. */
const leftInAll = (seen: Pick<Seen, 's'>, [card, ...more]: readonly string[]): number | null =>
  card === undefined || more.length > 0 ? null : leftOf(seen, card);

/** Who it is, in which state, and how much it can still take. */
function figureLabel(seen: Seen, figure: Figure, prey: readonly number[]): string {
  if (figure.is === 'seat') return seen.nameOf(figure.seat);
  const left = leftInAll(seen, figure.cards);
  const label = monsterLabel(seen, figure, prey);
  return left === null ? label : `${label}, ${seen.words('map.left', { count: left })}`;
}

function monsterLabel(
  { props, words, nameOf }: Seen,
  figure: Exclude<Figure, { readonly is: 'seat' }>,
  prey: readonly number[],
): string {
  const names = [...new Set(figure.cards.map((card) => props.name({ card })))].join(', ');
  const name = figure.cards.length > 1 ? words('map.times', { name: names, count: figure.cards.length }) : names;
  if (figure.is === 'held') return words('map.holds', { name, seat: nameOf(figure.seat) });
  if (figure.is === 'exhausted') return words('map.exhausted', { name });
  return prey.length === 0
    ? words('map.ready', { name })
    : words('map.hunts', { name, seats: prey.map(nameOf).join(', ') });
}

interface DrawnProps extends Pick<Standing, 'figure' | 'scale'> {
  /** What holds somebody of a crowd. */
  readonly small: boolean;
  readonly prey: readonly number[];
}

function Drawn({ figure, small, scale, prey }: DrawnProps): JSX.Element | null {
  const seen = useSeen();
  const { view, home } = seen;
  if (figure.is === 'seat') {
    const { sheet } = view.seats[figure.seat]!;
    return sheet === null ? null : <Standee seat={figure.seat} sheet={sheet} own={figure.seat === home} />;
  }
  const { cards } = figure;
  const card = cards[0]!;
  if (figure.is === 'held' && small)
    return <SmallShield card={card} seat={figure.seat} count={cards.length} scale={scale} />;
  const left = leftInAll(seen, cards);
  return (
    <>
      {figure.is === 'exhausted' ? (
        <Lying card={card} />
      ) : (
        <Upright card={card} left={left} scale={scale} prey={prey} holds={figure.is === 'held' ? figure.seat : null} />
      )}
      {cards.length > 1 && <Times count={cards.length} scale={scale} lying={figure.is === 'exhausted'} />}
    </>
  );
}

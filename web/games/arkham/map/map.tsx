import { TILES } from '@tabula/arkham/board.js';
import { huntOf } from '@tabula/arkham/rules/hunt.js';
import { inForce, isReady, unstableSpaces } from '@tabula/arkham/rules/look.js';
import { symbolsAt } from '@tabula/arkham/symbols.js';
import type { JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { useAfterPicture } from '../../use-after-picture.js';
import { LaterDialog } from '../later-dialog.js';
import { nameOfSpace } from '../names.js';
import { type Seen, useSeen } from '../seen.js';
import { CornerButtons, Cup, Decks, SmallCup } from './corner.js';
import { figuresAt, standingAt } from './crowd.js';
import { CrowdButton } from './crowd-button.js';
import { FigurePiece } from './figures.js';
import { hexAt, pointsOf, type SpaceSpot, spotsOf } from './geometry.js';
import { Ground } from './ground.js';
import { MedallionButton } from './medallion-button.js';
import { FRAME, type Plan, type Point, planOf } from './plan.js';
import { pricesOf } from './prices.js';
import { acting, type Struck, spaceAbout, struckBy, tileAbout } from './shown.js';
import { SmallMap } from './small-map.js';
import { SpaceButton } from './spaces.js';
import { Strike } from './strike.js';
import type { Looked } from './tile-sheet.js';
import { Tokens } from './tokens.js';
import { StepsOf, Trail } from './trails.js';
import { type Read, readOn, waysOf } from './ways.js';

/** What a token of the mythos throws onto the map. */
const THROWN: readonly string[] = ['doom', 'clue', 'spawned', 'gate-burst', 'anomaly'].map((name) => `event.${name}`);

/** The map of the scenario: whole where there is room, else one neighbourhood with its streets and all of it in small. */
export function ArkhamMap(): JSX.Element {
  const seen = useSeen();
  const { props, table, s, view, words } = seen;
  const [opened, open] = useState<Opened | null>(null);
  const plan = useMemo(() => planOf(table), [table]);
  const spots = useMemo(() => spotsOf(table, plan, (space) => nameOfSpace(seen, space)), [table, plan, props.language]);
  const read = useMemo(() => readOn(plan, spots), [plan, spots]);
  const shown = spots.filter((spot) => isThere(seen, spot));
  const about = tileAbout(seen);
  const [near, look] = useState(about);
  useEffect(() => look(about), [about, props.now.version]);
  const grounded = useAfterPicture();
  const prices = pricesOf(seen);
  const unstable = unstableSpaces(s);
  const struck = struckBy(props.cue ?? null, table);
  const cause = props.cue?.events[0]?.key;
  const fromCup = view.phase === 'mythos' && cause !== undefined && THROWN.includes(cause);
  const middle = middleOf(seen, plan, spots, near);
  return (
    <section class="ar-map" aria-label={words('map.title')} data-near={near} data-pans>
      <div class="ar-city" style={{ '--cx': middle.x, '--cy': middle.y }}>
        {useMemo(
          () =>
            grounded && (
              <Ground
                plan={plan}
                spots={spots}
                streets={table.spaces.map(({ street }) => street)}
                announced={(space) => symbolsAt(s, space)}
              />
            ),
          [plan, spots, grounded],
        )}
        <svg class="ar-counted" viewBox={`0 0 ${FRAME.width} ${FRAME.height}`} aria-hidden="true">
          {shown.map((spot) =>
            spot.tile < 0 && spot.street === null ? <AddedSpace key={spot.id} spot={spot} plan={plan} /> : null,
          )}
          <Tokens
            plan={plan}
            spots={shown}
            prices={prices}
            unstable={unstable}
            fresh={cause === 'event.doom' ? struck.spaces : []}
          />
          <g class="ar-corners">
            <Cup at={plan.cup} />
            <Decks at={plan.decks} unstable={unstable} />
          </g>
        </svg>
        {shown.map((spot) => (
          <SpaceButton
            key={spot.id}
            spot={spot}
            near={prices.get(spot.space) === 0}
            unstable={unstable.includes(spot.space)}
            struck={struck.spaces.includes(spot.space)}
            far={isFar(seen, near, spot.space)}
          />
        ))}
        {TILES.map((tile) => (
          <MedallionButton
            key={tile}
            tile={tile}
            middle={plan.tiles[table.scenario.neighbourhoods[tile]!]!}
            far={tile !== near}
            open={(tile) => open({ tile })}
          />
        ))}
        {struck.tile !== null && (
          <svg class="ar-shade" viewBox={`0 0 ${FRAME.width} ${FRAME.height}`} aria-hidden="true">
            <Shade plan={plan} hood={table.scenario.neighbourhoods[struck.tile]!} />
            {fromCup && (
              <Strike plan={plan} spots={spots} struck={struck} hood={table.scenario.neighbourhoods[struck.tile]!} />
            )}
          </svg>
        )}
        <CornerButtons plan={plan} open={() => open('decks')} />
        <Figures spots={shown} read={read} near={near} struck={struck} open={(space) => open({ space })} />
      </div>
      <SmallMap plan={plan} spots={spots} near={near} go={look} />
      <SmallCup open={() => open('decks')} />
      {opened !== null && <Facts of={opened} close={() => open(null)} />}
    </section>
  );
}

/** What is looked at more closely: a neighbourhood or a space, or cup and decks. */
type Opened = Looked | 'decks';

function Facts({ of, close }: { readonly of: Opened; readonly close: () => void }): JSX.Element {
  const seen = useSeen();
  if (of === 'decks')
    return (
      <LaterDialog title={seen.words('decks')} close={close} load={() => import('./deck-sheet.js')}>
        {({ DeckSheet }) => <DeckSheet />}
      </LaterDialog>
    );
  const title = 'tile' in of ? seen.props.name(of) : nameOfSpace(seen, of.space);
  return (
    <LaterDialog title={title} close={close} load={() => import('./tile-sheet.js')}>
      {({ TileFacts }) => <TileFacts of={of} close={close} />}
    </LaterDialog>
  );
}

/** Who stands in a street is seen whole: a phone looks so far towards it from the middle of the neighbourhood. */
const TOWARDS = 0.25;

/** The middle of what a phone shows. */
function middleOf(seen: Seen, { tiles }: Plan, spots: readonly SpaceSpot[], near: number): Point {
  const middle = tiles[seen.table.scenario.neighbourhoods[near] ?? ''] ?? { x: FRAME.width / 2, y: FRAME.height / 2 };
  const about = spaceAbout(seen);
  const street = spots.find(({ space, street }) => street !== null && space === about && !isFar(seen, near, space));
  if (street === undefined) return middle;
  const towards = (axis: 'x' | 'y') => middle[axis] + TOWARDS * (street.ground[axis] - middle[axis]);
  return { x: towards('x'), y: towards('y') };
}

/** ARK-R.101: a space that a card adds is on the map as long as the card is in force, or something is still there. */
const isThere = ({ s }: Seen, { space, tile, street }: SpaceSpot): boolean =>
  tile >= 0 ||
  street !== null ||
  inForce(s, 'added-space') ||
  s.seats.some((one) => one.space === space) ||
  s.monsters.some((one) => one.space === space);

/** Whether a space is neither in a neighbourhood nor a street that leads out of it. */
const isFar = ({ table }: Seen, near: number, space: number): boolean =>
  table.spaces[space]!.tile !== near &&
  (table.spaces[space]!.tile >= 0 || !table.neighbours[space]!.some((next) => table.spaces[next]!.tile === near));

interface FiguresProps {
  readonly spots: readonly SpaceSpot[];
  /** What ways go round. */
  readonly read: readonly Read[];
  readonly near: number;
  /** Where something happens: all others step back. */
  readonly struck: Struck;
  /** Looks at everybody in a space. */
  readonly open: (space: number) => void;
}

/** Of more monsters at once the steps are not counted on the map. */
const FEW = 2;

/** Everybody on the map, and where the monsters will go. */
function Figures({ spots, read, near, struck, open }: FiguresProps): JSX.Element {
  const seen = useSeen();
  const { s, props, table } = seen;
  const { phase } = seen.view;
  const isAside = (space: number) =>
    struck.tile !== null && table.spaces[space]!.tile !== struck.tile && !struck.spaces.includes(space);
  const rows = spots.map((spot) => standingAt(spot, figuresAt(s, spot.space)));
  const standing = rows.flat();
  const hunts = new Map(s.monsters.filter(isReady).map(({ card }) => [card, huntOf(s, card)]));
  const ways = waysOf(standing, spots, read, (card) => hunts.get(card)?.path ?? []);
  const about = acting(seen);
  const due = phase === 'monster' ? ways.filter(({ card }) => props.may({ card })) : [];
  return (
    <>
      <svg class="ar-trails" viewBox={`0 0 ${FRAME.width} ${FRAME.height}`} aria-hidden="true">
        {ways.map((way) => (
          <Trail key={way.card} way={way} />
        ))}
      </svg>
      {standing.map((one) => (
        <FigurePiece
          key={one.figure.is === 'seat' ? `seat ${one.figure.seat}` : `monster ${one.figure.cards[0]}`}
          standing={one}
          far={isFar(seen, near, one.space)}
          aside={isAside(one.space)}
          about={one.figure.is !== 'seat' && about !== null && one.figure.cards.includes(about)}
          prey={one.figure.is === 'ready' ? (hunts.get(one.figure.cards[0]!)?.prey ?? []) : []}
        />
      ))}
      {due.length > 0 && due.length <= FEW && (
        <svg class="ar-trails ar-trails--due" viewBox={`0 0 ${FRAME.width} ${FRAME.height}`} aria-hidden="true">
          {due.map((way) => (
            <StepsOf key={way.card} way={way} far={(space) => isFar(seen, near, space)} />
          ))}
        </svg>
      )}
      {rows.map(([first, ...more]) =>
        first?.crowd === true ? (
          <CrowdButton key={first.space} crowd={[first, ...more]} far={isFar(seen, near, first.space)} open={open} />
        ) : null,
      )}
    </>
  );
}

/** While something strikes a neighbourhood, all others step back. */
function Shade({ plan, hood }: { readonly plan: Plan; readonly hood: string }): JSX.Element {
  const spot = plan.tiles[hood]!;
  const hole = hexAt(spot, spot.first, 133)
    .map(({ x, y }) => `${x} ${y}`)
    .join('L');
  return <path fill-rule="evenodd" d={`M-500-500H1300V1100H-500zM${hole}z`} />;
}

/** A space that the box does not have: it lies in a free corner. */
const AddedSpace = ({ spot, plan }: { readonly spot: SpaceSpot; readonly plan: Plan }): JSX.Element => (
  <g>
    <polygon class="ar-added" points={pointsOf(hexAt(plan.added, 60, 46))} />
    <text class="ar-name" x={plan.added.x} y={plan.added.y - 22}>
      {spot.lines.map((line, nth) => (
        <tspan key={line} x={plan.added.x} dy={nth === 0 ? 0 : 12.5}>
          {line}
        </tspan>
      ))}
    </text>
  </g>
);

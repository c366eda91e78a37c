import { DISTRICTS, type District } from '@tabula/cults/content/behaviour.js';
import { sanityOf } from '@tabula/cults/rules/districts.js';
import { cardCost } from '@tabula/cults/rules/growth.js';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import {
  arrivedSpot,
  dominationSpots,
  nameLine,
  placeSpots,
  planSpot,
  quarter,
  RITUAL_SPACES,
  ritualSpots,
  SIZE,
  type Spot,
  sanitySpot,
  spot,
  stackSpot,
  trackSpots,
} from './geometry.js';
import { Ground, Hub } from './ground.js';
import {
  BannerPiece,
  BlockedSpace,
  InvestigatorPiece,
  PieceDefs,
  PlacePiece,
  PlanPieces,
  RitualPiece,
  RitualSpace,
  SanityChange,
  SanityPiece,
  StackPiece,
} from './pieces.js';
import { sanityBefore, useSeen } from './seen.js';
import { QuarterSpots } from './spots.js';

const at = ({ x, y }: Spot, scale = 1): string => `translate(${x} ${y})${scale === 1 ? '' : ` scale(${scale})`}`;

/** The round city, all four districts at once: a drawing, and over it what may be touched. */
export function City(): JSX.Element {
  const { view } = useSeen();
  // The ground never changes: it is drawn once, on a layer of its own.
  const ground = useMemo(
    () => (
      <svg class="cu-city__ground" viewBox={`0 0 ${SIZE} ${SIZE}`} aria-hidden="true">
        <Ground />
      </svg>
    ),
    [],
  );
  return (
    <div class="cu-city">
      {ground}
      <svg viewBox={`0 0 ${SIZE} ${SIZE}`} aria-hidden="true">
        <PieceDefs />
        {DISTRICTS.map((id) => (view.districts[id].open ? <Quarter key={id} id={id} /> : <Closed key={id} id={id} />))}
        <Hub />
      </svg>
      {DISTRICTS.map((id) => (
        <QuarterSpots key={id} id={id} />
      ))}
    </div>
  );
}

function Name({ id }: { readonly id: District }): JSX.Element {
  const { props } = useSeen();
  return (
    <g>
      <path id={`cu-line-${id}`} d={nameLine(id)} fill="none" />
      <text class="cu-name">
        <textPath href={`#cu-line-${id}`} startOffset="50%">
          {props.name({ district: id })}
        </textPath>
      </text>
    </g>
  );
}

function Closed({ id }: { readonly id: District }): JSX.Element {
  const { words } = useSeen();
  return (
    <g>
      <Name id={id} />
      <path d={quarter(id)} fill="#050806" opacity=".62" />
      <g transform={at(spot(id, 45, 160))}>
        <circle r="46" fill="#130d0c" stroke="var(--danger)" stroke-width="3" />
        <path d="M-20-20 20 20M20-20-20 20" stroke="var(--danger)" stroke-width="8" stroke-linecap="round" />
        <text class="cu-closed" y="74">
          {words('closed')}
        </text>
      </g>
    </g>
  );
}

/** The district that the plan in progress is about, or whose question it is. */
const isHere = (
  id: District,
  turn: { readonly district: District } | null,
  fight: { readonly district: District } | null,
) => (fight === null ? turn?.district === id : fight.district === id);

function Quarter({ id }: { readonly id: District }): JSX.Element {
  const { view } = useSeen();
  return (
    <g data-drawn={id}>
      <path d={quarter(id)} class={`cu-ground${isHere(id, view.turn, view.fight) ? ' is-here' : ''}`} />
      <Name id={id} />
      <Rituals id={id} />
      <Places id={id} />
      <Banners id={id} />
      <Stacks id={id} />
      <Plans id={id} />
      <Minds id={id} />
    </g>
  );
}

/** CULT-1.4: the spaces of a district, those blocked for this number of players crossed out. */
function Rituals({ id }: { readonly id: District }): JSX.Element {
  const { view, options } = useSeen();
  const { rituals } = view.districts[id];
  return (
    <>
      {ritualSpots(id).map((where, nth) => {
        const ritual = rituals[nth];
        const label = nth === RITUAL_SPACES - 2 ? '+3' : nth === RITUAL_SPACES - 1 ? '+4' : '';
        return (
          <g key={nth} transform={at(where, 1.14)} data-at={nth === rituals.length - 1 ? `ritual:${id}` : undefined}>
            {nth >= options.ritualCap ? <BlockedSpace /> : <RitualSpace label={ritual === undefined ? label : ''} />}
            {ritual !== undefined && <RitualPiece owner={ritual.owner} level={ritual.level} />}
          </g>
        );
      })}
    </>
  );
}

/** One space of a place of cult for every player (CULT-1.2). */
function Places({ id }: { readonly id: District }): JSX.Element {
  const { view } = useSeen();
  const { places } = view.districts[id];
  return (
    <g data-at={`place:${id}`}>
      {placeSpots(id, view.seats.length).map((where, owner) => (
        <g key={owner} transform={at(where, 1.2)} class={`cu-place cu-seat-${owner + 1}`}>
          <PlacePiece owner={places.includes(owner) ? owner : null} />
        </g>
      ))}
    </g>
  );
}

function Banners({ id }: { readonly id: District }): JSX.Element {
  const { view, options } = useSeen();
  const { domination } = view.districts[id];
  return (
    <g data-at={`domination:${id}`}>
      {dominationSpots(id, options.dominationSpaces).map((where, nth) => (
        <g key={nth} transform={at(where, 1.2)}>
          <BannerPiece owner={domination[nth] ?? null} />
        </g>
      ))}
    </g>
  );
}

function Stacks({ id }: { readonly id: District }): JSX.Element {
  const { view, s } = useSeen();
  return (
    <>
      {(['guardian', 'action'] as const).map((type) => {
        const stack = view.districts[id][type];
        if (stack === null) return null;
        return (
          <g key={type} transform={at(stackSpot(id, type), 1.1)} data-at={`stack:${id}`}>
            <StackPiece
              kind={stack.kind}
              type={type}
              left={stack.left}
              cost={cardCost(s, id, stack.kind)}
              named={`cost/${id}/${stack.kind}`}
            />
          </g>
        );
      })}
    </>
  );
}

function Plans({ id }: { readonly id: District }): JSX.Element {
  const { view } = useSeen();
  const { plans } = view.districts[id];
  const { x, y } = planSpot(id);
  return (
    <g transform={at({ x, y: Math.round(y - 9 + 8.4 * Math.min(plans.length, 5)) }, 1.05)} data-at={`plans:${id}`}>
      <PlanPieces plans={plans} />
    </g>
  );
}

/** Sanity, the track, and who has arrived. */
function Minds({ id }: { readonly id: District }): JSX.Element {
  const { view, s, options, props } = useSeen();
  const { track, investigators, sanity } = view.districts[id];
  const was = sanityBefore(props.cue ?? null, id);
  const spots = trackSpots(id, options.investigationSteps);
  const walker = spots[options.investigationSteps - track];
  return (
    <g data-at={`minds:${id}`}>
      {spots.map((where, nth) => (
        <circle key={nth} cx={where.x} cy={where.y} r="7" class="cu-well" />
      ))}
      {walker !== undefined && (
        <g transform={at(walker, 1.1)}>
          <InvestigatorPiece />
        </g>
      )}
      {Array.from({ length: Math.min(investigators, 3) }, (_, nth) => (
        <g key={nth} transform={at(arrivedSpot(id, nth), 1.1)}>
          <InvestigatorPiece />
        </g>
      ))}
      {investigators > 3 && (
        <text class="cu-more" x={arrivedSpot(id, 2).x} y={arrivedSpot(id, 2).y - 16}>
          ×{investigators}
        </text>
      )}
      <g transform={at(sanitySpot(id), 1.08)}>
        <SanityPiece district={id} value={sanity === 0 ? '–' : sanityOf(s, id)} />
      </g>
      {was !== null && was !== sanityOf(s, id) && (
        <g transform={at(sanitySpot(id), 1.08)}>
          <SanityChange was={was} now={sanityOf(s, id)} />
        </g>
      )}
    </g>
  );
}

import type { District } from '@tabula/cults/content/behaviour.js';
import { pointsName, sanityName } from '@tabula/cults/forecast-changes.js';
import { cardCost } from '@tabula/cults/rules/growth.js';
import type { Ref } from '@tabula/kernel/chance.js';
import { Fragment, type JSX } from 'preact';
import {
  arrivedSpot,
  dominationSpots,
  placeSpots,
  ritualSpots,
  SIZE,
  type Spot,
  sanitySpot,
  stackSpot,
  trackSpots,
} from './geometry.js';
import { districtLabel, ritualLabel } from './labels.js';
import { paidFor } from './paid-for.js';
import { useSeen } from './seen.js';

interface SpotProps {
  readonly thing: Ref;
  readonly label: string;
  readonly where: Spot;
  /** In units of the drawing. */
  readonly width: number;
  readonly height: number;
  readonly round?: boolean;
  /** Without a question about it, a touch shows this card. */
  readonly card?: string;
}

const percent = (units: number): string => `${((units / SIZE) * 100).toFixed(2)}%`;

/** Something in the city that may be touched: a button laid over the drawing. */
function Touch({ thing, label, where, width, height, round = false, card }: SpotProps): JSX.Element {
  const { props, words } = useSeen();
  const [may, chosen] = [props.may(thing), props.chosen(thing)];
  return (
    <button
      type="button"
      class={`cu-spot${round ? ' cu-spot--round' : ''}${may ? ' may' : ''}${chosen ? ' is-selected' : ''}`}
      data-card={card}
      style={{
        left: percent(where.x - width / 2),
        top: percent(where.y - height / 2),
        width: percent(width),
        height: percent(height),
      }}
      aria-label={[label, chosen ? words('chosen') : may ? words('may') : ''].filter(Boolean).join(', ')}
      aria-pressed={chosen}
      onClick={() => (may || chosen || card === undefined ? props.touch(thing) : props.zoom(card))}
    />
  );
}

interface SumProps {
  /** The name of the number. */
  readonly of: string;
  readonly label: string;
  /** What it means, beside the mouse. */
  readonly says?: string;
  readonly where: Spot;
  readonly size: number;
  /** Keys come to the first number of a district; arrows lead to the others. */
  readonly first?: boolean;
}

/** A number in the city: what it is made of is a touch or a key away. */
const SumSpot = ({ of, label, says, where, size, first = false }: SumProps): JSX.Element => (
  <button
    type="button"
    class="cu-spot cu-spot--round cu-spot--sum"
    data-number={of}
    tabIndex={first ? 0 : -1}
    style={{
      left: percent(where.x - size / 2),
      top: percent(where.y - size / 2),
      width: percent(size),
      height: percent(size),
    }}
    aria-label={label}
    title={says}
  />
);

/** How far from the middle of a stack its cost stands. */
const COST = { x: -13, y: -21 } as const;

interface NoteProps {
  /** The number that tells more of it. */
  readonly of: string;
  readonly says: string;
  readonly where: Spot;
  readonly size: number;
}

/** Something that cannot be chosen and tells what it is: beside the mouse, and what it adds to when it is touched. */
const Note = ({ of, says, where, size }: NoteProps): JSX.Element => (
  <span
    class="cu-spot cu-spot--round cu-note"
    data-number={of}
    title={says}
    style={{
      left: percent(where.x - size / 2),
      top: percent(where.y - size / 2),
      width: percent(size),
      height: percent(size),
    }}
  />
);

/** What the pieces of a district mean that nobody can choose: a touch at them is no touch at the district. */
function Notes({ id }: { readonly id: District }): JSX.Element {
  const { view, words, nameOf, options } = useSeen();
  const { investigators, track, places, domination } = view.districts[id];
  const sane = sanityName(id);
  const walker = trackSpots(id, options.investigationSteps)[options.investigationSteps - track];
  return (
    <>
      {walker !== undefined && (
        <Note of={sane} says={words('note.walker', { steps: track })} where={walker} size={28} />
      )}
      {Array.from({ length: Math.min(investigators, 3) }, (_, nth) => (
        <Note key={nth} of={sane} says={words('note.investigator')} where={arrivedSpot(id, nth)} size={28} />
      ))}
      {places.map((owner) => (
        <Note
          key={`place ${owner}`}
          of={pointsName(owner)}
          says={words('note.place', { name: nameOf(owner) })}
          where={placeSpots(id, view.seats.length)[owner]!}
          size={38}
        />
      ))}
      {domination.map((owner, nth) => (
        <Note
          key={`domination ${nth}`}
          of={pointsName(owner)}
          says={words('note.domination', { name: nameOf(owner) })}
          where={dominationSpots(id, options.dominationSpaces)[nth]!}
          size={38}
        />
      ))}
    </>
  );
}

/** What is being paid for: a stack, or where the piece will lie. */
function Paid({ id }: { readonly id: District }): JSX.Element {
  const { view, props, options, home } = useSeen();
  const { rituals } = view.districts[id];
  const { stacks, place, ritual } = paidFor(props.now.question, view, id);
  const types = (['guardian', 'action'] as const).filter((type) =>
    stacks.includes(view.districts[id][type]?.kind ?? ''),
  );
  const spots = [
    ...types.map((type) => ({ where: stackSpot(id, type), width: 52, height: 68, round: false })),
    ...(place ? [{ where: placeSpots(id, view.seats.length)[home], width: 44, height: 44, round: true }] : []),
    ...(ritual && rituals.length < options.ritualCap
      ? [{ where: ritualSpots(id)[rituals.length], width: 52, height: 52, round: true }]
      : []),
  ];
  return (
    <>
      {spots.map(
        ({ where, width, height, round }, at) =>
          where !== undefined && (
            <span
              key={at}
              class={`cu-spot is-paid${round ? ' cu-spot--round' : ''}`}
              style={{
                left: percent(where.x - width / 2),
                top: percent(where.y - height / 2),
                width: percent(width),
                height: percent(height),
              }}
            />
          ),
      )}
    </>
  );
}

/** What may be touched in a district: the quarter itself, its rituals, its stacks, and what numbers are made of. */
export function QuarterSpots({ id }: { readonly id: District }): JSX.Element {
  const seen = useSeen();
  const { view, s, props, words } = seen;
  const { open, rituals } = view.districts[id];
  const [may, chosen] = [props.may({ district: id }), props.chosen({ district: id })];
  const label = open ? districtLabel(seen, id) : words('district.closed', { district: { district: id } });
  return (
    <section class="cu-spots" aria-label={props.name({ district: id })} data-numbers>
      <button
        type="button"
        data-district={id}
        class={`cu-quarter cu-quarter--${id}${may ? ' may' : ''}${chosen ? ' is-selected' : ''}`}
        aria-label={[label, chosen ? words('chosen') : may ? words('may') : ''].filter(Boolean).join(', ')}
        aria-pressed={chosen}
        onClick={() => props.touch({ district: id })}
      />
      {open && (
        <SumSpot
          of={sanityName(id)}
          label={`${words('sanity.name')}, ${props.name({ district: id })}`}
          says={words('note.sanity')}
          where={sanitySpot(id)}
          size={48}
          first
        />
      )}
      {open && <Notes id={id} />}
      {open && <Paid id={id} />}
      {ritualSpots(id).map((where, nth) => {
        const ritual = rituals[nth];
        if (ritual === undefined) return null;
        return (
          <Touch
            key={nth}
            thing={{ ritual: `${id}:${ritual.level}:${ritual.owner}` }}
            label={ritualLabel(seen, id, ritual.owner, ritual.level)}
            where={where}
            width={52}
            height={52}
            round
          />
        );
      })}
      {(['guardian', 'action'] as const).map((type) => {
        const stack = view.districts[id][type];
        if (stack === null) return null;
        const cost = cardCost(s, id, stack.kind);
        const label = words('stack', { card: { card: stack.kind }, type: { type }, left: stack.left, cost });
        const { x, y } = stackSpot(id, type);
        return (
          <Fragment key={type}>
            <Touch
              thing={{ stack: stack.kind }}
              card={stack.kind}
              label={label}
              where={{ x, y }}
              width={52}
              height={68}
            />
            <SumSpot of={`cost/${id}/${stack.kind}`} label={label} where={{ x: x + COST.x, y: y + COST.y }} size={22} />
          </Fragment>
        );
      })}
    </section>
  );
}

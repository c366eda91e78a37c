import type { District } from '@tabula/cults/content/behaviour.js';
import { cardCost } from '@tabula/cults/rules/growth.js';
import type { Ref } from '@tabula/kernel/chance.js';
import type { JSX } from 'preact';
import { ritualSpots, SIZE, type Spot, stackSpot } from './geometry.js';
import { districtLabel, ritualLabel } from './labels.js';
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

/** What may be touched in a district: the quarter itself, its rituals and its stacks. */
export function QuarterSpots({ id }: { readonly id: District }): JSX.Element {
  const seen = useSeen();
  const { view, s, props, words } = seen;
  const { open, rituals } = view.districts[id];
  const [may, chosen] = [props.may({ district: id }), props.chosen({ district: id })];
  const label = open ? districtLabel(seen, id) : words('district.closed', { district: { district: id } });
  return (
    <section class="cu-spots" aria-label={props.name({ district: id })}>
      <button
        type="button"
        data-district={id}
        class={`cu-quarter cu-quarter--${id}${may ? ' may' : ''}${chosen ? ' is-selected' : ''}`}
        aria-label={[label, chosen ? words('chosen') : may ? words('may') : ''].filter(Boolean).join(', ')}
        aria-pressed={chosen}
        onClick={() => props.touch({ district: id })}
      />
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
        return (
          <Touch
            key={type}
            thing={{ stack: stack.kind }}
            card={stack.kind}
            label={words('stack', { card: { card: stack.kind }, type: { type }, left: stack.left, cost })}
            where={stackSpot(id, type)}
            width={52}
            height={68}
          />
        );
      })}
    </section>
  );
}

import type { District } from '@tabula/cults/content/behaviour.js';
import { cardOf } from '@tabula/cults/content/cards.js';
import { cardCost } from '@tabula/cults/rules/growth.js';
import type { JSX } from 'preact';
import { Sigil } from '../../app/parts.js';
import { Num } from '../../table/numbers.js';
import { Attr, SYMBOLS } from './card.js';
import { Emblem } from './emblem.js';
import { PlanPieces } from './pieces.js';
import { useSeen } from './seen.js';

interface PanelFootProps {
  readonly id: District;
  /** The stacks that are being paid for. */
  readonly paid: readonly string[];
  readonly openPlans: () => void;
}

/** The lowest row of a district on a phone: its two stacks of cards, and the plans. */
export const PanelFoot = ({ id, paid, openPlans }: PanelFootProps): JSX.Element => (
  <div class="cu-panel__foot">
    <div class="cu-panel__stacks">
      <StackRow id={id} type="guardian" paid={paid} />
      <StackRow id={id} type="action" paid={paid} />
    </div>
    <PlanTower id={id} open={openPlans} />
  </div>
);

interface StackRowProps {
  readonly id: District;
  readonly type: 'guardian' | 'action';
  readonly paid: readonly string[];
}

function StackRow({ id, type, paid }: StackRowProps): JSX.Element | null {
  const { view, s, props, words, card } = useSeen();
  const stack = view.districts[id][type];
  if (stack === null) return null;
  const ref = { stack: stack.kind };
  const [may, chosen] = [props.may(ref), props.chosen(ref)];
  const cost = cardCost(s, id, stack.kind);
  const printed = cardOf(stack.kind);
  return (
    <button
      type="button"
      class={`cu-stackrow cu-stackrow--${type}${may ? ' may' : ''}${chosen ? ' is-selected' : ''}${paid.includes(stack.kind) ? ' is-paid' : ''}`}
      data-card={stack.kind}
      aria-pressed={chosen}
      onClick={() => (may || chosen ? props.touch(ref) : props.zoom(stack.kind))}
    >
      <span class="vh">
        {[
          words('stack', { card: { card: stack.kind }, type: { type }, left: stack.left, cost }),
          may ? words('may') : '',
        ]
          .filter(Boolean)
          .join(', ')}
      </span>
      <span class="cu-stackrow__art" aria-hidden="true">
        <Emblem card={stack.kind} />
        <b>
          <Num of={`cost/${id}/${stack.kind}`} value={cost} within />
        </b>
      </span>
      <span class="cu-stackrow__text" aria-hidden="true">
        <small>
          {props.name({ type })} ×{stack.left}
        </small>
        <b>{card(stack.kind)?.name}</b>
        <span class="cu-stackrow__symbols">
          {SYMBOLS.flatMap((symbol) =>
            Array.from({ length: printed[symbol] }, (_, at) => <Attr key={`${symbol}${at}`} of={symbol} />),
          )}
        </span>
      </span>
    </button>
  );
}

/** The plan markers of a district in their order; a touch shows what the others were used for. */
function PlanTower({ id, open }: { readonly id: District; readonly open: () => void }): JSX.Element {
  const { view, words, nameOf } = useSeen();
  const { plans } = view.districts[id];
  const top = plans.at(-1);
  const height = 14 * Math.max(2, Math.min(plans.length, 6));
  const said =
    plans.length === 0 ? words('plans.none') : words('plans', { names: [...plans].reverse().map(nameOf).join(', ') });
  return (
    <button type="button" class="cu-tower" onClick={open}>
      <span class="vh">{`${said}. ${words('planboard')}`}</span>
      <span class="caps" aria-hidden="true">
        {words('plans.name')}
      </span>
      <svg viewBox={`-36 ${-30 - height} 72 ${52 + height}`} aria-hidden="true">
        <PlanPieces plans={plans} />
      </svg>
      {top !== undefined && (
        <small aria-hidden="true">
          <Sigil seat={top} /> {nameOf(top)}
        </small>
      )}
    </button>
  );
}
